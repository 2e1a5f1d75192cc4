// Makes and updates Google Forms from a game's questions, and opens and closes them.
import { fail, ok, type Result } from '../games/frame/result';
import {
  FORM_GONE,
  FORM_NOT_SHOWN,
  type FormSpec,
  type FormsPort,
  type FormToChange,
  type ReadyForm,
} from '../rounds/ports/forms';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/api';
import { fileState, stateCall, stateIn } from './file-state';
import { responsesSince, submitAnswers } from './form-answers';
import { addressIn, connect, connectTo, linkWithPlaces, tabOf } from './form-link';
import { admitEveryone, askNoAccount, isUnpublished, publish } from './form-publishing';
import { changeQuestions, drawQuestions, type DrawnEnds, type Drawing } from './form-questions';
import { makeFilesBeside } from './new-file';
import { serviceError, trying } from './services';

type Form = GoogleAppsScript.Forms.Form;

export const formsPort: FormsPort = {
  begin: (names, looked) => {
    const { made, answers } = makeFilesBeside(
      names.map((name) => ({ name, type: 'form' })),
      looked.map((id) => stateCall(id, 'id')),
    );
    return {
      made: made.map((one, index) =>
        'id' in one
          ? ok({
              id: asSecret(one.id),
              url: `https://docs.google.com/forms/d/${one.id}/edit`,
              isFresh: one.isNew,
            })
          : fail(serviceError(`Making the form “${names[index] ?? ''}”`, one)),
      ),
      gone: answers.map(stateIn).map((state) =>
        'message' in state
          ? fail(serviceError('Looking for a form', state))
          : // One that Drive does not show may well be there: Forms will say.
            ok(state.kind === 'trashed'),
      ),
    };
  },
  open: (id, spec, isFresh) =>
    withForm(`Opening the form “${spec.title}”`, id, (form) =>
      isFresh ? openFresh(form, spec) : open(form, spec),
    ),
  change: (id, asked) =>
    withForm(`Bringing the form “${asked.spec.title}” up to date`, id, (form) => change(form, asked)),
  admit: (ids) => admitEveryone(ids),
  close: (id, text) =>
    withForm('Closing a form', id, (form) => {
      try {
        form.setAcceptingResponses(false);
      } catch (error) {
        // One that the host has unpublished takes no answers, and refuses to be closed.
        if (isUnpublished(form)) return undefined;
        throw error;
      }
      form.setCustomClosedFormMessage(text);
      return undefined;
    }),
  responsesSince: (id, since) =>
    trying('Asking a form what was sent to it', () =>
      // Whatever Drive says of the form: this call is in a hurry.
      ok(responsesSince(FormApp.openById(id), since)),
    ),
  submit: (id, answers, spec) =>
    withForm('Submitting for a player', id, (form) => {
      submitAnswers(form, answers, spec);
      return undefined;
    }),
};

/** Does something with a form, or says that there is none for this account. */
function withForm<T>(what: string, id: string, run: (form: Form) => T): Result<T, CallProblem> {
  return trying(what, () => {
    let form: Form;
    try {
      form = FormApp.openById(id);
    } catch (error) {
      // Google's reason is in the user's language, so Drive decides.
      const { kind } = fileState(id, 'id');
      if (kind === 'trashed') return fail(gone(what));
      if (kind === 'not-shown') return fail(notShown(what));
      throw error;
    }
    return ok(run(form));
  });
}

function gone(what: string): CallProblem {
  return {
    code: FORM_GONE,
    text: `${what}: it was deleted. Open or close the forms again to make it anew.`,
  };
}

function notShown(what: string): CallProblem {
  return {
    code: FORM_NOT_SHOWN,
    text: `${what}: Google does not show it to this account. It was deleted for good, or another account made it.`,
  };
}

/** Draws a form: what stands above its questions, its settings, and the questions. */
function draw(form: Form, spec: FormSpec, drawing: Drawing = {}): DrawnEnds {
  form.setTitle(spec.title).setDescription(spec.description);
  // A new form has it so.
  if (drawing.isFresh !== true) form.setAllowResponseEdits(false);
  // Google's link to answer again has lost the player's key.
  form.setShowLinkToRespondAgain(false);
  askNoAccount(form);
  form.setConfirmationMessage(
    'Received. To answer again, open your personal link once more: until the deadline your latest valid answer counts.',
  );
  return drawQuestions(form, spec, drawing);
}

/**
 * Draws and opens a form as Drive has just made it: what is known of such a form is neither asked nor set. It is published
 * once, when its questions and its connection are there, either of which can undo it.
 */
function openFresh(form: Form, spec: FormSpec): ReadyForm {
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  const ends = draw(form, spec, {
    isFresh: true,
    whenAllAsked: () => connectFresh(form, book),
  });
  publish(form);
  const link = linkWithPlaces(form, ends);
  const sheet = tabOf(form, book, true);
  form.setAcceptingResponses(true);
  return { url: addressIn(link) ?? form.getPublishedUrl(), sheet, link };
}

function connectFresh(form: Form, book: string): void {
  try {
    connectTo(form, book);
  } catch (error) {
    // Google does not say whether an unpublished form can be connected; this one may be by now.
    if (!publish(form)) throw error;
    connect(form, book);
  }
}

/**
 * Publishing comes first, for an unpublished form refuses much, and last: new questions and a new link can undo it. The
 * tab of its responses appears a moment after the form is connected, which happens as soon as its columns are certain:
 * while the questions are filled in nobody waits for it.
 */
function open(form: Form, spec: FormSpec): ReadyForm {
  const canBePublished = publish(form);
  const book = SpreadsheetApp.getActiveSpreadsheet().getId();
  let isNew = false;
  const ends = draw(form, spec, { whenAllAsked: () => (isNew = connect(form, book)) });
  const sheet = tabOf(form, book, isNew);
  const ready = { url: form.getPublishedUrl(), sheet, link: linkWithPlaces(form, ends) };
  if (canBePublished) form.setPublished?.(true);
  form.setAcceptingResponses(true);
  return ready;
}

/** Changes what has changed. A form that was changed by hand meanwhile is drawn anew, as if it had just been made. */
function change(form: Form, { spec, changes, answers }: FormToChange): ReadyForm | undefined {
  if (changes === 'all' || !changeQuestions(form, spec, changes.questions)) {
    if (answers !== 'none') return open(form, spec);
    draw(form, spec);
    return undefined;
  }
  if (changes.title) form.setTitle(spec.title);
  if (changes.description) form.setDescription(spec.description);
  if (answers === 'from-now') accept(form);
  return undefined;
}

function accept(form: Form): void {
  try {
    form.setAcceptingResponses(true);
  } catch (error) {
    if (!isUnpublished(form)) throw error;
    publish(form);
    form.setAcceptingResponses(true);
  }
}
