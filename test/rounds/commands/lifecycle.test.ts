// Importing, publishing and putting away a game.
import { given } from '../../../src/commands/desk-calls';
import { prove } from '../../../src/rounds/proof/proof';
import { created, gameIn, played, sessionOf } from '../../support/paper-game';
import { paper } from '../../support/paper-ports';

test('an exported game is imported as a practice game that stands where it stood', () => {
  const book = played(2);
  const { name, scenario } = given(book.desk.exportGame());
  expect(name).toBe('soullinked-2026-03-01.json');
  const other = paper();
  given(other.desk.importGame({ scenario }));
  const session = sessionOf(other);
  expect(session.record.setUp.practice).toBe(true);
  expect(session.match.facts).toEqual(sessionOf(book).match.facts);
  expect(given(other.desk.getHistory()).map(({ text }) => text.replace(/Seed.*/, ''))).toEqual([
    'Imported a game of Soullinked as a practice game. ',
    'Imported round-1.',
    'Imported round-2.',
  ]);
  expect(given(other.desk.exportGame()).scenario).toEqual(scenario);
  expect(other.grids.get('roster')).toEqual(book.grids.get('roster'));
  expect(other.grids.get('settings')?.[1]).toEqual(book.grids.get('settings')?.[1]);
});

test('what is no scenario, and a game in play, are refused in words', () => {
  const refused = paper().desk.importGame({ scenario: { game: 'soullinked' } });
  expect(refused).toMatchObject({ ok: false, error: { code: 'not-a-scenario' } });
  expect(!refused.ok && refused.error.details?.length).toBeGreaterThan(0);
  expect(created().desk.importGame({ scenario: {} })).toMatchObject({ error: { code: 'game-exists' } });
});

test('nothing is published before the end; after it the record proves itself', () => {
  const { desk } = played(1);
  expect(desk.publishEverything()).toMatchObject({ error: { code: 'not-over' } });
  expect(desk.exportRecord()).toMatchObject({ error: { code: 'not-published' } });
  const over = played(5);
  // It holds every secret: before everything is published there is no such file (ALL-9).
  expect(over.desk.exportRecord()).toMatchObject({ error: { code: 'not-published' } });
  given(over.desk.publishEverything());
  expect(gameIn(over.desk).published).toBe(true);
  const rows = over.grids.get('ledger')?.length;
  given(over.desk.publishEverything());
  expect(over.grids.get('ledger')).toHaveLength(rows ?? 0);
  const { record } = given(over.desk.exportRecord());
  expect(prove(JSON.parse(JSON.stringify(record)), {})).toMatchObject({ holds: true });
});

test('a game is put away with a reason, its ledger stays, and another can be set up', () => {
  const book = played(1);
  expect(book.desk.closeGame({ reason: '  ' })).toMatchObject({ error: { code: 'no-reason' } });
  const rows = book.grids.get('ledger')?.length ?? 0;
  expect(given(book.desk.closeGame({ reason: 'Enough.' })).phase).toBe('empty');
  expect([...book.grids.keys()].sort()).toEqual(['files', 'ledger', 'outbox']);
  expect(book.grids.get('ledger')).toHaveLength(rows + 1);
  expect(book.drawn()).toEqual([]);
  given(book.desk.startDraft({ game: 'black-garnet', practice: true }));
  given(book.desk.createGame());
  const play = gameIn(book.desk);
  expect(play.game.id).toBe('black-garnet');
  // Of the game before nothing is delivered any more.
  expect(play.deliveries.every(({ stage }) => stage === 'Set-up')).toBe(true);
});
