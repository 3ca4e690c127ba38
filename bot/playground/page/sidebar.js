// Channels with their threads, and who you are.

import { $, avatar, el } from "./dom.js";

/** Draws the sidebar. `unread` maps channels to counts of mentions (0: only unread). */
export function sidebar(state, open, unread) {
  const channels = state.channels.filter((it) => !it.parent);
  const link = (it) => {
    const count = it.id === open ? undefined : unread.get(it.id);
    return el("a", {
      href: `#${it.id}`, class: "channel" + (it.parent ? " thread" : ""),
      "aria-current": it.id === open ? "page" : undefined,
      data: { channelId: it.id, channel: it.name, unread: count === undefined ? undefined : String(count) },
    }, el("span", { class: "sigil", "aria-hidden": "true" }, it.parent ? "" : sigil(it)),
    el("span", { class: "name" }, it.name),
    count ? el("span", { class: "count", "aria-label": `${count} mentions` }, String(count)) : null);
  };
  const groups = channels.map((channel) => {
    const threads = state.channels.filter((it) => it.parent === channel.id
      && (!it.archived || it.id === open));
    return el("div", { class: "group" }, link(channel), threads.map(link));
  });
  $("channels").replaceChildren(...groups);
  $("people").replaceChildren(...state.people.map((person) => el("a", {
    class: "person", role: "radio", "aria-checked": person.id === state.me.id,
    href: as(person), data: { user: person.name },
  }, avatar(person), el("span", {}, person.name))));
  const { me } = state;
  $("me").replaceChildren(avatar(me), el("span", {}, me.name));
  $("me").setAttribute("aria-label", `You are ${me.name}. Be somebody else`);
  const other = state.people.find((person) => person.id !== me.id);
  $("second").replaceChildren(...(other ? ["To be two people at once, open ",
    el("a", { href: as(other), target: "_blank", data: { second: other.name } }, `${other.name} in a second tab`), "."] : []));
  document.title = `${title(state, open)} · ${state.me.name} · Eightfold playground`;
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

