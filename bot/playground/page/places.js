// Places outside the server: whose they are, what they are called, and what is offered there.

import { avatar } from "./dom.js";
import { say } from "./words.js";

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
  return { picture: avatar(channel), about: say("{count} members", { count: channel.members.length }) };
}

const BEGINNINGS = {
  [DIRECT]: "This is the beginning of your direct messages with {name}.",
  [GROUP]: "This is the beginning of the group {name}.",
};

/** How a channel begins, and what the bot can do there. */
export function beginning(state, channel) {
  const where = place(state, channel);
  const other = where === "server" ? "This is the beginning of #{name}."
    : "This is the beginning of #{name} in another server.";
  const start = say(BEGINNINGS[channel.kind] ?? other, { name: nameOf(state, channel) });
  return `${start} ${say(use(where, state.me), { bot: state.bot.name })}`;
}

function use(where, me) {
  if (where === "bot" || where === "server") return "Type / to see what {bot} can do.";
  if (me.installed) return "{bot} is not a member here. You have added it to your account: type / to use it.";
  return "{bot} is not a member here. Its commands are for those who have added it to their account.";
}
