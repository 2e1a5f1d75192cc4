// The gifts: who holds more than one token may give those beyond it, one to a player without any (BM-1).
import { ask } from '../../frame/ask';
import { checkboxes, mayBeEmpty, object, offering, optionsOf } from '../../frame/fields';
import type { Problem } from '../../frame/problems';
import { stage, type Stage } from '../../frame/stage';
import { all, count } from '../../frame/wording';
import type { Event } from '../events';
import { excessOf, givers, receivers, tokensOf, withEnd } from '../outcome';
import { problem, type Gift, type Gifts, type State } from '../types';

/** The next gifts; null while nobody is to be asked, or nobody may be given any. */
export function gifts(state: State): Stage<State, Event> | null {
  const asked = givers(state);
  if (asked.length === 0) return null;
  const number = state.giftStages + 1;
  const open = receivers(state);
  const names = state.players.map(({ name }) => name);
  return stage({
    name: `gifts-${number}`,
    title: `Gifts ${number}`,
    asks: {
      gifts: ask<Gifts>({
        form: 'gifts',
        title: 'Give tokens away',
        help: 'You hold more than one Token of Life. Each that you give goes to a player without one, but not to the Candidate. What you keep beyond one is of no use to you.',
        players: asked,
        move: object({
          players: offering(
            mayBeEmpty(checkboxes({ title: 'Who gets a token', options: optionsOf(names) })),
            optionsOf(open),
          ),
        }),
        check: (giver, { players = [] }) => giftProblems(state, giver, players),
        sample: (giver, chance) => ({
          players: chance.shuffle(open).slice(0, chance.whole(1, excessOf(state, giver))),
        }),
      }),
    },
    resolve: (orders) => {
      const given = asked.flatMap((giver): readonly Gift[] => {
        const named = orders.gifts.get(giver)?.players ?? [];
        const inOrder = names.filter((name) => named.includes(name));
        return inOrder.length === 0 ? [] : [{ giver, receivers: inOrder }];
      });
      const next: State = {
        ...state,
        giftStages: number,
        tokens: tokensAfter(state, given),
        keepers: new Set([
          ...state.keepers,
          ...asked.filter((name) => !given.some((gift) => gift.giver === name)),
        ]),
      };
      return withEnd(next, [{ kind: 'gifts-given', to: 'everyone', gifts: given, tokens: next.tokens }]);
    },
  });
}

/** All gifts of a stage are given at once. */
function tokensAfter(state: State, given: readonly Gift[]): ReadonlyMap<string, number> {
  return new Map(
    state.players.map(({ name }) => {
      const away = given.find(({ giver }) => giver === name)?.receivers.length ?? 0;
      const got = given.filter((gift) => gift.receivers.includes(name)).length;
      return [name, tokensOf(state, name) - away + got];
    }),
  );
}

function giftProblems(
  state: State,
  giver: string,
  named: readonly (string | undefined)[],
): readonly Problem[] {
  const known = named.filter((name) => name !== undefined);
  const excess = excessOf(state, giver);
  const place = ['players'];
  const holders = known.filter((name) => name !== giver && tokensOf(state, name) > 0);
  return [
    ...(known.length > excess
      ? [
          problem(
            'too-many-gifts',
            place,
            `Give ${count(known.length, 'token')}: you have ${excess} beyond one. Name ${excess} at most.`,
          ),
        ]
      : []),
    ...(known.includes(giver)
      ? [problem('chose-oneself', place, 'Give a token to yourself: name other players.')]
      : []),
    ...(state.candidate !== null && state.candidate !== giver && known.includes(state.candidate)
      ? [
          problem(
            'is-candidate',
            place,
            `Give a token to ${state.candidate}: the Candidate cannot get one. Name other players.`,
          ),
        ]
      : []),
    ...(holders.length > 0
      ? [
          problem(
            'has-token',
            place,
            `Give a token to ${all(holders)}: only who has none can get one. Name other players.`,
          ),
        ]
      : []),
  ];
}
