// A claim: at the start of a period each player claims a dimension in turn (PH-4).
import { pickAnswer } from '../../frame/chance';
import { defineAsk } from '../../frame/ask';
import { ensure } from '../../frame/result';
import type { ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { latestEvent, type Log } from '../../frame/events';
import { choice, object, type Field } from '../../frame/fields';
import { defineStage, type Resolution, type Stage } from '../../frame/stage';
import { orList, inWords } from '../../frame/wording';
import type { Event } from '../events';
import { axesText } from '../grid';
import { phaseAfterClaim, findClaimant, enterPhase } from '../phases';
import {
  DIMENSIONS,
  REGION_SIZE,
  ROUNDS_PER_PERIOD,
  type DimensionClaim,
  type ClaimPhase,
  type Dimension,
  type OpenFacts,
  type State,
} from '../types';

export function claimStage(state: State): Stage<State, Event, OpenFacts> | null {
  const { phase } = state;
  if (phase.kind !== 'claim') return null;
  const { period, turn } = phase;
  const player = findClaimant(state.seats, phase);
  return defineStage({
    name: `period-${period}-${turn}`,
    title: `Period ${period}, ${turn} claim`,
    others: 'which dimension to use in this period',
    asks: {
      claim: defineAsk<DimensionClaim, Knowledge<OpenFacts, Event>>({
        form: 'claim',
        title: 'Your dimension',
        ifMissing: 'They get the first free dimension.',

        players: [player],
        move: claimField,
        closed: ({ log }) => closedDimensions(log),
        sample: (_, chance, open) => pickAnswer(chance, 'dimension', open(['dimension'], DIMENSIONS)),
      }),
    },
    resolve: ({ claim: claims }) => resolve(state, phase, player, claims.get(player)),
  });
}

function freeDimensions({ claims }: State, { turn }: ClaimPhase): readonly Dimension[] {
  const taken = turn === 'first' ? [] : [...claims.values()];
  return DIMENSIONS.filter((dimension) => !taken.includes(dimension));
}

const claimField: Field<DimensionClaim> = object({
  dimension: choice({
    title: 'Dimension',
    help: `In each of the next ${inWords(ROUNDS_PER_PERIOD)} rounds, you choose an axis of your dimension and the other player chooses one of theirs. The ${inWords(REGION_SIZE)} tiles where the axes cross are the region. You both bet on how many of these tiles match a target.`,
    options: DIMENSIONS.map((value) => ({ value, label: `${value} (${axesText(value)})` })),
  }),
});

/** Choices closed to the second player: the dimension that the first has claimed. */
function closedDimensions(log: Log<Event>): readonly ClosedChoices[] {
  const latest = latestEvent(log, 'claimed');
  if (latest?.turn !== 'first') return [];
  const { player, dimension } = latest;
  const free = DIMENSIONS.filter((each) => each !== dimension);
  return [
    {
      place: ['dimension'],
      values: [dimension],
      why: `${player} has it`,
      code: 'dimension-taken',
      text: () =>
        `Dimension ${dimension}: the other player has claimed it for this period. Choose ${orList(free)}.`,
    },
  ];
}

/** Without a submission, the player gets the first free dimension. Only that player learns that it was a default. */
function resolve(
  state: State,
  phase: ClaimPhase,
  player: string,
  claimed: DimensionClaim | undefined,
): Resolution<State, Event> {
  const { period, turn } = phase;
  const dimension = claimed?.dimension ?? ensure(freeDimensions(state, phase)[0], 'No dimension is free.');
  // The first claim of a period replaces the claims of the period before.
  const claims = new Map([...(turn === 'first' ? [] : state.claims), [player, dimension]]);
  const events: Event[] = [{ kind: 'claimed', to: 'everyone', period, turn, player, dimension }];
  if (claimed === undefined) events.push({ kind: 'claimed-by-default', to: { player }, period, dimension });
  return enterPhase({ ...state, claims }, phaseAfterClaim(phase), events);
}
