// Messages from the host, at any time, to everyone or one person. They are previewed before sending, and can be edited or
// deleted afterwards. Edits don't quote the old text.
import { fail, ok, type Result } from '../../../games/frame/result';
import { dropUndefined } from '../../../games/frame/json';
import { replaceLoneSurrogates } from '../../../games/frame/wording';
import { EVERYONE, type Audience, type Message, type CallProblem } from '../../reply/reply';
import { MAX_MESSAGE_CHARACTERS, type HostMessageView, type MessagePreview } from './views';
import type { SendMessageInput } from './inputs';
import { mergeFields } from '../../reply/merged-fields';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { toBold } from '../../discord/markup';
import { copyForHost, composeMessage, messageLines } from '../../outbox/messages';
import { HOST_MESSAGES_TITLE } from '../../outbox/now-tab';
import type { Entry } from '../../record/entries';
import { holder, seatNameForHost, personById, type HostMessage } from '../../record/people';
import { encodePrivateMessage } from '../../record/host-messages';
import { addressee, readerChannels, hasChannel, readerSeats, type BookSession } from '../../session/readers';
import { discordTime } from '../../time/time-zone';

/** Previews a message without writing anything. */
export function previewMessage(
  session: BookSession,
  said: SendMessageInput,
): Result<MessagePreview, CallProblem> {
  const known = messageToEdit(session, said);
  if (!known.ok) return known;
  const { to } = said;
  const message: Message = { ...recipientFields(session, to), text: messageText(said, known.value) };
  const isPosted = hasChannel(readerChannels(session), addressee(session, message));
  const whose = session.season === undefined ? 'every player’s' : 'everyone’s';
  const books =
    to === EVERYONE
      ? `In the public book, in ${whose} own book, and on their pages.`
      : `Only for ${seatNameForHost(session.people, to.player)}, in their book and on their page.`;
  const channel = isPosted
    ? 'Also in their Discord channel.'
    : 'There’s no Discord channel for this message. Copy the message and send it yourself, or just leave it in the book.';
  return ok({
    message: copyForHost(session, message),
    where: [books, to === EVERYONE && isPosted ? 'Also in the public Discord channel.' : channel],
  });
}

/** Sends a message: writes a ledger entry, updates the books and queues a post. */
export function sendMessage(
  session: BookSession,
  said: SendMessageInput,
  random: string,
): Result<Commit, CallProblem> {
  const known = messageToEdit(session, said);
  if (!known.ok) return known;
  const { to } = said;
  const text = cleanText(said.text);
  if (known.value !== undefined && known.value.text === text) return ok(EMPTY_COMMIT);
  if (said.click !== undefined && session.people.hostMessages.some(({ click }) => click === said.click))
    return ok(EMPTY_COMMIT);
  const messages = [{ ...recipientFields(session, to), text: messageText(said, known.value) }];
  const subject = HOST_MESSAGES_TITLE;
  return ok({
    entries: [{ text: toLogText(said, text), entry: messageEntry(session, said, random) }],
    deliver:
      to === EVERYONE
        ? { kind: 'results', subject, messages }
        : { kind: 'judged', subject, books: [holder(session.people, to.player).id], messages },
  });
}

/** Addresses the message to the seat's current holder. */
function recipientFields({ people }: BookSession, to: Audience): Pick<Message, 'to' | 'person'> {
  return to === EVERYONE ? { to } : { to, person: holder(people, to.player).id };
}

function messageEntry(
  { people }: BookSession,
  { to, text, of, click }: SendMessageInput,
  random: string,
): Entry {
  const said = cleanText(text);
  const words = said === '' ? {} : { text: said };
  const whose =
    to === EVERYONE ? words : { own: encodePrivateMessage(holder(people, to.player).id, said, random) };
  return { kind: 'word', body: { ...(of === undefined ? dropUndefined({ click }) : { of }), ...whose } };
}

/** The host's messages as the host sees them, latest first. */
export function messageViews(session: BookSession): readonly HostMessageView[] {
  const { people } = session;
  return [...people.hostMessages].reverse().map(({ row, at, to, text, changedAt }) => ({
    row,
    at,
    to: to === undefined ? EVERYONE : { player: readerSeats(session, to)[0] ?? personById(people, to).name },
    text,
    changed: changedAt !== undefined,
  }));
}

/** The message to edit; undefined if it's a new one. Fails if the message can't be sent. */
function messageToEdit(
  session: BookSession,
  { to, text, of, before }: SendMessageInput,
): Result<HostMessage | undefined, CallProblem> {
  const { people } = session;
  if (to !== EVERYONE && !people.seats.has(to.player)) return fail(NO_SUCH_READER);
  const reader = to === EVERYONE ? undefined : holder(people, to.player).id;
  const known = of === undefined ? undefined : people.hostMessages.find(({ row }) => row === of);
  if (of !== undefined && known === undefined) return fail(MESSAGE_GONE);
  if (known !== undefined && known.to !== reader) return fail(READER_GONE);
  if (known?.text === '') return fail(MESSAGE_DELETED);
  const said = cleanText(text);
  if (of === undefined && said === '') return fail(EMPTY_MESSAGE);
  if (said.length > MAX_MESSAGE_CHARACTERS) return fail(MESSAGE_TOO_LONG);
  if (known !== undefined && before !== undefined) {
    const merged = mergeFields('Changing a message', {
      before: { [MESSAGE_LABEL]: before },
      now: { [MESSAGE_LABEL]: said },
      saved: { [MESSAGE_LABEL]: known.text },
    });
    if (!merged.ok) return merged;
  }
  return ok(known);
}

const MESSAGE_LABEL = 'The message';

function cleanText(text: string): string {
  return replaceLoneSurrogates(text).trim();
}

function messageText({ text }: SendMessageInput, known: HostMessage | undefined): string {
  const said = cleanText(text);
  if (known === undefined) return composeMessage(HOST_MESSAGES_TITLE, said.split('\n'));
  const when = discordTime(known.at);
  const line = said === '' ? `The message from ${when} was deleted.` : `The message from ${when} now reads:`;
  const lines = said === '' ? [] : messageLines(said.split('\n'));
  return [toBold(HOST_MESSAGES_TITLE), line, ...lines].join('\n');
}

/** The Log text. It becomes public when the game is published, so it doesn't reveal a private message or its recipient. */
function toLogText({ to, of }: SendMessageInput, text: string): string {
  const whom = to === EVERYONE ? 'everyone' : 'one player';
  if (of === undefined) return `Sent a message from the host to ${whom}.`;
  return text === '' ? `Deleted a message to ${whom}.` : `Edited a message to ${whom}.`;
}

const toProblem = (code: string, text: string): CallProblem => ({
  code,
  text: `Sending the message: ${text}`,
});
const NO_SUCH_READER = toProblem(
  'no-player',
  'nobody with this name has a book. Choose everyone, or somebody from the list.',
);
const MESSAGE_GONE = toProblem(
  'no-word',
  'the message you’re editing is gone. Reload the sidebar, then try again.',
);
const READER_GONE = toProblem('reader-gone', 'somebody else has that seat now. Send a new message instead.');
const MESSAGE_DELETED = toProblem('taken-back', 'the message has already been deleted. Send a new one.');
const EMPTY_MESSAGE = toProblem('no-text', 'type your message first.');
const MESSAGE_TOO_LONG = toProblem('too-long', `use at most ${MAX_MESSAGE_CHARACTERS} characters.`);
