// Creates and updates Google Forms from a game's questions, and opens and closes them.
import { fail, ok, type Result } from '../games/frame/result';
import {
  FORM_GONE,
  FORM_NOT_VISIBLE,
  type FormSpec,
  type FormsPort,
  type FormToChange,
  type OpenedForm,
  type CreatedForms,
} from '../rounds/ports/forms';
import type { CallProblem } from '../rounds/reply/reply';
import { rethrowBug } from './failure';
import { fetchFileState, fileStateCall, toFileState } from './file-state';
import { fillForm, responsesSince } from './form-answers';
import {
  parseFormUrl,
  connectForm,
  connectNewForm,
  buildLinkTemplate,
  ensureResponseTabs,
} from './form-link';
import { allowEveryoneToAnswer, allowAnonymous, isUnpublished, publishForm } from './form-publishing';
import { updateQuestions, writeQuestions, type FirstAndLastItem, type WriteOptions } from './form-questions';
import { serviceError, catchRefusal, retryWhileRefused } from './services';
import { asSecret } from '../rounds/record/secret';
import { makeFilesAndCall } from './new-file';

type Form = GoogleAppsScript.Forms.Form;

const SUBMIT_ANSWER_PREFIX = 'Answering for a player';

/** Creates a forms port whose forms send answers to this book. */
export const createFormsPort = (bookOf: () => string): FormsPort => ({
  begin: startNewForms,
  open: (id, spec, known) =>
    runWithForm(`Opening the form “${spec.title}”`, id, (form) => {
      const book = bookOf();
      return known === 'fresh' ? openFreshForm(form, spec, book) : openForm(form, spec, book);
    }),
  change: (id, asked) =>
    runWithForm(`Updating the form “${asked.spec.title}”`, id, (form) => changeForm(form, asked, bookOf)),
  admit: (forms) => {
    if (forms.length === 0) return [];
    // During this call, Google creates the forms' tabs.
    const responders = allowEveryoneToAnswer(forms.map(({ id }) => id));
    const tabs = catchRefusal('Looking for the tab of a form’s responses', () =>
      ok(ensureResponseTabs(forms, bookOf())),
    );
    if (!tabs.ok) return forms.map(() => tabs);
    return tabs.value.map((sheet, index) => {
      const who = responders[index];
      if (who?.ok === false) return who;
      if (sheet === undefined) return fail(NO_TAB_ERROR);
      return ok({ sheet, ...(who?.value === undefined ? {} : { responders: who.value }) });
    });
  },
  close: (id, text) =>
    runWithForm('Closing a form', id, (form) => {
      try {
        form.setAcceptingResponses(false);
      } catch (error) {
        rethrowBug(error);
        // An unpublished form accepts no answers, and Google refuses to close it.
        if (isUnpublished(form)) return undefined;
        throw error;
      }
      form.setCustomClosedFormMessage(text);
      return undefined;
    }),
  responsesSince: (id, since) =>
    catchRefusal('Reading a form’s responses', () =>
      // This call is urgent, so it doesn't ask Drive about the form first.
      ok(responsesSince(FormApp.openById(id), since)),
    ),
  fill: (id, answers, known) =>
    runWithForm(SUBMIT_ANSWER_PREFIX, id, (form) => {
      const submit = fillForm(form, answers, known);
      return {
        submit: () =>
          catchRefusal(SUBMIT_ANSWER_PREFIX, () => {
            submit();
            return ok(undefined);
          }),
      };
    }),
});

/** The game's forms, whose answers go to the host book. */
export const formsPort: FormsPort = createFormsPort(() => SpreadsheetApp.getActiveSpreadsheet().getId());

/** Pauses between tries, in milliseconds. They are short, since somebody is waiting for the round. */
const LISTING_PAUSES_MS = [1000, 2000] as const;

/** For calls that can wait. Retries while Google temporarily refuses to list a form's responses. */
export const retryingFormsPort: FormsPort = {
  ...formsPort,
  responsesSince: (id, since) =>
    retryWhileRefused(LISTING_PAUSES_MS, () => formsPort.responsesSince(id, since)),
};

/** Does something with a form, or reports that this account has no such form. */
function runWithForm<T>(what: string, id: string, run: (form: Form) => T): Result<T, CallProblem> {
  return catchRefusal(what, () => {
    let form: Form;
    try {
      form = FormApp.openById(id);
    } catch (error) {
      rethrowBug(error);
      // Google's reason is in the user's language, so this asks Drive instead.
      const { kind } = fetchFileState(id, 'id');
      if (kind === 'trashed') return fail(formGoneProblem(what));
      if (kind === 'not-shown') return fail(formNotVisibleProblem(what));
      throw error;
    }
    return ok(run(form));
  });
}

function formGoneProblem(what: string): CallProblem {
  return {
    code: FORM_GONE,
    text: `${what}: the form was deleted. Open or close the forms again to recreate it.`,
  };
}

function formNotVisibleProblem(what: string): CallProblem {
  return {
    code: FORM_NOT_VISIBLE,
    text: `${what}: Google doesn’t show the form to this account. The form was deleted permanently or belongs to another account.`,
  };
}

const NO_TAB_ERROR = serviceError('Looking for the tab of a form’s responses', {
  message: 'no tab appeared',
});

/** Writes a form's header, settings and questions. */
function writeForm(form: Form, spec: FormSpec, drawing: WriteOptions = {}): FirstAndLastItem {
  form.setTitle(spec.title).setDescription(spec.description);
  // New forms already have this setting.
  if (drawing.isFresh !== true) form.setAllowResponseEdits(false);
  // Google's link for another answer lacks the player's key.
  form.setShowLinkToRespondAgain(false);
  allowAnonymous(form);
  form.setConfirmationMessage(spec.received);
  return writeQuestions(form, spec, drawing);
}

/**
 * Fills in and opens a form that Drive has just created. Settings that are already right aren't set. The form is published
 * first, because Google documents these steps only for published forms. It accepts no answers until all steps are done. If
 * Google refuses a step, all steps are repeated with the form unpublished.
 */
function openFreshForm(form: Form, spec: FormSpec, book: string): OpenedForm {
  const drawn = (isFresh: boolean): OpenedForm => {
    const ends = writeForm(form, spec, {
      isFresh,
      whenAllAsked: () => connectFreshForm(form, isFresh, book),
    });
    publishForm(form);
    const link = buildLinkTemplate(form, ends);
    form.setAcceptingResponses(true);
    return { url: parseFormUrl(link) ?? form.getPublishedUrl(), isNewlyConnected: true, link };
  };
  const isPublished = publishForm(form);
  try {
    if (isPublished) form.setAcceptingResponses(false);
    return drawn(true);
  } catch (error) {
    rethrowBug(error);
    if (!isPublished) throw error;
    form.setPublished?.(false);
    return drawn(false);
  }
}

/** Links a new form; `isFresh`: true if no earlier try can have linked it. */
function connectFreshForm(form: Form, isFresh: boolean, book: string): void {
  try {
    if (isFresh) connectNewForm(form, book);
    else connectForm(form, book);
  } catch (error) {
    rethrowBug(error);
    // Google doesn't say whether an unpublished form can be linked. The failed call may have linked it, so `connectForm`
    // checks.
    if (!publishForm(form)) throw error;
    connectForm(form, book);
  }
}

/**
 * Opens a form. It is published first, since Google refuses many changes to unpublished forms, and published again at the
 * end, in case a change unpublished it. The form is linked as soon as its columns are final, since the response tab appears
 * late.
 */
function openForm(form: Form, spec: FormSpec, book: string): OpenedForm {
  publishForm(form);
  let isNewlyConnected = false;
  const ends = writeForm(form, spec, { whenAllAsked: () => (isNewlyConnected = connectForm(form, book)) });
  const ready = { url: form.getPublishedUrl(), isNewlyConnected, link: buildLinkTemplate(form, ends) };
  acceptResponses(form);
  return ready;
}

/** Updates what has changed. If somebody has edited the form, fills it in from scratch. */
function changeForm(
  form: Form,
  { spec, changes, answers }: FormToChange,
  bookOf: () => string,
): OpenedForm | undefined {
  if (changes === 'all' || !updateQuestions(form, spec, changes.questions))
    return openForm(form, spec, bookOf());
  if (changes.title) form.setTitle(spec.title);
  if (changes.description) form.setDescription(spec.description).setConfirmationMessage(spec.received);
  if (answers === 'from-now') acceptResponses(form);
  return undefined;
}

function acceptResponses(form: Form): void {
  try {
    form.setAcceptingResponses(true);
  } catch (error) {
    rethrowBug(error);
    if (!isUnpublished(form)) throw error;
    publishForm(form);
    form.setAcceptingResponses(true);
  }
}

export function startNewForms(names: readonly string[], looked: readonly string[]): CreatedForms {
  const { made, answers } = makeFilesAndCall(
    names.map((name) => ({ name, type: 'form' })),
    looked.map((id) => fileStateCall(id, 'id')),
  );
  return {
    made: made.map((one, index) => {
      if (!('id' in one)) return fail(serviceError(`Creating the form “${names[index] ?? ''}”`, one));
      const { id, isNew } = one;
      const url = `https://docs.google.com/forms/d/${id}/edit`;
      return ok({ id: asSecret(id), url, is: isNew ? 'fresh' : 'unfinished' });
    }),
    gone: answers.map(toFileState).map((state) =>
      'message' in state
        ? fail(serviceError('Looking for a form', state))
        : // Drive may hide a form that exists; Forms will say.
          ok(state.kind === 'trashed'),
    ),
  };
}
