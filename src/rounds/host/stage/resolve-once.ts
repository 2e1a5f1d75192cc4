// Resolves the stage that the host saw, once. If nothing has to be created first, the same call delivers the results.
import { fail, ok, type Result } from '../../../games/frame/result';
import { all } from '../../../games/frame/wording';
import type { WithSession } from '../../commit/call';
import { deliverAndClaim } from '../../delivery/deliver';
import type { Claimed } from '../../delivery/posts';
import type { Shell } from '../../commit/perform';
import { changedSinceSaved, decidedOverOthers, type DecidedOver } from '../../session/decided-over';
import { gameOf, type GameSession, type Session } from '../../session/game-session';
import { outdatedCall, openingOf } from '../../commit/made-on';
import { ANSWERS_CHANGED, type MadeOn, type CallProblem } from '../../reply/reply';
import type { Prefetch } from '../../reply/call-parts';
import type { PostClaim } from '../../reply/posts';
import { askForMissing } from './ask-forms';
import { prepareSome } from '../parts/prepare';
import { isNeededToAnswer, preparationSteps } from '../parts/preparation-steps';
import { withResults } from './by-sheet';
import { changesSince, previewRound, resolveRound } from './resolve';

interface ToResolve {
  readonly stage: string;
  /** The opening the window showed; undefined without a window. */
  readonly madeOn: MadeOn | undefined;
  readonly token: string;
  readonly deliver: boolean;
  /** Where parallel calls of the click leave what they see of the books. */
  readonly prefetch: Prefetch | undefined;
  /** Names a new claim. */
  readonly claim: () => string;
}

/** The outcome, and the session after it. */
interface ResolvedRound extends WithSession {
  /** `resolved`: by this click. `already`: by an earlier click or another window; nothing changed. */
  readonly outcome: 'resolved' | 'already';
  readonly text: string;
  /** What reading the forms found or couldn't find, a sentence each. */
  readonly notices: readonly string[];
  /** Since the preview that the host saw. */
  readonly changedSincePreview: readonly string[];
  /** For the host to look at. */
  readonly warnings: readonly string[];
  /** This window's messages to post; null if it asked for none, or they wait for something else. */
  readonly claimed: PostClaim | null;
}

/** Only if the open stage is still the one the host saw. */
export function resolveOnce(
  before: Session,
  shell: Shell,
  { stage, madeOn, token, deliver, prefetch, claim }: ToResolve,
): Result<ResolvedRound, CallProblem> {
  const other = madeOn === undefined ? undefined : outdatedCall(before, madeOn);
  // In the same match, a stage that is already resolved is as good as done. Not in another match: each has a first round.
  if (other !== undefined && !isResolved(before, stage, madeOn?.at.match)) return fail(other);
  const game = gameOf(before);
  if (!game.ok) return game;
  const session = game.value;
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  if (past !== undefined || session.match.stage?.name !== stage) {
    const title = past?.title ?? stage;
    const text = `${title} was already resolved, by another click or in another window. Nothing was changed.`;
    const nothing = { notices: [], changedSincePreview: [], warnings: [], claimed: null };
    return ok({ outcome: 'already', text, ...nothing, session });
  }
  const others = decidedOverOthers(session);
  if (others.length > 0) return fail(asksForRounds(session.match.stage.title, others));
  const asked = askForMissing(session, shell);
  if (!asked.ok) return asked;
  const decided = withResults(asked.value.session, shell);
  if (!decided.ok) return decided;
  const now = decided.value;
  const preview = previewRound(now);
  if (!preview.ok) return preview;
  const changed = changedSinceSaved(now);
  if (changed.length > 0) return fail(asksWhetherItStands(preview.value.stage.title, changed));
  const written = shell.write(now, resolveRound(now, preview.value));
  if (!written.ok) return written;
  const delivered = deliver ? deliverResults(written.value, shell, claim, prefetch) : undefined;
  // The round is resolved even if messages couldn't be delivered; they stay queued.
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

/** Whether this very match has resolved the stage. */
function isResolved(session: Session, stage: string, match: string | undefined): boolean {
  if (session.kind !== 'game' || openingOf(session).match !== match) return false;
  return session.past.some(({ recorded }) => recorded.stage === stage);
}

/** The results would rest on other answers than the host saw (ALL-13). */
function asksWhetherItStands(title: string, changed: readonly string[]): CallProblem {
  return {
    code: ANSWERS_CHANGED,
    text: `Resolving ${title}: ${changed.join(' ')} Nothing was resolved. Look at your part again, or keep it as it is. Then resolve.`,
  };
}

/** For rounds whose formulas used answers that have changed. */
function asksForRounds(title: string, others: readonly DecidedOver[]): CallProblem {
  return {
    code: 'decided-over-others',
    text: `Resolving ${title}: ${all(others.map((one) => one.title))} ${others.length === 1 ? 'was' : 'were'} computed from answers that have changed since. Nothing was resolved. On the Round screen, let the formulas decide again, or keep the results. Then resolve.`,
    details: others.map(({ text }) => text),
  };
}

/** After the forms that players need; forms that only change come later. */
function deliverResults(
  session: GameSession,
  shell: Shell,
  claim: () => string,
  prefetch: Prefetch | undefined,
): Result<Claimed<GameSession>, CallProblem> {
  // Forms come before books, because books link to them.
  const ready = preparationSteps(session).some(isNeededToAnswer) ? prepareSome(session, shell) : ok(session);
  if (!ready.ok) return ready;
  // There was no time for all of them: other calls continue.
  if (preparationSteps(ready.value).some(isNeededToAnswer))
    return ok({ claim: '', posts: [], session: ready.value });
  return deliverAndClaim(ready.value, shell, claim, prefetch);
}
