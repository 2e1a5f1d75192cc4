// Inputs of calls about the account.
import type { ValueOf } from '../../../games/frame/fields';
import { parts, text } from '../../reply/call-input';

/** An account, by its e-mail address. */
export const coHostAddress = parts({ address: text });
export type CoHostAddress = ValueOf<typeof coHostAddress>;
