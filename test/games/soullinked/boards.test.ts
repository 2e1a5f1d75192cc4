// The boards of Soullinked on a player's page: which cells they can pick, and which their pair picked.
import { boardsTab } from '../../../src/games/soullinked/views/boards';
import { cellLook, cellValue } from '../../../src/games/frame/tabs';

const board = [1, 2, 3, 4].map((row) => [1, 2, 3, 4].map((column) => row * 10 + column));
const boards = { heaven: board, hell: board.map((row) => row.map((value) => -value)) };

/** The cells of Heaven's board with this property, as row and column. */
function those(
  holds: (look: ReturnType<typeof cellLook>) => boolean,
  ...marks: Parameters<typeof marked>
): string {
  return marked(...marks)
    .flatMap((cells) => cells.filter((cell) => holds(cellLook(cell))).map(cellValue))
    .join(' ');
}

function marked(marks: Parameters<typeof boardsTab>[1]): ReturnType<typeof boardsTab>['rows'] {
  return boardsTab(boards, marks)
    .rows.slice(1, 5)
    .map((cells) => cells.slice(1));
}

test('cells that a realm can pick are bold', () => {
  expect(those(({ bold }) => bold === true, { realm: 'heaven' })).toBe('22 24 42 44');
  expect(those(({ bold }) => bold === true, { realm: 'hell' })).toBe('11 13 31 33');
  expect(those(({ bold }) => bold === true, {})).toBe('');
});

test('the pair’s rectangle is framed, and its four corners are bold', () => {
  const marks = { own: { row: 2, column: 2 }, partner: { row: 3, column: 4 } };
  expect(those(({ border = [] }) => border.includes('top'), marks)).toBe('22 23 24');
  expect(those(({ border = [] }) => border.includes('bottom'), marks)).toBe('22 32 33 34');
  expect(those(({ bold }) => bold === true, marks)).toBe('22 24 32 34');
});

test('cells worth less than 0 have their own color and a line below the boards', () => {
  const words = boardsTab(boards).rows.map((cells) => cells.map(cellValue).join(' '));
  expect(words.filter((line) => line.startsWith('Gray'))).toHaveLength(1);
  const positive = boardsTab({ heaven: board, hell: board }).rows.map((cells) =>
    cells.map(cellValue).join(' '),
  );
  expect(positive.filter((line) => line.startsWith('Gray'))).toHaveLength(0);
});
