// Events: facts with an audience, and the log of them.
import { getOrAdd } from './lazy';

export type Audience = 'everyone' | { readonly player: string };

/** A game's events are a union discriminated by `kind`. */
export interface GameEvent {
  readonly kind: string;
  readonly to: Audience;
}

/** The stage name under which the log files set-up events. */
export const SET_UP_STAGE = 'set-up';

export interface LoggedEvent<E extends GameEvent> {
  readonly stage: string;
  /** The stage's title: `Day 2`. */
  readonly title: string;
  readonly event: E;
}

/** The events that one audience may know, oldest first. */
export type Log<E extends GameEvent> = readonly LoggedEvent<E>[];

export type EventOf<E extends GameEvent, K extends E['kind']> = Extract<E, { readonly kind: K }>;

/** The events of one kind, with their stages. */
export function eventsOf<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): readonly LoggedEvent<EventOf<E, K>>[] {
  return log.filter((entry): entry is LoggedEvent<EventOf<E, K>> => entry.event.kind === kind);
}

export function latestEvent<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): EventOf<E, K> | undefined {
  return latestLoggedEvent(log, kind)?.event;
}

/** The latest event of a kind, with its stage. */
export function latestLoggedEvent<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): LoggedEvent<EventOf<E, K>> | undefined {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (entry !== undefined && isOfKind(entry, kind)) return entry;
  }
  return undefined;
}

/** Whether the latest stage has an event of this kind. `log` can’t be empty. */
export function isInLatestStage<E extends GameEvent>(log: Log<E>, kind: E['kind']): boolean {
  return latestLoggedEvent(log, kind)?.stage === last(log)?.stage;
}

function isOfKind<E extends GameEvent, K extends E['kind']>(
  entry: LoggedEvent<E>,
  kind: K,
): entry is LoggedEvent<EventOf<E, K>> {
  return entry.event.kind === kind;
}

export function eventsByStage<E extends GameEvent>(log: Log<E>): ReadonlyMap<string, readonly E[]> {
  const stages = new Map<string, E[]>();
  for (const { stage, event } of log) {
    const events = stages.get(stage);
    if (events === undefined) stages.set(stage, [event]);
    else events.push(event);
  }
  return stages;
}

/** The events of the latest stage with this name. They are consecutive in the log. */
export function stageEvents<E extends GameEvent>(log: Log<E>, stage: string): readonly E[] {
  let end = log.length;
  while (end > 0 && log[end - 1]?.stage !== stage) end -= 1;
  let from = end;
  while (from > 0 && log[from - 1]?.stage === stage) from -= 1;
  return log.slice(from, end).map(({ event }) => event);
}

/**
 * What this player may know; without a player, what everyone may know. Everything shown goes through this filter. Events
 * with an unknown audience go to nobody.
 */
export function eventsForReader<E extends GameEvent>(log: Log<E>, player?: string): Log<E> {
  return log.filter(
    ({ event: { to } }) => to === 'everyone' || (player !== undefined && to.player === player),
  );
}

/** `eventsForReader`, cached per reader. */
export function cachedKnownEvents<E extends GameEvent>(log: () => Log<E>): (player?: string) => Log<E> {
  const made = new Map<string | undefined, Log<E>>();
  return (player) => getOrAdd(made, player, () => eventsForReader(log(), player));
}

export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
