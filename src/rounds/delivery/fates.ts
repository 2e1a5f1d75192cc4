// Tells players the fates of their submissions soon after they sent them, each in their own book and nowhere else. It
// changes nothing of the game: no row of the ledger, no delivery, no other book. However often or late it runs, the
// game stays the same, and the next run writes anything that is missing.
import { findBook } from '../record/game-files';
import type { ReaderId } from '../session/readers';
import { playerOf } from '../session/who-played';
import { sha256 } from 'js-sha256';
import { ok, type Result } from '../../games/frame/result';
import { noteZone } from '../commit/zone-change';
import { NOTHING } from '../commit/commit';
import { refusedMaker } from '../record/hosts';
import { noteEveryoneIn } from '../commit/made-on';
import { perform, type OutsidePorts } from '../commit/perform';
import type { Ports } from '../ports/ports';
import { type GameSession, isWatched, keepsWatch } from '../session/game-session';
import { fatesNow } from '../session/judge';
import { load } from '../session/load';
import { keyDigest, pageName } from '../session/page-keys';
import { tellsOf } from '../session/page-marks';
import type { CallProblem } from '../reply/reply';
import { bookTabs } from '../outbox/book-tabs';
import { resultAt, unexpectedAccess } from './reader-books';
import { deliveriesOf } from '../outbox/outbox';
import { ownRows, toldOfOwn } from '../outbox/own-submissions';

/** Makes the trigger that runs on submissions, where there is none and this account may. */
export function watchSubmissions(
  session: GameSession,
  outside: Pick<OutsidePorts, 'submitTrigger' | 'who'>,
): Result<undefined, CallProblem> {
  const refused = refusedMaker('Watching the forms', session.record, outside.who());
  return isWatched(session) && refused === undefined ? outside.submitTrigger.create() : ok(undefined);
}

/**
 * Writes the fates that no book has yet, for at most `ms` milliseconds and as long as `mayGoOn` says so. While another
 * call changes the game it does nothing: the next run finds the new submissions.
 */
export function deliverFates(
  ports: Ports,
  ms: number,
  mayGoOn: () => boolean = () => true,
): Result<FatesView, CallProblem> {
  const until = Math.min(ports.workUntil(), ports.now() + ms);
  const done = ports.exclusively(() => answerFates(ports, () => ports.now() < until && mayGoOn()));
  if (!done.ok) return done;
  // The upkeep is the same as of a click: now it is known best in which zone the newest row was written, and at which
  // moment everyone was in (ALL-15).
  if (!done.value.isNoted) perform(ports, () => ok(NOTHING));
  return ok(done.value.view);
}

interface Answered {
  readonly view: FatesView;
  /** False where the ledger still has to note the zone, that everyone is in, or that somebody is missing again. */
  readonly isNoted: boolean;
}

function answerFates(ports: Ports, mayGoOn: () => boolean): Result<Answered, CallProblem> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  const session = loaded.value;
  if (session.kind !== 'game' || !isWatched(session)) {
    if (!keepsWatch(session)) ports.submitTrigger.delete();
    return ok({ view: { left: 0, unwatched: '' }, isNoted: true });
  }
  const watched = watchSubmissions(session, ports);
  const unwatched = watched.ok ? '' : watched.error.text;
  // The new rows are to be read in a zone that is not noted yet: the delivery of the books tells of them.
  if (noteZone(session) !== NOTHING) return ok({ view: { left: 0, unwatched }, isNoted: false });
  const isNoted = noteEveryoneIn(session, ports.secret) === NOTHING;
  return ok({ view: { left: deliverAllFates(session, ports, mayGoOn), unwatched }, isNoted });
}

/** Writes within another call the fates of submissions that no run of the trigger has told yet. */
export function deliverMissedFates(session: GameSession, outside: OutsidePorts): void {
  if (!isWatched(session)) return;
  watchSubmissions(session, outside);
  const until = outside.workUntil();
  deliverAllFates(session, outside, () => outside.now() < until);
}

/** Writes the books, and counts those that were not reached before it had to stop. */
function deliverAllFates(session: GameSession, ports: OutsidePorts, mayGoOn: () => boolean): number {
  const before = ports.deliveredFates.read();
  const answered = new Map(before);
  const missing = hashes(session).filter(([player, hash]) => before.get(player) !== hash);
  if (session.snapshot.page !== undefined)
    forgetPages(
      session,
      ports,
      missing.map(([player]) => player),
    );
  // A co-host's account sees no books: those wait for the host's.
  if (session.snapshot.hostedBy !== undefined) return 0;
  while (missing.length > 0 && mayGoOn()) {
    const next = missing.slice(0, ports.books.atOnce());
    const players = next.map(([player]) => player);
    const written = writeOwnBooks(session, ports, players, mayGoOn);
    if (written === 'stopped') break;
    missing.splice(0, next.length);
    for (const [player, hash] of next) if (written.includes(player)) answered.set(player, hash);
  }
  if ([...answered].some(([player, hash]) => before.get(player) !== hash))
    ports.deliveredFates.write(answered);
  return missing.length;
}

/**
 * Forgets the kept pages of these players that do not show what they have sent. No other page is forgotten, since
 * somebody could notice by how long their page takes that another player has sent something. The page of somebody who
 * has sent by it shows it already.
 */
function forgetPages(session: GameSession, { pages }: OutsidePorts, players: readonly string[]): void {
  const names = new Map(
    players.map((player) => [pageName(keyDigest(playerOf(session, player).key)), player]),
  );
  if (names.size === 0) return;
  const kept = pages.recall([...names.keys()]);
  const stale = [...names].filter(([name, player]) => {
    const shown = kept.get(name);
    return shown !== undefined && !tellsOf(shown, toldOfOwn(session, player));
  });
  if (stale.length > 0) pages.forget(stale.map(([name]) => name));
}

/** Notes that the books of these players tell their fates now, since their deliveries have drawn them. */
export function noteDeliveredFates(
  session: GameSession,
  { deliveredFates: answered }: OutsidePorts,
  drawn: readonly ReaderId[],
): void {
  const now = hashes(session).filter(([player]) => drawn.includes(playerOf(session, player).id));
  if (now.length > 0) answered.write(new Map([...answered.read(), ...now]));
}

/** Hashes what the own books should say to those who have sent something, by player. */
function hashes(session: GameSession): readonly (readonly [player: string, hash: string])[] {
  const fates = fatesNow(session);
  const { stage, roster } = session.match;
  const { startedAt } = session.record;
  return roster.flatMap((player) => {
    const rows = ownRows(session, player, fates);
    if (rows.length === 0) return [];
    return [[player, sha256(JSON.stringify([startedAt, stage?.name, rows])).slice(0, 12)] as const];
  });
}

/**
 * Draws players' own books, if they are there, delivered, and read by nobody else; gives the players whose books it has
 * drawn, or says that it stopped before it drew any. A book that waits for its delivery is left to that.
 */
function writeOwnBooks(
  session: GameSession,
  outside: Pick<OutsidePorts, 'books'>,
  players: readonly string[],
  mayGoOn: () => boolean,
): readonly string[] | 'stopped' {
  const { books } = outside;
  const deliveries = deliveriesOf(session);
  const delivered = players.flatMap((player) => {
    const { id } = playerOf(session, player);
    const delivery = deliveries.find(({ kind, reader }) => kind === 'player-book' && reader === id);
    const file = findBook(session.record, id);
    return delivery?.mark === 'done' && file !== undefined ? [{ player, reader: id, file }] : [];
  });
  const states = books.statesOf(delivered.map(({ file }) => file.id));
  const own = delivered.filter(({ file }, index) => {
    const state = resultAt(states, index);
    if (!state.ok) return false;
    const { value } = state;
    return value.kind === 'there' && unexpectedAccess(session, file, value.readers) === '';
  });
  if (!mayGoOn()) return 'stopped';
  const drawn = books.render(
    own.map(({ reader, file }) => ({ id: file.id, tabs: bookTabs(session, reader) })),
  );
  return own.flatMap(({ player }, index) => (resultAt(drawn, index).ok ? [player] : []));
}

/** Progress in telling players the fates of their submissions. */
interface FatesView {
  /** Books that were not reached in this call. */
  readonly left: number;
  /**
   * The reason why Google does not notify Round Keeper of new answers: then only an open sidebar sees them. Empty where
   * it does.
   */
  readonly unwatched: string;
}
