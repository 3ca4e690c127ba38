//! Commands as serenity's builders.

use serenity::all::{
    ChannelType, CommandOptionType, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext, Permissions,
};

use crate::ui::{CommandSpec, OptionKind, OptionSpec};

/// A command as it is registered. Of a single guild it is not said where else the command works.
pub(super) fn command(spec: &CommandSpec, in_one_guild: bool) -> CreateCommand {
    let mut command =
        CreateCommand::new(spec.name).set_options(spec.options.iter().map(option).collect());
    command = if spec.is_user_command {
        command.kind(CommandType::User)
    } else {
        command.kind(CommandType::ChatInput).description(&spec.description)
    };
    for (locale, name) in &spec.name_localizations {
        command = command.name_localized(*locale, name);
    }
    for (locale, description) in &spec.description_localizations {
        command = command.description_localized(*locale, description);
    }
    if spec.is_for_managers {
        command = command.default_member_permissions(Permissions::MANAGE_GUILD);
    }
    if in_one_guild {
        return command;
    }
    let guild = (vec![InteractionContext::Guild], vec![InstallationContext::Guild]);
    let (contexts, installs) = if spec.is_for_servers {
        guild
    } else {
        let contexts = [
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ];
        (contexts.to_vec(), vec![InstallationContext::Guild, InstallationContext::User])
    };
    command.contexts(contexts).integration_types(installs)
}

fn option(spec: &OptionSpec) -> CreateCommandOption {
    let kind = match spec.kind {
        OptionKind::Text => CommandOptionType::String,
        OptionKind::Number => CommandOptionType::Integer,
        OptionKind::Flag => CommandOptionType::Boolean,
        OptionKind::User => CommandOptionType::User,
        OptionKind::Channel => CommandOptionType::Channel,
        OptionKind::File => CommandOptionType::Attachment,
    };
    let mut option = CreateCommandOption::new(kind, spec.name, &spec.description)
        .required(spec.required)
        .set_autocomplete(spec.autocomplete);
    for (locale, description) in &spec.description_localizations {
        option = option.description_localized(*locale, description);
    }
    for choice in &spec.choices {
        let names = choice.name_localizations.iter();
        let names = names.map(|(locale, name)| (*locale, name.clone()));
        option = option.add_string_choice_localized(&choice.name, choice.value, names);
    }
    if let Some(length) = spec.max_length {
        option = option.max_length(length);
    }
    if let Some(value) = spec.min_value {
        option = option.min_int_value(value);
    }
    if let Some(value) = spec.max_value {
        option = option.max_int_value(value);
    }
    if spec.kind == OptionKind::Channel {
        option = option.channel_types(vec![ChannelType::Text, ChannelType::News]);
    }
    option
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::ui::{registrations, specs};

    /// What Discord is told of a command, without what says nothing.
    fn told(spec: &CommandSpec, in_one_guild: bool) -> Value {
        let mut told = json!(command(spec, in_one_guild));
        let nothing = [json!([]), json!({}), json!(false)];
        told.as_object_mut().unwrap().retain(|_, value| !nothing.contains(value));
        told
    }

    #[test]
    fn a_command_on_a_person_says_nothing_of_itself() {
        let spec = json!({
            "name": "Challenge", "type": 2, "contexts": [0, 1, 2], "integration_types": [0, 1],
        });
        assert_eq!(told(&CommandSpec::on_person("Challenge"), false), spec);
    }

    #[test]
    fn what_has_no_translations_is_registered_without() {
        let mut side = OptionSpec::side("board");
        side.choices[0].name_localizations.clear();
        let told = told(&CommandSpec::on_person("config").with(side), false);
        let choice = &told["options"][0]["choices"][0];
        assert_eq!((&choice["name"], &choice["value"]), (&json!("White"), &json!("white")));
        assert!(choice["name_localizations"].as_object().is_none_or(serde_json::Map::is_empty));
    }

    #[test]
    fn where_a_command_works_is_said_but_for_a_single_guild() {
        let config = CommandSpec::on_person("config").in_servers();
        let spec = json!({
            "name": "config", "type": 2, "contexts": [0], "integration_types": [0],
        });
        assert_eq!(told(&config, false), spec);
        assert_eq!(told(&config, true), json!({ "name": "config", "type": 2 }));
    }

    #[test]
    fn every_slash_command_is_told_with_its_description_in_each_language() {
        for spec in specs() {
            let told = told(spec, false);
            let told =
                json!([told["type"], told["description"], told["description_localizations"]]);
            let expected = json!([1, spec.description, spec.description_localizations]);
            assert_eq!(told, expected, "{}", spec.name);
        }
    }

    #[test]
    fn every_option_is_told_with_all_that_it_takes() {
        for spec in registrations() {
            let told = told(spec, false);
            assert_eq!(told["name"], spec.name);
            let permissions = if spec.is_for_managers { json!("32") } else { Value::Null };
            assert_eq!(told["default_member_permissions"], permissions, "{}", spec.name);
            for (index, option) in spec.options.iter().enumerate() {
                let told = &told["options"][index];
                let kind = match option.kind {
                    OptionKind::Text => 3,
                    OptionKind::Number => 4,
                    OptionKind::Flag => 5,
                    OptionKind::User => 6,
                    OptionKind::Channel => 7,
                    OptionKind::File => 11,
                };
                assert_eq!((&told["name"], &told["type"]), (&json!(option.name), &json!(kind)));
                assert_eq!(told["description"], option.description);
                assert_eq!(
                    told["description_localizations"],
                    json!(option.description_localizations)
                );
                assert_eq!(told["required"], option.required);
                assert_eq!(told["autocomplete"], option.autocomplete);
                let bounds = json!([option.max_length, option.min_value, option.max_value]);
                assert_eq!(
                    json!([told["max_length"], told["min_value"], told["max_value"]]),
                    bounds
                );
                for (index, choice) in option.choices.iter().enumerate() {
                    let expected = json!({
                        "name": choice.name, "value": choice.value,
                        "name_localizations": choice.name_localizations,
                    });
                    assert_eq!(told["choices"][index], expected);
                }
                let channels = if kind == 7 { json!([0, 5]) } else { json!([]) };
                assert_eq!(told["channel_types"], channels);
            }
        }
    }
}
