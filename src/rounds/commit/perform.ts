// Runs every command: takes the lock, reads the host book once, runs the command, and writes its changes, all or nothing.
// Nothing else writes to the host book.
import { fail, ok, type Result } from '../../games/frame/result';
import { EMPTY_COMMIT, computeCommitEffects, type Commit } from './commit';
import { refuseOutdatedCall, currentOpening, noteEveryoneAnswered } from './outdated-calls';
import { needsFormTrigger, type GameSession, type Session, sessionSeason } from '../session/game-session';
import { archivedGame } from '../session/former-games';
import { cachedStage } from '../session/cached-stage';
import { arePagesOutdated, publishedGame } from '../session/page-keys';
import type { Ports } from '../ports/ports';
import type { Alarm } from '../ports/triggers';
import { refuseCoHostAsPlayer, hostTimeZone } from '../contacts/contacts';
import { hasCoHosts, type Hosts, refuseOtherCreator } from '../record/hosts';
import { recordedLastRow } from '../record/files-tab';
import { ledgerStart, repairRows } from '../record/ledger-tab';
import { possibleLogTexts } from '../session/round-log-text';
import { matchesWithFormulaTabs } from '../record/season-record';
import { hasResultsTable } from '../session/match-tab-cells';
import { alarmTime, needsPeriodicCheck } from '../session/resolve-time';
import { load, type LoadOptions } from '../session/load';
import { type CallProblem, OTHER_HOLDER, type AffectedSeats } from '../reply/reply';
import { seatTenure } from '../record/people';
import { takenOverText } from '../session/seat-holders';
import { needsEndNote } from '../session/ledger-end-note';
import { recordTimeZone } from './zone-change';
import { SECOND_MS } from '../time/duration';

export type OutsidePorts = Omit<Ports, 'book' | 'exclusively'>;

/** Lets a command work in several steps, each with its own write. */
export interface Shell<S extends Session = GameSession> {
  readonly outside: OutsidePorts;
  readonly write: (before: S, commit: Commit) => Result<S, CallProblem>;
  /** Re-reads the book after other code has changed it. */
  readonly reload: () => Result<S, CallProblem>;
}

/** Runs a command with one read and at most one write. */
export function perform(
  ports: Ports,
  command: (session: Session) => Result<Commit, CallProblem>,
  asked?: LoadOptions,
): Result<Session, CallProblem> {
  const run = (session: Session, save: Save): Result<Session, CallProblem> => {
    const commit = command(session);
    return commit.ok ? save(session, commit.value) : commit;
  };
  return runLocked(ports, run, asked);
}

/** Reads the game and writes any upkeep: the zone, and whether everyone had answered before now. */
export function readGame(ports: Ports): Result<Session, CallProblem> {
  const loaded = load(ports);
  if (!loaded.ok || upkeepCommit(loaded.value, ports.secret) === EMPTY_COMMIT) return loaded;
  const noted = perform(ports, () => ok(EMPTY_COMMIT));
  // If another window holds the lock, show the game as it was read.
  return noted.ok ? noted : loaded;
}

/** Reads the book. Refuses the call if the stage, match or players that its window showed have changed. */
export function loadIfCurrent(ports: Ports): Result<Session, CallProblem> {
  return checkStillCurrent(load(ports), ports);
}

/** Reads the book and runs `see` on the session, if `need` accepts it. */
export function withCurrentSession<T, S extends Session>(
  ports: Ports,
  need: SessionNeed<S>,
  see: (session: S) => Result<T, CallProblem>,
): Result<T, CallProblem> {
  const loaded = loadIfCurrent(ports);
  const found = loaded.ok ? need(loaded.value) : loaded;
  return found.ok ? see(found.value) : found;
}

/** Refuses a call whose stage, match or seat holders have changed since its window was drawn. */
function checkStillCurrent(
  loaded: Result<Session, CallProblem>,
  { madeOn, reaching }: Pick<Ports, 'madeOn' | 'reaching'>,
): Result<Session, CallProblem> {
  if (!loaded.ok) return loaded;
  const session = loaded.value;
  const other = madeOn === undefined ? undefined : refuseOutdatedCall(session, madeOn);
  const refused = other ?? (reaching === undefined ? undefined : refuseOtherHolder(session, reaching));
  return refused === undefined ? loaded : fail(refused);
}

/** Repairs ledger rows that were edited by hand. Rows it can't restore are reported. */
export function repairLedger(ports: Ports): Result<Session, CallProblem> {
  return ports.exclusively(() => {
    const read = ports.book.read();
    if (!read.ok) return read;
    const ledger = read.value.ledger ?? [];
    const rows =
      repairRows(ledger, {
        noted: recordedLastRow(read.value.files),
        textsOf: possibleLogTexts(ports.games),
      }) ?? [];
    const { after } = ledgerStart(ledger);
    const written = rows.length === 0 ? ok(undefined) : ports.book.write({ repaired: { after, rows } });
    return written.ok ? load(ports) : written;
  });
}

export function performIn<S extends Session>(
  ports: Ports,
  need: SessionNeed<S>,
  command: (session: S) => Result<Commit, CallProblem>,
  asked?: LoadOptions,
): Result<Session, CallProblem> {
  const inNeeded = (session: Session): Result<Commit, CallProblem> => {
    const found = need(session);
    return found.ok ? command(found.value) : found;
  };
  return perform(ports, inNeeded, asked);
}

/**
 * Runs a command that calls other services between its writes. Each step is saved right away, so repeating an interrupted
 * call continues where it stopped.
 */
export function performSteps<T, S extends Session>(
  ports: Ports,
  need: SessionNeed<S>,
  work: (session: Session, shell: Shell<S>) => Result<T, CallProblem>,
  asked?: LoadOptions,
): Result<T, CallProblem> {
  return runLocked(
    ports,
    (session, save) => {
      const whole = { outside: ports, write: save, reload: () => load(ports) };
      return work(session, narrowShell(whole, need));
    },
    asked,
  );
}

type SessionNeed<S extends Session> = (session: Session) => Result<S, CallProblem>;

/** Limits a shell to the kind of session that `need` accepts. */
export function narrowShell<S extends Session>(
  { outside, write: save, reload }: Shell<Session>,
  need: SessionNeed<S>,
): Shell<S> {
  const needed = (session: Result<Session, CallProblem>): Result<S, CallProblem> =>
    session.ok ? need(session.value) : session;
  return {
    outside,
    write: (before, commit) => needed(save(before, commit)),
    reload: () => needed(reload()),
  };
}

/** Like `performSteps`, for a command that needs the kind of session that `need` accepts. */
export function performStepsIn<T, S extends Session>(
  ports: Ports,
  need: SessionNeed<S>,
  work: (session: S, shell: Shell<S>) => Result<T, CallProblem>,
  asked?: LoadOptions,
): Result<T, CallProblem> {
  const inNeeded = (session: Session, shell: Shell<S>): Result<T, CallProblem> => {
    const found = need(session);
    return found.ok ? work(found.value, shell) : found;
  };
  return performSteps(ports, need, inNeeded, asked);
}

type Save = (before: Session, commit: Commit) => Result<Session, CallProblem>;

/** Runs work under the lock. If it opened a stage, the lock is kept until everybody can read that stage. */
function runLocked<T>(
  ports: Ports,
  work: (session: Session, save: Save) => Result<T, CallProblem>,
  reading: LoadOptions = {},
): Result<T, CallProblem> {
  return ports.exclusively(() => {
    let readableAt = 0;
    const save: Save = (before, commit) => {
      const written = writeCommit(ports, before, commit);
      if (!written.ok) return written;
      readableAt = Math.max(readableAt, written.value.readableAt);
      return ok(written.value.after);
    };
    const loaded = checkStillCurrent(load(ports, reading), ports);
    const noted =
      loaded.ok && reading.older !== true
        ? save(loaded.value, upkeepCommit(loaded.value, ports.secret))
        : loaded;
    const done = noted.ok ? work(noted.value, save) : noted;
    if (readableAt > 0) ports.waitUntil(readableAt);
    return done;
  });
}

/**
 * Remembers which opening became readable and when: the first whole second after the write. Forms stamps whole seconds, so
 * earlier answers are recognized by their time. Returns that instant if another stage was open before, else 0.
 */
function rememberOpening({ book, now }: Ports, before: Session, after: Session): number {
  if (after.kind !== 'game') return 0;
  const { opening: row, openedAt, setUp } = after.record;
  const old = before.kind === 'game' ? before.record : undefined;
  if (row === old?.opening) return 0;
  const { stage } = after.match;
  const isNext = setUp === old?.setUp;
  const at = Math.floor((isNext ? now() : openedAt) / SECOND_MS + (isNext ? 1 : 0)) * SECOND_MS;
  const { name = '', title = '' } = stage ?? {};
  book.rememberOpening({ row, at, match: currentOpening(after).match, stage: name, title });
  return isNext && stage !== null ? at : 0;
}

interface WriteResult {
  readonly after: Session;
  /** When the opened stage becomes readable; 0 if none was opened. */
  readonly readableAt: number;
}

/**
 * Writes the commit. The periodic trigger is created before the entry that needs it and deleted after the last entry that
 * does, because a trigger with nothing to do deletes itself.
 */
function writeCommit(ports: Ports, before: Session, commit: Commit): Result<WriteResult, CallProblem> {
  if (commit === EMPTY_COMMIT) return ok({ after: before, readableAt: 0 });
  // Only entries carry the account's name, and asking for it costs requests.
  const who = (commit.entries ?? []).length === 0 ? '' : ports.actingAccount();
  const worked = computeCommitEffects(before, commit, ports.now(), who);
  if (!worked.ok) return worked;
  const { changes, after } = worked.value;
  const barred = hasPlayerNames(commit)
    ? refuseCoHostAsPlayer(ports.hosts.read(), after.snapshot)
    : undefined;
  if (barred !== undefined) return fail(barred);
  const hosts = ports.hosts.read();
  if (needsTrigger(after, hosts) && !needsTrigger(before, hosts)) {
    const made = ports.trigger.create();
    // Without deadlines the trigger only draws books after a co-host's rounds. The host's window does that too, so continue.
    if (!made.ok && hasDeadlines(after)) return made;
  }
  if (after.snapshot.page !== undefined && arePagesOutdated(before, after)) ports.pages.outdate();
  const written = ports.book.write(changes);
  if (!written.ok) return written;
  const readableAt = rememberOpening(ports, before, after);
  moveOldMatchTabs(ports, before, after);
  if (needsTrigger(before, hosts) && !needsTrigger(after, hosts)) ports.trigger.delete();
  if (needsFormTrigger(before) && !needsFormTrigger(after)) ports.submitTrigger.delete();
  if (after.snapshot.page !== undefined) {
    ports.pages.publish(publishedGame(after), cachedStage(after), archivedGame(before, after));
  }
  return ok({ after: updateAlarm(ports, before, after), readableAt });
}

/** Moves an archived match's formula tabs behind the others. */
function moveOldMatchTabs({ matchTabs }: Ports, before: Session, after: Session): void {
  if (before.kind !== 'game') return;
  const { startedAt } = before.record;
  const isSame = after.kind === 'game' && after.record.startedAt === startedAt;
  const stages = [before.match.stage, ...before.past.map(({ stage }) => stage)];
  if (!isSame && stages.some((stage) => stage !== null && hasResultsTable(stage)))
    matchTabs.archive([String(startedAt), ...matchesWithFormulaTabs(sessionSeason(before))]);
}

/** Whether a commit names players, or starts a match or season from the rosters. */
function hasPlayerNames({ roster, nextRoster, aheadRoster, entries = [] }: Commit): boolean {
  const begins = entries.some(({ entry }) => entry.kind === 'set-up' || entry.kind === 'season-started');
  return begins || (roster ?? nextRoster ?? aheadRoster ?? null) !== null;
}

/** Updates the one-off alarm. If Google refuses to set it, the session has no alarm. */
function updateAlarm({ alarm, who }: Ports, before: Session, after: Session): Session {
  const due = alarmTime(after);
  if (due === alarmTime(before)) return after;
  if (due === undefined) alarm.clear();
  return withNewAlarm(
    after,
    due === undefined || isForeignAccount(after, who()) ? undefined : alarm.set(due),
  );
}

/** Whether this account can't write the session's books. An alarm that runs as this account would be useless. */
export function isForeignAccount(session: Session, who: string): boolean {
  return session.kind === 'game' && refuseOtherCreator('', session.record, who) !== undefined;
}

export function withNewAlarm<S extends Session>(session: S, set: Alarm | undefined): S {
  const { alarm: _, ...snapshot } = session.snapshot;
  return { ...session, snapshot: set === undefined ? snapshot : { ...snapshot, alarm: set } };
}

/** The periodic trigger serves automatic deadlines and the books of rounds that a co-host resolves. */
export function needsTrigger(session: Session, hosts: Hosts): boolean {
  return session.kind === 'game' && (hasCoHosts(hosts) || hasDeadlines(session));
}

function hasDeadlines(session: Session): boolean {
  return session.kind === 'game' && needsPeriodicCheck(session.record) && session.match.stage !== null;
}

/** Refuses if a seat's holder isn't the person the window showed. */
function refuseOtherHolder(session: Session, { tried, people }: AffectedSeats): CallProblem | undefined {
  if (session.kind === 'empty') return undefined;
  // A seat that doesn't exist is refused by the call itself.
  const others = people.filter(
    ({ player, holder }) =>
      holder !== undefined &&
      session.people.seats.has(player) &&
      holder !== seatTenure(session.people, player).person,
  );
  if (others.length === 0) return undefined;
  const taken = others
    .map(({ player }) => takenOverText(session.people, player, hostTimeZone(session.snapshot)))
    .join(' ');
  return {
    code: OTHER_HOLDER,
    text: `${tried}: ${taken} You opened this window before that, so nothing was changed. Check who’s playing now, then try again.`,
  };
}

/** All upkeep in one commit; `EMPTY_COMMIT` if there's nothing to do. */
function upkeepCommit(session: Session, secret: () => string): Commit {
  // Any commit, even an empty one, notes where the ledger ends.
  const noted: Commit = needsEndNote(session) ? {} : EMPTY_COMMIT;
  const zone = recordTimeZone(session);
  // Until the new zone is noted, rows are read with wrong times, so don't look at the answers yet.
  const everyone = zone === EMPTY_COMMIT ? noteEveryoneAnswered(session, secret) : EMPTY_COMMIT;
  const parts = [noted, zone, everyone].filter((part) => part !== EMPTY_COMMIT);
  const entries = parts.flatMap((part) => part.entries ?? []);
  return parts.reduce<Commit>((all, part) => ({ ...all, ...part, entries }), EMPTY_COMMIT);
}
