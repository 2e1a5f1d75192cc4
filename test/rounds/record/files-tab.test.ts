// The Files tab is read as it was written. Editable cells don't matter, and any other change is reported.
import fc from 'fast-check';
import type { Cell } from '../../../src/games/frame/fields';
import { plainTab } from '../../../src/games/frame/tabs';
import { filesTab, NO_FILES, readFilesTab, type GameFiles } from '../../../src/rounds/record/files-tab';
import type { Reply } from '../../../src/rounds/reply/reply';
import { anyCell } from '../../support/cell-values';
import { gameIn, submitted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import { asSecret } from '../../../src/rounds/record/secret';

const BOOK = { what: 'player-book', id: asSecret('b'), url: 'u', maker: 'm', name: 'Ann' } as const;
const FORM = { what: 'form', sheet: 5, link: 'l', accepting: true } as const;
const FILES: GameFiles = {
  files: [
    { ...BOOK, ...FORM, name: 'pick', id: asSecret('f') },
    { ...BOOK, id: asSecret('c'), sharing: { reader: 'a@example.com', outcome: 'shared', permission: 'p' } },
  ],
  formerBooks: [
    { file: BOOK, at: 7 },
    { file: { ...BOOK, id: asSecret('d') }, at: 8, outcome: 'closed' },
  ],
};

const gridOf = (files: GameFiles): Cell[][] => plainTab(filesTab(files)).rows.map((cells) => [...cells]);

test('it is read as it was written, whatever the order of its rows and columns', () => {
  for (const files of [NO_FILES, FILES]) {
    expect(readFilesTab(gridOf(files))).toEqual({ ok: true, value: files });
    expect(readFilesTab(gridOf(files).map((cells) => ['', ...cells].reverse()))).toEqual({
      ok: true,
      value: files,
    });
  }
  const [head = [], ...rows] = gridOf(FILES);
  expect(rows.flat()).toEqual(expect.arrayContaining(['open', 'shared']));
  const sorted = readFilesTab([...rows.reverse(), head, ['a note']]);
  expect(sorted).toMatchObject({ ok: true });
  expect(sorted.ok && [...sorted.value.files].reverse()).toEqual(FILES.files);
});

test('a missing or duplicated row, and a missing tab, are reported', () => {
  const grid = gridOf(FILES);
  grid.slice(1).forEach((_, row) => {
    const without = grid.filter((__, index) => index !== row + 1);
    expect(readFilesTab(without)).toMatchObject({ ok: false, error: { code: 'files-changed' } });
  });
  for (const other of [grid.slice(2, 3), gridOf(NO_FILES)])
    expect(readFilesTab([...grid, ...other])).toMatchObject({ error: { code: 'files-changed' } });
  expect(readFilesTab([])).toMatchObject({ error: { code: 'files-changed' } });
  expect(readFilesTab(undefined)).toMatchObject({ error: { code: 'files-deleted' } });
});

test('changing any single cell doesn’t change what is read', () => {
  const grid = gridOf(FILES);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), anyCell, (atRow, atColumn, value) => {
      const row = atRow % grid.length;
      const column = atColumn % (grid[0]?.length ?? 1);
      const changed = grid.map((cells, index) =>
        index === row ? cells.map((cell, at) => (at === column ? value : cell)) : cells,
      );
      expect(readFilesTab(changed)).toEqual({ ok: true, value: FILES });
    }),
  );
});

/** Everything that a host does in a round. Each call succeeds or is refused in a sentence. */
function playOn(book: Paper): readonly string[] {
  const { desk } = book;
  const codes: string[] = [];
  const answered = (answer: Reply<unknown>): void => {
    if (answer.ok) return;
    expect(answer.error.text).toMatch(
      /^Reading the game: .*Files tab .*Version history, then try again\..*$/,
    );
    codes.push(answer.error.code);
  };
  answered(desk.getDesk());
  answered(desk.prepareNext());
  answered(desk.previewRound());
  answered(desk.resolveRound({ stage: 'round-1', token: '' }));
  answered(desk.deliverSome());
  return [...new Set(codes)];
}

test('whatever is typed into its cells, a round continues or the tab is reported', () => {
  const edit = fc.record({ row: fc.nat(), column: fc.nat(), value: anyCell });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const book = submitted();
      const grid = book.grids.get('files') ?? [];
      for (const { row, column, value } of edits) {
        const cells = grid[row % grid.length] ?? [];
        cells[column % cells.length] = value;
      }
      const codes = playOn(book);
      expect(codes).toEqual(codes.length === 0 ? [] : ['files-changed']);
    }),
    { numRuns: 10 },
  );
});

test('without the tab nothing is done; once it is back, everything works', () => {
  const book = submitted();
  const grid = book.grids.get('files') ?? [];
  book.grids.delete('files');
  expect(playOn(book)).toEqual(['files-deleted']);
  book.grids.set('files', grid);
  expect(playOn(book)).toEqual([]);
  expect(gameIn(book.desk).past.map(({ name }) => name)).toEqual(['round-1']);
});
