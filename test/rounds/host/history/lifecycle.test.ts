// Publishing and archiving a game.
import { GAMES } from '../../../../src/games/catalogue';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { prove } from '../../../../src/rounds/proof/proof';
import { gameIn, played } from '../../../support/paper-game';

test('nothing is published before the end; after it the record proves itself', () => {
  const { desk } = played(1);
  expect(desk.publishEverything()).toMatchObject({ error: { code: 'not-over' } });
  expect(desk.exportFile({ what: 'record' })).toMatchObject({ error: { code: 'not-published' } });
  const over = played(5);
  // The record contains all secrets, so there's no such file before everything is published (ALL-9).
  expect(over.desk.exportFile({ what: 'record' })).toMatchObject({ error: { code: 'not-published' } });
  unwrapReply(over.desk.publishEverything());
  expect(gameIn(over.desk).published).toBe(true);
  const rows = over.grids.get('ledger')?.length;
  unwrapReply(over.desk.publishEverything());
  expect(over.grids.get('ledger')).toHaveLength(rows ?? 0);
  const { content: record } = unwrapReply(over.desk.exportFile({ what: 'record' }));
  expect(prove(JSON.parse(JSON.stringify(record)), {}, GAMES)).toMatchObject({ holds: true });
});

test('a game is archived with a reason, its ledger stays, and another can be set up', () => {
  const book = played(1);
  expect(book.desk.archive({ reason: '  ' })).toMatchObject({ error: { code: 'no-reason' } });
  const rows = book.grids.get('ledger')?.length ?? 0;
  expect(unwrapReply(book.desk.archive({ reason: 'Enough.' })).phase).toBe('empty');
  expect([...book.grids.keys()].sort()).toEqual(['files', 'ledger', 'outbox', 'roster', 'settings']);
  expect(book.grids.get('ledger')).toHaveLength(rows + 1);
  expect(book.drawn()).toEqual([]);
  unwrapReply(book.desk.draft({ game: 'black-garnet', practice: true }));
  unwrapReply(book.desk.create());
  const play = gameIn(book.desk);
  expect(play.game.id).toBe('black-garnet');
  // Deliveries of the former game are dropped.
  expect(play.deliveries.every(({ stage }) => stage === 'Set-up')).toBe(true);
});
