// One point of a match, with the game's types: what never changes, where the last stage ended, what the host has entered
// since then, and who may see what.
import type { Chance } from './chance';
import type { Game, GameTypes } from './contract';
import { eventsByStage, cachedKnownEvents, eventsForReader, type GameEvent, type Log } from './events';
import type { GivenSetUp } from './frame-tabs';
import type { SavedMatch, SavedStage } from './saved-match';
import { lazy } from './lazy';
import type { Match } from './match';
import { ensure } from './result';
import type { News } from './news';
import { findOpenStage, toOpenStage, type GameKnowledge, type GameStage } from './open-stage';
import { coloredTabs, type Reader } from './reader-tabs';
import type { HostEffect } from './stage';
import type { StageVerdicts } from './submissions';
import type { Tab } from './tabs';

export interface FixedSetUp<T extends GameTypes> {
  readonly game: Game<T>;
  readonly roster: readonly string[];
  /** Roster and settings as the game's fields read them. */
  readonly read: { readonly players: readonly T['player'][]; readonly settings: T['settings'] };
  /** Roster and settings as JSON, including all defaults in force (ALL-18). */
  readonly setUp: GivenSetUp;
  readonly open: T['open'];
  readonly chance: Chance;
  readonly warnings: readonly string[];
  readonly doubts: readonly string[];
  readonly opening: readonly News[];
}

/** A match at the moment its open stage opened. */
export interface Position<T extends GameTypes> {
  readonly state: T['state'];
  readonly log: Log<T['event']>;
  /** How many events at the end of the log are from the latest resolved stage. */
  readonly fresh: number;
  readonly past: readonly StageVerdicts[];
  /** Players who have left, in roster order (ALL-14). */
  readonly left: readonly string[];
}

export type EntryEffect<T extends GameTypes> = HostEffect<T['state'], T['event']>;

/** The open stage, with everything the host has entered for it so far. */
export interface StagePoint<T extends GameTypes> {
  readonly fixed: FixedSetUp<T>;
  readonly opened: Position<T>;
  readonly entered: EntryEffect<T>;
  /** The open stage before host entries. */
  readonly stageAsOpened: () => GameStage<T> | null;
  /** The open stage after host entries. */
  readonly stageNow: (effect: EntryEffect<T>) => GameStage<T> | null;
  /** What this player knows (or everyone, without a player), including what host entries revealed. */
  readonly knownTo: (player?: string) => Log<T['event']>;
}

export function createStagePoint<T extends GameTypes>(
  fixed: FixedSetUp<T>,
  opened: Position<T>,
  entered: EntryEffect<T>,
): StagePoint<T> {
  const stageAsOpened = lazy(() => findOpenStage(fixed.game, opened.state));
  return {
    fixed,
    opened,
    entered,
    stageAsOpened,
    knownTo: cachedKnownEvents(() => logWithEntryEvents(opened.log, stageAsOpened, entered)),
    stageNow: ({ state }) =>
      state === opened.state ? stageAsOpened() : (findOpenStage(fixed.game, state) ?? stageAsOpened()),
  };
}

export function currentStage<T extends GameTypes>(point: StagePoint<T>): Match['stage'] {
  const stage = point.stageNow(point.entered);
  // Every host entry replaces the one before, so the form is that of the stage as it opened.
  const host = point.stageAsOpened()?.host;
  const known = playerKnowledge(point, point.entered);
  return stage === null ? null : toOpenStage(point.fixed.game, stage, host, known, point.opened.left);
}

/** What each player knows in the open stage, if the host's facts have this effect. */
export function playerKnowledge<T extends GameTypes>(
  { fixed, opened, entered, stageAsOpened, knownTo: knownNow }: Omit<StagePoint<T>, 'stageNow'>,
  effect: EntryEffect<T>,
): (player: string) => GameKnowledge<T> {
  const isNow = effect === entered || (effect.events.length === 0 && entered.events.length === 0);
  const known = isNow
    ? knownNow
    : cachedKnownEvents(() => logWithEntryEvents(opened.log, stageAsOpened, effect));
  return (name) => ({ name, open: fixed.open, log: known(name) });
}

function logWithEntryEvents<T extends GameTypes>(
  log: Log<T['event']>,
  stageAsOpened: StagePoint<T>['stageAsOpened'],
  { events }: EntryEffect<T>,
): Log<T['event']> {
  return events.length === 0
    ? log
    : [
        ...log,
        ...toLog(
          ensure(stageAsOpened() ?? undefined, 'The host only enters facts for an open stage.'),
          events,
        ),
      ];
}

export function stageTabs<T extends GameTypes>(
  point: StagePoint<T>,
  reader: Reader,
  faceDown: boolean,
): readonly Tab[] {
  const { fixed, opened, entered } = point;
  return coloredTabs(fixed, reader, {
    state: entered.state,
    log: currentLog(point, faceDown),
    known: currentKnownLog(point, faceDown),
    past: opened.past,
  });
}

/** The log including host entries; with `faceDown`, without events that must stay hidden. */
function currentLog<T extends GameTypes>(
  { fixed, opened, entered, stageAsOpened }: StagePoint<T>,
  faceDown: boolean,
): Log<T['event']> {
  const from = opened.log.length - opened.fresh;
  const shownLog = faceDown
    ? opened.log.filter(({ event }, index) => index < from || fixed.game.faceDown?.(event) !== true)
    : opened.log;
  return logWithEntryEvents(shownLog, stageAsOpened, entered);
}

export function currentKnownLog<T extends GameTypes>(
  point: StagePoint<T>,
  faceDown: boolean,
): StagePoint<T>['knownTo'] {
  return faceDown ? (player) => eventsForReader(currentLog(point, faceDown), player) : point.knownTo;
}

export function toLog<E extends GameEvent>(
  { name, title }: { readonly name: string; readonly title: string },
  events: readonly E[],
): Log<E> {
  return events.map((event) => ({ stage: name, title, event }));
}

/** The match to save, with past stages from index `from` on. */
export function toSavedMatch<T extends GameTypes>(
  { state, log, past }: Position<T>,
  from: number,
): SavedMatch {
  const events = eventsByStage(log);
  const stages = past.slice(from).map(({ name, title, fates }): SavedStage => ({
    name,
    title,
    fates,
    events: events.get(name) ?? [],
  }));
  return { stages, state };
}

/** The position of a saved match; `begun` is the same match's beginning. */
export function restorePosition<T extends GameTypes>(
  begun: Position<T>,
  { stages, state }: SavedMatch,
): Position<T> {
  const log = stages.flatMap(({ name: stage, title, events }) =>
    events.map((event) => ({ stage, title, event })),
  );
  return {
    // Casts: the caller has checked that the saved match belongs to this game.
    state: state as T['state'],
    log: [...begun.log, ...(log as Log<T['event']>)],
    fresh: stages[stages.length - 1]?.events.length ?? begun.fresh,
    past: stages,
    left: begun.left,
  };
}
