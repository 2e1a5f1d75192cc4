// The error for a stage that is neither past nor open.
import type { CallProblem } from '../../reply/reply';

export function noSuchStage(tried = 'Opening a stage'): CallProblem {
  return {
    code: 'no-such-stage',
    text: `${tried}: it is neither open nor resolved any more. Reload the sidebar.`,
  };
}
