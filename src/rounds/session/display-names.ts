// Names as people see them. If Zoe plays for Bo, `Zoe (for Bo)` replaces `Bo` on pages, at the table, in messages, and in
// public and players' tabs. Answers, the host's tabs, the ledger and scenarios keep `Bo`.
import { memoize } from '../../games/frame/lazy';
import type { News } from '../../games/frame/news';
import type { Match } from '../../games/frame/match';
import type { GamePage, PageBlock } from '../../games/frame/page-kit';
import type { Scene } from '../../games/frame/scene';
import { cellStyle, cellValue, styled, type Cell, type Rows } from '../../games/frame/tabs';
import { escapeRegExp } from '../../games/frame/wording';
import type { Correction, GameRecord, Notice } from '../record/game-record';
import { seatName, type People } from '../record/people';
import { matchEndRow } from './match-holders';

/** The name to show for each player whose seat somebody else holds. Other players aren't included. */
export type DisplayNames = ReadonlyMap<string, string>;

type MatchForNames = Pick<Match, 'roster' | 'rules' | 'stage'>;

export interface MatchWithPeople {
  readonly match: MatchForNames;
  readonly record: Pick<GameRecord, 'openedRow'>;
  readonly people: People;
}

/** Names of those who play the match or, once it's over, played it to the end. Cached per session. */
export const displayNames = memoize((session: MatchWithPeople) =>
  namesAtRow(session.match, session.people, matchEndRow(session)),
);

/**
 * The names as of a ledger row. A player whose name is also a word in the game's texts isn't replaced, because the two can't
 * be distinguished in sentences. The first tab of the player's book says who plays.
 */
export function namesAtRow(match: MatchForNames, people: People, row: number | undefined): DisplayNames {
  const replaced = match.roster.filter((player) => seatName(people, player, row) !== player);
  if (replaced.length === 0) return NO_NAMES;
  const words = joinGameTexts(match);
  const names = replaced
    .filter((player) => !namePattern([player]).test(words))
    .map((player) => [player, seatName(people, player, row)] as const);
  // Longer names come first, so that a name within a longer name isn't replaced.
  return new Map(
    [...match.roster]
      .filter((player) => names.some(([name]) => player.includes(name)))
      .sort((one, other) => other.length - one.length)
      .map((player) => names.find(([name]) => name === player) ?? [player, player]),
  );
}

const NO_NAMES: DisplayNames = new Map();

/** The game's texts, except lists of players. */
function joinGameTexts({ roster, rules, stage }: MatchForNames): string {
  const isList = (line: string): boolean =>
    line
      .slice(line.lastIndexOf(': ') + 1)
      .split(',')
      .every((part) => roster.includes(part.trim()));
  const asked = (stage?.asks ?? []).flatMap(({ title, help, questions }) => [
    title,
    help,
    ...questions.map((question) => question.title),
  ]);
  const told = rules.flatMap(({ heading, paragraphs }) => [
    heading,
    ...paragraphs.filter((line) => !isList(line)),
  ]);
  return [...told, ...asked, PROGRAM_WORDS].join('\n');
}

const PROGRAM_WORDS = 'You Your Yours Nobody Everyone Nothing It The';

/** A pattern that finds these names as whole words. */
function namePattern(names: readonly string[]): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}_])(?:${names.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}\\p{M}_])`,
    'gu',
  );
}

const namesPattern = memoize((names: DisplayNames) => namePattern([...names.keys()]));

export function withDisplayNames(names: DisplayNames, text: string): string {
  if (names.size === 0) return text;
  return text.replace(namesPattern(names), (name) => names.get(name) ?? name);
}

export function newsWithNames(names: DisplayNames, news: readonly News[]): readonly News[] {
  return names.size === 0
    ? news
    : news.map((line) => ({ ...line, text: withDisplayNames(names, line.text) }));
}

export function noticesWithNames(names: DisplayNames, notices: readonly Notice[]): readonly Notice[] {
  if (names.size === 0) return notices;
  const read = (text: string): string => withDisplayNames(names, text);
  return notices.map(({ to, text, lines }) => ({ to, text: read(text), lines: lines.map(read) }));
}

export function correctionsWithNames(
  session: MatchWithPeople & { readonly record: Pick<GameRecord, 'corrections'> },
): readonly Correction[] {
  const names = displayNames(session);
  return session.record.corrections.map((one) => ({
    ...one,
    notices: noticesWithNames(names, one.notices),
    pages: noticesWithNames(names, one.pages),
  }));
}

export function rowsWithNames<Part extends { readonly rows: Rows }>(
  names: DisplayNames,
  parts: readonly Part[],
): readonly Part[] {
  if (names.size === 0) return parts;
  const read = (value: Cell): Cell => (typeof value === 'string' ? withDisplayNames(names, value) : value);
  return parts.map((part) => ({
    ...part,
    rows: part.rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'object' ? styled(read(cellValue(cell)), cellStyle(cell)) : read(cell),
      ),
    ),
  }));
}

export function pageWithNames(names: DisplayNames, page: GamePage): GamePage {
  if (names.size === 0) return page;
  const read = (text: string): string => withDisplayNames(names, text);
  const { holds, part, result, foremost } = page;
  return {
    ...page,
    holds: holds.map((block) => mapBlockTexts(read, block)),
    part: read(part),
    foremost: foremost.map(read),
    result: result.map((line) => ({
      ...line,
      label: read(line.label),
      what: read(line.what),
      why: read(line.why),
    })),
  };
}

function mapBlockTexts(read: (text: string) => string, block: PageBlock): PageBlock {
  switch (block.kind) {
    case 'words':
      return { ...block, text: read(block.text) };
    case 'bars':
      return {
        ...block,
        title: read(block.title),
        bars: block.bars.map((bar) => ({ ...bar, name: read(bar.name), why: bar.why.map(read) })),
      };
    case 'pips':
      return {
        ...block,
        pips: block.pips.map((pip) => ({ ...pip, name: read(pip.name), value: read(pip.value) })),
      };
    case 'facts':
      return {
        ...block,
        title: read(block.title),
        facts: block.facts.map((fact) => ({ ...fact, name: read(fact.name), text: read(fact.text) })),
      };
    case 'curve':
      return { ...block, lines: block.lines.map((line) => ({ ...line, name: read(line.name) })) };
    case 'sketch':
      return { ...block, lines: block.lines.map(read) };
    case 'folded':
      return {
        ...block,
        title: read(block.title),
        blocks: block.blocks.map((each) => mapBlockTexts(read, each)),
      };
  }
}

/** Only replaces names in sentences. Players and cards on the table are found by roster names. */
export function sceneWithNames(names: DisplayNames, scene: Scene): Scene {
  if (names.size === 0) return scene;
  const read = (text: string): string => withDisplayNames(names, text);
  const { words, results, end } = scene;
  return {
    ...scene,
    words: read(words),
    moment: read(scene.moment),
    results: results.map((result) => ({
      ...result,
      headline: read(result.headline),
      words: read(result.words),
    })),
    end:
      end === null
        ? null
        : {
            winner: read(end.winner),
            words: read(end.words),
            highlights: end.highlights.map(({ title, text }) => ({ title, text: read(text) })),
          },
  };
}
