// The size of a resolve's writes into the host book, which does not grow with the rounds that were played before it.
import { findGame } from '../../src/games/catalogue';
import { renderRequests } from '../../src/sheets/render';
import { placed } from '../../src/sheets/rendered-tabs';
import { hostBook } from '../../src/sheets/host-book';
import { legalMoves, play, usualStart } from '../games/random-play';
import { paperSheets } from '../support/paper-sheets';

const bytes = (json: unknown): number => JSON.stringify(json).length;
const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

test('Tactical Picture Hunt: at the end of 40 stages a resolve writes less than three times what it writes at first', () => {
  const game = findGame('tactical-picture-hunt');
  if (game === undefined) throw new Error('The game is missing.');
  const { rounds, last } = play(game, usualStart(game, 'a long game'), legalMoves(), 40);
  expect(rounds.length).toBe(40);
  const sheets = paperSheets();
  const written = rounds.map(({ resolved }) => {
    const tabs = resolved.next.view('host');
    const before = sheets.batches.length;
    // Every call of the script begins with nothing but what it reads.
    const memory = { ...sheets, tabs: sheets.store };
    const book = hostBook(sheets.client, memory, () => ({ id: 'b', zone: 'Etc/UTC', stampZone: 'Etc/UTC' }));
    expect(book.read({ rendered: true }).ok).toBe(true);
    expect(book.write({ tabs }).ok).toBe(true);
    const shown = new Map([...sheets.tabs.values()].map(({ title, rows }) => [title, rows]));
    for (const { title, rows } of tabs)
      expect([title, shown.get(title)?.length]).toEqual([title, rows.length]);
    return bytes(sheets.batches.slice(before));
  });
  // The first draws everything.
  const [early, late] = [written.slice(1, 6), written.slice(-5)].map(median);
  expect(late).toBeLessThan(3 * (early ?? 0));
  expect(late).toBeLessThan(0.5 * bytes(renderRequests([], placed(last.view('host')))));
});
