// Small helpers: elements, avatars, times. Text only ever enters the page as text nodes.

import { date, number, say } from "./words.js";

/** Makes an element: `el("p", { class: "hint", onclick }, "text", child)`. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("aria-")) node.setAttribute(key, String(value));
    else if (value === false) continue;
    else if (key === "class") node.className = value;
    else if (key === "data") mark(node, value);
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

function mark(node, data) {
  for (const [key, value] of Object.entries(data)) {
    if (value !== undefined) node.dataset[key] = value;
  }
}

export const $ = (id) => document.getElementById(id);

const COLORS = ["#c7643d", "#3f7fc4", "#4a9a64", "#9a5cc0", "#b8893a", "#3a9aa0", "#b04f78"];

/** A round picture: the bot's die, or a person's initial on a colour of its own. */
export function avatar(user) {
  if (user.bot) {
    const icon = el("img", { src: "/page/icon.svg", alt: "", width: 26, height: 26 });
    return el("span", { class: "avatar bot", "aria-hidden": "true" }, icon);
  }
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, [...user.name][0]);
  const sum = [...user.name].reduce((sum, letter) => sum + letter.codePointAt(0), 0);
  node.style.background = COLORS[sum % COLORS.length];
  return node;
}

/** An emoji as components have it, or null; without a picture of its own, its name stays. */
export function emoji(it, alt = "") {
  if (!it?.name) return null;
  if (!it.id) return el("span", { class: "emoji" }, it.name);
  const image = el("img", { class: "emoji", src: `/emojis/${it.id}`, alt, title: `:${it.name}:` });
  image.addEventListener("error", () => image.replaceWith(`:${it.name}:`));
  return image;
}

const CLOCK = { hour: "numeric", minute: "2-digit" };
const DAY = { day: "numeric", month: "long", year: "numeric" };
const FULL = { dateStyle: "full", timeStyle: "short" };

export const dayOf = (iso) => date(new Date(iso), DAY);

/** "Today at 15:04". */
export function time(iso, short = false) {
  const at = new Date(iso);
  const days = Math.round((startOfDay(new Date()) - startOfDay(at)) / 86_400_000);
  const clock = date(at, CLOCK);
  const named = ["Today at {time}", "Yesterday at {time}"][days];
  const text = named ? say(named, { time: clock }) : `${date(at, DAY)}, ${clock}`;
  return el("time", { datetime: iso, title: date(at, FULL) }, short ? clock : text);
}

function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** "12.3 KB". */
export function bytes(count) {
  if (count < 1024) return `${count} B`;
  const tenths = (value) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (count < 1024 * 1024) return `${tenths(count / 1024)} KB`;
  return `${tenths(count / 1024 / 1024)} MB`;
}
