// Delivering books after the commit: each that waits is redrawn. Doing it twice changes nothing; an interruption
// anywhere is finished by doing it again.
import { fail, ok, type Result } from '../../games/result';
import { NOTHING, type Commit } from '../commit';
import type { OutsidePorts, Shell } from '../perform';
import { otherAccount, refusedMaker } from '../other-account';
import { NO_READERS, type Readers } from '../ports';
import type { GameFile } from '../record/game-files';
import { playerOf } from '../record/seats';
import type { GameSession } from '../session/game-session';
import type { UserError } from '../view/api';
import { noteAnswered } from './answer-submissions';
import { bookTabs } from './book-tabs';
import { bookText, findBook, isShared, makeBook, shareBook, sharingNote, unexpectedReaders } from './books';
import { EVERYONE } from './messages';
import { deliveriesOf, isMessage, type BookDelivery, type Status } from './outbox';

const DONE: Status = { mark: 'done', note: '' };

/** Draws the books that wait (of these), for as long as one call should take. What is left stays waiting. */
export function deliverSome(
  session: GameSession,
  { outside, write }: Shell,
  these: (book: BookDelivery) => boolean = () => true,
): Result<GameSession, UserError> {
  let now = session;
  // What has been done since the last write.
  let progress = new Map<string, Status>();
  let hidden: UserError | undefined;
  const drawn: string[] = [];
  const save = (commit: Commit): Result<GameSession, UserError> => {
    const written = write(now, { ...commit, progress });
    if (!written.ok) return written;
    now = written.value;
    progress = new Map();
    return written;
  };
  for (const book of deliveriesOf(session.snapshot, session.match.roster)) {
    if (isMessage(book) || !these(book) || (book.mark !== 'waiting' && book.mark !== 'allowed')) continue;
    if (outside.now() >= outside.workUntil()) break;
    const found = bookToDraw(outside, now, book, save);
    if (!found.ok && found.error.code === 'other-account') {
      // It waits for the account that can write it.
      hidden ??= found.error;
      continue;
    }
    const status = found.ok ? draw(outside, now, book, found.value) : failed(found.error);
    progress.set(book.id, status);
    if (status.mark === 'done') drawn.push(book.player);
  }
  noteAnswered(now, outside, drawn);
  const saved = progress.size === 0 ? ok(undefined) : save(NOTHING);
  if (!saved.ok) return saved;
  return hidden === undefined ? ok(now) : fail(hidden);
}

/** Sets a delivery by the host's word: to wait again, allowed even if widely shared, or done by hand. */
export function settleDelivery(session: GameSession, id: string, as: 'waiting' | 'done'): Commit {
  const delivery = deliveriesOf(session.snapshot, session.match.roster).find((one) => one.id === id);
  if (delivery === undefined) return NOTHING;
  const status: Status =
    as === 'done'
      ? { mark: 'done', note: 'Marked as done by the host.' }
      : { mark: delivery.mark === 'paused' ? 'allowed' : 'waiting', note: '' };
  return { progress: new Map([[id, status]]) };
}

function failed({ text }: UserError): Status {
  return { mark: 'failed', note: text };
}

interface FoundBook {
  readonly file: GameFile;
  readonly readers: Readers;
}

/** The book and who can read it. One that is not there, or that the host deleted, is made, and recorded by `save`. */
function bookToDraw(
  outside: OutsidePorts,
  session: GameSession,
  { kind, player }: BookDelivery,
  save: (commit: Commit) => Result<GameSession, UserError>,
): Result<FoundBook, UserError> {
  const file = findBook(session.record, player);
  const book = bookText(session.record, player);
  if (file !== undefined) {
    const state = outside.books.look(file.id);
    if (!state.ok) return state;
    const { value } = state;
    if (value.kind === 'there') return withReader(outside, session, { file, readers: value.readers }, save);
    if (value.kind === 'not-shown') {
      return fail(otherAccount(`Delivering to ${book}`, session.record, file, outside.who()));
    }
  }
  const refused = refusedMaker(`Making ${book}`, session.record, outside.who());
  if (refused !== undefined) return fail(refused);
  const made = makeBook(outside, session, kind, player);
  if (!made.ok) return made;
  const text = file === undefined ? `Made ${book}.` : `Made ${book} again: the old one was deleted.`;
  const saved = save({
    entries: [{ text, entry: { kind: 'place', body: made.value } }],
    ...(file === undefined ? {} : announced(session, player, made.value)),
  });
  if (!saved.ok) return saved;
  return withReader(outside, saved.value, { file: made.value, readers: NO_READERS }, save);
}

/** A book that was made again has another address: everyone is told that of the public book, a player their own. */
function announced({ match }: GameSession, player: string, { url }: GameFile): Pick<Commit, 'deliver'> {
  const about = match.stage?.title ?? 'The end';
  const to = player === '' ? EVERYONE : player;
  const what = player === '' ? 'The public book has' : 'Your book has';
  const messages = [{ to, text: `${what} a new address: ${url}` }];
  // The players' own books name the address of the public one.
  return { deliver: { kind: 'judged', about, books: player === '' ? match.roster : [], messages } };
}

/** The book, shared with its reader first where it is not; also where that failed before and may work now. */
function withReader(
  outside: OutsidePorts,
  session: GameSession,
  { file, readers }: FoundBook,
  save: (commit: Commit) => Result<GameSession, UserError>,
): Result<FoundBook, UserError> {
  if (isShared(session, file) && file.sharing?.outcome === 'shared') return ok({ file, readers });
  const shared = shareBook(outside, session, file);
  if (!shared.ok) return shared;
  if (JSON.stringify(shared.value.sharing) !== JSON.stringify(file.sharing)) {
    const book = bookText(session.record, playerOf(session.record, file.name));
    const saved = save({
      entries: [
        {
          text: `${shared.value.sharing?.outcome === 'shared' ? 'Shared' : 'Could not share'} ${book}.`,
          entry: { kind: 'place', body: shared.value },
        },
      ],
    });
    if (!saved.ok) return saved;
  }
  return ok({ file: shared.value, readers });
}

/** Redraws a book, unless somebody can read it who should not. */
function draw(
  { books }: OutsidePorts,
  session: GameSession,
  { player, mark }: BookDelivery,
  { file, readers }: FoundBook,
): Status {
  const strangers = mark === 'allowed' ? '' : unexpectedReaders(session, file, readers);
  if (strangers !== '') return { mark: 'paused', note: strangers };
  const drawn = books.draw(file.id, bookTabs(session, player));
  if (!drawn.ok) return failed(drawn.error);
  const isRead = player === '' && (readers.link || readers.people.length > 0);
  const note = isRead ? '' : sharingNote(session, file);
  return note === '' ? DONE : { mark: 'failed', note };
}
