// The events of the game “Between matches” in words, for messages, tabs and pages.
import { does, sentence, youOrName, type Line, who, whom } from '../frame/account';
import type { Event } from './events';
import type { Gift, Pairing } from './types';

export function eventLines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'gifts-given':
      return event.gifts.length === 0
        ? [sentence('Nobody gave away a Token of Life.')]
        : giftLines(event.gifts, reader);
    case 'ended':
      return [pairingLine(event.pairing, reader)];
  }
}

export function giftLines(gifts: readonly Gift[], reader?: string): readonly Line[] {
  return gifts.map(({ giver, receivers }) => {
    const to = whom(receivers, reader);
    return sentence(
      `${who([giver], reader)} gave ${to} a Token of Life${receivers.length > 1 ? ' each' : ''}.`,
    );
  });
}

/** Says whom the Candidate faces and why, or why there is no opponent. */
export function pairingLine(pairing: Pairing, reader?: string): Line {
  switch (pairing.kind) {
    case 'faces': {
      const { name, drawn } = pairing.opponent;
      const faces = does(pairing.candidate, reader, 'face', 'faces');
      return sentence(`${faces} ${youOrName(name, reader)}.`, {
        why: `${does(name, reader, 'were', 'was')} ${drawn ? 'drawn' : 'named'}.`,
      });
    }
    case 'nobody-to-face':
      return sentence(
        `${does(pairing.candidate, reader, 'are', 'is')} the Candidate, but nobody can be named as the opponent.`,
        { why: 'Everyone who could be the opponent has a Token of Life. The host decides what happens.' },
      );
    case 'no-candidate':
      return sentence('There’s no Candidate, so there’s no opponent.');
  }
}
