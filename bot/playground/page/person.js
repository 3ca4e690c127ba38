// The menu on a person: what the app can do with them.

import { $, avatar, el } from "./dom.js";
import { say } from "./words.js";

/** Opens on every `data-person`. `context`: user(id), bot(), commands(), run(command, target). */
export function personMenu(context) {
  const menu = $("person-menu");
  let anchor = null;
  const close = (focus) => {
    if (menu.hidden) return;
    menu.hidden = true;
    if (focus && anchor?.isConnected) anchor.focus();
  };
  const item = (command, whom) => el("button", {
    type: "button", role: "menuitem", data: { command: command.name },
    onclick: () => {
      close(true);
      context.run(command, whom.id);
    },
  }, command.shown);
  const open = (at) => {
    const whom = context.user(at.dataset.person);
    if (!whom) return;
    anchor = at;
    const commands = context.commands();
    menu.setAttribute("aria-label", whom.name);
    menu.replaceChildren(el("p", { class: "whom" }, avatar(whom), whom.name),
      el("p", { class: "heading" }, say("Apps")),
      ...commands.map((command) => item(command, whom)),
      ...(commands.length ? [] : [el("p", { class: "none" },
        say("{bot} has no commands for people.", { bot: context.bot().name }))]));
    menu.hidden = false;
    place(menu, at.getBoundingClientRect());
    menu.querySelector("[role=menuitem]")?.focus();
  };
  document.addEventListener("click", (event) => {
    const at = event.target.closest("[data-person]");
    if (at && (menu.hidden || at !== anchor)) open(at);
    else if (!menu.contains(event.target)) close(false);
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && close(true));
  menu.addEventListener("keydown", (event) => step(event, menu));
  $("scroll").addEventListener("scroll", () => close(false));
}

/** Beside what was clicked, within the window. */
function place(menu, at) {
  const room = (start, size, all) => Math.max(8, Math.min(start, all - size - 8));
  const below = at.bottom + 6;
  const above = at.top - menu.offsetHeight - 6;
  const top = below + menu.offsetHeight > innerHeight - 8 ? above : below;
  menu.style.left = `${room(at.left, menu.offsetWidth, innerWidth)}px`;
  menu.style.top = `${room(top, menu.offsetHeight, innerHeight)}px`;
}

function step(event, menu) {
  const items = [...menu.querySelectorAll("[role=menuitem]")];
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !items.length) return;
  event.preventDefault();
  items[(items.indexOf(document.activeElement) + by + items.length) % items.length].focus();
}
