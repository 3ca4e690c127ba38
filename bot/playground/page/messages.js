// The list of messages in the channel that is open.

import { post } from "./api.js";
import { $, avatar, bytes, dayOf, el, time } from "./dom.js";
import { components } from "./components.js";
import { markdown, preview } from "./markdown.js";
import { parts, say } from "./words.js";

/** Messages of one author within this time stand together. */
const TOGETHER = 7 * 60 * 1000;

/** The answers after which the message is changed. */
const CHANGES = ["updated", "acknowledged"];

export class Messages {
  /** `context`: me(), person(id), channel(id), command(name, id), people(), dismiss(message), failed(message, text), answered(outcome, send). */
  constructor(context) {
    this.context = context;
    this.all = new Map();
    this.notes = new Map();
    this.list = $("messages");
    this.scroll = $("scroll");
    this.stuck = true;
    this.size = "";
    // The message that something was done on, until that is answered.
    this.acted = null;
    this.scroll.addEventListener("scroll", () => {
      // Nobody scrolls who turns a phone: the observer below sees to that.
      if (this.size === this.sizes()) this.settle();
    });
    $("to-bottom").addEventListener("click", () => this.toBottom());
    const observer = new ResizeObserver(() => {
      this.size = this.sizes();
      if (this.stuck) this.toBottom();
    });
    observer.observe(this.list);
    observer.observe(this.scroll);
  }

  sizes() {
    return [this.scroll.clientWidth, this.scroll.clientHeight, this.scroll.scrollHeight].join();
  }

  /** Stays at the bottom from now on, if it is there. */
  settle() {
    const left = this.scroll.scrollHeight - this.scroll.scrollTop - this.scroll.clientHeight;
    this.stuck = left < 60;
    if (this.stuck) $("to-bottom").hidden = true;
  }

  toBottom() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.settle();
  }

  /** Scrolls a message into view: all of it, or its end where it is higher than the screen. */
  reveal(node) {
    const fits = node.offsetHeight <= this.scroll.clientHeight;
    node.scrollIntoView({ block: fits ? "nearest" : "end" });
    this.settle();
  }

  /** Sends what somebody does on a message. */
  async act(message, path, body) {
    this.acted = message.id;
    const outcome = await post(path, body).catch((error) => ({ error }));
    if (!CHANGES.includes(outcome.answer)) this.acted = null;
    if (outcome.error) throw outcome.error;
    return outcome;
  }

  /** Shows a channel from scratch. */
  load(messages) {
    this.all = new Map(messages.map((message) => [message.id, message]));
    this.list.replaceChildren();
    let previous = null;
    for (const message of messages) {
      this.list.append(...this.nodes(message, previous));
      previous = message;
    }
    this.toBottom();
  }

  add(message) {
    if (this.all.has(message.id)) return this.change(message);
    const previous = [...this.all.values()].at(-1) ?? null;
    this.all.set(message.id, message);
    this.list.append(...this.nodes(message, previous));
    const me = this.context.me().id;
    const mine = [message.author.id, message.used?.by, message.only_for].includes(me);
    if (mine) this.acted = null;
    if (this.stuck || mine) this.toBottom();
    else $("to-bottom").hidden = false;
  }

  change(message) {
    if (!this.all.has(message.id)) return;
    this.all.set(message.id, message);
    const old = this.node(message.id);
    const focused = old.contains(document.activeElement);
    const id = focused && document.activeElement.closest("[data-custom-id]")?.dataset.customId;
    const fresh = this.message(message, old.classList.contains("first"));
    old.replaceWith(fresh);
    if (id) {
      const same = [...fresh.querySelectorAll("[data-custom-id]")].find((it) => it.dataset.customId === id);
      (same?.querySelector("button") ?? same)?.focus({ preventScroll: true });
    }
    if (this.acted !== message.id) return;
    this.acted = null;
    this.reveal(fresh);
  }

  remove(id) {
    this.all.delete(id);
    this.notes.delete(id);
    const node = this.node(id);
    const next = node?.nextElementSibling;
    if (node?.classList.contains("first") && next?.classList.contains("message") && !next.classList.contains("first")) {
      const message = this.all.get(next.dataset.messageId);
      if (message) next.replaceWith(this.message(message, true));
    }
    node?.remove();
  }

  /** A red line under a message: "The application did not respond". */
  note(id, text) {
    this.notes.set(id, text);
    const message = this.all.get(id);
    if (!message) return;
    this.acted = id;
    this.change(message);
  }

  /** A red line of its own, for a command. */
  failure(title, text) {
    const line = el("li", { class: "message first failure", data: { failure: "" } },
      el("span", { class: "avatar bot", "aria-hidden": "true" }, "!"),
      el("div", { class: "body" }, el("header", {}, el("span", { class: "author" }, title)),
        el("p", { class: "note" }, text)));
    line.append(onlyYou(() => line.remove()));
    this.list.append(line);
    this.toBottom();
  }

  node(id) {
    return this.list.querySelector(`[data-message-id="${id}"]`);
  }

  nodes(message, previous) {
    const nodes = [];
    if (!previous || dayOf(previous.sent) !== dayOf(message.sent)) {
      nodes.push(el("li", { class: "day", role: "separator" }, el("span", {}, dayOf(message.sent))));
    }
    const close = previous && previous.author.id === message.author.id && !message.used
      && previous.only_for === message.only_for && message.kind === 0 && previous.kind !== 18
      && !nodes.length && new Date(message.sent) - new Date(previous.sent) < TOGETHER;
    nodes.push(this.message(message, !close));
    return nodes;
  }

  message(message, first) {
    const me = this.context.me();
    const mentioned = message.mentions.includes(me.id) || message.mention_everyone;
    const node = el("li", {
      class: "message" + (first ? " first" : ""), id: `message-${message.id}`,
      data: { messageId: message.id, author: message.author.name },
    });
    if (mentioned) node.dataset.mentioned = "true";
    if (message.only_for) node.dataset.ephemeral = "true";
    if (message.kind === 18) return this.threadLine(node, message);
    if (first) node.append(...[this.provenance(message), avatar(message.author)].filter(Boolean));
    else node.append(el("span", { class: "gutter" }, time(message.sent, true)));
    const body = el("div", { class: "body" });
    if (first) body.append(this.header(message));
    body.append(...this.contents(message));
    node.append(body);
    return node;
  }

  header(message) {
    return el("header", {},
      el("button", { type: "button", class: "author" + (message.author.bot ? " bot" : ""),
        "aria-haspopup": "menu", data: { person: message.author.id } }, message.author.name),
      message.author.bot ? el("span", { class: "badge" }, "APP") : null, time(message.sent));
  }

  contents(message) {
    const nodes = [];
    const { context } = this;
    if (message.thinking) {
      nodes.push(el("p", { class: "thinking" }, say("{name} is thinking", { name: message.author.name }),
        el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"))));
    }
    if (message.content) {
      const content = el("div", { class: "content" }, markdown(message.content, context));
      if (message.edited && !message.thinking) {
        const tail = content.lastElementChild?.tagName === "P" ? content.lastElementChild : content;
        tail.append(el("span", { class: "edited" }, ` ${say("(edited)")}`));
      }
      nodes.push(content);
    }
    const inEmbeds = new Set(message.embeds.flatMap((it) => [it.image?.url, it.thumbnail?.url]));
    const files = message.attachments.filter((file) => !inEmbeds.has(file.url));
    if (files.length) nodes.push(el("div", { class: "attachments" }, files.map(attachment)));
    nodes.push(...message.embeds.map((it) => embed(it, context)));
    const act = (path, body) => this.act(message, path, body);
    if (message.components.length) nodes.push(components(message, context, act));
    const note = this.notes.get(message.id);
    if (note) nodes.push(el("p", { class: "note" }, note));
    if (message.thread) nodes.push(this.threadCard(message));
    if (message.only_for) {
      nodes.push(onlyYou(() => context.dismiss(message)));
    }
    return nodes;
  }

  /** "Ada used /challenge", or the message it replies to. */
  provenance(message) {
    const { used } = message;
    if (used?.command && !used.on) {
      const by = this.context.user(used.by);
      return el("div", { class: "provenance" }, el("span", { class: "hook" }), by ? avatar(by) : null,
        parts("{name} used {command}", {
          name: el("span", { class: "by" }, by?.name ?? say("Somebody")),
          command: el("span", { class: "mention" }, used.target ? used.command : `/${used.command}`),
        }));
    }
    if (!message.replies_to) return null;
    const target = this.all.get(message.replies_to);
    if (!target) {
      return el("div", { class: "provenance" }, el("span", { class: "hook" }),
        el("em", {}, say("Original message was deleted")));
    }
    const shown = preview(target.content, this.context);
    return el("div", { class: "provenance" }, el("span", { class: "hook" }), avatar(target.author),
      el("span", { class: "by" }, target.author.name), " ",
      el("a", { href: `#message-${target.id}`, onclick: (event) => this.jump(event, target.id) },
        shown.length ? shown : say("Click to see the attachment")));
  }

  jump(event, id) {
    event.preventDefault();
    const node = this.node(id);
    node?.scrollIntoView({ block: "center", behavior: "smooth" });
    node?.classList.add("flash");
    setTimeout(() => node?.classList.remove("flash"), 1600);
  }

  threadLine(node, message) {
    node.className = "message system";
    node.append(el("span", { class: "gutter", "aria-hidden": "true" }, "↳"), el("p", { class: "body" },
      parts("{name} started a thread: {thread}", {
        name: el("strong", {}, message.author.name),
        thread: el("a", { href: `#${message.thread}` }, message.content),
      }), " ", time(message.sent)));
    return node;
  }

  threadCard(message) {
    const thread = this.context.find(message.thread);
    if (!thread) return null;
    const count = `${say("{count} messages", { count: thread.count })} ›`;
    return el("a", { class: "thread-card", href: `#${thread.id}` },
      el("strong", {}, thread.name), el("span", {}, count));
  }
}

/** What stands under a message that nobody else sees. */
function onlyYou(dismiss) {
  return el("p", { class: "private" }, el("span", { class: "eye", "aria-hidden": "true" }),
    say("Only you can see this"), " · ",
    el("button", { type: "button", class: "quiet", onclick: dismiss }, say("Dismiss message")));
}

function attachment(file) {
  if (!file.content_type.startsWith("image/")) {
    return el("a", { class: "file", href: file.url, download: file.filename },
      el("strong", {}, file.filename), el("span", {}, bytes(file.size)));
  }
  return picture(file.url, file.description, file);
}

function picture(url, description, size = {}) {
  const href = new URL(url, location.href).pathname;
  const image = el("img", {
    src: href, alt: description || "", width: size.width, height: size.height, loading: "lazy",
  });
  if (size.width) image.style.setProperty("--ratio", size.width / size.height);
  const open = el("button", {
    type: "button", class: "picture", "aria-label": say("Enlarge: {what}", { what: description || say("Picture") }),
    onclick: () => enlarge(href, description),
  }, image);
  const alt = description
    ? el("button", { type: "button", class: "alt", title: description, "aria-label": say("Image description"),
      onclick: (event) => showAlt(event, description) }, "ALT") : null;
  return el("figure", {}, open, alt);
}

function showAlt(event, description) {
  const figure = event.currentTarget.parentElement;
  const shown = figure.querySelector("figcaption");
  if (shown) shown.remove();
  else figure.append(el("figcaption", {}, description));
}

function enlarge(url, description) {
  const viewer = $("viewer");
  viewer.replaceChildren(el("img", { src: url, alt: description || "" }),
    description ? el("p", {}, description) : "");
  viewer.showModal();
}

function embed(it, context) {
  const node = el("article", { class: "embed" });
  node.style.borderLeftColor = it.color ? `#${it.color.toString(16).padStart(6, "0")}` : "";
  const put = (...parts) => node.append(...parts.filter(Boolean));
  const linked = (text, url) => (/^https?:/.test(url ?? "")
    ? el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text) : text);
  put(it.author?.name && el("p", { class: "embed-author" }, linked(it.author.name, it.author.url)),
    it.title && el("p", { class: "embed-title" }, linked(it.title, it.url)),
    it.description && el("div", { class: "content" }, markdown(it.description, context)));
  if (it.fields?.length) {
    put(el("div", { class: "fields" }, it.fields.map((field) => el("div",
      { class: field.inline ? "field inline" : "field" }, el("strong", {}, field.name),
      el("div", { class: "content" }, markdown(field.value, context))))));
  }
  if (local(it.thumbnail)) put(el("div", { class: "thumbnail" }, picture(it.thumbnail.url, it.thumbnail.description)));
  if (local(it.image)) put(picture(it.image.url, it.image.description));
  const foot = [it.footer?.text, it.timestamp && time(it.timestamp)].filter(Boolean);
  if (foot.length) put(el("p", { class: "embed-footer" }, foot.flatMap((part, i) => (i ? [" · ", part] : [part]))));
  return node;
}

/** Pictures from elsewhere are not loaded. */
function local(image) {
  return image?.url && new URL(image.url, location.href).pathname.startsWith("/attachments/");
}
