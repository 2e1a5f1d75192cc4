// What Tactical Picture Hunt asks at each stage: a dimension, an axis and a prediction, or a list of squares.
import { ask, type Ask, type Stage } from '../contract';
import { choice, object, whole, type Field } from '../fields';
import { problem, type Problem } from '../problems';
import { either } from '../wording';
import { freeDimensions, type ClaimPhase } from './claims';
import { claimants, rolesIn } from './course';
import { axisField, squaresField } from './fields';
import { axesOf } from './grid';
import { sampleBid, sampleClaim, sampleListing } from './samples';
import {
  DIMENSIONS,
  HIGHEST_PREDICTION,
  type Bid,
  type Claim,
  type Dimension,
  type Listing,
  type Order,
  type Phase,
  type State,
} from './types';

/** The stage that is open, or null after round 30. */
export function stage(state: State): Stage<Order> | null {
  const { phase } = state;
  switch (phase.kind) {
    case 'claim':
      return {
        name: `period-${phase.period}-${phase.turn}`,
        title: `Period ${phase.period}, ${phase.turn} claim`,
        asks: [askClaim(state, phase)],
      };
    case 'round':
      return {
        name: `round-${phase.round}`,
        title: `Round ${phase.round}`,
        asks: [...state.claims].map(([player, dimension]) => askBid(state, phase.round, player, dimension)),
      };
    case 'challenge':
      return {
        name: `round-${phase.round}-challenge`,
        title: `Round ${phase.round}, challenge`,
        asks: [askListing(state, phase)],
      };
    case 'over':
      return null;
  }
}

const claimField: Field<Claim> = object({
  dimension: choice({
    title: 'Dimension',
    help: 'Your axis comes from it in all five rounds of the period.',
    options: DIMENSIONS.map((value) => ({ value, label: `${value} (${axesOf(value).join(' ')})` })),
  }),
});

function askClaim(state: State, phase: ClaimPhase): Ask<Claim> {
  const free = freeDimensions(state, phase);
  return ask<Claim>({
    form: 'claim',
    title: 'Your dimension',
    help: 'Claim one of the four dimensions. The second to claim cannot take what the first has claimed.',
    players: [claimants(state.seats, phase.period)[phase.turn]],
    move: claimField,
    check: (_, { dimension }) =>
      dimension === undefined || free.includes(dimension) ? [] : [taken(dimension, free)],
    sample: (_, chance) => sampleClaim(free, chance),
  });
}

function taken(dimension: Dimension, free: readonly Dimension[]): Problem {
  return problem(
    'dimension-taken',
    ['dimension'],
    `Dimension ${dimension}: the other player has claimed it for this period. Choose ${either(free)}.`,
  );
}

/** Each dimension has a form of its own, which stays the same all the game. */
function askBid(state: State, round: number, player: string, dimension: Dimension): Ask<Bid> {
  return ask<Bid>({
    form: `round-${dimension}`,
    title: 'Your axis and prediction',
    help: 'Choose one axis of your dimension, and say how many tiles of the region will match the target.',
    players: [player],
    move: object({
      axis: axisField(dimension),
      prediction: whole({
        title: 'Prediction',
        help: 'The attacker scores it unless it is above the defender’s.',
        min: 0,
        max: HIGHEST_PREDICTION,
      }),
    }),
    sample: (_, chance) => sampleBid(state, round, player, chance),
  });
}

function askListing(state: State, phase: Extract<Phase, { readonly kind: 'challenge' }>): Ask<Listing> {
  return ask<Listing>({
    form: 'challenge',
    title: 'Your squares',
    help: 'List the squares of the region whose tiles match the target, at least as many as you predicted.',
    players: [rolesIn(state.seats, phase.round).attacker],
    move: object({ squares: squaresField() }),
    sample: (_, chance) => sampleListing(state, phase, chance),
  });
}
