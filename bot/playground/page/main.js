// The page: what is known, what happens, and who draws it.

import { get, listen, post } from "./api.js";
import { Composer } from "./composer.js";
import { $, el } from "./dom.js";
import { locales, localized } from "./locale.js";
import { log, refused, toast } from "./log.js";
import { Messages } from "./messages.js";
import { openModal } from "./modal.js";
import { personMenu } from "./person.js";
import { beginning, isPrivate, nameOf, offered, present } from "./places.js";
import { drawer, sidebar, title } from "./sidebar.js";
import { parts, say, speak } from "./words.js";

const SILENCE = "The application did not respond";

let state = { me: {}, people: [], bot: {}, guild: {}, channels: [], commands: [], user_commands: [], offers: {} };
let open = null;
let shows = 0;
let loads = 0;
let wanted = null;
const unread = new Map();
const early = [];

const user = (id) => [...state.people, state.bot].find((it) => it.id === id);
const find = (id) => state.channels.find((it) => it.id === id);

function answered(outcome, send = post) {
  if (outcome.answer === "modal") openModal(outcome, state.bot, send);
}

const context = {
  me: () => state.me,
  user,
  find,
  people: () => present(state, find(open)).filter((it) => it.id !== state.bot.id),
  channels: () => state.channels.filter((it) => it.guild && it.guild === find(open)?.guild),
  person: (id) => (user(id)
    ? el("button", { type: "button", class: "mention" + (id === state.me.id ? " me" : ""),
      "aria-haspopup": "menu", data: { mention: id, person: id } }, `@${user(id).name}`)
    : el("span", { class: "mention" }, "@unknown-user")),
  channel: (id) => (find(id)
    ? el("a", { class: "mention", href: `#${id}` }, `${find(id).parent || isPrivate(find(id)) ? "" : "#"}${nameOf(state, find(id))}`)
    : el("span", { class: "mention" }, "#unknown")),
  command: (name, id) => {
    const known = state.commands.find((it) => it.id === id && it.name === name.split(" ")[0]);
    if (!known) return null;
    const spec = localized(known, state.me.locale);
    return el("button", { type: "button", class: "mention", data: { commandId: id }, onclick: () => composer.start(spec) },
      `/${[spec.shown, ...name.split(" ").slice(1)].join(" ")}`);
  },
  jump: (channel, message) => {
    wanted = message;
    if (channel === open) reach();
  },
  dismiss: (message) => post("dismiss", { message: message.id }).catch((error) => toast(error.message)),
  failed: (message, text) => messages.note(message.id, text),
  answered,
};

const messages = new Messages(context);
const composer = new Composer({
  channel: () => open,
  commands: () => offered(state, find(open), state.commands).map((it) => localized(it, state.me.locale)),
  none: () => {
    if (!state.commands.length) return say("The bot has registered none.");
    return say(state.me.installed ? "{bot} offers none here." : "{bot} is not on your account.", { bot: state.bot.name });
  },
  everybody: () => present(state, find(open)),
  channels: () => state.channels.filter((it) => it.guild && it.guild === find(open)?.guild),
  answered: (spec, outcome) => {
    if (outcome.answer === "silence") messages.failure(`/${spec.name}`, say(SILENCE));
    answered(outcome);
  },
});

function draw() {
  // Something may be heard before anything is known.
  if (!state.me.id) return;
  if (speak(state.me.locale)) messages.load([...messages.all.values()]);
  sidebar(state, open, unread);
  locales(state, toast);
  const name = title(state, open);
  $("title").textContent = name;
  composer.named(name);
  const status = $("bot-status");
  status.textContent = say(state.connected ? "{bot} is online" : "{bot} is offline", { bot: state.bot.name });
  status.dataset.lost = say("connection lost");
  status.dataset.connected = String(Boolean(state.connected));
  const channel = find(open);
  $("welcome").replaceChildren(...(channel ? welcome(channel) : []));
}

function welcome(channel) {
  const parent = find(channel.parent);
  const about = !parent ? beginning(state, channel)
    : parts("A thread in {channel}.", { channel: el("a", { href: `#${parent.id}` }, `#${parent.name}`) });
  return [el("h3", {}, isPrivate(channel) ? nameOf(state, channel) : title(state, open)), el("p", {}, about)];
}

/** Draws what is known by now, what can be typed too. */
function redraw() {
  draw();
  composer.again();
}

/** Loads something; what is heard meanwhile happens afterwards, so that nothing older comes over it. */
async function loading(load) {
  loads += 1;
  try {
    await load();
  } finally {
    loads -= 1;
    for (const event of loads ? [] : early.splice(0)) heard(event);
  }
}

/** Asks anew for everything that is known beside the messages. */
const learn = () => loading(async () => {
  state = await get("state");
  redraw();
});

const refresh = () => loading(async () => {
  state = await get("state");
  await show(find(open) ? open : find(location.hash.slice(1))?.id ?? state.channels[0]?.id ?? null);
});

const show = (id) => loading(async () => {
  open = id;
  const number = ++shows;
  unread.delete(id);
  redraw();
  // Another channel's messages would be taken for its own.
  const list = await get(`channels/${id}/messages`).catch((error) => {
    if (number === shows) messages.load([]);
    throw error;
  });
  if (number !== shows) return;
  messages.load(list);
  reach();
});

/** Shows the message that a link led to. */
function reach() {
  const message = wanted && $(`message-${wanted}`);
  wanted = null;
  message?.scrollIntoView({ block: "center" });
}

function heard(event) {
  if (loads) return early.push(event);
  (async () => handlers[event.event]?.(event))().catch((error) => toast(error.message));
}

const handlers = {
  sent: (event) => place(event, (message) => messages.add(message)),
  changed: (event) => place(event, (message) => messages.change(message)),
  deleted: (event) => {
    if (event.channel === open) messages.remove(event.message);
  },
  channel: ({ channel }) => {
    state.channels = [...state.channels.filter((it) => it.id !== channel.id), channel]
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    draw();
  },
  channel_gone: ({ channel }) => {
    state.channels = state.channels.filter((it) => it.id !== channel && it.parent !== channel);
    if (!find(open)) location.hash = state.channels[0].id;
    draw();
  },
  commands: learn,
  locales: learn,
  bot: ({ connected }) => {
    state.connected = connected;
    draw();
  },
  typing: ({ channel }) => { if (channel === open) typing(); },
  unanswered: (event) => { if (event.message) messages.note(event.message, say(SILENCE)); },
  answered: () => {},
  refused,
  reload: refresh,
};

function place(event, put) {
  const { message } = event;
  if (message.channel === open) {
    if (message.author.id === state.bot.id) $("typing").textContent = "";
    put(message);
  } else if (event.event === "sent" && message.author.id !== state.me.id) {
    const channel = find(message.channel);
    const mine = message.mentions.includes(state.me.id) || message.mention_everyone || (channel && isPrivate(channel));
    unread.set(message.channel, (unread.get(message.channel) ?? 0) + (mine ? 1 : 0));
    draw();
  }
  const channel = find(message.channel);
  if (event.event === "sent" && channel) channel.count += 1;
}

let typingTimer;
function typing() {
  $("typing").textContent = say("{bot} is typing…", { bot: state.bot.name });
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => { $("typing").textContent = ""; }, 8000);
}

// What ends a syllable or a word in an input method belongs to that, and to no field: in Safari the key
// comes when the composition has ended, and only its code tells.
addEventListener("keydown", (event) => {
  if (!event.isComposing && event.keyCode !== 229) return;
  event.stopPropagation();
  if (event.key === "Enter") event.preventDefault();
}, true);
addEventListener("hashchange", () => {
  const id = location.hash.slice(1);
  if (find(id) && id !== open) show(id).catch((error) => toast(error.message));
});
personMenu({
  user,
  bot: () => state.bot,
  commands: () => offered(state, find(open), state.user_commands).map((it) => localized(it, state.me.locale)),
  run: async (command, target) => {
    try {
      const sent = { channel: open, command: command.name, target };
      const outcome = await post("user-commands", sent);
      if (outcome.answer === "silence") messages.failure(command.shown, say(SILENCE));
      answered(outcome);
    } catch (error) {
      toast(error.message);
    }
  },
});
$("viewer").addEventListener("click", () => $("viewer").close());
drawer();
log();
listen(heard, () => {
  document.body.classList.remove("lost");
  refresh().catch((error) => toast(error.message));
}, () => document.body.classList.add("lost"));
