// A round: two axes make the region, and two predictions decide whether there is a challenge (PH-5 to PH-8).
import { ensure, mustGet } from '../../frame/result';
import { defineAsk, type Ask } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { object, integer } from '../../frame/fields';
import type { Json } from '../../frame/json';
import { inWords } from '../../frame/wording';
import { defineStage, type Resolution, type Stage } from '../../frame/stage';
import type { Event, RoundResult } from '../events';
import { dimensionAxes, axisField, matchingSquares, MATCH_RULE_TEXT, crossingRegion } from '../grid';
import { playerScore, phaseAfterRound, enterPhase, rolesInRound, roundTarget } from '../phases';
import { PREDICTION_RANGE, type Bid, type Dimension, type Phase, type Region, type State } from '../types';

export function roundStage(state: State): Stage<State, Event> | null {
  const { phase } = state;
  if (phase.kind !== 'round') return null;
  const number = phase.round;
  const roles = rolesInRound(state.seats, number);
  return defineStage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: {
      attacker: bidAsk(state, number, roles.attacker, roles.defender),
      defender: bidAsk(state, number, roles.defender, roles.attacker),
    },
    resolve: ({ attacker, defender }) =>
      resolve(state, number, attacker.get(roles.attacker) ?? null, defender.get(roles.defender) ?? null),
  });
}

/** Asks a player for an axis and a prediction. Each dimension has its own form for the whole game. */
function bidAsk(state: State, number: number, player: string, opponent: string): Ask<Bid> {
  const dimension = claimedDimension(state, player);
  return defineAsk({
    form: `round-${dimension}`,
    title: 'Your axis and prediction',
    ifMissing: 'They choose no axis and predict nothing.',
    help: `The region is the ${inWords(PREDICTION_RANGE.most)} tiles where your axis and the other player’s axis cross. ${MATCH_RULE_TEXT} The attacker scores their prediction unless it’s above the defender’s.`,
    players: [player],
    move: object({
      axis: axisField(dimension),
      prediction: integer({
        title: 'Prediction',
        help: `How many of the region’s ${inWords(PREDICTION_RANGE.most)} tiles match the target.`,
        min: PREDICTION_RANGE.least,
        max: PREDICTION_RANGE.most,
      }),
    }),
    sample: (_, chance) => sampleMove(state, number, [dimension, claimedDimension(state, opponent)], chance),
  });
}

function claimedDimension({ claims }: State, player: string): Dimension {
  return mustGet(claims, player);
}

/** A random axis. The prediction is close to the average number of matches in regions with this axis. */
function sampleMove(
  state: State,
  number: number,
  [own, opponents]: readonly [own: Dimension, opponents: Dimension],
  chance: Chance,
): Json {
  const axis = ensure(chance.pick(dimensionAxes(own)), 'Every dimension has axes.');
  const target = roundTarget(state, number);
  const counts = dimensionAxes(opponents).map(
    (other) => matchingSquares(state.board, crossingRegion(axis, other), target).length,
  );
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const guess = Math.round(mean) + chance.whole(-1, 1);
  return { axis, prediction: Math.max(PREDICTION_RANGE.least, Math.min(PREDICTION_RANGE.most, guess)) };
}

/** Decides a round: the attacker scores as many points as predicted, or must prove it in a challenge. */
function resolve(
  state: State,
  number: number,
  attack: Bid | null,
  defence: Bid | null,
): Resolution<State, Event> {
  const roles = rolesInRound(state.seats, number);
  const region = attack === null || defence === null ? null : crossingRegion(attack.axis, defence.axis);
  const result = roundResult(attack, defence);
  const isWon = result === 'unchallenged' || result === 'no-defence';
  const points = attack !== null && isWon ? attack.prediction : 0;
  const before = playerScore(state.scores, roles.attacker);
  const scores = new Map(state.scores).set(roles.attacker, { ...before, score: before.score + points });
  const played: Event = {
    kind: 'round-played',
    to: 'everyone',
    round: number,
    roles,
    target: roundTarget(state, number),
    attack,
    defence,
    region,
    result,
    points,
    scores,
  };
  return enterPhase({ ...state, scores }, nextPhase(number, result, attack, region), [played]);
}

function roundResult(attack: Bid | null, defence: Bid | null): RoundResult {
  if (attack === null) return 'no-attack';
  if (defence === null) return 'no-defence';
  return attack.prediction <= defence.prediction ? 'unchallenged' : 'challenge';
}

function nextPhase(number: number, result: RoundResult, attack: Bid | null, region: Region | null): Phase {
  return result === 'challenge' && attack !== null && region !== null
    ? { kind: 'challenge', round: number, region, needed: attack.prediction }
    : phaseAfterRound(number);
}
