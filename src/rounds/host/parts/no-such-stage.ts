// The error for a stage that is neither past nor open.
import type { CallProblem } from '../../reply/reply';

export const NO_SUCH_STAGE: CallProblem = {
  code: 'no-such-stage',
  text: 'Opening a stage: it is neither open nor resolved any more. Reload the sidebar.',
};
