// The position of a match that was kept. Here data enters, and gets the types of its game.
import type { GameTypes } from './contract';
import type { Log } from './events';
import { isObject } from './json';
import type { KeptMatch } from './kept-match';
import type { Position } from './point';

/** The position of a match that was kept; `begun` is where it began. Undefined for what no match was. */
export function resumedPosition<T extends GameTypes>(
  begun: Position<T>,
  { stages, state }: KeptMatch,
): Position<T> | undefined {
  const log = stages.flatMap(({ name: stage, title, events }) =>
    events.map((event) => ({ stage, title, event })),
  );
  if (!isObject(state) || !log.every(({ event }) => isEvent(event))) return undefined;
  return {
    // Of a match of this game: that is proved for all of it together.
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
