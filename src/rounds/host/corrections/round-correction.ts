// Corrects players' answers or the host's entries in a resolved round. The resulting record is then replayed.
import { dropUndefined } from '../../../games/frame/json';
import { fail, ok, type Result } from '../../../games/frame/result';
import { findAsk } from '../../../games/frame/submissions';
import type { EntryBody, ReceivedSubmission } from '../../record/entries';
import { withHostDecision } from '../../record/fold';
import { withFormerFacts, type GameRecord, type RecordedRound } from '../../record/game-record';
import { seatNameForHost } from '../../record/people';
import type { CallProblem } from '../../reply/reply';
import { stageBasis } from '../../session/outdated-results';
import { type GameSession, withoutLateMarks } from '../../session/game-session';
import { refuseEntry } from '../../session/host-part';
import { rereadRow } from '../../session/inbox';
import { withoutSubmission } from '../../session/previous-stage-guess';
import { toStageInput, toStageInputs, type PastRound } from '../../session/replay';
import { noSuchStage } from '../parts/no-such-stage';
import { checkAnswerUnchanged, checkOpenAnswer, type StageChange } from '../parts/open-stage-changes';
import { correctStage, type CorrectedStage } from './past-stage';
import type { Correction } from './recomputing';
import type { MergedChange } from './merged-change';

export type RoundChange = StageChange | Extract<MergedChange, { readonly kind: 'meant-before' }>;

export interface RoundCorrection {
  /** The session without the answer that the correction moves out of the open stage. */
  readonly session: GameSession;
  readonly record: GameRecord;
  /** The correction as the start of a sentence. */
  readonly does: string;
  readonly correction: Correction;
}

export function roundCorrection(
  session: GameSession,
  change: RoundChange,
  reason: string,
): Result<RoundCorrection, CallProblem> {
  return change.kind === 'meant-before'
    ? moveToPreviousStage(session, change, reason)
    : stageCorrection(session, change, reason);
}

/** Corrects one answer or the host's entries in a resolved stage. */
function stageCorrection(
  session: GameSession,
  change: StageChange,
  reason: string,
): Result<RoundCorrection, CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === change.stage);
  if (past === undefined) return fail(noSuchStage('Changing a stage'));
  if ('id' in change) {
    const { title, recorded, resolved } = past;
    const shown = checkAnswerUnchanged({ title, inputs: recorded, fates: resolved.fates }, change);
    if (!shown.ok) return shown;
  }
  const made = correctStage(session, past, change, reason);
  if (!made.ok) return made;
  const again = change.kind === 'host-facts' && past.stage.overAnswers !== undefined;
  const over = again ? stageBasis(session, past) : undefined;
  return ok(inputsCorrection(session, past, made.value, { reason, ...dropUndefined({ over }) }));
}

/** Moves an answer from the open stage to the previous one. */
function moveToPreviousStage(
  session: GameSession,
  change: Extract<MergedChange, { readonly kind: 'meant-before' }>,
  reason: string,
): Result<RoundCorrection, CallProblem> {
  const meant = readMisplacedAnswer(session, change);
  if (!meant.ok) return meant;
  const { past, corrected, player } = meant.value;
  const moved = { from: change.id, title: past.title };
  const does = `Count the answer from ${seatNameForHost(session.people, player)} for ${past.title}`;
  return ok(
    inputsCorrection(withoutSubmission(session, change.id), past, { corrected, does }, { reason, moved }),
  );
}

function inputsCorrection(
  session: GameSession,
  past: PastRound,
  { corrected, does }: CorrectedStage,
  why: Pick<EntryBody<'corrected'>, 'reason' | 'moved' | 'over'>,
): RoundCorrection {
  const { record } = session;
  const { reason, over } = why;
  const { resolvedAt, row, left, ...inputs } = corrected;
  const { stage } = inputs;
  return {
    session,
    record: {
      ...record,
      stages: record.stages.map((one) => (one === past.recorded ? corrected : one)),
      formerFacts: withFormerFacts(record, stage, past.recorded.hostFacts),
      decided: over === undefined ? record.decided : withHostDecision(record.decided, { stage, over }, 0),
    },
    does,
    correction: {
      summary: `${does} and recompute everything after it.`,
      headline: { text: `${past.title} was corrected.`, stage: past.title },
      entries: (effects) => [
        {
          text: `Corrected ${past.title}. Reason: ${reason}`,
          entry: { kind: 'corrected', body: { ...inputs, ...why, ...effects } },
        },
      ],
    },
  };
}

interface MisplacedAnswer {
  /** The stage the answer was meant for. */
  readonly past: PastRound;
  /** That stage's entries, including the answer. */
  readonly corrected: RecordedRound;
  readonly player: string;
}

/** Reads an answer to the open stage as an answer to the previous stage. Fails if it wouldn't count there. */
function readMisplacedAnswer(
  session: GameSession,
  change: Extract<MergedChange, { readonly kind: 'meant-before' }>,
): Result<MisplacedAnswer, CallProblem> {
  const { id } = change;
  const shown = checkOpenAnswer(session, session.match.stage?.title ?? '', change);
  if (!shown.ok) return shown;
  const past = session.past[session.past.length - 1];
  const found = past === undefined ? undefined : readAnswerForStage(session, past, id);
  if (past === undefined || found === undefined) return fail(ANSWER_GONE);
  const received = withoutLateMarks(found);
  const corrected = { ...past.recorded, submissions: [...past.recorded.submissions, received] };
  const match = session.past[session.past.length - 2]?.resolved.next ?? session.begun;
  const fate = match.judge(toStageInput(toStageInputs(corrected))).fates.find((one) => one.id === id)?.fate;
  return fate?.kind === 'refused'
    ? fail(refuseEntry(past.stage, { player: received.player, move: received.move }, fate.problems))
    : ok({ past, corrected, player: received.player });
}

function readAnswerForStage(
  { snapshot, people, record }: GameSession,
  { stage }: PastRound,
  id: string,
): ReceivedSubmission | undefined {
  const found = rereadRow(snapshot.responses, { people, record, stage, now: snapshot.readAt }, id);
  return found === undefined || findAsk(stage, found.player) === undefined ? undefined : found;
}

const ANSWER_GONE: CallProblem = {
  code: 'no-such-submission',
  text: 'Counting an answer for the previous stage: the answer is gone, or its sender wasn’t asked in that stage. Nothing was changed. Reload the sidebar.',
};
