// The actions of the living: what each asks, every rule that one can break, judged as the round starts (WS-3, WS-4,
// WS-13), and random legal ones.
import { ask, type Ask } from '../ask';
import type { Chance } from '../chance';
import {
  checkboxes,
  choice,
  inSection,
  offering,
  optional,
  optionsOf,
  refuse,
  variants,
  whole,
  type Draft,
  type Field,
} from '../fields';
import type { Json, JsonObject } from '../json';
import type { Problem } from '../problems';
import { all, count, either, quote } from '../wording';
import { DEFAULT_GUN, itemsOf, shotText, weaponOf, weaponsAmong, type Weapon } from './items';
import { ACTION_KINDS, isAlive, living, problem, type Action, type ActionKind, type State } from './types';

interface ActionRule {
  readonly title: string;
  readonly asks: readonly string[];
  readonly mayAsk?: readonly string[];
  /** As the rules page says it. */
  readonly rule: string | undefined;
}

export const ACTIONS = {
  shoot: {
    title: 'Shoot',
    asks: ['players'],
    mayAsk: ['weapon'],
    rule: `name as many different living players as your weapon hits, not yourself, and pay for the shot. The default gun ${shotText(DEFAULT_GUN)}. Other weapons are items that you must own when the round starts.`,
  },
  duck: { title: 'Duck', asks: [], rule: 'shots miss you, apart from those that go through.' },
  buy: {
    title: 'Buy',
    asks: ['items'],
    rule: 'one or more items that you do not own and that are not sold out. You must be able to pay for all of them. When copies run short, earlier submissions get them, and the others keep their bullets. What you buy works from the next round on.',
  },
  claim: {
    title: 'Claim',
    asks: [],
    rule: 'those who claim in a meadow share its storage evenly; what cannot be shared out stays.',
  },
  nothing: { title: 'Nothing', asks: [], rule: undefined },
} as const satisfies Readonly<Record<ActionKind, ActionRule>>;

/** What the living are asked in a round. */
export function actionAsk(state: State): Ask<Action> {
  return ask({
    form: 'action',
    title: 'Your action',
    help: `One action. The default gun ${shotText(DEFAULT_GUN)}. With any action you may exchange garnets for bullets, which are there to pay for it.`,
    players: living(state),
    move: actionField(state),
    check: (player, draft) => actionProblems(state, player, draft),
    sample: (player, chance) => sampleAction(state, player, chance),
  });
}

function actionField(state: State): Field<Action> {
  const { settings, market } = state;
  const stock = settings.items.map(({ id, name, price }) => ({
    value: id,
    label: `${name} (${count(price, 'bullet')}; ${market.get(id) ?? 0} left)`,
    aliases: [name],
  }));
  return variants(
    'action',
    choice({
      title: 'Action',
      options: ACTION_KINDS.map((value) => ({ value, label: ACTIONS[value].title })),
    }),
    {
      players: offering(
        checkboxes({
          title: 'Whom you shoot',
          help: 'As many as the weapon has victims.',
          options: optionsOf(state.players),
          min: 1,
        }),
        optionsOf(living(state)),
      ),
      weapon: inSection(weaponField(weaponsAmong(settings.items)), 'Shoot: what with'),
      items: offering(
        checkboxes({
          title: 'What you buy',
          help: 'You must be able to pay for all.',
          options: stock,
          min: 1,
        }),
        stock,
      ),
    },
    ACTIONS,
    {
      exchange: optional(
        whole({
          title: 'Garnets to exchange',
          help: 'Each becomes a bullet before your action is paid.',
          min: 0,
        }),
      ),
    },
  );
}

/** Stands for a weapon that could not be read: no item's id, for ids are trimmed. */
const UNREAD_WEAPON = ' ';

/** The default gun is the empty choice; leaving the question out is the same (WS-4). */
function weaponField(weapons: readonly Weapon[]): Field<string> {
  const options = [DEFAULT_GUN, ...weapons].map((weapon) => ({
    value: weapon.id,
    label: `${weapon.id === '' ? 'Default gun' : weapon.name} (${count(weapon.cost, 'bullet')}; ${count(weapon.victims, 'victim')})`,
    aliases: weapon.id === '' ? [] : [weapon.name],
  }));
  const field = choice({ title: 'Weapon', help: 'One that you own. Default gun when left empty.', options });
  return {
    ...offering(field, weapons.length === 0 ? [] : options),
    read: (value, at) => {
      const reading = field.read(value, at);
      if (reading.ok) return reading;
      const names = weapons.map(({ name }) => name);
      const known = names.length === 0 ? 'There is none but' : `Choose ${either(names)}, or`;
      const text = `${at.label}: ${quote(value)} is not a weapon of this game. ${known} the default gun: leave it empty.`;
      return refuse('not-a-weapon', at, text, UNREAD_WEAPON);
    },
    toAnswers: (value, prefix) => (value === undefined ? [] : field.toAnswers(value, prefix)),
  };
}

/** What an action breaks. */
function actionProblems(state: State, player: string, draft: Draft<Action>): readonly Problem[] {
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

function exchangeProblems(state: State, player: string, wanted: number | undefined): readonly Problem[] {
  const has = state.seats.get(player)?.garnets ?? 0;
  if (wanted === undefined || wanted <= has) return [];
  return [
    problem(
      'too-few-garnets',
      ['exchange'],
      `Exchange ${count(wanted, 'garnet')}: you have ${has}. Exchange at most ${has}.`,
    ),
  ];
}

function shotProblems(
  state: State,
  player: string,
  draft: Extract<Draft<Action>, { readonly action?: 'shoot' | undefined; readonly players?: unknown }>,
): readonly Problem[] {
  const victims = draft.players ?? [];
  const problems: Problem[] =
    draft.weapon === UNREAD_WEAPON
      ? []
      : [...weaponProblems(state, player, draft.weapon, victims.length, draft.exchange)];
  if (victims.includes(player)) {
    problems.push(problem('chose-oneself', ['players'], 'Shoot yourself: choose another player.'));
  }
  const dead = victims.flatMap((name) => (name === undefined || isAlive(state, name) ? [] : [name]));
  if (dead.length > 0) {
    problems.push(
      problem(
        'not-alive',
        ['players'],
        `Shoot ${all(dead)}: already dead when the round started. Choose the living.`,
      ),
    );
  }
  return problems;
}

/** What the choice of weapon breaks: owned, as many victims as it has, paid for. */
function weaponProblems(
  state: State,
  player: string,
  id: string | undefined,
  victims: number,
  exchange: number | undefined,
): readonly Problem[] {
  const weapon = weaponOf(state.settings, id);
  const problems: Problem[] = [];
  if (weapon.id !== '' && !(state.seats.get(player)?.items ?? []).includes(weapon.id)) {
    problems.push(
      problem(
        'weapon-not-owned',
        ['weapon'],
        `Shoot with the ${weapon.name}: you did not own it when the round started. Choose a weapon that you own.`,
      ),
    );
  }
  if (victims > 0 && victims !== weapon.victims) {
    problems.push(
      problem(
        'wrong-victims',
        ['players'],
        `Shoot ${count(victims, 'player')}: the ${weapon.name} hits ${weapon.victims}. Name exactly ${count(weapon.victims, 'player')}.`,
      ),
    );
  }
  return [
    ...problems,
    ...paymentProblems(state, player, exchange, weapon.cost, `Shoot with the ${weapon.name}`),
  ];
}

function purchaseProblems(
  state: State,
  player: string,
  draft: Extract<Draft<Action>, { readonly action?: 'buy' | undefined; readonly items?: unknown }>,
): readonly Problem[] {
  const ids = [...new Set(draft.items ?? [])];
  const items = ids.flatMap((id) => (id === undefined ? [] : itemsOf(state.settings, [id])));
  const own = state.seats.get(player)?.items ?? [];
  const problems = items.flatMap(({ id, name }) => [
    ...(own.includes(id)
      ? [
          problem(
            'already-owned',
            ['items'],
            `Buy ${name}: you own it already, and can have one. Choose something else.`,
          ),
        ]
      : []),
    ...((state.market.get(id) ?? 0) === 0
      ? [
          problem(
            'sold-out',
            ['items'],
            `Buy ${name}: it was sold out when the round started. Choose something else.`,
          ),
        ]
      : []),
  ]);
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const names = items.map(({ name }) => name);
  return [...problems, ...paymentProblems(state, player, draft.exchange, price, `Buy ${all(names)}`)];
}

/** With an exchange that cannot be made, an action is too dear only if all garnets together could not pay it. */
function paymentProblems(
  state: State,
  player: string,
  exchange: number | undefined,
  cost: number,
  tried: string,
): readonly Problem[] {
  const { bullets, garnets } = state.seats.get(player) ?? { bullets: 0, garnets: 0 };
  const has = bullets + Math.max(0, Math.min(exchange ?? 0, garnets));
  if (cost <= has) return [];
  const more = garnets > 0 ? ' Choose something cheaper, or exchange garnets.' : ' Choose something cheaper.';
  return [
    problem(
      'too-few-bullets',
      [],
      `${tried}: it costs ${count(cost, 'bullet')}, and you have ${has}.${more}`,
    ),
  ];
}

/** Any action that the player can pay for, shots more often than others. */
function sampleAction(state: State, player: string, chance: Chance): Json | undefined {
  const seat = state.seats.get(player);
  if (seat === undefined) return undefined;
  const exchange = chance.whole(0, 3) === 0 ? chance.whole(0, Math.min(3, seat.garnets)) : 0;
  const bullets = seat.bullets + exchange;
  const others = living(state).filter((name) => name !== player);
  const withExchange = exchange > 0 ? { exchange } : {};
  const shots = [DEFAULT_GUN, ...weaponsAmong(itemsOf(state.settings, seat.items))]
    .filter(({ cost, victims }) => cost <= bullets && victims <= others.length)
    .map((weapon): JsonObject => {
      const players = chance.shuffle(others).slice(0, weapon.victims);
      return { action: 'shoot', players, ...(weapon.id === '' ? {} : { weapon: weapon.id }) };
    });
  const purchases = state.settings.items
    .filter(
      ({ id, price }) => price <= bullets && !seat.items.includes(id) && (state.market.get(id) ?? 0) > 0,
    )
    .map(({ id }): JsonObject => ({ action: 'buy', items: [id] }));
  const rest = (['duck', 'claim', 'claim', 'nothing'] as const).map((action): JsonObject => ({ action }));
  const kind = chance.pick([shots, shots, purchases, rest].filter((list) => list.length > 0));
  const move = chance.pick(kind ?? []);
  return move === undefined ? undefined : { ...move, ...withExchange };
}
