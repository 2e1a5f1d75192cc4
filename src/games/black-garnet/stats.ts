// The five stats: each primary's power and, with the twist, its second ability (BG-2, BG-5, BG-6, BG-8, BG-13).
import type { OptionText } from '../frame/fields';
import { andList, inWords } from '../frame/wording';
import {
  STATS,
  type BoostKind,
  type Distribution,
  type OpenSettings,
  type Points,
  type Stat,
  type State,
} from './types';

/** Points to distribute, and points per stat for players who sent no distribution (BG-1). */
export const DISTRIBUTION_POINTS = { toDistribute: 20, unsent: 4 } as const;

const LOGICAL_EXTRA_POINTS = 2;
const BOOST_POINTS = 3;
/** How many black garnets won in duels make one season garnet. */
export const BLACK_GARNETS_PER_SEASON_GARNET = { usual: 5, logical: 3 } as const;

export interface Power {
  readonly rule: (settings: OpenSettings) => string;
  /** Additional points to distribute. */
  readonly extraPoints: number;
  /** What stage `powers` asks the player; null if nothing. */
  readonly asks: string | null;
  /** True if the player wins every duel against the player they named. */
  readonly beatsNamed: boolean;
  /** True if the player can't lose duel types when challenged. */
  readonly keepsTypes: boolean;
  /** By how much the player can raise a stat or a skill each round. */
  readonly boost: number;
}

/** The second ability of a primary, which only exists with the twist. */
interface Ability {
  readonly rule: string;
  /** Additional Tokens of Life for winning. */
  readonly tokensAsWinner: number;
  /** Tokens for having the most black garnets at the start of a round in which somebody else wins by a mission. */
  readonly tokensAsRichest: number;
  /** How many black garnets won in duels make one season garnet. */
  readonly earnsPer: number;
  /** True if the player, as the only winner, names the Candidate. */
  readonly namesCandidate: boolean;
  /** True if the player wins ties against players without this ability. */
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
  earnsPer: BLACK_GARNETS_PER_SEASON_GARNET.usual,
  namesCandidate: false,
  winsTies: false,
};

export const STAT_RULES: Readonly<Record<Stat, StatRule>> = {
  visual: {
    title: 'Visual-spatial',
    power: {
      ...NO_POWER,
      asks: 'Whose points do you want to know?',
      rule: () =>
        `before the first round you name a player and are told their points in all ${inWords(STATS.length)} stats.`,
    },
    ability: {
      ...NO_ABILITY,
      tokensAsRichest: 1,
      rule: 'If you have the most black garnets when a round starts (after missions are paid for), and somebody else succeeds in a Black Mission in that round, you get a Token of Life. Being tied for the most is enough.',
    },
  },
  verbal: {
    title: 'Verbal-linguistic',
    power: {
      ...NO_POWER,
      keepsTypes: true,
      rule: () =>
        'if you lose a duel that someone challenged you to, you can still challenge others with its type.',
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
      extraPoints: LOGICAL_EXTRA_POINTS,
      rule: () =>
        `you have ${inWords(LOGICAL_EXTRA_POINTS)} more points, ${DISTRIBUTION_POINTS.toDistribute + LOGICAL_EXTRA_POINTS} in all.`,
    },
    ability: {
      ...NO_ABILITY,
      earnsPer: BLACK_GARNETS_PER_SEASON_GARNET.logical,
      rule: `You earn a garnet for every ${inWords(BLACK_GARNETS_PER_SEASON_GARNET.logical)} black garnets you win in duels, instead of every ${inWords(BLACK_GARNETS_PER_SEASON_GARNET.usual)}.`,
    },
  },
  interpersonal: {
    title: 'Interpersonal',
    power: {
      ...NO_POWER,
      asks: 'Whom do you want to beat in every duel?',
      beatsNamed: true,
      rule: () =>
        'before the first round you name a player. You win every duel against them, whoever challenges, unless they also have this power and named you.',
    },
    ability: {
      ...NO_ABILITY,
      namesCandidate: true,
      rule: 'If you win the game alone, you can name the Elimination Candidate: any player without a Token of Life.',
    },
  },
  intrapersonal: {
    title: 'Intrapersonal',
    power: {
      ...NO_POWER,
      boost: BOOST_POINTS,
      rule: ({ boost }) =>
        `each round you can raise ${BOOST_TEXTS[boost].rule} for that round. The raise also applies when you’re challenged.`,
    },
    ability: {
      ...NO_ABILITY,
      winsTies: true,
      rule: 'If several players win in the same round and any of them have this ability, only those win. If you’re tied for Elimination Candidate, you’re spared unless everyone in the tie has this ability.',
    },
  },
};

/** Explains skill to players who haven't read the rules. */
export const SKILL_TEXT =
  'Each duel type tests two stats in a secret ratio. At 3 : 1, for example, your skill is 3 times the first stat plus the second. The higher skill wins.';

export function statsText(stats: readonly Stat[]): string {
  return andList(stats.map((stat) => STAT_RULES[stat].title));
}

/** The first word of the title, for small buttons. */
export function shortStatTitle(stat: Stat): string {
  return STAT_RULES[stat].title.replace(/-.*/, '');
}

/** What an intrapersonal primary can raise, in the words of the setting (`option`), the form and the rules. */
export const BOOST_TEXTS: Readonly<
  Record<
    BoostKind,
    { readonly option: OptionText; readonly title: string; readonly help: string; readonly rule: string }
  >
> = {
  stat: {
    option: {
      label: `a stat, by ${BOOST_POINTS} points`,
      aliases: [`stat: ${BOOST_POINTS} points in a stat`],
    },
    title: 'Boost a stat',
    help: `Adds ${BOOST_POINTS} points to the stat for this round.`,
    rule: `one stat by ${BOOST_POINTS} points`,
  },
  duel: {
    option: {
      label: `skill in a duel type, by ${BOOST_POINTS} points`,
      aliases: [`duel: ${BOOST_POINTS} points of skill in a duel type`],
    },
    title: 'Boost a duel type',
    help: `Adds ${BOOST_POINTS} to your skill in the duel type for this round.`,
    rule: `your skill in one duel type by ${BOOST_POINTS}, even a type you’ve lost`,
  },
};

/** How the twist breaks ties between winners (BG-13). */
export const ABILITY_TIE_BREAK_TEXT = `players with the ${STAT_RULES.intrapersonal.title} ability win ties against players without it`;

/** The primary's power as the rules describe it and, with the twist, its second ability. */
export function primaryRule(settings: OpenSettings, stat: Stat): string {
  const { power, ability } = STAT_RULES[stat];
  return `${power.rule(settings)}${settings.twist ? ` Second ability: ${ability.rule}` : ''}`;
}

const DEFAULT_DISTRIBUTION: Distribution = {
  stats: pointsPerStat(() => DISTRIBUTION_POINTS.unsent),
  primary: null,
  bought: 0,
};

function pointsPerStat(points: (stat: Stat) => number): Points {
  return {
    visual: points('visual'),
    verbal: points('verbal'),
    logical: points('logical'),
    interpersonal: points('interpersonal'),
    intrapersonal: points('intrapersonal'),
  };
}

type DistributionsState = Pick<State, 'distributions'>;

/** A player's distribution. Players who sent none have equal points and no primary. */
export function distributionOf({ distributions }: DistributionsState, player: string): Distribution {
  return distributions.get(player) ?? DEFAULT_DISTRIBUTION;
}

export function powerOf(state: DistributionsState, player: string): Power {
  const { primary } = distributionOf(state, player);
  return primary === null ? NO_POWER : STAT_RULES[primary].power;
}

/** A player's second ability; without the twist, nobody has one. */
export function abilityOf(state: DistributionsState & Pick<State, 'settings'>, player: string): Ability {
  const { primary } = distributionOf(state, player);
  return primary === null || !state.settings.twist ? NO_ABILITY : STAT_RULES[primary].ability;
}
