// The error for a stage that is neither past nor open.
import type { CallProblem } from '../../reply/reply';

export function noSuchStage(stage: string): CallProblem {
  return { code: 'no-such-stage', text: `Opening ${stage}: it has not been resolved. Reload the sidebar.` };
}
