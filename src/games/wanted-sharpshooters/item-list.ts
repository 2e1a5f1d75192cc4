// The item list as the host gives it: JSON, or one item a line in a form.
import {
  choice,
  object,
  optionsOf,
  readList,
  refuse,
  text,
  variants,
  whole,
  textCodec,
  type At,
  type Field,
  type Reading,
} from '../fields';
import { isList, isObject } from '../json';
import { fold } from '../names';
import { problem, type Problem } from '../problems';
import { quote } from '../wording';
import { EFFECT_KINDS, type Item } from './types';

const EXAMPLE = 'rifle; Long Rifle; 4; 2; weapon cost 3 victims 1 through duck';

const effectField = variants(
  'kind',
  choice({ title: 'Effect', options: optionsOf(EFFECT_KINDS), exact: true }),
  {
    cost: whole({ title: 'Cost of a shot', min: 0 }),
    victims: whole({ title: 'Victims', min: 1 }),
    throughDuck: flag('Through Duck'),
    poison: flag('Poison'),
    bullets: whole({ title: 'Bullets', min: 0 }),
    lives: whole({ title: 'Lives', min: 0 }),
  },
  {
    weapon: { asks: ['cost', 'victims', 'throughDuck', 'poison'] },
    'shoot-back': {},
    'claim-bonus': { asks: ['bullets'] },
    'extra-life': { asks: ['lives'] },
  },
  {},
);

const itemFields = object(
  {
    id: text({ title: 'Id' }),
    name: text({ title: 'Name' }),
    price: whole({ title: 'Price', min: 0 }),
    copies: whole({ title: 'Copies', min: 0 }),
    effect: effectField,
  },
  { title: 'Item' },
);

const itemField: Field<Item> = {
  ...itemFields,
  read: (value, at) => {
    if (typeof value === 'string') {
      return refuse(
        'not-an-item',
        at,
        `${at.label}: ${quote(value)} is not an item. Write id; name; price; copies; effect: ${EXAMPLE}.`,
      );
    }
    const reading = itemFields.read(value, at);
    if (!reading.ok) return reading;
    const { id, name, ...rest } = reading.value;
    return { ok: true, value: { id: id.trim(), name: name.trim(), ...rest } };
  },
};

/** The setting `items`: a whole list, which replaces the house list. */
export const itemsField: Field<readonly Item[]> = textCodec<readonly Item[]>(
  {
    title: 'Items',
    help: `One a line: id; name; price; copies; effect. Effects: “weapon cost 2 victims 2”, with “through duck” or “poison” after it; “shoot-back”; “claim-bonus 1”; “extra-life 1”. For example: ${EXAMPLE}. Write “none” for no items. Leave empty for the house list.`,
  },
  {
    parse: (typed) => (fold(typed) === 'none' ? [] : linesOf(typed).map(parseItem)),
    show: (value) =>
      !isList(value) ? '' : value.length === 0 ? 'none' : value.map((item) => showItem(item)).join('\n'),
    read: readItems,
  },
);

function readItems(value: unknown, at: At): Reading<readonly Item[]> {
  const reading = readList(value, at, itemField, { distinct: false, what: 'item' });
  if (!reading.ok) return reading;
  const faults = spellingFaults(reading.value, at);
  return faults.length === 0 ? reading : { ok: false, draft: reading.value, problems: faults };
}

/** Ids and names are not empty and differ after folding, one item's id from another's name too. */
function spellingFaults(items: readonly Item[], at: At): readonly Problem[] {
  return items.flatMap((item, index) =>
    ([item.id, item.name] as const).flatMap((spelling, part) => {
      const place = [...at.place, index, part === 0 ? 'id' : 'name'];
      if (fold(spelling) === '') {
        return [problem('empty-item', place, `Items ${index + 1}: id and name must not be empty.`)];
      }
      const first = items.findIndex(({ id, name }) =>
        [id, name].some((other) => fold(other) === fold(spelling)),
      );
      return first === index
        ? []
        : [
            problem(
              'same-item',
              place,
              `Items ${index + 1}: ${quote(spelling)} reads the same as the id or name of item ${first + 1}. They must differ in more than capitals and accents.`,
            ),
          ];
    }),
  );
}

/** Yes or no in JSON only: in text the word is there or not. */
function flag(title: string): Field<boolean> {
  return {
    read: (value, at) =>
      typeof value === 'boolean'
        ? { ok: true, value }
        : refuse('not-yes-or-no', at, `${at.label}: ${quote(value)} is not true or false.`),
    questions: () => [{ title, help: '', required: true, kind: { type: 'text', long: false } }],
    fromAnswers: () => undefined,
    toAnswers: () => [],
  };
}

function linesOf(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One line as the JSON of an item; a line that makes no sense stays text, and is refused when it is read. */
function parseItem(line: string): unknown {
  if (line.startsWith('{')) return parseJson(line);
  const [id, name, price, copies, effect, ...more] = line.split(';').map((part) => part.trim());
  if (effect === undefined || more.length > 0) return line;
  const words = parseEffect(effect);
  return words === undefined
    ? line
    : { id, name, price: number(price), copies: number(copies), effect: words };
}

function parseJson(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return line;
  }
}

function parseEffect(words: string): unknown {
  const [kind = '', ...rest] = fold(words).split(/[\s,:=]+/);
  const only = rest.length === 1 ? number(rest[0]) : undefined;
  switch (kind) {
    case 'weapon':
      return parseWeapon(rest.join(' '));
    case 'shoot-back':
      return rest.length === 0 ? { kind } : undefined;
    case 'claim-bonus':
      return only === undefined ? undefined : { kind, bullets: only };
    case 'extra-life':
      return only === undefined ? undefined : { kind, lives: only };
    default:
      return undefined;
  }
}

function parseWeapon(words: string): unknown {
  const match = /^cost (\S+) victims (\S+)( through[ -]duck)?( poison)?$/.exec(words);
  return match === null
    ? undefined
    : {
        kind: 'weapon',
        cost: number(match[1]),
        victims: number(match[2]),
        throughDuck: match[3] !== undefined,
        poison: match[4] !== undefined,
      };
}

function number(word: string | undefined): unknown {
  return word !== undefined && /^[+-]?\d+$/.test(word) ? Number(word) : word;
}

/** An item as a line that is parsed back to it. */
function showItem(item: unknown): string {
  const line = isObject(item)
    ? [item.id, item.name, item.price, item.copies, showEffect(item.effect)].map(String).join('; ')
    : '';
  const fits = !line.includes('\n') && same(parseItem(line), item);
  return fits ? line : typeof item === 'string' ? item : JSON.stringify(item);
}

function showEffect(effect: unknown): string {
  if (!isObject(effect)) return '';
  const { kind, cost, victims, throughDuck, poison, bullets, lives } = effect;
  const words = [
    kind,
    ...(kind === 'weapon' ? ['cost', cost, 'victims', victims] : [bullets ?? lives ?? '']),
    throughDuck === true ? 'through duck' : '',
    poison === true ? 'poison' : '',
  ];
  return words
    .map(String)
    .filter((word) => word !== '')
    .join(' ');
}

/** Whether two plain values say the same, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
  }
  return a === b;
}
