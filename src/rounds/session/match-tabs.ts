// The two tabs in which a host computes (OM-4) as the program writes them: everyone's answers, and a table for results.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { nameKey } from '../../games/frame/names';
import { askOf, type Fate } from '../../games/frame/submissions';
import type { AnswersColumn, Grid } from '../ports/ports';

/** The heading above the names, in both tabs' first column. */
export const PLAYER = 'Player';

/** True for a stage whose host's part may be taken from a table with a row for each player. */
export function hasResults({ hostQuestions }: Pick<OpenStage, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/**
 * The columns of Answers, people down: the first has the names and says which stage it is about, then one for each
 * question that was asked in the match, with the answers that count. A question keeps the column that it has, and others
 * come behind everything that stands there: what else is in the tab is the host's.
 */
export function answersColumns(
  stage: Pick<OpenStage, 'title' | 'asks'>,
  past: readonly Pick<OpenStage, 'asks'>[],
  fates: readonly Fate[],
  players: readonly string[],
  before: Grid = [],
): readonly AnswersColumn[] {
  const asked = questionsIn([stage]);
  const words = new Map(
    fates
      .filter(({ fate }) => fate.kind === 'counted')
      .map(({ player, move }) => [player, askOf(stage, player)?.toAnswers(move) ?? []]),
  );
  const columnOf = (at: number, heading: Cell): AnswersColumn => {
    const key = nameKey(answerText(heading));
    const answers = players.map((player): Cell => {
      const given = words.get(player)?.find(({ title }) => nameKey(title) === key);
      return given === undefined ? '' : valueOf(given.answer, asked.get(key));
    });
    return { at, cells: [heading, ...answers] };
  };
  const known = new Set([...questionsIn(past).keys(), ...asked.keys()]);
  const kept = new Map<string, AnswersColumn>();
  (before[0] ?? []).forEach((heading, at) => {
    const key = nameKey(answerText(heading));
    if (at > 0 && known.has(key) && !kept.has(key)) kept.set(key, columnOf(at, heading));
  });
  const end = before.reduce((most, row) => Math.max(most, row.length), 1);
  const added = [...asked].filter(([key]) => !kept.has(key));
  return [
    { at: 0, cells: [stage.title, ...players] },
    ...kept.values(),
    ...added.map(([, { title }], index) => columnOf(end + index, title)),
  ];
}

function questionsIn(stages: readonly Pick<OpenStage, 'asks'>[]): ReadonlyMap<string, Question> {
  const questions = stages.flatMap(({ asks }) => asks.flatMap((ask) => ask.questions));
  return new Map(questions.map((question) => [nameKey(question.title), question]));
}

function valueOf(answer: string, question: Question | undefined): Cell {
  return question?.kind.type === 'whole' && /^[+-]?\d+$/.test(answer) ? Number(answer) : answer;
}

/** Those of these columns that are other than they stand in the tab. */
export function changedColumns(
  columns: readonly AnswersColumn[],
  before: Grid = [],
): readonly AnswersColumn[] {
  return columns.filter(({ at, cells }) => cells.some((cell, row) => (before[row]?.[at] ?? '') !== cell));
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
