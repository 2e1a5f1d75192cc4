// Setting up Wanted Sharpshooters: roster columns, settings, the cycle, and what everyone starts with.
import type { Chance } from '../chance';
import type { SetUp } from '../contract';
import { object, optional, readList, text, whole, textCodec, type Field } from '../fields';
import { isList } from '../json';
import { byCodeUnit, fold, named } from '../names';
import { problem, type Problem } from '../problems';
import { quote } from '../wording';
import { fail, ok, type Result } from '../result';
import { boardOf } from './board';
import { itemsField } from './item-list';
import { HOUSE_ITEMS, weaponsOf } from './items';
import type { Event } from './told';
import type { GivenSettings, Opening, Player, Seat, Settings, State } from './types';

const USUAL_PLAYERS = 9;
const LEAST_PLAYERS = 5;
/** With so many the player three spots on is three spots back too. */
const MUTUAL_PLAYERS = 6;
const USUAL = { rounds: 10, aliveAtEnd: 3, lives: 3, bullets: 2 };

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  meadow: text({ title: 'Meadow', help: 'Players in the same meadow share its storage of bullets.' }),
  garnets: optional(whole({ title: 'Garnets', help: 'Each buys one bullet. Default 0.', min: 0 })),
});

const cycleField: Field<readonly string[]> = textCodec<readonly string[]>(
  {
    title: 'Cycle',
    help: 'All players, one a line: each one’s targets are the next player and the third one on. Leave empty to have it drawn.',
  },
  {
    parse: (typed) =>
      typed
        .split(typed.includes('\n') ? '\n' : /[,;]/)
        .map((piece) => piece.trim())
        .filter((piece) => piece !== ''),
    show: (value) => (isList(value) ? value.map(String).join('\n') : ''),
    read: (value, at) => readList(value, at, text({ title: 'Player' }), { distinct: false, what: 'player' }),
  },
);

export const settingsField: Field<GivenSettings> = object({
  cycle: optional(cycleField),
  rounds: optional(
    whole({ title: 'Rounds', help: `At most so many are played. Default ${USUAL.rounds}.`, min: 1 }),
  ),
  aliveAtEnd: optional(
    whole({
      title: 'Alive at the end',
      help: `The game ends once at most so many are alive, and surviving counts only then. Default ${USUAL.aliveAtEnd}.`,
      min: 0,
    }),
  ),
  lives: optional(
    whole({ title: 'Lives', help: `Everyone starts with so many. Default ${USUAL.lives}.`, min: 1 }),
  ),
  bullets: optional(
    whole({ title: 'Bullets', help: `Everyone starts with so many. Default ${USUAL.bullets}.`, min: 0 }),
  ),
  items: optional(itemsField),
});

/** The settings with their defaults. */
export function settingsOf(given: GivenSettings): Settings {
  return {
    rounds: given.rounds ?? USUAL.rounds,
    aliveAtEnd: given.aliveAtEnd ?? USUAL.aliveAtEnd,
    lives: given.lives ?? USUAL.lives,
    bullets: given.bullets ?? USUAL.bullets,
    items: given.items ?? HOUSE_ITEMS,
  };
}

export const NOTHING_OPENED: Opening = { corrected: [], moved: [], exchanged: new Map(), grown: [] };

/** Draws the cycle where it is not given, hands out what everyone starts with, and tells each their targets. */
export function setUp(
  players: readonly Player[],
  given: GivenSettings,
  chance: Chance,
): Result<SetUp<State, Event>, readonly Problem[]> {
  const names = players.map(({ name }) => name);
  const cycle =
    given.cycle === undefined ? ok(chance.for('cycle').shuffle(names)) : readCycle(names, given.cycle);
  const problems = [...rosterFaults(players), ...(cycle.ok ? [] : cycle.error)];
  if (problems.length > 0 || !cycle.ok) return fail(problems);
  const settings = settingsOf(given);
  const seats = startingSeats(players, settings);
  const storage = new Map([...seats.values()].map(({ meadow }) => [meadow, 0]));
  const market = new Map(settings.items.map(({ id, copies }) => [id, copies]));
  const board = boardOf({
    players: names,
    settings,
    seats,
    storage,
    market,
    phase: { kind: 'rounds' },
    poison: [],
  });
  const state: State = {
    players: names,
    settings,
    open: { settings, board },
    cycle: cycle.value,
    seats,
    storage,
    market,
    poison: [],
    damage: new Map(),
    kills: new Map(),
    rounds: 0,
    opening: NOTHING_OPENED,
    phase: { kind: 'rounds' },
  };
  return ok({
    state,
    events: names.map((name) => ({
      kind: 'targets',
      to: { player: name },
      targets: targetsOf(cycle.value, name),
    })),
    warnings: warnings(players, settings),
  });
}

/** A player's targets, one spot and three spots on, in an order that does not say which is which (WS-1). */
export function targetsOf(cycle: readonly string[], name: string): readonly string[] {
  const at = cycle.indexOf(name);
  return [1, 3].flatMap((spots) => cycle[(at + spots) % cycle.length] ?? []).sort(alphabetically);
}

function alphabetically(a: string, b: string): number {
  return byCodeUnit(fold(a), fold(b));
}

function readCycle(
  names: readonly string[],
  given: readonly string[],
): Result<readonly string[], readonly Problem[]> {
  const place = ['settings', 'cycle'];
  const found = given.map((entry) => named(names, entry, (name) => [name]));
  const unknown = given.filter((_, index) => found[index] === undefined);
  const known = found.flatMap((name) => name ?? []);
  const missing = names.filter((name) => !known.includes(name));
  const twice = known.filter((name, index) => known.indexOf(name) !== index);
  const problems = [
    ...unknown.map((entry) =>
      problem('unknown-player', place, `Cycle: ${quote(entry)} is not a player of the roster.`),
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

function rosterFaults(players: readonly Player[]): readonly Problem[] {
  const homeless = players.flatMap(({ name, meadow }, index) =>
    fold(meadow) === ''
      ? [problem('empty-meadow', ['players', index, 'meadow'], `${name}: no meadow given. Write any word.`)]
      : [],
  );
  return players.length >= LEAST_PLAYERS
    ? homeless
    : [
        ...homeless,
        problem(
          'too-few-players',
          ['players'],
          `The roster has ${players.length} of at least ${LEAST_PLAYERS} players. Add players.`,
        ),
      ];
}

function startingSeats(players: readonly Player[], settings: Settings): ReadonlyMap<string, Seat> {
  const meadows: string[] = [];
  return new Map(
    players.map(({ name, meadow, garnets }) => {
      const known = named(meadows, meadow, (other) => [other]) ?? meadow.trim();
      if (!meadows.includes(known)) meadows.push(known);
      const { lives, bullets } = settings;
      return [name, { lives, bullets, garnets: garnets ?? 0, bellflowers: 0, items: [], meadow: known }];
    }),
  );
}

function warnings(players: readonly Player[], settings: Settings): readonly string[] {
  const list: string[] = [];
  const number = players.length;
  if (number !== USUAL_PLAYERS) {
    list.push(`Wanted Sharpshooters is made for ${USUAL_PLAYERS} players; this game has ${number}.`);
  }
  if (number === MUTUAL_PLAYERS) {
    list.push(
      'With six players the target three spots on is mutual: each of the two is a target of the other.',
    );
  }
  if (settings.aliveAtEnd >= number) {
    list.push(
      `The game ends after round 1: with ${number} players, at most ${settings.aliveAtEnd} are alive from the start.`,
    );
  }
  for (const { name, victims } of weaponsOf(settings)) {
    if (victims >= number) {
      list.push(
        `${name} can never be used: it asks for ${victims} victims, and a shooter has ${number - 1} others.`,
      );
    }
  }
  return list;
}

export const sampleRoster = [
  { name: 'Ana', meadow: 'Clover', garnets: 2 },
  { name: 'Bo', meadow: 'Clover', garnets: 1 },
  { name: 'Chen', meadow: 'Clover', garnets: 0 },
  { name: 'Dora', meadow: 'Poppy', garnets: 3 },
  { name: 'Emil', meadow: 'Poppy', garnets: 0 },
  { name: 'Fay', meadow: 'Poppy', garnets: 1 },
  { name: 'Gus', meadow: 'Thistle', garnets: 0 },
  { name: 'Hana', meadow: 'Thistle', garnets: 2 },
  { name: 'Ivo', meadow: 'Thistle', garnets: 0 },
] as const;
