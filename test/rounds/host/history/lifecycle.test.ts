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
  const change = { kind: 'rewind', toStage: 'round-2' } as const;
  const warned = (): number => unwrapReply(over.desk.previewChange({ change })).warnings.length;
  expect(warned()).toBe(2);
  unwrapReply(over.desk.publishEverything());
  expect(warned()).toBe(3);
  expect(gameIn(over.desk).published).toBe(true);
  const rows = over.grids.get('ledger')?.length;
  unwrapReply(over.desk.publishEverything());
  expect(over.grids.get('ledger')).toHaveLength(rows ?? 0);
  const { content: record } = unwrapReply(over.desk.exportFile({ what: 'record' }));
  expect(prove(JSON.parse(JSON.stringify(record)), {}, GAMES)).toMatchObject({ holds: true });
});
