// The market's items: the house list (WS-9), what an item does in words, and the weapons among them.
import { count } from '../wording';
import type { Effect, Item, Settings, WeaponEffect } from './types';

/** A weapon as a shot uses it; the default gun has no id. */
export interface Weapon extends Omit<WeaponEffect, 'kind'> {
  readonly id: string;
  readonly name: string;
}

export const DEFAULT_GUN: Weapon = {
  id: '',
  name: 'default gun',
  cost: 1,
  victims: 1,
  throughDuck: false,
  poison: false,
};

const weapon = (cost: number, victims: number, more: Partial<WeaponEffect> = {}): WeaponEffect => ({
  kind: 'weapon',
  cost,
  victims,
  throughDuck: false,
  poison: false,
  ...more,
});

export const HOUSE_ITEMS: readonly Item[] = [
  { id: 'shotgun', name: 'Shotgun', price: 3, copies: 2, effect: weapon(2, 2) },
  { id: 'rifle', name: 'Long Rifle', price: 4, copies: 2, effect: weapon(3, 1, { throughDuck: true }) },
  { id: 'crossbow', name: 'Poisonous Crossbow', price: 4, copies: 2, effect: weapon(1, 1, { poison: true }) },
  { id: 'fight-back', name: 'Fight Them Back', price: 3, copies: 3, effect: { kind: 'shoot-back' } },
  { id: 'satchel', name: 'Satchel', price: 2, copies: 3, effect: { kind: 'claim-bonus', bullets: 1 } },
  { id: 'bandage', name: 'Bandage', price: 4, copies: 3, effect: { kind: 'extra-life', lives: 1 } },
];

/** Stands for a weapon that could not be read: no item's id, for ids are trimmed. */
export const UNREAD_WEAPON = ' ';

/** The item with this id. */
export function itemOf({ items }: Settings, id: string): Item | undefined {
  return items.find((item) => item.id === id);
}

/** The name of the item with this id. */
export function itemName(settings: Settings, id: string): string {
  return itemOf(settings, id)?.name ?? id;
}

/** All weapons that are items. */
export function weaponsOf({ items }: Settings): readonly Weapon[] {
  return items.flatMap(({ id, name, effect }) => (effect.kind === 'weapon' ? [{ ...effect, id, name }] : []));
}

/** The weapon with this id; without one, the default gun (WS-4). */
export function weaponOf(settings: Settings, id: string | undefined): Weapon {
  return weaponsOf(settings).find((each) => each.id === id) ?? DEFAULT_GUN;
}

/** Of these items, the ones with an effect of this kind. */
export function withEffect<K extends Effect['kind']>(
  settings: Settings,
  ids: readonly string[],
  kind: K,
): readonly { readonly id: string; readonly name: string; readonly effect: Extract<Effect, { kind: K }> }[] {
  return settings.items.flatMap(({ id, name, effect }) =>
    ids.includes(id) && isKind(effect, kind) ? [{ id, name, effect }] : [],
  );
}

function isKind<K extends Effect['kind']>(effect: Effect, kind: K): effect is Extract<Effect, { kind: K }> {
  return effect.kind === kind;
}

/** What an item does, in words. */
export function effectWords(effect: Effect): string {
  switch (effect.kind) {
    case 'weapon':
      return weaponWords(effect);
    case 'shoot-back':
      return 'When you duck, you hit everyone who shoots at you, at no cost.';
    case 'claim-bonus':
      return `Whenever you claim, you get ${count(effect.bullets, 'bullet')} more.`;
    case 'extra-life':
      return `${count(effect.lives, 'life', 'lives')} more, once, when it arrives.`;
  }
}

function weaponWords({ cost, victims, throughDuck, poison }: WeaponEffect): string {
  const shot = `A shot costs ${count(cost, 'bullet')} and hits ${victims === 1 ? 'one player' : `${victims} different players`}`;
  const duck = throughDuck ? ', ducking or not' : '';
  const again = poison ? '; whoever is hit is dealt damage again at the end of the next round' : '';
  return `Weapon. ${shot}${duck}${again}.`;
}
