// Checks of the names that people make up for a season (ALL-6, SN-0).
import { problem, type Place, type Problem } from '../games/frame/problems';
import { nameFault } from '../games/frame/typed-names';

/**
 * Says what is wrong with a name; undefined where nothing is. `what` begins the sentence: `The name of the episode`.
 */
export function nameProblem(name: string, place: Place, what: string): Problem | undefined {
  const fault = nameFault(name);
  return fault === undefined
    ? undefined
    : problem(fault.code, place, `${what} ${fault.why}. ${fault.advice}`);
}
