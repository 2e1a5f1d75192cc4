// The table of a live game for everyone who has its link: what the host's window shows, and nothing else.
import { given } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { tableKey } from '../../../src/rounds/session/page-keys';
import type { TableContent, TableReading } from '../../../src/rounds/page/views';
import { refused } from '../../support/host-game';
import { created, gameIn, played, sessionOf, stageIn } from '../../support/paper-game';
import { ADDRESS, keyOf as playersKey, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { sampled } from '../../support/sample';

const LIVE = { game: 'tactical-picture-hunt' };

const keyOf = (book: Paper): string => tableKey(sessionOf(book).snapshot.book);
const read = (book: Paper, stamp = ''): TableReading =>
  given(PAGE_CALLS.readTable(book.ports, { key: keyOf(book), stamp }));

function shown(book: Paper): TableContent {
  const { table } = read(book);
  if (table === null) throw new Error('No table.');
  return table;
}

function stageOver(): never {
  throw new Error('The game is over.');
}

test('it shows what the host’s window shows, at every stage of a game', () => {
  for (const stages of sampled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [0, 1, 2, 3, 11])) {
    const book = withPage(played(stages, LIVE));
    const { now, stage, ...host } = given(book.desk.getTable());
    const { at, ...open } = stage ?? stageOver();
    expect(now).toBe(book.ports.now());
    expect(at).toEqual(gameIn(book.desk).at);
    // The opening is for the host's own calls.
    expect(shown(book)).toEqual({ ...host, stage: open });
    given(book.desk.startClock({ stage: stageIn(book.desk).name }));
    expect(shown(book)).toMatchObject({ stage: { faceDown: false } });
  }
});

test('the host finds its link beside the public book’s', () => {
  const book = withPage(created(LIVE));
  expect(gameIn(book.desk).table).toBe(`${ADDRESS}?table=${keyOf(book)}`);
  expect(gameIn(created(LIVE).desk).table).toBe('');
  expect(gameIn(withPage(created()).desk).table).toBe('');
});

test('a lamp is lit as soon as a player has sent', () => {
  const book = withPage(created(LIVE));
  given(book.desk.startClock({ stage: stageIn(book.desk).name }));
  const { stamp } = read(book);
  expect(read(book, stamp).table).toBeNull();
  const { match } = sessionOf(book);
  const [ask] = match.stage?.asks ?? [];
  const [player = ''] = ask?.players ?? [];
  const key = playersKey(book, player);
  const answers = [['Dimension', 'rows']];
  given(PAGE_CALLS.sendMove(book.ports, { key, stage: match.stage?.name, answers }));
  expect(shown(book).stage?.players).toEqual([{ player, name: player, sent: true }]);
});

test('looking again reads no sheet, and a table that did not change is not sent', () => {
  const book = withPage(created(LIVE));
  const key = keyOf(book);
  const { stamp } = read(book);
  book.calls.length = 0;
  expect(given(PAGE_CALLS.readTable(book.ports, { key, stamp }))).toMatchObject({ stamp, table: null });
  expect(book.calls).toEqual([]);
});

test.each(['', 'nobody', undefined, 5, {}])('the key %j opens no table', (key) => {
  const book = withPage(created(LIVE));
  const answer = refused(PAGE_CALLS.readTable(book.ports, { key, stamp: '' }));
  expect(answer).toMatchObject({ code: 'no-page' });
  // Of a book without a game, or without a page, just the same is said.
  expect(refused(PAGE_CALLS.readTable(created(LIVE).ports, { key, stamp: '' }))).toEqual(answer);
});

test('a player’s key opens no table, and the table’s key nobody’s page', () => {
  const book = withPage(created(LIVE));
  const player = playersKey(book, sessionOf(book).match.roster[0] ?? '');
  given(PAGE_CALLS.readPage(book.ports, { key: player }));
  shown(book);
  expect(refused(PAGE_CALLS.readTable(book.ports, { key: player })).code).toBe('no-page');
  const stage = stageIn(book.desk).name;
  for (const call of ['readPage', 'checkMove', 'sendMove'] as const) {
    expect(refused(PAGE_CALLS[call](book.ports, { key: keyOf(book), stage, answers: [] })).code).toBe(
      'no-page',
    );
  }
});

test('a game that is not played live has no table', () => {
  const book = withPage(created());
  expect(refused(PAGE_CALLS.readTable(book.ports, { key: keyOf(book) }))).toMatchObject({
    code: 'not-live',
    again: true,
  });
});

test('without an address nobody sees the table, and after it was taken away nobody does', () => {
  const book = withPage(created(LIVE));
  const key = keyOf(book);
  shown(book);
  given(book.desk.savePage({ address: '' }));
  expect(refused(PAGE_CALLS.readTable(book.ports, { key })).code).toBe('no-page');
});
