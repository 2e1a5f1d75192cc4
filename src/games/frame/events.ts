// Events: the facts that set-up and resolution produce, each with its audience, and the log of them.
import { keptIn } from './lazy';

/** Who may know an event. The host sees everything. */
export type Audience = 'everyone' | { readonly player: string };

/** One report for one audience. A game's events are a union with a `kind`. */
export interface GameEvent {
  readonly kind: string;
  readonly to: Audience;
}

/** The name under which the events of setting up are logged, which no stage has. */
export const SET_UP = 'set-up';

/** An event and the stage that produced it; `set-up` before the first. */
export interface LoggedEvent<E extends GameEvent> {
  readonly stage: string;
  /** The stage as people read it: `Day 2`. */
  readonly title: string;
  readonly event: E;
}

/** All events of a game so far that one audience may know, the first one first. */
export type Log<E extends GameEvent> = readonly LoggedEvent<E>[];

export type EventOf<E extends GameEvent, K extends E['kind']> = Extract<E, { readonly kind: K }>;

/** Gives the events of one kind, with the stage of each. */
export function eventsOf<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): readonly LoggedEvent<EventOf<E, K>>[] {
  return log.filter((entry): entry is LoggedEvent<EventOf<E, K>> => entry.event.kind === kind);
}

/** Gives the latest event of a kind; undefined where there is none yet. */
export function latestOf<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): EventOf<E, K> | undefined {
  return latestLogged(log, kind)?.event;
}

/** Gives the latest event of a kind together with its stage. It searches from the end, since a log gets long. */
export function latestLogged<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): LoggedEvent<EventOf<E, K>> | undefined {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (entry !== undefined && isOf(entry, kind)) return entry;
  }
  return undefined;
}

/** True where the latest stage of the log told an event of this kind. */
export function isOfLatest<E extends GameEvent>(log: Log<E>, kind: E['kind']): boolean {
  return log.length > 0 && latestLogged(log, kind)?.stage === last(log)?.stage;
}

function isOf<E extends GameEvent, K extends E['kind']>(
  entry: LoggedEvent<E>,
  kind: K,
): entry is LoggedEvent<EventOf<E, K>> {
  return entry.event.kind === kind;
}

/** Gives the events of each stage, by its name. */
export function byStage<E extends GameEvent>(log: Log<E>): ReadonlyMap<string, readonly E[]> {
  const stages = new Map<string, E[]>();
  for (const { stage, event } of log) {
    const events = stages.get(stage);
    if (events === undefined) stages.set(stage, [event]);
    else events.push(event);
  }
  return stages;
}

/** Gives the events of the latest stage with this name; they stand together in the log. */
export function eventsIn<E extends GameEvent>(log: Log<E>, stage: string): readonly E[] {
  let end = log.length;
  while (end > 0 && log[end - 1]?.stage !== stage) end -= 1;
  let from = end;
  while (from > 0 && log[from - 1]?.stage === stage) from -= 1;
  return log.slice(from, end).map(({ event }) => event);
}

/**
 * Gives what this player, or everyone (no player), may know: the one filter for everything that is told. An audience
 * that it does not know gets nothing.
 */
export function knownTo<E extends GameEvent>(log: Log<E>, player?: string): Log<E> {
  return log.filter(
    ({ event: { to } }) => to === 'everyone' || (player !== undefined && to.player === player),
  );
}

/**
 * Makes the function that gives what a player, or everyone, may know; worked out once for each reader, since books,
 * pages and forms ask for it again and again.
 */
export function knownOnce<E extends GameEvent>(log: () => Log<E>): (player?: string) => Log<E> {
  const made = new Map<string | undefined, Log<E>>();
  return (player) => keptIn(made, player, () => knownTo(log(), player));
}

/** Gives the last of a list, or undefined of an empty one. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
