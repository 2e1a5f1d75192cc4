// Resolves the stage that the host saw, once. If nothing must be created first, the same call delivers the results.
import { fail, ok, type Result } from '../../../games/frame/result';
import { andList } from '../../../games/frame/wording';
import type { WithSession } from '../../commit/call';
import { deliverAndClaimPosts } from '../../delivery/deliver';
import type { ClaimedPosts } from '../../delivery/posts';
import type { Shell } from '../../commit/perform';
import { changesSinceSaving, outdatedResults, type OutdatedResult } from '../../session/outdated-results';
import { requireGame, type GameSession, type Session } from '../../session/game-session';
import { refuseOutdatedCall, currentOpening } from '../../commit/outdated-calls';
import { ANSWERS_CHANGED, type WindowState, type CallProblem } from '../../reply/reply';
import type { Prefetch } from '../../reply/call-parts';
import type { PostClaim } from '../../reply/posts';
import { readMissingAnswers } from './ask-forms';
import { runPreparationSteps } from '../parts/prepare';
import { areStepsNeededToAnswer, preparationSteps } from '../parts/preparation-steps';
import { enterSheetResults } from './by-sheet';
import { changesSince, previewRound, resolveRound } from './resolve';

interface ResolveRequest {
  readonly stage: string;
  /** Identifies the stage that the window showed; undefined for a call without a window. */
  readonly madeOn: WindowState | undefined;
  readonly token: string;
  readonly deliver: boolean;
  /** Identifies what parallel calls of the same click find out about the books. */
  readonly prefetch: Prefetch | undefined;
  /** Returns a name for a new claim. */
  readonly claim: () => string;
}

/** The outcome, and the session after it. */
interface ResolveOutcome extends WithSession {
  /** `resolved`: by this click. `already`: by an earlier click or another window, so this click changed nothing. */
  readonly outcome: 'resolved' | 'already';
  readonly text: string;
  /** Answers that were in the forms but not in the sheet, and forms that couldn't be read. */
  readonly notices: readonly string[];
  /** What has changed since the preview that the host saw. */
  readonly changedSincePreview: readonly string[];
  /** Warnings for the host. */
  readonly warnings: readonly string[];
  /** Messages for this window to post; null if the window asked for none, or if something else must be done first. */
  readonly claimed: PostClaim | null;
}

/** Resolves the stage, if it's still the one that the host saw. */
export function resolveOnce(
  before: Session,
  shell: Shell,
  { stage, madeOn, token, deliver, prefetch, claim }: ResolveRequest,
): Result<ResolveOutcome, CallProblem> {
  const other = madeOn === undefined ? undefined : refuseOutdatedCall(before, madeOn);
  // If the same match has resolved the stage already, report that below. Another match's stage may have the same name.
  if (other !== undefined && !isStageResolved(before, stage, madeOn?.at.match)) return fail(other);
  const game = requireGame(before);
  if (!game.ok) return game;
  const session = game.value;
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  if (past !== undefined || session.match.stage?.name !== stage) {
    const title = past?.title ?? stage;
    const text = `${title} has already been resolved by another click or in another window. Nothing was changed.`;
    const nothing = { notices: [], changedSincePreview: [], warnings: [], claimed: null };
    return ok({ outcome: 'already', text, ...nothing, session });
  }
  const others = outdatedResults(session);
  if (others.length > 0) return fail(outdatedResultsProblem(session.match.stage.title, others));
  const asked = readMissingAnswers(session, shell);
  if (!asked.ok) return asked;
  const decided = enterSheetResults(asked.value.session, shell);
  if (!decided.ok) return decided;
  const now = decided.value;
  const preview = previewRound(now);
  if (!preview.ok) return preview;
  const changed = changesSinceSaving(now);
  if (changed.length > 0) return fail(answersChangedProblem(preview.value.stage.title, changed));
  const written = shell.write(now, resolveRound(now, preview.value));
  if (!written.ok) return written;
  const delivered = deliver ? deliverResults(written.value, shell, claim, prefetch) : undefined;
  // If messages can't be delivered, the round is resolved nevertheless, and they stay queued.
  const claimed = delivered?.ok === true ? delivered.value : undefined;
  return ok({
    outcome: 'resolved',
    text: `${preview.value.stage.title} is resolved.`,
    notices: asked.value.notices,
    changedSincePreview: changesSince(token, preview.value.token),
    warnings: preview.value.resolved.warnings,
    claimed: claimed === undefined ? null : { claim: claimed.claim, posts: claimed.posts },
    session: claimed?.session ?? written.value,
  });
}

function isStageResolved(session: Session, stage: string, match: string | undefined): boolean {
  if (session.kind !== 'game' || currentOpening(session).match !== match) return false;
  return session.past.some(({ recorded }) => recorded.stage === stage);
}

/** Asks the host whether their entries still apply, because the answers they were based on have changed (ALL-13). */
function answersChangedProblem(title: string, changed: readonly string[]): CallProblem {
  return {
    code: ANSWERS_CHANGED,
    text: `Resolving ${title}: ${changed.join(' ')} Nothing was resolved. Check your entries. Save any changes, or choose “Keep my entries”. Then resolve.`,
  };
}

/** Refuses until the host has dealt with results whose answers have changed since formulas computed them. */
function outdatedResultsProblem(title: string, others: readonly OutdatedResult[]): CallProblem {
  return {
    code: 'decided-over-others',
    text: `Resolving ${title}: the results of ${andList(others.map((one) => one.title))} were computed from answers that have changed since. Nothing was resolved. On the Round screen, reapply the formulas, or keep the results. Then resolve.`,
    details: others.map(({ text }) => text),
  };
}

/** Delivers the results once the forms that players need exist. Other changes to forms come later. */
function deliverResults(
  session: GameSession,
  shell: Shell,
  claim: () => string,
  prefetch: Prefetch | undefined,
): Result<ClaimedPosts<GameSession>, CallProblem> {
  // Create forms before books, because books link to them.
  const ready = areStepsNeededToAnswer(preparationSteps(session))
    ? runPreparationSteps(session, shell)
    : ok(session);
  // If time was up, nothing is delivered, and other calls continue.
  return ready.ok ? deliverAndClaimPosts(ready.value, shell, claim, prefetch) : ready;
}
