// Home pages only repeat what's on the same reader's tabs, and every game shows something there.
import { homeSections, type HomePart } from '../../../src/games/frame/home';
import type { Audience } from '../../../src/games/frame/events';
import type { Match } from '../../../src/games/frame/match';
import { cellValue, headings, STYLES, styled, type Chart, type Tab } from '../../../src/games/frame/tabs';
import { EVERY_GAME } from '../every-game';
import { begin, explained, legalMoves, play, usualStart } from '../random-play';

const TAB: Tab = {
  title: 'Rounds',
  rows: [
    [styled('Ann', STYLES.title)],
    ['Winner', 'Ann', 'most points'],
    [''],
    headings('Round', 'What', 'Total'),
    ['Round 1', 'gains 2', 2],
    ['Round 2', 'gains 1', 3],
    ['Round 2', '', 5],
    [styled('Later', STYLES.heading)],
    ['nothing'],
  ],
};

test('a chart is below its table, and moves with it', () => {
  const chart: Chart = {
    title: 'Totals',
    kind: 'line',
    rows: [3, 7],
    labels: 0,
    series: [2],
    at: { row: 0, column: 9 },
  };
  const tab: Tab = { ...TAB, charts: [chart, chart] };
  const [section] = homeSections([{ tab: 'Rounds', rows: { kind: 'charts' } }], [tab], false);
  const [first, second] = section?.charts ?? [];
  expect(first).toMatchObject({ rows: [0, 4], at: { row: 5, column: 0 } });
  const [from = 0, to = 0] = second?.rows ?? [];
  expect(section?.rows.slice(from, to)).toEqual(TAB.rows.slice(3, 7));
  expect(from).toBeGreaterThan(4 + 340 / 21);
});

test('if only some columns of a table are repeated, its chart draws only their lines', () => {
  const chart: Chart = {
    ...{ title: 'Totals', kind: 'line' as const, rows: [3, 7] as const, labels: 0, series: [1, 2] },
    at: { row: 8, column: 0 },
  };
  const part: HomePart = { tab: 'Rounds', rows: { kind: 'charts', columns: ['Total', 'Round'] } };
  const [section] = homeSections([part], [{ ...TAB, charts: [chart] }], false);
  expect(section?.rows[1]?.map(cellValue)).toEqual([2, 'Round 1']);
  expect(section?.charts).toMatchObject([{ rows: [0, 4], labels: 1, series: [0] }]);
});

/** Expects that every cell of a home page or a picture is also on the tab that it cites. */
function expectRepeats(match: Match, reader: Audience): void {
  const tabs = match.view(reader);
  const pictures = reader === 'everyone' ? match.picture() : [];
  const beside = match.panes(reader).flat();
  const openTabs = match.view('everyone');
  for (const { of, title } of beside) {
    expect(match.view(of).map((tab) => tab.title)).toContain(title);
    if (of !== 'everyone') expect(of).toBe(reader);
  }
  for (const { title, rows } of [...match.home(), ...pictures, ...beside]) {
    const there = new Set(
      [...tabs, ...openTabs]
        .find((tab) => tab.title === title)
        ?.rows.flat()
        .map(cellValue),
    );
    const others = rows
      .flat()
      .map(cellValue)
      .filter((value) => !there.has(value));
    expect([title, others]).toEqual([title, []]);
  }
}

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  test('at every stage, home pages and pictures only repeat the tabs', () => {
    const { scenario, rounds } = play(game, usualStart(game, 'home'), legalMoves(15));
    explained(scenario, () => {
      for (const { resolved } of rounds.filter((_round, at) => at % 4 === 0 || at > rounds.length - 4)) {
        for (const reader of ['everyone', ...resolved.next.roster.map((player) => ({ player }))] as const) {
          expectRepeats(resolved.next, reader);
        }
      }
    });
  });

  test('after the game, home pages begin with the result, and players find their own numbers', () => {
    const { last, rounds } = play(game, usualStart(game, 'home'), legalMoves());
    const titles = (match: Match): readonly string[] => match.home().map(({ title }) => title);
    const [first] = last.home();
    // At the end, a home page starts with a tab that says something about players.
    expect(titles(begin(game, usualStart(game, 'home')))).not.toContain(first?.title);
    expect(last.roster.some((player) => JSON.stringify(first?.rows).includes(player))).toBe(true);
    expect(last.picture()[0]).toMatchObject({ title: first?.title, rows: first?.rows });
    const before = rounds[rounds.length - 1]?.before;
    for (const player of last.roster) {
      const { holds = [], result = [] } = before?.page(player) ?? {};
      expect(holds.length + result.length).toBeGreaterThan(0);
    }
  });
});
