// The service Session: who runs the script, and in which zone.
import type { Execution } from './execution';
import { method, ServiceObject } from './interface';

/** A User object. */
export function userObject(email: string): ServiceObject {
  return new ServiceObject(
    'User',
    { getEmail: method([], () => email), getUserLoginId: method([], () => email) },
    email,
  );
}

/** The global `Session`. */
export function session(execution: Execution): ServiceObject {
  return new ServiceObject('Session', {
    getActiveUser: method([], () => userObject(execution.user)),
    getEffectiveUser: method([], () => userObject(execution.user)),
    getActiveUserLocale: method([], () => 'en'),
    getScriptTimeZone: method([], () => execution.manifest.timeZone),
    getTemporaryActiveUserKey: method([], () => `key-${execution.user}`),
  });
}
