// Picking events by kind, with the stage each was told in.
import type { GameEvent, Told } from './contract';

export type EventOf<E extends GameEvent, K extends E['kind']> = Extract<E, { readonly kind: K }>;

export interface Telling<E extends GameEvent> {
  readonly stage: string;
  readonly title: string;
  readonly event: E;
}

/** The events of one kind, in the order told. */
export function eventsOf<E extends GameEvent, K extends E['kind']>(
  told: readonly Told<E>[],
  kind: K,
): readonly Telling<EventOf<E, K>>[] {
  return told.flatMap(({ event, ...when }) => (isOf<E, K>(event, kind) ? [{ ...when, event }] : []));
}

function isOf<E extends GameEvent, K extends E['kind']>(event: E, kind: K): event is EventOf<E, K> {
  return event.kind === kind;
}

/** The last of a list, or undefined of an empty one. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
