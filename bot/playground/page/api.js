// The page's side of /playground/...: every act is somebody's.

const params = new URLSearchParams(location.search);

/** Who this tab is. */
export const as = params.get("as") || "Ada";

async function read(response) {
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  const error = new Error(body.message || `The playground answered ${response.status}.`);
  error.option = body.option;
  throw error;
}

/** How long anything may take to load, in milliseconds. */
const PATIENCE = 10_000;

export async function get(path) {
  const signal = AbortSignal.timeout(PATIENCE);
  return read(await fetch(`/playground/${path}?as=${encodeURIComponent(as)}`, { signal }));
}

export async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return read(await fetch(`/playground/${path}`, {
    method: "POST", headers, body: JSON.stringify({ as, ...body }),
  }));
}

/** Listens for ever: `heard` gets each event, `opened` is called after every (re)connection. */
export function listen(heard, opened, lost) {
  const source = new EventSource(`/playground/events?as=${encodeURIComponent(as)}`);
  source.onopen = opened;
  source.onmessage = (message) => heard(JSON.parse(message.data));
  source.onerror = () => {
    lost();
    if (source.readyState === EventSource.CLOSED) {
      setTimeout(() => listen(heard, opened, lost), 1500);
    }
  };
}
