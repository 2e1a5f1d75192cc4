// Publishes a form and lets everyone with its link answer, where the account has such forms.
import type { Responders } from '../rounds/record/files-tab';
import { isPolicy, failureOf } from './failure';
import { driveService } from './services';

type Form = GoogleAppsScript.Forms.Form;

/** Publishes the form where its account has such forms: until then it takes no answers. */
export function publish(form: Form): void {
  if (canBePublished(form)) form.setPublished?.(true);
}

/** True for a form that takes no answers because it is not published. */
export function isUnpublished(form: Form): boolean {
  return canBePublished(form) && form.isPublished?.() === false;
}

/** Forms of before can not, and throw when they are asked about it. */
function canBePublished(form: Form): boolean {
  return form.supportsAdvancedResponderPermissions?.() === true;
}

/** Lets everyone with the link answer, which publishing does not. Undefined where it cannot be told. */
export function admitEveryone(id: string): Responders | undefined {
  try {
    driveService().Permissions.create({ type: 'anyone', role: 'reader', view: 'published' }, id);
    return 'anyone';
  } catch (error) {
    const failure = failureOf(error);
    if (isPolicy(failure)) return 'organisation';
    // A form of before, which Drive does not show or which has no such list.
    if (failure.code === 404 || failure.code === 400) return undefined;
    throw error;
  }
}
