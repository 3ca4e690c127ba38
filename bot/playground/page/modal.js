// A modal: a form that the bot opens, to be filled in and sent back.

import { $, el } from "./dom.js";
import { say } from "./words.js";

/** Opens the form of an outcome: `{ interaction, modal }`. `bot` is who asks, `send(path, body)` sends it back. */
export function openModal({ interaction, modal }, bot, send) {
  const dialog = $("modal");
  const fields = modal.inputs.map(field);
  const note = el("p", { class: "modal-note", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, say("Submit"));
  const form = el("form", { autocomplete: "off", novalidate: true },
    el("header", {}, el("h2", { id: "modal-title" }, modal.title),
      el("button", { type: "button", class: "modal-close", "aria-label": say("Close"), onclick: () => dialog.close() }, "✕")),
    fields.map((it) => it.node), note,
    el("p", { class: "hint" }, say("This form is sent to {bot}.", { bot: bot.name })),
    el("footer", {}, el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() },
      say("Cancel")), submit));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((it) => !it.check());
    if (wrong.length) return wrong[0].input.focus();
    if (submit.disabled) return;
    submit.disabled = true;
    note.textContent = "";
    const inputs = Object.fromEntries(fields.map((it) => [it.id, it.input.value]));
    const problem = await send("submit", { interaction, inputs })
      .then((it) => (it.answer === "silence" ? say("Something went wrong. Try again.") : null), (error) => error.message);
    submit.disabled = false;
    note.textContent = problem ?? "";
    // Another modal may stand here by now.
    if (!problem && form.isConnected) dialog.close();
  });
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  fields[0]?.input.focus();
}

/** One input with its label, what is wrong with it, and how much of its room is taken. */
function field(spec, index) {
  const id = `modal-input-${index}`;
  const input = el(spec.paragraph ? "textarea" : "input", {
    id, rows: spec.paragraph ? 4 : undefined, type: spec.paragraph ? undefined : "text",
    placeholder: spec.placeholder || undefined, "aria-required": spec.required,
    "aria-describedby": `${id}-note ${id}-count`, data: { input: spec.custom_id },
  });
  input.value = spec.value;
  const note = el("span", { class: "modal-note", id: `${id}-note`, role: "alert" });
  const count = el("span", { class: "count-of", id: `${id}-count` });
  const tell = (problem) => {
    note.textContent = problem;
    input.setAttribute("aria-invalid", String(Boolean(problem)));
    return !problem;
  };
  const size = () => [...input.value].length;
  const counted = () => { count.textContent = spec.max_length < 4000 ? `${size()}/${spec.max_length}` : ""; };
  const check = () => tell(wrong(spec, size()));
  input.addEventListener("input", () => {
    counted();
    if (note.textContent) check();
  });
  counted();
  const star = spec.required ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const node = el("div", { class: "modal-field" }, el("label", { for: id }, spec.label, star), input,
    el("p", { class: "modal-foot" }, note, count));
  return { id: spec.custom_id, input, node, check };
}

function wrong(spec, length) {
  if (!length) return spec.required ? say("This field is required.") : "";
  if (length < spec.min_length) return say("At least {count} characters.", { count: spec.min_length });
  if (length > spec.max_length) return say("At most {count} characters.", { count: spec.max_length });
  return "";
}
