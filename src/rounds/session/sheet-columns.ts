// What a host computes with (OM-8): the rounds of a match as its tabs hold them, in columns with a heading each, no two alike.
import type { Cell, Question } from '../../games/frame/fields';
import { once } from '../../games/frame/lazy';
import { nameKey } from '../../games/frame/names';
import { askOf, type Fate } from '../../games/frame/submissions';
import { typedWhole } from '../../games/frame/typed-number';
import { sure } from '../../games/frame/result';
import type { HostSheet } from '../../games/frame/host-sheet';
import type { OpenStage } from '../../games/frame/match';
import type { GameSession } from './game-session';
import { fatesNow } from './judge';

export interface SheetColumn {
  readonly heading: string;
  /** The rounds that it is made for; absent where it is there from the start. */
  readonly isOf?: (round: SheetRound) => boolean;
  /** A player's cell of a round; empty where there is nothing to be said. */
  readonly cell: (round: SheetRound, player: string) => Cell;
}

/** The headings before the scores in History. */
export const HISTORY = { round: 'Round', player: 'Player', in: 'In' } as const;

/** Gives the columns of Answers behind the names. */
export function answersColumns({ all, at }: SheetMatch): readonly SheetColumn[] {
  const now = at.opened.scores.map(({ name }) =>
    column(`${name} now`, ({ opened }, player) => totalIn(opened, name, player)),
  );
  return distinct([...now, ...titleColumns(all, true)]);
}

/** Gives the columns of History. */
export function historyColumns({ all, at }: SheetMatch): readonly SheetColumn[] {
  const after = at.opened.scores.map(({ name }) =>
    column(name, ({ over }, player) => (over === undefined ? '' : totalIn(over, name, player))),
  );
  return distinct([
    column(HISTORY.round, ({ number }) => number),
    column(HISTORY.player, (_, player) => player),
    column(HISTORY.in, ({ opened }, player) => opened.playing.includes(player)),
    ...after,
    ...titleColumns(all, false),
  ]);
}

function column(heading: string, cell: SheetColumn['cell']): SheetColumn {
  return { heading, cell };
}

function totalIn({ scores }: SheetRound['opened'], score: string, player: string): Cell {
  return scores.find(({ name }) => name === score)?.totals.get(player) ?? '';
}

/**
 * Gives a column for each title, in the order in which they were first asked; with `marks` one for those that are
 * marked, too.
 */
function titleColumns(rounds: readonly SheetRound[], marks: boolean): readonly SheetColumn[] {
  const columns = new Map<string, SheetColumn>();
  for (const round of rounds) {
    for (const [key, { title }] of questionsIn(round)) {
      const answer = `answer ${key}`;
      if (!columns.has(answer)) columns.set(answer, answerColumn(title, key));
      const mark = `mark ${key}`;
      if (marks && !columns.has(mark) && isMarked(round, key)) columns.set(mark, markColumn(title, key));
    }
  }
  return [...columns.values()];
}

function answerColumn(heading: string, key: string): SheetColumn {
  return {
    heading,
    isOf: (round) => questionsIn(round).has(key),
    cell: (round, player) => wordsIn(round).get(player)?.answers.get(key) ?? '',
  };
}

function markColumn(title: string, key: string): SheetColumn {
  return {
    heading: `${title} ok`,
    isOf: (round) => isMarked(round, key),
    cell: (round, player) => {
      const words = isMarked(round, key) ? wordsIn(round).get(player) : undefined;
      return words?.answers.has(key) === true ? words.marked.has(key) : '';
    },
  };
}

function isMarked({ opened }: SheetRound, key: string): boolean {
  return opened.marked.some((title) => nameKey(title) === key);
}

/** The questions of a round by the keys of their titles. */
const questionsIn = once(
  ({ stage }: SheetRound): ReadonlyMap<string, Question> =>
    new Map(
      stage.asks.flatMap(({ questions }) =>
        questions.map((question) => [nameKey(question.title), question] as const),
      ),
    ),
);

interface Words {
  readonly answers: ReadonlyMap<string, Cell>;
  /** The keys of the titles whose answers are marked. */
  readonly marked: ReadonlySet<string>;
}

/** The answers of a round that count, by player. */
const wordsIn = once((round: SheetRound): ReadonlyMap<string, Words> => {
  const questions = questionsIn(round);
  return new Map(
    round.fates.flatMap(({ player, move, fate }): readonly (readonly [string, Words])[] => {
      const ask = askOf(round.stage, player);
      if (fate.kind !== 'counted' || ask === undefined) return [];
      const answers = ask.toAnswers(move).map(({ title, answer }): readonly [string, Cell] => {
        const key = nameKey(title);
        const isNumber = questions.get(key)?.kind.type === 'whole';
        return [key, isNumber ? (typedWhole(answer) ?? answer) : answer];
      });
      const marked = ask.marked(move).flatMap((place) => nameKey(String(place[place.length - 1] ?? '')));
      return [[player, { answers: new Map(answers), marked: new Set(marked) }]];
    }),
  );
});

/** Makes headings that occur twice differ: each later one gets a number. */
function distinct(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const keys = new Set<string>();
  return columns.map((each) => {
    let { heading } = each;
    for (let number = 2; keys.has(nameKey(heading)); number += 1) heading = `${each.heading} (${number})`;
    keys.add(nameKey(heading));
    return { ...each, heading };
  });
}

export interface SheetRound {
  /** The number of the round, from 1. */
  readonly number: number;
  readonly stage: Pick<OpenStage, 'title' | 'asks'>;
  readonly fates: readonly Fate[];
  /** The match as the round opened. */
  readonly opened: HostSheet;
  /** The match after it; absent while the round is open. */
  readonly over?: HostSheet;
}

/** One round, and all others of its match, in their order. */
export interface SheetMatch {
  readonly players: readonly string[];
  readonly all: readonly SheetRound[];
  readonly at: SheetRound;
}

/** The rounds up to the open one, seen from the round with this name, or from the open one; undefined where it is not there. */
export function sheetMatch(session: GameSession, name?: string): SheetMatch | undefined {
  const { begun, past, match } = session;
  const opened = [begun, ...past.map(({ resolved }) => resolved.next)].map(({ sheet }) => sheet);
  const rounds = past.map(({ stage, resolved: { fates, next } }, index): SheetRound & { name: string } => {
    const before = sure(opened[index], 'Each stage that is over was opened.');
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
            fates: fatesNow(session),
            opened: match.sheet,
          },
        ];
  const all = [...rounds, ...open];
  const at = all.find((round) => round.name === (name ?? stage?.name));
  return at === undefined ? undefined : { players: match.roster, all, at };
}
