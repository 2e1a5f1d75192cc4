// The events of the game “Between matches” in words, for messages, tabs and pages.
import {
  subjectAndVerb,
  sentenceLine,
  youOrName,
  type Line,
  namesAtSentenceStart,
  namesInSentence,
} from '../frame/account';
import type { Event } from './events';
import type { Gift, Pairing } from './types';

export function eventLines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'gifts-given':
      return event.gifts.length === 0
        ? [sentenceLine('Nobody gave away a Token of Life.')]
        : giftLines(event.gifts, reader);
    case 'ended':
      return [pairingLine(event.pairing, reader)];
  }
}

export function giftLines(gifts: readonly Gift[], reader?: string): readonly Line[] {
  return gifts.map(({ giver, receivers }) => {
    const to = namesInSentence(receivers, reader);
    return sentenceLine(
      `${namesAtSentenceStart([giver], reader)} gave ${to} a Token of Life${receivers.length > 1 ? ' each' : ''}.`,
    );
  });
}

/** Says whom the Candidate faces and why, or why there is no opponent. */
export function pairingLine(pairing: Pairing, reader?: string): Line {
  switch (pairing.kind) {
    case 'faces': {
      const { name, drawn } = pairing.opponent;
      const faces = subjectAndVerb(pairing.candidate, reader, 'face', 'faces');
      return sentenceLine(`${faces} ${youOrName(name, reader)}.`, {
        why: `${subjectAndVerb(name, reader, 'were', 'was')} ${drawn ? 'drawn' : 'named'}.`,
      });
    }
    case 'nobody-to-face':
      return sentenceLine(
        `${subjectAndVerb(pairing.candidate, reader, 'are', 'is')} the Candidate, but nobody can be named as the opponent.`,
        { why: 'Everyone who could be the opponent has a Token of Life. The host decides what happens.' },
      );
    case 'no-candidate':
      return sentenceLine('There’s no Candidate, so there’s no opponent.');
  }
}
