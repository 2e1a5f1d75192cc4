// The last stage: Heaven's winner, or both photographers if tied, can order the Pokémon and pick one (PS-16, PS-17).
import { ensure } from '../../frame/result';
import { defineAsk } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import type { ChoiceNote, Knowledge } from '../../frame/closed-choices';
import { latestEvent } from '../../frame/events';
import { choice, object, optional, rankedChoices, type Field } from '../../frame/fields';
import type { Json } from '../../frame/json';
import { defineStage, type Stage } from '../../frame/stage';
import type { Event } from '../events';
import { decideAscent, sureAscenders, heavenWinners, gameResults } from '../outcome';
import { DAY_COUNT, type Decision, type OpenFacts, type Results, type State } from '../types';
import { pokemonOptions } from '../words';

/** Null until day 5 is resolved, and again once the game has ended. */
export function ascensionStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (state.days.length < DAY_COUNT || state.ascension !== null) return null;
  const results = gameResults(state);
  const winners = heavenWinners(state.photographers, results);
  return defineStage({
    name: 'ascension',
    title: 'Ascension',
    others: 'which of the Pokémon tied on AP goes up first, and whom to take along to Heaven',
    asks: {
      decisions: defineAsk<Decision, Knowledge<OpenFacts, Event>>({
        form: winners.length === 1 ? 'decision' : 'tied-decision',
        title: 'Your decision',
        ifMissing: 'They don’t put Pokémon in order or pick one.',
        help:
          winners.length === 1
            ? 'You won Heaven. You can put all the Pokémon in order, best first, to break ties on AP. You can also pick one Pokémon to take along to Heaven.'
            : 'Heaven is tied. You can put all the Pokémon in order, best first. Where both orders agree, they break ties on AP. You can also take one Pokémon along to Heaven if you both pick it.',
        players: winners,
        move: decisionField(state),
        notes: ({ log }) =>
          decisionNotes(ensure(latestEvent(log, 'results'), 'Day 5 publishes the results.').results),
        sample: (_, chance) => sampleDecision(state, chance),
      }),
    },
    resolve: ({ decisions }, chance) => {
      const end = decideAscent(state, results, decisions, chance);
      // Publish only the outcome. Orders, plans, stats and photos stay with the host (PS-18).
      const events: Event[] = [{ kind: 'game-ended', to: 'everyone', results, outcome: end.outcome }];
      return { state: { ...state, ascension: end }, events };
    },
  });
}

/** Notes on each Pokémon: its AP, and whether it ascends anyway. */
function decisionNotes(results: Results): readonly ChoiceNote[] {
  const anyway = sureAscenders(results);
  return [...results.appeal].flatMap(([name, { total }]) => [
    { place: ['order', 0], values: [name], note: `${total} AP` },
    {
      place: ['pick'],
      values: [name],
      note: anyway.includes(name) ? `${total} AP, goes up anyway` : `${total} AP`,
    },
  ]);
}

function decisionField(state: State): Field<Decision> {
  const options = pokemonOptions(state);
  return object({
    order: optional(rankedChoices({ title: 'Order', options })),
    pick: optional(choice({ title: 'Take along', options })),
  });
}

/** Chooses an order, a pick, both or neither at random. */
function sampleDecision({ pokemon }: State, chance: Chance): Json {
  const pick = chance.pick(pokemon) ?? null;
  return {
    ...(chance.whole(0, 3) === 0 ? {} : { order: chance.shuffle(pokemon) }),
    ...(chance.whole(0, 3) === 0 ? {} : { pick }),
  };
}
