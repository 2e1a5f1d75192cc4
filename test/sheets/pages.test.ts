// Every game's drawn tabs: nothing is cut off, they fit a phone, and colors are readable in light and dark.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/games/catalogue';
import type { Match } from '../../src/games/frame/match';
import { STYLES, styled, type Tab } from '../../src/games/frame/tabs';
import { stackSections } from '../../src/rounds/outbox/now-tab';
import { playScenario } from '../../src/rounds/proof/scenario';
import { DEFAULT_ACCENT } from '../../src/games/frame/colours';
import { layoutWithPanes, type PageLayout } from '../../src/sheets/pane-layout';
import { tabLayout, type TabLayout, type PageCell } from '../../src/sheets/layout';
import { reflowTab, MAX_CELL_LINES } from '../../src/sheets/flow';
import { lineCount, textWidth, maxWordWidth } from '../../src/sheets/text-width';
import { EVERY_GAME } from '../games/every-game';
import { begin, explained, legalMoves, messyMoves, play, usualStart } from '../games/random-play';
import { sampled } from '../support/sample';

const NOTHING: PageCell = { value: '', look: {}, wrap: false, air: 3, middle: false, line: false };

function cellsOnSheet({ rows, panes }: PageLayout): readonly (readonly PageCell[])[] {
  const sheet = rows.map((cells) => [...cells]);
  for (const { row, column, layout } of panes)
    layout.rows.forEach((cells, below) => {
      const own = (sheet[row + below] ??= []);
      while (own.length < column) own.push(NOTHING);
      own.splice(column, cells.length, ...cells);
    });
  return Array.from({ length: sheet.length }, (_, row) => sheet[row] ?? []);
}

/** A cell's free space, in pixels. */
const FREE = 16;
const READING = 360;
/** The width in pixels beside the sidebar. */
const WINDOW = 1000;
/** The width in pixels of a 1440-pixel window without the sidebar. */
const DESK = 1320;

function tabsOf(match: Match): readonly Tab[] {
  return [
    ...match.view('host'),
    ...match.view('everyone'),
    ...match.roster.flatMap((player) => match.view({ player })),
    ...(['everyone', ...match.roster.map((player) => ({ player }))] as const).map((reader) => ({
      title: 'Now',
      narrow: true as const,
      rows: [
        [styled('The game', STYLES.title)],
        ...match.home().flatMap(({ title, rows }) => [[styled(title, STYLES.heading)], ...rows, ['']]),
      ],
      beside: match
        .panes(reader)
        .map((sections) => stackSections(sections, ({ title }) => styled(title, STYLES.heading))),
    })),
  ];
}

function faultsOf({ title, narrow }: Tab, page: TabLayout): readonly string[] {
  const { rows, widths, spans, frozen, rowCount } = page;
  return [
    ...rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => {
        const where = `${title}, row ${row + 1}, column ${column + 1}: “${String(cell.value)}”`;
        if (cell.value === '') return [];
        const text = String(cell.value);
        const own = (widths[column] ?? 0) - FREE;
        const next = cells.findIndex((other, at) => at > column && other.value !== '');
        // Text can overflow into empty cells, but numbers can't.
        const runsTo = typeof cell.value === 'number' ? column + 1 : next === -1 ? widths.length : next;
        const room = widths.slice(column, runsTo).reduce((sum, width) => sum + width, 0) - FREE;
        const hidden = spans.some(
          (span) => span.row === row && column > span.column && column < span.column + span.columns,
        );
        return [
          ...(hidden ? [`${where} is merged away`] : []),
          ...(cell.wrap && maxWordWidth(text, cell.look) > own ? [`${where} is broken inside a word`] : []),
          ...(!cell.wrap && textWidth(text, cell.look) > room ? [`${where} is cut`] : []),
          ...(!cell.wrap &&
          cell.look.align !== undefined &&
          cell.look.align !== 'left' &&
          textWidth(text, cell.look) > own
            ? [`${where} runs out on the left`]
            : []),
          ...(cell.wrap &&
          (widths[column] ?? 0) > READING &&
          maxWordWidth(text, cell.look) < READING - 2 * FREE &&
          textWidth(text, cell.look) > READING
            ? [`${where} is read in ${widths[column] ?? 0} pixels`]
            : []),
          ...(narrow === true && cell.wrap && lineCount(text, own, cell.look) > MAX_CELL_LINES
            ? [`${where} takes ${lineCount(text, own, cell.look)} lines`]
            : []),
          ...contrastFaults(where, cell.look),
        ];
      }),
    ),
    ...spans
      .filter(({ row, columns }) => row >= rowCount || columns > widths.length)
      .map(() => `${title}: a merge beyond the page`),
    ...(widths.reduce((sum, width) => sum + width, 0) > (narrow === true ? READING : WINDOW)
      ? [`${title} is wider than ${narrow === true ? 'a phone' : 'a window'}`]
      : []),
    ...(frozen < rowCount ? [] : [`${title}: all rows are frozen`]),
  ];
}

function contrastFaults(
  where: string,
  { background, colour, size = 10 }: { background?: string; colour?: string; size?: number },
): readonly string[] {
  if ((background === undefined) !== (colour === undefined))
    return [`${where} has a color that a dark sheet may lose`];
  if (background === undefined || colour === undefined) return [];
  // Large text needs less contrast.
  return contrast(background, colour) >= (size >= 18 ? 3 : 4.5)
    ? []
    : [`${where}: ${colour} on ${background}`];
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const faultsIn = (match: Match): readonly string[] =>
  tabsOf(match).flatMap((tab) => {
    const flowed = reflowTab(tab);
    const own = tabLayout(flowed);
    return [...faultsOf(tab, own), ...paneFaults(tab, own, layoutWithPanes(flowed))];
  });

/** Faults of the panes to the right of a page. They mustn't change the page itself. */
function paneFaults(tab: Tab, own: TabLayout, page: PageLayout): readonly string[] {
  const right = cellsOnSheet(page).map((cells) => cells.slice(own.widths.length + 1));
  const whole = page.widths.reduce((sum, width) => sum + width, 0);
  return [
    ...(whole > DESK ? [`${tab.title} with its panes takes ${whole} pixels`] : []),
    ...(own.widths.every((width, column) => page.widths[column] === width) ? [] : ['other columns']),
    ...right.flatMap((cells, row) =>
      cells.flatMap((cell, column) => {
        const where = `${tab.title}, beside row ${row + 1}: “${String(cell.value)}”`;
        if (cell.value === '') return [];
        const next = cells.findIndex((other, at) => at > column && other.value !== '');
        const widths = page.widths.slice(own.widths.length + 1);
        const room = widths.slice(column, next === -1 ? widths.length : next).reduce((a, b) => a + b, 0);
        return [
          ...(cell.wrap ? [`${where} takes lines of the page`] : []),
          ...(textWidth(String(cell.value), cell.look) > room - FREE ? [`${where} is cut`] : []),
          // Symbols without letters or digits count as large.
          ...contrastFaults(where, {
            ...cell.look,
            ...(/[\p{L}\p{N}]/u.test(String(cell.value)) ? {} : { size: 18 }),
          }),
        ];
      }),
    ),
  ];
}

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  test('the pages before the first stage and after the last can be read', () => {
    expect(faultsIn(begin(game, usualStart(game, 'pages')))).toEqual([]);
    for (const player of sampled([legalMoves(10), messyMoves], [messyMoves])) {
      const { scenario, rounds, last } = play(game, usualStart(game, 'pages'), player);
      explained(scenario, () => {
        expect(faultsIn(last)).toEqual([]);
        const middle = rounds[Math.floor(rounds.length / 2)]?.before;
        if (middle !== undefined) expect(faultsIn(middle)).toEqual([]);
      });
    }
  });

  test('the accent can be written on, and is visible on a light and a dark sheet', () => {
    expect(contrast(game.info.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(game.info.accent, '#1f1f1f')).toBeGreaterThanOrEqual(3);
  });
});

test('games have different accents, and books without a game another', () => {
  const accents = [DEFAULT_ACCENT, ...GAMES.map(({ info }) => info.accent)];
  expect(new Set(accents).size).toBe(accents.length);
});

const WORDS = 'what was done to whom in this round, and why it was done';
test.each([
  ['a label wraps in its column, and a reason goes below', [WORDS, 'short', `in short, ${WORDS}`], '2211'],
  ['a long value goes below', ['Value', `in short, ${WORDS}`], '111'],
  [
    'a value stays in its row if its reason has gone below',
    ['Value', WORDS.slice(0, 35), 'because of it'],
    '21',
  ],
])('on a narrow page, %s', (_, cells, counts) => {
  const { rows, fitted } = reflowTab({ title: 'Now', narrow: true, rows: [cells] });
  expect(rows.map((row) => row.length).join('')).toBe(counts);
  expect(fitted?.continues).toHaveLength(rows.length - 1);
});

const FOLDER = join(__dirname, '..', 'kept-games');
const KEPT = readdirSync(FOLDER);
/** The last random game of each game, and all games kept for a special reason. */
const SAMPLE = KEPT.filter((file, at) => gameOf(file) !== gameOf(KEPT[at + 1] ?? ''));

function gameOf(file: string): string {
  return file.replace(/-\d+\.json$/, '');
}

test.each(sampled(KEPT, SAMPLE))('%s can be read', (file) => {
  const { scenario } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { readonly scenario: unknown };
  const played = playScenario(scenario, GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  expect(faultsIn(played.value.match)).toEqual([]);
});
