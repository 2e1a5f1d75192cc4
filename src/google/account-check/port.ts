// The port for the account check. Findings are stored in the document's properties.
import type { AccountPort } from '../../rounds/ports/ports';
import { storedFindings } from './stored-findings';
import { askQuestion } from './questions';
import { removeThrowaways } from './throwaway';

export const accountPort: AccountPort = {
  read: storedFindings.now,
  write: (found) => void storedFindings.setNow(found),
  ask: askQuestion,
  removeFiles: removeThrowaways,
};
