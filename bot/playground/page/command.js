// A slash command being filled in: a chip per option, suggestions for the one in focus.

import { el } from "./dom.js";
import { say } from "./words.js";

/** How long to wait for more keys before asking the bot for suggestions. */
const PAUSE = 150;

/** The type of an option that takes a file. */
const FILE = 11;

export class Command {
  /** `context`: line, suggestions, people(), channels(), complete(options, focused), submit(options), cancel(), note(text). */
  constructor(spec, context) {
    this.spec = spec;
    this.context = context;
    this.fields = [];
    this.asked = 0;
    this.chip = el("span", { class: "command-name", data: { command: spec.name } }, `/${spec.shown}`);
    context.line.replaceChildren(this.chip);
    this.options = (spec.options ?? []);
    for (const option of this.options.filter((it) => it.required)) this.add(option);
    // Somewhere to type when nothing has to be filled in: Enter sends, Backspace leaves.
    this.tail = el("input", {
      class: "tail", "aria-label": say("Send {command}", { command: `/${spec.shown}` }), autocomplete: "off",
      placeholder: this.options.length ? "" : say("Press Enter to send"),
    });
    this.tail.addEventListener("keydown", (event) => this.key(event, null));
    this.tail.addEventListener("focus", () => this.focus(null));
    this.tail.addEventListener("input", () => this.focus(null));
    context.line.append(this.tail);
    (this.fields[0]?.input ?? this.tail).focus();
  }

  add(option) {
    const isFile = option.type === FILE;
    const input = el("input", {
      type: isFile ? "file" : undefined,
      "aria-label": `${option.shown}: ${option.about}`, autocomplete: "off",
      spellcheck: "false", data: { option: option.name }, role: isFile ? undefined : "combobox",
      inputmode: option.type === 4 ? "numeric" : undefined, "aria-controls": "suggestions",
    });
    const field = { option, input, value: undefined };
    field.node = el("label", { class: "option" + (option.required ? " required" : ""), data: { field: option.name } },
      el("span", { class: "option-name" }, option.shown), el("span", { class: "option-input" }, input));
    const size = () => { if (!isFile) input.style.width = `${Math.max(4, [...input.value].length + 2)}ch`; };
    field.size = size;
    size();
    input.addEventListener("input", () => {
      field.value = undefined;
      field.node.classList.remove("invalid");
      this.context.note("");
      size();
      this.focus(field);
    });
    if (isFile) input.addEventListener("change", () => this.attach(field));
    input.addEventListener("focus", () => this.focus(field));
    input.addEventListener("keydown", (event) => this.key(event, field));
    this.fields.push(field);
    this.chip.parentElement.insertBefore(field.node, this.tail ?? null);
    return field;
  }

  /** Takes the chosen file into the command. */
  attach(field) {
    const [file] = field.input.files;
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      field.value = { filename: file.name, data: reader.result };
      this.next(field);
    });
    reader.addEventListener("error", () => this.context.note(`${field.option.shown}: ${say("This file cannot be read.")}`));
    reader.readAsDataURL(file);
  }

  /** Puts a text where its keys would have gone. */
  type(text) {
    const input = this.fields.find((it) => it.option.type !== FILE)?.input ?? this.tail;
    input.value = text;
    input.dispatchEvent(new Event("input"));
  }

  drop(field) {
    const index = this.fields.indexOf(field);
    this.fields.splice(index, 1);
    field.node.remove();
    (this.fields[index - 1]?.input ?? this.fields[0]?.input ?? this.tail).focus();
  }

  /** Shows what belongs to a field, or, beside the fields, the options that are left. */
  focus(field) {
    this.active = field;
    if (!field) return this.showRest();
    const { option } = field;
    const title = { name: option.shown, about: option.about };
    if (option.autocomplete) return this.complete(field, title);
    const candidates = this.candidates(option);
    if (!candidates) return this.context.suggestions.show([], null, title);
    if (field.value !== undefined) return this.showRest(title);
    const typed = field.input.value.trim().toLowerCase().replace(/^[@#]/, "");
    const found = candidates.filter((it) => it.name.toLowerCase().includes(typed));
    this.context.suggestions.show(found, (it) => this.choose(field, it), title, 0);
  }

  /** What can be chosen for an option; null if it is typed. */
  candidates(option) {
    if (option.choices?.length) return option.choices;
    if (option.type === 5) return [{ name: say("True"), value: true }, { name: say("False"), value: false }];
    if (option.type === 6 || option.type === 9) {
      return this.context.people().map((user) => ({ name: user.name, value: user.id, user }));
    }
    if (option.type === 7) {
      return this.context.channels().map((it) => ({ name: it.name, value: it.id }));
    }
    return null;
  }

  complete(field, title) {
    const { suggestions } = this.context;
    if (field.value !== undefined) return this.showRest(title);
    const number = ++this.asked;
    suggestions.wait(title);
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const options = { ...this.values(true), [field.option.name]: field.input.value };
      let found = null;
      try {
        found = await this.context.complete(options, field.option.name);
      } catch { /* The same as no answer. */ }
      if (number !== this.asked || this.active !== field || field.value !== undefined) return;
      const about = found ? title : { ...title, failed: say("Loading options failed") };
      suggestions.show(found ?? [], (it) => this.choose(field, it), about, 0);
    }, PAUSE);
  }

  showRest(title) {
    const used = this.fields.map((field) => field.option);
    const rest = this.options.filter((option) => !used.includes(option));
    const typed = this.active ? "" : this.tail?.value.trim().toLowerCase() ?? "";
    const items = rest.filter((option) => option.shown.toLowerCase().includes(typed) || option.name.includes(typed))
      .map((option) => ({ name: option.name, shown: option.shown, about: option.about, option }));
    const heading = title ?? { name: `/${this.spec.shown}`, about: this.spec.about };
    this.context.suggestions.show(items, (it) => {
      if (this.tail) this.tail.value = "";
      this.add(it.option).input.focus();
    }, { ...heading, rest: items.length > 0 }, typed ? 0 : -1);
  }

  choose(field, candidate) {
    field.value = candidate.value;
    field.input.value = candidate.name;
    field.node.classList.remove("invalid");
    field.size();
    this.next(field);
  }

  /** Goes to the next field that still has to be filled, or stays. */
  next(field) {
    const empty = this.fields.find((it) => it !== field && it.option.required && !this.text(it));
    if (empty) empty.input.focus();
    else this.showRest();
  }

  text(field) {
    return field.input.value.trim();
  }

  key(event, field) {
    const { suggestions } = this.context;
    const input = field?.input ?? this.tail;
    if (suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Tab" && !event.shiftKey) {
      const at = this.fields.indexOf(field);
      const next = this.fields[at + 1];
      if (next && field) {
        event.preventDefault();
        next.input.focus();
      } else if (suggestions.first()) event.preventDefault();
    } else if (event.key === "Backspace" && !input.value) {
      event.preventDefault();
      if (field && !field.option.required) this.drop(field);
      else if (!field && this.fields.length) this.fields.at(-1).input.focus();
      else this.context.cancel(`/${this.spec.shown}`);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.context.cancel("");
    }
  }

  /** Names to values; `partly` leaves out what is wrong instead of marking it. */
  values(partly = false) {
    const values = {};
    let wrong = null;
    for (const field of this.fields) {
      const [value, reason] = this.value(field);
      if (reason && !partly) {
        field.node.classList.add("invalid");
        wrong ??= { field, reason };
      } else if (value !== undefined && !reason) values[field.option.name] = value;
    }
    if (wrong) {
      wrong.field.input.focus();
      this.context.note(`${wrong.field.option.shown}: ${wrong.reason}`);
      return null;
    }
    return values;
  }

  value(field) {
    const { option } = field;
    const text = this.text(field);
    if (field.value !== undefined) return [field.value];
    if (!text) return option.required ? [undefined, say("This option is required.")] : [undefined];
    if (option.type === FILE) return [undefined, say("The file is still being read.")];
    const candidates = this.candidates(option);
    if (candidates) {
      const plain = text.replace(/^[@#]/, "").toLowerCase();
      const found = candidates.find((it) => it.name.toLowerCase() === plain || String(it.value) === plain);
      return found ? [found.value] : [undefined, say("Choose one of the choices.")];
    }
    if (option.type === 4) return /^-?\d+$/.test(text) ? [Number(text)] : [undefined, say("A whole number.")];
    if (option.type === 10) return Number.isFinite(Number(text)) ? [Number(text)] : [undefined, say("A number.")];
    return [text];
  }

  /** What was typed beside the fields goes into the only option that it can be, if there is one. */
  takeLoose() {
    const loose = this.tail.value.trim();
    if (!loose) return true;
    const used = this.fields.map((field) => field.option);
    const rest = this.options.filter((option) => !used.includes(option));
    if (rest.length !== 1 || rest[0].type === FILE || this.candidates(rest[0])) {
      this.context.note(say("Choose the option that “{text}” belongs to, or delete it.", { text: loose }));
      return false;
    }
    this.tail.value = "";
    const field = this.add(rest[0]);
    field.input.value = loose;
    field.size();
    return true;
  }

  submit() {
    if (!this.takeLoose()) return;
    const values = this.values();
    if (values) this.context.submit(this.spec, values);
  }

  /** Marks what the playground did not like. */
  refuse(name) {
    const field = this.fields.find((it) => it.option.name === name);
    field?.node.classList.add("invalid");
    field?.input.focus();
  }
}
