// What the account check found, kept in the document's properties.
import { findingsField } from '../../rounds/ports/account-findings';
import { kept } from '../kept';

export const findings = kept('account-check', findingsField);
