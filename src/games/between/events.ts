// The events of the game “Between matches”. All of them are public (BM-3).
import type { Gift, Pairing } from './types';

export type Event =
  | {
      readonly kind: 'gifts-given';
      readonly to: 'everyone';
      /** Players who gave nothing aren't listed. */
      readonly gifts: readonly Gift[];
      readonly tokens: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'ended';
      readonly to: 'everyone';
      readonly pairing: Pairing;
      readonly tokens: ReadonlyMap<string, number>;
    };
