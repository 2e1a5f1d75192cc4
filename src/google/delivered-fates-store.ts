// The news that players' books were last given of their own submissions, kept in the document's properties as a hash
// for each player.
import { byName } from '../games/frame/fields';
import { anyText } from '../games/frame/fields/plain';
import type { DeliveredFatesPort } from '../rounds/ports/ports';
import { kept } from './kept';

const answered = kept('answered', byName(anyText));

export const deliveredFatesPort: DeliveredFatesPort = {
  read: () => answered.get() ?? new Map(),
  // One that gets lost has the books written once more.
  write: answered.set,
};
