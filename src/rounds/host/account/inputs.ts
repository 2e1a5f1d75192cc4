import type { ValueOf } from '../../../games/frame/fields';
import { parts, text } from '../../reply/call-input';

export const coHostAddress = parts({ address: text });
export type CoHostAddress = ValueOf<typeof coHostAddress>;
