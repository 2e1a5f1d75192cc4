// The check of the host's account, as the round loop calls it. What was found is kept in the document's properties.
import type { AccountPort } from '../../rounds/ports/ports';
import { findingsIn, FINDINGS_PROPERTY } from './kept-findings';
import { askQuestion } from './questions';
import { removeThrowaways } from './throwaway';

export const accountPort: AccountPort = {
  read: () => {
    const text = PropertiesService.getDocumentProperties().getProperty(FINDINGS_PROPERTY);
    return findingsIn(text);
  },
  write: (findings) => {
    PropertiesService.getDocumentProperties().setProperty(FINDINGS_PROPERTY, JSON.stringify(findings));
  },
  ask: askQuestion,
  removeFiles: removeThrowaways,
};
