// Channels with their threads, and who you are.

import { post } from "./api.js";
import { $, avatar, el } from "./dom.js";
import { face, isPrivate, nameOf, place } from "./places.js";
import { parts, say } from "./words.js";

/** Draws the sidebar. `unread` maps channels to counts of mentions (0: only unread). */
export function sidebar(state, open, unread) {
  const top = state.channels.filter((it) => !it.parent);
  const within = (name) => top.filter((it) => place(state, it) === name);
  const link = (it) => {
    const count = it.id === open ? undefined : unread.get(it.id);
    return el("a", {
      href: `#${it.id}`, class: "channel" + (it.parent ? " thread" : "") + (isPrivate(it) ? " direct" : ""),
      "aria-current": it.id === open ? "page" : undefined,
      data: { channelId: it.id, channel: it.name, unread: count === undefined ? undefined : String(count) },
    }, ...label(state, it),
    count ? el("span", { class: "count", "aria-label": say("{count} mentions", { count }) }, String(count)) : null);
  };
  const group = (channel) => {
    const threads = state.channels.filter((it) => it.parent === channel.id
      && (!it.archived || it.id === open));
    return el("div", { class: "group" }, link(channel), threads.map(link));
  };
  const section = (name, list) => (list.length
    ? [el("section", { "aria-label": name }, el("h2", {}, name), list)] : []);
  $("channels").replaceChildren(...within("server").map(group),
    ...section(say("Direct messages"), [...within("bot"), ...within("private")].map(link)),
    ...section(say("Another server"), within("elsewhere").map(group)));
  $("people").replaceChildren(...state.people.map((person) => el("a", {
    class: "person", role: "radio", "aria-checked": person.id === state.me.id,
    href: as(person), data: { user: person.name },
  }, avatar(person), el("span", {}, person.name))));
  const { me } = state;
  $("me").replaceChildren(avatar(me), el("span", {}, me.name));
  $("me").setAttribute("aria-label", say("You are {name}. Be somebody else", { name: me.name }));
  const installed = $("installed");
  installed.checked = me.installed;
  installed.onchange = () => post("installed", { installed: installed.checked });
  const other = state.people.find((person) => person.id !== me.id);
  $("second").replaceChildren(...(other ? parts("To be two people at once, open {link}.", {
    link: el("a", { href: as(other), target: "_blank", data: { second: other.name } },
      say("{name} in a second tab", { name: other.name })),
  }) : []));
  document.title = `${title(state, open)} · ${state.me.name} · Eightfold playground`;
}

/** What a link to a channel shows: its sign and name, or the faces of a direct or group message. */
function label(state, channel) {
  const name = el("span", { class: "name" }, nameOf(state, channel));
  if (!isPrivate(channel)) {
    const sign = channel.parent ? "" : sigil(channel);
    return [el("span", { class: "sigil", "aria-hidden": "true" }, sign), name];
  }
  const { picture, about } = face(state, channel);
  if (about) name.append(el("small", {}, about));
  return [picture, name];
}

/** Where a tab is this person, in the same channel. */
function as(person) {
  return `/?as=${encodeURIComponent(person.name)}${location.hash}`;
}

/** What stands before a channel's name, by Discord's number of its kind. */
function sigil(channel) {
  const known = { 2: "🔊", 5: "📢", 13: "🎙", 15: "💬", 16: "🖼" };
  return known[channel.kind] ?? "#";
}

export function title(state, open) {
  const channel = state.channels.find((it) => it.id === open);
  if (!channel) return "";
  if (isPrivate(channel)) return `${channel.kind === 1 ? "@" : ""}${nameOf(state, channel)}`;
  return channel.parent ? channel.name : `${sigil(channel)}${channel.name}`;
}

/** The drawer on narrow screens. */
export function drawer() {
  const show = (on) => {
    document.body.classList.toggle("drawer", on);
    $("shade").hidden = !on;
    $("menu").setAttribute("aria-expanded", on);
  };
  $("menu").addEventListener("click", () => show(!document.body.classList.contains("drawer")));
  // On wide screens the people are in sight already.
  $("me").addEventListener("click", () => {
    if ($("menu").checkVisibility()) show(true);
    $("people").querySelector("[aria-checked=true]")?.focus();
  });
  $("shade").addEventListener("click", () => show(false));
  $("sidebar").addEventListener("click", (event) => event.target.closest("a") && show(false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && show(false));
}

