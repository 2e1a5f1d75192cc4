// Helpers to play a match of one game: resolve stages, enter the host's part, and read what players see.
import { closedAnswers, answerNotes } from '../../src/games/frame/closed-choices';
import type { EntryResult, Match, OpenAsk, StageResult } from '../../src/games/frame/match';
import type { Reader } from '../../src/games/frame/reader-tabs';
import type { Problem, Result } from '../../src/games/frame/result';
import { findAsk } from '../../src/games/frame/submissions';
import { plainTab } from '../../src/games/frame/tabs';
import { inputOf, type Sent } from './random-play';

/** A list of submissions in order, or each player's move. */
type Moves = readonly Sent[] | Readonly<Record<string, unknown>>;

export function good<T>(result: Result<T, readonly Problem[]>): T {
  if (!result.ok) throw new Error(result.error.map(({ text }) => text).join(' '));
  return result.value;
}

const isSent = (moves: Moves): moves is readonly Sent[] => Array.isArray(moves);

export function resolved(match: Match, moves: Moves = [], hostFacts: unknown = {}): StageResult {
  const sent = isSent(moves) ? moves : Object.entries(moves).map(([player, move]) => ({ player, move }));
  return good(match.resolve(inputOf(sent, [], hostFacts)));
}

/** Expects that two results have the same messages, facts and pages. */
export function expectSame(one: StageResult, other: StageResult): void {
  expect(one.news).toEqual(other.news);
  expect(one.next.facts).toEqual(other.next.facts);
  for (const reader of ['host', 'everyone', ...one.next.roster.map((player) => ({ player }))] as const) {
    expect(one.next.view(reader)).toEqual(other.next.view(reader));
  }
}

export function entered(match: Match, hostFacts: unknown): EntryResult {
  return good(match.enter(hostFacts));
}

export function askFor({ stage }: Match, player: string): OpenAsk {
  const asked = stage === null ? undefined : findAsk(stage, player);
  if (asked === undefined) throw new Error(`${player} is not asked.`);
  return asked;
}

/** The notes that a player sees at an answer. `question` and `answer` are the beginnings of the texts. */
export function noteOn(match: Match, player: string, question: string, answer: string): string {
  const asked = askFor(match, player);
  return answerNotes(asked.notes(player), asked)
    .filter((each) => each.title === question && each.answer.startsWith(answer))
    .map(({ note }) => note)
    .join('; ');
}

/** A player's closed choices as `answer: why`, for questions whose titles begin with `question`. */
export function closedTo(match: Match, player: string, question = ''): readonly string[] {
  const asked = askFor(match, player);
  return closedAnswers(asked.closed(player), asked)
    .filter(({ title }) => title.startsWith(question))
    .map(({ answer, why }) => `${answer}: ${why}`);
}

/** The rows of a reader's tab, with cells joined by “ | ”. */
export function tabLines(match: Match, reader: Reader, title: string): readonly string[] {
  const tabs = match.view(reader).map(plainTab);
  return tabs.find((tab) => tab.title === title)?.rows.map((cells) => cells.join(' | ')) ?? [];
}
