// The prize: a winner who doesn't share the lead gives the prize to a player. The host can say what it is.
import { defineAsk } from '../../../src/games/frame/ask';
import type { Knowledge } from '../../../src/games/frame/closed-choices';
import { choice, object, optional, toOptions, text } from '../../../src/games/frame/fields';
import { type Problem, ok, type Result } from '../../../src/games/frame/result';
import { defineHostPart, defineStage, type HostEffect, type Stage } from '../../../src/games/frame/stage';
import type { Event } from '../events';
import { isOver, roundsAreOver, winnerOf } from '../outcome';
import type { Gift, OpenFacts, State } from '../types';

const CHOSE_ONESELF = 'Who gets the prize: you named yourself. Choose another player.';

/** The stage in which the prize is given; null before the rounds are over, and if there's no sole leader. */
export function prizeStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (!roundsAreOver(state) || isOver(state)) return null;
  const winner = winnerOf(state);
  return defineStage({
    name: 'prize',
    title: 'The prize',
    asks: {
      gift: defineAsk<Gift, Knowledge<OpenFacts, Event>>({
        form: 'prize',
        title: 'Give the prize away',
        players: [winner],
        move: object({
          receiver: choice({ title: 'Who gets the prize', options: toOptions(state.players) }),
        }),
        closed: ({ name }) => [
          {
            place: ['receiver'],
            values: [name],
            why: 'yourself',
            code: 'chose-oneself',
            text: () => CHOSE_ONESELF,
          },
        ],
        sample: (_player, chance, open) => ({
          receiver: chance.pick(open(['receiver'], state.players)) ?? '',
        }),
      }),
    },
    host: defineHostPart({
      field: object({
        prize: optional(text({ title: 'What the prize is', help: 'Everyone is told right away.' })),
      }),
      apply: ({ prize: named = '' }) => namePrize(state, named),
    }),
    resolve: ({ gift }) => {
      // A winner who doesn't answer keeps the prize.
      const receiver = gift.get(winner)?.receiver ?? winner;
      return {
        state: { ...state, receiver },
        events: [{ kind: 'prize-given', to: 'everyone', giver: winner, receiver }],
      };
    },
  });
}

/** Announces what the prize is; an empty entry announces nothing. */
function namePrize(state: State, named: string): Result<HostEffect<State, Event>, readonly Problem[]> {
  if (named.trim() === '') return ok({ state, events: [] });
  return ok({
    state: { ...state, prize: named },
    events: [{ kind: 'prize-named', to: 'everyone', prize: named }],
  });
}
