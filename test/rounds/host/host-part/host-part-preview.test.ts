// The words that saving the host's part tells at once, shown before it is saved.
import { given } from '../../../../src/commands/desk-calls';
import { created, gameIn, stageIn, type PaperGameOptions } from '../../../support/paper-game';

const SALES: PaperGameOptions = {
  game: 'black-garnet',
  settings: { 'Price to learn the stats of a duel type': '1' },
};

test('the preview has the very words of saving, writes nothing, and warns of what is taken back', () => {
  const book = created(SALES);
  const { name } = gameIn(book.desk).players[0] ?? { name: '' };
  given(book.desk.saveHostFacts({ answers: { 'Corrected garnets': `${name}: 5` } }));
  const rows = book.grids.get('ledger')?.length;
  const before = stageIn(book.desk).told.map(({ text }) => text);
  const answers = { 'Corrected garnets': `${name}: 5`, Purchases: `${name}: learn A` };
  const preview = given(book.desk.previewHostFacts({ answers }));
  expect(preview.told.map(({ to }) => to)).toEqual([{ player: name }]);
  expect(preview.told[0]?.text).toContain('You bought the stats of A');
  expect(preview.warnings).toEqual([]);
  expect(book.grids.get('ledger')).toHaveLength(rows ?? 0);
  expect(stageIn(book.desk).told.map(({ text }) => text)).toEqual(before);
  given(book.desk.saveHostFacts({ answers }));
  const told = stageIn(book.desk)
    .told.map(({ text }) => text)
    .join('\n');
  for (const line of (preview.told[0]?.text ?? '').split('\n')) expect(told).toContain(line);
  const back = given(book.desk.previewHostFacts({ answers: { 'Corrected garnets': `${name}: 5` } }));
  expect(back.told[0]?.text).toContain('The host took back a sale to you');
  expect(back.told[0]?.text).not.toContain('tests');
  expect(back.warnings).toEqual([`${name} was told what you took back, and may know it by now.`]);
});

test('what would be refused is refused as saving refuses it, and an entry that tells nothing tells nothing', () => {
  const book = created(SALES);
  const answers = { Purchases: 'Nobody: learn A' };
  const [preview, saved] = [book.desk.previewHostFacts({ answers }), book.desk.saveHostFacts({ answers })];
  expect(preview).toEqual(saved);
  expect(preview.ok).toBe(false);
  expect(given(book.desk.previewHostFacts({ answers: {} }))).toEqual({ told: [], warnings: [] });
});
