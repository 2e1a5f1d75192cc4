// The form for living players. Checks and samples use the state at the start of the round (WS-3, WS-4, WS-13).
import { defineAsk, type Ask } from '../../frame/ask';
import { mustGet, ensure, type Problem } from '../../frame/result';
import type { Chance } from '../../frame/chance';
import type { ClosedChoices, Knowledge, OpenChoices } from '../../frame/closed-choices';
import { choice, variants, type PartlyRead, type Field } from '../../frame/fields';
import type { Json, JsonObject } from '../../frame/json';
import type { Event, OpenFacts } from '../events';
import { DEFAULT_GUN, describeShot } from '../items';
import { latestBoard, playerRow } from '../player-knowledge';
import {
  ACTION_KINDS,
  BULLETS_PER_GARNET,
  livingPlayers,
  type Action,
  type ActionKind,
  type ActionInfo,
  type State,
} from '../types';
import { BUY_ACTION, purchaseFields, closedPurchases, purchaseProblems, samplePurchases } from './buy';
import { CLAIM_ACTION } from './claim';
import { exchangeField, exchangeProblems } from './exchange';
import { actionNotes } from './notes';
import { closedShots, SHOOT_ACTION, sampleShots, shotFields, shotProblems } from './shoot';

export const ACTIONS = {
  shoot: SHOOT_ACTION,
  duck: { title: 'Duck', asks: [], rule: 'shots miss you, unless the weapon also hits players who duck.' },
  buy: BUY_ACTION,
  claim: CLAIM_ACTION,
  nothing: { title: 'Nothing', asks: [] },
} as const satisfies Readonly<Record<ActionKind, ActionInfo>>;

export function actionAsk(state: State): Ask<Action, Knowledge<OpenFacts, Event>> {
  return defineAsk({
    form: 'action',
    title: 'Your action',
    help: `Choose one action. A shot with the default gun ${describeShot(DEFAULT_GUN)}. You can exchange garnets to pay for any action. You lose at most one life a round, however many players hit you.`,
    players: livingPlayers(state),
    move: actionField(state),
    closed: closedActions,
    notes: actionNotes,
    check: (player, draft) => actionProblems(state, player, draft),
    sample: (player, chance, open) => sampleAction(state, player, chance, open),
  });
}

function actionField(state: State): Field<Action> {
  return variants('action', actionChoice, { ...shotFields(state), ...purchaseFields(state) }, ACTIONS, {
    exchange: exchangeField,
  });
}

const actionChoice = choice({
  title: 'Action',
  options: ACTION_KINDS.map((value) => ({ value, label: ACTIONS[value].title })),
});

/** Choices closed to a player: impossible shots and purchases, judged by the player's own row of the board. */
function closedActions(known: Knowledge<OpenFacts, Event>): readonly ClosedChoices[] {
  const row = playerRow(known);
  const board = latestBoard(known);
  const { settings } = known.open;
  return [...closedShots(settings, board, row), ...closedPurchases(settings, board, row)];
}

/** Problems that involve numbers or several choices. */
function actionProblems(state: State, player: string, draft: PartlyRead<Action>): readonly Problem[] {
  const exchange = exchangeProblems(state, player, draft.exchange);
  switch (draft.action) {
    case 'shoot':
      return [...exchange, ...shotProblems(state, player, draft)];
    case 'buy':
      return [...exchange, ...purchaseProblems(state, player, draft)];
    case 'duck':
    case 'claim':
    case 'nothing':
    case undefined:
      return exchange;
  }
}

/** A random action that the player can afford, often a shot. */
function sampleAction(state: State, player: string, chance: Chance, open: OpenChoices): Json | undefined {
  const seat = mustGet(state.seats, player);
  const exchange = chance.whole(0, 3) === 0 ? chance.whole(0, Math.min(3, seat.garnets)) : 0;
  const bullets = seat.bullets + exchange * BULLETS_PER_GARNET;
  const withExchange = exchange > 0 ? { exchange } : {};
  const shots = sampleShots(state, bullets, chance, open);
  const purchases = samplePurchases(state, bullets, open);
  const rest = (['duck', 'claim', 'claim', 'nothing'] as const).map((action): JsonObject => ({ action }));
  const kind = chance.pick([shots, shots, purchases, rest].filter((list) => list.length > 0));
  return { ...chance.pick(ensure(kind, 'Doing nothing is always allowed.')), ...withExchange };
}
