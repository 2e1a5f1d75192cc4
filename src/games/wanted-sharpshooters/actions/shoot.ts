// The action Shoot: weapon, victims and price (WS-4, WS-13), and whom the shots hit.
import type { Chance } from '../../frame/chance';
import type { ClosedChoices, OpenChoices } from '../../frame/closed-choices';
import {
  checkboxes,
  choice,
  inSection,
  limitToOptions,
  toOptions,
  refuseReading,
  type PartlyRead,
  type Field,
} from '../../frame/fields';
import type { JsonObject } from '../../frame/json';
import { memoize } from '../../frame/lazy';
import type { Problem } from '../../frame/result';
import { andList, plural, orList, quote } from '../../frame/wording';
import type { Board, BoardPlayer, RoundLog } from '../events';
import { DEFAULT_GUN, describeShot, findWeapon, findWeapons, type Weapon } from '../items';
import { deadPlayers, ownedItems } from '../player-knowledge';
import {
  livingPlayers,
  problem,
  type Action,
  type ActionInfo,
  type Item,
  type OpenSettings,
  type State,
} from '../types';
import { unaffordableChoices, paymentProblems } from './exchange';

export const SHOOT_ACTION = {
  title: 'Shoot',
  asks: ['players'],
  mayAsk: ['weapon'],
  rule: `name as many other living players as your weapon hits, and pay for the shot. A shot with the default gun ${describeShot(DEFAULT_GUN)}. Other weapons are items, which you must own when the round starts.`,
} as const satisfies ActionInfo;

export function shotFields(state: State): {
  readonly players: Field<readonly string[]>;
  readonly weapon: Field<string>;
} {
  return {
    players: limitToOptions(victimsField(state.players), toOptions(livingPlayers(state))),
    weapon: weaponField(state.settings.items),
  };
}

const victimsField = memoize((players: readonly string[]) =>
  checkboxes({
    title: 'Whom you shoot',
    amount: 'said',
    options: toOptions(players),
    min: 1,
  }),
);

/** Stands for a weapon that couldn't be read. Ids are trimmed, so no item has this id. */
const UNREADABLE_WEAPON_ID = ' ';

/** The weapon. An empty or missing answer means the default gun (WS-4). */
const weaponField = memoize((items: readonly Item[]): Field<string> => {
  const weapons = findWeapons(items);
  const options = [DEFAULT_GUN, ...weapons].map((weapon) => ({
    value: weapon.id,
    label: `${weapon.id === '' ? 'Default gun' : weapon.name} (${plural(weapon.cost, 'bullet')}; ${plural(weapon.victims, 'victim')})`,
    aliases: weapon.id === '' ? [] : [weapon.name],
  }));
  const field = choice({ title: 'Weapon', options });
  const choosing: Field<string> = {
    ...limitToOptions(field, weapons.length === 0 ? [] : options),
    read: (value, at) => {
      const reading = field.read(value, at);
      if (reading.ok) return reading;
      const names = weapons.map(({ name }) => name);
      const known = names.length === 0 ? 'Leave it empty' : `Choose ${orList(names)}, or leave it empty`;
      const text = `${at.label}: ${quote(value)} is not a weapon in this game. ${known} for the default gun.`;
      return refuseReading('not-a-weapon', at, text, UNREADABLE_WEAPON_ID);
    },
    toAnswers: (value, prefix) => (value === undefined ? [] : field.toAnswers(value, prefix)),
  };
  return inSection(choosing, 'Shoot: weapon');
});

/** Choices closed to a player: their own name, dead players, and weapons that the player doesn't own or can't pay for. */
export function closedShots(
  settings: OpenSettings,
  board: Board,
  row: BoardPlayer,
): readonly ClosedChoices[] {
  const [players, weapon] = [['players'], ['weapon']];
  const own = findWeapons(ownedItems(settings, row));
  const cheapest = Math.min(...[DEFAULT_GUN, ...own].map(({ cost }) => cost));
  return [
    {
      place: players,
      values: [row.name],
      why: 'yourself',
      code: 'chose-oneself',
      text: () => 'Shooting yourself: choose another player.',
    },
    {
      place: players,
      values: deadPlayers(board),
      why: 'dead',
      code: 'not-alive',
      text: (dead) => `Shooting ${andList(dead)}: you can’t shoot dead players. Choose living players.`,
    },
    ...findWeapons(settings.items)
      .filter(({ id }) => !own.some((each) => each.id === id))
      .map(({ id, name }): ClosedChoices => ({
        place: weapon,
        values: [id],
        why: 'you don’t own it',
        code: 'weapon-not-owned',
        text: () =>
          `Shooting with the ${name}: you didn’t own it when the round started. Choose a weapon that you own.`,
      })),
    unaffordableChoices(
      row,
      weapon,
      [DEFAULT_GUN, ...own].map(({ id, name, cost }) => ({
        value: id,
        cost,
        tried: `Shooting with the ${name}`,
      })),
    ),
    unaffordableChoices(row, ['action'], [{ value: 'shoot', cost: cheapest, tried: 'Shooting' }]),
  ];
}

/** Problems if the number of victims doesn't fit the weapon, or the player can't pay for the shot. */
export function shotProblems(
  state: State,
  player: string,
  draft: Extract<PartlyRead<Action>, { readonly action?: 'shoot' | undefined; readonly players?: unknown }>,
): readonly Problem[] {
  if (draft.weapon === UNREADABLE_WEAPON_ID) return [];
  const weapon = findWeapon(state.settings, draft.weapon);
  const victims = (draft.players ?? []).length;
  const problems: Problem[] = [];
  if (victims > 0 && victims !== weapon.victims) {
    const sentence = `Shooting ${plural(victims, 'player')}: the ${weapon.name} hits ${weapon.victims}. Name exactly ${plural(weapon.victims, 'player')}.`;
    problems.push(problem('wrong-victims', ['players'], sentence));
  }
  return [
    ...problems,
    ...paymentProblems(state, player, draft.exchange, weapon.cost, `Shooting with the ${weapon.name}`),
  ];
}

/** A legal shot with each weapon that the player can afford. */
export function sampleShots(
  { players, settings }: State,
  bullets: number,
  chance: Chance,
  open: OpenChoices,
): readonly JsonObject[] {
  const others = open(['players'], players);
  const weapons = [DEFAULT_GUN, ...findWeapons(settings.items)];
  const usable = open(
    ['weapon'],
    weapons.map(({ id }) => id),
  );
  return weapons
    .filter(({ id, cost, victims }) => usable.includes(id) && cost <= bullets && victims <= others.length)
    .map((weapon): JsonObject => {
      const victims = chance.shuffle(others).slice(0, weapon.victims);
      return { action: 'shoot', players: victims, ...(weapon.id === '' ? {} : { weapon: weapon.id }) };
    });
}

/** A shot that has been paid for. Victims are in roster order, because the order in which they were typed is private. */
export interface PaidShot {
  readonly by: string;
  readonly victims: readonly string[];
  readonly weapon: Weapon;
}

export interface AimedShot {
  readonly by: string;
  readonly victim: string;
  readonly weapon: Weapon;
  readonly ducks: boolean;
  readonly hits: boolean;
}

/** The round's shots, in the shooters' roster order. */
export function roundShots(
  { players, settings }: State,
  actions: ReadonlyMap<string, Action>,
): readonly PaidShot[] {
  return players.flatMap((by) => {
    const action = actions.get(by);
    if (action?.action !== 'shoot') return [];
    const victims = players.filter((name) => action.players.includes(name));
    return [{ by, victims, weapon: findWeapon(settings, action.weapon) }];
  });
}

/** A shot at each victim. Shots miss victims who duck, unless the weapon goes through Duck. */
export function aimedShots(
  { by, victims, weapon }: PaidShot,
  actions: ReadonlyMap<string, Action>,
): readonly AimedShot[] {
  return victims.map((victim) => {
    const ducks = actions.get(victim)?.action === 'duck';
    return { by, victim, weapon, ducks, hits: !ducks || weapon.throughDuck };
  });
}

export function payForShots(shots: readonly PaidShot[], log: RoundLog): void {
  for (const { by, weapon } of shots) {
    log.change(by, 'bullets', -weapon.cost, { kind: 'shot', weapon: weapon.name });
  }
}
