// Roster columns and settings of The Black Garnet, and a sample roster.
import {
  choice,
  defaulted,
  withCollapsedLine,
  object,
  optional,
  toOptions,
  splitAndTrim,
  fixedLengthList,
  secret,
  text,
  textCodecField,
  titledPath,
  integer,
  yesNo,
  type Field,
} from '../frame/fields';
import { isList, isObject } from '../frame/json';
import { isSameName } from '../frame/names';
import { MISSION_RULES } from './missions';
import { PRICE_RULES, PRICE_RANGE } from './purchases';
import { BOOST_TEXTS } from './stats';
import {
  BOOST_KINDS,
  STATS,
  type DuelType,
  type DuelSetting,
  type OpenSettings,
  type Player,
  type PriceKind,
  type Settings,
} from './types';
import { parseInteger } from '../frame/number-input';

export const DEFAULTS: OpenSettings = {
  twist: false,
  prices: { learnDuel: 'off', missionHint: 'off', statPoint: 'off' },
  missionCost: MISSION_RULES.needs,
  boost: 'stat',
  showStandings: false,
};

export const SECOND_ABILITIES_TITLE = 'Second abilities';

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  garnets: defaulted(secret(integer({ title: 'Garnets', min: 0 })), 0),
});

export function duelTitle(type: DuelType): string {
  return `Duel ${type}`;
}

/** A duel that the host chooses: `visual interpersonal 3:1` in a form, `{stats, ratio}` in JSON. */
function duelField(type: DuelType): Field<DuelSetting> {
  const parts: Field<DuelSetting> = object({
    stats: fixedLengthList(
      ['first stat', 'second stat'],
      choice({ title: 'Stat', options: toOptions(STATS) }),
    ),
    ratio: fixedLengthList(['first number', 'second number'], integer({ title: 'Ratio', min: 1 })),
  });
  return textCodecField<DuelSetting>(
    {
      title: duelTitle(type),
      help: 'Two stats and their ratio, such as “visual interpersonal 3:1”. Leave empty for a random duel.',
      long: false,
    },
    {
      parse: (typed) => {
        const [first, second, p, q, ...more] = splitAndTrim(typed, /[\s,:]+/);
        const numbers = [p, q].map((piece) => parseInteger(piece ?? '') ?? piece);
        return q === undefined || more.length > 0 ? typed : { stats: [first, second], ratio: numbers };
      },
      show: (value) =>
        isObject(value) && isList(value.stats) && isList(value.ratio)
          ? `${value.stats.join(' ')} ${value.ratio.join(':')}`
          : '',
      read: (value, at) => parts.read(value, titledPath(at.place, `Duel ${type}`)),
    },
  );
}

function priceField(price: PriceKind): Field<number | 'off'> {
  const garnets = integer({
    title: PRICE_RULES[price].title,

    min: PRICE_RANGE.least,
    max: PRICE_RANGE.most,
  });
  return {
    ...garnets,
    read: (value, at) =>
      typeof value === 'string' && isSameName(value, 'off')
        ? { ok: true, value: 'off' }
        : garnets.read(value, at),
  };
}

export const settingsField: Field<Settings> = object({
  duels: optional(
    withCollapsedLine(
      secret(
        object({
          A: optional(duelField('A')),
          B: optional(duelField('B')),
          C: optional(duelField('C')),
          D: optional(duelField('D')),
          E: optional(duelField('E')),
          F: optional(duelField('F')),
        }),
      ),
      { title: 'Duels', empty: 'all drawn' },
    ),
  ),
  twist: defaulted(yesNo({ title: SECOND_ABILITIES_TITLE }), DEFAULTS.twist),
  prices: defaulted(
    object({
      learnDuel: defaulted(priceField('learnDuel'), DEFAULTS.prices.learnDuel),
      missionHint: defaulted(priceField('missionHint'), DEFAULTS.prices.missionHint),
      statPoint: defaulted(priceField('statPoint'), DEFAULTS.prices.statPoint),
    }),
    DEFAULTS.prices,
  ),
  missionCost: defaulted(
    integer({
      title: 'Cost of a Black Mission',
      help: 'In black garnets.',
      min: 0,
      max: MISSION_RULES.needs,
    }),
    DEFAULTS.missionCost,
  ),
  boost: defaulted(
    choice({
      title: 'What Intrapersonal raises each round',
      options: BOOST_KINDS.map((value) => ({ value, ...BOOST_TEXTS[value].option })),
    }),
    DEFAULTS.boost,
  ),
  showStandings: defaulted(
    yesNo({ title: "Publish everyone's black garnets after each round" }),
    DEFAULTS.showStandings,
  ),
  rounds: optional(
    integer({
      title: 'Last round',

      min: 1,
    }),
  ),
});

export const sampleRoster = [
  { name: 'Ana', garnets: 4 },
  { name: 'Bo', garnets: 12 },
  { name: 'Chen', garnets: 0 },
  { name: 'Dora', garnets: 7 },
  { name: 'Emil', garnets: 2 },
  { name: 'Fay', garnets: 0 },
  { name: 'Gus', garnets: 9 },
  { name: 'Hana', garnets: 5 },
  { name: 'Ivo', garnets: 1 },
  { name: 'Jun', garnets: 15 },
] as const;

/** Everything is switched on. There are few enough rounds to reach the end. */
export const sampleSettings = {
  rounds: 6,
  twist: true,
  prices: { learnDuel: 2, missionHint: 3, statPoint: 4 },
} as const;
