//! The library that bots use understands what the stand-in sends, and is understood.
#![allow(clippy::unwrap_used, reason = "only tests use it; clippy knows #[test] functions only")]

use std::time::Duration;

use playground::{Id, Playground};
use serde_json::json;
use serenity::all::{
    ActionRowComponent, ButtonStyle, ChannelId, ChannelType, CommandDataOptionValue,
    CommandOptionType, CommandType, Context, CreateActionRow, CreateAttachment, CreateButton,
    CreateCommand, CreateCommandOption, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateThread,
    EditInteractionResponse, EditMessage, EventHandler, GatewayIntents, Guild, GuildId, Http,
    HttpBuilder, InputTextStyle, Interaction, Message, Ready, ResolvedTarget, async_trait,
};
use serenity::client::ClientBuilder;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const PATIENCE: Duration = Duration::from_secs(5);

/// Answers commands with a button, and clicks with an edit after an acknowledgement.
struct Handler(mpsc::UnboundedSender<String>);

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        self.0.send(format!("ready {}", ready.user.name)).ok();
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.0.send(format!("guild {} {}", guild.channels.len(), guild.members.len())).ok();
    }

    async fn message(&self, _: Context, message: Message) {
        self.0.send(format!("message {}", message.author.name)).ok();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) if command.data.name == "note" => {
                let input = CreateInputText::new(InputTextStyle::Short, "Your turn", "turn");
                let modal = CreateModal::new("form", "A note")
                    .components(vec![CreateActionRow::InputText(input)]);
                let answer = CreateInteractionResponse::Modal(modal);
                command.create_response(&context.http, answer).await.unwrap();
            }
            Interaction::Modal(form) => {
                let ActionRowComponent::InputText(input) = &form.data.components[0].components[0]
                else {
                    panic!("no input: {:?}", form.data);
                };
                let text = format!("{} {:?}", form.data.custom_id, input.value);
                let message = CreateInteractionResponseMessage::new().content(text);
                let answer = CreateInteractionResponse::Message(message);
                form.create_response(&context.http, answer).await.unwrap();
                form.get_response(&context.http).await.unwrap();
                self.0.send("noted".to_owned()).ok();
            }
            Interaction::Command(command) if command.data.kind == CommandType::User => {
                let Some(ResolvedTarget::User(user, Some(_))) = command.data.target() else {
                    panic!("no target: {:?}", command.data);
                };
                let text = format!("on {}", user.name);
                let message = CreateInteractionResponseMessage::new().content(text);
                let answer = CreateInteractionResponse::Message(message);
                command.create_response(&context.http, answer).await.unwrap();
                command.get_response(&context.http).await.unwrap();
            }
            Interaction::Command(command) => {
                let opponent = command.data.options.iter().find_map(|it| match it.value {
                    CommandDataOptionValue::User(id) => command.data.resolved.users.get(&id),
                    _ => None,
                });
                let name = opponent.map_or("nobody", |user| &user.name);
                let button = CreateButton::new("yes").label("Accept").style(ButtonStyle::Success);
                let message = CreateInteractionResponseMessage::new()
                    .content(format!("against {name}"))
                    .components(vec![CreateActionRow::Buttons(vec![button])])
                    .add_file(CreateAttachment::bytes(b"bytes".as_slice(), "a.txt"));
                let answer = CreateInteractionResponse::Message(message);
                command.create_response(&context.http, answer).await.unwrap();
                let original = command.get_response(&context.http).await.unwrap();
                self.0.send(format!("original {}", original.attachments.len())).ok();
            }
            Interaction::Component(click) => {
                let answer = CreateInteractionResponse::Acknowledge;
                click.create_response(&context.http, answer).await.unwrap();
                let edit = EditInteractionResponse::new().content("accepted").components(vec![]);
                click.edit_response(&context.http, edit).await.unwrap();
            }
            _ => {}
        }
    }
}

fn http(playground: &Playground) -> Http {
    let plain = reqwest::Client::builder().no_proxy().build().unwrap();
    HttpBuilder::new(playground.token())
        .client(plain)
        .proxy(playground.base_url())
        .ratelimiter_disabled(true)
        .build()
}

async fn start() -> Playground {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    Playground::start(listener).unwrap()
}

#[tokio::test]
async fn a_game_is_agreed_on() {
    let playground = start().await;
    let (sender, mut heard) = mpsc::unbounded_channel();
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
    let mut client = ClientBuilder::new_with_http(http(&playground), intents)
        .event_handler(Handler(sender))
        .await
        .unwrap();
    let rest = client.http.clone();
    let running = tokio::spawn(async move { client.start().await });
    assert_eq!(heard.recv().await.unwrap(), "ready eightfold");
    assert_eq!(heard.recv().await.unwrap(), "guild 2 4");

    let user = CommandOptionType::User;
    let opponent = CreateCommandOption::new(user, "opponent", "Whom to ask").required(true);
    let command = CreateCommand::new("challenge").description("Asks").add_option(opponent);
    let guild = GuildId::new(playground.guild_id().get());
    rest.set_application_id(playground.application_id().get().into());
    let note = CreateCommand::new("note").description("Notes");
    let ask = CreateCommand::new("Ask to play").kind(CommandType::User);
    let known = guild.set_commands(&rest, vec![command, note, ask]).await.unwrap();
    assert_eq!(known[0].options[0].name, "opponent");

    let (ada, boris) = (playground.person("Ada"), playground.person("Boris"));
    let chess = playground.channel("chess");
    let options = json!({"opponent": boris});
    let outcome = playground.run_command(ada, chess, "challenge", options).await.unwrap();
    assert_eq!(outcome.content(), "against boris");
    assert_eq!(heard.recv().await.unwrap(), "message eightfold");
    assert_eq!(heard.recv().await.unwrap(), "original 1");
    let id = outcome.message().unwrap().id;
    playground.press(boris, id, "Accept").await.unwrap();
    let accepted = playground.wait_for(chess, ada, PATIENCE, |it| it.content == "accepted").await;
    let accepted = accepted.unwrap();
    assert_eq!((accepted.id, accepted.attachments.len(), accepted.buttons().len()), (id, 1, 0));

    let outcome = playground.run_command(ada, chess, "note", json!({})).await.unwrap();
    let values = json!({"turn": "e4"});
    let noted = playground.submit_modal(ada, outcome.interaction, values).await.unwrap();
    assert_eq!(noted.content(), "form Some(\"e4\")");
    while heard.recv().await.unwrap() != "noted" {}

    let asked = playground.run_user_command(ada, chess, "Ask to play", boris).await.unwrap();
    assert_eq!(asked.content(), "on boris");
    running.abort();
}

#[tokio::test]
async fn rest_objects_are_read() {
    let playground = start().await;
    let rest = http(&playground);
    rest.get_current_user().await.unwrap();
    rest.get_current_application_info().await.unwrap();
    rest.get_bot_gateway().await.unwrap();
    let guild = rest.get_guild(playground.guild_id().get().into()).await.unwrap();
    assert_eq!(guild.roles.len(), 1);
    let chess = ChannelId::new(playground.channel("chess").get());
    rest.get_channel(chess).await.unwrap();

    rest.set_application_id(playground.application_id().get().into());
    let image = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    let emoji = json!({"name": "die", "image": image});
    let emoji = rest.create_application_emoji(&emoji).await.unwrap();
    assert_eq!(rest.get_application_emojis().await.unwrap()[0].id, emoji.id);

    let file = CreateAttachment::bytes(b"bytes".as_slice(), "a.txt").description("Some bytes");
    let message = CreateMessage::new().content("hello").add_file(file);
    let mut message = chess.send_message(&rest, message).await.unwrap();
    assert_eq!(message.attachments[0].description.as_deref(), Some("Some bytes"));
    message.edit(&rest, EditMessage::new().content("changed")).await.unwrap();
    assert_eq!(chess.messages(&rest, serenity::all::GetMessages::new()).await.unwrap().len(), 1);

    let thread = CreateThread::new("Game 1").kind(ChannelType::PublicThread);
    let thread = chess.create_thread(&rest, thread).await.unwrap();
    assert_eq!(thread.kind, ChannelType::PublicThread);
    thread.id.say(&rest, "in the thread").await.unwrap();
    let id: Id = thread.id.to_string().parse().unwrap();
    assert_eq!(playground.messages(id, playground.person("Ada")).len(), 1);
}
