// The gifts: every winner with all objectives names who gets their additional Token of Life (WS-16).
import { ask } from '../../frame/ask';
import { choice, object, offering, optionsOf } from '../../frame/fields';
import type { Problem } from '../../frame/problems';
import { stage, type Stage } from '../../frame/stage';
import type { Event } from '../events';
import { announce } from '../outcome';
import { problem, type State } from '../types';

/** The gifts; null unless they are given now. */
export function gift(state: State): Stage<State, Event> | null {
  if (state.phase.kind !== 'gift') return null;
  const { result, votes, candidacy } = state.phase;
  const { givers } = result;
  const candidate = candidacy.name;
  const others = state.players.filter((name) => name !== candidate);
  return stage({
    name: 'gift',
    title: 'Gift',
    asks: {
      gifts: ask<{ readonly player: string }>({
        form: 'gift',
        title: 'Your gift',
        help: 'Who gets your additional Token of Life: anyone but yourself and the Elimination Candidate.',
        players: givers,
        move: object({
          player: offering(choice({ title: 'Player', options: optionsOf(state.players) }), optionsOf(others)),
        }),
        check: (giver, draft) => giftProblems(giver, draft.player, candidate),
        sample: (giver, chance) => {
          const player = chance.pick(others.filter((name) => name !== giver));
          return player === undefined ? undefined : { player };
        },
      }),
    },
    resolve: (orders) => {
      // A gift for nobody lapses.
      const gifts = new Map(givers.map((name) => [name, orders.gifts.get(name)?.player ?? null]));
      const given = [...gifts.values()];
      const tokens = new Map(
        [...result.tokens].map(([name, own]) => [name, own + given.filter((to) => to === name).length]),
      );
      return announce(
        { ...state, damage: new Map() },
        { kind: 'over', result, votes, candidacy, gifts, tokens },
      );
    },
  });
}

function giftProblems(
  giver: string,
  player: string | undefined,
  candidate: string | null,
): readonly Problem[] {
  if (player === undefined) return [];
  if (player === giver) {
    return [problem('chose-oneself', ['player'], 'Give the token to yourself: name another player.')];
  }
  return player === candidate
    ? [
        problem(
          'gift-to-candidate',
          ['player'],
          `Give the token to ${candidate}: the Elimination Candidate cannot get it. Name another player.`,
        ),
      ]
    : [];
}
