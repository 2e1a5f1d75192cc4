// A player's page explains prices, powers, effects and causes to players who don't know the rules.
import type { PageBlock } from '../../../src/games/frame/page-kit';
import type { PlayerPage } from '../../../src/rounds/page/views';
import { playerPage } from '../../../src/rounds/page/view';
import { PAGES } from '../../support/page-questions';
import { played, sessionOf } from '../../support/paper-game';
import { personPlaying } from '../../../src/rounds/session/match-holders';

/** The texts on a page, each with its title or choice. */
function textsOn({ goal, first, stage, kit, idle, news, sections }: PlayerPage): readonly string[] {
  const ask = stage?.ask ?? undefined;
  return [
    goal,
    ...first.map(({ title, lines }) => `${title}: ${lines.join(' ')}`),
    ...(ask === undefined ? [] : [`${ask.title}: ${ask.help}`]),
    ...(ask?.questions ?? []).map(({ title, help, kind }) =>
      [
        title,
        help,
        ...('options' in kind ? kind.options.map(({ value, label }) => label ?? value) : []),
      ].join(' / '),
    ),
    ...(ask?.notes ?? []).map(({ title, answer, note }) => `${title} / ${answer}: ${note}`),
    ...(ask?.closed ?? []).map(({ title, answer, why }) => `${title} / ${answer}: closed, ${why}`),
    ...kit.holds.flatMap(blockTexts),
    ...kit.boards.map(({ title, note, key }) => `${title}: ${note}. ${key}`),
    ...[kit.part, idle],
    ...news.flatMap(({ result, own: told, everyone }) => [...result, ...told, ...everyone]),
    ...sections.flatMap(({ title, rows }) =>
      rows.map((row) => `${title}: ${row.map(({ text }) => text).join(' | ')}`),
    ),
  ];
}

function blockTexts(block: PageBlock): readonly string[] {
  switch (block.kind) {
    case 'words':
      return [block.text];
    case 'bars':
      return block.bars.map(({ name, value, why }) => `${block.title}: ${name} ${value}. ${why.join('; ')}`);
    case 'pips':
      return block.pips.map(({ name, value }) => `${name}: ${value}`);
    case 'facts':
      return block.facts.map(({ name, text }) => `${block.title} / ${name}: ${text}`);
    case 'curve':
      return [];
    case 'sketch':
      return block.lines;
    case 'folded':
      return block.blocks.flatMap(blockTexts).map((text) => `${block.title} / ${text}`);
  }
}

const COUNT = PAGES.flatMap(([, , , asked]) => asked).length;

test('there are at least sixty questions', () => expect(COUNT).toBeGreaterThanOrEqual(60));

describe.each(PAGES)('%s after %i stages, player %i', (game, stages, at, asked) => {
  const session = sessionOf(played(stages, { game }));
  const texts = textsOn(playerPage(session, personPlaying(session, session.match.roster[at] ?? '').id));
  test.each(asked)('%s', (_question, words, answer) => {
    const found = texts.filter((text) => words.every((word) => text.includes(word)));
    expect(found.filter((text) => answer.test(text)).length > 0 ? 'answered' : found).toBe('answered');
  });
});
