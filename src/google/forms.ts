// Makes and updates Google Forms from a game's questions, and opens and closes them.
import { fail, ok, type Result } from '../games/frame/result';
import {
  FORM_GONE,
  FORM_NOT_SHOWN,
  type FormSpec,
  type FormWords,
  type FormsPort,
  type ReadyForm,
} from '../rounds/ports/ports';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/api';
import { fileState } from './file-state';
import { responsesSince, submitAnswers } from './form-answers';
import { connect } from './form-link';
import { admitEveryone, isUnpublished, publish } from './form-publishing';
import { drawQuestions } from './form-questions';
import { makeFile } from './new-file';
import { trying } from './services';

type Form = GoogleAppsScript.Forms.Form;

export const formsPort: FormsPort = {
  make: (name) =>
    trying(`Making the form “${name}”`, () => {
      const id = makeFile(name, 'form');
      return ok({ id: asSecret(id), url: `https://docs.google.com/forms/d/${id}/edit` });
    }),
  open: (id, spec) => withForm(`Opening the form “${spec.title}”`, id, (form) => open(form, spec)),
  update: (id, spec) =>
    withForm(`Bringing the form “${spec.title}” up to date`, id, (form) => {
      draw(form, spec);
      return undefined;
    }),
  describe: (id, words) =>
    withForm(`Writing stage and deadline into the form “${words.title}”`, id, (form) => {
      describe(form, words);
      return undefined;
    }),
  close: (id, text) =>
    withForm('Closing a form', id, (form) => {
      // One that the host has unpublished takes no answers, and refuses to be closed.
      if (isUnpublished(form)) return undefined;
      form.setAcceptingResponses(false);
      form.setCustomClosedFormMessage(text);
      return undefined;
    }),
  responsesSince: (id, since) =>
    trying('Asking a form what was sent to it', () =>
      // Whatever Drive says of the form: this call is in a hurry.
      ok(responsesSince(FormApp.openById(id), since)),
    ),
  submit: (id, answers) =>
    withForm('Submitting for a player', id, (form) => {
      submitAnswers(form, answers);
      return undefined;
    }),
};

/** Does something with a form, or says that there is none for this account. */
function withForm<T>(what: string, id: string, run: (form: Form) => T): Result<T, CallProblem> {
  return trying(what, () => {
    const { kind } = fileState(id, 'id');
    if (kind === 'trashed') return fail(gone(what));
    let form: Form;
    try {
      form = FormApp.openById(id);
    } catch (error) {
      // Google's reason is in the user's language, so Drive decides: it does not show the form either.
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

function describe(form: Form, { title, description }: FormWords): void {
  form.setTitle(title).setDescription(description);
}

function draw(form: Form, spec: FormSpec): void {
  describe(form, spec);
  // Google's link to answer again has lost the player's key.
  form.setAllowResponseEdits(false).setShowLinkToRespondAgain(false);
  // The account may have other defaults for its new forms.
  form.setCollectEmail(false).setLimitOneResponsePerUser(false);
  form.setConfirmationMessage(
    'Received. To answer again, open your personal link once more: until the deadline your latest valid answer counts.',
  );
  drawQuestions(form, spec);
}

/** Publishing comes first, for an unpublished form refuses much, and last: new questions and a new link can undo it. */
function open(form: Form, spec: FormSpec): ReadyForm {
  publish(form);
  draw(form, spec);
  const connected = connect(form, spec);
  publish(form);
  form.setAcceptingResponses(true);
  const responders = admitEveryone(form.getId());
  return { ...connected, ...(responders === undefined ? {} : { responders }) };
}
