// The rounds of a match as columns of a tab, for the host's formulas (OM-8). All headings are distinct.
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import { memoize } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';
import { findAsk, type AnswerVerdict } from '../../games/frame/submissions';
import { parseInteger } from '../../games/frame/number-input';
import { ensure, mustFindNamed } from '../../games/frame/result';
import type { HostSheet } from '../../games/frame/host-sheet';
import type { OpenStage } from '../../games/frame/match';
import type { Grid } from '../ports/host-book';
import type { GameSession } from './game-session';
import { currentFates } from './judge';

export interface SheetColumn {
  readonly heading: string;
  /** The heading that earlier versions wrote. */
  readonly formerHeading?: string;
  /** Whether the column exists for a round; absent if it exists for all. */
  readonly isOf?: (round: SheetRound) => boolean;
  /** The player's cell in a round; empty if there's nothing to show. */
  readonly cell: (round: SheetRound, player: string) => Cell;
}

/** Headings of the columns before the scores in History. */
export const HISTORY_HEADINGS = { round: 'Round', player: 'Player', in: 'In' } as const;

/** Columns of Answers, after the names. */
export function answersColumns({ rounds, at, players }: SheetMatch): readonly SheetColumn[] {
  const now = at.opened.scores.map(({ name }) =>
    column(`${name} now`, ({ opened }, player) => scoreTotal(opened, name, player)),
  );
  const [first] = players;
  const numbers = [...at.opened.numbers.keys()].map((name) =>
    column(`${name} now`, ({ opened }, player) => (player === first ? (opened.numbers.get(name) ?? '') : '')),
  );
  return withDistinctHeadings([...now, ...numbers, ...questionColumns(rounds, true)]);
}

export function historyColumns({ rounds, at }: SheetMatch): readonly SheetColumn[] {
  const after = at.opened.scores.map(({ name }) =>
    column(name, ({ over }, player) => (over === undefined ? '' : scoreTotal(over, name, player))),
  );
  return withDistinctHeadings([
    column(HISTORY_HEADINGS.round, ({ number }) => number),
    column(HISTORY_HEADINGS.player, (_, player) => player),
    column(HISTORY_HEADINGS.in, ({ opened }, player) => opened.playing.includes(player)),
    ...after,
    ...[...at.opened.numbers.keys()].map((name) => column(name, ({ over }) => over?.numbers.get(name) ?? '')),
    ...questionColumns(rounds, false),
  ]);
}

function column(heading: string, cell: SheetColumn['cell']): SheetColumn {
  return { heading, cell };
}

function scoreTotal({ scores }: SheetRound['opened'], score: string, player: string): Cell {
  return scores.find(({ name }) => name === score)?.totals.get(player) ?? '';
}

/** A column per question title, in the order first asked; with `marks` also columns that say which answers are right. */
function questionColumns(rounds: readonly SheetRound[], marks: boolean): readonly SheetColumn[] {
  const columns = new Map<string, SheetColumn>();
  for (const round of rounds) {
    for (const [key, question] of roundQuestions(round)) {
      const answer = `answer ${key}`;
      const title = question.typed ?? question.title;
      if (!columns.has(answer)) {
        const former = question.typed === undefined ? {} : { former: question.title };
        columns.set(answer, { ...toAnswerColumn(title, key), ...former });
      }
      const mark = `mark ${key}`;
      if (marks && !columns.has(mark) && isQuestionMarked(round, key))
        columns.set(mark, toMarkColumn(title, key));
    }
  }
  return [...columns.values()];
}

function toAnswerColumn(heading: string, key: string): SheetColumn {
  return {
    heading,
    isOf: (round) => roundQuestions(round).has(key),
    cell: (round, player) => countedAnswers(round).get(player)?.answers.get(key) ?? '',
  };
}

function toMarkColumn(title: string, key: string): SheetColumn {
  return {
    heading: `${title} ok`,
    isOf: (round) => isQuestionMarked(round, key),
    cell: (round, player) => {
      const words = isQuestionMarked(round, key) ? countedAnswers(round).get(player) : undefined;
      return words?.answers.has(key) === true ? words.rightTitles.has(key) : '';
    },
  };
}

function isQuestionMarked({ opened }: SheetRound, key: string): boolean {
  return opened.titlesToMark.some((title) => nameKey(title) === key);
}

/** A round's questions by title key. */
const roundQuestions = memoize(
  ({ stage }: SheetRound): ReadonlyMap<string, Question> =>
    new Map(
      stage.asks.flatMap(({ questions }) =>
        questions.map((question) => [nameKey(question.typed ?? question.title), question] as const),
      ),
    ),
);

interface PlayerAnswers {
  readonly answers: ReadonlyMap<string, Cell>;
  /** Title keys of the answers that are right. */
  readonly rightTitles: ReadonlySet<string>;
}

/** A round's answers that count, by player. */
const countedAnswers = memoize((round: SheetRound): ReadonlyMap<string, PlayerAnswers> => {
  const questions = roundQuestions(round);
  return new Map(
    round.fates.flatMap(({ player, move, fate }): readonly (readonly [string, PlayerAnswers])[] => {
      const ask = findAsk(round.stage, player);
      if (fate.kind !== 'counted' || ask === undefined) return [];
      const answers = ask.toAnswers(move).map(({ title, answer }): readonly [string, Cell] => {
        const asked = ask.questions.find((question) => question.title === title);
        const key = nameKey(asked?.typed ?? title);
        const isNumber = questions.get(key)?.kind.type === 'whole';
        return [key, isNumber ? (parseInteger(answer) ?? answer) : answer];
      });
      const right = ask.acceptedPlaces(move).flatMap((place) => nameKey(String(place.at(-1) ?? '')));
      return [[player, { answers: new Map(answers), rightTitles: new Set(right) }]];
    }),
  );
});

/** Columns with headings as they are in this tab: if it has the heading of an earlier version, that one. */
export function withExistingHeadings(columns: readonly SheetColumn[], tab: Grid): readonly SheetColumn[] {
  const there = new Set(tab.flatMap((row) => row.map((cell) => nameKey(answerText(cell)))));
  return columns.map((column) =>
    column.formerHeading !== undefined &&
    !there.has(nameKey(column.heading)) &&
    there.has(nameKey(column.formerHeading))
      ? { ...column, heading: column.formerHeading }
      : column,
  );
}

/** Makes headings distinct by numbering repeated ones. */
function withDistinctHeadings(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const keys = new Set<string>();
  return columns.map((each) => {
    let { heading } = each;
    for (let number = 2; keys.has(nameKey(heading)); number += 1) heading = `${each.heading} (${number})`;
    keys.add(nameKey(heading));
    return { ...each, heading };
  });
}

export interface SheetRound {
  /** The round's number, from 1. */
  readonly number: number;
  readonly stage: Pick<OpenStage, 'title' | 'asks'>;
  readonly fates: readonly AnswerVerdict[];
  /** The match when the round opened. */
  readonly opened: HostSheet;
  /** The match after the round; absent while the round is open. */
  readonly over?: HostSheet;
}

/** A match's rounds in order, and the one (`at`) that the tabs are about. */
export interface SheetMatch {
  readonly players: readonly string[];
  readonly rounds: readonly SheetRound[];
  readonly at: SheetRound;
}

/** The match's rounds up to the open one. `at` is the round with this name. */
export function sheetMatch(session: GameSession, name: string): SheetMatch {
  const { begun, past, match } = session;
  const opened = [begun, ...past.map(({ resolved }) => resolved.next)].map(({ sheet }) => sheet);
  const finished = past.map(({ stage, resolved: { fates, next } }, index): SheetRound & { name: string } => {
    const before = ensure(opened[index], 'Each stage that is over was opened.');
    return { name: stage.name, number: index + 1, stage, fates, opened: before, over: next.sheet };
  });
  const { stage } = match;
  const open =
    stage === null
      ? []
      : [
          {
            name: stage.name,
            number: past.length + 1,
            stage,
            fates: currentFates(session),
            opened: match.sheet,
          },
        ];
  const rounds = [...finished, ...open];
  return { players: match.roster, rounds, at: mustFindNamed(rounds, name) };
}
