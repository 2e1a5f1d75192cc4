// Items (WS-9): effects and how they are written, the default list, weapons.
import { ensure } from '../frame/result';
import { memoize } from '../frame/lazy';
import { plural } from '../frame/wording';
import type { Effect, EffectKind, Item, OpenSettings, Shot } from './types';
import { parseInteger } from '../frame/number-input';

interface Abilities {
  /** The shot that a weapon fires (WS-4). */
  readonly shot?: Shot;
  /** True if the owner, while ducking, hits everyone who shot at them (WS-11). */
  readonly hitsBack?: boolean;
  /** Additional bullets for each claim (WS-12). */
  readonly bulletsPerClaim?: number;
  /** Lives that the buyer gains once, when the item arrives (WS-12). */
  readonly livesOnArrival?: number;
}

/** A kind of effect: its JSON, how an item's line writes it, and what it does. */
interface EffectRule<E> {
  readonly asks: readonly Exclude<keyof E, 'kind'>[];
  /** Matches the entire effect in a line (after `nameKey`, with single spaces). */
  readonly pattern: RegExp;
  readonly example: string;
  /** Turns the pattern's groups into JSON. */
  readonly parse: (groups: readonly (string | undefined)[]) => object;
  /** The inverse of `parse`. Accepts any JSON. */
  readonly write: (parts: Readonly<Record<string, unknown>>) => readonly unknown[];
  readonly text: (effect: E) => string;
  /** Costs and effects drawn as symbols. */
  readonly signs: (effect: E) => string;
  readonly abilities: (effect: E) => Abilities;
}

type EffectRules = { readonly [Kind in EffectKind]: EffectRule<Effect<Kind>> };

/** Larger numbers are written in digits, with a single symbol. */
const MAX_SYMBOLS = 5;
const symbolRepeater =
  (sign: string) =>
  (many: number): string =>
    many > MAX_SYMBOLS ? `${many} ${sign}` : sign.repeat(many);
const SYMBOL_REPEATERS = { bullet: symbolRepeater('●'), hit: symbolRepeater('✕'), life: symbolRepeater('♥') };
export const SYMBOL_LEGEND = '● a bullet, ✕ a player hit, ♥ a life.';

export const EFFECTS = {
  weapon: {
    asks: ['cost', 'victims', 'throughDuck', 'poison'],
    pattern: /^weapon cost (\S+) victims (\S+)( through[ -]duck)?( poison)?$/,
    example: '“weapon cost 2 victims 2” (“through duck” and “poison” can follow)',
    parse: ([cost, victims, throughDuck, poison]) => ({
      cost: parseNumberOrWord(cost),
      victims: parseNumberOrWord(victims),
      throughDuck: throughDuck !== undefined,
      poison: poison !== undefined,
    }),
    write: ({ cost, victims, throughDuck, poison }) => [
      'cost',
      cost,
      'victims',
      victims,
      ...(throughDuck === true ? ['through duck'] : []),
      ...(poison === true ? ['poison'] : []),
    ],
    text: ({ throughDuck, poison, ...shot }) => {
      const duck = throughDuck ? ', even if they duck' : '';
      const again = poison ? `, and ${POISON_TEXT}` : '';
      return `Weapon. A shot ${describeShot(shot)}${duck}${again}.`;
    },
    signs: ({ cost, victims, throughDuck, poison }) =>
      [
        `shoot ${SYMBOL_REPEATERS.bullet(cost)}: ${SYMBOL_REPEATERS.hit(victims)}`,
        ...(throughDuck ? ['through duck'] : []),
        ...(poison ? [`${SYMBOL_REPEATERS.hit(victims)} a round later`] : []),
      ].join(', '),
    abilities: (shot) => ({ shot }),
  },
  'shoot-back': {
    asks: [],
    pattern: /^shoot-back$/,
    example: '“shoot-back”',
    parse: () => ({}),
    write: () => [],
    text: () => 'When you duck, you hit everyone who shoots at you, at no cost.',
    signs: () => `duck: ${SYMBOL_REPEATERS.hit(1)} each shooter`,
    abilities: () => ({ hitsBack: true }),
  },
  'claim-bonus': {
    asks: ['bullets'],
    pattern: /^claim-bonus (\S+)$/,
    example: '“claim-bonus 1”',
    parse: ([bullets]) => ({ bullets: parseNumberOrWord(bullets) }),
    write: ({ bullets }) => [bullets],
    text: ({ bullets }) => `Whenever you claim, you get ${plural(bullets, 'extra bullet')}.`,
    signs: ({ bullets }) => `claim: ${SYMBOL_REPEATERS.bullet(bullets)}`,
    abilities: ({ bullets }) => ({ bulletsPerClaim: bullets }),
  },
  'extra-life': {
    asks: ['lives'],
    pattern: /^extra-life (\S+)$/,
    example: '“extra-life 1”',
    parse: ([lives]) => ({ lives: parseNumberOrWord(lives) }),
    write: ({ lives }) => [lives],
    text: ({ lives }) =>
      `You get ${plural(lives, 'life', 'lives')} at the end of the round in which you buy this item, if you’re still alive.`,
    signs: ({ lives }) => `buy: ${SYMBOL_REPEATERS.life(lives)}`,
    abilities: ({ lives }) => ({ livesOnArrival: lives }),
  },
} as const satisfies EffectRules;

/** The number that a word spells; the word itself if it isn't a number. */
export function parseNumberOrWord(word: string | undefined): unknown {
  return word === undefined ? undefined : (parseInteger(word) ?? word);
}

/** What a shot costs and hits: `costs 1 bullet and hits one player`. */
export function describeShot({ cost, victims }: Pick<Shot, 'cost' | 'victims'>): string {
  return `costs ${plural(cost, 'bullet')} and hits ${victims === 1 ? 'one player' : `${victims} different players`}`;
}

const POISON_TEXT = 'victims take damage again at the end of the next round';

/** What a shot does besides its cost and victims; can be empty. */
export function shotExtrasText({ throughDuck, poison }: Pick<Shot, 'throughDuck' | 'poison'>): string {
  return [...(throughDuck ? ['also hits players who duck'] : []), ...(poison ? [POISON_TEXT] : [])].join(
    '; ',
  );
}

function findEffectRule<K extends EffectKind>(effect: Effect<K>): EffectRule<Effect<K>> {
  const rules: EffectRules = EFFECTS;
  return rules[effect.kind];
}

export function describeEffect<K extends EffectKind>(effect: Effect<K>): string {
  return findEffectRule(effect).text(effect);
}

export function effectSymbols<K extends EffectKind>(effect: Effect<K>): string {
  return findEffectRule(effect).signs(effect);
}

export function itemAbilities<K extends EffectKind>({ effect }: { readonly effect: Effect<K> }): Abilities {
  return findEffectRule(effect).abilities(effect);
}

export const DEFAULT_ITEMS: readonly Item[] = [
  { id: 'shotgun', name: 'Shotgun', price: 3, copies: 2, effect: weaponEffect({ cost: 2, victims: 2 }) },
  {
    id: 'rifle',
    name: 'Long Rifle',
    price: 4,
    copies: 2,
    effect: weaponEffect({ cost: 3, victims: 1, throughDuck: true }),
  },
  {
    id: 'crossbow',
    name: 'Poisonous Crossbow',
    price: 4,
    copies: 2,
    effect: weaponEffect({ cost: 1, victims: 1, poison: true }),
  },
  { id: 'fight-back', name: 'Fight Them Back', price: 3, copies: 3, effect: { kind: 'shoot-back' } },
  { id: 'satchel', name: 'Satchel', price: 2, copies: 3, effect: { kind: 'claim-bonus', bullets: 1 } },
  { id: 'bandage', name: 'Bandage', price: 4, copies: 3, effect: { kind: 'extra-life', lives: 1 } },
];

function weaponEffect(shot: Pick<Shot, 'cost' | 'victims'> & Partial<Shot>): Effect<'weapon'> {
  return { kind: 'weapon', throughDuck: false, poison: false, ...shot };
}

export function itemName({ items }: OpenSettings, id: string): string {
  const item = items.find((each) => each.id === id);
  return ensure(item, `No item has the id ${id}.`).name;
}

/** The items with these ids, in market order. */
export function findItems({ items }: OpenSettings, ids: readonly string[]): readonly Item[] {
  return items.filter(({ id }) => ids.includes(id));
}

export interface Weapon extends Shot {
  /** The item's id; empty for the default gun. */
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

export const findWeapons = memoize((items: readonly Item[]): readonly Weapon[] =>
  items.flatMap((item) => {
    const { shot } = itemAbilities(item);
    return shot === undefined ? [] : [{ ...shot, id: item.id, name: item.name }];
  }),
);

/** The weapon with this id; the default gun if there's none (WS-4). */
export function findWeapon({ items }: OpenSettings, id: string | undefined): Weapon {
  return findWeapons(items).find((each) => each.id === id) ?? DEFAULT_GUN;
}
