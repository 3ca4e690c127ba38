mod samples;

use secrecy::ExposeSecret;
use serde_json::json;

use self::samples::{
    autocomplete, button, channels, chosen_channels, command, filled, in_dm, in_guild, interaction,
    on_person, select, submit, with,
};
use super::*;
use crate::ids::{ChannelId, GuildId};
use crate::ui::{ChannelKind, Install, Location, Permissions};

/// Reads an interaction as the endpoint does.
fn request(json: &str) -> Result<Option<ui::Interaction>, Unreadable> {
    Received::from_json(json.as_bytes()).expect("it is JSON").read()
}

/// What is read of a sample. Where serenity can read it, the fallback reads the same.
fn read(value: &Value) -> ui::Interaction {
    let received = Received::from_json(value.to_string().as_bytes()).expect("it is JSON");
    let read = |received: &Received| {
        received.read().expect("it can be read").expect("it asks for something")
    };
    let (request, raw) = (read(&received), read(&Received::Raw(value.clone())));
    assert_eq!(told(&request), told(&raw));
    request
}

/// The same of a sample that serenity can read.
fn read_both_ways(value: &Value) -> ui::Interaction {
    let received = Received::from_json(value.to_string().as_bytes()).expect("it is JSON");
    assert!(matches!(received, Received::Typed(_)), "serenity cannot read {value}");
    read(value)
}

/// A request in a form that can be compared.
fn told(request: &ui::Interaction) -> String {
    format!("{request:?} {}", request.token.expose_secret())
}

#[test]
fn a_file_is_read_with_where_it_is_kept() {
    let file = json!({
        "id": "55", "filename": "game.pgn", "size": 12, "proxy_url": "https://media.example/x",
        "url": "https://cdn.discordapp.com/attachments/1/55/game.pgn?ex=1",
        "content_type": "application/octet-stream", "ephemeral": true, "new": [1],
    });
    let command = |attachments: Value| {
        let option = json!({ "name": "file", "type": 11, "value": "55" });
        let resolved = json!({ "attachments": attachments });
        let data = json!({
            "id": "1", "name": "replay", "type": 1, "options": [option], "resolved": resolved,
        });
        read(&in_guild(interaction(2, data))).kind
    };
    let InteractionKind::Command { options, .. } = command(json!({ "55": file })) else {
        panic!("no command");
    };
    let given = options.file("file").expect("a file");
    assert_eq!((&*given.name, given.size), ("game.pgn", 12));
    assert_eq!(given.url, "https://cdn.discordapp.com/attachments/1/55/game.pgn?ex=1");
    for odd in [json!({}), json!({ "55": 3 }), json!([]), json!({ "55": { "url": 1 } })] {
        let InteractionKind::Command { options, .. } = command(odd) else {
            panic!("no command");
        };
        assert!(options.file("file").is_none());
    }
}

#[test]
fn chosen_channels_are_read_whatever_is_told_of_them() {
    let values = |interaction: Value| match read(&in_guild(interaction)).kind {
        InteractionKind::Click { values, .. } => values,
        other => panic!("no click: {other:?}"),
    };
    assert_eq!(values(chosen_channels()), ["70", "71"]);
    for odd in
        [json!(null), json!([]), json!({ "channels": 5 }), json!({ "channels": { "70": 1 } })]
    {
        assert_eq!(values(channels(json!(["70", 71, null, {}]), odd)), ["70", "71"]);
    }
    assert!(values(channels(json!([]), json!({}))).is_empty());
    assert!(values(channels(json!(null), json!({}))).is_empty());
}

#[test]
fn whatever_is_asked_is_read_in_servers_and_in_direct_messages() {
    for kind in
        [command(), on_person(), autocomplete(), button(), select(), chosen_channels(), filled()]
    {
        for raw in [in_guild(kind.clone()), in_dm(kind)] {
            assert_eq!(read_both_ways(&raw).id.0, 1_234_567_890_123_456_789);
        }
    }
}

#[test]
fn an_id_is_a_whole_number_also_as_text() {
    for (raw, wanted) in [("7", 7), (r#""7""#, 7), ("18446744073709551615", u64::MAX)] {
        let raw: Value = serde_json::from_str(raw).unwrap();
        let clicked = read(&with(in_guild(button()), "/channel_id", raw.clone()));
        assert_eq!(clicked.location.channel.0, wanted);
    }
    for odd in ["1.0", "1e3", "-1", "18446744073709551616", r#""-1""#, r#""1e3""#, "true", "[7]"] {
        let odd: Value = serde_json::from_str(odd).unwrap();
        assert!(request(&with(in_guild(button()), "/id", odd).to_string()).is_err());
    }
}

#[test]
fn a_command_is_read_with_its_options() {
    let request = read(&in_guild(command()));
    assert_eq!(
        (request.id.0, request.token.expose_secret()),
        (1_234_567_890_123_456_789, "a-token")
    );
    let ada = User { id: UserId(7), name: "Ada".to_owned(), is_bot: false, avatar: None };
    assert_eq!(request.user, ada);
    let someone = |id, name: &str| {
        Given::User(User { id: UserId(id), name: name.to_owned(), is_bot: false, avatar: None })
    };
    let options = [
        ("variant", Given::Text("totem".to_owned())),
        ("turn", Given::Number(-3)),
        ("thread", Given::Flag(true)),
        ("opponent", someone(8, "Borya")),
        ("guest", someone(11, "carla")),
        ("channel", Given::Channel(ChannelId(70))),
    ];
    let options = options.map(|(name, value)| (name.to_owned(), value)).to_vec();
    let kind = InteractionKind::Command { name: "challenge".to_owned(), options: Options(options) };
    assert_eq!(request.kind, kind);
    let location = Location {
        install: Install::Guild(GuildId(60)),
        unseen: false,
        channel: ChannelId(70),
        kind: ChannelKind::Text,
        parent: None,
        lacks: Permissions::default(),
        manages: true,
        locale: None,
    };
    assert_eq!(request.location, location);
}

#[test]
fn a_command_on_a_person_is_read_with_the_person() {
    let challenged = |name: &str| InteractionKind::UserCommand {
        name: "Challenge".to_owned(),
        user: User { id: UserId(8), name: name.to_owned(), is_bot: false, avatar: None },
    };
    assert_eq!(read(&in_guild(on_person())).kind, challenged("Borya"));
    let unknown = with(in_guild(on_person()), "/data/resolved", json!(5));
    assert_eq!(read(&unknown).kind, challenged("8"));
    let nobody = with(in_guild(on_person()), "/data/target_id", json!("?"));
    assert!(request(&nobody.to_string()).is_err());
}

#[test]
fn what_is_typed_and_what_is_clicked_are_read() {
    let typed = InteractionKind::Autocomplete { name: "move".to_owned(), typed: "e2".to_owned() };
    assert_eq!(read(&in_guild(autocomplete())).kind, typed);
    let clicked = |custom_id: &str, values: &[&str]| InteractionKind::Click {
        custom_id: custom_id.to_owned(),
        values: values.iter().copied().map(str::to_owned).collect(),
        message: SourceMessage { id: MessageId(99), channel: ChannelId(70), private: false },
    };
    assert_eq!(read(&in_guild(button())).kind, clicked("roll:17:3", &[]));
    assert_eq!(read(&in_guild(select())).kind, clicked("pick:17:3", &["e2"]));
}

#[test]
fn what_is_typed_in_a_form_is_read() {
    let submitted = |texts: &[&str]| InteractionKind::ModalSubmit {
        custom_id: "type:17:3".to_owned(),
        texts: texts.iter().copied().map(str::to_owned).collect(),
        message: SourceMessage { id: MessageId(99), channel: ChannelId(70), private: true },
    };
    assert_eq!(read(&in_guild(filled())).kind, submitted(&["Nf3"]));
    // Discord's newer rows are labels, and some have nothing to fill in.
    let input = json!({ "type": 4, "custom_id": "text", "value": "e4" });
    let label = json!({ "type": 18, "id": 1, "component": input });
    let rows = json!([{ "type": 10, "id": 3 }, 5, label, { "type": 1, "components": [{}] }]);
    assert_eq!(read(&in_guild(submit(rows))).kind, submitted(&["e4"]));
    assert_eq!(read(&in_guild(submit(json!(null)))).kind, submitted(&[]));
}

#[test]
fn where_the_bot_is_a_member_is_told_from_where_it_is_a_guest() {
    let read = |value: Value| read(&value).location.install;
    let owners = |value, owners| with(value, "/authorizing_integration_owners", owners);
    let server = || in_guild(command());
    let invited = Install::Guild(GuildId(60));
    let brought = Install::User { guild: Some(GuildId(60)) };
    assert_eq!(read(server()), invited, "nothing is said");
    assert_eq!(read(owners(server(), json!({ "0": "60" }))), invited);
    assert_eq!(read(owners(server(), json!({ "0": "60", "1": "7" }))), invited);
    assert_eq!(read(owners(server(), json!({ "1": "7" }))), brought);
    assert_eq!(read(owners(server(), json!(["1"]))), invited, "it cannot be read");
    let (own, other) = (Install::DirectMessage, Install::User { guild: None });
    let context = |value| with(in_dm(command()), "/context", value);
    assert_eq!(read(context(json!(1))), own);
    assert_eq!(read(owners(context(json!(1)), json!({ "1": "7" }))), own);
    assert_eq!(read(context(json!(2))), other);
    assert_eq!(read(context(json!(77))), other);
    assert_eq!(read(context(json!(null))), own);
    assert_eq!(read(owners(context(json!(null)), json!({ "0": "0", "1": "7" }))), own);
    assert_eq!(read(owners(context(json!(null)), json!({ "1": "7" }))), other);
    let group = |value| with(value, "/channel/type", json!(3));
    assert_eq!(read(group(context(json!(null)))), other);
    assert_eq!(read(group(context(json!(2)))), other);
}

#[test]
fn outside_servers_people_have_the_names_that_all_see() {
    let request = read(&in_dm(command()));
    assert_eq!((request.user.id, request.user.name.as_str()), (UserId(7), "ada"));
}

#[test]
fn no_odd_field_loses_a_click() {
    let whole = told(&read(&in_guild(command())));
    let odd = [
        ("/member/user/avatar", json!("not a hash")),
        ("/member/user/public_flags", json!(1_u64 << 32)),
        ("/member/user/avatar_decoration_data", json!({ "asset": 7 })),
        ("/member/user/primary_guild", json!("?")),
        ("/member/user/discriminator", json!(null)),
        ("/member/flags", json!(1_u64 << 40)),
        ("/member/roles", json!(null)),
        ("/member/permissions", json!(32)),
        ("/attachment_size_limit", json!(1_u64 << 40)),
        ("/entitlements", json!("none")),
        ("/version", json!(900)),
        ("/locale", json!(null)),
        ("/context", json!(77)),
        ("/data/type", json!(99)),
        ("/data/resolved/roles", json!([])),
        ("/data/resolved/users/8/avatar", json!("a_?")),
        ("/data/resolved/users/3", json!("nobody")),
        ("/data/resolved/members/8/avatar", json!(8)),
        ("/data/options/7", json!({ "type": 99, "name": "new", "value": [] })),
        ("/data/options/8", json!("odd")),
        ("/id", json!(1_234_567_890_123_456_789_u64)),
        ("/channel_id", json!(70)),
        ("/guild_id", json!(60)),
        ("/data/options/3/value", json!(8)),
        // More permissions than fit count as not sent, and nothing is then known to be forbidden.
        ("/app_permissions", json!("680564733841876926926749214863536422912")),
        ("/something", json!({ "new": true })),
    ];
    for (pointer, value) in odd {
        let raw = with(in_guild(command()), pointer, value.clone());
        assert_eq!(told(&read(&raw)), whole, "{pointer} as {value}");
    }
    // Of a channel that is odd the id stands elsewhere.
    let raw = with(in_guild(button()), "/channel", json!("odd"));
    assert_eq!(read(&raw).location.channel, ChannelId(70));
    let raw = with(in_guild(button()), "/channel_id", json!(null));
    assert_eq!(read(&raw).location.channel, ChannelId(70));
}

#[test]
fn what_cannot_be_read_is_named_without_its_token() {
    let broken = [
        ("/member", json!(null)),
        ("/member/user/id", json!("ada")),
        ("/data", json!({ "custom_id": ["challenge:accept:1"] })),
    ];
    for (pointer, value) in broken {
        let raw = with(in_guild(command()), pointer, value);
        let unreadable = request(&raw.to_string()).expect_err("it cannot be read");
        let said = unreadable.to_string();
        assert!(said.starts_with("kind Some(2), id Some(1234567890123456789)"), "{said}");
        assert!(!format!("{said} {unreadable:?}").contains("a-token"), "{said}");
        assert_eq!(unreadable.id, Some(InteractionId(1_234_567_890_123_456_789)));
        assert!(unreadable.token.is_some_and(|token| token.expose_secret() == "a-token"));
    }
    let nowhere = [json!("a/b"), json!(""), json!(".."), json!(".")].map(|it| ("/token", it));
    for (pointer, value) in nowhere.into_iter().chain([("/id", json!({}))]) {
        let raw = with(in_guild(button()), pointer, value);
        let unreadable = request(&raw.to_string()).expect_err("no way to answer");
        assert!(unreadable.id.is_none() || unreadable.token.is_none(), "{pointer}");
    }
    for odd in ["null", "7", r#""x""#] {
        assert!(request(odd).is_err(), "{odd}");
    }
}

#[test]
fn of_two_fields_of_an_interaction_with_one_name_the_last_counts() {
    let raw = in_guild(button()).to_string();
    for twice in ["type\":1", "token\":\"b\"", "data\":{}", "member\":5", "locale\":\"de\""] {
        let doubled = raw.replacen('{', &format!("{{\"{twice},"), 1);
        let read = request(&doubled).expect("it can be read").expect("it asks for something");
        assert_eq!(told(&read), told(&self::read(&in_guild(button()))), "{twice}");
    }
}

#[test]
fn a_bot_that_is_named_is_known_as_one() {
    let bot = with(in_guild(on_person()), "/data/resolved/users/8/bot", json!(true));
    let InteractionKind::UserCommand { user, .. } = read(&bot).kind else {
        panic!("no command on a person");
    };
    assert!(user.is_bot);
}

#[test]
fn the_picture_of_a_profile_is_that_of_the_server_or_else_the_users_own() {
    let (own, there) = ("a_0123456789abcdef0123456789abcdef", "00112233445566778899aabbccddeeff");
    let avatar = |guild, hash| Avatar::new(UserId(7), guild, hash);
    let here = Some(GuildId(60));
    let of = |user: &str, member: &str| {
        let raw = with(in_guild(button()), "/member/user/avatar", json!(user));
        read(&with(raw, "/member/avatar", json!(member))).user.avatar
    };
    assert_eq!(of(own, there), avatar(here, there));
    // What serenity cannot read is none, and costs nobody else theirs.
    assert_eq!(of(own, "odd"), avatar(None, own));
    assert_eq!(of("odd", there), avatar(here, there));
    assert_eq!(of("odd", "clyde"), None);
    let outside = with(in_dm(button()), "/user/avatar", json!(own));
    assert_eq!(read(&outside).user.avatar, avatar(None, own));

    let raw = with(in_guild(on_person()), "/data/resolved/users/8/avatar", json!(own));
    let users = |raw: &Value| read(raw).kind.users().cloned().collect::<Vec<_>>();
    assert_eq!(users(&raw)[0].avatar, Avatar::new(UserId(8), None, own));
    let raw = with(raw, "/data/resolved/members/8/avatar", json!(there));
    assert_eq!(users(&raw)[0].avatar, Avatar::new(UserId(8), here, there));
    let raw = with(in_guild(command()), "/data/resolved/users/8/avatar", json!(own));
    let named = users(&raw);
    assert_eq!(named.len(), 2, "both users that the command names");
    assert_eq!(named[0].avatar, Avatar::new(UserId(8), None, own));
}

#[test]
fn kinds_that_are_never_asked_for_are_passed_over() {
    for kind in [1, 6, 99] {
        let raw = in_guild(interaction(kind, json!({})));
        assert!(request(&raw.to_string()).is_ok_and(|it| it.is_none()));
    }
    assert!(request("{}").is_ok_and(|it| it.is_none()));
}

/// Whether the bot may open threads in a channel of this kind with these permissions.
fn opens_threads(kind: u64, permissions: u64) -> bool {
    let raw = with(in_guild(button()), "/channel/type", json!(kind));
    let raw = with(raw, "/app_permissions", json!(permissions.to_string()));
    read(&raw).location.missing_for_thread().is_empty()
}

#[test]
fn permissions_decide_on_threads() {
    let (view, send, files) = (1 << 10, 1 << 11, 1 << 15);
    let (create, in_threads) = (1 << 35, 1 << 38);
    let all = view | send | files | create | in_threads;
    assert!(opens_threads(0, all));
    assert!(!opens_threads(0, all & !view));
    assert!(opens_threads(0, all & !send));
    assert!(!opens_threads(0, all & !create));
    assert!(!opens_threads(0, all & !in_threads));
    assert!(!opens_threads(12, all & !in_threads));
    assert!(!opens_threads(12, all & !send & !create));
    // In a forum Send Messages makes posts.
    assert!(opens_threads(11, all & !create));
    assert!(!opens_threads(11, all & !create & !send));
    assert!(opens_threads(11, all & !send));
}

#[test]
fn an_administrator_may_do_anything() {
    assert!(opens_threads(0, 1 << 3));
    let manages = |permissions: u64| {
        let raw = with(in_guild(button()), "/member/permissions", json!(permissions.to_string()));
        read(&raw).location.manages
    };
    assert!(manages(1 << 3) && manages(1 << 5));
    assert!(!manages(0) && !manages((1 << 4) | (1 << 13)));
}

#[test]
fn kinds_of_channels_are_told_apart() {
    let location = |kind: u64| {
        let raw = with(in_guild(button()), "/channel", json!({ "type": kind, "parent_id": "5" }));
        let location = read(&raw).location;
        (location.kind, location.parent.map(|it| it.0))
    };
    assert_eq!(location(0), (ChannelKind::Text, None));
    assert_eq!(location(2), (ChannelKind::Voice, None));
    assert_eq!(location(13), (ChannelKind::Voice, None));
    assert_eq!(location(5), (ChannelKind::Announcement, None));
    assert_eq!(location(10), (ChannelKind::AnnouncementThread, Some(5)));
    assert_eq!(location(11), (ChannelKind::PublicThread, Some(5)));
    assert_eq!(location(12), (ChannelKind::PrivateThread, Some(5)));
    assert_eq!(location(77), (ChannelKind::Text, None));
}

#[test]
fn an_id_of_zero_is_no_id() {
    for zero in [json!(0), json!("0")] {
        for pointer in ["/id", "/member/user/id", "/message/id"] {
            let raw = with(in_guild(button()), pointer, zero.clone());
            assert!(request(&raw.to_string()).is_err(), "{pointer}");
        }
        let raw = with(in_guild(button()), "/guild_id", zero.clone());
        assert_eq!(read(&raw).location.install, Install::User { guild: None });
        let raw = with(in_guild(on_person()), "/data/target_id", zero.clone());
        assert!(request(&raw.to_string()).is_err());
        let raw = with(in_guild(command()), "/data/options/3/value", zero.clone());
        let InteractionKind::Command { options, .. } = read(&raw).kind else {
            panic!("no command")
        };
        assert_eq!(options.0.len(), 5, "the option is left out: {options:?}");
    }
}

#[test]
fn of_nobody_nothing_is_read() {
    let mut raw = in_dm(button());
    raw.as_object_mut().unwrap().remove("user");
    assert!(request(&raw.to_string()).is_err(), "serenity puts a user with the id 1 in its place");
}

#[test]
fn a_modal_tells_by_its_custom_id_whether_it_was_opened_under_user_install() {
    let filled = |is_user_install| {
        let custom_id = mark_user_install("type:17:3", is_user_install);
        let request =
            read_both_ways(&with(in_guild(filled()), "/data/custom_id", json!(custom_id)));
        let InteractionKind::ModalSubmit { custom_id, .. } = request.kind else {
            panic!("no modal")
        };
        assert_eq!(custom_id, "type:17:3");
        (request.location.guild().is_some(), request.location.is_user_install())
    };
    assert_eq!((filled(false), filled(true)), ((true, false), (false, true)));
}
