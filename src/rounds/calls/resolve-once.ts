// Resolving the stage that the host saw, once; where it asks for nothing to be made, its results are delivered by the
// same call.
import { fail, ok, type Result } from '../../games/frame/result';
import { deliverAndClaim } from '../delivery/deliver';
import type { Claimed } from '../delivery/posts';
import type { Shell } from '../commit/perform';
import { changedSinceSaved } from '../session/decided-over';
import type { GameSession } from '../session/game-session';
import { openingOf, otherOpening } from '../commit/made-on';
import { ANSWERS_CHANGED, type BookLooks, type Opening, type ResolveAnswer, type CallProblem } from '../api';
import { deskView } from '../view/desk-view';
import { nextCalls } from '../outbox/invitations';
import { roundView } from '../view/round-view';
import { askForms } from '../commands/ask-forms';
import { prepareSome } from '../commands/prepare';
import { comesFirst, preparationSteps } from '../commands/preparation-steps';
import { changesSince, previewRound, resolveRound } from '../commands/resolve';

interface ToResolve {
  readonly stage: string;
  /** The opening that the window showed; undefined where no window asks. */
  readonly at: Opening | undefined;
  readonly token: string;
  readonly deliver: boolean;
  /** Looks at books that are made meanwhile. */
  readonly looks?: BookLooks;
  /** Gives the name of a new claim. */
  readonly claim: () => string;
}

/** Resolves the open stage if it still is the one that the host saw. */
export function resolveOnce(
  session: GameSession,
  shell: Shell,
  { stage, at, token, deliver, looks, claim }: ToResolve,
): Result<ResolveAnswer, CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  // Resolved meanwhile is as good as done, in the same match alone: each has a first round.
  const isDone = past !== undefined && at?.match === openingOf(session).match;
  const other = isDone ? undefined : otherOpening(session, { call: 'resolveRound', on: 'stage', at });
  if (other !== undefined) return fail(other);
  if (past !== undefined || session.match.stage?.name !== stage) {
    const title = past?.title ?? stage;
    const text = `${title} has been resolved already, by another click or in another window. Nothing was changed.`;
    const nothing = { notices: [], changedSincePreview: [], round: null, claimed: null };
    return ok({ outcome: 'already', text, ...nothing, desk: deskView(session) });
  }
  const asked = askForms(session, shell.outside.forms);
  if (!asked.ok) return asked;
  const now = asked.value.session;
  const preview = previewRound(now);
  if (!preview.ok) return preview;
  const changed = changedSinceSaved(now);
  if (changed.length > 0) return fail(asksWhetherItStands(preview.value.stage.title, changed));
  const written = shell.write(now, resolveRound(now, preview.value));
  if (!written.ok) return written;
  const delivered = deliver ? deliverResults(written.value, shell, claim, looks) : undefined;
  // Messages that could not be delivered wait: the round is resolved all the same.
  const claimed = delivered?.ok === true ? delivered.value : undefined;
  return ok({
    outcome: 'resolved',
    text: `${preview.value.stage.title} is resolved.`,
    notices: asked.value.notices,
    changedSincePreview: changesSince(token, preview.value.token),
    round: roundView(now, preview.value, nextCalls(written.value)),
    claimed: claimed === undefined ? null : { claim: claimed.claim, posts: claimed.posts },
    desk: deskView(claimed?.session ?? written.value),
  });
}

/** Results would be about other answers than those that the host had (ALL-13). */
function asksWhetherItStands(title: string, changed: readonly string[]): CallProblem {
  return {
    code: ANSWERS_CHANGED,
    text: `Resolving ${title}: ${changed.join(' ')} Nothing was resolved. Look again at what you enter, or say there that it stands; then resolve it.`,
  };
}

/** Delivers at once, once forms that players need for it are made; forms that only change wait until it is told. */
function deliverResults(
  session: GameSession,
  shell: Shell,
  claim: () => string,
  looks: BookLooks | undefined,
): Result<Claimed<GameSession>, CallProblem> {
  // Books show the links to forms.
  const ready = preparationSteps(session).some(comesFirst) ? prepareSome(session, shell) : ok(session);
  if (!ready.ok) return ready;
  // There was no time for all of them: other calls go on.
  if (preparationSteps(ready.value).some(comesFirst))
    return ok({ claim: '', posts: [], session: ready.value });
  return deliverAndClaim(ready.value, shell, claim, looks);
}
