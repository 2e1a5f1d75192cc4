// A correction can open a different stage. The stage that was open and the undone stages keep their entries for later, and
// the players who sent those entries are notified (ALL-12).
import type { Match } from '../../../games/frame/match';
import { ensure } from '../../../games/frame/result';
import { EVERYONE, type Audience } from '../../reply/reply';
import type { ReopeningDetails } from '../../record/entries';
import type { StageResultLines } from '../../outbox/correction-notices';
import type { SuspendedStage } from '../../record/game-record';
import type { GameSession } from '../../session/game-session';
import { toStageInput, toStageInputs, type PastRound } from '../../session/replay';
import { keptAnswersText } from '../../session/unparsed-answers';
import { toStageEntries } from '../stage/resolve';

interface MatchWithHistory {
  readonly match: Match;
  readonly past: readonly PastRound[];
}

/** The open stage's entries, including answers that aren't in the ledger yet, and the titles of undone stages. */
export function reopeningDetails(
  session: GameSession,
  { past }: Pick<MatchWithHistory, 'past'>,
): ReopeningDetails {
  const { stage } = session.match;
  return {
    ...(stage === null
      ? {}
      : { left: { stage: stage.name, title: stage.title, ...toStageEntries(session) } }),
    titles: session.past.slice(past.length).map(({ recorded, title }) => ({ stage: recorded.stage, title })),
  };
}

/** Tells a player, after an earlier stage was reopened, which answers count again and which are kept for later. */
export function reopenedStageLines(
  session: GameSession,
  played: MatchWithHistory,
  to: Audience,
): readonly StageResultLines[] {
  if (to === EVERYONE) return [{ stage: '', lines: [] }];
  const { player } = to;
  const waiting = keptAnswersText(stagesKeptForLater(session, played), player);
  const lines = [...(wouldCountAgain(session, played.match, player) ? [COUNTS_AGAIN_TEXT] : []), waiting];
  return [{ stage: '', lines: lines.filter((line) => line !== '') }];
}

export const COUNTS_AGAIN_TEXT = 'Your earlier answer counts again, and you can still change it.';

/** The stages whose entries are kept for later after an earlier stage is reopened. Excludes the reopened stage. */
function stagesKeptForLater(
  session: GameSession,
  { match, past }: MatchWithHistory,
): readonly SuspendedStage[] {
  const { titles, left } = reopeningDetails(session, { past });
  const dropped = session.past
    .slice(past.length)
    .map(({ recorded }, at): SuspendedStage => ({ ...recorded, title: titles[at]?.title ?? recorded.stage }));
  const carried = new Map(session.record.carried);
  for (const each of dropped) carried.set(each.stage, each);
  if (left !== undefined) carried.set(left.stage, { ...left, resolvedAt: 0, row: 0 });
  return [...carried.values()].filter(({ stage }) => stage !== match.stage?.name);
}

/** Whether the player's own answer would count in the reopened stage. */
function wouldCountAgain({ record }: GameSession, match: Match, player: string): boolean {
  const back = record.stages.find(({ stage }) => stage === match.stage?.name);
  return match
    .judge(toStageInput(toStageInputs(ensure(back, 'Only a resolved stage can be reopened.'))))
    .fates.some(
      ({ player: of, byHost, fate }) => of === player && byHost === undefined && fate.kind === 'counted',
    );
}
