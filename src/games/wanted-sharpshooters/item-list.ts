// The setting `items`: a list in JSON, and one item per line in a form.
import {
  choice,
  withEditor,
  lineList,
  nameField,
  object,
  toOptions,
  refuseReading,
  variants,
  integer,
  type FieldPath,
  type Field,
  type QuestionKind,
  type RowCell,
} from '../frame/fields';
import { isObject } from '../frame/json';
import { nameKey } from '../frame/names';
import { cleanName } from '../frame/name-input';
import type { Problem } from '../frame/result';
import { quote } from '../frame/wording';
import { EFFECTS, parseNumberOrWord } from './items';
import { EFFECT_KINDS, problem, type EffectKind, type Item } from './types';

const SHORT_TEXT = { type: 'text', long: false } as const;
/** Index of the cell with the effect's kind. */
const EFFECT_CELL_INDEX = 4;

const EXAMPLE_ITEM_LINE = 'rifle; Long Rifle; 4; 2; weapon cost 3 victims 1 through duck';

const itemField: Field<Item> = object(
  {
    id: nameField({ title: 'Id', mayBeEmpty: true }),
    name: nameField({ title: 'Name', mayBeEmpty: true }),
    price: integer({ title: 'Price', min: 0 }),
    copies: integer({ title: 'Copies', min: 0 }),
    effect: variants(
      'kind',
      choice({ title: 'Effect', options: toOptions(EFFECT_KINDS) }),
      {
        cost: integer({ title: 'Cost of a shot', min: 0 }),
        victims: integer({ title: 'Victims', min: 1 }),
        throughDuck: booleanField('Through Duck'),
        poison: booleanField('Poison'),
        bullets: integer({ title: 'Bullets', min: 0 }),
        lives: integer({ title: 'Lives', min: 0 }),
      },
      EFFECTS,
      {},
    ),
  },
  { title: 'Item' },
);

/** A field that's true or false in JSON. A line includes the word for it or doesn't. */
function booleanField(title: string): Field<boolean> {
  return {
    read: (value, at) => {
      if (value === undefined)
        return refuseReading('missing', at, `${at.label}: no answer. Enter true or false.`);
      return typeof value === 'boolean'
        ? { ok: true, value }
        : refuseReading('not-yes-or-no', at, `${at.label}: ${quote(value)} is not true or false.`);
    },
    questions: () => [{ title, help: '', required: true, kind: { type: 'text', long: false } }],
    fromAnswers: () => undefined,
    toAnswers: () => [],
  };
}

const itemLinesField: Field<readonly Item[]> = lineList<Item>(
  {
    title: 'Items',
    help: `One item per line: id; name; price; copies; effect. Effects: ${Object.values(EFFECTS)
      .map(({ example }) => example)
      .join('; ')}. Write “none” for no items.`,
  },
  {
    entry: itemField,
    what: 'item',
    one: 'an item',
    format: 'id; name; price; copies; effect',
    example: EXAMPLE_ITEM_LINE,
    parse: parseItem,
    show: formatItem,
    check: idAndNameProblems,
  },
);

export const itemsField = withEditor(itemLinesField, {
  kind: 'rows',
  what: 'item',
  help: '',
  cells: [
    { title: 'Id', kind: SHORT_TEXT, lead: '', required: true, distinct: true },
    { title: 'Name', kind: SHORT_TEXT, lead: '; ', required: true, distinct: true },
    { title: 'Price', kind: { type: 'whole', min: 0 }, lead: '; ', required: true },
    { title: 'Copies', kind: { type: 'whole', min: 0 }, lead: '; ', required: true },
    {
      title: 'Effect',
      kind: { type: 'choice', options: toOptions(EFFECT_KINDS) },
      lead: '; ',
      required: true,
    },
    effectCell('weapon', 'Cost of a shot', { type: 'whole', min: 0 }, ' cost '),
    effectCell('weapon', 'Victims', { type: 'whole', min: 1 }, ' victims '),
    keywordCell('weapon', 'Goes through Duck', 'through duck'),
    keywordCell('weapon', 'Poison', 'poison'),
    effectCell('claim-bonus', 'Bullets', { type: 'whole', min: 0 }, ' '),
    effectCell('extra-life', 'Lives', { type: 'whole', min: 0 }, ' '),
  ],
  none: 'none',
});

/** A cell that's only asked for items with this effect. */
function effectCell(effect: EffectKind, title: string, kind: QuestionKind, lead: string): RowCell {
  return { title, kind, lead, required: true, when: { cell: EFFECT_CELL_INDEX, answers: [effect] } };
}

/** A cell for a word that the line can include. */
function keywordCell(effect: EffectKind, title: string, word: string): RowCell {
  const kind = { type: 'checkboxes', options: toOptions([word]) } as const;
  return { ...effectCell(effect, title, kind, ' '), required: false };
}

/** Problems with ids and names that are empty, or read the same (ALL-6) as those of another item. */
function idAndNameProblems(items: readonly Item[], at: FieldPath): readonly Problem[] {
  const keys = items.map(({ id, name }) => [nameKey(id), nameKey(name)]);
  return items.flatMap((item, index) =>
    ([item.id, item.name] as const).flatMap((spelling, part) => {
      const place = [...at.place, index, part === 0 ? 'id' : 'name'];
      const wanted = nameKey(spelling);
      if (wanted === '') {
        return [problem('empty-item', place, `Items ${index + 1}: the ID and name can’t be empty.`)];
      }
      const first = keys.findIndex((spellings) => spellings.includes(wanted));
      const sentence = `Items ${index + 1}: ${quote(spelling)} reads the same as the ID or name of item ${first + 1}. IDs and names must differ by more than capitals, accents and invisible characters.`;
      return first === index ? [] : [problem('same-item', place, sentence)];
    }),
  );
}

/** Parses a line into the JSON of an item; undefined if that isn't possible. */
function parseItem(line: string): unknown {
  const [id, name, price, copies, words, ...more] = line.split(';').map(cleanName);
  const effect = words === undefined || more.length > 0 ? undefined : parseEffect(words);
  return effect === undefined
    ? undefined
    : { id, name, price: parseNumberOrWord(price), copies: parseNumberOrWord(copies), effect };
}

function parseEffect(words: string): unknown {
  const plain = nameKey(words)
    .split(/[\s,:=]+/)
    .join(' ');
  for (const kind of EFFECT_KINDS) {
    const { pattern, parse } = EFFECTS[kind];
    const match = pattern.exec(plain);
    if (match !== null) return { kind, ...parse(match.slice(1)) };
  }
  return undefined;
}

/** Writes an item as a line. If no line can express the item, the line can't be parsed. */
function formatItem(item: Readonly<Record<string, unknown>>): string {
  return [item.id, item.name, item.price, item.copies, formatEffect(item.effect)].map(String).join('; ');
}

function formatEffect(effect: unknown): string {
  if (!isObject(effect)) return '';
  const kind: EffectKind | undefined = EFFECT_KINDS.find((each) => each === effect.kind);
  return kind === undefined ? '' : [kind, ...EFFECTS[kind].write(effect)].map(String).join(' ');
}
