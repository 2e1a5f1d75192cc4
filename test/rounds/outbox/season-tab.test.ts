// The season's tab: lines about each match, and the host's own table.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { hostSeasonTab } from '../../../src/rounds/outbox/host-season-tab';
import { resultLines } from '../../../src/rounds/outbox/season-matches';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { cellText } from '../../../src/games/frame/tabs';
import { deliver, stageIn } from '../../support/paper-game';
import { bookOf, keyOf } from '../../support/paper-page';
import {
  count,
  draftIn,
  endOwnMatch,
  loaded,
  prepareAll,
  seasonIn,
  seasonStarted,
} from '../../support/paper-season';

test('the result is repeated without its line of winners', () => {
  const match = { state: 'counted', winners: ['Ann'], wonBy: ['Olga (for Ann)'], later: [] } as const;
  const linesOf = (line: string): readonly string[] => resultLines({ ...match, decided: [line] });
  expect(linesOf('Winner: Ann – Ann has the higher score.')).toEqual([
    'Won by Olga (for Ann).',
    'Ann has the higher score.',
  ]);
  expect(linesOf('Winner: Ann')).toEqual(['Won by Olga (for Ann).']);
  expect(linesOf('Winner: Annabel')).toEqual(['Won by Olga (for Ann).', 'Winner: Annabel']);
});

test('only the host’s table has every purse, and who was late or missing in each match', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 7037 } }, { name: 'Bob' }, { name: 'Cy' }]);
  unwrapReply(book.desk.draft({ game: 'own-match', kind: 'main' }));
  const draft = draftIn(book);
  const settings = { Title: 'The Number', Questions: 'Your word; text' };
  unwrapReply(book.desk.saveDraft({ ...draft, game: 'own-match', settings }));
  unwrapReply(book.desk.create());
  prepareAll(book);
  const { deadline } = stageIn(book.desk);
  const word = 'x'.repeat(60);
  const answer = (who: string): void =>
    book.land('The Number', { [KEY_TITLE]: keyOf(book, who), 'Your word': word });
  answer('Ann');
  book.pass((deadline ?? 0) - book.ports.now() + 3_600_000);
  answer('Bob');
  endOwnMatch(book, ['Ann']);
  deliver(book);
  expect(JSON.stringify(bookOf(book, 'Bob').tabs)).toContain(`Your last answer (${word}) came`);
  const tableOf = (): readonly (readonly string[])[] => {
    const session = loaded(book);
    if (session.kind === 'empty' || session.season === undefined) throw new Error('There is no season.');
    return hostSeasonTab(session, session.season).rows.map((cells) => cells.map(cellText));
  };
  const running = tableOf();
  count(book);
  unwrapReply(book.desk.archive({ reason: '' }));
  deliver(book);
  const away = tableOf();
  for (const table of [running, away]) {
    expect(table).toContainEqual(['Player', '4', 'Tokens', 'Marks', 'bellflowers', 'garnets']);
    expect(table).toContainEqual(['Late or no answer', '4']);
    expect(table).toContainEqual(['Bob', '1 late']);
    expect(table).toContainEqual(['Cy', '1 missed']);
  }
  expect(away).toContainEqual(['Ann', 'won', '', '', '0', '7037']);
  expect(seasonIn(book).people.map(({ line }) => line)).toEqual([
    'Episodes: won (4)',
    'Answers: 1 late',
    'Answers: 1 missed',
  ]);
  for (const [title, { tabs }] of book.books) {
    const text = JSON.stringify(tabs);
    expect(text).not.toMatch(/\bmissed\b|1 late/);
    expect(text.includes('7037')).toBe(title.startsWith('Ann'));
  }
  const rows = bookOf(book, 'Ann').tabs.flatMap((tab) => tab.rows);
  const titlesAfter = (label: string): unknown =>
    rows
      .filter(([first]) => first === label)
      .map((cells) => cells.map((cell) => cellText(cell).split(' <')[0]));
  expect(titlesAfter('Tabs')).toEqual([['Tabs', 'Game', 'Result', 'Rules', 'Proof']]);
  expect(titlesAfter('Your tabs')).toEqual([
    ['Your tabs', 'Your match', 'Your questions', 'Your submissions'],
  ]);
});
