// Compares what the open stage asks with a case: closed choices, limits, and whose answers are missing.
import {
  closedAnswers,
  answerNotes,
  type ClosedAnswer,
  type AnswerNote,
} from '../../src/games/frame/closed-choices';
import type { Json } from '../../src/games/frame/json';
import { answerSumLimits } from '../../src/games/frame/limits';
import type { Match } from '../../src/games/frame/match';
import { quote } from '../../src/games/frame/wording';
import { findMissingPlayers } from '../../src/rounds/session/judge';
import { equal } from './compare';
import type { Expectation, Reader } from './format';

export function judgeAsked({ closed, within, waits }: Expectation, match: Match): string[] {
  const { stage } = match;
  const missing = stage === null ? [] : findMissingPlayers(stage, []);
  return [
    ...[...(closed ?? [])].flatMap(([player, questions]) => {
      const all = closedTo(match, player);
      return [...questions].flatMap(([question, lines]) => {
        const found = all
          .filter(({ title }) => title === question)
          .map(({ answer, why }) => `${answer}: ${why}`);
        return differs(`closed to ${player}, ${question}`, lines, found);
      });
    }),
    ...[...(within ?? [])].flatMap(([player, lines]) =>
      differs(`within what ${player} has`, lines, sumsOf(match, player)),
    ),
    ...(waits === undefined ? [] : differs('waits for', waits, missing)),
  ];
}

function differs(what: string, expected: readonly string[], found: readonly string[]): string[] {
  return equal(expected, found)
    ? []
    : [`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(found)}`];
}

function asksOf({ stage }: Match, player: string) {
  return stage?.asks.filter(({ players }) => players.includes(player)) ?? [];
}

export function closedTo(match: Match, player: string): readonly ClosedAnswer[] {
  const [ask] = asksOf(match, player);
  return ask === undefined ? [] : closedAnswers(ask.closed(player), ask);
}

/** Notes beside a player's choices. */
export function notedTo(match: Match, player: string): readonly AnswerNote[] {
  return asksOf(match, player).flatMap((ask) => answerNotes(ask.notes(player), ask));
}

/** Limits that several answers of a player share, such as `Gold: 4 for “Bid”, “Bet”`. */
function sumsOf(match: Match, player: string): readonly string[] {
  return asksOf(match, player).flatMap((ask) =>
    answerSumLimits(ask.limits(player).sums, ask).map(
      ({ name, most, titles }) => `${name}: ${most} for ${titles.map(quote).join(', ')}`,
    ),
  );
}

/** A player's questions, closed choices, notes, limits and page, which other players' secrets must not change. */
export function askedOf(match: Match, reader: Reader): Json {
  const asked = asksOf(match, reader).map(({ title, help, questions, limits }) => {
    const { sums, excused, passes } = limits(reader);
    const [closed, notes] = [closedTo(match, reader), notedTo(match, reader)];
    return { title, help, questions, closed, notes, sums, excused, passes };
  });
  const page = match.roster.includes(reader) ? match.page(reader) : null;
  return { asked, page } as unknown as Json;
}
