// The page of one player between matches: what the latest stage was for them. All of it everyone knows.
import type { Known } from '../../frame/closed';
import { last } from '../../frame/events';
import { EMPTY_PAGE, type GamePage } from '../../frame/page-kit';
import { all, count } from '../../frame/wording';
import type { Event } from '../events';
import { pairingText } from '../text';
import type { Gift, Open, Pairing } from '../types';

export function page({ name, log }: Known<Open, Event>): GamePage {
  const stage = last(log)?.stage;
  const events = log.filter((entry) => entry.stage === stage).map(({ event }) => event);
  return {
    ...EMPTY_PAGE,
    result: events.flatMap((event) =>
      event.kind === 'gifts-given' ? giftsText(name, event.gifts) : [endText(name, event.pairing)],
    ),
  };
}

/** The gifts that a player gave and got; none where they have no part in any. */
function giftsText(name: string, gifts: readonly Gift[]): readonly string[] {
  return gifts.flatMap(({ giver, receivers }) => {
    if (giver === name) {
      const given =
        receivers.length === 1
          ? 'a Token of Life'
          : count(receivers.length, 'Token of Life', 'Tokens of Life');
      return [`You gave ${given} to ${all(receivers)}.`];
    }
    return receivers.includes(name) ? [`${giver} gave you a Token of Life.`] : [];
  });
}

function endText(name: string, pairing: Pairing): string {
  switch (pairing.kind) {
    case 'faces': {
      const { candidate, opponent } = pairing;
      const how = opponent.drawn ? 'drawn' : 'named';
      if (name === candidate) return `You face ${opponent.name}, who was ${how}.`;
      return name === opponent.name ? `You face ${candidate}: you were ${how}.` : pairingText(pairing);
    }
    case 'nobody-to-face':
      return name === pairing.candidate
        ? 'You are the Candidate, and nobody can be named as your opponent.'
        : pairingText(pairing);
    case 'no-candidate':
      return pairingText(pairing);
  }
}
