// Resolves the open stage at its deadline as a click would, announces the result, and opens the next stage. It waits only if
// the host's entries are missing or outdated (ALL-13), or something fails. It doesn't matter who has answered (ALL-4,
// ALL-11), unless the host lets stages end early once everyone has answered (ALL-15).
import { fail, ok, type Result } from '../../../games/frame/result';
import type { OpenStage } from '../../../games/frame/match';
import { textWithDetails, type CallProblem } from '../../reply/reply';
import type { Commit } from '../../commit/commit';
import type { Shell } from '../../commit/perform';
import { deliverSome } from '../../delivery/deliver';
import { deliverMissedFates } from '../../delivery/fates';
import { postQueuedMessages } from '../../delivery/posts';
import { readDeliveries, isMessage, isBookPostponed, type Delivery } from '../../outbox/outbox';
import type { NewEntry } from '../../record/ledger';
import { resolveTime, autoResolveTime, ALARM_RETRY_MS } from '../../session/resolve-time';
import { needsHostInput, changesSinceSaving, outdatedResults } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { deadlineAfterTimeUp, deadlineAfterEarlyEnd } from '../../time/deadline';
import { runPreparationSteps } from '../parts/prepare';
import { areStepsNeededToAnswer, preparationSteps } from '../parts/preparation-steps';
import { readMissingAnswers } from './ask-forms';
import { areResultsFromSheet, wasResolvedBySheet, enterSheetResults } from './by-sheet';
import { previewSkippedStages, previewRound, resolveRound, type RoundPreview } from './resolve';

/** Resolves the stage if it's due; all or nothing. */
export function resolveIfDue(session: GameSession, shell: Shell): Result<GameSession, CallProblem> {
  const due = autoResolveTime(session);
  const now = shell.outside.now();
  const { stage } = session.match;
  if (stage === null || due === undefined || now < due) return ok(session);
  if (areResultsFromSheet(session) && !wasResolvedBySheet(session))
    return noteWaitForHost(session, stage, shell, '');
  const others = outdatedResults(session);
  if (others.length > 0)
    return noteWaitForHost(session, stage, shell, others.map(({ text }) => text).join(' '));
  const asked = readMissingAnswers(session, shell);
  if (!asked.ok) return retryOrWaitForHost(session, stage, shell, asked.error);
  const { refused, notices } = asked.value;
  if (refused?.passes !== undefined && now < due + ALARM_RETRY_MS) return fail(refused);
  const decided = enterSheetResults(asked.value.session, shell);
  if (!decided.ok) return retryOrWaitForHost(session, stage, shell, decided.error);
  const ready = decided.value;
  const preview = previewRound(ready);
  const needsHost = needsHostInput(ready) || changesSinceSaving(ready).length > 0;
  if (!preview.ok || needsHost) return noteWaitForHost(ready, stage, shell, '');
  const written = shell.write(ready, autoResolveCommit(ready, preview.value, now, notices));
  if (written.ok) return written;
  // Google may have saved the commit although it reported an error.
  const again = shell.reload();
  if (!again.ok) return again;
  if (autoResolveTime(again.value) !== due) return again;
  return retryOrWaitForHost(again.value, stage, shell, written.error);
}

/** Temporary problems are retried by this run and, for a while, by later runs. Others need the host. */
function retryOrWaitForHost(
  session: GameSession,
  stage: OpenStage,
  shell: Shell,
  error: CallProblem,
): Result<GameSession, CallProblem> {
  const due = autoResolveTime(session);
  const isTried = due !== undefined && shell.outside.now() < due + ALARM_RETRY_MS;
  if (error.passes !== undefined && isTried) return fail(error);
  const why = areResultsFromSheet(session) ? textWithDetails(error) : '';
  return noteWaitForHost(session, stage, shell, why);
}

/** The commit: the round, the note that it was resolved automatically, and the next deadline. */
function autoResolveCommit(
  session: GameSession,
  preview: RoundPreview,
  now: number,
  notices: readonly string[],
): Commit {
  const { name, title } = preview.stage;
  const isEarly = now < (resolveTime(session) ?? Infinity);
  const next = previewSkippedStages(session, preview).stage;
  const round = resolveRound(session, preview);
  const why = `${title} was resolved automatically: ${isEarly ? 'everyone had answered' : 'its deadline had passed'}.`;
  const note: NewEntry = {
    text: [why, ...notices].join(' '),
    entry: { kind: 'by-itself', body: { stage: name } },
  };
  return {
    ...round,
    entries: [...(round.entries ?? []), note, ...nextDeadline(session, next, { isEarly, now })],
  };
}

/** The next stage's deadline (ALL-19), if the set-up has a time for it. */
function nextDeadline(
  { record, deadline: before }: GameSession,
  next: OpenStage | null,
  { isEarly, now }: { readonly isEarly: boolean; readonly now: number },
): readonly NewEntry[] {
  if (next === null) return [];
  const timing = record.timings.find(({ title }) => title === next.timing?.title);
  if (timing === undefined) return [];
  const deadline =
    isEarly || before === null
      ? deadlineAfterEarlyEnd(timing, before, now)
      : deadlineAfterTimeUp(timing, before, now);
  const body = { stage: next.name, deadline };
  return [{ text: `Set the deadline for ${next.title} as planned.`, entry: { kind: 'deadline', body } }];
}

/** Notifies the host once. Later runs retry. */
function noteWaitForHost(
  session: GameSession,
  { name, title }: OpenStage,
  { write }: Shell,
  why: string,
): Result<GameSession, CallProblem> {
  const { waitsForHost, waitsBecause = '' } = session.record.pending;
  if (waitsForHost && waitsBecause === why) return ok(session);
  const text = `${title} wasn’t resolved automatically: it’s waiting for the host.`;
  const body = { stage: name, ...(why === '' ? {} : { why }) };
  return write(session, { entries: [{ text, entry: { kind: 'waits-for-host', body } }] });
}

/** Prepares the open stage and delivers what is queued, for as long as one call should take. */
export function prepareAndDeliver(session: GameSession, shell: Shell): Result<UnfinishedWork, CallProblem> {
  const first = areStepsNeededToAnswer(preparationSteps(session))
    ? prepareStage(session, shell)
    : ok({ session });
  if (!first.ok) return first;
  const books = deliverSome(first.value.session, shell);
  if (!books.ok) return books;
  const posted = postQueuedMessages(books.value, shell, () => true);
  if (!posted.ok) return posted;
  const done = prepareStage(posted.value, shell);
  if (!done.ok) return done;
  deliverMissedFates(done.value.session, shell.outside);
  return ok(unfinishedWork(done.value, () => true));
}

export interface UnfinishedWork {
  /** Number of deliveries and steps left for the next run. */
  readonly left: number;
  /** Whether Google has refused something temporarily. */
  readonly passes: boolean;
}

export const NO_UNFINISHED_WORK: UnfinishedWork = { left: 0, passes: false };

interface PreparedStage {
  readonly session: GameSession;
  /** Why a step failed. */
  readonly refused?: CallProblem;
}

/** Prepares the stage. If Google refuses a form, results are still delivered. */
export function prepareStage(session: GameSession, shell: Shell): Result<PreparedStage, CallProblem> {
  const made = runPreparationSteps(session, shell);
  if (made.ok) return ok({ session: made.value });
  // Some files may have been created and recorded nevertheless.
  const again = shell.reload();
  return again.ok ? ok({ session: again.value, refused: made.error }) : again;
}

/** Counts the remaining work, including the deliveries that match `these`. Permanent failures are left to the host. */
export function unfinishedWork(
  { session, refused }: PreparedStage,
  these: (delivery: Delivery) => boolean,
): UnfinishedWork {
  const waiting = readDeliveries(session).filter(
    (delivery) =>
      (delivery.mark === 'waiting' || (!isMessage(delivery) && delivery.mark === 'allowed')) &&
      these(delivery),
  );
  const isOver = refused !== undefined && refused.passes === undefined;
  return {
    left: waiting.length + (isOver ? 0 : preparationSteps(session).length),
    passes: waiting.some(isBookPostponed) || refused?.passes !== undefined,
  };
}
