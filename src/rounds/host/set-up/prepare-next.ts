// Creates the remaining forms and books, in one call or in two: one for forms, one for books. A call for forms holds the
// forms lock throughout, but the game lock only to record what it created. If Google ends the call, both locks are released,
// and the next call finds unrecorded forms by their names.
import { fail, ok, type Result } from '../../../games/frame/result';
import { changeForms, FORM_CLOSED_TEXT } from '../parts/change-forms';
import {
  inviteIfPrepared,
  prepareBooks,
  runPreparationSteps,
  recordResults,
  ensureFormTrigger,
} from '../parts/prepare';
import { isFormStep, preparationSteps } from '../parts/preparation-steps';
import { performSteps, performStepsIn } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import type { GameFile } from '../../record/files-tab';
import { requireBooks, type Session } from '../../session/game-session';
import { load } from '../../session/load';
import type { BookSession } from '../../session/readers';
import type { CallProblem } from '../../reply/reply';

/** How long to wait for a lock, in milliseconds. Creating many players' books, or filling in a form, takes less. */
const LOCK_WAIT_MS = 60_000;

/** Creates as much as fits into one call. */
export function prepareNext(
  ports: Ports,
  only: 'forms' | 'books' | undefined,
): Result<BookSession, CallProblem> {
  if (only === 'forms') return prepareForms(ports);
  const forms = { areHeld: false };
  const noticing: Ports = {
    ...ports,
    withFormsLock: (run, waitMs) => {
      forms.areHeld = true;
      return ports.withFormsLock(() => {
        forms.areHeld = false;
        return run();
      }, waitMs);
    },
  };
  const done = performStepsIn(noticing, requireBooks, only === 'books' ? prepareBooks : runPreparationSteps);
  // Each call releases the game lock before it waits for the forms lock, so two calls can't block each other.
  return done.ok || !forms.areHeld ? done : prepareForms(ports);
}

export function prepareForms(ports: Ports): Result<BookSession, CallProblem> {
  return ports.withFormsLock(() => {
    const loaded = load(ports);
    const found = loaded.ok ? requireBooks(loaded.value) : loaded;
    if (!found.ok) return found;
    const before = found.value;
    const steps = preparationSteps(before).filter(isFormStep);
    if (steps.length === 0) return found;
    const results = changeForms(ports, before, steps);
    const patient: Ports = { ...ports, exclusively: (run) => ports.exclusively(run, LOCK_WAIT_MS) };
    return performSteps<BookSession, BookSession>(patient, requireBooks, (session, shell) => {
      const same = hashMatch(session) === hashMatch(before) ? requireBooks(session) : fail(GAME_ENDED);
      if (!same.ok) {
        for (const result of results) if (result.ok) closeForm(ports, result.value);
        return same;
      }
      const now = same.value;
      // The parallel call for books may not have started, or may have failed, so create the trigger here.
      ensureFormTrigger(now, shell.outside);
      const { commit, problem } = recordResults(now, results);
      const written = commit === undefined ? ok(now) : shell.write(now, commit);
      if (!written.ok) return written;
      return problem === undefined ? inviteIfPrepared(written.value, shell) : fail(problem);
    });
  }, LOCK_WAIT_MS);
}

/** Identifies the match by its first row's hash; undefined between matches. */
function hashMatch({ kind, rows }: Session): string | undefined {
  return kind === 'game' ? rows[0]?.hash : undefined;
}

/** Failures are ignored, because nobody has the form's link yet. */
function closeForm({ forms }: Pick<Ports, 'forms'>, { id, accepting }: GameFile): void {
  if (accepting === true) forms.close(id, FORM_CLOSED_TEXT);
}

const GAME_ENDED: CallProblem = {
  code: 'game-ended',
  text: 'Creating the forms: somebody has ended the game in another window, so these forms don’t accept answers.',
};
