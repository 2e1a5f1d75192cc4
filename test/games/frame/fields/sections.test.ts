// Form sections: which pages there are, where each leads, and which answers count if somebody strays from the path.
import {
  choice,
  object,
  optional,
  toOptions,
  formPages,
  questionsOnPath,
  fixedLengthList,
  text,
  variants,
  integer,
  type Field,
  type Question,
} from '../../../../src/games/frame/fields';

const move = variants(
  'do',
  choice({
    title: 'Do',
    options: [
      { value: 'rest' },
      { value: 'give', label: 'Give: something away', short: 'Give' },
      { value: 'lend', label: 'Lend: something for a day', short: 'Lend' },
      { value: 'look' },
    ],
  }),
  {
    points: integer({ title: 'Points' }),
    to: text({ title: 'To' }),
    where: text({ title: 'Where' }),
    how: text({ title: 'How' }),
  },
  {
    rest: {},
    give: { asks: ['to', 'points'] },
    lend: { asks: ['to'] },
    look: { asks: ['where'], mayAsk: ['how'] },
  },
  { note: optional(text({ title: 'Note' })) },
);

/** Each page as `title: questions -> next`, with the page that each choice leads to. */
function drawn(questions: readonly Question[]): readonly unknown[] {
  return formPages(questions).map(({ title, questions: asked, next, branch }) => [
    title,
    asked.map((question) => `${question.title}${question.required ? '*' : ''}`).join(', '),
    next,
    branch === undefined ? '' : [...branch.pages].map(([value, page]) => `${value} ${page}`).join(', '),
  ]);
}

test('questions that depend on no choice are on one page', () => {
  const plain = object({ a: text({ title: 'A' }), b: optional(text({ title: 'B' })) });
  expect(drawn(plain.questions(''))).toEqual([['', 'A*, B', undefined, '']]);
});

test('each choice leads to its section, through the sections that it shares, and all come to the last page', () => {
  expect(drawn(move.questions(''))).toEqual([
    ['', 'Do*', 4, 'rest 4, give 1, lend 2, look 3'],
    ['Give', 'Points*', 2, ''],
    ['Give or Lend', 'To*', 4, ''],
    ['look', 'Where*, How', 4, ''],
    ['To finish', 'Note', undefined, ''],
  ]);
  const [, give, , look] = formPages(move.questions(''));
  expect([give?.help, look?.help]).toEqual(['Give: something away', '']);
});

test('repeated parts are consecutive pages, and an empty one ends the form', () => {
  const yes = variants(
    'do',
    choice({ title: 'Do', options: toOptions(['yes', 'no']) }),
    { why: text({ title: 'Why' }) },
    { yes: { asks: ['why'] }, no: {} },
    {},
  );
  expect(drawn(fixedLengthList(['Day', 'Night'], yes).questions(''))).toEqual([
    ['', 'Day: Do*', 2, 'yes 1, no 2'],
    ['Day: yes', 'Day: Why*', 2, ''],
    ['Night', 'Night: Do*', 4, 'yes 3, no 4'],
    ['Night: yes', 'Night: Why*', 4, ''],
    ['To finish', '', undefined, ''],
  ]);
});

function fromRow(field: Field<unknown>, cells: Readonly<Record<string, string>>): unknown {
  return field.fromAnswers((title) => cells[title] ?? '', '');
}

const EVERYTHING = { Points: 'many', To: 'Bo', Where: 'here', How: 'well', Note: 'n' };

test.each([
  ['rest', { do: 'rest', note: 'n' }],
  ['Give: something away', { do: 'give', to: 'Bo', points: 'many', note: 'n' }],
  ['lend', { do: 'lend', to: 'Bo', note: 'n' }],
  ['LOOK', { do: 'look', where: 'here', how: 'well', note: 'n' }],
  ['dance', { do: 'dance', note: 'n' }],
  ['', { note: 'n' }],
])('with “%s”, only answers on its path are read', (chosen, read) => {
  const cells = { ...EVERYTHING, Do: chosen };
  expect(fromRow(move, cells)).toEqual(read);
  const onPath = questionsOnPath(move.questions(''), (title) => ({ ...cells })[title] ?? '');
  expect(onPath.map(({ title }) => title)).toEqual(
    ['Do', 'Points', 'To', 'Where', 'How', 'Note'].filter((title) =>
      ['Do', ...Object.keys(read).map((key) => key.charAt(0).toUpperCase() + key.slice(1))].includes(title),
    ),
  );
});

test('a question is off the path if the question leading to it is', () => {
  const asked = (title: string, section?: Question['section']): Question => ({
    title,
    help: '',
    required: true,
    kind: { type: 'choice', options: toOptions(['in', 'out']) },
    ...(section === undefined ? {} : { section }),
  });
  const questions = [
    asked('Door'),
    asked('Hall', { title: 'Inside', after: { question: 'Door', choices: ['in'] } }),
    asked('Room', { title: 'Further in', after: { question: 'Hall', choices: ['in'] } }),
  ];
  const onPath = (door: string): readonly string[] =>
    questionsOnPath(questions, (title) => (title === 'Door' ? door : 'in')).map(({ title }) => title);
  expect(onPath('in')).toEqual(['Door', 'Hall', 'Room']);
  expect(onPath('out')).toEqual(['Door']);
  expect(drawn(questions)).toEqual([
    ['', 'Door*', 3, 'in 1, out 3'],
    ['Inside', 'Hall*', 3, 'in 2, out 3'],
    ['Further in', 'Room*', 3, ''],
    ['To finish', '', undefined, ''],
  ]);
  const yard = asked('Yard', { title: 'Outside', after: { question: 'Gate', choices: ['out'] } });
  expect(() => formPages([asked('Gate'), ...questions, yard])).toThrow('“Door” is the second question');
});

test('a page that would have to lead to two pages is a mistake of the game', () => {
  const shared = variants(
    'do',
    choice({ title: 'Do', options: toOptions(['give', 'lend']) }),
    // Both choices lead to the first page, so that page can't tell which of them was made.
    { to: text({ title: 'To' }), points: integer({ title: 'Points' }) },
    { give: { asks: ['to', 'points'] }, lend: { asks: ['to'] } },
    {},
  );
  expect(() => formPages(shared.questions(''))).toThrow('leads only some answers to “give”');
});

test('two sections, or a section and a question, of one title are a mistake of the game', () => {
  const title = (name: string, section: string): Question => ({
    title: name,
    help: '',
    required: false,
    kind: { type: 'text', long: false },
    section: { title: section },
  });
  expect(() =>
    formPages([title('A', 'X'), title('B', 'Y'), title('C', 'Y'), title('D', 'X'), title('E', 'Y')]),
  ).toThrow('“Y”');
  expect(() => formPages([title('A', 'X'), title('B', 'A')])).toThrow('“A”');
});
