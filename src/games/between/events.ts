// The events between matches, all of them for everyone (BM-3), and their words for messages and tabs.
import { all } from '../frame/wording';
import type { Gift, Pairing } from './types';

export function text(event: Event): string {
  switch (event.kind) {
    case 'gifts-given':
      return event.gifts.length === 0 ? 'Nobody gave a Token of Life.' : event.gifts.map(giftText).join(' ');
    case 'ended':
      return pairingText(event.pairing);
  }
}

function giftText({ giver, receivers }: Gift): string {
  return `${giver} gives a Token of Life to ${receivers.length > 1 ? 'each of ' : ''}${all(receivers)}.`;
}

/** Says the end in a sentence. */
export function pairingText(pairing: Pairing): string {
  switch (pairing.kind) {
    case 'faces':
      return `${pairing.candidate} faces ${pairing.opponent.name}, ${howNamed(pairing.opponent)}.`;
    case 'nobody-to-face':
      return `${pairing.candidate} is the Candidate, and nobody can be named as the opponent.`;
    case 'no-candidate':
      return 'There is no Candidate, so that nobody is named as the opponent.';
  }
}

/** Says how the opponent was found. */
export function howNamed({ drawn }: { readonly drawn: boolean }): string {
  return drawn ? 'who was drawn' : 'who was named';
}

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
