// Duels: drawing the types that the host did not give (BG-3), and deciding who wins one (BG-5, BG-6).
import type { Chance } from '../chance';
import {
  BOOST_POINTS,
  DUEL_TYPES,
  STATS,
  type Boost,
  type Challenge,
  type Decision,
  type Duel,
  type Duels,
  type DuelType,
  type Fought,
  type Points,
  type Stat,
} from './types';

export type SomeDuels = { readonly [Type in DuelType]?: Duel };

const DRAWN_RATIO = { least: 1, most: 3 };

const PAIRS: readonly (readonly [Stat, Stat])[] = STATS.flatMap((first, index) =>
  STATS.slice(index + 1).map((second) => [first, second] as const),
);

/**
 * The given duels and a draw for each other type: pairs unlike each other and the given ones, and every
 * stat tested somewhere, as far as the number of draws allows.
 */
export function drawDuels(given: SomeDuels, chance: Chance): Duels {
  const drawn: { -readonly [Type in DuelType]?: Duel } = { ...given };
  const absent = DUEL_TYPES.filter((type) => given[type] === undefined);
  const hopeless = Math.max(0, untested(drawn).length - 2 * absent.length);
  absent.forEach((type, index) => {
    const draws = absent.length - index - 1;
    const source = chance.for(`duel ${type}`);
    const fitting = source.shuffle(PAIRS).find((pair) => {
      const left = untested(drawn).filter((stat) => !pair.includes(stat));
      return !isTaken(pair, drawn) && left.length - 2 * draws <= hopeless;
    });
    // Ten pairs and six types: there is always one left.
    drawn[type] = { stats: fitting ?? [STATS[0], STATS[1]], ratio: drawRatio(source) };
  });
  return complete(drawn);
}

/** The stats that none of these duels tests. */
export function untested(duels: SomeDuels): readonly Stat[] {
  const tested = DUEL_TYPES.flatMap((type) => duels[type]?.stats ?? []);
  return STATS.filter((stat) => !tested.includes(stat));
}

function isTaken(pair: readonly Stat[], duels: SomeDuels): boolean {
  return DUEL_TYPES.some((type) => duels[type]?.stats.every((stat) => pair.includes(stat)) === true);
}

function drawRatio(source: Chance): readonly [number, number] {
  const weight = (): number => source.whole(DRAWN_RATIO.least, DRAWN_RATIO.most);
  return [weight(), weight()];
}

function complete(duels: SomeDuels): Duels {
  const of = (type: DuelType): Duel => {
    const duel = duels[type];
    if (duel === undefined) throw new Error(`Duel ${type} was neither given nor drawn.`);
    return duel;
  };
  return { A: of('A'), B: of('B'), C: of('C'), D: of('D'), E: of('E'), F: of('F') };
}

/** What a duel looks at. */
export interface Field {
  readonly duels: Duels;
  readonly points: (player: string) => Points;
  readonly boosts: ReadonlyMap<string, Boost>;
  /** Whom each Interpersonal primary named. */
  readonly sway: ReadonlyMap<string, string>;
}

/** Decides one challenge. */
export function fight(field: Field, challenger: string, { player: challenged, duel }: Challenge): Fought {
  const between = { challenger, challenged, duel };
  const swayed = swayWinner(field.sway, challenger, challenged);
  if (swayed !== undefined) {
    const loser = swayed === challenger ? challenged : challenger;
    return { ...between, winner: swayed, loser, decision: { by: 'power' } };
  }
  const mine = skill(field, challenger, duel);
  const theirs = skill(field, challenged, duel);
  const decision: Decision = {
    by: mine === theirs ? 'tie' : 'skill',
    challenger: mine.toString(),
    challenged: theirs.toString(),
  };
  return mine > theirs
    ? { ...between, winner: challenger, loser: challenged, decision }
    : { ...between, winner: challenged, loser: challenger, decision };
}

/** Who wins by the Interpersonal power; nobody where neither or each named the other. */
function swayWinner(sway: Field['sway'], a: string, b: string): string | undefined {
  const [swaysB, swaysA] = [sway.get(a) === b, sway.get(b) === a];
  if (swaysA === swaysB) return undefined;
  return swaysB ? a : b;
}

/** The weighted sum of both stats; exact for ratios of any size. */
function skill({ duels, points, boosts }: Field, player: string, type: DuelType): bigint {
  const { stats, ratio } = duels[type];
  const own = points(player);
  const boost = boosts.get(player);
  const weighed = ([0, 1] as const).map((at) => {
    const stat = stats[at];
    return BigInt(own[stat] + (boost === stat ? BOOST_POINTS : 0)) * BigInt(ratio[at]);
  });
  return weighed.reduce((sum, part) => sum + part, boost === type ? BigInt(BOOST_POINTS) : 0n);
}
