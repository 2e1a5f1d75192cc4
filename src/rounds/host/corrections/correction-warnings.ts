// Warnings shown before a correction of a resolved stage: about the game, answers and deadlines.
import type { Match, OpenStage, StageResult } from '../../../games/frame/match';
import { andList } from '../../../games/frame/wording';
import type { GameSession, SessionContent, PlayedGame, OpenInputs } from '../../session/game-session';
import { currentFates } from '../../session/judge';
import { toStageInput, type PastRound } from '../../session/replay';

export function reopenedGameWarnings({ match }: PlayedGame, { stage }: Match): readonly string[] {
  return match.stage !== null || stage === null
    ? []
    : [`The game is over, but this change would reopen it. You’d then need to resolve ${stage.title}.`];
}

/** Warns if a stage would reopen after everything was published, because its players may know every secret. */
export function publishedGameWarnings({ record }: SessionContent, { stage }: Match): readonly string[] {
  return record.published && stage !== null
    ? [
        `Everything in this game has been published. Players may know every secret, all earlier answers for ${stage.title}, and the seed that decides all draws.`,
      ]
    : [];
}

/** Warns if the correction would end a running game. `after`: the resolved stages after the correction. */
export function gameEndWarnings(
  { match }: PlayedGame,
  { stage }: Match,
  after: readonly PastRound[],
): readonly string[] {
  const last = after[after.length - 1];
  return match.stage === null || stage !== null || last === undefined
    ? []
    : [`This change would end the game after ${last.title}.`];
}

/** Warns if answers that count in the open stage would be refused after the correction. */
export function refusedAnswerWarnings(session: PlayedGame & OpenInputs, after: Match): readonly string[] {
  const { stage } = after;
  if (stage === null || session.match.stage?.name !== stage.name) return [];
  const refused = after
    .judge(toStageInput(session.inputs))
    .fates.flatMap(({ id, fate }) => (fate.kind === 'refused' ? [id] : []));
  const names = currentFates(session).flatMap(({ id, player, fate }) =>
    fate.kind === 'counted' && refused.includes(id) ? [player] : [],
  );
  return names.length === 0
    ? []
    : [`Answers from ${andList(names)} count in ${stage.title} now, but would be refused after this change.`];
}

/** Warns if the host's entries for a resolved stage are based on answers that would change (ALL-13). */
export function hostEntryWarnings(
  session: PlayedGame & SessionContent,
  after: readonly PastRound[],
): readonly string[] {
  return session.past.flatMap(({ stage, recorded, resolved }, index) => {
    const now = after[index];
    // If formulas decided the stage, a separate warning offers to recompute it.
    const isTaken = stage.overAnswers?.bySheet === true && session.record.decided.get(stage.name)?.taken;
    if (stage.overAnswers === undefined || now === undefined || isTaken === true) return [];
    if (JSON.stringify(recorded.hostFacts) === '{}' || now.recorded.hostFacts !== recorded.hostFacts)
      return [];
    const [before, then] = [movesThatCount(resolved), movesThatCount(now.resolved)];
    const names = session.match.roster.filter((player) => before.get(player) !== then.get(player));
    return names.length === 0
      ? []
      : [
          `Answers from ${andList(names)} have changed since you saved your entries for ${stage.title}. Check your entries again under Corrections › An earlier stage › Your own entries.`,
        ];
  });
}

function movesThatCount({ fates }: StageResult): ReadonlyMap<string, string> {
  return new Map(
    fates.flatMap(({ player, move, fate }) =>
      fate.kind === 'counted' ? [[player, JSON.stringify(move)] as const] : [],
    ),
  );
}

/** Warns if a stage would reopen, because it then has no deadline. */
export function deadlineWarnings(
  { match: { stage: open }, deadline }: GameSession,
  { stage }: Match,
): readonly string[] {
  if (stage === null) return [];
  const gone = open === null || deadline === null ? '' : ` The deadline for ${open.title} will be removed.`;
  return [`${stage.title} will be open again, with no deadline until you set one.${gone}`];
}

/** Warns if a resolved stage would also have asked other players, who can't answer anymore (OM-13). */
export function missedTurnWarnings({ past }: PlayedGame, after: readonly PastRound[]): readonly string[] {
  return past.flatMap(({ stage, title }, index) => {
    const now = after[index]?.stage;
    if (now?.name !== stage.name) return [];
    const before = askedPlayers(stage);
    const names = askedPlayers(now).filter((name) => !before.includes(name));
    if (names.length === 0) return [];
    return [
      `${title} would also ask ${andList(names)}. They weren’t asked at the time, so the game will treat them as not having answered.`,
    ];
  });
}

function askedPlayers({ asks }: OpenStage): readonly string[] {
  return asks.flatMap(({ players }) => players);
}
