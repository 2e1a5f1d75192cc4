// Gifts: winners with all objectives name the players who get their additional Tokens of Life (WS-16).
import { pickAnswer } from '../../frame/chance';
import { defineAsk } from '../../frame/ask';
import type { ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { latestEvent } from '../../frame/events';
import { choice, object, limitToOptions, toOptions } from '../../frame/fields';
import { defineStage, type Stage } from '../../frame/stage';
import type { Event, OpenFacts } from '../events';
import { announceResult } from '../outcome';
import type { State } from '../types';

export function giftStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (state.phase.kind !== 'gift') return null;
  const { result, votes, candidacy } = state.phase;
  const { givers } = result;
  const candidate = candidacy.name;
  const others = state.players.filter((name) => name !== candidate);
  return defineStage({
    name: 'gift',
    title: 'Gift',
    others: 'who gets their additional token',
    asks: {
      gifts: defineAsk<{ readonly player: string }, Knowledge<OpenFacts, Event>>({
        form: 'gift',
        title: 'Your gift',
        ifMissing: 'They don’t give anyone their additional token.',
        help: 'Choose who gets your additional Token of Life: anyone but you and the Elimination Candidate.',
        players: givers,
        move: object({
          player: limitToOptions(
            choice({ title: 'Player', options: toOptions(state.players) }),
            toOptions(others),
          ),
        }),
        closed: closedRecipients,
        sample: (_, chance, open) => pickAnswer(chance, 'player', open(['player'], state.players)),
      }),
    },
    resolve: (orders) => {
      const gifts = new Map(givers.map((name) => [name, orders.gifts.get(name)?.player ?? null]));
      const given = [...gifts.values()];
      const tokens = new Map(
        [...result.tokens].map(([name, own]) => [name, own + given.filter((to) => to === name).length]),
      );
      return announceResult(
        { ...state, damage: new Map() },
        { kind: 'over', result, votes, candidacy, gifts, tokens },
      );
    },
  });
}

/** Choices closed to a giver: their own name and the Candidate. */
function closedRecipients({ name, log }: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const place = ['player'];
  const ending = latestEvent(log, 'result-announced')?.ending;
  const candidate = ending?.kind === 'gift' ? ending.candidacy.name : null;
  return [
    {
      place,
      values: [name],
      why: 'yourself',
      code: 'chose-oneself',
      text: () => 'Giving the token to yourself: name another player.',
    },
    {
      place,
      values: candidate === null ? [] : [candidate],
      why: 'the Elimination Candidate',
      code: 'gift-to-candidate',
      text: ([player]) =>
        `Giving the token to ${player}: the Elimination Candidate can’t get it. Name another player.`,
    },
  ];
}
