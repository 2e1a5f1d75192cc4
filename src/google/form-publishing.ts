// Publishes a form and lets everyone with its link answer, where the account has such forms.
import type { Responders } from '../rounds/record/files-tab';
import { fail, ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { createPermission } from './api-calls';
import { activeUser } from './callers';
import { quietly } from './quietly';
import { isPolicy } from './failure';
import { serviceError } from './services';
import { callTogether } from './together';

type Form = GoogleAppsScript.Forms.Form;

/** Publishes the form where its account has such forms, which is true then: until then it takes no answers. */
export function publish(form: Form): boolean {
  if (form.setPublished === undefined) return false;
  try {
    form.setPublished(true);
    return true;
  } catch (error) {
    if (canBePublished(form)) throw error;
    return false;
  }
}

/** Has a new form take no answers yet. Forms of before cannot be unpublished. */
export function unpublish(form: Form): void {
  try {
    form.setPublished?.(false);
  } catch (error) {
    if (canBePublished(form)) throw error;
    form.setAcceptingResponses(false);
  }
}

/**
 * Lets a form ask nobody who they are: its account may have other defaults for new forms. In an organisation a form may ask
 * for its accounts besides; elsewhere Google refuses to be told so.
 */
export function askNoAccount(form: Form): void {
  form.setCollectEmail(false).setLimitOneResponsePerUser(false);
  if (/@(gmail|googlemail)\.com$/i.test(activeUser())) return;
  quietly(() => form.setRequireLogin(false));
  quietly(() => form.setEmailCollectionType?.(FormApp.EmailCollectionType?.DO_NOT_COLLECT));
}

/** True for a form that takes no answers because it is not published. */
export function isUnpublished(form: Form): boolean {
  return canBePublished(form) && form.isPublished?.() === false;
}

/** Older forms cannot be published, and throw when asked. */
function canBePublished(form: Form): boolean {
  return form.supportsAdvancedResponderPermissions?.() === true;
}

/** Lets everyone with their links answer, which publishing does not. Undefined where it cannot be told. */
export function admitEveryone(
  ids: readonly string[],
): readonly Result<Responders | undefined, CallProblem>[] {
  const body = { type: 'anyone', role: 'reader', view: 'published' };
  return callTogether(ids.map((id) => createPermission(id, body, { fields: 'id' }))).map((answer) => {
    if (answer.ok) return ok('anyone');
    const { failure } = answer;
    if (isPolicy(failure)) return ok('organisation');
    // A form of before, which Drive does not show or which has no such list.
    if (failure.code === 404 || failure.code === 400) return ok(undefined);
    return fail(serviceError('Letting everyone answer a form', failure));
  });
}
