// The two tabs in which a host computes (OM-4) as the program writes them: everyone's answers, and a table for results.
import type { Cell, Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { nameKey } from '../../games/frame/names';
import { askOf, type Fate } from '../../games/frame/submissions';
import type { Grid } from '../ports/host-book';
import type { AnswersCells } from '../ports/match-tabs';
import { answersPlace } from './answers-place';
import { typedWhole } from '../../games/frame/typed-number';

/** The heading above the names, in both tabs' first column. */
export const PLAYER = 'Player';

/** True for a stage whose host's part may be taken from a table with a row for each player. */
export function hasResults({ hostQuestions }: Pick<OpenStage, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/** The stages and people that Answers is about. */
export interface Answering {
  readonly stage: Pick<OpenStage, 'title' | 'asks'>;
  readonly past: readonly Pick<OpenStage, 'title' | 'asks'>[];
  readonly fates: readonly Fate[];
  readonly players: readonly string[];
}

/**
 * The cells of Answers that are other than they should be: people down, questions across, with the answers that count.
 * Each player keeps the row, each question that was asked in the match the column, in which it stands; others come behind
 * everything that is there. What else is in the tab is the host's: rows and columns between, their order, notes, sums.
 * Undefined where it cannot be told any more which cells are the program's.
 */
export function answersCells(
  { stage, past, fates, players }: Answering,
  before: Grid = [],
): readonly AnswersCells[] | undefined {
  const asked = questionsIn([stage]);
  const place = answersPlace(before, players, {
    questions: new Set([...questionsIn(past).keys(), ...asked.keys()]),
    rounds: new Set([...past, stage].map(({ title }) => nameKey(title))),
  });
  if (place === undefined) return undefined;
  const words = new Map(
    fates
      .filter(({ fate }) => fate.kind === 'counted')
      .map(({ player, move }) => [player, askOf(stage, player)?.toAnswers(move) ?? []]),
  );
  const answerOf = (player: string, key: string): Cell => {
    const given = words.get(player)?.find(({ title }) => nameKey(title) === key);
    return given === undefined ? '' : valueOf(given.answer, asked.get(key));
  };
  const added = [...asked].filter(([key]) => !place.columns.has(key));
  const end = Math.max(place.names + 1, ...before.map((row) => row.length));
  const columns = [...place.columns, ...added.map(([key], index) => [key, end + index] as const)];
  const missing = players.filter((player) => !place.rows.has(player));
  const below = Math.max(place.heading + 1, before.length);
  const rows = [...place.rows, ...missing.map((player, index) => [player, below + index] as const)];
  return runsOf(before, [
    { at: place.names, row: place.heading, cell: stage.title, heading: true },
    ...missing.map((player, index) => ({ at: place.names, row: below + index, cell: player, heading: true })),
    ...added.map(([, { title }], index) => ({
      at: end + index,
      row: place.heading,
      cell: title,
      heading: true,
    })),
    ...columns.flatMap(([key, at]) =>
      rows.map(([player, row]) => ({ at, row, heading: false, cell: answerOf(player, key) })),
    ),
  ]);
}

type PlacedCell = Omit<AnswersCells, 'cells'> & { readonly cell: Cell };

/** Those that are other than they stand, and together where one is below the other. */
function runsOf(before: Grid, cells: readonly PlacedCell[]): readonly AnswersCells[] {
  const changed = cells
    .filter(({ at, row, cell }) => (before[row]?.[at] ?? '') !== cell)
    .sort((a, b) => a.at - b.at || a.row - b.row);
  const runs: (PlacedCell & { readonly cells: Cell[] })[] = [];
  for (const placed of changed) {
    const last = runs[runs.length - 1];
    const follows =
      last !== undefined &&
      last.at === placed.at &&
      last.heading === placed.heading &&
      last.row + last.cells.length === placed.row;
    if (follows) last.cells.push(placed.cell);
    else runs.push({ ...placed, cells: [placed.cell] });
  }
  return runs.map(({ at, row, heading, cells: run }) => ({ at, row, heading, cells: run }));
}

function questionsIn(stages: readonly Pick<OpenStage, 'asks'>[]): ReadonlyMap<string, Question> {
  const questions = stages.flatMap(({ asks }) => asks.flatMap((ask) => ask.questions));
  return new Map(questions.map((question) => [nameKey(question.title), question]));
}

function valueOf(answer: string, question: Question | undefined): Cell {
  return question?.kind.type === 'whole' ? (typedWhole(answer) ?? answer) : answer;
}

/** An empty table for results: cells about nobody on top, then a row for each player. */
export function resultsCells(questions: readonly Question[], players: readonly string[]): Grid {
  const { own, columns } = tableOf(questions);
  return [...own.map(({ column }) => [column]), [], [PLAYER, ...columns], ...players.map((name) => [name])];
}

/** A question of the host's part with its place in the table. */
export interface Placed {
  readonly question: Question;
  readonly column: string;
  readonly player: string | undefined;
}

/** The table that these questions make. */
export function tableOf(questions: readonly Question[]): {
  readonly placed: readonly Placed[];
  /** Those that are about nobody. */
  readonly own: readonly Placed[];
  readonly columns: readonly string[];
} {
  const placed = questions.flatMap((question): readonly Placed[] =>
    question.table === undefined
      ? []
      : [{ question, column: question.table.column, player: question.table.player }],
  );
  const own = placed.filter(({ player }) => player === undefined);
  const columns = placed.filter(({ player }) => player !== undefined).map(({ column }) => column);
  return { placed, own, columns: [...new Set(columns)] };
}
