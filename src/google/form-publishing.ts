// Publishes a form and lets everyone with its link answer, where the account has such forms.
import type { Responders } from '../rounds/record/files-tab';
import { fail, ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { createPermission } from './api-calls';
import { activeUser } from './callers';
import { quietly, isPolicy, throwMistake } from './failure';
import { serviceError } from './services';
import { callTogether } from './together';

type Form = GoogleAppsScript.Forms.Form;

/** Publishes a form and gives true, where the account has forms that take no answers before that; else gives false. */
export function publish(form: Form): boolean {
  if (form.setPublished === undefined) return false;
  try {
    form.setPublished(true);
    return true;
  } catch (error) {
    throwMistake(error);
    if (canBePublished(form)) throw error;
    return false;
  }
}

/**
 * Lets a form ask nobody who they are, since an account may have other defaults for new forms. In an organisation it
 * also turns off that only its accounts may answer; elsewhere Google refuses that call.
 */
export function askNoAccount(form: Form): void {
  form.setCollectEmail(false).setLimitOneResponsePerUser(false);
  if (/@(gmail|googlemail)\.com$/i.test(activeUser())) return;
  quietly(() => form.setRequireLogin(false));
  quietly(() => form.setEmailCollectionType?.(FormApp.EmailCollectionType?.DO_NOT_COLLECT));
}

/** Whether a form takes no answers because it is not published. */
export function isUnpublished(form: Form): boolean {
  return canBePublished(form) && form.isPublished?.() === false;
}

/** Whether a form can be published; older ones cannot, and throw when they are asked. */
function canBePublished(form: Form): boolean {
  return form.supportsAdvancedResponderPermissions?.() === true;
}

/**
 * Lets everyone with their links answer these forms, which publishing does not do. Undefined where it cannot be told
 * whether everyone may.
 */
export function admitEveryone(
  ids: readonly string[],
): readonly Result<Responders | undefined, CallProblem>[] {
  const body = { type: 'anyone', role: 'reader', view: 'published' };
  return callTogether(ids.map((id) => createPermission(id, body, { fields: 'id' }))).map((answer) => {
    if (answer.ok) return ok('anyone');
    const { failure } = answer;
    if (isPolicy(failure)) return ok('organisation');
    // This form was made before Google had publishing: Drive does not show it, or it has no such list.
    if (failure.code === 404 || failure.code === 400) return ok(undefined);
    return fail(serviceError('Letting everyone answer a form', failure));
  });
}
