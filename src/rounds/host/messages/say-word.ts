// A word from the host, at any time of a game or a season, to everyone or to one reader. It is previewed before it is
// told, and can be changed or taken back afterwards; what was told before is not quoted again.
import { fail, ok, type Result } from '../../../games/frame/result';
import { present } from '../../../games/frame/json';
import { wellFormed } from '../../../games/frame/wording';
import { EVERYONE, type Audience, type Message, type CallProblem } from '../../reply/reply';
import { LONGEST_WORD, type HostWordView, type WordPreview } from './views';
import type { SayWord } from './inputs';
import { mergedFields } from '../../reply/merged-fields';
import { NOTHING, type Commit } from '../../commit/commit';
import { bold } from '../../discord/markup';
import { copyOf, compose, messageLines } from '../../outbox/messages';
import { FROM_THE_HOST } from '../../outbox/now-tab';
import type { Entry } from '../../record/entries';
import { holder, hostName, personWith, type HostMessage } from '../../record/people';
import { encodePrivateMessage } from '../../record/host-messages';
import { addressee, channelsOf, hasChannel, seatsOf, type BookSession } from '../../session/readers';
import { discordTime } from '../../time/time-zone';

/** Shows the word as it would be told; writes nothing. */
export function previewWord(session: BookSession, said: SayWord): Result<WordPreview, CallProblem> {
  const known = knownWord(session, said);
  if (!known.ok) return known;
  const { to } = said;
  const message: Message = { ...forPerson(session, to), text: messageText(said, known.value) };
  const isPosted = hasChannel(channelsOf(session), addressee(session, message));
  const whose =
    session.season === undefined ? 'every player’s own book and page' : 'everyone’s own book and page';
  const books =
    to === EVERYONE
      ? `It stands in the public book, and in ${whose}.`
      : `It stands in the book and on the page of ${hostName(session.people, to.player)}, and nobody else reads it.`;
  const channel = isPosted
    ? 'It is posted in their Discord channel as well.'
    : 'No Discord channel is entered for it: copy it to them, or let them find it in their book.';
  return ok({
    message: copyOf(session, message),
    where: [
      books,
      to === EVERYONE && isPosted ? 'It is posted in the public Discord channel as well.' : channel,
    ],
  });
}

/** Tells the word: by an entry of the record with its time, in books, and by a message. */
export function sayWord(session: BookSession, said: SayWord, random: string): Result<Commit, CallProblem> {
  const known = knownWord(session, said);
  if (!known.ok) return known;
  const { to } = said;
  const text = clean(said.text);
  if (known.value !== undefined && known.value.text === text) return ok(NOTHING);
  if (said.click !== undefined && session.people.words.some(({ click }) => click === said.click))
    return ok(NOTHING);
  const messages = [{ ...forPerson(session, to), text: messageText(said, known.value) }];
  const about = FROM_THE_HOST;
  return ok({
    entries: [{ text: rowText(said, text), entry: entryOf(session, said, random) }],
    deliver:
      to === EVERYONE
        ? { kind: 'results', about, messages }
        : { kind: 'judged', about, books: [holder(session.people, to.player).id], messages },
  });
}

/** Addresses a message to the very person who holds a seat. */
function forPerson({ people }: BookSession, to: Audience): Pick<Message, 'to' | 'person'> {
  return to === EVERYONE ? { to } : { to, person: holder(people, to.player).id };
}

function entryOf({ people }: BookSession, { to, text, of, click }: SayWord, random: string): Entry {
  const said = clean(text);
  const words = said === '' ? {} : { text: said };
  const whose =
    to === EVERYONE ? words : { own: encodePrivateMessage(holder(people, to.player).id, said, random) };
  return { kind: 'word', body: { ...(of === undefined ? present({ click }) : { of }), ...whose } };
}

/** Gives the words of a game and its season, for the host, the latest first. */
export function wordViews(session: BookSession): readonly HostWordView[] {
  const { people } = session;
  return [...people.words].reverse().map(({ row, at, to, text, changedAt }) => ({
    row,
    at,
    to: to === undefined ? EVERYONE : { player: seatsOf(session, to)[0] ?? personWith(people, to).name },
    text,
    changed: changedAt !== undefined,
  }));
}

/** Finds the word that is to be changed, undefined for a new one; or tells why it cannot be told so. */
function knownWord(
  session: BookSession,
  { to, text, of, before }: SayWord,
): Result<HostMessage | undefined, CallProblem> {
  const { people } = session;
  if (to !== EVERYONE && !people.seats.has(to.player)) return fail(NOBODY);
  const reader = to === EVERYONE ? undefined : holder(people, to.player).id;
  const known = of === undefined ? undefined : people.words.find(({ row }) => row === of);
  if (of !== undefined && known === undefined) return fail(NO_WORD);
  if (known !== undefined && known.to !== reader) return fail(READER_GONE);
  if (known?.text === '') return fail(TAKEN_BACK);
  const said = clean(text);
  if (of === undefined && said === '') return fail(EMPTY);
  if (said.length > LONGEST_WORD) return fail(TOO_LONG);
  if (known !== undefined && before !== undefined) {
    const merged = mergedFields('Changing a message', {
      before: { [MESSAGE]: before },
      now: { [MESSAGE]: said },
      stands: { [MESSAGE]: known.text },
    });
    if (!merged.ok) return merged;
  }
  return ok(known);
}

const MESSAGE = 'The message';

function clean(text: string): string {
  return wellFormed(text).trim();
}

function messageText({ text }: SayWord, known: HostMessage | undefined): string {
  const said = clean(text);
  if (known === undefined) return compose(FROM_THE_HOST, said.split('\n'));
  const when = discordTime(known.at);
  const line = said === '' ? `The word of ${when} is taken back.` : `The word of ${when} now reads:`;
  const lines = said === '' ? [] : messageLines(said.split('\n'));
  return [bold(FROM_THE_HOST), line, ...lines].join('\n');
}

/**
 * Words it for the record, which everybody may read once it is published: a word to one player is neither quoted nor
 * addressed.
 */
function rowText({ to, of }: SayWord, text: string): string {
  const whom = to === EVERYONE ? 'everyone' : 'one player alone';
  if (of === undefined) return `Told ${whom} a word from the host.`;
  return text === '' ? `Took back a word to ${whom}.` : `Changed a word to ${whom}.`;
}

const problem = (code: string, text: string): CallProblem => ({ code, text: `Telling a word: ${text}` });
const NOBODY = problem('no-player', 'nobody of this name has a book. Choose everyone or one of the list.');
const NO_WORD = problem('no-word', 'this word is not known. Refresh, then try again.');
const READER_GONE = problem(
  'reader-gone',
  'somebody else plays for its reader now. Tell them a word of their own.',
);
const TAKEN_BACK = problem('taken-back', 'it was taken back already. Tell a new one.');
const EMPTY = problem('no-text', 'it is empty. Type what you want to say.');
const TOO_LONG = problem('too-long', `it is too long. Say it in at most ${LONGEST_WORD} letters.`);
