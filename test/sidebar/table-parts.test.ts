// The parts of the table that need no browser: its clock, the board taken apart, what everyone was told.
import { findGame } from '../../src/games/catalogue';
import { cellLook, cellValue } from '../../src/games/tabs';
import { boardParts } from '../../sidebar/table/board-parts';
import { addReading, aheadBy, clockFace, faceText, readingOf, spokenText } from '../../sidebar/table/clock';
import { remainingText } from '../../sidebar/table/remaining-work';

function boardOf(): ReturnType<typeof boardParts> {
  const game = findGame('tactical-picture-hunt');
  const begun = game?.begin(game.sampleRoster, game.sampleSettings, 'a seed that is long enough');
  if (begun?.ok !== true) throw new Error('The game does not begin.');
  const tab = begun.value.view('everyone').find(({ title }) => title === 'Board');
  const rows = tab?.rows.map((row) => row.map((cell) => ({ value: cellValue(cell), look: cellLook(cell) })));
  return boardParts(rows ?? []);
}

describe('the board', () => {
  test('has nine by nine squares, each with its words and its colours', () => {
    const { grid } = boardOf();
    expect(grid?.rows.map(({ squares }) => squares.length)).toEqual(Array(9).fill(9));
    for (const { sign, look, words } of grid?.rows.flatMap(({ squares }) => squares) ?? []) {
      expect(words).toMatch(/^(white|grey|black) (circle|square|triangle) (yellow|blue|red)$/);
      expect(words).toContain({ '●': 'circle', '■': 'square', '▲': 'triangle' }[sign]);
      expect(look.background).toBeDefined();
      expect(look.colour).toBeDefined();
    }
  });

  test('has its axes on all sides, the outer ones outside', () => {
    const { grid } = boardOf();
    const sorted = (labels: readonly string[] = []): string => [...new Set(labels)].sort().join('');
    expect(grid?.above.map(sorted)).toEqual(['ABC', 'abc']);
    expect(grid?.below.map(sorted)).toEqual(['abc', 'ABC']);
    expect(sorted(grid?.rows.map(({ before }) => before[0] ?? ''))).toBe('XYZ');
    expect(sorted(grid?.rows.map(({ before }) => before[1] ?? ''))).toBe('xyz');
    for (const { before, after } of grid?.rows ?? []) expect(after).toEqual([...before].reverse());
  });

  test('has the facts above it, without its heading', () => {
    const { facts } = boardOf();
    expect(facts[0]).toEqual({
      label: 'Now',
      values: ['The players claim their dimensions.'],
      picture: undefined,
    });
    expect(facts.map(({ label }) => label)).toEqual(expect.arrayContaining(['Scores', 'Region', 'Signs']));
  });

  test('may be missing', () => {
    const cell = (value: string) => ({ value, look: {} });
    expect(boardParts([[cell('Title')], [cell('Now'), cell('something')]])).toEqual({
      facts: [{ label: 'Now', values: ['something'], picture: undefined }],
      grid: undefined,
    });
  });
});

describe('the clock', () => {
  const stage = { seconds: 30, deadline: 30_000, graceSeconds: 15 };

  test.each([
    [0, 'running', 30],
    [1, 'running', 30],
    [20_000, 'running', 10],
    [29_999, 'running', 1],
    [30_000, 'grace', 15],
    [44_999, 'grace', 1],
    [45_000, 'over', 0],
  ])('at %i ms shows %s, %i', (now, phase, seconds) => {
    expect(clockFace(stage, now)).toEqual({ phase, seconds });
  });

  test('waits with the whole time before it is started, and without grace is over at once', () => {
    expect(clockFace({ ...stage, deadline: null }, 99_000)).toEqual({ phase: 'waiting', seconds: 30 });
    expect(clockFace({ ...stage, graceSeconds: 0 }, 30_000)).toEqual({ phase: 'over', seconds: 0 });
    expect([faceText(90), faceText(9), faceText(60)]).toEqual(['1:30', '0:09', '1:00']);
  });

  test('speaks at ten seconds and at none only', () => {
    const spoken = Array.from({ length: 60 }, (_, second) =>
      spokenText(clockFace(stage, second * 1000 + 500), stage.graceSeconds),
    );
    expect([...new Set(spoken)]).toEqual([
      '',
      '10 seconds left.',
      'Time is up. 15 seconds of grace.',
      'Time and grace are over.',
    ]);
  });

  test('trusts the quickest of the last readings', () => {
    const slow = readingOf(5000, 1000, 4000);
    const quick = readingOf(7100, 5000, 5100);
    expect(aheadBy([])).toBe(0);
    expect(aheadBy([slow])).toBe(2500);
    expect(aheadBy([slow, quick, slow])).toBe(2050);
    // A computer that slept may be off by something else afterwards.
    const later = Array.from({ length: 20 }, () => slow).reduce(addReading, [quick]);
    expect(aheadBy(later)).toBe(2500);
  });
});

test('what is left is one line, also when it is nothing', () => {
  expect(remainingText({ waiting: 0, stuck: 0, toPrepare: 0 }, false)).toBe('Everything is delivered.');
  expect(remainingText({ waiting: 3, stuck: 0, toPrepare: 0 }, true)).toBe('Delivering: 3 to go.');
  expect(remainingText({ waiting: 1, stuck: 2, toPrepare: 1 }, false)).toBe(
    '1 form or book is still to be made. 1 delivery waits. 2 deliveries need you: see Deliveries in the sidebar.',
  );
});
