// How often each person answered late or not at all in a match. The season keeps these numbers for the host (SN-22).
import { memoize } from '../../games/frame/lazy';
import { holder, type PersonId } from '../record/people';
import { graceEnd } from '../time/deadline';
import type { GameSession } from './game-session';
import { findMissingPlayers } from './judge';
import type { PastRound } from './replay';
import { stageTimes } from './stage-times';

/** In how many stages a person was late, or had no answer that counted. */
export interface Absences {
  readonly person: PersonId;
  readonly late: number;
  readonly missed: number;
}

/** The people who were late or missing at least once. A late answer that the host accepted still counts as late. */
export const listAbsences = memoize((session: GameSession): readonly Absences[] => {
  const { people, past } = session;
  const found = new Map<PersonId, Absences>();
  for (const round of past) {
    const { stage, recorded, resolved } = round;
    const missing = findMissingPlayers(stage, resolved.fates);
    const late = latePlayers(session, round);
    for (const seat of new Set([...missing, ...late])) {
      const { id } = holder(people, seat, recorded.row);
      const before = found.get(id) ?? { person: id, late: 0, missed: 0 };
      const isLate = late.includes(seat);
      found.set(id, isLate ? { ...before, late: before.late + 1 } : { ...before, missed: before.missed + 1 });
    }
  }
  return [...found.values()];
});

/** Players whose only answers were late, and players whose late answer the host accepted. */
function latePlayers(
  { game, record }: Pick<GameSession, 'game' | 'record'>,
  { stage, recorded, resolved }: PastRound,
): readonly string[] {
  const opened = record.openTimes.get(recorded.stage);
  const closesAt =
    opened === undefined ? null : graceEnd(stageTimes(record, game.info.live === true, stage, opened));
  if (closesAt === null) return [];
  return recorded.submissions
    .filter(({ from, player, at }) => at > closesAt && (resolved.counted.get(player) ?? from) === from)
    .map(({ player }) => player);
}
