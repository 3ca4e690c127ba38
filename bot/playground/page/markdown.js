// Discord's markdown as nodes. Nothing is ever parsed as HTML.

import { el, emoji } from "./dom.js";

const INLINE = [
  [/^\\([!-/:-@[-`{-~])/, (m) => m[1]],
  [/^``(.+?)``|^`([^`]+)`/s, (m) => el("code", {}, (m[1] ?? m[2]).trim())],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, c) => el("strong", {}, inline(m[1], c))],
  [/^__(.+?)__/s, (m, c) => el("u", {}, inline(m[1], c))],
  [/^\*(?!\s)([^*]+?|.*?\*\*.+?\*\*.*?)\*(?!\*)/s, (m, c) => el("em", {}, inline(m[1], c))],
  [/^_(?!\s)([^_]+?)_(?![\p{L}\p{N}])/su, (m, c) => el("em", {}, inline(m[1], c))],
  [/^~~(.+?)~~/s, (m, c) => el("s", {}, inline(m[1], c))],
  [/^\|\|(.+?)\|\|/s, (m, c) => spoiler(inline(m[1], c))],
  [/^<@!?(\d+)>/, (m, c) => c.person(m[1])],
  [/^<#(\d+)>/, (m, c) => c.channel(m[1])],
  [/^<\/([^:>]+):(\d+)>/, (m, c) => c.command(m[1], m[2]) ?? m[0]],
  [/^<a?:(\w{2,32}):(\d+)>/, (m) => emoji({ name: m[1], id: m[2] }, `:${m[1]}:`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, c) => stamp(Number(m[1]), m[2], c.me?.().locale)],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, c) => link(m[2], inline(m[1], c), c)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, c) => link(m[1], m[1], c)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (m, c) => link(m[0], m[0], c)],
];

function spoiler(children) {
  const node = el("span", { class: "spoiler", tabindex: "0", role: "button" }, children);
  node.addEventListener("click", () => node.classList.add("open"));
  return node;
}

/** A link; one to a message of a channel that is known here leads there. */
function link(href, children, context) {
  const [, channel, message] = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/.exec(href) ?? [];
  if (channel && context.find?.(channel)) {
    return el("a", { href: `#${channel}`, data: { jump: message }, onclick: () => context.jump(channel, message) },
      children);
  }
  return el("a", { href, rel: "noreferrer noopener", target: "_blank" }, children);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" },
  D: { dateStyle: "long" }, f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A time, in the language of who looks. */
function stamp(seconds, style = "f", locale = undefined) {
  const at = new Date(seconds * 1000);
  const title = new Intl.DateTimeFormat(locale, STYLES.F).format(at);
  const text = style === "R" ? relative(seconds, locale)
    : new Intl.DateTimeFormat(locale, STYLES[style]).format(at);
  return el("time", { class: "stamp", datetime: at.toISOString(), title }, text);
}

function relative(seconds, locale) {
  const left = seconds - Date.now() / 1000;
  const units = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600],
    ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, size]) => Math.abs(left) >= size) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
    .format(Math.round(left / size), unit);
}

function inline(text, context) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  let previous = "";
  while (text) {
    const rule = /[\\`*_~|<@[h]/.test(text[0]) && INLINE.find(([pattern]) => {
      // An underscore within a word is a letter: take_back.
      if (text[0] === "_" && text[1] !== "_" && /[\p{L}\p{N}]/u.test(previous)) return false;
      return pattern.test(text);
    });
    if (rule) {
      const match = rule[0].exec(text);
      const made = rule[1](match, context);
      if (typeof made === "string") plain += made;
      else {
        flush();
        nodes.push(made);
      }
      previous = match[0].at(-1);
      text = text.slice(match[0].length);
    } else {
      if (text[0] === "\n") {
        flush();
        nodes.push(el("br"));
      } else plain += text[0];
      previous = text[0];
      text = text.slice(1);
    }
  }
  flush();
  return nodes;
}

/** The whole text, as nodes. `context` makes mentions: `person(id)`, `channel(id)`, `command(name, id)`, which is null if there is none; `jump(channel, message)` goes to a message, `find(channel)` knows its channel. */
export function markdown(text, context) {
  const nodes = [];
  const fences = text.split(/```(?:[a-zA-Z0-9+-]*\n)?([\s\S]*?)```\n?/);
  fences.forEach((part, index) => {
    if (index % 2) nodes.push(el("pre", { tabindex: "0" }, el("code", {}, part.replace(/\n$/, ""))));
    else nodes.push(...blocks(part, context));
  });
  return nodes;
}

/** A message's first line as words and emoji: what stands before an answer to it. */
export function preview(text, context) {
  const plain = {
    ...context,
    person: (id) => `@${context.user(id)?.name ?? "somebody"}`,
    channel: (id) => `#${context.find(id)?.name ?? "unknown"}`,
    command: (name) => `/${name}`,
  };
  const [line] = text.split("\n");
  return inline(line.replace(/^(-#|#{1,3}|>|[-*]) +/, ""), plain)
    .map((it) => (it.tagName === "A" || it.tagName === "TIME" ? it.textContent : it));
}

function blocks(text, context) {
  const nodes = [];
  const lines = text.replace(/\n$/, "").split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.join("").trim()) {
      nodes.push(el("p", {}, inline(paragraph.join("\n").replace(/^\n+/, ""), context)));
    }
    paragraph = [];
  };
  while (lines.length) {
    const line = lines.shift();
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const small = /^-# +(.+)/.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      nodes.push(el("blockquote", {}, blocks([line.slice(4), ...lines.splice(0)].join("\n"), context)));
    } else if (/^> ?/.test(line) && line.startsWith("> ")) {
      flush();
      const quoted = [line, ...take(lines, /^> /)].map((it) => it.slice(2));
      nodes.push(el("blockquote", {}, blocks(quoted.join("\n"), context)));
    } else if (heading) {
      flush();
      const level = heading[1].length;
      const props = { class: `h${level}`, role: "heading", "aria-level": level + 2 };
      nodes.push(el("p", props, inline(heading[2], context)));
    } else if (small) {
      flush();
      nodes.push(el("p", { class: "small" }, inline(small[1], context)));
    } else if (/^\s*[-*] /.test(line)) {
      flush();
      nodes.push(list("ul", [line, ...take(lines, /^\s*[-*] /)], context));
    } else if (/^\s*\d+\. /.test(line)) {
      flush();
      nodes.push(list("ol", [line, ...take(lines, /^\s*\d+\. /)], context));
    } else paragraph.push(line);
  }
  flush();
  return nodes;
}

function take(lines, pattern) {
  const end = lines.findIndex((line) => !pattern.test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function list(tag, lines, context) {
  const start = tag === "ol" ? parseInt(lines[0], 10) : undefined;
  const node = el(tag, { start });
  for (const line of lines) {
    const item = el("li", {}, inline(line.replace(/^\s*([-*]|\d+\.) /, ""), context));
    if (/^\s{2,}/.test(line)) item.className = "nested";
    node.append(item);
  }
  return node;
}
