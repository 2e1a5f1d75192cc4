// The totals and the end of a match of the host's own, as scenarios list them.
import { recordOf, type JsonObject } from '../frame/json';
import { drawnJson } from './draws';
import type { State } from './types';

/** Gives everyone's totals by score. */
export function scoresOf({ totals }: State): JsonObject {
  return recordOf([...totals].map(([score, byPlayer]) => [score, recordOf(byPlayer)]));
}

/** Gives the `state` of a scenario's result. */
export function facts(state: State): JsonObject {
  return { scores: scoresOf(state), out: state.out, draws: state.draws.map(drawnJson) };
}

/** The end with the last totals; null while the match is played. */
export function outcome(state: State): JsonObject | null {
  if (state.end === null) return null;
  const { winners, candidate, text } = state.end;
  return { winners, candidate, text, scores: scoresOf(state) };
}
