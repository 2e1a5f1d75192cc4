import type { ValueOf } from '../../../games/frame/fields';
import { object, text } from '../../reply/call-input';

export const coHostAddressInput = object({ address: text });
export type CoHostAddress = ValueOf<typeof coHostAddressInput>;
