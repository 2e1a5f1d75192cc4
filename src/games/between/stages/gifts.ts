// Gifts: players with spare tokens can give them to players without any, one each (BM-1).
import { defineAsk } from '../../frame/ask';
import type { ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { checkboxes, allowEmpty, object, limitToOptions, toOptions } from '../../frame/fields';
import type { Problem } from '../../frame/result';
import { defineStage, type Stage } from '../../frame/stage';
import { andList, plural } from '../../frame/wording';
import type { Event } from '../events';
import { spareTokensOf, givers, receivers, currentTokens, tokensOf, withEndEvent } from '../outcome';
import { problem, type Gift, type GiftsMove, type OpenFacts, type State } from '../types';

/** The open stage of gifts; null if nobody is asked. */
export function giftsStage(state: State): Stage<State, Event, OpenFacts> | null {
  const asked = givers(state);
  if (asked.length === 0) return null;
  const number = state.giftStages + 1;
  const names = state.players.map(({ name }) => name);
  return defineStage({
    name: `gifts-${number}`,
    title: `Gifts ${number}`,
    others: `who gets their spare tokens. Each spare token goes to a player without one, but not to the Candidate`,
    asks: {
      gifts: defineAsk<GiftsMove, Knowledge<OpenFacts, Event>>({
        form: 'gifts',
        title: 'Give tokens away',
        ifMissing: 'They give nothing away.',
        help: 'You have more than one Token of Life, and the spare ones don’t help you. You can give them to players without one, but not to the Candidate.',
        players: asked,
        move: object({
          players: limitToOptions(
            allowEmpty(checkboxes({ title: 'Who gets a token', options: toOptions(names) })),
            toOptions(receivers(state)),
          ),
        }),
        closed: closedRecipients,
        notes: ({ name, open, log }) => {
          const spare = spareTokensOf({ tokens: currentTokens(open, log) }, name);
          return [{ place: ['players'], note: `You have ${plural(spare, 'token')} to give` }];
        },
        check: (giver, { players = [] }) => tooManyGiftsProblems(state, giver, players.length),
        sample: (giver, chance, open) => ({
          players: chance
            .shuffle(open(['players'], names))
            .slice(0, chance.whole(1, spareTokensOf(state, giver))),
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
        tokens: tokensAfterGifts(state, given),
        keepers: new Set([
          ...state.keepers,
          ...asked.filter((name) => !given.some((gift) => gift.giver === name)),
        ]),
      };
      return withEndEvent(next, [{ kind: 'gifts-given', to: 'everyone', gifts: given, tokens: next.tokens }]);
    },
  });
}

/** Each player's tokens after all gifts, which happen at the same time. */
function tokensAfterGifts(state: State, given: readonly Gift[]): ReadonlyMap<string, number> {
  return new Map(
    state.players.map(({ name }) => {
      const away = given.find(({ giver }) => giver === name)?.receivers.length ?? 0;
      const got = given.filter((gift) => gift.receivers.includes(name)).length;
      return [name, tokensOf(state, name) - away + got];
    }),
  );
}

/** Choices closed to a player: their own name, the Candidate, and players who have a token. */
function closedRecipients({ name, open, log }: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const place = ['players'];
  const tokens = currentTokens(open, log);
  const others = open.players.map((player) => player.name).filter((player) => player !== name);
  return [
    {
      place,
      values: [name],
      why: 'yourself',
      code: 'chose-oneself',
      text: () => 'Giving a token to yourself: name other players.',
    },
    {
      place,
      values: others.filter((player) => player === open.candidate),
      why: 'the Candidate',
      code: 'is-candidate',
      text: ([candidate]) =>
        `Giving a token to ${candidate}: the Candidate can’t get one. Name other players.`,
    },
    {
      place,
      values: others.filter((player) => tokensOf({ tokens }, player) > 0),
      why: 'has a token',
      code: 'has-token',
      text: (holders) =>
        `Giving a token to ${andList(holders)}: only players without a token can get one. Name other players.`,
    },
  ];
}

function tooManyGiftsProblems(state: State, giver: string, named: number): readonly Problem[] {
  const excess = spareTokensOf(state, giver);
  if (named <= excess) return [];
  const sentence = `Giving ${plural(named, 'token')}: you have ${excess} to spare. Name at most ${plural(excess, 'player')}.`;
  return [problem('too-many-gifts', ['players'], sentence)];
}
