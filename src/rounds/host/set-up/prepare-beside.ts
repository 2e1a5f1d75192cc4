// Makes the forms and books that are left to make: all of them in one call, or the forms in one call while another
// makes the books. The call for forms holds the lock on forms throughout, and the lock on the game only to write down
// what it made, on the game as it is by then. If Google ends the call it gives both back, and the next call finds by
// their names the forms that were not written down.
import { fail, type Result } from '../../../games/frame/result';
import { changeForms, CLOSED_TEXT } from '../parts/change-forms';
import { invitedIfMade, prepareBooks, prepareSome, recorded, watchFirstForms } from '../parts/prepare';
import { isFormStep, preparationSteps } from '../parts/preparation-steps';
import { performSteps, performStepsIn } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import type { GameFile } from '../../record/files-tab';
import { withBooksIn, type Session } from '../../session/game-session';
import { load } from '../../session/load';
import type { BookSession } from '../../session/readers';
import type { CallProblem } from '../../reply/reply';

/** How long this waits for a lock: making books for many players, or drawing a form, takes less. */
const PATIENCE_MS = 60_000;

/** Makes as much of it as one call should take. */
export function prepareNext(
  ports: Ports,
  only: 'forms' | 'books' | undefined,
): Result<BookSession, CallProblem> {
  if (only === 'forms') return prepareForms(ports);
  const forms = { areHeld: false };
  const noticing: Ports = {
    ...ports,
    holdingForms: (run, waitMs) => {
      forms.areHeld = true;
      return ports.holdingForms(() => {
        forms.areHeld = false;
        return run();
      }, waitMs);
    },
  };
  const done = performStepsIn(noticing, withBooksIn, only === 'books' ? prepareBooks : prepareSome);
  // Nobody who holds the lock on the game waits for that on forms: it is given back before the wait.
  return done.ok || !forms.areHeld ? done : prepareForms(ports);
}

/** Makes and changes the forms, without the books. */
export function prepareForms(ports: Ports): Result<BookSession, CallProblem> {
  return ports.holdingForms(() => {
    const loaded = load(ports);
    const found = loaded.ok ? withBooksIn(loaded.value) : loaded;
    if (!found.ok) return found;
    const before = found.value;
    const steps = preparationSteps(before).filter(isFormStep);
    if (steps.length === 0) return found;
    const results = changeForms(ports, before, steps);
    const patient: Ports = { ...ports, exclusively: (run) => ports.exclusively(run, PATIENCE_MS) };
    return performSteps<BookSession, BookSession>(patient, withBooksIn, (session, shell) => {
      const same = matchOf(session) === matchOf(before) ? withBooksIn(session) : fail(ENDED);
      if (!same.ok) {
        for (const result of results) if (result.ok) closeForm(ports, result.value);
        return same;
      }
      const now = same.value;
      // The call that makes the books may not have begun, or come to nothing.
      watchFirstForms(now, shell.outside);
      const { commit, problem } = recorded(now, results);
      const written = commit === undefined ? ({ ok: true, value: now } as const) : shell.write(now, commit);
      if (!written.ok) return written;
      return problem === undefined ? invitedIfMade(written.value, shell) : fail(problem);
    });
  }, PATIENCE_MS);
}

/** Gives the hash of the row that set the match up; undefined between two matches. */
function matchOf({ kind, rows }: Session): string | undefined {
  return kind === 'game' ? rows[0]?.hash : undefined;
}

/** Failures are ignored, since nobody was given the form's link. */
function closeForm({ forms }: Pick<Ports, 'forms'>, { id, accepting }: GameFile): void {
  if (accepting === true) forms.close(id, CLOSED_TEXT);
}

const ENDED: CallProblem = {
  code: 'game-ended',
  text: 'Making the forms: the game for which they were made was ended meanwhile, in another window. They take no answers.',
};
