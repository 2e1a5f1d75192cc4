// The differences between two versions of the same tabs, described by player and number.
import type { Match, StageInput } from '../../../src/games/frame/match';
import { FRAME_TITLES } from '../../../src/games/frame/reserved-titles';
import { describeChange, tabChanges } from '../../../src/games/frame/tab-changes';
import { headings, plainTab, type Rows, type Tab } from '../../../src/games/frame/tabs';
import { good } from '../by-hand';
import { EVERY_GAME } from '../every-game';
import { begin, legalMoves, play, usualStart } from '../random-play';

const NAMES = ['Ana', 'Bo', 'Chen'];

function texts(before: Rows, after: Rows): readonly string[] {
  const tab = (rows: Rows): readonly Tab[] => [{ title: 'Board', rows }];
  return tabChanges(tab(before), tab(after), NAMES).map(describeChange);
}

test('tables with equal headings are matched by their order, if their number is the same', () => {
  const table = (score: string, ...rows: Rows): Rows => [headings('Place', 'Player', score), ...rows, ['']];
  const votes = table('Votes', [1, 'Ana', 0], [1, 'Bo', 0]);
  const points = (ana: number): Rows => table('Points', [1, 'Bo', 3], [2, 'Ana', ana]);
  expect(
    texts([...points(0), ...votes], [...points(1), ...table('Votes', [1, 'Bo', 0], [2, 'Ana', 4])]),
  ).toEqual(['Ana: points 0 → 1', 'Ana: place 1 → 2, votes 0 → 4']);
  expect(texts(points(1), [...points(1), ...votes])).toEqual([
    'New in “Board”: Bo, place 1, votes 0',
    'New in “Board”: Ana, place 1, votes 0',
  ]);
});

test('hearts and pips, and tabs that repeat others, only show by the number beside them', () => {
  const hearts = (lives: number): Rows => [
    headings('Player', 'Lives', 'Hearts'),
    ['Ana', lives, '♥'.repeat(Math.max(0, lives)) || '†'],
  ];
  expect(texts(hearts(2), hearts(0))).toEqual(['Ana: lives 2 → 0']);
  expect(texts(hearts(1), hearts(-2))).toEqual(['Ana: lives 1 → −2']);
  const repeated = (lives: number): readonly Tab[] => [
    { title: 'Cards', rows: hearts(lives), repeats: true },
  ];
  expect(tabChanges(repeated(2), repeated(1), NAMES)).toEqual([]);
});

test('removed and added rows are reported with their place, and moved rows are no change', () => {
  const head = headings('Stage', 'What');
  const [a, b] = [
    ['Round 1', 'Bo is hit'],
    ['Round 2', 'Bo rests'],
  ];
  expect(texts([head, a, b], [head, b, a])).toEqual([]);
  expect(texts([head, a], [head, b])).toEqual([
    'New in “Board”: Round 2, Bo rests',
    'No longer in “Board”: Round 1, Bo is hit',
  ]);
  expect(texts([head, a], [])).toEqual(['No longer in “Board”: Round 1, Bo is hit']);
});

test('an answer that still doesn’t count is a changed row', () => {
  const rows = (result: string): Rows => [headings('Stage', 'Result'), ['Round 1', result]];
  const [was, now] = ['Refused', 'Replaced by a later answer'];
  const tabs = [was, now].map((result) => [{ title: FRAME_TITLES.ownSubmissions, rows: rows(result) }]);
  expect(tabChanges(tabs[0] ?? [], tabs[1] ?? [], NAMES).map(describeChange)).toEqual([
    `Round 1: result ${was} → ${now}`,
  ]);
});

test('a table with an added column, or with numbers as headings, is still the same table', () => {
  expect(texts([headings('Place', 'AP'), [1, 7]], [headings('Place', 'Contest', 'AP'), [1, 'Z', 6]])).toEqual(
    ['Place 1: contest (empty) → Z, AP 7 → 6'],
  );
});

test.each(EVERY_GAME.map((game) => [game.info.id, game] as const))(
  '%s: every change in a tab is reported, and nothing else',
  (_, game) => {
    const start = usualStart(game, 'changes');
    const { rounds } = play(game, start, legalMoves());
    // Later stages may not fit after the correction, so the game is compared right after the corrected stage.
    const several = rounds.flatMap(({ input }, index) => (input.submissions.length > 1 ? [index] : []));
    // Correcting the first stage changes least, but in a short game it may be the only stage with several answers.
    const corrected = several.find((index) => index > 0) ?? several[0] ?? 0;
    const inputs = rounds.slice(0, corrected + 1).map(({ input }) => input);
    const before = matchAfter(begin(game, start), inputs);
    const after = matchAfter(
      begin(game, start),
      inputs.map((input, index) =>
        index === corrected ? { ...input, submissions: input.submissions.slice(1) } : input,
      ),
    );
    let changes = 0;
    for (const reader of ['everyone', ...before.roster.map((player) => ({ player }))] as const) {
      // A tab that repeats others needs no differences of its own.
      for (const tab of after.view(reader).filter(({ repeats }) => repeats !== true)) {
        const old = before.view(reader).filter(({ title }) => title === tab.title);
        const rows = (list: readonly Tab[]): readonly string[] =>
          list.flatMap((one) => plainTab(one).rows.map((row) => JSON.stringify(row))).sort();
        const lines = tabChanges(old, [tab], before.roster).map(describeChange);
        expect([tab.title, lines.length > 0]).toEqual([
          tab.title,
          JSON.stringify(rows(old)) !== JSON.stringify(rows([tab])),
        ]);
        changes += lines.length;
      }
    }
    expect(changes).toBeGreaterThan(0);
  },
);

function matchAfter(begun: Match, inputs: readonly StageInput[]): Match {
  return inputs.reduce((match, input) => good(match.resolve(input)).next, begun);
}
