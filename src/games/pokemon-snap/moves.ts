// What Pokémon Snap asks: a Pokémon's plan and a photographer's shoot on each day (PS-1, PS-12), and at the
// end what Heaven's winners decide (PS-16).
import { ask, type Ask, type Stage } from '../contract';
import {
  choice,
  object,
  optional,
  optionsOf,
  ranked,
  row,
  variants,
  whole,
  type Draft,
  type Field,
  type Option,
} from '../fields';
import { problem, type Problem } from '../problems';
import { either } from '../wording';
import { heavenWinners } from './ascension';
import { exhibitsLeft } from './photos';
import { planFaults } from './plans';
import { resultsOf } from './results';
import { samplePlan, sampleShoot, sampleVerdict } from './samples';
import {
  ACTIVITIES,
  CONTESTS,
  DAYS,
  EXHIBITS,
  SLOTS,
  STATS,
  type Action,
  type Activity,
  type Contest,
  type Order,
  type Plan,
  type Shoot,
  type State,
  type Verdict,
} from './types';
import { ACTIVITY_WORDS, CONTEST_WORDS, EXHIBIT_WORDS, labels } from './glossary';

/** The stage that is open: a day, then the ascension, then none. */
export function stage(state: State): Stage<Order> | null {
  if (state.ascension !== null) return null;
  const day = state.days.length + 1;
  return day > DAYS
    ? { name: 'ascension', title: 'Ascension', asks: [askVerdict(state)] }
    : { name: `day-${day}`, title: `Day ${day}`, asks: [askPlan(state), askShoot(state)] };
}

function askPlan(state: State): Ask<Plan> {
  return ask<Plan>({
    form: 'plan',
    title: 'Your plan',
    help: 'Morning, afternoon and evening: exactly one contest that you have not entered before, and two different activities that you did not do yesterday. The plan counts as a whole or not at all.',
    players: state.pokemon,
    move: object({ slots: row(SLOTS, actionField(state)) }),
    check: (player, draft) => planFaults(state, player, draft),
    sample: (player, chance) => samplePlan(state, player, chance),
  });
}

function actionField(state: State): Field<Action> {
  const doings: readonly Option<Activity | Contest>[] = [
    ...ACTIVITIES.map((value) => ({ value, label: `${value}: ${ACTIVITY_WORDS[value]}` })),
    ...CONTESTS.map((value) => ({ value, label: `${value}: contest, ${CONTEST_WORDS[value]}` })),
  ];
  const stats = optionsOf(STATS);
  return variants(
    'do',
    choice({ title: 'What you do', options: doings }),
    {
      player: choice({ title: 'Other Pokémon', options: pokemonOptions(state) }),
      lose: choice({ title: 'Lose 3 of', options: stats }),
      gain: choice({ title: 'Gain 5 of', options: stats }),
      stat: choice({
        title: 'Attribute',
        help: 'I: what you donate. J: what you gain.',
        options: stats,
      }),
      points: whole({ title: 'Points to donate', min: 1, max: 3 }),
    },
    {
      A: {},
      B: {},
      C: { asks: ['player'] },
      D: {},
      E: {},
      F: { asks: ['player'] },
      G: { asks: ['lose', 'gain'] },
      H: {},
      I: { asks: ['stat', 'points'] },
      J: { asks: ['stat'] },
      V: {},
      W: {},
      X: {},
      Y: {},
      Z: {},
    },
    {},
  );
}

function pokemonOptions({ players, pokemon }: State): readonly Option[] {
  const label = labels(players);
  return pokemon.map((value) => ({ value, label: label(value) }));
}

function askShoot(state: State): Ask<Shoot> {
  return ask<Shoot>({
    form: 'shoot',
    title: 'Your photos',
    help: 'Choose an exhibit that you have not used yet, and put all Pokémon in the order in which you want to photograph them. You get the first ones in your order that the other photographer did not get before you.',
    players: state.photographers,
    move: object({
      exhibit: choice({
        title: 'Exhibit',
        options: EXHIBITS.map((value) => ({ value, label: `${value}: ${EXHIBIT_WORDS[value]}` })),
      }),
      order: ranked({ title: 'Photo order', ...everyPokemon(state) }),
    }),
    check: (player, draft) => shootFaults(state, player, draft),
    sample: (player, chance) => sampleShoot(state, player, chance),
  });
}

function everyPokemon(state: State) {
  const { length } = state.pokemon;
  return { options: pokemonOptions(state), min: length, max: length };
}

function shootFaults(state: State, player: string, { exhibit }: Draft<Shoot>): readonly Problem[] {
  const left = exhibitsLeft(state, player);
  if (exhibit === undefined || left.includes(exhibit)) return [];
  return [
    problem(
      'exhibit-used',
      ['exhibit'],
      `Exhibit ${exhibit}: you have used it already. Choose ${either(left)}.`,
    ),
  ];
}

function askVerdict(state: State): Ask<Verdict> {
  const winners = heavenWinners(state.photographers, resultsOf(state));
  const help =
    winners.length === 1
      ? 'You won Heaven. You may put all Pokémon in an order, the best first, that decides between those tied on AP; and you may pick one Pokémon to take along.'
      : 'Heaven is tied. You may put all Pokémon in an order, the best first; between those tied on AP it counts as far as you both agree. You may pick one Pokémon to take along; it counts if you both pick the same.';
  return ask<Verdict>({
    form: winners.length === 1 ? 'verdict' : 'tied-verdict',
    title: 'Your decision',
    help,
    players: winners,
    move: object({
      order: optional(ranked({ title: 'Order', ...everyPokemon(state) })),
      pick: optional(choice({ title: 'Take along', options: pokemonOptions(state) })),
    }),
    sample: (_, chance) => sampleVerdict(state, chance),
  });
}
