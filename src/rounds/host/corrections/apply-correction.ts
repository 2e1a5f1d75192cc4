// Applies a change that the host has previewed, with the reason that is kept in the record.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { draftIn, settingsTab } from '../../session/draft-tabs';
import type { GameSession, Kept } from '../../session/game-session';
import type { Change } from '../parts/inputs';
import type { CallProblem } from '../../reply/reply';
import { wholeChange, type WholeChange } from './whole-change';
import { previewCorrection, type CorrectionInput } from './corrections';

/** Applies a change; one that plays stages again must be the one that was previewed, in the same state of the game. */
export function applyCorrection(
  session: GameSession,
  input: Omit<CorrectionInput, 'change'> & { readonly change: Change; readonly token: string },
): Result<Commit, CallProblem> {
  const reason = input.reason.trim();
  if (reason === '') {
    return fail({
      code: 'no-reason',
      text: 'Applying the change: give a reason first. It is kept in the record.',
    });
  }
  const change = wholeChange(session, input.change);
  if (!change.ok) return change;
  const preview = previewCorrection(session, { ...input, change: change.value, reason });
  if (!preview.ok) return preview;
  if (preview.value.recomputes && input.token !== changeToken(session, input.change)) {
    return fail({
      code: 'changed-since',
      text: 'Applying the change: the game has changed since you looked at what it would do. Look again first.',
    });
  }
  return ok({ ...preview.value.commit, ...settingsShown(session, change.value) });
}

/** Gives the tab Settings of the host book as a change of settings leaves it. */
function settingsShown({ snapshot, games }: Kept, change: WholeChange): Pick<Commit, 'settings'> {
  const draft = change.kind === 'settings' ? draftIn(snapshot, games) : undefined;
  return change.kind === 'settings' && draft !== undefined
    ? { settings: settingsTab({ ...draft, settings: change.settings }) }
    : {};
}

/** Makes a text of everything that a previewed change depends on. */
export function changeToken({ last }: Kept, change: Change): string {
  return JSON.stringify([last?.hash ?? '', change]);
}
