// The findings of the account's check, as the document's properties keep them.
import { readFindings, type AccountFindings } from '../../rounds/ports/account-findings';

export const FINDINGS_PROPERTY = 'account-check';

/** The findings that the property holds; undefined where it holds none. */
export function findingsIn(text: string | null): AccountFindings | undefined {
  const json: unknown = text === null ? undefined : JSON.parse(text);
  return readFindings(json);
}
