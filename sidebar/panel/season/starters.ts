// The people with whom a season begins, as rows of its form.
import { alikes, nameFault, shownName } from '../../../src/games/frame/typed-names';
import { typedWhole, typedWholeAdvice } from '../../../src/games/frame/typed-number';
import type { Question } from '../../../src/games/frame/fields';
import {
  CONTACT_QUESTIONS,
  contactProblem,
  isContactColumn,
} from '../../../src/rounds/contacts/contact-columns';
import type { StartSeason } from '../../../src/rounds/host/season/inputs';

const GARNETS = 'Garnets';
const TOKENS = 'Tokens of Life';
const MARKS = 'Marks';

/** What somebody may bring, besides their name. */
export const BROUGHT: readonly Question[] = [
  { title: GARNETS, help: '', required: false, kind: { type: 'whole', min: 0 } },
  { title: TOKENS, help: '', required: false, kind: { type: 'whole', min: 0 } },
  {
    title: MARKS,
    help: 'Such as Heaven or Hell; several with commas.',
    required: false,
    kind: { type: 'text', long: false },
  },
];

export const STARTER_COLUMNS: readonly Question[] = [
  { title: 'Name', help: '', required: true, kind: { type: 'text', long: false } },
  ...BROUGHT,
  ...CONTACT_QUESTIONS,
];

/** Reads a person from a row, as the call takes them. */
export function starterOf(cells: readonly string[]): StartSeason['people'][number] {
  const cell = (title: string): string =>
    cells[STARTER_COLUMNS.findIndex((column) => column.title === title)]?.trim() ?? '';
  const contacts = STARTER_COLUMNS.filter(({ title }) => isContactColumn(title) && cell(title) !== '');
  const marks = cell(MARKS)
    .split(',')
    .map((mark) => mark.trim())
    .filter((mark) => mark !== '');
  return {
    name: cell('Name'),
    ...(cell(GARNETS) === '' ? {} : { purses: { garnets: typedWhole(cell(GARNETS)) ?? 0 } }),
    ...(cell(TOKENS) === '' ? {} : { tokens: typedWhole(cell(TOKENS)) ?? 0 }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(contacts.length === 0
      ? {}
      : { contacts: Object.fromEntries(contacts.map(({ title }) => [title, cell(title)])) }),
  };
}

/** Says the first thing that is wrong with the rows; empty where nothing is. */
export function starterProblem(rows: readonly (readonly string[])[]): string {
  const names = rows.map(([name = '']) => name);
  const same = alikes(names);
  for (const [at, cells] of rows.entries()) {
    const given = names[at] ?? '';
    const wrong = nameFault(given);
    if (wrong !== undefined) return `Person ${at + 1}: the name ${wrong.why}. ${wrong.advice}`;
    const name = shownName(given);
    const first = same.get(at);
    if (first !== undefined)
      return `${name} (person ${at + 1}) reads the same as person ${first + 1}. Name each person once.`;
    for (const [column, { title, kind }] of STARTER_COLUMNS.entries()) {
      const cell = cells[column]?.trim() ?? '';
      const fault = contactProblem(title, cell);
      if (fault !== '') return `${name}: ${fault}`;
      const number = typedWhole(cell) ?? -1;
      if (kind.type === 'whole' && cell !== '' && !(number >= 0 && Number.isSafeInteger(number)))
        return `${name}: ${title} is a whole number, 0 or more.${typedWholeAdvice(cell)}`;
    }
  }
  return '';
}
