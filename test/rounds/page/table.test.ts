// The public table of a live game shows what the host's window shows, and nothing else.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { ensure } from '../../../src/games/frame/result';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { liveTableKey } from '../../../src/rounds/session/page-keys';
import type { LiveTableContent, LiveTableUpdate } from '../../../src/rounds/page/views';
import { refused } from '../../support/host-game';
import { created, gameIn, played, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf as playersKey, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { loaded, seasonStarted } from '../../support/paper-season';
import { sampled } from '../../support/sample';

const LIVE = { game: 'tactical-picture-hunt' };

const keyOf = (book: Paper): string => liveTableKey(sessionOf(book).snapshot.book);
const read = (book: Paper, stamp = ''): LiveTableUpdate =>
  unwrapReply(PAGE_CALLS.readTable(book.ports, { key: keyOf(book), stamp }));

const shown = (book: Paper): LiveTableContent => ensure(read(book).table ?? undefined, 'No table.');

test('it shows the same as the host’s window at every stage of a game', () => {
  for (const stages of sampled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [0, 1, 2, 3, 11])) {
    const book = withPage(played(stages, LIVE));
    const { now, stage, ...host } = unwrapReply(book.desk.getTable());
    const { at, ...open } = ensure(stage ?? undefined, 'The game is over.');
    expect(now).toBe(book.ports.now());
    expect(at).toEqual(gameIn(book.desk).at);
    // Only the host's own calls need the opening.
    expect(shown(book)).toEqual({ ...host, stage: open });
    expect(host.last).toBe(sessionOf(book).record.stages.at(-1)?.stage ?? '');
    unwrapReply(book.desk.startClock({ stage: stageIn(book.desk).name }));
    expect(shown(book)).toMatchObject({ stage: { faceDown: false } });
  }
});

test.each([created(), seasonStarted()])('without a live game, the table’s link says so', (made) => {
  const book = withPage(made);
  const key = liveTableKey(loaded(book).snapshot.book);
  expect(refused(PAGE_CALLS.readTable(book.ports, { key })).code).toBe('not-live');
});

test('a player’s key opens no table, and the table’s key opens no page', () => {
  const book = withPage(created(LIVE));
  const player = playersKey(book, sessionOf(book).match.roster[0] ?? '');
  unwrapReply(PAGE_CALLS.readPage(book.ports, { key: player }));
  const key = keyOf(book);
  book.page.shown.clear();
  book.plant('book.read', { code: 'x', text: 'The Ledger was deleted.' });
  expect(refused(PAGE_CALLS.readTable(book.ports, { key })).code).toBe('not-read');
  shown(book);
  expect(refused(PAGE_CALLS.readTable(book.ports, { key: player })).code).toBe('no-page');
  const stage = stageIn(book.desk).name;
  for (const call of ['readPage', 'checkMove', 'sendMove'] as const) {
    expect(refused(PAGE_CALLS[call](book.ports, { key: keyOf(book), stage, answers: [] })).code).toBe(
      'no-page',
    );
  }
});
