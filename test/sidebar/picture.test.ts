// The layout of pictures to post, tested without a browser.
import { headings, STYLES, styled, type Rows } from '../../src/games/frame/tabs';
import type { PictureView } from '../../src/rounds/reply/posts';
import { textWidth } from '../../src/sheets/text-width';
import { truncateText, wrapText, type MeasureText, type Shape } from '../../sidebar/panel/picture/drawing';
import { pictureDrawing } from '../../sidebar/panel/picture/layout';
import { pictureFileName, pictureDescription } from '../../sidebar/panel/picture/png';

const measure: MeasureText = (text, { size, bold = false }) => textWidth(text, { size: size * 0.75, bold });

function picture(rows: Rows, part: Partial<PictureView> = {}): PictureView {
  const sections = [{ title: 'Result', rows }];
  return { game: 'Soullinked', accent: '#8d56d5', stage: 'Round 5', over: false, sections, ...part };
}

type TextShape = Extract<Shape, { kind: 'text' }>;
const textsOf = (view: PictureView): readonly TextShape[] =>
  pictureDrawing(view, measure).shapes.filter((shape) => shape.kind === 'text');
const saidBy = (view: PictureView): readonly string[] => textsOf(view).map(({ text }) => text);

function expectInside(view: PictureView): void {
  const { width, height, shapes } = pictureDrawing(view, measure);
  for (const shape of shapes) {
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.y).toBeGreaterThanOrEqual(0);
    expect(shape.x + shape.width).toBeLessThanOrEqual(width + 0.01);
    expect(shape.y + shape.height).toBeLessThanOrEqual(height + 0.01);
    if (shape.kind === 'text') expect(measure(shape.text, shape.font)).toBeLessThanOrEqual(shape.width);
  }
}

const WINNERS: Rows = [
  ['Winner of Heaven', styled('Dora', STYLES.good), 'Dora has most points.'],
  ['Winner of Hell', styled('Hana', STYLES.good), 'Hana has most points.'],
  ['Loser of Hell', styled('Gus', STYLES.bad), 'Gus has the lowest total.'],
];

test('all winners are shown large, and only after the game', () => {
  const sizeOf = (view: PictureView, said: string): number | undefined =>
    textsOf(view).find(({ text }) => text === said)?.font.size;
  const over = picture(WINNERS, { over: true });
  expect(['Dora', 'Hana', 'Gus'].map((name) => sizeOf(over, name))).toEqual([25, 25, 15]);
  expect(sizeOf(picture(WINNERS), 'Dora')).toBe(15);
  expect(saidBy(over).slice(0, 2)).toEqual(['Soullinked', 'Round 5: the game is over']);
  expectInside(over);
});

const line = (name: string, at: number): Rows[number] => [
  name,
  at === 41 ? styled('winner', STYLES.good) : '',
  at,
];
const LONG = 'Maximiliana von Hohenlohe-Waldenburg-Schillingsfürst, the third of that name of all of them';
const NAMES = ['Ana', LONG, 'عبد الرحمن', '🦊 Fox 👩‍👩‍👧', '明日香', 'x'.repeat(300)];
const many = (count: number, more: number): PictureView =>
  picture([
    headings('Player', 'Result', 'Points', ...Array.from({ length: more }, (_, at) => `Round ${at}`)),
    ...Array.from({ length: count }, (_, at) => [
      ...line(`${NAMES[at % NAMES.length] ?? ''} ${at}`, at),
      ...Array.from({ length: more }, () => 'a word'),
    ]),
  ]);

test('sixty players with all kinds of names fit; marked ones are never left out', () => {
  expect(saidBy(many(60, 0))).not.toContainEqual(expect.stringMatching(/^and \d+ more$/));
  const cut = many(60, 5);
  expect(saidBy(cut).at(-1)).toBe('and 30 more');
  expect(saidBy(cut)).toContain('winner');
  expect(saidBy(many(42, 5)).at(-1)).toBe('and 12 more');
  for (const view of [many(60, 0), cut, many(1, 0), many(12, 12)]) expectInside(view);
});

test('long facts are wrapped and cut, and of many only the number is shown', () => {
  const facts = Array.from({ length: 20 }, (_, at) => [`${LONG} ${at}`, `${LONG} `.repeat(9), LONG]);
  const view = picture([...facts, [`${LONG} `.repeat(9)]]);
  expect(saidBy(view).at(-1)).toBe('and 5 more');
  expect(saidBy(view).filter((text) => text.endsWith('…')).length).toBeGreaterThan(16);
  expectInside(view);
  expectInside({ ...view, over: true, game: LONG, stage: LONG });
});

test('a board has a box for each square, and thick edges above them', () => {
  const square = (value: string, border: readonly ('top' | 'left')[] = []): Rows[number][number] =>
    styled(value, { role: 'square', background: '#83b1eb', border, borderColour: '#d0107a' });
  const view = picture([
    [square('1'), square('▲', ['top', 'left'])],
    [''],
    [square('Hell: row'), square('9')],
  ]);
  const { shapes } = pictureDrawing(view, measure);
  expect(shapes.filter((shape) => shape.kind === 'box' && shape.fill === '#83b1eb')).toHaveLength(4);
  expect(shapes.slice(-2)).toEqual([
    expect.objectContaining({ kind: 'box', fill: '#d0107a', height: 3 }),
    expect.objectContaining({ kind: 'box', fill: '#d0107a', width: 3 }),
  ]);
  expectInside(view);
});

test('a text is cut between characters, never inside one', () => {
  const font = { size: 15 };
  const cut = truncateText('🦊'.repeat(50), 100, font, measure);
  expect(cut).toMatch(/^(?:🦊)+…$/u);
  expect(measure(cut, font)).toBeLessThanOrEqual(100);
  expect(wrapText('one two three four', 60, font, measure, 2)).toHaveLength(2);
  expect(wrapText('', 60, font, measure, 2)).toEqual(['']);
});

test('its text alternative says what is drawn, and its file has a simple name', () => {
  expect(pictureDescription(picture(WINNERS.slice(0, 1), { over: true }))).toBe(
    'Soullinked, Round 5, the game is over. Result: Winner of Heaven, Dora, Dora has most points.',
  );
  expect(pictureFileName(picture([], { game: 'Pokémon Snap', stage: 'Day 4' }))).toBe(
    'pokemon-snap-day-4.png',
  );
});
