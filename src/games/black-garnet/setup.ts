// Sets up The Black Garnet: checks the duels given in the settings and draws the rest (BG-3).
import { ensure, type Problem, fail, ok, type Result } from '../frame/result';
import type { Chance } from '../frame/chance';
import type { SetUp } from '../frame/contract';
import type { Event } from './events';
import { NO_ATTEMPTS } from './missions';
import {
  DUEL_TYPES,
  problem,
  STATS,
  type Duel,
  type Duels,
  type DuelType,
  type OpenFacts,
  type OpenSettings,
  type Player,
  type Settings,
  type Stat,
  type State,
} from './types';

/** The number of players the game is made for, and the minimum. */
export const PLAYER_COUNTS = { usual: 10, least: 3 } as const;

export function setUp(
  roster: readonly Player[],
  settings: Settings,
  chance: Chance,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  const given = checkDuels(settings);
  const problems = [...tooFewPlayersProblems(roster), ...(given.ok ? [] : given.error)];
  if (problems.length > 0 || !given.ok) return fail(problems);
  const duels = drawDuels(given.value, chance);
  const players = roster.map(({ name }) => name);
  const open: OpenFacts = { players, settings: toOpenSettings(settings) };
  return ok({
    open,
    state: {
      players,
      settings: open.settings,
      duels,
      distributions: new Map(),
      targets: null,
      scores: new Map(
        roster.map(({ name, garnets }) => [
          name,
          { black: 0, won: 0, lost: 0, lostTypes: [], season: garnets },
        ]),
      ),
      learnt: new Map(players.map((name) => [name, []])),
      attempts: NO_ATTEMPTS,
      entry: { missions: [], end: false },
      rounds: [],
      outcome: null,
      candidacy: null,
    },
    events: roster.map(({ name, garnets }) => ({
      kind: 'garnets-brought',
      to: { player: name },
      garnets,
    })),
    warnings: [...playerCountWarning(roster), ...untestedStatsWarning(duels)],
  });
}

function toOpenSettings(settings: Settings): OpenSettings {
  const { twist, prices, missionCost, boost, showStandings, rounds } = settings;
  return { twist, prices, missionCost, boost, showStandings, rounds };
}

function tooFewPlayersProblems(roster: readonly Player[]): readonly Problem[] {
  if (roster.length >= PLAYER_COUNTS.least) return [];
  const sentence = `The roster needs at least ${PLAYER_COUNTS.least} players and has ${roster.length}. Add players.`;
  return [problem('too-few-players', ['players'], sentence)];
}

function checkDuels(settings: Settings): Result<PartialDuels, readonly Problem[]> {
  const duels: { -readonly [Type in DuelType]?: Duel } = {};
  const problems: Problem[] = [];
  for (const type of DUEL_TYPES) {
    const duel = settings.duels?.[type];
    if (duel === undefined) continue;
    const stats = toPair(duel.stats);
    if (stats[0] === stats[1]) {
      const sentence = `Duel ${type}: it tests ${stats[0]} twice. Enter two different stats.`;
      problems.push(problem('repeated', ['settings', 'duels', type, 'stats'], sentence));
    }
    duels[type] = { stats, ratio: toPair(duel.ratio) };
  }
  return problems.length === 0 ? ok(duels) : fail(problems);
}

function toPair<T>([first, second]: readonly T[]): readonly [T, T] {
  const wrong = 'A duel has two stats and two numbers.';
  return [ensure(first, wrong), ensure(second, wrong)];
}

export type PartialDuels = { readonly [Type in DuelType]?: Duel };

const RANDOM_RATIO_RANGE = { least: 1, most: 3 } as const;

const STAT_PAIRS: readonly (readonly [Stat, Stat])[] = STATS.flatMap((first, index) =>
  STATS.slice(index + 1).map((second) => [first, second] as const),
);

/** Draws the duels that the host hasn't chosen. No pair of stats is used twice. If possible, every stat is tested. */
export function drawDuels(given: PartialDuels, chance: Chance): Duels {
  const duels: { -readonly [Type in DuelType]?: Duel } = { ...given };
  let drawsLeft = DUEL_TYPES.filter((type) => given[type] === undefined).length;
  /** Number of stats that even the best draws can't cover. */
  const outOfReach = Math.max(0, untestedStats(given).length - 2 * drawsLeft);
  const givenOrDrawn = (type: DuelType): Duel => {
    const known = given[type];
    if (known !== undefined) return known;
    drawsLeft -= 1;
    const source = chance.for(`duel ${type}`);
    const free = source.shuffle(STAT_PAIRS).find((stats) => {
      const left = untestedStats(duels).filter((stat) => !stats.includes(stat));
      const isTaken = Object.values(duels).some((duel) => duel.stats.every((stat) => stats.includes(stat)));
      return !isTaken && left.length - 2 * drawsLeft <= outOfReach;
    });
    const stats = ensure(free, 'No pair is left, though there are ten pairs and six types.');
    const duel: Duel = { stats, ratio: drawRatio(source) };
    duels[type] = duel;
    return duel;
  };
  return {
    A: givenOrDrawn('A'),
    B: givenOrDrawn('B'),
    C: givenOrDrawn('C'),
    D: givenOrDrawn('D'),
    E: givenOrDrawn('E'),
    F: givenOrDrawn('F'),
  };
}

export function untestedStats(duels: PartialDuels): readonly Stat[] {
  const tested = Object.values(duels).flatMap(({ stats }) => stats);
  return STATS.filter((stat) => !tested.includes(stat));
}

function drawRatio(source: Chance): readonly [number, number] {
  const weight = (): number => source.whole(RANDOM_RATIO_RANGE.least, RANDOM_RATIO_RANGE.most);
  return [weight(), weight()];
}

function playerCountWarning(roster: readonly Player[]): readonly string[] {
  return roster.length === PLAYER_COUNTS.usual
    ? []
    : [`The Black Garnet is made for ${PLAYER_COUNTS.usual} players; this game has ${roster.length}.`];
}

/** A warning about stats that no duel tests. It's allowed, but the host may have overlooked it. */
function untestedStatsWarning(duels: PartialDuels): readonly string[] {
  const stats = untestedStats(duels);
  return stats.length === 0 ? [] : [`No duel tests ${stats.join(' or ')}, so points there are useless.`];
}
