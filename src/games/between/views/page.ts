// The page of one player between matches: their tokens, and what happened to them in the latest stage. Everyone knows
// all of it.
import type { Known } from '../../frame/closed';
import { last } from '../../frame/events';
import { EMPTY_PAGE, pip, type GamePage, type Pip } from '../../frame/page-kit';
import { all } from '../../frame/wording';
import type { Event } from '../events';
import { tokensNow } from '../outcome';
import { pairingText } from '../text';
import type { Gift, Open, Pairing } from '../types';

export function page({ name, open, log }: Known<Open, Event>): GamePage {
  const stage = last(log)?.stage;
  const events = log.filter((entry) => entry.stage === stage).map(({ event }) => event);
  return {
    ...EMPTY_PAGE,
    holds: [{ kind: 'pips', pips: has({ name, open, log }) }],
    result: events.flatMap((event) =>
      event.kind === 'gifts-given' ? giftsText(name, event.gifts) : [endText(name, event.pairing)],
    ),
  };
}

/** Lists the player's tokens, their mark, and whether they are the Candidate. */
export function has({ name, open, log }: Known<Open, Event>): readonly Pip[] {
  const mark = open.players.find((player) => player.name === name)?.mark ?? '';
  return [
    pip('Tokens of Life', tokensNow(open, log).get(name) ?? 0),
    ...(mark === '' ? [] : [pip('Mark', mark)]),
    ...(name === open.candidate ? [pip('Your part', 'the Candidate')] : []),
  ];
}

/** Says what a player gave and got as gifts; nothing where they gave and got none. */
function giftsText(name: string, gifts: readonly Gift[]): readonly string[] {
  return gifts.flatMap(({ giver, receivers }) => {
    if (giver === name) {
      return [`You gave a Token of Life to ${receivers.length === 1 ? '' : 'each of '}${all(receivers)}.`];
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
