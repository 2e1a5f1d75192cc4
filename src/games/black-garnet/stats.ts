// The five stats: for each the power of those whose primary it is, and the second ability that the twist adds
// (BG-2, BG-5, BG-6, BG-8, BG-13).
import { all, inWords } from '../frame/wording';
import {
  STATS,
  type BoostKind,
  type Distribution,
  type OpenSettings,
  type Points,
  type Stat,
  type State,
} from './types';

/** How many points each player distributes, and how many each stat of a player gets who sent no distribution (BG-1). */
export const POINTS = { toDistribute: 20, unsent: 4 } as const;

const LOGICAL_POINTS = 2;
const BOOST_POINTS = 3;
/** How many black garnets won in duels make one garnet of the season. */
export const EARNS_PER = { usual: 5, logical: 3 } as const;

/** What a primary lets its player do. */
export interface Power {
  /** Says the rule to players. */
  readonly rule: (settings: OpenSettings) => string;
  /** How many points its player distributes besides everyone's. */
  readonly extraPoints: number;
  /** What stage `powers` asks its players; null where it asks nothing. */
  readonly asks: string | null;
  /** Whether its player wins every duel against the player whom they named. */
  readonly beatsNamed: boolean;
  /** Whether its player keeps a type in which they lost when challenged. */
  readonly keepsTypes: boolean;
  /** By how much its player may raise a stat, or a skill, in each round. */
  readonly boost: number;
}

/** The ability that a primary adds in a game with the twist. */
interface Ability {
  readonly rule: string;
  /** How many Tokens of Life it brings for winning, besides those of every winner. */
  readonly tokensAsWinner: number;
  /**
   * How many tokens it brings a player who began a round with most black garnets, when somebody else wins by a mission
   * in it.
   */
  readonly tokensAsRichest: number;
  /** How many black garnets won in duels make one garnet of the season. */
  readonly earnsPer: number;
  /** Whether a sole winner with it names the Candidate. */
  readonly namesCandidate: boolean;
  /** Whether players with it win ties against those without it. */
  readonly winsTies: boolean;
}

interface StatRule {
  readonly title: string;
  readonly power: Power;
  readonly ability: Ability;
}

const NO_POWER: Power = {
  rule: () => '',
  extraPoints: 0,
  asks: null,
  beatsNamed: false,
  keepsTypes: false,
  boost: 0,
};

const NO_ABILITY: Ability = {
  rule: '',
  tokensAsWinner: 0,
  tokensAsRichest: 0,
  earnsPer: EARNS_PER.usual,
  namesCandidate: false,
  winsTies: false,
};

export const STAT: Readonly<Record<Stat, StatRule>> = {
  visual: {
    title: 'Visual-spatial',
    power: {
      ...NO_POWER,
      asks: 'Name the player whose whole distribution you want to know.',
      rule: () =>
        `before the first round you name a player and are told all ${inWords(STATS.length)} of their numbers.`,
    },
    ability: {
      ...NO_ABILITY,
      tokensAsRichest: 1,
      rule: 'If somebody else succeeds in a Black Mission in a round that you began with most black garnets (ties count, missions are paid first), you get a Token of Life.',
    },
  },
  verbal: {
    title: 'Verbal-linguistic',
    power: {
      ...NO_POWER,
      keepsTypes: true,
      rule: () => 'when you lose a duel to which you were challenged, you keep its type.',
    },
    ability: {
      ...NO_ABILITY,
      tokensAsWinner: 1,
      rule: 'If you win the game, alone or with others, you get one more Token of Life.',
    },
  },
  logical: {
    title: 'Logical-mathematical',
    power: {
      ...NO_POWER,
      extraPoints: LOGICAL_POINTS,
      rule: () =>
        `you have ${inWords(LOGICAL_POINTS)} more points, ${POINTS.toDistribute + LOGICAL_POINTS} in all.`,
    },
    ability: {
      ...NO_ABILITY,
      earnsPer: EARNS_PER.logical,
      rule: `You earn a garnet for every ${inWords(EARNS_PER.logical)} black garnets won instead of ${inWords(EARNS_PER.usual)}.`,
    },
  },
  interpersonal: {
    title: 'Interpersonal',
    power: {
      ...NO_POWER,
      asks: 'Name the player against whom you win every duel.',
      beatsNamed: true,
      rule: () =>
        'before the first round you name a player and win every duel against them, whoever challenges, unless they have this power and named you.',
    },
    ability: {
      ...NO_ABILITY,
      namesCandidate: true,
      rule: 'If you win the game alone, you may name the Elimination Candidate: any player without a Token of Life.',
    },
  },
  intrapersonal: {
    title: 'Intrapersonal',
    power: {
      ...NO_POWER,
      boost: BOOST_POINTS,
      rule: ({ boost }) =>
        `each round you may raise ${BOOST[boost].rule}, for that round, also when you are challenged.`,
    },
    ability: {
      ...NO_ABILITY,
      winsTies: true,
      rule: 'Of those who win in the same round, only players with this ability win, if there are any. Tied for Elimination Candidate, you are spared if somebody tied lacks it.',
    },
  },
};

/** What a duel compares, and what that means for the points, for somebody who has read no rules. */
export const SKILL =
  'Each duel type, A to F, tests two stats in a secret ratio: at 3 : 1, your skill is 3 times the first plus the second. The higher skill wins.';

/** Names the stats that a duel tests. */
export function statsText(stats: readonly Stat[]): string {
  return all(stats.map((stat) => STAT[stat].title));
}

/** Gives a stat's title in one word, for a button with little room. */
export function shortTitle(stat: Stat): string {
  return STAT[stat].title.replace(/-.*/, '');
}

/** How the setting, the form and the rules call what an intrapersonal primary may raise. */
export const BOOST: Readonly<
  Record<
    BoostKind,
    { readonly option: string; readonly title: string; readonly help: string; readonly rule: string }
  >
> = {
  stat: {
    option: `stat: ${BOOST_POINTS} points in a stat`,
    title: 'Boost a stat',
    help: `${BOOST_POINTS} points more in it, for this round.`,
    rule: `one stat by ${BOOST_POINTS} points`,
  },
  duel: {
    option: `duel: ${BOOST_POINTS} points of skill in a duel type`,
    title: 'Boost a duel type',
    help: `${BOOST_POINTS} more skill in it, for this round.`,
    rule: `your skill in one duel type by ${BOOST_POINTS}, even a type that you have lost`,
  },
};

/** The twist's rule for winners of one round (BG-13). */
export const ABILITY_WINS = `players with the ${STAT.intrapersonal.title} ability win before those without`;

/** Gives the power of a primary and, with the twist, its second ability, as the rules say them. */
export function primaryRule(settings: OpenSettings, stat: Stat): string {
  const { power, ability } = STAT[stat];
  return `${power.rule(settings)}${settings.twist ? ` Second ability: ${ability.rule}` : ''}`;
}

const UNSENT: Distribution = {
  stats: pointsEach(() => POINTS.unsent),
  primary: null,
  bought: 0,
};

/** Gives each of the five stats the points that `points` says. */
function pointsEach(points: (stat: Stat) => number): Points {
  return {
    visual: points('visual'),
    verbal: points('verbal'),
    logical: points('logical'),
    interpersonal: points('interpersonal'),
    intrapersonal: points('intrapersonal'),
  };
}

type Distributed = Pick<State, 'distributions'>;

/** Gives this player's distribution; equal points and no primary for a player who sent none. */
export function distributionOf({ distributions }: Distributed, player: string): Distribution {
  return distributions.get(player) ?? UNSENT;
}

/** Gives the power of this player's primary. */
export function powerOf(state: Distributed, player: string): Power {
  const { primary } = distributionOf(state, player);
  return primary === null ? NO_POWER : STAT[primary].power;
}

/** Gives this player's second ability; none in a game without the twist. */
export function abilityOf(state: Distributed & Pick<State, 'settings'>, player: string): Ability {
  const { primary } = distributionOf(state, player);
  return primary === null || !state.settings.twist ? NO_ABILITY : STAT[primary].ability;
}
