// Events: the facts that set-up and resolution produce, each with its audience, and the log of them.

/** The people who may know an event. The host sees everything. */
export type Audience = 'everyone' | { readonly player: string };

/** One report for one audience. A game's events are a union with a `kind`. */
export interface GameEvent {
  readonly kind: string;
  readonly to: Audience;
}

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

/** The events of one kind, with the stage of each. */
export function eventsOf<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): readonly LoggedEvent<EventOf<E, K>>[] {
  return log.filter((entry): entry is LoggedEvent<EventOf<E, K>> => entry.event.kind === kind);
}

/** The latest event of a kind; undefined where there is none yet. */
export function latestOf<E extends GameEvent, K extends E['kind']>(
  log: Log<E>,
  kind: K,
): EventOf<E, K> | undefined {
  return last(eventsOf(log, kind))?.event;
}

/** The one filter on the way out: what this player, or everyone (no player), may know. It fails closed. */
export function knownTo<E extends GameEvent>(log: Log<E>, player?: string): Log<E> {
  return log.filter(
    ({ event: { to } }) => to === 'everyone' || (player !== undefined && to.player === player),
  );
}

/** The last of a list, or undefined of an empty one. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
