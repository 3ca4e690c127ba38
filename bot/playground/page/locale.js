// Languages: what a person's client and the server are set to, and commands in the person's own.

import { post } from "./api.js";
import { $, el } from "./dom.js";

const OFFERED = ["de", "en-US", "en-GB", "es-ES", "es-419", "ko", "ru", "fr"];

/** A command as a person with this language reads it: `shown` and `about` beside its own words. */
export function localized(command, locale) {
  const inner = (it) => ({ ...words(it, locale), options: it.options?.map(inner), choices: it.choices?.map(choice) });
  const choice = (it) => ({ ...it, name: it.name_localizations?.[locale] ?? it.name });
  return inner(command);
}

function words(it, locale) {
  return {
    ...it,
    shown: it.name_localizations?.[locale] ?? it.name,
    about: it.description_localizations?.[locale] ?? it.description,
  };
}

/** Draws the two switches. `failed` is told what went wrong. */
export function locales(state, failed) {
  const change = (path) => (event) => post(path, { locale: event.target.value })
    .catch((error) => failed(error.message));
  draw($("my-locale"), state.me.locale, change("locale"));
  draw($("guild-locale"), state.guild.locale, change("guild-locale"));
}

/** A language by its own name: "Deutsch". */
function named(locale) {
  const name = new Intl.DisplayNames([locale], { type: "language", style: "short" }).of(locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function draw(select, locale, changed) {
  const offered = OFFERED.includes(locale) ? OFFERED : [locale, ...OFFERED];
  select.replaceChildren(...offered.map((it) => el("option", { value: it, selected: it === locale }, named(it))));
  select.value = locale;
  select.onchange = changed;
}
