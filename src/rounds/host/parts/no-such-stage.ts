// Refuses a stage that is neither open nor resolved.
import type { CallProblem } from '../../reply/reply';

export function noSuchStage(tried = 'Opening a stage'): CallProblem {
  return {
    code: 'no-such-stage',
    text: `${tried}: this stage has been undone. Reload the sidebar.`,
  };
}
