// The inputs of calls about the account.
import type { ValueOf } from '../../../games/frame/fields';
import { parts, text } from '../../reply/call-input';

/** The account to name, or to remove, by its e-mail address. */
export const coHostAddress = parts({ address: text });
export type CoHostAddress = ValueOf<typeof coHostAddress>;
