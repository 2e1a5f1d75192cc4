// The check of the host's account, as the round loop calls it. What was found is kept in the document's properties.
import { readFindings, type AccountFindings } from '../../rounds/account/findings';
import type { AccountPort } from '../../rounds/ports/ports';
import { askQuestion } from './questions';
import { removeThrowaways } from './throwaway';

export const FINDINGS_PROPERTY = 'account-check';

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

/** The findings that the property holds; undefined where it holds none. */
export function findingsIn(text: string | null): AccountFindings | undefined {
  const json: unknown = text === null ? undefined : JSON.parse(text);
  return readFindings(json);
}
