// The check of the host's account, as the round loop calls it. What was found is kept in the document's properties.
import { readFindings } from '../../rounds/account/findings';
import type { AccountPort } from '../../rounds/ports';
import { askQuestion } from './questions';
import { removeThrowaways } from './throwaway';

const PROPERTY = 'account-check';

export const accountPort: AccountPort = {
  read: () => {
    const text = PropertiesService.getDocumentProperties().getProperty(PROPERTY);
    const json: unknown = text === null ? undefined : JSON.parse(text);
    return readFindings(json);
  },
  write: (findings) => {
    PropertiesService.getDocumentProperties().setProperty(PROPERTY, JSON.stringify(findings));
  },
  ask: askQuestion,
  removeFiles: removeThrowaways,
};
