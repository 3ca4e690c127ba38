// Refusals: a toast when it happens, and a list to read later.

import { $, el, time } from "./dom.js";
import { say } from "./words.js";

const KEPT = 200;

export function log() {
  const show = (on) => {
    $("log").hidden = !on;
    $("log-toggle").setAttribute("aria-expanded", on);
    if (!on) return;
    $("log-toggle").classList.remove("news");
    $("toasts").replaceChildren();
  };
  $("log-toggle").addEventListener("click", () => show($("log").hidden));
  $("log-close").addEventListener("click", () => show(false));
}

/** A request of the bot was refused. */
export function refused(event) {
  const path = event.path.replace("/api/v10", "").replace(/\d{15,}(-[0-9a-f]+)?/g, "…");
  const request = `${event.method} ${path}`;
  const code = event.code || event.status;
  const line = el("li", { data: { code: String(event.code), status: String(event.status) } },
    el("p", {}, el("strong", {}, String(code)), " ", event.reason, " ", time(new Date().toISOString(), true)),
    el("code", {}, request));
  if (event.body) {
    line.append(el("details", {}, el("summary", {}, say("Body")),
      el("pre", {}, JSON.stringify(event.body, null, 1))));
  }
  $("log-lines").prepend(line);
  while ($("log-lines").childElementCount > KEPT) $("log-lines").lastElementChild.remove();
  if (!$("log").hidden) return;
  $("log-toggle").classList.add("news");
  toast(say("Refused with {code}: {reason}", { code, reason: event.reason }), request);
}

/** A notice that goes by itself. The same one again is only counted. */
export function toast(text, detail) {
  const same = [...$("toasts").children].find((it) => it.dataset.toast === text);
  const times = same ? Number(same.dataset.times) + 1 : 1;
  same?.remove();
  const close = el("button", { type: "button", "aria-label": say("Close notice") }, "✕");
  const node = el("div", { class: "toast", data: { toast: text, times } },
    el("div", {}, el("strong", {}, text), detail ? el("code", {}, detail) : null,
      times > 1 ? el("span", { class: "times" }, ` ×${times}`) : null), close);
  close.addEventListener("click", () => node.remove());
  $("toasts").append(node);
  while ($("toasts").childElementCount > 3) $("toasts").firstElementChild.remove();
  setTimeout(() => node.remove(), 8000);
}
