import type { FieldValue } from '../../../games/frame/fields';
import { object, text } from '../../reply/call-input';

export const coHostAddressInput = object({ address: text });
export type CoHostAddress = FieldValue<typeof coHostAddressInput>;
