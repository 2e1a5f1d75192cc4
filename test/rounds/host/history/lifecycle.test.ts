// Importing, publishing and putting away a game.
import { given } from '../../../../src/commands/desk-calls';
import { FRAME_TITLES } from '../../../../src/games/frame/reserved-titles';
import type { GoingOn } from '../../../../src/rounds/host/set-up/inputs';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { prove } from '../../../../src/rounds/proof/proof';
import { created, gameIn, played, sessionOf } from '../../../support/paper-game';
import { paper } from '../../../support/paper-ports';

test('a practice copy of an exported game stands where it stood', () => {
  const book = played(2);
  const { name, content: scenario } = given(book.desk.exportFile({ what: 'game' }));
  expect(name).toBe('soullinked-2026-03-01.json');
  const other = paper();
  given(other.desk.importGame({ scenario }));
  const session = sessionOf(other);
  expect(session.record.setUp.practice).toBe(true);
  expect(session.match.facts).toEqual(sessionOf(book).match.facts);
  expect(given(other.desk.getHistory()).map(({ text }) => text.replace(/Seed.*/, ''))).toEqual([
    'Made a practice copy of an exported game of Soullinked. ',
    'Imported round-1.',
    'Imported round-2.',
  ]);
  expect(given(other.desk.exportFile({ what: 'game' })).content).toEqual(scenario);
  expect(other.grids.get('roster')).toEqual(book.grids.get('roster'));
  expect(other.grids.get('settings')?.[1]).toEqual(book.grids.get('settings')?.[1]);
});

test('a game that goes on is no practice game, has its contacts and deadlines, and says that it was continued', () => {
  const { content: scenario } = given(played(2).desk.exportFile({ what: 'game' }));
  const other = paper();
  const found = given(other.desk.previewGame({ scenario }));
  expect(found).toMatchObject({ game: { id: 'soullinked' }, played: 2, stage: 'Round 3' });
  expect(other.grids.get('ledger')).toBeUndefined();
  const [ana = '', bo = ''] = found.players;
  const going: GoingOn = {
    zone: 'Europe/Berlin',
    webhook: '',
    players: { [bo]: { 'Time zone': 'America/New_York', 'E-mail': 'bo@example.org' } },
    timings: found.timings.map((timing) => ({ ...timing, seconds: 7200, graceSeconds: 60 })),
  };
  given(other.desk.importGame({ scenario, going }));
  const session = sessionOf(other);
  expect(session.record.setUp).toMatchObject({ practice: false, continued: true });
  expect(session.match.facts).toEqual(sessionOf(played(2)).match.facts);
  expect(session.deadline).toBe(session.record.openedAt + 7200_000);
  const contacts = given(other.desk.getContacts());
  expect(contacts.zone).toBe('Europe/Berlin');
  expect(contacts.players.find(({ name }) => name === bo)?.contacts).toMatchObject({
    'E-mail': 'bo@example.org',
    'Time zone': 'America/New_York',
  });
  expect(contacts.players.find(({ name }) => name === ana)?.contacts['E-mail']).toBe('');
  expect(given(other.desk.getHistory())[0]?.text).toContain(
    'Went on with an exported game of Soullinked, of which 2 stages were played before. Hashes noted before belong to the earlier record.',
  );
  const proof = bookTabs(session, '').find(({ title }) => title === FRAME_TITLES.proof);
  expect(JSON.stringify(proof)).toContain('belong to the earlier record');
});

test('a game does not go on with contacts or times that cannot be used', () => {
  const { content: scenario } = given(played(1).desk.exportFile({ what: 'game' }));
  const other = paper();
  const { players, timings } = given(other.desk.previewGame({ scenario }));
  const [ana = ''] = players;
  const going = { zone: 'Nowhere', webhook: 'x', players: { [ana]: { 'E-mail': 'no' } }, timings };
  const refused = other.desk.importGame({ scenario, going });
  expect(!refused.ok && refused.error.details).toHaveLength(3);
  expect(other.grids.get('ledger')).toBeUndefined();
  expect(other.desk.previewGame({ scenario: { game: 'soullinked' } })).toMatchObject({
    error: { code: 'not-a-scenario' },
  });
});

test('a noted hash that is not in a continued record is said to belong to the earlier one', () => {
  const { content: scenario } = given(played(5).desk.exportFile({ what: 'game' }));
  const other = paper();
  const going = { zone: '', webhook: '', players: {}, timings: [] };
  given(other.desk.importGame({ scenario, going }));
  given(other.desk.publishEverything());
  const { content: record } = given(other.desk.exportFile({ what: 'record' }));
  const proof = prove(JSON.parse(JSON.stringify(record)), { hash: '3'.repeat(22) });
  expect(proof.steps.at(-1)).toContain('was noted before the game went on from an export');
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
  expect(desk.exportFile({ what: 'record' })).toMatchObject({ error: { code: 'not-published' } });
  const over = played(5);
  // It holds every secret: before everything is published there is no such file (ALL-9).
  expect(over.desk.exportFile({ what: 'record' })).toMatchObject({ error: { code: 'not-published' } });
  given(over.desk.publishEverything());
  expect(gameIn(over.desk).published).toBe(true);
  const rows = over.grids.get('ledger')?.length;
  given(over.desk.publishEverything());
  expect(over.grids.get('ledger')).toHaveLength(rows ?? 0);
  const { content: record } = given(over.desk.exportFile({ what: 'record' }));
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
