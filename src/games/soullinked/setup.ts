// Sets up Soullinked: pairs from the roster, boards and tie-break order from the seed.
import { ensure, type Problem, fail, ok, type Result } from '../frame/result';
import type { Chance } from '../frame/chance';
import type { SetUp } from '../frame/contract';
import { spellingFinder } from '../frame/number-input';
import { isolateRtl, inWords } from '../frame/wording';
import type { Event } from './events';
import { RANDOM_VALUE_RANGE, SIDE_LENGTHS } from './settings';
import {
  CARDS,
  problem,
  REALM_RULES,
  REALMS,
  type Board,
  type Boards,
  type OpenFacts,
  type Pair,
  type Player,
  type Realm,
  type Settings,
  type State,
} from './types';

export const USUAL_PLAYER_COUNT = 8;
export const MIN_PAIRS = 2;

export function setUp(
  players: readonly Player[],
  settings: Settings,
  chance: Chance,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  const pairs = pairUp(players);
  const problems = [...(pairs.ok ? [] : pairs.error), ...boardProblems(settings)];
  if (problems.length > 0 || !pairs.ok) return fail(problems);
  const spelt = spellingFinder([]);
  const roster = players.map((player) => ({ ...player, pair: spelt(player.pair) }));
  const boards = settings.boards ?? drawBoards(settings, chance);
  return ok({
    roster,
    open: { players: roster, settings, boards },
    state: {
      players: roster,
      pairs: pairs.value,
      settings,
      startingBoards: boards,
      boards,
      cards: new Map(players.map(({ name }) => [name, CARDS])),
      rounds: [],
      tieOrder: chance.for('tie order').shuffle(pairs.value.map(({ name }) => name)),
    },
    events: [],
    warnings: setUpWarnings(players, pairs.value, settings),
  });
}

/** The pairs, in the order in which the roster first names them. */
function pairUp(players: readonly Player[]): Result<readonly Pair[], readonly Problem[]> {
  const spelt = spellingFinder([]);
  const pairs: Pair[] = [];
  const problems: Problem[] = [];
  for (const name of new Set(players.map(({ pair }) => spelt(pair)))) {
    const members = players.filter(({ pair }) => spelt(pair) === name);
    const [heaven, hell] = REALMS.map((realm) => members.find((member) => member.realm === realm));
    if (name !== '' && members.length === 2 && heaven !== undefined && hell !== undefined) {
      pairs.push({ name, heaven: heaven.name, hell: hell.name });
    } else {
      const who = members
        .map((member) => `${isolateRtl(member.name)} (${REALM_RULES[member.realm].title})`)
        .join(', ');
      problems.push(
        problem(
          'not-a-pair',
          ['players'],
          name === ''
            ? `${who}: no pair entered. Enter the same word for both players of a pair.`
            : `Pair “${name}”: ${who}. A pair needs one player in Heaven and one in Hell.`,
        ),
      );
    }
  }
  if (problems.length === 0 && pairs.length < MIN_PAIRS) {
    const sentence = `The roster needs at least ${inWords(MIN_PAIRS)} pairs and has ${pairs.length}. Add players.`;
    problems.push(problem('too-few-pairs', ['players'], sentence));
  }
  return problems.length === 0 ? ok(pairs) : fail(problems);
}

function boardProblems(given: Settings): readonly Problem[] {
  const { boards, rows, columns } = given;
  if (boards === undefined) return [];
  const place = ['settings', 'boards'];
  const problems: Problem[] = [];
  if (rows !== undefined || columns !== undefined) {
    const sentence = 'Boards: you also entered rows or columns. Clear them, or clear the boards.';
    problems.push(problem('boards-and-size', place, sentence));
  }
  const size = (realm: Realm): string =>
    `${boards[realm].length} × ${ensure(boards[realm][0], 'A board has rows.').length}`;
  if (size('heaven') !== size('hell')) {
    const sentence = `Boards: Heaven’s board is ${size('heaven')}, and Hell’s is ${size('hell')}. Make them the same size.`;
    problems.push(problem('unequal-boards', place, sentence));
  }
  return problems;
}

function drawBoards(given: Settings, chance: Chance): Boards {
  const draw = (realm: Realm): Board => {
    const source = chance.for(`${realm} board`);
    return Array.from({ length: given.rows ?? SIDE_LENGTHS.usual }, () =>
      Array.from({ length: given.columns ?? SIDE_LENGTHS.usual }, () =>
        source.whole(RANDOM_VALUE_RANGE.least, RANDOM_VALUE_RANGE.most),
      ),
    );
  };
  return { heaven: draw('heaven'), hell: draw('hell') };
}

function setUpWarnings(
  players: readonly Player[],
  pairs: readonly Pair[],
  settings: Settings,
): readonly string[] {
  const list: string[] = [];
  if (players.length !== USUAL_PLAYER_COUNT) {
    list.push(`Soullinked is made for ${USUAL_PLAYER_COUNT} players; this game has ${players.length}.`);
  }
  if (pairs.length === MIN_PAIRS) {
    list.push(
      'With two pairs, a realm can end without a winner, because players whose partner lost can’t win.',
    );
  }
  if (settings.showBoards && settings.halve === 'scored') {
    list.push('If only scored cells are halved, publishing the boards shows everyone which cells scored.');
  }
  if (settings.showBoards && !settings.showPartner) {
    list.push('Publishing the boards shows partners which cells were claimed, although picks stay hidden.');
  }
  return list;
}
