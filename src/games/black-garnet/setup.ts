// Setting up The Black Garnet: roster columns, settings, and the duels that the host leaves to the seed.
import type { Chance } from '../chance';
import type { SetUp } from '../contract';
import {
  choice,
  object,
  optional,
  optionsOf,
  row,
  text,
  whole,
  textCodec,
  yesNo,
  type At,
  type Field,
  titledAt,
} from '../fields';
import { isList, isObject } from '../json';
import { problem, type Problem } from '../problems';
import { fail, ok, type Result } from '../result';
import { drawDuels, untested, type SomeDuels } from './duels';
import type { Event } from './events';
import {
  BOOST_KINDS,
  DUEL_TYPES,
  MISSION_NEEDS,
  STATS,
  type Duel,
  type DuelType,
  type GivenDuel,
  type GivenSettings,
  type Player,
  type Settings,
  type State,
} from './types';

const USUAL_PLAYERS = 10;
const LEAST_PLAYERS = 3;
const PRICE = { least: 1, most: 10 };

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  garnets: optional(
    whole({ title: 'Garnets', help: 'Garnets of the season that they bring. Default 0.', min: 0 }),
  ),
});

/** `visual interpersonal 3:1` in a form, `{stats, ratio}` as JSON. */
function duelField(type: DuelType): Field<GivenDuel> {
  const parts: Field<GivenDuel> = object({
    stats: row(['first stat', 'second stat'], choice({ title: 'Stat', options: optionsOf(STATS) })),
    ratio: row(['first number', 'second number'], whole({ title: 'Ratio', min: 1 })),
  });
  return textCodec<GivenDuel>(
    {
      title: `Duel ${type}`,
      help: 'Two stats and a ratio: visual interpersonal 3:1. Leave empty to have it drawn.',
      long: false,
    },
    {
      parse: (typed) => {
        const [first, second, p, q, ...more] = typed.split(/[\s,:]+/).filter((piece) => piece !== '');
        const numbers = [p, q].map((piece) => (/^\d+$/.test(piece ?? '') ? Number(piece) : piece));
        return q === undefined || more.length > 0 ? typed : { stats: [first, second], ratio: numbers };
      },
      show: (value) =>
        isObject(value) && isList(value.stats) && isList(value.ratio)
          ? `${value.stats.join(' ')} ${value.ratio.join(':')}`
          : '',
      read: (value, at: At) => parts.read(value, titledAt(at.place, `Duel ${type}`)),
    },
  );
}

/** A price in garnets, or "off"; a form leaves it empty for off. */
function priceField(title: string): Field<number | 'off'> {
  const price = whole({
    title,
    help: 'Garnets, 1 to 10. Leave empty to keep it off.',
    min: PRICE.least,
    max: PRICE.most,
  });
  return {
    ...price,
    read: (value, at) => (value === 'off' ? { ok: true, value: 'off' } : price.read(value, at)),
  };
}

export const settingsField: Field<GivenSettings> = object({
  duels: optional(
    object({
      A: optional(duelField('A')),
      B: optional(duelField('B')),
      C: optional(duelField('C')),
      D: optional(duelField('D')),
      E: optional(duelField('E')),
      F: optional(duelField('F')),
    }),
  ),
  twist: optional(yesNo({ title: 'Second abilities', help: 'The twist. Default: no.' })),
  prices: optional(
    object({
      learnDuel: optional(priceField('Price to learn the stats of a duel type')),
      missionHint: optional(priceField('Price of a mission hint')),
      statPoint: optional(priceField('Price of a stat point')),
    }),
  ),
  missionCost: optional(
    whole({
      title: 'Cost of a Black Mission',
      help: `Black garnets, 0 to ${MISSION_NEEDS}. Default ${MISSION_NEEDS}.`,
      min: 0,
      max: MISSION_NEEDS,
    }),
  ),
  boost: optional(
    choice({
      title: 'What Intrapersonal raises each round',
      help: 'Default: stat.',
      options: [
        { value: BOOST_KINDS[0], label: 'stat: 3 points in a stat' },
        { value: BOOST_KINDS[1], label: 'duel: 3 points of skill in a duel type' },
      ],
      exact: true,
    }),
  ),
  showStandings: optional(
    yesNo({ title: "Publish everyone's black garnets after each round", help: 'Default: no.' }),
  ),
  rounds: optional(
    whole({
      title: 'Last round',
      help: 'The game ends with this round at the latest. Leave empty for no limit.',
      min: 1,
    }),
  ),
});

/** Checks the roster and the given duels, and draws the others. */
export function setUp(
  players: readonly Player[],
  given: GivenSettings,
  chance: Chance,
): Result<SetUp<State, Event>, readonly Problem[]> {
  const duels = givenDuels(given);
  const problems = [...tooFew(players), ...(duels.ok ? [] : duels.error)];
  if (problems.length > 0 || !duels.ok) return fail(problems);
  const drawn = drawDuels(duels.value, chance);
  return ok({
    state: {
      players: players.map(({ name }) => name),
      settings: settingsOf(given),
      duels: drawn,
      phase: { kind: 'distribution' },
      distributions: new Map(),
      targets: new Map(),
      standings: new Map(
        players.map(({ name, garnets }) => [
          name,
          { black: 0, won: 0, lost: 0, lostTypes: [], season: garnets ?? 0 },
        ]),
      ),
      learnt: new Map(),
      attempts: { observation: 0, memory: 0, mathematics: 0 },
      missions: { held: [], refused: [] },
      rounds: [],
    },
    events: players.map(({ name, garnets }) => ({
      kind: 'purse',
      to: { player: name },
      garnets: garnets ?? 0,
    })),
    warnings: [...countWarning(players), ...untestedWarning(drawn)],
  });
}

/** Settings with their defaults. */
export function settingsOf(given: GivenSettings): Settings {
  return {
    twist: given.twist ?? false,
    prices: {
      learnDuel: given.prices?.learnDuel ?? 'off',
      missionHint: given.prices?.missionHint ?? 'off',
      statPoint: given.prices?.statPoint ?? 'off',
    },
    missionCost: given.missionCost ?? MISSION_NEEDS,
    boost: given.boost ?? 'stat',
    showStandings: given.showStandings ?? false,
    rounds: given.rounds ?? 'no limit',
  };
}

function tooFew(players: readonly Player[]): readonly Problem[] {
  if (players.length >= LEAST_PLAYERS) return [];
  return [
    problem(
      'too-few-players',
      ['players'],
      `The roster has ${players.length} of at least ${LEAST_PLAYERS} players. Add players.`,
    ),
  ];
}

function givenDuels(given: GivenSettings): Result<SomeDuels, readonly Problem[]> {
  const duels: { -readonly [Type in DuelType]?: Duel } = {};
  const problems: Problem[] = [];
  for (const type of DUEL_TYPES) {
    const duel = given.duels?.[type];
    if (duel === undefined) continue;
    const [first, second] = duel.stats;
    const [p, q] = duel.ratio;
    if (first === undefined || second === undefined || p === undefined || q === undefined) continue;
    if (first === second) {
      problems.push(
        problem(
          'same-stat-twice',
          ['settings', 'duels', type, 'stats'],
          `Duel ${type}: tests ${first} twice. Give two different stats.`,
        ),
      );
    }
    duels[type] = { stats: [first, second], ratio: [p, q] };
  }
  return problems.length === 0 ? ok(duels) : fail(problems);
}

function countWarning(players: readonly Player[]): readonly string[] {
  return players.length === USUAL_PLAYERS
    ? []
    : [`The Black Garnet is made for ${USUAL_PLAYERS} players; this game has ${players.length}.`];
}

/** The sheet asks for no such thing of given duels, but the host may have overlooked it. */
function untestedWarning(duels: SomeDuels): readonly string[] {
  const stats = untested(duels);
  return stats.length === 0 ? [] : [`No duel tests ${stats.join(' or ')}: points there win nothing.`];
}

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

/** Everything that can be switched on, and few enough rounds to see the end. */
export const sampleSettings = {
  rounds: 6,
  twist: true,
  prices: { learnDuel: 2, missionHint: 3, statPoint: 4 },
} as const;
