// The time that players have in the open stage.
import type { Kept, Play } from './game-session';

/** Gives the time that players have in the open stage, in seconds. */
export function secondsOf({ match, record }: Play & Kept): number {
  const timing = match.stage?.timing;
  return record.timings.find(({ title }) => title === timing?.title)?.seconds ?? timing?.seconds ?? 0;
}
