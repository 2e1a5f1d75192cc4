// Fields define a form's questions, how answers are read, and which JSON is accepted.
import fc from 'fast-check';
import {
  choice,
  defaulted,
  matrix,
  object,
  optional,
  toOptions,
  rankedChoices,
  readInput,
  fixedLengthList,
  checkboxes,
  text,
  variants,
  integer,
  textList,
  yesNo,
  type Cell,
  type Field,
} from '../../../src/games/frame/fields';
import { runs } from '../random-play';
import { anyText } from '../../support/any-text';

/** The JSON that a form row means; answers are by question title. */
function fromRow(field: Field<unknown>, row: Readonly<Record<string, Cell>>): unknown {
  const answers = new Map(Object.entries(row));
  return field.fromAnswers((title) => answers.get(title) ?? '', '');
}

/** Fills in a form from this JSON, and reads it back. */
function thereAndBack(field: Field<unknown>, value: unknown): unknown {
  return fromRow(
    field,
    Object.fromEntries(field.toAnswers(value, '').map(({ title, answer }) => [title, answer])),
  );
}

function reasonsFor(field: Field<unknown>, value: unknown): readonly string[] {
  const reading = readInput(field, value, 'It');
  return reading.ok ? [] : reading.problems.map(({ code, place }) => [code, ...place].join(' '));
}

describe('whole', () => {
  const dice = integer({ title: 'Dice', min: 1, max: 6 });

  test.each<[Cell, unknown]>([
    [3, 3],
    [' 3.0 ', 3],
    ['  ', undefined],
    ['=1+2', '=1+2'],
    [true, true],
  ])('the answer %j says %j', (cell, value) => {
    expect(fromRow(dice, { Dice: cell })).toEqual(value);
  });

  test.each<[unknown, readonly string[]]>([
    [6, []],
    [2.0, []],
    [0, ['out-of-range']],
    [7, ['out-of-range']],
    [2.5, ['not-whole']],
    ['2', ['not-whole']],
    [null, ['not-whole']],
    [Number.MAX_SAFE_INTEGER + 1, ['not-whole']],
    [undefined, ['missing']],
  ])('%j is refused for %j', (value, codes) => {
    expect(reasonsFor(dice, value)).toEqual(codes);
  });
});

describe('choice', () => {
  const names = choice({ title: 'Who', options: toOptions(['007', 'Zoë', '=SUM(A1)', 'TRUE', 'A, B', 'A']) });

  test.each<[Cell, unknown]>([
    ['007', '007'],
    [7, '007'], // Sheets stores the choice as a number
    ['zoe', 'Zoë'],
    [' Zoë ', 'Zoë'],
    ['=SUM(A1)', '=SUM(A1)'],
    [true, 'TRUE'],
    ['A, B', 'A, B'],
    ['Q', 'Q'],
    [8, '8'],
    ['', undefined],
  ])('the answer %j says %j', (cell, value) => {
    expect(fromRow(names, { Who: cell })).toEqual(value);
  });

  test('a number that could be two of the choices is neither', () => {
    const field = choice({ title: 'Who', options: toOptions(['007', '07']) });
    expect(reasonsFor(field, fromRow(field, { Who: 7 }))).toEqual(['not-a-choice']);
  });

  test('a choice whose label is exactly the number wins', () => {
    const field = choice({ title: 'Who', options: toOptions(['007', '7']) });
    expect(fromRow(field, { Who: 7 })).toBe('7');
  });

  test.each([
    [0, 'a choice, because there are none'],
    [1, 'a0, the only choice'],
    [2, 'one of a0 or a1'],
    [12, ' or a11'],
    [13, 'one of the 13 choices'],
  ])('with %i choices, a refusal says what is expected', (number, said) => {
    const options = toOptions(Array.from({ length: number }, (_, at) => `a${at}`));
    const reading = readInput(choice({ title: 'Who', options }), 'x', 'It');
    expect(reading.ok ? '' : reading.problems[0]?.text).toContain(said);
  });

  test('labels and other spellings give the value', () => {
    const field = choice({ title: 'Do', options: [{ value: 'A', label: 'A: double', aliases: ['double'] }] });
    expect(fromRow(field, { Do: 'A: double' })).toBe('A');
    expect(fromRow(field, { Do: 'Double' })).toBe('A');
    expect(reasonsFor(field, 'double')).toEqual([]);
    expect(field.toAnswers('A', '')).toEqual([{ title: 'Do', answer: 'A: double' }]);
  });
});

describe('several', () => {
  const field = checkboxes({ title: 'Buy', options: toOptions(['A', 'B', 'A, B', 'C, D', '7']) });

  test.each<[Cell, unknown]>([
    ['A, 7', ['A', '7']],
    ['C, D', ['C, D']],
    ['C, D, A', ['C, D', 'A']],
    ['B, C, D, A', ['B', 'C, D', 'A']],
    [7, ['7']],
    ['', undefined],
    ['nothing of it', ['nothing of it']],
  ])('the answer %j says %j', (cell, value) => {
    expect(fromRow(field, { Buy: cell })).toEqual(value);
  });

  test('a choice picked twice is refused once', () => {
    expect(reasonsFor(field, ['A', 'A', 'A'])).toEqual(['repeated']);
    expect(reasonsFor(field, ['A', 'a'])).toEqual(['repeated']);
    expect(reasonsFor(field, ['A', 'Q'])).toEqual(['not-a-choice 1']);
    expect(reasonsFor(field, 'A')).toEqual(['not-a-list']);
    expect(reasonsFor(field, [null])).toEqual(['not-a-choice 0']);
  });
});

describe('lists in order', () => {
  const order = rankedChoices({
    title: 'Place',
    help: 'The best first.',
    options: toOptions(['Ana', 'Bo', '7']),
  });

  test('each place has its own question, and gaps are closed', () => {
    const asked = order.questions('').filter(({ required }) => required);
    expect(asked.map(({ title, help }) => [title, help])).toEqual([
      ['Place 1', 'The best first.'],
      ['Place 2', ''],
      ['Place 3', ''],
    ]);
    expect(fromRow(order, { 'Place 1': 'bo', 'Place 3': 7 })).toEqual(['Bo', '7']);
    expect(thereAndBack(order, ['7', 'Ana', 'Bo'])).toEqual(['7', 'Ana', 'Bo']);
    expect(reasonsFor(order, ['Bo', 'Bo', '7'])).toEqual(['repeated']);
    expect(reasonsFor(order, ['Bo'])).toEqual(['wrong-count']);
  });

  test('a written list is cut at commas, semicolons and lines', () => {
    const list = textList({ title: 'Squares' }, text({ title: 'Square' }));
    expect(fromRow(list, { Squares: 'AXaz, BYby;cz\n Xz ,' })).toEqual(['AXaz', 'BYby', 'cz', 'Xz']);
    expect(thereAndBack(list, ['cz', 'Xz'])).toEqual(['cz', 'Xz']);
  });

  test('a board has one line per row', () => {
    const board = matrix({ title: 'Board' }, integer({ title: 'Cell' }), { min: 2, max: 3 });
    expect(fromRow(board, { Board: '1 2\n\n 3\t-4 \n' })).toEqual([
      [1, 2],
      [3, -4],
    ]);
    expect(
      thereAndBack(board, [
        [1, 2],
        [3, 4],
        [5, -6],
      ]),
    ).toEqual([
      [1, 2],
      [3, 4],
      [5, -6],
    ]);
    expect(reasonsFor(board, [[1, 2], [3]])).toEqual(['wrong-count 1']);
    expect(
      reasonsFor(board, [
        [1, 1],
        [3, 4, 5],
      ]),
    ).toEqual(['uneven-rows']);
    expect(reasonsFor(board, fromRow(board, { Board: '1 x\n3 4' }))).toEqual(['not-whole 0 1']);
  });
});

describe('fields of fields', () => {
  const fields = object({ name: text({ title: 'Name' }), age: optional(integer({ title: 'Age' })) });

  test('every problem is reported with its place, even unknown fields', () => {
    expect(reasonsFor(fields, { age: 'x', extra: null, __proto__: 1 })).toEqual([
      'missing name',
      'not-whole age',
      'unknown-field extra',
    ]);
    expect(reasonsFor(fields, JSON.parse('{"name":"a","__proto__":1,"toString":2}'))).toEqual([
      'unknown-field __proto__',
      'unknown-field toString',
    ]);
    expect(reasonsFor(fields, { name: 'a', age: undefined })).toEqual([]);
    expect(reasonsFor(fields, { name: 'a', age: null })).toEqual(['not-whole age']);
    for (const value of [null, [], 'text', 7]) expect(reasonsFor(fields, value)).toEqual(['not-an-object']);
  });

  test('the default of a part is mentioned once, even within another part', () => {
    const price = defaulted(integer({ title: 'Price', help: 'In garnets.', min: 1 }), 2);
    const inner = defaulted(object({ price }), { price: 2 });
    const field = object({ inner });
    expect(field.questions('')).toEqual([
      {
        title: 'Price',
        help: 'In garnets. Default: 2.',
        required: false,
        default: '2',
        kind: { type: 'whole', min: 1 },
      },
    ]);
    for (const given of [{}, { inner: {} }]) {
      expect(readInput(field, given, 'It')).toEqual({ ok: true, value: { inner: { price: 2 } } });
    }
  });

  test('repeated parts have numbered titles, which problems with missing answers mention', () => {
    const day = fixedLengthList(['Morning', 'Evening'], fields);
    expect(day.questions('').map(({ title }) => title)).toEqual([
      'Morning: Name',
      'Morning: Age',
      'Evening: Name',
      'Evening: Age',
    ]);
    expect(thereAndBack(day, [{ name: 'a' }, { name: 'b', age: 3 }])).toEqual([
      { name: 'a' },
      { name: 'b', age: 3 },
    ]);
    expect(fromRow(day, { 'Evening: Name': 'b' })).toEqual([undefined, { name: 'b' }]);
    expect(reasonsFor(day, [{ name: 'a' }, { name: 'b' }])).toEqual([]);
    const reading = readInput(day, undefined, 'Day');
    const texts = reading.ok ? [] : reading.problems.map(({ text: words }) => words);
    expect(texts).toEqual(['Morning: no answer.', 'Evening: no answer.']);
    expect(reasonsFor(day, [{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual(['too-many']);
  });

  test('a choice decides which further questions belong', () => {
    const move = variants(
      'do',
      choice({ title: 'Do', options: toOptions(['rest', 'give']) }),
      { to: text({ title: 'To' }), points: integer({ title: 'Points' }) },
      { rest: {}, give: { asks: ['to'], mayAsk: ['points'] } },
      {},
    );
    expect(reasonsFor(move, { do: 'rest' })).toEqual([]);
    expect(reasonsFor(move, { do: 'rest', to: 'Bo' })).toEqual(['unknown-field to']);
    expect(reasonsFor(move, { do: 'give' })).toEqual(['missing to']);
    expect(reasonsFor(move, { do: 'give', to: 'Bo', points: 'x' })).toEqual(['not-whole points']);
    expect(reasonsFor(move, { do: 'dance', to: 7 })).toEqual(['not-a-choice do', 'not-text to']);
    expect(thereAndBack(move, { do: 'give', to: 'Bo', points: 2 })).toEqual({
      do: 'give',
      to: 'Bo',
      points: 2,
    });
    expect(fromRow(move, {})).toBeUndefined();
  });

  test.each<[Cell, unknown]>([
    ['Yes', true],
    ['no', false],
    ['on', true],
    [true, true],
    [false, false],
    ['perhaps', 'perhaps'],
    ['', undefined],
  ])('yes or no: the answer %j says %j', (cell, value) => {
    expect(fromRow(yesNo({ title: 'Ok' }), { Ok: cell })).toEqual(value);
  });

  test('text stays as it was typed', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 20 }), (typed) => {
        if (typed.trim() === '') return;
        expect(thereAndBack(text({ title: 'T' }), typed)).toBe(typed);
      }),
      runs(200),
    );
  });
});
