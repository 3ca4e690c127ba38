//! Choosing from a menu: of strings, of people or of channels.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::ActError;
use crate::channel::Channel;
use crate::message::User;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::wire;

/// Discord's numbers of menus.
const STRINGS: u64 = 3;
const PEOPLE: u64 = 5;
const CHANNELS: u64 = 8;

/// What an interaction in channel `at` says of a choice of these values.
pub(super) fn data(
    state: &SimState,
    at: Id,
    menu: &Value,
    values: &[String],
) -> Result<Value, ActError> {
    let within = |key: &str| menu[key].as_u64().unwrap_or(1) as usize;
    let kind = menu["type"].as_u64();
    let offered = |value: &String| match kind {
        Some(STRINGS) => {
            menu["options"].as_array().into_iter().flatten().any(|it| it["value"] == **value)
        }
        Some(PEOPLE) => user(state, at, value).is_some(),
        Some(CHANNELS) => channel(state, at, menu, value).is_some(),
        _ => false,
    };
    let distinct: HashSet<&String> = values.iter().collect();
    let so_many = (within("min_values")..=within("max_values")).contains(&values.len());
    if !so_many || distinct.len() < values.len() || !values.iter().all(offered) {
        return Err(ActError::Values);
    }
    let (id, custom_id) = (&menu["id"], &menu["custom_id"]);
    let mut data =
        json!({"custom_id": custom_id, "component_type": kind, "values": values, "id": id});
    for value in values {
        if kind == Some(PEOPLE)
            && let Some(user) = user(state, at, value)
        {
            data["resolved"]["users"][value] = wire::user(user);
            if state.is_member_at(user.id, at) {
                data["resolved"]["members"][value] = wire::acting_member(user);
            }
        }
        if kind == Some(CHANNELS)
            && let Some(channel) = channel(state, at, menu, value)
        {
            data["resolved"]["channels"][value] = wire::resolved_channel(channel);
        }
    }
    Ok(data)
}

/// The person with this id, where they can be named in channel `at`.
fn user<'a>(state: &'a SimState, at: Id, id: &str) -> Option<&'a User> {
    let id = id.parse().ok()?;
    state.user(id).filter(|_| state.can_be_named(id, at))
}

/// The channel with this id of the same server, where the menu offers its kind; one that names no kinds offers all.
fn channel<'a>(state: &'a SimState, at: Id, menu: &Value, id: &str) -> Option<&'a Channel> {
    let kinds = menu["channel_types"].as_array().filter(|kinds| !kinds.is_empty());
    let channel = state.channel(id.parse().ok()?)?;
    let here = state.channel(at).is_some_and(|here| here.guild == channel.guild);
    let offered = kinds.is_none_or(|kinds| kinds.contains(&json!(channel.kind)));
    (here && channel.guild.is_some() && offered).then_some(channel)
}
