// Pages of random games, each played to its end, for tests of the pages' parts.
import { GAMES } from '../../src/games/catalogue';
import { lineText } from '../../src/games/frame/account';
import type { Match } from '../../src/games/frame/match';
import { closedAnswers, answerNotes } from '../../src/games/frame/closed-choices';
import type { GamePage, PageBlock } from '../../src/games/frame/page-kit';
import { cellValue } from '../../src/games/frame/tabs';
import { legalMoves, play, usualStart } from './random-play';

export function gameOf(id: string): (typeof GAMES)[number] {
  const game = GAMES.find(({ info }) => info.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

export function matchesOf(id: string, seed = 'page'): readonly Match[] {
  const { first, rounds } = play(gameOf(id), usualStart(gameOf(id), seed), legalMoves(20));
  return [first, ...rounds.map(({ resolved }) => resolved.next)];
}

export function textsIn(block: PageBlock): readonly string[] {
  switch (block.kind) {
    case 'words':
      return [block.text];
    case 'bars':
      return [block.title, ...block.bars.flatMap(({ name, why }) => [name, ...why])];
    case 'pips':
      return block.pips.flatMap(({ name, value }) => [name, value]);
    case 'curve':
      return [block.title, ...block.steps, ...block.lines.map(({ name }) => name)];
    case 'facts':
      return [block.title, ...block.facts.flatMap(({ name, text }) => [name, text])];
    case 'sketch':
      return block.lines;
    case 'folded':
      return [block.title, ...block.blocks.flatMap(textsIn)];
  }
}

export function blockOf<Kind extends PageBlock['kind']>(
  { holds }: Pick<GamePage, 'holds'>,
  kind: Kind,
): Extract<PageBlock, { readonly kind: Kind }> | undefined {
  return holds.find((block): block is Extract<PageBlock, { readonly kind: Kind }> => block.kind === kind);
}

export function saidIn(match: Match): readonly string[] {
  const readers = ['host', 'everyone', ...match.roster.map((player) => ({ player }))] as const;
  const tabs = readers.flatMap((reader) => match.view(reader));
  const asks = match.stage?.asks ?? [];
  return [
    ...match.warnings,
    ...match.rules.flatMap(({ paragraphs }) => paragraphs),
    ...tabs.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => {
        const value = cellValue(cell);
        return typeof value === 'string' ? [value] : [];
      }),
    ),
    ...match.roster.flatMap((player) => {
      const { holds, result, part } = match.page(player);
      return [...holds.flatMap(textsIn), ...result.map(lineText), part];
    }),
    ...asks.flatMap((ask) => [
      ask.help,
      ask.ifMissing,
      ...ask.questions.flatMap(({ help, kind }) => [
        help,
        ...('options' in kind ? kind.options.map(({ value, label }) => label ?? value) : []),
      ]),
      ...ask.players.flatMap((player) => [
        ...closedAnswers(ask.closed(player), ask).map(({ why }) => why),
        ...answerNotes(ask.notes(player), ask).map(({ note }) => note),
      ]),
    ]),
  ];
}
