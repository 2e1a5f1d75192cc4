// Deadline and grace of a stage, whether past, open or future.
import type { OpenStage } from '../../games/frame/match';
import type { GameRecord, OpenStageTimes } from '../record/game-record';
import { usualDeadline } from '../time/deadline';

export interface StageTimes {
  /** The deadline in UTC milliseconds, without grace; null for none. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
}

/** The given deadline; if undefined, the stage's usual one. Practice and live games have no usual deadline. */
export function stageTimes(
  { setUp, timings }: Pick<GameRecord, 'setUp' | 'timings'>,
  live: boolean,
  stage: Pick<OpenStage, 'timing'> | null,
  { openedAt, deadline }: OpenStageTimes,
): StageTimes {
  const timing = timings.find(({ title }) => title === stage?.timing?.title);
  const byHost = setUp.practice || live;
  const usual = byHost || timing === undefined ? null : usualDeadline(timing, openedAt);
  return { deadline: deadline === undefined ? usual : deadline, graceSeconds: timing?.graceSeconds ?? 0 };
}
