// The events between matches, all public (BM-3).
import type { Gift, Pairing } from './types';

export type Event =
  | {
      readonly kind: 'gifts-given';
      readonly to: 'everyone';
      /** Only lists players who gave something. */
      readonly gifts: readonly Gift[];
      readonly tokens: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'ended';
      readonly to: 'everyone';
      readonly pairing: Pairing;
      readonly tokens: ReadonlyMap<string, number>;
    };
