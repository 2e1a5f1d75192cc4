// Warnings before a correction of something resolved: about the game, answers and deadlines.
import type { Match, OpenStage, Resolved } from '../../../games/frame/match';
import { all, count, listed } from '../../../games/frame/wording';
import type { GameSession, Kept, Play, Waiting } from '../../session/game-session';
import { fatesNow } from '../../session/judge';
import { inputOf, type PastRound } from '../../session/replay';

export function reopenedWarnings({ match }: Play, { stage }: Match): readonly string[] {
  return match.stage !== null || stage === null
    ? []
    : [`The game is over, but this would reopen it: ${stage.title} would need to be resolved.`];
}

/** Players of a reopened stage may know everything. */
export function publishedWarnings({ record }: Kept, { stage }: Match): readonly string[] {
  return record.published && stage !== null
    ? [
        `Everything in this game has been published. Players may know every secret, all earlier answers for ${stage.title}, and the seed that decides all draws.`,
      ]
    : [];
}

/** A running game would end. `after`: the stages resolved then. */
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

/** Answers of the open stage that count now would be refused. */
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
        `${stage.title}: ${count(names.length, 'answer')} that ${names.length === 1 ? 'counts' : 'count'} now would be refused: ${listed(names)}.`,
      ];
}

/** The host's part of a resolved stage was based on answers that have changed (ALL-13). */
export function decidedWarnings(session: Play & Kept, after: readonly PastRound[]): readonly string[] {
  return session.past.flatMap(({ stage, recorded, resolved }, index) => {
    const now = after[index];
    // Formulas can decide this again; a separate warning says so.
    const isTaken = stage.overAnswers?.bySheet === true && session.record.decided.get(stage.name)?.taken;
    if (stage.overAnswers === undefined || now === undefined || isTaken === true) return [];
    if (JSON.stringify(recorded.hostFacts) === '{}' || now.recorded.hostFacts !== recorded.hostFacts)
      return [];
    const [before, then] = [countedMoves(resolved), countedMoves(now.resolved)];
    const names = session.match.roster.filter((player) => before.get(player) !== then.get(player));
    return names.length === 0
      ? []
      : [
          `Answers from ${all(names)} have changed since you entered your part of ${stage.title}. Check it again: An earlier stage, What you entered yourself.`,
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

/** A reopened stage has no deadline. */
export function deadlineWarnings(
  { match: { stage: open }, deadline }: GameSession,
  { stage }: Match,
): readonly string[] {
  if (stage === null) return [];
  const gone = open === null || deadline === null ? '' : ` The deadline of ${open.title} is removed.`;
  return [`${stage.title} is open again, with no deadline until you set one.${gone}`];
}

/** A resolved stage would now ask players who can't answer any more (OM-13). */
export function noTurnWarnings({ past }: Play, after: readonly PastRound[]): readonly string[] {
  return past.flatMap(({ stage, title }, index) => {
    const now = after[index]?.stage;
    if (now?.name !== stage.name) return [];
    const before = askedIn(stage);
    const names = askedIn(now).filter((name) => !before.includes(name));
    if (names.length === 0) return [];
    return [
      `${title} would also ask ${all(names)}. They weren’t asked then, so they count as not having answered.`,
    ];
  });
}

function askedIn({ asks }: OpenStage): readonly string[] {
  return asks.flatMap(({ players }) => players);
}
