// The events between matches, all of them for everyone (BM-3).
import type { Gift, Pairing } from './types';

export type Event =
  | {
      readonly kind: 'gifts-given';
      readonly to: 'everyone';
      /** The gifts of at least one token; players who gave nothing are not listed. */
      readonly gifts: readonly Gift[];
      /** Everyone's tokens after these gifts. */
      readonly tokens: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'ended';
      readonly to: 'everyone';
      readonly pairing: Pairing;
      readonly tokens: ReadonlyMap<string, number>;
    };
