// The account of what is decided between matches, told once for messages, tabs and pages.
import { does, sentence, you, type Line, who, whom } from '../frame/account';
import type { Event } from './events';
import type { Gift, Pairing } from './types';

/** Tells an event to everyone, or to one reader. */
export function lines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'gifts-given':
      return event.gifts.length === 0
        ? [sentence('Nobody gave a Token of Life.')]
        : giftLines(event.gifts, reader);
    case 'ended':
      return [pairingLine(event.pairing, reader)];
  }
}

/** Tells gifts, a line for each giver. */
export function giftLines(gifts: readonly Gift[], reader?: string): readonly Line[] {
  return gifts.map(({ giver, receivers }) => {
    const to = whom(receivers, reader);
    return sentence(
      `${who([giver], reader)} gave a Token of Life to ${receivers.length > 1 ? 'each of ' : ''}${to}.`,
    );
  });
}

/** Tells whom the Candidate faces, and how the opponent was found. */
export function pairingLine(pairing: Pairing, reader?: string): Line {
  switch (pairing.kind) {
    case 'faces': {
      const { name, drawn } = pairing.opponent;
      const faces = does(pairing.candidate, reader, 'face', 'faces');
      return sentence(`${faces} ${you(name, reader)}.`, {
        why: `${does(name, reader, 'were', 'was')} ${drawn ? 'drawn' : 'named'}.`,
      });
    }
    case 'nobody-to-face':
      return sentence(
        `${does(pairing.candidate, reader, 'are', 'is')} the Candidate, and nobody can be named as the opponent.`,
        { why: 'Everyone who could be named holds a Token of Life. The host says what follows.' },
      );
    case 'no-candidate':
      return sentence('There is no Candidate, so that nobody is named as the opponent.');
  }
}
