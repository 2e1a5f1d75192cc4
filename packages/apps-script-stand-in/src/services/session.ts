// The service Session: who runs the script.
import type { Execution } from '../execution';
import { method, ServiceType, type ServiceObject } from '../service-types';

const userType = new ServiceType<string>('Session', 'User', {
  getEmail: method([], (email) => email),
});

export function toUserObject(email: string): ServiceObject {
  return userType.make(email, email);
}

export const session = new ServiceType<Execution>('Session', 'Session', {
  getActiveUser: method([], ({ activeUser }) => toUserObject(activeUser)),
  getEffectiveUser: method([], ({ user, conditions }) => toUserObject(conditions.runsAs ?? user)),
});
