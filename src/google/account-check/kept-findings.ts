// The findings of the account's check, as the document's properties keep them.
import { findingsField } from '../../rounds/ports/account-findings';
import { kept } from '../kept';

export const findings = kept('account-check', findingsField);
