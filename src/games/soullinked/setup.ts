// Setting up Soullinked: roster columns, settings, the boards, and what is checked before the first round.
import type { Chance } from '../chance';
import type { SetUp } from '../contract';
import { choice, matrix, object, optional, text, whole, yesNo, type Field } from '../fields';
import { fold, sameName } from '../names';
import { problem, type Problem } from '../problems';
import { fail, ok, type Result } from '../result';
import {
  CARDS,
  HALVE,
  REALM_TITLES,
  REALMS,
  type Board,
  type Boards,
  type Event,
  type GivenSettings,
  type Pair,
  type Player,
  type Realm,
  type Settings,
  type State,
} from './types';

const USUAL_PLAYERS = 8;
const SIDE = { least: 2, usual: 8, most: 40 };
const CELL_LIMIT = 1_000_000;
const DRAWN = { least: 1, most: 9 };

export const rosterRow: Field<Player> = object({
  name: text({ title: 'Name' }),
  realm: choice({
    title: 'Realm',
    options: REALMS.map((value) => ({ value, label: REALM_TITLES[value] })),
    exact: true,
  }),
  pair: text({ title: 'Pair', help: 'Any word; the two players of a pair share it.' }),
});

const cellValue = whole({ title: 'Cell', min: -CELL_LIMIT, max: CELL_LIMIT });
const board = (realm: Realm): Field<Board> =>
  matrix(
    {
      title: `${REALM_TITLES[realm]} board`,
      help: 'One line a row, numbers with spaces between. Leave empty to have it drawn.',
    },
    cellValue,
    { min: SIDE.least, max: SIDE.most },
  );

export const settingsField: Field<GivenSettings> = object({
  boards: optional(object({ heaven: board('heaven'), hell: board('hell') })),
  rows: optional(
    whole({
      title: 'Rows',
      help: `Of drawn boards. Default ${SIDE.usual}.`,
      min: SIDE.least,
      max: SIDE.most,
    }),
  ),
  columns: optional(
    whole({
      title: 'Columns',
      help: `Of drawn boards. Default ${SIDE.usual}.`,
      min: SIDE.least,
      max: SIDE.most,
    }),
  ),
  halve: optional(
    choice({
      title: 'Which cells halve',
      help: 'After each round. Default: claimed.',
      options: [
        { value: HALVE[0], label: 'claimed: every cell that a pair claimed' },
        { value: HALVE[1], label: 'scored: only cells that somebody scored' },
      ],
      exact: true,
    }),
  ),
  showBoards: optional(yesNo({ title: 'Publish the boards after each round', help: 'Default: no.' })),
  showPartner: optional(
    yesNo({ title: "Show partners each other's pick and card", help: 'After each round. Default: yes.' }),
  ),
});

/** Checks the pairs, draws what is not given, and deals the cards. */
export function setUp(
  players: readonly Player[],
  given: GivenSettings,
  chance: Chance,
): Result<SetUp<State, Event>, readonly Problem[]> {
  const pairs = pairUp(players);
  const boards = given.boards ?? drawBoards(given, chance);
  const problems = [...(pairs.ok ? [] : pairs.error), ...boardFaults(given)];
  if (problems.length > 0 || !pairs.ok) return fail(problems);
  const settings: Settings = {
    halve: given.halve ?? 'claimed',
    showBoards: given.showBoards ?? false,
    showPartner: given.showPartner ?? true,
  };
  return ok({
    state: {
      players: players.map((player) => ({ ...player, pair: pairNameOf(player, pairs.value) })),
      pairs: pairs.value,
      settings,
      startingBoards: boards,
      boards,
      cards: new Map(players.map(({ name }) => [name, CARDS])),
      rounds: [],
      tieOrder: chance.for('tie order').shuffle(pairs.value.map(({ name }) => name)),
    },
    events: [],
    warnings: warnings(players, pairs.value, settings),
  });
}

/** Pairs in roster order; every pair has one player of each realm. */
function pairUp(players: readonly Player[]): Result<readonly Pair[], readonly Problem[]> {
  const groups = new Map<string, Player[]>();
  for (const player of players) {
    const key = fold(player.pair);
    groups.set(key, [...(groups.get(key) ?? []), player]);
  }
  const pairs: Pair[] = [];
  const problems: Problem[] = [];
  for (const [key, members] of groups) {
    const name = members[0]?.pair.trim() ?? key;
    const heaven = members.filter(({ realm }) => realm === 'heaven');
    const hell = members.filter(({ realm }) => realm === 'hell');
    if (key !== '' && heaven.length === 1 && hell.length === 1 && heaven[0] && hell[0]) {
      pairs.push({ name, heaven: heaven[0].name, hell: hell[0].name });
    } else {
      const who = members.map((member) => `${member.name} (${REALM_TITLES[member.realm]})`).join(', ');
      problems.push(
        problem(
          'not-a-pair',
          ['players'],
          key === ''
            ? `${who}: no pair given. Write the same word for the two players of a pair.`
            : `Pair “${name}”: ${who}. A pair needs one player in Heaven and one in Hell.`,
        ),
      );
    }
  }
  if (problems.length === 0 && pairs.length < 2) {
    problems.push(
      problem(
        'too-few-pairs',
        ['players'],
        `The roster has ${pairs.length} of at least two pairs. Add players.`,
      ),
    );
  }
  return problems.length === 0 ? ok(pairs) : fail(problems);
}

/** The pair's name as its first member wrote it. */
function pairNameOf({ pair }: Player, pairs: readonly Pair[]): string {
  return pairs.find(({ name }) => sameName(name, pair))?.name ?? pair;
}

function boardFaults(given: GivenSettings): readonly Problem[] {
  const { boards, rows, columns } = given;
  if (boards === undefined) return [];
  const place = ['settings', 'boards'];
  const faults: Problem[] = [];
  if (rows !== undefined || columns !== undefined) {
    faults.push(
      problem(
        'boards-and-size',
        place,
        'Boards: given together with rows or columns. Give one or the other.',
      ),
    );
  }
  const size = (realm: Realm): string => `${boards[realm].length} × ${boards[realm][0]?.length ?? 0}`;
  if (size('heaven') !== size('hell')) {
    faults.push(
      problem(
        'unequal-boards',
        place,
        `Boards: Heaven's is ${size('heaven')}, Hell's ${size('hell')}. Make them equally large.`,
      ),
    );
  }
  return faults;
}

function drawBoards(given: GivenSettings, chance: Chance): Boards {
  const draw = (realm: Realm): Board => {
    const source = chance.for(`${realm} board`);
    return Array.from({ length: given.rows ?? SIDE.usual }, () =>
      Array.from({ length: given.columns ?? SIDE.usual }, () => source.whole(DRAWN.least, DRAWN.most)),
    );
  };
  return { heaven: draw('heaven'), hell: draw('hell') };
}

function warnings(players: readonly Player[], pairs: readonly Pair[], settings: Settings): readonly string[] {
  const list: string[] = [];
  if (players.length !== USUAL_PLAYERS) {
    list.push(`Soullinked is made for ${USUAL_PLAYERS} players; this game has ${players.length}.`);
  }
  if (pairs.length === 2) {
    list.push(
      'With two pairs a realm can end without a winner: nobody may be left whose partner did not lose.',
    );
  }
  if (settings.showBoards && settings.halve === 'scored') {
    list.push('Published boards that halve only where somebody scored show everyone which cells scored.');
  }
  if (settings.showBoards && !settings.showPartner) {
    list.push('Published boards show partners which cells were claimed, although their picks stay hidden.');
  }
  return list;
}

export const sampleRoster = [
  { name: 'Ana', realm: 'heaven', pair: 'Moon' },
  { name: 'Bo', realm: 'heaven', pair: 'Sun' },
  { name: 'Chen', realm: 'heaven', pair: 'Star' },
  { name: 'Dora', realm: 'heaven', pair: 'Comet' },
  { name: 'Emil', realm: 'hell', pair: 'Moon' },
  { name: 'Fay', realm: 'hell', pair: 'Sun' },
  { name: 'Gus', realm: 'hell', pair: 'Star' },
  { name: 'Hana', realm: 'hell', pair: 'Comet' },
] as const;
