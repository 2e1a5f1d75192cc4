// Creates and changes the forms that the open stage needs. Missing forms are created in one batch; questions are written
// form by form. All of this can be repeated after an interruption.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { OutsidePorts } from '../../commit/perform';
import { bookFileName, resultAt } from '../../delivery/reader-books';
import { findFormChanges, buildFormSpec, hashFormSpec } from '../../delivery/form-spec';
import { refuseOtherAccount, refuseOtherCreator } from '../../record/hosts';
import type { CreatedFile } from '../../ports/books';
import {
  FORM_GONE,
  FORM_NOT_VISIBLE,
  type CreatedForm,
  type UnopenedFormState,
  type OpenedForm,
} from '../../ports/forms';
import type { GameFile } from '../../record/files-tab';
import { fileName } from '../../record/game-files';
import { sessionFiles, type WithReaders } from '../../session/readers';
import type { FormAsk } from '../../session/winner-questions';
import type { CallProblem } from '../../reply/reply';
import { stepTitle, type FormStep } from './preparation-steps';
import { dropUndefined } from '../../../games/frame/json';
import { hasTime } from '../../ports/ports';

/** A form to change, just created or already known. */
interface FormToChange {
  readonly step: FormStep;
  readonly file: GameFile;
  /** Whether the form was just created and isn't recorded yet. */
  readonly isNew: boolean;
  readonly known: UnopenedFormState;
}

/** Changes forms while there is time and nothing fails. */
export function changeForms(
  outside: OutsidePorts,
  session: WithReaders,
  steps: readonly FormStep[],
): readonly Result<GameFile, CallProblem>[] {
  const results: Result<GameFile, CallProblem>[] = [];
  const opened: { readonly work: FormToChange; readonly file: GameFile; readonly form: OpenedForm }[] = [];
  for (const begun of createMissingForms(outside, session, steps)) {
    if (!begun.ok) {
      results.push(begun);
      continue;
    }
    const { file, isNew } = begun.value;
    // New forms are recorded even if there's no time to change them, or others fail.
    if (results.length + opened.length > 0 && !hasTime(outside)) {
      if (isNew) results.push(ok(file));
      continue;
    }
    const changed = results.some((result) => !result.ok)
      ? undefined
      : changeForm(outside, session, begun.value);
    if (changed === undefined || !changed.ok) {
      if (isNew) results.push(ok(file));
      if (changed !== undefined) results.push(changed);
      continue;
    }
    const { file: after, opened: form } = changed.value;
    if (form === undefined) results.push(ok(after));
    else opened.push({ work: begun.value, file: after, form });
  }
  const admitted = outside.forms.admit(
    opened.map(({ file: { id }, form: { isNewlyConnected } }) => ({ id, isNewlyConnected })),
  );
  return [
    ...results,
    ...opened.flatMap(({ work, file }, index): readonly Result<GameFile, CallProblem>[] => {
      const done = resultAt(admitted, index);
      if (done.ok) return [ok({ ...file, ...done.value })];
      return work.isNew ? [ok(work.file), done] : [done];
    }),
  ];
}

/** Creates missing forms. A deleted form of another stage isn't recreated, because it only had to be closed. */
function createMissingForms(
  outside: OutsidePorts,
  session: WithReaders,
  steps: readonly FormStep[],
): readonly Result<FormToChange, CallProblem>[] {
  // Forms to be closed aren't checked: a deleted form accepts no answers anyway.
  const known = steps.flatMap((step) =>
    step.kind === 'make-form' || step.kind === 'close-form' || step.kind === 'close-idle-form'
      ? []
      : [{ step, file: step.file }],
  );
  const toMake = steps.flatMap((step) => (step.kind === 'make-form' ? [step] : []));
  const maker = outside.actingAccount();
  const refused = (ask: FormAsk): CallProblem | undefined =>
    refuseOtherCreator(stepTitle({ kind: 'make-form', ask }), sessionFiles(session), maker);
  const allowed = toMake.filter(({ ask }) => refused(ask) === undefined);
  const first = outside.forms.begin(
    allowed.map(({ ask }) => formName(session, ask)),
    known.map(({ file }) => file.id),
  );
  const looked = known.map(({ step, file }, index) => ({ step, file, gone: resultAt(first.gone, index) }));
  const lost = looked.flatMap(({ step, gone }) =>
    gone.ok && gone.value && 'ask' in step && refused(step.ask) === undefined ? [step] : [],
  );
  const again =
    lost.length === 0
      ? []
      : outside.forms.begin(
          lost.map(({ ask }) => formName(session, ask)),
          [],
        ).made;
  const newForm = (
    step: FormStep & { readonly ask: FormAsk },
    made: Result<CreatedForm, CallProblem>,
  ): Result<FormToChange, CallProblem> => {
    if (!made.ok) return made;
    const file = formFile(step.ask, maker, made.value);
    return ok({ step, file, isNew: true, known: made.value.is });
  };
  return steps.map((step): Result<FormToChange, CallProblem> => {
    if (step.kind === 'make-form') {
      const no = refused(step.ask);
      return no === undefined ? newForm(step, resultAt(first.made, allowed.indexOf(step))) : fail(no);
    }
    const gone = looked.find((one) => one.step === step)?.gone ?? ok(false);
    if (!gone.ok) return gone;
    if (!gone.value || !('ask' in step)) {
      return ok({ step, file: step.file, isNew: false, known: 'unfinished' });
    }
    const no = refused(step.ask);
    return no === undefined ? newForm(step, resultAt(again, lost.indexOf(step))) : fail(no);
  });
}

function formName(session: WithReaders, ask: FormAsk): string {
  // Titles aren't unique: Picture Hunt has a form per dimension.
  const what = `Form “${ask.title}”, ${ask.form}`;
  return ask.what === 'question' || !('match' in session)
    ? bookFileName(session, what)
    : fileName(session.record, session.match.info.title, what);
}

interface ChangedForm {
  readonly file: GameFile;
  /** Present if this call opened the form. The form must then be shared with everyone, and its response tab found. */
  readonly opened?: OpenedForm;
}

/** Takes one step. A form that turns out to be deleted is recreated. */
function changeForm(
  outside: OutsidePorts,
  session: WithReaders,
  { step, file, isNew, known }: FormToChange,
): Result<ChangedForm, CallProblem> {
  const { forms } = outside;
  if (step.kind === 'close-form' || step.kind === 'close-idle-form') {
    const { version, ...rest } = file;
    // A form closed by the host is rewritten when it reopens, which also undoes edits by hand.
    const byHost =
      step.kind === 'close-form' && 'record' in session && !session.record.pending.closedAtDeadline;
    const closed = {
      file: { ...rest, accepting: false, ...(byHost || version === undefined ? {} : { version }) },
    };
    const done = file.accepting === true ? forms.close(file.id, FORM_CLOSED_TEXT) : ok(undefined);
    return done.ok ? ok(closed) : handleRefusal(outside, session, step, file, done.error);
  }
  const spec = buildFormSpec(session, step.ask);
  const version = hashFormSpec(spec);
  const isUnfinished = isNew || file.sheet === undefined;
  const answers = step.kind === 'open-form' ? 'from-now' : 'already';
  const done: Result<OpenedForm | undefined, CallProblem> = isUnfinished
    ? forms.open(file.id, spec, known)
    : forms.change(file.id, { spec, changes: findFormChanges(file.version, spec), answers });
  if (!done.ok) return handleRefusal(outside, session, step, file, done.error);
  const { url, link } = done.value ?? file;
  return ok({
    file: { ...file, version, url, ...dropUndefined({ link }), accepting: true },
    ...dropUndefined({ opened: done.value }),
  });
}

/** Shown by a closed form. */
export const FORM_CLOSED_TEXT =
  'This form isn’t accepting answers right now. If you think this is a mistake, ask your host.';

/** If the form is gone, recreates it if needed and treats the step as done. Otherwise fails with Google's error. */
function handleRefusal(
  outside: OutsidePorts,
  session: WithReaders,
  step: FormStep,
  file: GameFile,
  error: CallProblem,
): Result<ChangedForm, CallProblem> {
  const gone = error.code === FORM_GONE ? ok(true) : isFormDeleted(outside, session, file, error);
  if (!gone.ok) return gone;
  if (!gone.value) return fail(refuseOtherAccount(stepTitle(step), file, outside.who()));
  // A deleted form of another stage accepts no answers, so nothing is left to do.
  if (!('ask' in step)) return ok({ file: { ...file, accepting: false } });
  const maker = outside.actingAccount();
  const refused = refuseOtherCreator(
    stepTitle({ kind: 'make-form', ask: step.ask }),
    sessionFiles(session),
    maker,
  );
  if (refused !== undefined) return fail(refused);
  const made = resultAt(outside.forms.begin([formName(session, step.ask)], []).made, 0);
  return made.ok ? ok({ file: formFile(step.ask, maker, made.value) }) : made;
}

function formFile({ form: name, what }: FormAsk, maker: string, { id, url }: CreatedFile): GameFile {
  return { what: what ?? 'form', name, maker, id, url };
}

/**
 * Whether a form that this account can't see was deleted. If the account can see other files of the game, yes. Otherwise the
 * form may still exist for the account that created it.
 */
function isFormDeleted(
  { books }: OutsidePorts,
  session: WithReaders,
  form: GameFile,
  error: CallProblem,
): Result<boolean, CallProblem> {
  if (error.code !== FORM_NOT_VISIBLE) return fail(error);
  for (const { id } of sessionFiles(session).files) {
    if (id === form.id) continue;
    const shown = books.isShown(id);
    if (!shown.ok || shown.value) return shown;
  }
  return ok(false);
}
