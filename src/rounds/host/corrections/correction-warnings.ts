// Warnings for a host before a change of what was resolved: about a game that goes on, submissions, a deadline.
import type { Match, OpenStage, Resolved } from '../../../games/frame/match';
import { all, count, listed } from '../../../games/frame/wording';
import type { GameSession, Kept, Play, Waiting } from '../../session/game-session';
import { fatesNow } from '../../session/judge';
import { inputOf, type PastRound } from '../../session/replay';

/** Warns that a game which is over is played on. */
export function reopenedWarnings({ match }: Play, { stage }: Match): readonly string[] {
  return match.stage !== null || stage === null
    ? []
    : [`The game is over, and would be in play again: ${stage.title} is to be resolved.`];
}

/** Warns that a stage which is opened again is played by people who can know everything. */
export function publishedWarnings({ record }: Kept, { stage }: Match): readonly string[] {
  return record.published && stage !== null
    ? [
        `Everything in this game has been published. Players can know every secret, every answer that was sent for ${stage.title} before, and the seed that decides all draws.`,
      ]
    : [];
}

/** Warns that a game in play would be over; `after` is what is resolved then. */
export function endWarnings(
  { match }: Play,
  { stage }: Match,
  after: readonly PastRound[],
): readonly string[] {
  const last = after[after.length - 1];
  return match.stage === null || stage !== null || last === undefined
    ? []
    : [`The game would be over after ${last.title}.`];
}

/** Warns that submissions of the open stage which count now would be refused after a change. */
export function spoiledWarnings(session: Play & Waiting, after: Match): readonly string[] {
  const { stage } = after;
  if (stage === null || session.match.stage?.name !== stage.name) return [];
  const refused = after
    .judge(inputOf(session.inputs))
    .fates.flatMap(({ id, fate }) => (fate.kind === 'refused' ? [id] : []));
  const names = fatesNow(session).flatMap(({ id, player, fate }) =>
    fate.kind === 'counted' && refused.includes(id) ? [player] : [],
  );
  return names.length === 0
    ? []
    : [
        `${stage.title}: ${count(names.length, 'submission')} that ${names.length === 1 ? 'counts' : 'count'} now would be refused: ${listed(names)}.`,
      ];
}

/** Warns that the host's part of a resolved stage rests on answers that are different now (ALL-13). */
export function decidedWarnings(session: Play & Kept, after: readonly PastRound[]): readonly string[] {
  return session.past.flatMap(({ stage, recorded, resolved }, index) => {
    const now = after[index];
    // Formulas can decide it again, which is said beside.
    const isTaken = stage.overAnswers?.bySheet === true && session.record.decided.get(stage.name)?.taken;
    if (stage.overAnswers === undefined || now === undefined || isTaken === true) return [];
    if (JSON.stringify(recorded.hostFacts) === '{}' || now.recorded.hostFacts !== recorded.hostFacts)
      return [];
    const [before, then] = [countedMoves(resolved), countedMoves(now.resolved)];
    const names = session.match.roster.filter((player) => before.get(player) !== then.get(player));
    return names.length === 0
      ? []
      : [
          `What you entered for ${stage.title} was decided over other answers of ${all(names)}. Look at it again: An earlier stage, What you entered yourself.`,
        ];
  });
}

function countedMoves({ fates }: Resolved): ReadonlyMap<string, string> {
  return new Map(
    fates.flatMap(({ player, move, fate }) =>
      fate.kind === 'counted' ? [[player, JSON.stringify(move)] as const] : [],
    ),
  );
}

/** Warns that the deadline goes when the game goes back: a stage that is open again has none. */
export function deadlineWarnings(
  { match: { stage: open }, deadline }: GameSession,
  { stage }: Match,
): readonly string[] {
  if (stage === null) return [];
  const gone = open === null || deadline === null ? '' : ` The deadline of ${open.title} goes.`;
  return [`${stage.title} is open again without a deadline, until you set one.${gone}`];
}

/** Warns of players whom a resolved stage would ask only now: they cannot answer any more (OM-13). */
export function noTurnWarnings({ past }: Play, after: readonly PastRound[]): readonly string[] {
  return past.flatMap(({ stage, title }, index) => {
    const now = after[index]?.stage;
    if (now?.name !== stage.name) return [];
    const before = askedIn(stage);
    const names = askedIn(now).filter((name) => !before.includes(name));
    if (names.length === 0) return [];
    return [`${title} would ask ${all(names)} too. They had no turn, so they count as having sent nothing.`];
  });
}

function askedIn({ asks }: OpenStage): readonly string[] {
  return asks.flatMap(({ players }) => players);
}
