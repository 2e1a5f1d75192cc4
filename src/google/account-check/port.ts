// The account check for the round loop; findings are kept in the document's properties.
import type { AccountPort } from '../../rounds/ports/ports';
import { findings } from './kept-findings';
import { askQuestion } from './questions';
import { removeThrowaways } from './throwaway';

export const accountPort: AccountPort = {
  read: findings.now,
  write: (found) => void findings.setNow(found),
  ask: askQuestion,
  removeFiles: removeThrowaways,
};
