// The position of a match that was kept. What was kept enters here, and gets the types of its game.
import type { GameTypes } from './contract';
import type { Log } from './events';
import { isObject } from './json';
import type { KeptMatch } from './kept-match';
import type { Position } from './point';

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
