// Publishes a form and lets everyone with its link answer, if the account's forms support publishing.
import type { Responders } from '../rounds/record/files-tab';
import { fail, ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { createPermission } from './api-calls';
import { activeUser } from './callers';
import { ignoreRefusal, isForbiddenByPolicy, rethrowBug } from './failure';
import { serviceError } from './services';
import { callInBatch } from './batched-calls';

type Form = GoogleAppsScript.Forms.Form;

/** Publishes a form; false if the account's forms accept answers without publishing. */
export function publishForm(form: Form): boolean {
  if (form.setPublished === undefined) return false;
  try {
    form.setPublished(true);
    return true;
  } catch (error) {
    rethrowBug(error);
    if (canBePublished(form)) throw error;
    return false;
  }
}

/**
 * Lets people answer without an account, since some accounts' forms require one by default. In an organization, this also
 * opens the form to other accounts. For personal accounts, Google refuses that call, so it is skipped.
 */
export function allowAnonymous(form: Form): void {
  form.setCollectEmail(false).setLimitOneResponsePerUser(false);
  if (/@(gmail|googlemail)\.com$/i.test(activeUser())) return;
  ignoreRefusal(() => form.setRequireLogin(false));
  ignoreRefusal(() => form.setEmailCollectionType?.(FormApp.EmailCollectionType?.DO_NOT_COLLECT));
}

/** Whether a form doesn't accept answers because it isn't published. */
export function isUnpublished(form: Form): boolean {
  return canBePublished(form) && form.isPublished?.() === false;
}

/** Whether a form can be published. Older forms can't be, and throw when asked whether they are. */
function canBePublished(form: Form): boolean {
  return form.supportsAdvancedResponderPermissions?.() === true;
}

/** Lets everyone with the link answer, since publishing doesn't allow that yet. Undefined if it's unknown who can answer. */
export function allowEveryoneToAnswer(
  ids: readonly string[],
): readonly Result<Responders | undefined, CallProblem>[] {
  const body = { type: 'anyone', role: 'reader', view: 'published' };
  return callInBatch(ids.map((id) => createPermission(id, body, { fields: 'id' }))).map((answer) => {
    if (answer.ok) return ok('anyone');
    const { failure } = answer;
    if (isForbiddenByPolicy(failure)) return ok('organisation');
    // A form created before Google introduced publishing: Drive doesn't show it, or it has no list of responders.
    if (failure.code === 404 || failure.code === 400) return ok(undefined);
    return fail(serviceError('Letting everyone answer a form', failure));
  });
}
