// One point of a match, with its types: what stays the same, what the last stage left, what the host has entered since;
// and what may be shown of it to whom.
import type { Chance } from './chance';
import type { Game, GameTypes } from './contract';
import { byStage, knownOnce, knownTo, type GameEvent, type Log } from './events';
import type { GivenSetUp } from './frame-tabs';
import type { KeptMatch, KeptStage } from './kept-match';
import { lazy } from './lazy';
import type { Match } from './match';
import type { News } from './news';
import { openStage, withoutTypes, type KnownIn, type StageOf } from './open-stage';
import { readerTabs, type Reader } from './reader-tabs';
import type { HostEffect } from './stage';
import type { StageFates } from './submissions';
import type { Tab } from './tabs';
import { isObject } from './json';

/** Everything that stays the same all through a match. */
export interface Fixed<T extends GameTypes> {
  readonly game: Game<T>;
  readonly roster: readonly string[];
  /** Roster and settings as the game read them. */
  readonly read: { readonly players: readonly T['player'][]; readonly settings: T['settings'] };
  /** Roster and settings as JSON, with every setting in force (ALL-18). */
  readonly setUp: GivenSetUp;
  readonly open: T['open'];
  readonly chance: Chance;
  readonly warnings: readonly string[];
  readonly doubts: readonly string[];
  readonly opening: readonly News[];
}

/** A match as its open stage opened. */
export interface Position<T extends GameTypes> {
  readonly state: T['state'];
  readonly log: Log<T['event']>;
  /** How many events, at the end of the log, the last stage brought. */
  readonly fresh: number;
  readonly past: readonly StageFates[];
  /** The players who have given up their seats, in roster order (ALL-14). */
  readonly left: readonly string[];
}

export type Effect<T extends GameTypes> = HostEffect<T['state'], T['event']>;

/** One point of a match: its open stage, and what the host entered for it so far. */
export interface Point<T extends GameTypes> {
  readonly fixed: Fixed<T>;
  readonly opened: Position<T>;
  readonly entered: Effect<T>;
  /** Gives the open stage before the host entered anything. */
  readonly stageAsOpened: () => StageOf<T> | null;
  /** Gives the open stage with the state after the host's entries. */
  readonly stageNow: (effect: Effect<T>) => StageOf<T> | null;
  /** Gives the log as this player, or everyone, knows it after the host's entries. */
  readonly known: (player?: string) => Log<T['event']>;
}

export function pointAt<T extends GameTypes>(
  fixed: Fixed<T>,
  opened: Position<T>,
  entered: Effect<T>,
): Point<T> {
  const stageAsOpened = lazy(() => openStage(fixed.game, opened.state));
  return {
    fixed,
    opened,
    entered,
    stageAsOpened,
    known: knownOnce(() => withEntered(opened.log, stageAsOpened, entered)),
    stageNow: ({ state }) =>
      state === opened.state ? stageAsOpened() : (openStage(fixed.game, state) ?? stageAsOpened()),
  };
}

/** Gives the open stage for the rest of the program; null when the game is over. */
export function shownStage<T extends GameTypes>(point: Point<T>): Match['stage'] {
  const stage = point.stageNow(point.entered);
  // What the host may enter stays the same while the stage is open, since every entry starts from its opening.
  const host = point.stageAsOpened()?.host;
  const known = knownIn(point, point.entered);
  return stage === null ? null : withoutTypes(point.fixed.game, stage, host, known, point.opened.left);
}

/** Gives what each player knows in the open stage, once these facts of the host's are told. */
export function knownIn<T extends GameTypes>(
  { fixed, opened, entered, stageAsOpened, known: knownNow }: Omit<Point<T>, 'stageNow'>,
  effect: Effect<T>,
): (player: string) => KnownIn<T> {
  const isNow = effect === entered || (effect.events.length === 0 && entered.events.length === 0);
  const known = isNow ? knownNow : knownOnce(() => withEntered(opened.log, stageAsOpened, effect));
  return (name) => ({ name, open: fixed.open, log: known(name) });
}

function withEntered<T extends GameTypes>(
  log: Log<T['event']>,
  stageAsOpened: Point<T>['stageAsOpened'],
  { events }: Effect<T>,
): Log<T['event']> {
  return events.length === 0 ? log : [...log, ...logged(stageAsOpened(), events)];
}

export function viewOf<T extends GameTypes>(
  point: Point<T>,
  reader: Reader,
  faceDown: boolean,
): readonly Tab[] {
  const { fixed, opened, entered } = point;
  return readerTabs(fixed, reader, {
    state: entered.state,
    log: logNow(point, faceDown),
    known: knownNow(point, faceDown),
    past: opened.past,
  });
}

/** Gives the log with the events of the host's entries, and without events that still lie face down. */
function logNow<T extends GameTypes>(
  { fixed, opened, entered, stageAsOpened }: Point<T>,
  faceDown: boolean,
): Log<T['event']> {
  const from = opened.log.length - opened.fresh;
  const shownLog = faceDown
    ? opened.log.filter(({ event }, index) => index < from || fixed.game.faceDown?.(event) !== true)
    : opened.log;
  return withEntered(shownLog, stageAsOpened, entered);
}

/** Gives the part of it that this player, or everyone, knows. */
export function knownNow<T extends GameTypes>(point: Point<T>, faceDown: boolean): Point<T>['known'] {
  return faceDown ? (player) => knownTo(logNow(point, faceDown), player) : point.known;
}

export function logged<E extends GameEvent>(
  stage: { readonly name: string; readonly title: string } | null,
  events: readonly E[],
): Log<E> {
  return stage === null ? [] : events.map((event) => ({ stage: stage.name, title: stage.title, event }));
}

/** Gives a match to be kept; of its past only the stages from this one on, counted from 0. */
export function keptFrom<T extends GameTypes>({ state, log, past }: Position<T>, from: number): KeptMatch {
  const events = byStage(log);
  const stages = past.slice(from).map(({ name, title, fates }): KeptStage => ({
    name,
    title,
    fates,
    events: events.get(name) ?? [],
  }));
  return { stages, state };
}

/**
 * Makes the position of a match that was kept; `begun` is the one at its beginning. Undefined where what was kept is no
 * match.
 */
export function resumedPosition<T extends GameTypes>(
  begun: Position<T>,
  { stages, state }: KeptMatch,
): Position<T> | undefined {
  const log = stages.flatMap(({ name: stage, title, events }) =>
    events.map((event) => ({ stage, title, event })),
  );
  if (!isObject(state) || !log.every(({ event }) => isEvent(event))) return undefined;
  return {
    // Everything together was checked to be a match of this game.
    state,
    log: [...begun.log, ...(log as Log<T['event']>)],
    fresh: stages[stages.length - 1]?.events.length ?? begun.fresh,
    past: stages,
    left: begun.left,
  };
}

function isEvent(value: unknown): boolean {
  return isObject(value) && typeof value.kind === 'string' && 'to' in value;
}
