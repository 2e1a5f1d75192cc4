// What the account check found, kept in the document's properties.
import { findingsField } from '../../rounds/ports/account-findings';
import { storedValue } from '../stored-value';

export const storedFindings = storedValue('account-check', findingsField);
