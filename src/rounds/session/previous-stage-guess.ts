// Answers by form that may have been meant for the previous stage. Forms don't record when they were opened, so the host is
// told if the sender hadn't answered that stage, and decides (ALL-12). Nobody else sees this.
import { findAsk } from '../../games/frame/submissions';
import type { Entry, ReceivedSubmission } from '../record/entries';
import type { GameSession, SessionContent, PlayedGame, OpenInputs } from './game-session';
import { pageMark } from './page-marks';
import { HOUR_MS, MINUTE_MS, durationText } from '../time/duration';

/** How long after a stage opens answers may come from a form that was opened before it, in milliseconds. */
const OLD_FORM_WINDOW_MS = 10 * MINUTE_MS;

/** Whether stages are so long that a form may be filled in during one stage and sent in the next. */
export function hasLongStages({
  match,
  deadline,
  record,
}: PlayedGame & Pick<SessionContent, 'record'>): boolean {
  return match.info.live !== true && (deadline === null || deadline - record.openedAt >= HOUR_MS);
}

/** The previous stage's title, and why the answer may be for that stage. */
export interface PreviousStageGuess {
  readonly title: string;
  readonly text: string;
}

/** Finds answers that may have been meant for the previous stage, or certainly were, judging by time and page. */
export function previousStageGuesser(
  session: GameSession,
): (received: ReceivedSubmission) => PreviousStageGuess | undefined {
  const { match, past, record, inbox } = session;
  const before = past[past.length - 1];
  const { stage } = match;
  if (stage === null || before === undefined || record.reopened) return () => undefined;
  const opened = record.readableAt ?? record.openedAt;
  const former = previousOpening(session);
  const hadNothing = (player: string): boolean =>
    before.resolved.fates.every((fate) => fate.player !== player || fate.fate.kind !== 'counted');
  const why = ({ from, at, player, early }: ReceivedSubmission): string => {
    const mark = inbox.marks.get(from);
    if (mark === undefined || findAsk(before.stage, player) === undefined) return '';
    if (mark !== '') {
      const isOfBefore = mark === pageMark({ setUp: record.setUp, opening: former }, player);
      return isOfBefore ? `It was sent from a page that showed ${before.title}.` : '';
    }
    if (early === true) return `It was sent before anyone could read ${stage.title}.`;
    const isSoon =
      at !== 0 && at <= opened + OLD_FORM_WINDOW_MS && hasLongStages(session) && hadNothing(player);
    return isSoon
      ? `It came ${durationText(Math.max(0, at - opened))} after ${stage.title} opened, and ${player} had no answer that counted for ${before.title}.`
      : '';
  };
  return (received) => {
    const text = why(received);
    return text === '' ? undefined : { title: before.title, text };
  };
}

/** Hash of the row that opened the previous stage. */
function previousOpening({ rows, record }: SessionContent): string {
  const openings = rows.filter(({ entry, hash }) => opensStage(entry) && hash !== record.opening);
  return openings[openings.length - 1]?.hash ?? '';
}

function opensStage({ kind, body }: Entry): boolean {
  return kind === 'set-up' || kind === 'resolved' || 'reopened' in body;
}

export function withoutSubmission<S extends OpenInputs>(session: S, id: string): S {
  const { inputs } = session;
  const submissions = inputs.submissions.filter(({ from }) => from !== id);
  return { ...session, inputs: { ...inputs, submissions } };
}
