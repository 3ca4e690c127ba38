// Buttons and menus under a message.

import { el, emoji } from "./dom.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** The rows of a message. `send(path, body)` does something on it, `failed` is told what went wrong, `answered` what came of it. */
export function components(message, context, send) {
  const act = async (path, body, node) => {
    node.classList.add("busy");
    node.setAttribute("aria-busy", "true");
    try {
      context.answered(await send(path, { message: message.id, ...body }), send);
    } catch (error) {
      context.failed(message, error.message);
    } finally {
      node.classList.remove("busy");
      node.removeAttribute("aria-busy");
    }
  };
  const part = (it) => {
    if (it.type === 2) return button(it, act);
    return menu(it, act, context);
  };
  const rows = message.components.map((row) => el("div", { class: "row" }, row.components.map(part)));
  return el("div", { class: "components" }, rows);
}

function button(it, act) {
  const style = STYLES[it.style] ?? "secondary";
  const label = [emoji(it.emoji, it.label ? "" : `:${it.emoji?.name}:`), it.label ? el("span", {}, it.label) : null];
  if (it.style === 5) {
    const href = /^https?:/.test(it.url) ? it.url : undefined;
    return el("a", { class: "button link", href, target: "_blank", rel: "noreferrer noopener" },
      label, el("span", { "aria-hidden": "true" }, "↗"));
  }
  const node = el("button", {
    type: "button", class: `button ${style}`, disabled: it.disabled,
    data: { customId: it.custom_id, style },
  }, label);
  node.addEventListener("click", () => {
    if (!node.classList.contains("busy")) act("click", { custom_id: it.custom_id }, node);
  });
  return node;
}

/** What a menu offers: strings as it says, else people (type 5) or channels (type 8). */
function offered(it, context) {
  if (it.type !== 5 && it.type !== 8) return it.options ?? [];
  const kinds = it.channel_types ?? [];
  const options = it.type === 5
    ? context.people().map((user) => ({ label: user.name, value: user.id }))
    : context.channels().filter((channel) => !kinds.length || kinds.includes(channel.kind))
      .map((channel) => ({ label: `${channel.parent ? "" : "#"}${channel.name}`, value: channel.id }));
  const chosen = (it.default_values ?? []).map((value) => value.id);
  return options.map((option) => ({ ...option, default: chosen.includes(option.value) }));
}

/** Every kind of menu as a list that opens. */
function menu(it, act, context) {
  const options = offered(it, context);
  const many = (it.max_values ?? 1) > 1;
  const placeholder = it.placeholder || say("Make a selection");
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const shown = el("span", { class: "shown" });
  const head = el("button", {
    type: "button", class: "menu-head", disabled: it.disabled, "aria-haspopup": "listbox",
    "aria-expanded": "false", "aria-label": placeholder,
  }, shown, el("span", { class: "chevron", "aria-hidden": "true" }));
  const list = el("ul", {
    class: "menu-list", role: "listbox", tabindex: "-1", hidden: true, "aria-multiselectable": many,
  });
  const node = el("div", { class: "menu", data: { customId: it.custom_id } }, head, list);

  const show = () => {
    const picked = options.filter((option) => chosen.includes(option.value));
    const labels = picked.map((option) => option.label).join(", ");
    const sign = picked.length === 1 ? emoji(picked[0].emoji) : null;
    shown.replaceChildren(...[sign, labels || placeholder].filter(Boolean));
    shown.classList.toggle("placeholder", !picked.length);
    for (const item of list.children) {
      item.setAttribute("aria-selected", chosen.includes(item.dataset.value));
    }
  };
  const send = () => act("choose", { custom_id: it.custom_id, values: chosen }, head);
  const opened = () => !list.hidden;
  let before = "";
  const open = () => {
    if (it.disabled || head.classList.contains("busy")) return;
    before = chosen.join();
    list.hidden = false;
    head.setAttribute("aria-expanded", "true");
    node.classList.toggle("up", head.getBoundingClientRect().bottom > innerHeight - 300);
    (list.querySelector("[aria-selected=true]") ?? list.firstElementChild)?.focus();
  };
  const close = (focus) => {
    if (!opened()) return;
    list.hidden = true;
    head.setAttribute("aria-expanded", "false");
    if (focus) head.focus();
    const enough = chosen.length >= (it.min_values ?? 1);
    if (many && enough && chosen.join() !== before) send();
  };
  const choose = (value) => {
    if (!many) {
      chosen = [value];
      show();
      close(true);
      send();
      return;
    }
    if (chosen.includes(value)) chosen = chosen.filter((it) => it !== value);
    else if (chosen.length < it.max_values) chosen = [...chosen, value];
    show();
  };
  for (const option of options) {
    list.append(el("li", {
      role: "option", tabindex: "-1", data: { value: option.value },
      onclick: () => choose(option.value),
    }, emoji(option.emoji), el("span", { class: "option-text" },
      el("span", { class: "option-label" }, option.label),
      option.description ? el("span", { class: "option-about" }, option.description) : null),
    el("span", { class: many ? "tick box" : "tick", "aria-hidden": "true" })));
  }
  head.addEventListener("click", () => (opened() ? close(true) : open()));
  head.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open();
    }
  });
  list.addEventListener("keydown", (event) => keys(event, list, choose, close));
  node.addEventListener("focusout", (event) => {
    if (!node.contains(event.relatedTarget)) close(false);
  });
  show();
  return node;
}

function keys(event, list, choose, close) {
  const items = [...list.children];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to !== undefined) items[Math.max(0, Math.min(items.length - 1, to))]?.focus();
  else if (event.key === "Enter" || event.key === " ") choose(items[at]?.dataset.value);
  else if (event.key === "Escape") close(true);
  else if (event.key.length === 1) {
    items.find((item) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
