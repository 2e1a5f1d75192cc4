// Rows and grids of cells as text: what an editor writes in any game is what that game reads.
import { seededChance, type Chance } from '../../src/games/frame/chance';
import {
  cellFault,
  parseGrid,
  gridToText,
  isCellAsked,
  parseRows,
  rowsToText,
  misreadCellIndex,
  type TitledAnswer,
  type AnswerLookup,
  type GridEditorSpec,
  type Question,
  type QuestionKind,
  type Row,
  type RowsEditorSpec,
} from '../../src/games/frame/fields';
import { EVERY_GAME } from './every-game';

interface Edited {
  readonly name: string;
  readonly question: Question;
  readonly fromAnswers: (answers: AnswerLookup) => unknown;
  readonly toAnswers: (value: unknown) => readonly TitledAnswer[];
}

/** Names that contain the characters between cells. */
const NAMES = [
  'Ana',
  'Ana: B',
  'Bo, the second',
  '=SUM(A1)',
  'Łukasz',
  'D’Arcy; x',
  'none',
  'Chen',
  'learn',
  'I',
];

/** Every question with an editor for rows: settings, and the host's entries in the first stages. */
const EDITED: readonly Edited[] = EVERY_GAME.flatMap((game) => {
  const { id } = game.info;
  const settings = game.settingsQuestions.map((question) => ({
    name: `${id}: ${question.title}`,
    question,
    fromAnswers: (answers: AnswerLookup) => game.settings.fromAnswers(answers, ''),
    toAnswers: (value: unknown) => game.settings.toAnswers(value, ''),
  }));
  const priced = id === 'black-garnet' ? { prices: { learnDuel: 1, missionHint: 1, statPoint: 1 } } : {};
  const roster = game.sampleRoster.map((row, index) => ({ ...row, name: NAMES[index] ?? row.name ?? '' }));
  const begun = game.begin(roster, { ...game.sampleSettings, ...priced }, 'rows');
  const stage = begun.ok ? begun.value.stage : null;
  const entered = (stage?.hostQuestions ?? []).map((question) => ({
    name: `${id}, ${stage?.name ?? ''}: ${question.title}`,
    question,
    fromAnswers: (answers: AnswerLookup) => stage?.hostFromAnswers(answers),
    toAnswers: (value: unknown) => stage?.hostToAnswers(value) ?? [],
  }));
  return [...settings, ...entered].filter(
    ({ question: { editor } }) => editor?.kind === 'rows' || editor?.kind === 'grid',
  );
});

test.each(EDITED)('$name: picked rows are read unchanged', (edited) => {
  const { editor } = edited.question;
  for (let number = 0; number < 40; number += 1) {
    const chance = seededChance(`${edited.name} ${number}`);
    if (editor?.kind === 'rows') {
      const rows = rowsOf(editor, chance);
      const text = rowsToText(
        editor,
        rows.map((cells) => ({ cells })),
      );
      expect(rows.map((row) => misreadCellIndex(editor, row))).toEqual(rows.map(() => undefined));
      expect(parseRows(editor, text)).toEqual(rows.map((cells) => ({ cells })));
      expect(parseRows(editor, said(edited, text))).toEqual(rows.map((cells) => ({ cells })));
    } else if (editor?.kind === 'grid') {
      const grid = gridOf(editor, chance);
      const text = gridToText(editor, grid);
      expect(parseGrid(editor, text)).toEqual(grid);
      expect(said(edited, text)).toEqual(text);
    }
  }
});

function said({ question: { title }, fromAnswers, toAnswers }: Edited, text: string): string {
  const value = fromAnswers((asked) => (asked === title ? text : ''));
  return toAnswers(value).find((answered) => answered.title === title)?.answer ?? '';
}

function rowsOf({ cells, most = 4 }: RowsEditorSpec, chance: Chance): readonly Row[] {
  const taken = cells.map(() => new Set<string>());
  return Array.from({ length: chance.whole(1, Math.min(most, 4)) }, () =>
    cells.reduce<Row>((row, { kind, distinct, required }, index) => {
      if (!isCellAsked(cells, row, index) || (!required && chance.whole(0, 1) === 0)) return [...row, ''];
      const wanted = answersTo(kind).filter(
        (answer) => distinct !== true || taken[index]?.has(answer) !== true,
      );
      const answer = chance.pick(wanted) ?? '';
      taken[index]?.add(answer);
      return [...row, answer];
    }, []),
  );
}

function gridOf({ cell, rows, columns }: GridEditorSpec, chance: Chance): readonly Row[] {
  const width = chance.whole(columns.min, Math.min(columns.max, 9));
  return Array.from({ length: chance.whole(rows.min, Math.min(rows.max, 9)) }, () =>
    Array.from({ length: width }, () => chance.pick(answersTo(cell)) ?? ''),
  );
}

function answersTo(kind: QuestionKind): readonly string[] {
  switch (kind.type) {
    case 'choice':
      return kind.options.map(({ value, label = value }) => label);
    case 'checkboxes': {
      const labels = kind.options.map(({ value, label = value }) => label);
      return labels.map((_, index) => labels.slice(0, index + 1).join(', '));
    }
    case 'whole':
      return [kind.min ?? 0, (kind.min ?? 0) + 3].map(String);
    case 'text':
      return ['Rose', 'Long Rifle', 'Éva', 'rifle2'];
  }
}

const SALES = {
  kind: 'rows',
  what: 'sale',
  help: '',
  cells: [
    { title: 'Name', kind: { type: 'text', long: false }, lead: '', required: true },
    { title: 'Price', kind: { type: 'whole', min: 0 }, lead: '; ', required: true },
  ],
  none: 'none',
} as const satisfies RowsEditorSpec;

test('a separator within a cell is reported, and a line in no known form stays unchanged', () => {
  expect(misreadCellIndex(SALES, ['Ri;fle', '3'])).toBe(0);
  expect(misreadCellIndex(SALES, ['Rifle', ''])).toBeUndefined();
  expect(misreadCellIndex(SALES, ['x'.repeat(400), '3'])).toBeUndefined();
  const [name, price] = SALES.cells;
  const noted = { ...SALES, cells: [name, { ...name, lead: ', ' }, price] };
  expect(misreadCellIndex(noted, ['Rifle', 'a; 3', '4'])).toBe(1);
  expect(parseRows(SALES, 'Rifle; 3\n{"name":"x"}\n\n gun ;4')).toEqual([
    { cells: ['Rifle', '3'] },
    { line: '{"name":"x"}' },
    { cells: ['gun', '4'] },
  ]);
  expect(
    rowsToText(SALES, [{ cells: ['Rifle', '3'] }, { line: ' {"name":"x"} ' }, { cells: ['', ''] }]),
  ).toBe('Rifle; 3\n{"name":"x"}');
});

test('a line that is too long, or takes too long to split, stays a line', () => {
  const [most, more] = [397, 398].map((length) => 'x'.repeat(length));
  expect(parseRows(SALES, `${most}; 3\n${more}; 3`)).toEqual([
    { cells: [most, '3'] },
    { line: `${more}; 3` },
  ]);
  const words = (length: number): string => Array(length).fill('a').join(' ');
  const split = (length: number) => {
    const part = { title: '', kind: { type: 'text', long: false }, lead: ' ', required: true } as const;
    // This cell isn't in the line, and only the longest first cell makes it unnecessary.
    const when = { cell: 0, answers: Array.from({ length: length - 3 }, (_, index) => words(index + 1)) };
    const cells = [{ ...part, lead: '' }, part, part, { ...part, lead: '!', when }];
    return parseRows({ ...SALES, cells }, words(length));
  };
  expect(split(39)).toEqual([{ cells: [words(37), 'a', 'a', ''] }]);
  expect(split(40)).toEqual([{ line: words(40) }]);
});

test('if an empty text has its own meaning, no rows are written differently', () => {
  expect(rowsToText(SALES, [])).toBe('none');
  expect(parseRows(SALES, 'None')).toEqual([]);
  expect(rowsToText(SALES, [{ cells: ['', ''] }])).toBe('');
});

const ITEMS = [{ value: 'gun' }, { value: 'Long Rifle' }];

test('typed ticks get the labels of their choices, unless there’s another', () => {
  const kind = { type: 'checkboxes', options: ITEMS } as const;
  const cells = [{ ...SALES.cells[0], kind }];
  expect(parseRows({ ...SALES, cells }, 'long rifle, GUN\nGUN, bow')).toEqual([
    { cells: ['Long Rifle, gun'] },
    { cells: ['GUN, bow'] },
  ]);
});

test('an empty cell keeps its place in a grid', () => {
  const numbers: GridEditorSpec = {
    kind: 'grid',
    help: '',
    cell: { type: 'whole' },
    between: ' ',
    rows: { min: 2, max: 8 },
    columns: { min: 2, max: 8 },
  };
  const grid = [
    ['1', ''],
    ['', '4'],
    ['', ''],
  ];
  expect(parseGrid(numbers, gridToText(numbers, grid))).toEqual(grid);
  expect(gridToText(numbers, [['', '']])).toBe('');
  expect(parseGrid(numbers, '1, 2\n\n3;4')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test.each<readonly [QuestionKind, string, string]>([
  [{ type: 'whole', min: 0, max: 5 }, '6', '“6” is not a whole number from 0 to 5.'],
  [{ type: 'whole', min: 1 }, 'x', '“x” is not a whole number, 1 or more.'],
  [{ type: 'whole' }, '-3', ''],
  [{ type: 'whole', min: 1 }, ' ', ''],
  [{ type: 'whole', min: 1, max: 5 }, '1', ''],
  [{ type: 'whole', min: 1, max: 5 }, '5', ''],
  [
    { type: 'choice', options: [{ value: 'a', label: 'Apple' }] },
    'pear',
    '“pear” is not one of the choices.',
  ],
  [{ type: 'choice', options: [{ value: 'a', label: 'Apple' }] }, 'Apple', ''],
  [{ type: 'checkboxes', options: ITEMS }, 'gun, Long Rifle', ''],
  [
    { type: 'checkboxes', options: [{ value: 'A' }, { value: 'B' }] },
    'A, C',
    '“A, C” contains something that isn’t one of the choices.',
  ],
])('%j: the fault of %s', (kind, answer, fault) => {
  expect(cellFault(kind, answer)).toBe(fault);
});
