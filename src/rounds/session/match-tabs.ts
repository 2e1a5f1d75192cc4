// The two tabs in which a host computes (OM-4) as the program writes them: everyone's answers, and a table for results.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { nameKey } from '../../games/frame/names';
import { askOf, type Fate } from '../../games/frame/submissions';
import type { Grid, MatchTab } from '../ports/ports';

/** The heading above the names, in both tabs' first column. */
export const PLAYER = 'Player';

/** True for a stage whose host's part may be taken from a table with a row for each player. */
export function hasResults({ hostQuestions }: Pick<OpenStage, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/**
 * People down and questions across, with the answers that count; the corner says of which stage. A question keeps the
 * column that it has: others come behind those that are there, empty where they are not asked now.
 */
export function answersCells(
  stage: Pick<OpenStage, 'title' | 'asks'>,
  fates: readonly Fate[],
  players: readonly string[],
  before: Grid = [],
): Grid {
  const asked = new Map(
    stage.asks.flatMap(({ questions }) => questions).map((question) => [nameKey(question.title), question]),
  );
  const kept = columnsIn(before);
  const known = new Set(kept.map(nameKey));
  const columns = [...kept, ...[...asked].flatMap(([key, { title }]) => (known.has(key) ? [] : [title]))];
  const words = new Map(
    fates
      .filter(({ fate }) => fate.kind === 'counted')
      .map(({ player, move }) => [player, askOf(stage, player)?.toAnswers(move) ?? []]),
  );
  return [
    [stage.title, ...columns],
    ...players.map((player) => [
      player,
      ...columns.map((column): Cell => {
        const given = words.get(player)?.find(({ title }) => nameKey(title) === nameKey(column));
        return given === undefined ? '' : valueOf(given.answer, asked.get(nameKey(column)));
      }),
    ]),
  ];
}

/** The headings up to the first empty one: what stands behind it is the host's. */
function columnsIn([headings = []]: Grid): readonly string[] {
  const titles = headings.slice(1).map(answerText);
  const end = titles.indexOf('');
  return end === -1 ? titles : titles.slice(0, end);
}

function valueOf(answer: string, question: Question | undefined): Cell {
  return question?.kind.type === 'whole' && /^[+-]?\d+$/.test(answer) ? Number(answer) : answer;
}

/** True where the tab holds these very answers. */
export function holdsAnswers({ cells }: MatchTab, answers: Grid): boolean {
  return answers.every((row, at) => row.every((cell, column) => (cells[at]?.[column] ?? '') === cell));
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
