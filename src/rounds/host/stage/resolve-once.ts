// Resolving the stage that the host saw, once; where it asks for nothing to be made, its results are delivered by the
// same call.
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
import { comesFirst, preparationSteps } from '../parts/preparation-steps';
import { withResults } from './by-sheet';
import { changesSince, previewRound, resolveRound } from './resolve';

interface ToResolve {
  readonly stage: string;
  /** The opening that the window showed; undefined where no window asks. */
  readonly madeOn: MadeOn | undefined;
  readonly token: string;
  readonly deliver: boolean;
  /** Where other calls of the same click note what they see of the books meanwhile. */
  readonly prefetch: Prefetch | undefined;
  /** Gives the name of a new claim. */
  readonly claim: () => string;
}

/** The outcome of resolving a stage, with the session as it is then. */
interface ResolvedRound extends WithSession {
  /** `resolved`: by this click. `already`: by an earlier click or another window; nothing was changed. */
  readonly outcome: 'resolved' | 'already';
  readonly text: string;
  /** Notes on reading the forms themselves: what was found there, or could not be read; one sentence each. */
  readonly notices: readonly string[];
  /** Changes since the preview that the host saw. */
  readonly changedSincePreview: readonly string[];
  /** Things for the host to look at in what was resolved. */
  readonly warnings: readonly string[];
  /** The messages that are this window's to post; null where it asked for none, or they wait for something else. */
  readonly claimed: PostClaim | null;
}

/** Resolves the open stage if it still is the one that the host saw. */
export function resolveOnce(
  before: Session,
  shell: Shell,
  { stage, madeOn, token, deliver, prefetch, claim }: ToResolve,
): Result<ResolvedRound, CallProblem> {
  const other = madeOn === undefined ? undefined : outdatedCall(before, madeOn);
  // In the same match a stage that is resolved by now is as good as done; in another it is not, since each has a first
  // round.
  if (other !== undefined && !isResolved(before, stage, madeOn?.at.match)) return fail(other);
  const game = gameOf(before);
  if (!game.ok) return game;
  const session = game.value;
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  if (past !== undefined || session.match.stage?.name !== stage) {
    const title = past?.title ?? stage;
    const text = `${title} has been resolved already, by another click or in another window. Nothing was changed.`;
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
  // The round is resolved even if messages could not be delivered: they wait.
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

/** Whether this very match has this stage behind it. */
function isResolved(session: Session, stage: string, match: string | undefined): boolean {
  if (session.kind !== 'game' || openingOf(session).match !== match) return false;
  return session.past.some(({ recorded }) => recorded.stage === stage);
}

/** Asks whether the host's part still holds, since the results would be about other answers than the host saw (ALL-13). */
function asksWhetherItStands(title: string, changed: readonly string[]): CallProblem {
  return {
    code: ANSWERS_CHANGED,
    text: `Resolving ${title}: ${changed.join(' ')} Nothing was resolved. Look again at what you enter, or say there that it stands; then resolve it.`,
  };
}

/** Asks to put right, or to let stand, each round that formulas decided over other answers. */
function asksForRounds(title: string, others: readonly DecidedOver[]): CallProblem {
  return {
    code: 'decided-over-others',
    text: `Resolving ${title}: ${all(others.map((one) => one.title))} ${others.length === 1 ? 'was' : 'were'} computed from other answers than those that count now. Nothing was resolved. On the Round screen, let the formulas decide again, or say that the results stand. Then resolve it.`,
    details: others.map(({ text }) => text),
  };
}

/** Delivers results at once, after the forms that players need; forms that only change come later. */
function deliverResults(
  session: GameSession,
  shell: Shell,
  claim: () => string,
  prefetch: Prefetch | undefined,
): Result<Claimed<GameSession>, CallProblem> {
  // Forms are made before books are written, because books show the links to forms.
  const ready = preparationSteps(session).some(comesFirst) ? prepareSome(session, shell) : ok(session);
  if (!ready.ok) return ready;
  // There was no time for all of them: other calls go on.
  if (preparationSteps(ready.value).some(comesFirst))
    return ok({ claim: '', posts: [], session: ready.value });
  return deliverAndClaim(ready.value, shell, claim, prefetch);
}
