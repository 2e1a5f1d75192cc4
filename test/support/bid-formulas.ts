// Own matches on paper that are decided by formulas: everyone gets their bid, except the highest bidder.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { Cell } from '../../src/games/frame/fields';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { BIDS_BY_FORMULAS } from './host-game';
import { created, resolve, stageIn } from './paper-game';
import { keyOf } from './paper-page';
import { paperOnce, type Paper } from './paper-ports';

export const PLAYERS = ['Ana', 'Bo', 'Chen', 'Dora', 'Emil'];
const COLUMNS = ['Gold', 'Out', 'Winner'] as const;

/** More formulas, for the round that Answers shows. */
export type Further = (results: Cell[][], round: string, gold: ReadonlyMap<string, number>) => void;

/** Computes Results by formulas each time it's read. */
function withFormulas(book: Paper, further: Further = () => undefined): void {
  const { matchTabs } = book.ports;
  const read = matchTabs.read.bind(matchTabs);
  const compute = (): void => {
    const [{ answers = [], results = [] } = {}] = [...book.matchSheets.values()];
    const [headings = [], ...rows] = answers;
    if (results.length === 0) return;
    const number = (row: readonly Cell[], title: string): number => Number(row[headings.indexOf(title)] ?? 0);
    const most = Math.max(...rows.map((row) => number(row, 'Bid')));
    const gold = new Map(
      rows.map((row) => {
        const bid = number(row, 'Bid');
        return [String(row[0]), bid === most ? 0 : bid];
      }),
    );
    fill(results, 'Gold', (name) => gold.get(name) ?? 0);
    const totals = rows.map((row) => number(row, 'Gold now') + (gold.get(String(row[0])) ?? 0));
    put(results, 0, 1, `Totals: ${totals.join(', ')}`);
    further(results, String(headings[0]), gold);
    for (const column of COLUMNS)
      for (const row of PLAYERS.keys()) book.formulas.add(placeOf(results, column, row).join(' '));
  };
  Object.assign(matchTabs, {
    read: (match: string) => {
      compute();
      return read(match);
    },
  });
  book.formulas.add('0 1');
}

function placeOf(results: Cell[][], column: string, player: number): readonly [number, number] {
  const top = results.findIndex(([first]) => first === 'Player');
  return [top + 1 + player, results[top]?.indexOf(column) ?? -1];
}

export function fill(
  results: Cell[][],
  column: (typeof COLUMNS)[number],
  cellOf: (name: string) => Cell,
): void {
  PLAYERS.forEach((name, at) => put(results, ...placeOf(results, column, at), cellOf(name)));
}

function put(results: Cell[][], row: number, column: number, cell: Cell): void {
  const cells = (results[row] ??= []);
  while (cells.length < column) cells.push('');
  cells[column] = cell;
}

const playedOnce = paperOnce(() => {
  const book = created({ game: 'own-match', settings: { ...BIDS_BY_FORMULAS, Rounds: '' } });
  withFormulas(book);
  unwrapReply(book.desk.updateAnswers({}));
  for (let round = 0; round < 2; round += 1) {
    book.pass(60_000);
    const form = stageIn(book.desk).asks[0]?.form ?? '';
    PLAYERS.forEach((player, at) => book.land(form, { [KEY_TITLE]: keyOf(book, player), Bid: at + 1 }));
    resolve(book);
  }
  return book;
});

/** In two rounds, everyone bid their place: Ana 1, …, Emil 5. The third round is open. */
export function played(further?: Further): Paper {
  const book = playedOnce();
  withFormulas(book, further);
  return book;
}
