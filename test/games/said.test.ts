// Everything that random games say with right-to-left names: the order is kept, and numbers agree with nouns.
import { findNamed, isSameName } from '../../src/games/frame/names';
import { isList, isObject } from '../../src/games/frame/json';
import { andList, isolateRtl, orList, joinList } from '../../src/games/frame/wording';
import { EVERY_GAME } from './every-game';
import { wrongIn } from './nouns';
import { saidIn } from './pages';
import { begin, legalMoves, play, usualStart, type Start } from './random-play';

const NAMES = [
  'שרה',
  'محمد',
  'דן',
  'علي',
  'נועה',
  'فاطمة',
  'יוסי',
  'زينب',
  'רות',
  'عمر',
  'תמר',
  'خالد',
  'עדי',
];

function renamed(start: Start, names: ReadonlyMap<string, string>): Start {
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (isList(value)) return value.map(inValue);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [names.get(key) ?? key, inValue(part)]),
    );
  };
  return { ...start, players: start.players.map(inValue), settings: inValue(start.settings) };
}

/** Whether bidirectional display would swap a name with a neighboring name or number. */
function isTurned(text: string): boolean {
  let outside = text;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\u2068[^\u2068\u2069]*\u2069/gu, '\ufffc');
  }
  return /[\u0590-\u08ff][^\p{L}\ufffc\n]*(?:[→,:;][^\p{L}\ufffc\n]*[\u0590-\u08ff]|\d)/u.test(outside);
}

/** A negative number with a hyphen instead of a minus sign. */
const HYPHENATED = /(?<![\p{L}\d-])-\d/u;

test('names without such letters stay unchanged, and others are found by the same spelling', () => {
  expect(andList(['Bo', 'Zoë', 'さくら'])).toBe('Bo, Zoë and さくら');
  expect(orList(['Bo'])).toBe('Bo');
  expect(andList([])).toBe('');
  expect(joinList(['Bo', 'דן', '“שרה”'], ' → ')).toBe('Bo → ⁨דן⁩ → “⁨שרה⁩”');
  for (const name of NAMES) {
    expect(isolateRtl(name)).not.toBe(name);
    expect(isSameName(isolateRtl(name), name)).toBe(true);
    expect(findNamed(NAMES, isolateRtl(name), (one) => [one])).toBe(name);
  }
});

test.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  const start = usualStart(game, 'from right to left');
  const { roster } = begin(game, start);
  const names = new Map(roster.map((name, at) => [name, NAMES[at] ?? `${NAMES[at % NAMES.length] ?? ''} ב`]));
  const { first, rounds } = play(game, renamed(start, names), legalMoves(20));
  expect(first.roster).toEqual([...names.values()]);
  const said = new Set([
    ...[first, ...rounds.map(({ resolved }) => resolved.next)].flatMap(saidIn),
    ...[...first.opening, ...rounds.flatMap(({ resolved }) => resolved.news)].map(({ text }) => text),
    ...rounds.flatMap(({ resolved }) => resolved.warnings),
  ]);
  expect([...said].filter((text) => wrongIn(text) || HYPHENATED.test(text))).toEqual([]);
  // Players' own texts are shown as sent.
  expect([...said].filter((text) => !text.startsWith('Action: ') && isTurned(text))).toEqual([]);
});
