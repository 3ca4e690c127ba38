// The line at the bottom: plain messages, and slash commands from their first letter.

import { post } from "./api.js";
import { Command } from "./command.js";
import { $, avatar, el } from "./dom.js";
import { say } from "./words.js";

/** The list above the line. */
class Suggestions {
  constructor() {
    this.node = $("suggestions");
    this.items = [];
    this.at = -1;
  }

  /** `items`: name, about; `title`: name, about, failed, rest. `at` is highlighted first. */
  show(items, choose, title, at = -1) {
    this.items = items;
    this.choose = choose;
    this.at = items.length ? at : -1;
    const heading = title ? el("header", {}, el("strong", {}, title.name), " ",
      el("span", {}, title.failed ?? title.about ?? "")) : null;
    if (title?.failed) heading.classList.add("failed");
    const label = title?.rest ? el("p", { class: "rest" }, say("Optional")) : null;
    const nodes = items.map((item, index) => this.item(item, index));
    this.node.replaceChildren(...[heading, label, ...nodes].filter(Boolean));
    this.node.hidden = !items.length && !title;
    this.mark();
  }

  item(item, index) {
    const value = item.value ?? item.name;
    return el("div", {
      role: "option", class: "suggestion", data: { value: String(value), name: item.name },
      onmousedown: (event) => event.preventDefault(),
      onclick: () => this.choose(item),
      onmousemove: () => { if (this.at !== index) { this.at = index; this.mark(); } },
    }, item.user ? avatar(item.user) : null, el("strong", {}, item.shown ?? item.name),
    item.about ? el("span", {}, item.about) : null);
  }

  wait(title) {
    if (this.node.hidden || !this.items.length) {
      this.show([], null, title);
      this.node.append(el("p", { class: "rest" }, say("Loading options…")));
    }
  }

  hide() {
    this.show([], null, null);
  }

  mark() {
    const nodes = this.node.querySelectorAll(".suggestion");
    nodes.forEach((node, index) => node.setAttribute("aria-selected", index === this.at));
    nodes[this.at]?.scrollIntoView({ block: "nearest" });
  }

  /** Highlights the item of this name, if there is one. */
  highlight(name) {
    const at = this.items.findIndex((item) => item.name === name);
    if (at < 0) return;
    this.at = at;
    this.mark();
  }

  /** Highlights the first one, if there is any. */
  first() {
    if (!this.items.length) return false;
    this.at = 0;
    this.mark();
    return true;
  }

  /** Takes arrow keys, and Enter and Tab while something is highlighted. */
  key(event) {
    const count = this.items.length;
    if (!count) return false;
    if (event.key === "ArrowDown") this.at = (this.at + 1) % count;
    else if (event.key === "ArrowUp") this.at = (this.at - 1 + count) % count;
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.at >= 0) {
      event.preventDefault();
      this.choose(this.items[this.at]);
      return true;
    } else return false;
    event.preventDefault();
    this.mark();
    return true;
  }
}

export class Composer {
  /** `context`: channel(), commands(), none(), everybody(), channels(), answered(spec, outcome). */
  constructor(context) {
    this.context = context;
    this.suggestions = new Suggestions();
    this.line = $("line");
    this.command = null;
    this.text = el("textarea", { rows: 1, id: "text", spellcheck: "true" });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    $("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    document.addEventListener("keydown", (event) => this.anywhere(event));
    document.addEventListener("pointerdown", (event) => {
      if (!$("below").contains(event.target)) this.suggestions.hide();
    });
    this.plain("");
  }

  /** Back to plain text. */
  plain(text, focus = false) {
    this.command = null;
    this.line.replaceChildren(this.text);
    $("composer").classList.remove("in-command");
    this.text.value = text;
    this.note("");
    if (focus) this.text.focus();
    this.typed();
  }

  named(name) {
    this.text.placeholder = say("Message {name}", { name });
    this.text.setAttribute("aria-label", this.text.placeholder);
  }

  note(text) {
    $("composer-note").textContent = text;
  }

  /** Suggests anew after commands were registered, and keeps what is highlighted. */
  again() {
    const { suggestions } = this;
    if (this.command || suggestions.node.hidden) return;
    const highlighted = suggestions.items[suggestions.at]?.name;
    this.typed();
    if (!this.command) suggestions.highlight(highlighted);
  }

  typed() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    const match = /^\/(\S*)(?:\s(.*))?$/s.exec(this.text.value);
    if (!match) return this.suggestions.hide();
    const commands = this.context.commands();
    const typed = match[1].toLowerCase();
    const exact = commands.find((it) => it.shown.toLowerCase() === typed || it.name === typed);
    if (match[2] !== undefined && exact) return this.start(exact, match[2]);
    const found = commands.filter((it) => it.shown.toLowerCase().includes(typed) || it.name.includes(typed))
      .sort((a, b) => b.shown.startsWith(typed) - a.shown.startsWith(typed));
    const items = found.map((it) => ({ name: it.name, shown: `/${it.shown}`, about: it.about, spec: it }));
    const title = items.length ? { name: say("Commands"), about: "" }
      : commands.length ? { name: say("No such command"), about: "" }
        : { name: say("No commands"), about: this.context.none() };
    this.suggestions.show(items, (it) => this.start(it.spec, match[2]), title, 0);
  }

  /** Begins a command; `typed` is what stands behind its name already. */
  start(spec, typed = "") {
    $("composer").classList.add("in-command");
    this.command = new Command(spec, {
      line: this.line,
      suggestions: this.suggestions,
      people: this.context.everybody,
      channels: this.context.channels,
      complete: (options, focused) => post("autocomplete",
        { channel: this.context.channel(), command: spec.name, options, focused }).then((it) => it.choices),
      submit: (it, options) => this.run(it, options),
      cancel: (text) => this.plain(text, true),
      note: (text) => this.note(text),
    });
    if (typed) this.command.type(typed);
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") this.suggestions.hide();
  }

  /** "/" and letters typed beside the line go into it. */
  anywhere(event) {
    const busy = event.target.closest("input, textarea, [role=listbox], dialog, button, a");
    if (event.key !== "/" || busy || event.ctrlKey || event.metaKey || this.command) return;
    this.text.focus();
  }

  async submit() {
    if (this.command) return this.command.submit();
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/") && this.suggestions.items.length) {
      return this.suggestions.choose(this.suggestions.items[Math.max(0, this.suggestions.at)]);
    }
    this.plain("", true);
    try {
      await post(`channels/${this.context.channel()}/messages`, { content });
    } catch (error) {
      this.plain(content, true);
      this.note(error.message);
    }
  }

  /** Sends a command and clears the line at once; what cannot be sent comes back into it. */
  async run(spec, options) {
    const { command } = this;
    const written = [...this.line.childNodes];
    this.plain("", true);
    try {
      const sent = { channel: this.context.channel(), command: spec.name, options };
      this.context.answered(spec, await post("commands", sent));
    } catch (error) {
      if (!this.command && !this.text.value) {
        this.command = command;
        $("composer").classList.add("in-command");
        this.line.replaceChildren(...written);
        command.refuse(error.option);
      }
      this.note(error.message);
    }
  }
}
