// Refuses a stage that is neither open nor resolved.
import type { CallProblem } from '../../reply/reply';

export function noSuchStage(tried = 'Opening a stage'): CallProblem {
  return {
    code: 'no-such-stage',
    text: `${tried}: the stage isn’t open or resolved any more. Reload the sidebar.`,
  };
}
