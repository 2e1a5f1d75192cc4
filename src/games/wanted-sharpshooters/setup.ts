// Sets up Wanted Sharpshooters: cycle, starting items and targets.
import type { Chance } from '../frame/chance';
import type { SetUp } from '../frame/contract';
import { findNamed } from '../frame/names';
import { type Problem, fail, ok, type Result } from '../frame/result';
import { spellingFinder } from '../frame/number-input';
import { quote, inWords } from '../frame/wording';
import { publicBoard, type Event, type OpenFacts } from './events';
import { findWeapons } from './items';
import { playerTargets } from './objectives';
import { PLAYER_COUNTS } from './settings';
import { problem, TARGET_OFFSETS, type OpenSettings, type Player, type Settings, type State } from './types';

export function setUp(
  players: readonly Player[],
  given: Settings,
  chance: Chance,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  const names = players.map(({ name }) => name);
  const cycle =
    given.cycle === undefined ? ok(chance.for('cycle').shuffle(names)) : readCycle(names, given.cycle);
  const problems = [...rosterProblems(players), ...(cycle.ok ? [] : cycle.error)];
  if (problems.length > 0 || !cycle.ok) return fail(problems);
  const { rounds, aliveAtEnd, lives, bullets, items } = given;
  const settings: OpenSettings = { rounds, aliveAtEnd, lives, bullets, items };
  const start = { lives, bullets, bellflowers: 0, items: [] };
  const spelt = spellingFinder([]);
  const roster = players.map((player) => ({ ...player, meadow: spelt(player.meadow) }));
  const state: State = {
    players: names,
    settings,
    cycle: cycle.value,
    seats: new Map(roster.map(({ name, garnets, meadow }) => [name, { ...start, garnets, meadow }])),
    storage: new Map(roster.map(({ meadow }) => [meadow, 0])),
    market: new Map(items.map(({ id, copies }) => [id, copies])),
    poison: [],
    damage: new Map(),
    kills: new Map(),
    rounds: 0,
    hostExchanges: new Map(),
    phase: { kind: 'rounds' },
  };
  return ok({
    roster,
    state,
    open: { settings, board: publicBoard(state) },
    events: names.map((name) => ({
      kind: 'targets-given',
      to: { player: name },
      targets: playerTargets(cycle.value, name),
    })),
    warnings: warnings(names.length, settings),
  });
}

function readCycle(
  names: readonly string[],
  given: readonly string[],
): Result<readonly string[], readonly Problem[]> {
  const place = ['settings', 'cycle'];
  const found = given.map((entry) => findNamed(names, entry, (name) => [name]));
  const unknown = given.filter((_, index) => found[index] === undefined);
  const known = found.flatMap((name) => name ?? []);
  const missing = names.filter((name) => !known.includes(name));
  const twice = known.filter((name, index) => known.indexOf(name) !== index);
  const problems = [
    ...unknown.map((entry) =>
      problem('unknown-player', place, `Cycle: ${quote(entry)} is not on the roster.`),
    ),
    ...missing.map((name) =>
      problem('missing-player', place, `Cycle: ${name} is missing. Name every player once.`),
    ),
    ...twice.map((name) =>
      problem('repeated', place, `Cycle: ${name} is named twice. Name every player once.`),
    ),
  ];
  return problems.length === 0 ? ok(known) : fail(problems);
}

function rosterProblems(players: readonly Player[]): readonly Problem[] {
  const problems = players.flatMap(({ name, meadow }, index) =>
    meadow === ''
      ? [problem('empty-meadow', ['players', index, 'meadow'], `${name}: no meadow yet. Enter any word.`)]
      : [],
  );
  if (players.length < PLAYER_COUNTS.least) {
    const sentence = `The roster needs at least ${PLAYER_COUNTS.least} players and has ${players.length}. Add players.`;
    problems.push(problem('too-few-players', ['players'], sentence));
  }
  return problems;
}

function warnings(number: number, settings: OpenSettings): readonly string[] {
  const list: string[] = [];
  if (number !== PLAYER_COUNTS.usual) {
    list.push(`Wanted Sharpshooters is made for ${PLAYER_COUNTS.usual} players; this game has ${number}.`);
  }
  const mutual = TARGET_OFFSETS.find(({ spots }) => 2 * spots === number);
  if (mutual !== undefined) {
    list.push(
      `With ${inWords(number)} players, players ${mutual.distance} apart in the cycle are each other’s targets.`,
    );
  }
  if (settings.aliveAtEnd >= number) {
    list.push(
      `The game will end after round 1, because it stops when ${settings.aliveAtEnd} or fewer players are alive and there are only ${number} players.`,
    );
  }
  for (const { name, victims } of findWeapons(settings.items)) {
    if (victims >= number) {
      list.push(
        `${name} can never be used: it needs ${victims} victims, and there are only ${number - 1} other players.`,
      );
    }
  }
  return list;
}
