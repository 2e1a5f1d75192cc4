// Explains at the top of a player's page and book why their last answer to the last stage didn't count.
import type { GamePage } from '../../games/frame/page-kit';
import { problemTexts } from '../../games/frame/result';
import { plural } from '../../games/frame/wording';
import { readableAnswers } from '../../games/frame/open-stage';
import { findAsk } from '../../games/frame/submissions';
import type { SessionContent, PlayedGame } from '../session/game-session';
import { findMissingPlayers } from '../session/judge';
import type { PastRound } from '../session/replay';
import { stageTimes } from '../session/stage-times';
import { graceEnd } from '../time/deadline';
import { SECOND_MS, durationText } from '../time/duration';

/** Says that the last answer was late, refused or missing; empty if it counted or wasn't needed. */
export function lastAnswerSentences(
  session: PlayedGame & SessionContent,
  player: string,
  result: GamePage['result'],
): readonly string[] {
  const last = session.past[session.past.length - 1];
  if (last === undefined) return [];
  const late = lateText(session, last, player);
  const isTold = result.some(({ unsent }) => unsent);
  const text = late === '' ? uncountedAnswersText(last, player, isTold) : late;
  return text === '' ? [] : [text];
}

/** Why none of the player's answers counted although the stage asked them; empty if one did. */
function uncountedAnswersText(
  { stage, recorded, resolved: { fates } }: PastRound,
  player: string,
  told: boolean,
): string {
  if (recorded.left?.includes(player) === true || !findMissingPlayers(stage, fates).includes(player))
    return '';
  const [refused] = fates.filter((one) => one.player === player).reverse();
  if (refused?.fate.kind === 'refused')
    return `Your answer didn’t count: ${problemTexts(refused.fate.problems).join(' ')}`;
  return told ? '' : 'You didn’t send an answer that counted.';
}

/** How late a player's last answer was; empty if it wasn't late. */
function lateText(
  session: SessionContent & Pick<PlayedGame, 'match'>,
  past: PastRound,
  player: string,
): string {
  const { recorded } = past;
  const own = recorded.submissions.filter((one) => one.player === player);
  const last = own[own.length - 1];
  if (last?.late !== true || last.early === true) return '';
  if (recorded.hostSubmissions.some((one) => one.player === player)) return '';
  // Read only now that it's needed, because this getter replays the cached stage.
  const { stage } = past;
  const asked = findAsk(stage, player);
  const said = readableAnswers(asked, last.move)
    .map(({ answer }) => answer)
    .join(', ');
  const what = said === '' || said.length > MAX_ANSWER_CHARACTERS ? '' : ` (${said})`;
  const [question, ...others] = asked?.questions ?? [];
  const name =
    question?.kind.type === 'checkboxes' && others.length === 0
      ? `Your last answer with ${plural(countTicks(said), 'choice')}`
      : 'Your last answer';
  const end = pastStageEnd(session, past);
  const after =
    end === null || last.at <= end
      ? 'too late'
      : `${durationText(Math.max(SECOND_MS, last.at - end))} too late`;
  return `${name}${what} came ${after}. It didn’t count.`;
}

const MAX_ANSWER_CHARACTERS = 60;

/** How many choices are ticked. */
function countTicks(answer: string): number {
  return answer === '' ? 0 : answer.split(', ').length;
}

/** When a resolved stage ended; null if it had no deadline. */
function pastStageEnd(
  { record, match }: Pick<SessionContent, 'record'> & Pick<PlayedGame, 'match'>,
  { stage, recorded }: Pick<PastRound, 'stage' | 'recorded'>,
): number | null {
  const opened = record.openTimes.get(recorded.stage);
  return opened === undefined ? null : graceEnd(stageTimes(record, match.info.live === true, stage, opened));
}
