// Shows players in their own books whether their answers count (the answers' fates). This never changes the game: there's
// no new ledger row or delivery, and no other book changes. It can run at any time, and the next run catches up.
import { findBook } from '../record/game-files';
import type { ReaderId } from '../session/readers';
import { personPlaying } from '../session/match-holders';
import { sha256 } from 'js-sha256';
import { ok, type Result } from '../../games/frame/result';
import { recordTimeZone } from '../commit/zone-change';
import { EMPTY_COMMIT } from '../commit/commit';
import { refuseOtherCreator } from '../record/hosts';
import { noteEveryoneAnswered } from '../commit/outdated-calls';
import { perform, type OutsidePorts } from '../commit/perform';
import { hasTime, type Ports } from '../ports/ports';
import { type GameSession, showsFatesInBooks, needsFormTrigger } from '../session/game-session';
import { currentFates } from '../session/judge';
import { load } from '../session/load';
import { keyDigest, pageCacheKey } from '../session/page-keys';
import { showsSubmissions } from '../session/page-marks';
import type { CallProblem } from '../reply/reply';
import { bookTabs } from '../outbox/book-tabs';
import { resultAt, unexpectedAccessText } from './reader-books';
import { readDeliveries } from '../outbox/outbox';
import { playerAnswerRows, playerSubmissions } from '../outbox/player-submissions';

/** Creates the trigger that runs when answers arrive, if it's missing and this account may create it. */
export function ensureSubmitTrigger(
  session: GameSession,
  outside: Pick<OutsidePorts, 'submitTrigger' | 'who'>,
): Result<undefined, CallProblem> {
  const refused = refuseOtherCreator('Watching the forms', session.record, outside.who());
  return showsFatesInBooks(session) && refused === undefined ? outside.submitTrigger.create() : ok(undefined);
}

/** Runs while `mayGoOn` returns true, at most `ms` milliseconds. If another call holds the lock, the next run catches up. */
export function deliverFates(
  ports: Ports,
  ms: number,
  mayGoOn: () => boolean = () => true,
): Result<FatesView, CallProblem> {
  const until = Math.min(ports.workUntil(), ports.now() + ms);
  const timed = { ...ports, workUntil: () => until };
  const done = ports.exclusively(() => loadAndDeliverFates(timed, () => hasTime(timed) && mayGoOn()));
  if (!done.ok) return done;
  // Then do the upkeep, as after a click: note a new time zone, and that everyone has answered (ALL-15).
  if (!done.value.isNoted) perform(ports, () => ok(EMPTY_COMMIT));
  return ok(done.value.view);
}

interface FatesDelivery {
  readonly view: FatesView;
  /** False if the ledger must still note a new time zone, or whether everyone has answered. */
  readonly isNoted: boolean;
}

function loadAndDeliverFates(ports: Ports, mayGoOn: () => boolean): Result<FatesDelivery, CallProblem> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  const session = loaded.value;
  if (session.kind !== 'game' || !showsFatesInBooks(session)) {
    if (!needsFormTrigger(session)) ports.submitTrigger.delete();
    return ok({ view: { left: 0, unwatched: '' }, isNoted: true });
  }
  const watched = ensureSubmitTrigger(session, ports);
  const unwatched = watched.ok ? '' : watched.error.text;
  // Until the new zone is noted, new rows would be read with wrong times. The next book delivery will show them.
  if (recordTimeZone(session) !== EMPTY_COMMIT) return ok({ view: { left: 0, unwatched }, isNoted: false });
  const isNoted = noteEveryoneAnswered(session, ports.secret) === EMPTY_COMMIT;
  return ok({ view: { left: deliverAllFates(session, ports, mayGoOn), unwatched }, isNoted });
}

/** Within another call: updates the books that no trigger run has updated. */
export function deliverMissedFates(session: GameSession, outside: OutsidePorts): void {
  if (!showsFatesInBooks(session)) return;
  ensureSubmitTrigger(session, outside);
  deliverAllFates(session, outside, () => hasTime(outside));
}

/** Returns how many books are still outdated. */
function deliverAllFates(session: GameSession, ports: OutsidePorts, mayGoOn: () => boolean): number {
  const before = ports.deliveredFates.read();
  const answered = new Map(before);
  const missing = hashesByPlayer(session).filter(([player, hash]) => before.get(player) !== hash);
  if (session.snapshot.page !== undefined)
    clearPageCache(
      session,
      ports,
      missing.map(([player]) => player),
    );
  // A co-host's account can't see books. The host's account will deliver them.
  if (session.snapshot.hostedBy !== undefined) return 0;
  while (missing.length > 0 && mayGoOn()) {
    const next = missing.slice(0, ports.books.atOnce());
    const players = next.map(([player]) => player);
    const written = writePlayerBooks(session, ports, players, mayGoOn);
    if (written === 'stopped') break;
    missing.splice(0, next.length);
    for (const [player, hash] of next) if (written.includes(player)) answered.set(player, hash);
  }
  if ([...answered].some(([player, hash]) => before.get(player) !== hash))
    ports.deliveredFates.write(answered);
  return missing.length;
}

/**
 * Drops these players' cached pages that don't show their latest answers. All other pages stay: a slower load would reveal
 * that someone has answered. A page that sent an answer already shows it.
 */
function clearPageCache(session: GameSession, { pages }: OutsidePorts, players: readonly string[]): void {
  const names = new Map(
    players.map((player) => [pageCacheKey(keyDigest(personPlaying(session, player).key)), player]),
  );
  if (names.size === 0) return;
  const kept = pages.recall([...names.keys()]);
  const stale = [...names].filter(([name, player]) => {
    const shown = kept.get(name);
    return shown !== undefined && !showsSubmissions(shown, playerSubmissions(session, player));
  });
  if (stale.length > 0) pages.forget(stale.map(([name]) => name));
}

/** Notes that these players' books now show whether their answers count. */
export function noteDeliveredFates(
  session: GameSession,
  { deliveredFates: answered }: OutsidePorts,
  drawn: readonly ReaderId[],
): void {
  const now = hashesByPlayer(session).filter(([player]) => drawn.includes(personPlaying(session, player).id));
  if (now.length > 0) answered.write(new Map([...answered.read(), ...now]));
}

/** For each player with answers: a hash of what their book should say about the answers. */
function hashesByPlayer(session: GameSession): readonly (readonly [player: string, hash: string])[] {
  const fates = currentFates(session);
  const { stage, roster } = session.match;
  const { startedAt } = session.record;
  return roster.flatMap((player) => {
    const rows = playerAnswerRows(session, player, fates);
    if (rows.length === 0) return [];
    return [[player, sha256(JSON.stringify([startedAt, stage?.name, rows])).slice(0, 12)] as const];
  });
}

/**
 * Draws players' own books that exist, are delivered, and have no unexpected readers. Returns the players, or `stopped` if
 * `mayGoOn` refused. Queued books wait for their delivery.
 */
function writePlayerBooks(
  session: GameSession,
  outside: Pick<OutsidePorts, 'books'>,
  players: readonly string[],
  mayGoOn: () => boolean,
): readonly string[] | 'stopped' {
  const { books } = outside;
  const deliveries = readDeliveries(session);
  const delivered = players.flatMap((player) => {
    const { id } = personPlaying(session, player);
    const delivery = deliveries.find(({ kind, reader }) => kind === 'player-book' && reader === id);
    const file = findBook(session.record, id);
    return delivery?.mark === 'done' && file !== undefined ? [{ player, reader: id, file }] : [];
  });
  const states = books.statesOf(delivered.map(({ file }) => file.id));
  const own = delivered.filter(({ file }, index) => {
    const state = resultAt(states, index);
    if (!state.ok) return false;
    const { value } = state;
    return value.kind === 'there' && unexpectedAccessText(session, file, value.readers) === '';
  });
  if (!mayGoOn()) return 'stopped';
  const drawn = books.render(
    own.map(({ reader, file }) => ({ id: file.id, tabs: bookTabs(session, reader) })),
  );
  return own.flatMap(({ player }, index) => (resultAt(drawn, index).ok ? [player] : []));
}

interface FatesView {
  /** Number of books not updated in this call. */
  readonly left: number;
  /** Why Google doesn't notify us of new answers, so that only an open sidebar sees them. Empty if it does. */
  readonly unwatched: string;
}
