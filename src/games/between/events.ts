// The events between matches: all of them for everyone (BM-3).
import type { Gift, Pairing } from './types';

export type Event =
  | {
      readonly kind: 'gifts-given';
      readonly to: 'everyone';
      /** Only gifts of at least one token. */
      readonly gifts: readonly Gift[];
      /** Everyone's tokens afterwards. */
      readonly tokens: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'ended';
      readonly to: 'everyone';
      readonly pairing: Pairing;
      readonly tokens: ReadonlyMap<string, number>;
    };
