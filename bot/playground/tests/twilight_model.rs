//! The models of a library other than the bot's read what the simulator sends.
use playground::{Id, Playground};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use twilight_model::application::command::Command;
use twilight_model::application::interaction::modal::ModalInteractionComponent;
use twilight_model::application::interaction::{Interaction, InteractionData};
use twilight_model::channel::{Channel, ChannelType, Message};
use twilight_model::gateway::connection_info::BotConnectionInfo;
use twilight_model::gateway::payload::incoming::{GuildCreate, MessageCreate, Ready};
use twilight_model::guild::{Emoji, Guild};
use twilight_model::oauth::Application;
use twilight_model::user::CurrentUser;

use crate::bot::{Bot, Gateway, PNG, button, callback, message, text, unlimited};

/// What the library reads of an object.
fn read<T: DeserializeOwned>(object: &Value) -> T {
    serde_json::from_str(&object.to_string()).unwrap_or_else(|why| panic!("{why}: {object:#}"))
}

impl Bot {
    /// What the library reads of the answer to a request that succeeds.
    async fn read<T: DeserializeOwned>(&self, method: &str, path: &str, body: Value) -> T {
        let (status, answer) = self.call(method, path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        read(&answer)
    }
}

fn data(interaction: &Value) -> InteractionData {
    read::<Interaction>(interaction).data.expect("what it says")
}

#[tokio::test]
async fn a_connection_begins() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let playground = Playground::start_with(listener, unlimited()).unwrap();
    let gateway = Gateway::identified(&playground).await;
    let ready: Ready = read(&gateway.event("READY").await);
    assert_eq!(ready.user.name, "eightfold");
    let GuildCreate::Available(guild) = read(&gateway.event("GUILD_CREATE").await) else {
        panic!("the guild is not there");
    };
    assert_eq!((guild.channels.len(), guild.members.len()), (2, 4));
}

#[tokio::test]
async fn a_game_is_agreed_on() {
    let bot = Bot::start().await;
    let (ada, boris, chess) = (bot.ada(), bot.boris(), bot.chess());
    let commands = json!([
        { "name": "challenge", "description": "Asks", "type": 1, "options": [
            { "type": 6, "name": "variant", "description": "Whom to ask", "required": true } ] },
        { "name": "note", "description": "Notes", "type": 1 },
        { "name": "Ask to play", "type": 2 },
    ]);
    let known: Vec<Command> = bot.read("PUT", &bot.commands_path(), commands).await;
    assert_eq!(known[0].options[0].name, "variant");

    let options = json!({ "variant": boris });
    let response = json!({ "type": 4, "data": {
        "content": "against boris", "components": [button("yes")], } });
    let run = bot.playground.run_command(ada, chess, "challenge", options);
    let (outcome, interaction, _) = bot.answering(run, response).await;
    let InteractionData::ApplicationCommand(command) = data(&interaction) else {
        panic!("no command: {interaction}");
    };
    let resolved = command.resolved.expect("whom it names");
    assert_eq!(resolved.users.values().next().expect("a user").name, "boris");
    let created: MessageCreate = read(&bot.gateway.event("MESSAGE_CREATE").await);
    assert_eq!(created.author.name, "eightfold");
    let original: Message =
        bot.read("GET", &bot.webhook(&interaction, "/messages/@original"), Value::Null).await;
    assert_eq!((&*original.content, original.components.len()), ("against boris", 1));

    let id = message(&outcome.unwrap()).id;
    let (_, interaction, _) = bot.click(boris, id, "yes", json!({ "type": 6 })).await;
    assert!(matches!(data(&interaction), InteractionData::MessageComponent(_)));
    let edit = json!({ "content": "accepted", "components": [] });
    let path = bot.webhook(&interaction, "/messages/@original");
    let edited: Message = bot.read("PATCH", &path, edit).await;
    assert_eq!((&*edited.content, edited.components.len()), ("accepted", 0));

    let input = json!({ "type": 4, "custom_id": "turn", "style": 1, "label": "Your turn" });
    let modal = json!({ "type": 9, "data": { "custom_id": "form", "title": "A note", "components": [
        { "type": 1, "components": [input] } ] } });
    let run = bot.playground.run_command(ada, chess, "note", json!({}));
    let (outcome, ..) = bot.answering(run, modal).await;
    let (opened_by, values) = (outcome.unwrap().interaction, json!({ "turn": "e4" }));
    let (_, interaction, _) = bot.submit(ada, opened_by, values, text("noted")).await;
    let InteractionData::ModalSubmit(modal) = data(&interaction) else {
        panic!("no modal: {interaction}");
    };
    let ModalInteractionComponent::ActionRow(row) = &modal.components[0] else {
        panic!("no row: {modal:?}");
    };
    let ModalInteractionComponent::TextInput(input) = &row.components[0] else {
        panic!("no input: {row:?}");
    };
    assert_eq!((&*modal.custom_id, &*input.value), ("form", "e4"));

    let run = bot.playground.run_user_command(ada, chess, "Ask to play", boris);
    let (_, interaction, _) = bot.answering(run, text("on boris")).await;
    let InteractionData::ApplicationCommand(command) = data(&interaction) else {
        panic!("no command: {interaction}");
    };
    let target = command.target_id.expect("on whom").cast();
    let resolved = command.resolved.expect("whom it names");
    assert_eq!(resolved.users[&target].name, "boris");
    assert!(resolved.members.contains_key(&target));
}

#[tokio::test]
async fn what_is_typed_is_read() {
    let bot = Bot::start().await;
    let (ada, chess) = (bot.ada(), bot.chess());
    let choices = json!({ "type": 8, "data": { "choices": [] } });
    let run = bot.playground.autocomplete(ada, chess, "move", json!({ "turn": "e2" }), "turn");
    let (_, interaction, _) = bot.answering(run, choices).await;
    assert_eq!(callback(&interaction).matches('/').count(), 4);
    let InteractionData::ApplicationCommand(command) = data(&interaction) else {
        panic!("no command: {interaction}");
    };
    assert_eq!((&*command.name, &*command.options[0].name), ("move", "turn"));
}

#[tokio::test]
async fn rest_objects_are_read() {
    let bot = Bot::start().await;
    let null = || Value::Null;
    let user: CurrentUser = bot.read("GET", "/users/@me", null()).await;
    let application: Application = bot.read("GET", "/oauth2/applications/@me", null()).await;
    assert_eq!(user.id.get(), application.id.get());
    let gateway: BotConnectionInfo = bot.read("GET", "/gateway/bot", null()).await;
    assert_eq!(gateway.shards, 1);
    let path = format!("/guilds/{}", bot.playground.guild_id());
    let guild: Guild = bot.read("GET", &path, null()).await;
    assert_eq!(guild.roles.len(), 1);
    let path = format!("/channels/{}", bot.chess());
    let channel: Channel = bot.read("GET", &path, null()).await;
    assert_eq!(channel.kind, ChannelType::GuildText);

    let image = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    let path = format!("/applications/{}/emojis", bot.playground.application_id());
    let emoji: Emoji = bot.read("POST", &path, json!({ "name": "die", "image": image })).await;
    let (_, listed) = bot.call("GET", &path, null()).await;
    assert_eq!(read::<Vec<Emoji>>(&listed["items"])[0].id, emoji.id);

    let body = json!({ "content": "hello", "attachments": [
        { "id": 0, "filename": "a.png", "description": "A picture" } ] });
    let files = [("a.png", PNG)];
    let (status, sent) = bot.upload("POST", &bot.chess_messages(), &body, &files).await;
    assert_eq!(status, 200);
    let sent: Message = read(&sent);
    assert_eq!(sent.attachments[0].description.as_deref(), Some("A picture"));
    let path = format!("{}/{}", bot.chess_messages(), sent.id);
    let edited: Message = bot.read("PATCH", &path, json!({ "content": "changed" })).await;
    assert_eq!(edited.content, "changed");
    let messages: Vec<Message> = bot.read("GET", &bot.chess_messages(), null()).await;
    assert_eq!(messages.len(), 1);

    let path = format!("/channels/{}/threads", bot.chess());
    let thread: Channel = bot.read("POST", &path, json!({ "name": "Game 1", "type": 11 })).await;
    assert_eq!(thread.kind, ChannelType::PublicThread);
    let path = format!("/channels/{}/messages", thread.id);
    let _: Message = bot.read("POST", &path, json!({ "content": "in the thread" })).await;
    let id: Id = thread.id.to_string().parse().unwrap();
    assert_eq!(bot.playground.messages(id, bot.ada()).len(), 1);
}
