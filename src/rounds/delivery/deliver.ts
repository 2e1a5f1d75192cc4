// Delivering books after the commit: each that waits is redrawn. Doing it twice changes nothing; an interruption
// anywhere is finished by doing it again.
import { fail, ok, type Result } from '../../games/frame/result';
import { NOTHING, type Commit } from '../commit/commit';
import type { OutsidePorts, Shell } from '../commit/perform';
import { otherAccount } from '../record/other-account';
import { NO_READERS, type BookReaders } from '../ports/ports';
import type { GameFile } from '../record/files-tab';
import type { GameSession, Kept, Play } from '../session/game-session';
import { type CallProblem, EVERYONE } from '../api';
import { noteDeliveredFates } from './fates';
import { bookTabs } from '../outbox/book-tabs';
import { bookText, findBook, isShared, makeBook, shareBook, sharingNote, unexpectedReaders } from './books';
import {
  deliveriesOf,
  isMessage,
  type BookDelivery,
  type Progress,
  type DeliveryStatus,
} from '../outbox/outbox';
import { claimPosts, type Claimed } from './posts';

const DONE: DeliveryStatus = { mark: 'done', note: '' };

/** Draws the books that wait (of these), for as long as one call should take. The rest stays waiting. */
export function deliverSome(
  session: GameSession,
  shell: Shell,
  these: (book: BookDelivery) => boolean = () => true,
): Result<GameSession, CallProblem> {
  const drawn = drawBooks(session, shell, these);
  if (!drawn.ok) return drawn;
  const { now, progress, hidden } = drawn.value;
  const saved = progress.size === 0 ? ok(now) : shell.write(now, { progress });
  if (!saved.ok) return saved;
  return hidden === undefined ? saved : fail(hidden);
}

/**
 * Draws the books that wait; once all were reached, it hands the next messages to a window, in the same write. `claim`
 * gives the name of a new claim.
 */
export function deliverAndClaim(
  session: GameSession,
  shell: Shell,
  claim: () => string,
): Result<Claimed, CallProblem> {
  const drawn = drawBooks(session, shell, () => true);
  if (!drawn.ok) return drawn;
  const { now, progress, inTime } = drawn.value;
  if (inTime) return claimPosts(now, shell, claim, progress);
  const saved = progress.size === 0 ? ok(now) : shell.write(now, { progress });
  return saved.ok ? ok({ claim: '', posts: [], session: saved.value }) : saved;
}

interface Drawn {
  readonly now: GameSession;
  /** Progress that is not written down yet. */
  readonly progress: Progress;
  /** The reason why a book was left out: another account can write it. */
  readonly hidden: CallProblem | undefined;
  /** True if there was time for all of them. */
  readonly inTime: boolean;
}

function drawBooks(
  session: GameSession,
  { outside, write }: Shell,
  these: (book: BookDelivery) => boolean,
): Result<Drawn, CallProblem> {
  let now = session;
  // Progress since the last write.
  let progress = new Map<string, DeliveryStatus>();
  let hidden: CallProblem | undefined;
  let inTime = true;
  const drawn: string[] = [];
  const save = (commit: Commit): Result<GameSession, CallProblem> => {
    const written = write(now, { ...commit, progress });
    if (!written.ok) return written;
    now = written.value;
    progress = new Map();
    return written;
  };
  for (const book of deliveriesOf(session.snapshot, session.match.roster)) {
    if (isMessage(book) || !these(book) || (book.mark !== 'waiting' && book.mark !== 'allowed')) continue;
    if (outside.now() >= outside.workUntil()) {
      inTime = false;
      break;
    }
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
  noteDeliveredFates(now, outside, drawn);
  return ok({ now, progress, hidden, inTime });
}

/** Sets a delivery by the host's word: to wait again, allowed even if widely shared, or done by hand. */
export function settleDelivery(session: Play & Kept, id: string, as: 'waiting' | 'done'): Commit {
  const delivery = deliveriesOf(session.snapshot, session.match.roster).find((one) => one.id === id);
  if (delivery === undefined) return NOTHING;
  const status: DeliveryStatus =
    as === 'done'
      ? { mark: 'done', note: 'Marked as done by the host.' }
      : { mark: delivery.mark === 'paused' ? 'allowed' : 'waiting', note: '' };
  return { progress: new Map([[id, status]]) };
}

function failed({ text }: CallProblem): DeliveryStatus {
  return { mark: 'failed', note: text };
}

interface FoundBook {
  readonly file: GameFile;
  readonly readers: BookReaders;
}

/** The book and who can read it. One that is not there, or that the host deleted, is made, and recorded by `save`. */
function bookToDraw(
  outside: OutsidePorts,
  session: Play & Kept,
  { kind, player }: BookDelivery,
  save: (commit: Commit) => Result<GameSession, CallProblem>,
): Result<FoundBook, CallProblem> {
  const file = findBook(session.record, player);
  const book = bookText(session.record, player);
  if (file !== undefined) {
    const state = outside.books.stateOf(file.id);
    if (!state.ok) return state;
    const { value } = state;
    if (value.kind === 'there') return withReader(outside, session, { file, readers: value.readers }, save);
    if (value.kind === 'not-shown') {
      return fail(otherAccount(`Delivering to ${book}`, file, outside.who()));
    }
  }
  const made = makeBook(outside, session, kind, player, `Making ${book}`);
  if (!made.ok) return made;
  const anew = file === undefined ? made.value : { ...made.value, remadeAt: outside.now() };
  const saved = save({ file: anew, ...(file === undefined ? {} : announced(session, player, anew)) });
  if (!saved.ok) return saved;
  return withReader(outside, saved.value, { file: anew, readers: NO_READERS }, save);
}

/** A book that was made again has another address: everyone is told that of the public book, a player their own. */
function announced({ match }: Play, player: string, { url }: GameFile): Pick<Commit, 'deliver'> {
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
  session: Kept,
  { file, readers }: FoundBook,
  save: (commit: Commit) => Result<GameSession, CallProblem>,
): Result<FoundBook, CallProblem> {
  if (isShared(session, file) && file.sharing?.outcome === 'shared') return ok({ file, readers });
  const shared = shareBook(outside, session, file);
  if (!shared.ok) return shared;
  if (JSON.stringify(shared.value.sharing) !== JSON.stringify(file.sharing)) {
    const saved = save({ file: shared.value });
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
): DeliveryStatus {
  const strangers = mark === 'allowed' ? '' : unexpectedReaders(session, file, readers);
  if (strangers !== '') return { mark: 'paused', note: strangers };
  const drawn = books.render(file.id, bookTabs(session, player));
  if (!drawn.ok) return failed(drawn.error);
  const isRead = player === '' && (readers.link || readers.people.length > 0);
  const note = isRead ? '' : sharingNote(session, file);
  return note === '' ? DONE : { mark: 'failed', note };
}
