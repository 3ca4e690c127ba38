// Places outside the server: whose they are, what they are called, and what is offered there.

import { avatar } from "./dom.js";

const DIRECT = 1;
const GROUP = 3;

export const isPrivate = (channel) => channel.kind === DIRECT || channel.kind === GROUP;

/** What kind of place a channel is to the bot; `state.offers` has the commands for each. */
export function place(state, channel) {
  if (isPrivate(channel)) return channel.members.includes(state.bot.id) ? "bot" : "private";
  return channel.guild === state.guild.id ? "server" : "elsewhere";
}

/** Those of the commands that are offered in the channel. */
export function offered(state, channel, commands) {
  const ids = channel ? state.offers[place(state, channel)] : [];
  return commands.filter((it) => ids.includes(it.id));
}

/** Everybody who is in the channel, the bot last: it can be named wherever it is used. */
export function present(state, channel) {
  const people = state.people.filter((it) => !channel || !isPrivate(channel) || channel.members.includes(it.id));
  return [...people, state.bot];
}

/** Who is in a direct or group message beside the one who looks. */
function others(state, channel) {
  return [...state.people, state.bot].filter((it) => channel.members.includes(it.id) && it.id !== state.me.id);
}

/** A direct message has the other's name. */
export function nameOf(state, channel) {
  return channel.kind === DIRECT ? others(state, channel)[0]?.name ?? channel.name : channel.name;
}

/** The picture before a direct or group message, and what stands below its name. */
export function face(state, channel) {
  if (channel.kind === DIRECT) {
    const [other] = others(state, channel);
    return { picture: avatar(other ?? { name: channel.name }), about: null };
  }
  return { picture: avatar(channel), about: `${channel.members.length} members` };
}

/** How a place outside the server begins, and what the bot can do there. */
export function beginning(state, channel) {
  const { bot, me } = state;
  const name = nameOf(state, channel);
  const what = { [DIRECT]: `your direct messages with ${name}`, [GROUP]: `the group ${name}` };
  const start = `This is the beginning of ${what[channel.kind] ?? `#${channel.name} in another server`}. `;
  if (place(state, channel) === "bot") return `${start}Type / to see what ${bot.name} can do.`;
  if (me.installed) return `${start}${bot.name} is not a member here. You have added it to your account: type / to use it.`;
  return `${start}${bot.name} is not a member here. Its commands are for those who have added it to their account.`;
}
