// What became of a player's answers to the last stage where the latest did not count, or none did, as they first read it:
// on the page, and in the book.
import type { GamePage } from '../../games/frame/page-kit';
import { problemTexts } from '../../games/frame/result';
import { saidAnswers } from '../../games/frame/open-stage';
import { askOf } from '../../games/frame/submissions';
import type { Kept, Play } from '../session/game-session';
import { missingAmong } from '../session/judge';
import type { PastRound } from '../session/replay';
import { timesOf } from '../session/stage-times';
import { endOf } from '../time/deadline';

/**
 * Tells the reader that their answer to the last stage came too late, was refused, or was none; empty where it counted,
 * or none was needed. `result` is what the stage brought them.
 */
export function lastAnswerSentences(
  session: Play & Kept,
  player: string,
  result: GamePage['result'],
): readonly string[] {
  const last = session.past[session.past.length - 1];
  if (last === undefined) return [];
  const late = lateText(session, last, player);
  const isTold = result.some(({ unsent }) => unsent);
  const text = late === '' ? unsentText(last, player, isTold) : late;
  return text === '' ? [] : [text];
}

/** Tells the reader why nothing of theirs counted in a stage that waited for them; else empty. */
function unsentText(
  { stage, recorded, resolved: { fates } }: PastRound,
  player: string,
  told: boolean,
): string {
  if (recorded.left?.includes(player) === true || !missingAmong(stage, fates).includes(player)) return '';
  const [refused] = fates.filter((one) => one.player === player).reverse();
  if (refused?.fate.kind === 'refused')
    return `What you sent did not count: ${problemTexts(refused.fate.problems).join(' ')}`;
  return told ? '' : 'You sent nothing that counted.';
}

/** Tells the reader of their last answer to a stage that it came too late, and by how much; else empty. */
function lateText(session: Kept & Pick<Play, 'match'>, past: PastRound, player: string): string {
  const { recorded } = past;
  const own = recorded.submissions.filter((one) => one.player === player);
  const last = own[own.length - 1];
  if (last?.late !== true || last.early === true) return '';
  if (recorded.hostSubmissions.some((one) => one.player === player)) return '';
  // Worked out only where it is needed: the match of a kept stage has to be played anew for it.
  const { stage } = past;
  const asked = askOf(stage, player);
  const said = saidAnswers(asked, last.move)
    .map(({ answer }) => answer)
    .join(', ');
  const what = said === '' || said.length > LONGEST_ANSWER ? '' : ` (${said})`;
  const [question, ...others] = asked?.questions ?? [];
  const name =
    question?.kind.type === 'checkboxes' && others.length === 0
      ? `Your list of ${ticksIn(said)}`
      : 'What you sent last';
  const end = endOfPast(session, past);
  const after =
    end === null || last.at <= end ? 'after the time' : `${lengthText(last.at - end)} after the time`;
  return `${name}${what} came ${after}: it did not count.`;
}

const LONGEST_ANSWER = 60;

/** Counts the choices in an answer to a list of choices. */
function ticksIn(answer: string): number {
  return answer === '' ? 0 : answer.split(', ').length;
}

/** The end of a resolved stage; null if it had no deadline. */
function endOfPast(
  { record, match }: Pick<Kept, 'record'> & Pick<Play, 'match'>,
  { stage, recorded }: Pick<PastRound, 'stage' | 'recorded'>,
): number | null {
  const opened = record.openTimes.get(recorded.stage);
  return opened === undefined ? null : endOf(timesOf(record, match.info.live === true, stage, opened));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `4 s`, `12 min`, `3 h` */
function lengthText(length: number): string {
  if (length < MINUTE) return `${Math.max(1, Math.round(length / SECOND))} s`;
  const minutes = Math.round(length / MINUTE);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
