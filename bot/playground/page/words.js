// What the page itself says, in the language of who looks. English texts are their own keys; languages that are
// not here get English.

const EN = {
  "{count} members": { one: "{count} member" },
  "{count} mentions": { one: "{count} mention" },
  "{count} messages": { one: "{count} message" },
  "At least {count} characters.": { one: "At least {count} character." },
  "At most {count} characters.": { one: "At most {count} character." },
};

const DE = {
  // Beside the messages.
  "Channels": "Kanäle",
  "Show channels": "Kanäle anzeigen",
  "Direct messages": "Direktnachrichten",
  "Another server": "Ein anderer Server",
  "Who you are": "Wer du bist",
  "You are": "Du bist",
  "You are {name}. Be somebody else": "Du bist {name}. Jemand anderes sein",
  "Person": "Person",
  "Your language": "Deine Sprache",
  "Server's language": "Sprache des Servers",
  "Eightfold on your account": "Eightfold in deinem Konto",
  "To be two people at once, open {link}.": "Um zwei Personen zugleich zu sein, öffne {link}.",
  "{name} in a second tab": "{name} in einem zweiten Tab",
  "{count} members": { one: "{count} Mitglied", other: "{count} Mitglieder" },
  "{count} mentions": { one: "{count} Erwähnung", other: "{count} Erwähnungen" },
  "{bot} is online": "{bot} ist online",
  "{bot} is offline": "{bot} ist offline",
  "connection lost": "Verbindung unterbrochen",
  "Log": "Protokoll",
  "Close log": "Protokoll schließen",
  "Refused requests": "Abgelehnte Anfragen",
  "Every request that the bot makes and Discord would refuse is listed here, with Discord's code.":
    "Hier steht jede Anfrage des Bots, die Discord ablehnen würde, mit dem Code von Discord.",
  "Refused with {code}: {reason}": "Abgelehnt mit {code}: {reason}",
  "Body": "Inhalt",
  "Notices": "Hinweise",
  "Close notice": "Hinweis schließen",
  "Apps": "Apps",
  "{bot} has no commands for people.": "{bot} hat keine Befehle für Personen.",

  // Where a channel begins.
  "This is the beginning of #{name}.": "Das ist der Anfang von #{name}.",
  "This is the beginning of #{name} in another server.": "Das ist der Anfang von #{name} auf einem anderen Server.",
  "This is the beginning of your direct messages with {name}.":
    "Das ist der Anfang deiner Direktnachrichten mit {name}.",
  "This is the beginning of the group {name}.": "Das ist der Anfang der Gruppe {name}.",
  "Type / to see what {bot} can do.": "Gib / ein, um zu sehen, was {bot} kann.",
  "{bot} is not a member here. You have added it to your account: type / to use it.":
    "{bot} ist hier kein Mitglied. Du hast die App deinem Konto hinzugefügt: Gib / ein, um sie zu verwenden.",
  "{bot} is not a member here. Its commands are for those who have added it to their account.":
    "{bot} ist hier kein Mitglied. Die Befehle sind für alle, die die App ihrem Konto hinzugefügt haben.",
  "A thread in {channel}.": "Ein Thread in {channel}.",

  // Messages.
  "Messages": "Nachrichten",
  "New messages ↓": "Neue Nachrichten ↓",
  "Today at {time}": "Heute um {time}",
  "Yesterday at {time}": "Gestern um {time}",
  "(edited)": "(bearbeitet)",
  "Only you can see this": "Nur du kannst das sehen",
  "Dismiss message": "Nachricht verwerfen",
  "{name} is thinking": "{name} denkt nach",
  "{bot} is typing…": "{bot} schreibt …",
  "The application did not respond": "Die Anwendung hat nicht reagiert",
  "{name} used {command}": "{name} hat {command} verwendet",
  "Somebody": "Jemand",
  "Original message was deleted": "Die ursprüngliche Nachricht wurde gelöscht",
  "Click to see the attachment": "Klicke, um den Anhang zu sehen",
  "{name} started a thread: {thread}": "{name} hat einen Thread gestartet: {thread}",
  "{count} messages": { one: "{count} Nachricht", other: "{count} Nachrichten" },
  "Picture": "Bild",
  "Enlarge: {what}": "Vergrößern: {what}",
  "Image description": "Bildbeschreibung",
  "Make a selection": "Triff eine Auswahl",

  // The line at the bottom.
  "Message {name}": "Nachricht an {name}",
  "Send": "Senden",
  "Send {command}": "{command} senden",
  "Press Enter to send": "Zum Senden die Eingabetaste drücken",
  "Suggestions": "Vorschläge",
  "Commands": "Befehle",
  "No such command": "Diesen Befehl gibt es nicht",
  "No commands": "Keine Befehle",
  "The bot has registered none.": "Der Bot hat keine angemeldet.",
  "{bot} offers none here.": "{bot} bietet hier keine an.",
  "{bot} is not on your account.": "{bot} ist nicht in deinem Konto.",
  "Optional": "Optional",
  "True": "Wahr",
  "False": "Falsch",
  "Loading options…": "Optionen werden geladen …",
  "Loading options failed": "Optionen konnten nicht geladen werden",
  "This option is required.": "Diese Option ist erforderlich.",
  "Choose one of the choices.": "Wähle eine der Möglichkeiten.",
  "A whole number.": "Eine ganze Zahl.",
  "A number.": "Eine Zahl.",
  "This file cannot be read.": "Diese Datei kann nicht gelesen werden.",
  "The file is still being read.": "Die Datei wird noch gelesen.",
  "Choose the option that “{text}” belongs to, or delete it.":
    "Wähle die Option, zu der „{text}“ gehört, oder lösche den Text.",

  // Forms.
  "Submit": "Absenden",
  "Cancel": "Abbrechen",
  "Close": "Schließen",
  "This form is sent to {bot}.": "Dieses Formular wird an {bot} gesendet.",
  "Something went wrong. Try again.": "Etwas ist schiefgelaufen. Versuche es noch einmal.",
  "This field is required.": "Dieses Feld ist erforderlich.",
  "At least {count} characters.": "Mindestens {count} Zeichen.",
  "At most {count} characters.": "Höchstens {count} Zeichen.",
};

const ES = {
  "Channels": "Canales",
  "Show channels": "Mostrar canales",
  "Direct messages": "Mensajes directos",
  "Another server": "Otro servidor",
  "Who you are": "Quién eres",
  "You are": "Eres",
  "You are {name}. Be somebody else": "Eres {name}. Ser otra persona",
  "Person": "Persona",
  "Your language": "Tu idioma",
  "Server's language": "Idioma del servidor",
  "Eightfold on your account": "Eightfold en tu cuenta",
  "To be two people at once, open {link}.": "Para ser dos personas a la vez, abre {link}.",
  "{name} in a second tab": "{name} en otra pestaña",
  "{count} members": { one: "{count} miembro", other: "{count} miembros" },
  "{count} mentions": { one: "{count} mención", other: "{count} menciones" },
  "{bot} is online": "{bot} está en línea",
  "{bot} is offline": "{bot} está desconectado",
  "connection lost": "sin conexión",
  "Log": "Registro",
  "Close log": "Cerrar el registro",
  "Refused requests": "Solicitudes rechazadas",
  "Every request that the bot makes and Discord would refuse is listed here, with Discord's code.":
    "Aquí aparece cada solicitud del bot que Discord rechazaría, con el código de Discord.",
  "Refused with {code}: {reason}": "Rechazada con {code}: {reason}",
  "Body": "Contenido",
  "Notices": "Avisos",
  "Close notice": "Cerrar el aviso",
  "Apps": "Aplicaciones",
  "{bot} has no commands for people.": "{bot} no tiene comandos para personas.",

  "This is the beginning of #{name}.": "Aquí empieza #{name}.",
  "This is the beginning of #{name} in another server.": "Aquí empieza #{name}, en otro servidor.",
  "This is the beginning of your direct messages with {name}.": "Aquí empiezan tus mensajes directos con {name}.",
  "This is the beginning of the group {name}.": "Aquí empieza el grupo {name}.",
  "Type / to see what {bot} can do.": "Escribe / para ver qué puede hacer {bot}.",
  "{bot} is not a member here. You have added it to your account: type / to use it.":
    "{bot} no es miembro aquí. Has añadido la aplicación a tu cuenta: escribe / para usarla.",
  "{bot} is not a member here. Its commands are for those who have added it to their account.":
    "{bot} no es miembro aquí. Sus comandos son para quienes han añadido la aplicación a su cuenta.",
  "A thread in {channel}.": "Un hilo en {channel}.",

  "Messages": "Mensajes",
  "New messages ↓": "Mensajes nuevos ↓",
  "Today at {time}": "Hoy a las {time}",
  "Yesterday at {time}": "Ayer a las {time}",
  "(edited)": "(editado)",
  "Only you can see this": "Solo tú puedes ver esto",
  "Dismiss message": "Descartar mensaje",
  "{name} is thinking": "{name} está pensando",
  "{bot} is typing…": "{bot} está escribiendo…",
  "The application did not respond": "La aplicación no ha respondido",
  "{name} used {command}": "{name} ha usado {command}",
  "Somebody": "Alguien",
  "Original message was deleted": "El mensaje original se ha eliminado",
  "Click to see the attachment": "Haz clic para ver el archivo adjunto",
  "{name} started a thread: {thread}": "{name} ha empezado un hilo: {thread}",
  "{count} messages": { one: "{count} mensaje", other: "{count} mensajes" },
  "Picture": "Imagen",
  "Enlarge: {what}": "Ampliar: {what}",
  "Image description": "Descripción de la imagen",
  "Make a selection": "Elige una opción",

  "Message {name}": "Enviar mensaje a {name}",
  "Send": "Enviar",
  "Send {command}": "Enviar {command}",
  "Press Enter to send": "Pulsa Intro para enviar",
  "Suggestions": "Sugerencias",
  "Commands": "Comandos",
  "No such command": "No existe ese comando",
  "No commands": "No hay comandos",
  "The bot has registered none.": "El bot no ha registrado ninguno.",
  "{bot} offers none here.": "{bot} no ofrece ninguno aquí.",
  "{bot} is not on your account.": "{bot} no está en tu cuenta.",
  "Optional": "Opcional",
  "True": "Verdadero",
  "False": "Falso",
  "Loading options…": "Cargando opciones…",
  "Loading options failed": "No se han podido cargar las opciones",
  "This option is required.": "Esta opción es obligatoria.",
  "Choose one of the choices.": "Elige una de las opciones.",
  "A whole number.": "Un número entero.",
  "A number.": "Un número.",
  "This file cannot be read.": "No se puede leer este archivo.",
  "The file is still being read.": "El archivo todavía se está leyendo.",
  "Choose the option that “{text}” belongs to, or delete it.":
    "Elige la opción a la que pertenece «{text}», o bórralo.",

  "Submit": "Enviar",
  "Cancel": "Cancelar",
  "Close": "Cerrar",
  "This form is sent to {bot}.": "Este formulario se envía a {bot}.",
  "Something went wrong. Try again.": "Algo ha salido mal. Inténtalo de nuevo.",
  "This field is required.": "Este campo es obligatorio.",
  "At least {count} characters.": { one: "Al menos {count} carácter.", other: "Al menos {count} caracteres." },
  "At most {count} characters.": { one: "Como máximo {count} carácter.", other: "Como máximo {count} caracteres." },
};

const KO = {
  "Channels": "채널",
  "Show channels": "채널 보기",
  "Direct messages": "다이렉트 메시지",
  "Another server": "다른 서버",
  "Who you are": "지금 사용자",
  "You are": "지금 사용자",
  "You are {name}. Be somebody else": "지금 사용자는 {name} 님이에요. 다른 사람으로 바꾸기",
  "Person": "사용자",
  "Your language": "내 언어",
  "Server's language": "서버 언어",
  "Eightfold on your account": "내 계정에 Eightfold 추가",
  "To be two people at once, open {link}.": "두 사람으로 동시에 써 보려면 {link}을 여세요.",
  "{name} in a second tab": "{name} 님의 새 탭",
  "{count} members": "멤버 {count}명",
  "{count} mentions": "멘션 {count}개",
  "{bot} is online": "{bot} 온라인",
  "{bot} is offline": "{bot} 오프라인",
  "connection lost": "연결 끊김",
  "Log": "기록",
  "Close log": "기록 닫기",
  "Refused requests": "거부된 요청",
  "Every request that the bot makes and Discord would refuse is listed here, with Discord's code.":
    "봇의 요청 중 Discord가 거부할 요청을 Discord의 코드와 함께 모두 보여 줘요.",
  "Refused with {code}: {reason}": "{code} 코드로 거부됨: {reason}",
  "Body": "내용",
  "Notices": "알림",
  "Close notice": "알림 닫기",
  "Apps": "앱",
  "{bot} has no commands for people.": "{bot}에는 사용자에게 쓰는 명령어가 없어요.",

  "This is the beginning of #{name}.": "#{name} 채널의 시작이에요.",
  "This is the beginning of #{name} in another server.": "다른 서버에 있는 #{name} 채널의 시작이에요.",
  "This is the beginning of your direct messages with {name}.": "{name} 님과 나눈 다이렉트 메시지의 시작이에요.",
  "This is the beginning of the group {name}.": "{name} 그룹의 시작이에요.",
  "Type / to see what {bot} can do.": "/를 입력하면 {bot}에서 쓸 수 있는 명령어가 나와요.",
  "{bot} is not a member here. You have added it to your account: type / to use it.":
    "{bot} 앱은 이곳의 멤버가 아니에요. 내 계정에 추가한 앱이니 /를 입력해 쓸 수 있어요.",
  "{bot} is not a member here. Its commands are for those who have added it to their account.":
    "{bot} 앱은 이곳의 멤버가 아니에요. 자기 계정에 앱을 추가한 사람만 명령어를 쓸 수 있어요.",
  "A thread in {channel}.": "{channel}의 스레드예요.",

  "Messages": "메시지",
  "New messages ↓": "새 메시지 ↓",
  "Today at {time}": "오늘 {time}",
  "Yesterday at {time}": "어제 {time}",
  "(edited)": "(수정됨)",
  "Only you can see this": "나만 볼 수 있는 메시지예요",
  "Dismiss message": "메시지 닫기",
  "{name} is thinking": "{name} 생각 중",
  "{bot} is typing…": "{bot} 입력 중…",
  "The application did not respond": "애플리케이션이 응답하지 않았어요",
  "{name} used {command}": "{name} 님이 {command} 사용",
  "Somebody": "누군가",
  "Original message was deleted": "원본 메시지가 삭제되었어요",
  "Click to see the attachment": "클릭해서 첨부 파일 보기",
  "{name} started a thread: {thread}": "{name} 님이 스레드를 시작했어요: {thread}",
  "{count} messages": "메시지 {count}개",
  "Picture": "이미지",
  "Enlarge: {what}": "크게 보기: {what}",
  "Image description": "이미지 설명",
  "Make a selection": "선택하기",

  "Message {name}": "{name}에 메시지 보내기",
  "Send": "보내기",
  "Send {command}": "{command} 보내기",
  "Press Enter to send": "Enter 키를 눌러 보내기",
  "Suggestions": "추천",
  "Commands": "명령어",
  "No such command": "없는 명령어예요",
  "No commands": "명령어 없음",
  "The bot has registered none.": "봇이 등록한 명령어가 없어요.",
  "{bot} offers none here.": "여기서 쓸 수 있는 {bot} 명령어가 없어요.",
  "{bot} is not on your account.": "내 계정에 {bot} 앱이 없어요.",
  "Optional": "선택 사항",
  "True": "참",
  "False": "거짓",
  "Loading options…": "옵션을 불러오는 중…",
  "Loading options failed": "옵션을 불러오지 못했어요",
  "This option is required.": "필수 옵션이에요.",
  "Choose one of the choices.": "목록에서 하나를 고르세요.",
  "A whole number.": "정수를 입력하세요.",
  "A number.": "숫자를 입력하세요.",
  "This file cannot be read.": "이 파일을 읽을 수 없어요.",
  "The file is still being read.": "아직 파일을 읽고 있어요.",
  "Choose the option that “{text}” belongs to, or delete it.": "“{text}”에 맞는 옵션을 고르거나 지우세요.",

  "Submit": "제출",
  "Cancel": "취소",
  "Close": "닫기",
  "This form is sent to {bot}.": "이 양식은 {bot} 앱에 전송돼요.",
  "Something went wrong. Try again.": "문제가 생겼어요. 다시 시도해 주세요.",
  "This field is required.": "필수 입력란이에요.",
  "At least {count} characters.": "{count}자 이상 입력하세요.",
  "At most {count} characters.": "{count}자까지 입력할 수 있어요.",
};

const RU = {
  "Channels": "Каналы",
  "Show channels": "Показать каналы",
  "Direct messages": "Личные сообщения",
  "Another server": "Другой сервер",
  "Who you are": "Кто вы",
  "You are": "Вы",
  "You are {name}. Be somebody else": "Вы {name}. Сменить человека",
  "Person": "Человек",
  "Your language": "Ваш язык",
  "Server's language": "Язык сервера",
  "Eightfold on your account": "Eightfold в вашей учётной записи",
  "To be two people at once, open {link}.": "Чтобы быть двумя людьми сразу, откройте {link}.",
  "{name} in a second tab": "{name} в другой вкладке",
  "{count} members": { one: "{count} участник", few: "{count} участника", other: "{count} участников" },
  "{count} mentions": { one: "{count} упоминание", few: "{count} упоминания", other: "{count} упоминаний" },
  "{bot} is online": "{bot} в сети",
  "{bot} is offline": "{bot} не в сети",
  "connection lost": "нет соединения",
  "Log": "Журнал",
  "Close log": "Закрыть журнал",
  "Refused requests": "Отклонённые запросы",
  "Every request that the bot makes and Discord would refuse is listed here, with Discord's code.":
    "Здесь перечислены все запросы бота, которые отклонил бы Discord, с кодом Discord.",
  "Refused with {code}: {reason}": "Отклонено с кодом {code}: {reason}",
  "Body": "Содержимое",
  "Notices": "Уведомления",
  "Close notice": "Закрыть уведомление",
  "Apps": "Приложения",
  "{bot} has no commands for people.": "У {bot} нет команд для людей.",

  "This is the beginning of #{name}.": "Это начало канала #{name}.",
  "This is the beginning of #{name} in another server.": "Это начало канала #{name} на другом сервере.",
  "This is the beginning of your direct messages with {name}.": "Это начало вашей переписки с {name}.",
  "This is the beginning of the group {name}.": "Это начало группы {name}.",
  "Type / to see what {bot} can do.": "Введите /, чтобы увидеть, что умеет {bot}.",
  "{bot} is not a member here. You have added it to your account: type / to use it.":
    "{bot} здесь не участник. Вы добавили приложение в учётную запись: введите /, чтобы им пользоваться.",
  "{bot} is not a member here. Its commands are for those who have added it to their account.":
    "{bot} здесь не участник. Команды доступны тем, кто добавил приложение в свою учётную запись.",
  "A thread in {channel}.": "Ветка в {channel}.",

  "Messages": "Сообщения",
  "New messages ↓": "Новые сообщения ↓",
  "Today at {time}": "Сегодня, в {time}",
  "Yesterday at {time}": "Вчера, в {time}",
  "(edited)": "(изменено)",
  "Only you can see this": "Это видно только вам",
  "Dismiss message": "Скрыть сообщение",
  "{name} is thinking": "{name} думает",
  "{bot} is typing…": "{bot} печатает…",
  "The application did not respond": "Приложение не ответило",
  "{name} used {command}": "{name} использует {command}",
  "Somebody": "Кто-то",
  "Original message was deleted": "Исходное сообщение удалено",
  "Click to see the attachment": "Нажмите, чтобы увидеть вложение",
  "{name} started a thread: {thread}": "{name} создаёт ветку: {thread}",
  "{count} messages": { one: "{count} сообщение", few: "{count} сообщения", other: "{count} сообщений" },
  "Picture": "Изображение",
  "Enlarge: {what}": "Увеличить: {what}",
  "Image description": "Описание изображения",
  "Make a selection": "Сделайте выбор",

  "Message {name}": "Написать {name}",
  "Send": "Отправить",
  "Send {command}": "Отправить {command}",
  "Press Enter to send": "Нажмите Enter, чтобы отправить",
  "Suggestions": "Подсказки",
  "Commands": "Команды",
  "No such command": "Такой команды нет",
  "No commands": "Нет команд",
  "The bot has registered none.": "Бот не зарегистрировал ни одной.",
  "{bot} offers none here.": "Здесь команды {bot} недоступны.",
  "{bot} is not on your account.": "{bot} нет в вашей учётной записи.",
  "Optional": "Необязательно",
  "True": "Истина",
  "False": "Ложь",
  "Loading options…": "Загрузка вариантов…",
  "Loading options failed": "Не удалось загрузить варианты",
  "This option is required.": "Это обязательный параметр.",
  "Choose one of the choices.": "Выберите один из вариантов.",
  "A whole number.": "Введите целое число.",
  "A number.": "Введите число.",
  "This file cannot be read.": "Не удаётся прочитать этот файл.",
  "The file is still being read.": "Файл ещё читается.",
  "Choose the option that “{text}” belongs to, or delete it.":
    "Выберите параметр, к которому относится «{text}», или удалите этот текст.",

  "Submit": "Отправить",
  "Cancel": "Отмена",
  "Close": "Закрыть",
  "This form is sent to {bot}.": "Эта форма отправляется в {bot}.",
  "Something went wrong. Try again.": "Что-то пошло не так. Попробуйте ещё раз.",
  "This field is required.": "Это обязательное поле.",
  "At least {count} characters.": { one: "Не меньше {count} символа.", other: "Не меньше {count} символов." },
  "At most {count} characters.": { one: "Не больше {count} символа.", other: "Не больше {count} символов." },
};

export const WORDS = { en: EN, de: DE, es: ES, ko: KO, ru: RU };

let locale = "en-US";

/** The texts of index.html, each with its node. */
const fixed = [];
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) fixed.push([texts.currentNode, texts.currentNode.data.trim()]);
for (const node of document.querySelectorAll("[aria-label]")) {
  fixed.push([node.getAttributeNode("aria-label"), node.getAttribute("aria-label")]);
}

/** Sets the language of the page. Returns whether it is another one than before. */
export function speak(wanted) {
  const next = wanted.split("-")[0] in WORDS ? wanted : "en-US";
  if (next === locale) return false;
  locale = next;
  document.documentElement.lang = locale;
  for (const [node, text] of fixed) node.nodeValue = say(text);
  return true;
}

/** A text in the language of the page: `say("{bot} is online", { bot: "Eightfold" })`. */
export function say(text, values = {}) {
  return parts(text, values).join("");
}

/** The same in parts, for texts around elements; `count` decides on the plural. */
export function parts(text, values) {
  const known = WORDS[locale.split("-")[0]][text] ?? text;
  const forms = typeof known === "string" ? { other: known } : known;
  const form = "count" in values ? new Intl.PluralRules(locale).select(values.count) : "other";
  return (forms[form] ?? forms.other ?? text).split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? values[part] : part));
}

export const number = (value, options) => value.toLocaleString(locale, options);

export const date = (at, options) => at.toLocaleString(locale, options);
