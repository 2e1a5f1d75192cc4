// The rules page of The Black Garnet, with this game's settings.
import type { RulesSection } from '../frame/contract';
import { andList, plural, orList, inWords, ordinal } from '../frame/wording';
import { MAX_CHALLENGES } from './challenges';
import { LOSSES_PER_GARNET } from './duels';
import { CATEGORY_INFO, MISSION_RULES, MISSION_CONDITION_TEXT, missionStakes } from './missions';
import { BLACK_GARNETS_TO_WIN, WINNER_TOKENS } from './outcome';
import { PRICE_RULES } from './purchases';
import { DEFAULTS } from './settings';
import { BLACK_GARNETS_PER_SEASON_GARNET, DISTRIBUTION_POINTS, primaryRule, STAT_RULES } from './stats';
import { CATEGORIES, DUEL_TYPES, STATS, type OpenFacts, type OpenSettings } from './types';

const FIRST_DUEL_TYPE = DUEL_TYPES[0];
const LAST_DUEL_TYPE = DUEL_TYPES[DUEL_TYPES.length - 1];

export function goal({ settings: { rounds } }: OpenFacts): string {
  const end =
    rounds === undefined
      ? 'The number of rounds isn’t limited'
      : `After ${plural(rounds, 'round')}, the player with the most black garnets wins`;
  return `Win duels for black garnets. You win with ${BLACK_GARNETS_TO_WIN} of them, or by succeeding in a Black Mission. ${end}.`;
}

export function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  const settings = open?.settings ?? DEFAULTS;
  const costly = numbersUpTo(3).map((n) => ordinal(n * LOSSES_PER_GARNET));
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `You secretly spread points across ${inWords(STATS.length)} talents. Then you challenge other players to duels. Each duel tests two talents, but you don’t know which.`,
        `Each duel you win earns a black garnet. With ${inWords(MISSION_RULES.needs)} black garnets you can try a Black Mission, and with ${inWords(BLACK_GARNETS_TO_WIN)} you win the game.`,
      ],
    },
    {
      heading: 'Your points',
      paragraphs: [
        `The talents, called stats, are ${andList(STATS.map((stat) => STAT_RULES[stat].title))}. You have ${DISTRIBUTION_POINTS.toDistribute} points to spread, and you don’t have to use them all.`,
        'Your primary is your highest stat, or one tied for highest. Your primary gives you a power. Everyone sees your primary, but your points stay secret.',
        `If you send nothing, you have ${DISTRIBUTION_POINTS.unsent} points in each stat and no primary.`,
      ],
    },
    powerRules(settings),
    {
      heading: 'A duel',
      paragraphs: [
        `There are ${inWords(DUEL_TYPES.length)} types of duel, ${FIRST_DUEL_TYPE} to ${LAST_DUEL_TYPE}. Each type tests two different stats in a ratio that stays the same for the whole game.`,
        `Before the game, somebody may have chosen what ${LAST_DUEL_TYPE} tests. That choice isn’t revealed.`,
        'With x points in the first stat, y in the second and the ratio p : q, your skill is x times p plus y times q.',
        'The player with the higher skill wins. If the skills are equal, the player who was challenged wins. Nobody is told what a type tests.',
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        'There’s a round every day, unless the host sets another deadline.',
        `Each round you can challenge ${orList(numbersUpTo(MAX_CHALLENGES).map(inWords))} different players, and choose a type for each duel. Both duels can have the same type. All duels happen at once. If two players challenge each other, there are two duels.`,
        `The winner of a duel gets a black garnet, whoever issued the challenge. After all wins are counted, you lose one black garnet for every ${ordinal(LOSSES_PER_GARNET)} duel you’ve lost in the game (your ${costly.join(', ')} …), but never go below zero.`,
        'If you lose a duel, whoever challenged, you can’t challenge with that type from the next round on. You can still be challenged with that type.',
        'You’re told how your own challenges went, which types you were challenged with, and whether you won, but not who challenged you. You can’t give black garnets away.',
      ],
    },
    missionRules(settings),
    garnetRules(settings),
    {
      heading: 'What is public',
      paragraphs: [
        'Everyone is told the primaries, which Black Missions were tried and how the missions went, the settings, and how the game ends. Your points, power, challenges, black garnets, garnets, lost types and purchases are private.',
        settings.showStandings
          ? 'In this game, everyone’s black garnets are published after each round.'
          : 'Black garnets aren’t published.',
        'At the end everyone is told who won and how (but not with how many black garnets), who got Tokens of Life, and who the Elimination Candidate is and why. Everything else stays secret, unless the host publishes everything.',
      ],
    },
    endRules(settings),
  ];
}

function powerRules(settings: OpenSettings): RulesSection {
  const { twist } = settings;
  return {
    heading: twist ? 'Powers (the twist is on: each primary has a second ability)' : 'Powers',
    paragraphs: [
      ...STATS.map((stat) => {
        return `${STAT_RULES[stat].title}: ${primaryRule(settings, stat)}`;
      }),
      'You can’t name yourself. If you name nobody, you have no power.',
    ],
  };
}

function missionRules(settings: OpenSettings): RulesSection {
  const titles = CATEGORIES.map((category) => CATEGORY_INFO[category].title);
  return {
    heading: 'Black Missions',
    paragraphs: [
      `${MISSION_CONDITION_TEXT} ${missionStakes(settings)}`,
      `There are ${inWords(titles.length)} categories: ${andList(titles)}. Each category can be tried ${inWords(MISSION_RULES.attemptsEach)} times in the whole game, counting everyone’s attempts. Each player can try one mission a round. Everyone is told about every attempt and its result.`,
    ],
  };
}

function garnetRules({ prices, twist }: OpenSettings): RulesSection {
  const uses = (['statPoint', 'learnDuel', 'missionHint'] as const).flatMap((thing) => {
    const price = prices[thing];
    return price === 'off' ? [] : [PRICE_RULES[thing].rule(price)];
  });
  const { title, ability } = STAT_RULES.logical;
  const more = twist ? ` (every ${inWords(ability.earnsPer)} with a ${title} primary)` : '';
  return {
    heading: 'Season garnets',
    paragraphs: [
      `At the end you earn a garnet for every ${inWords(BLACK_GARNETS_PER_SEASON_GARNET.usual)} black garnets you won in duels, rounded down${more}. Black garnets you lost later still count.`,
      ...(uses.length === 0 ? ['You can’t buy anything with garnets in this game.'] : uses),
    ],
  };
}

function endRules({ rounds }: OpenSettings): RulesSection {
  const limit = rounds === undefined ? '' : ` after round ${rounds},`;
  const attempts = CATEGORIES.length * MISSION_RULES.attemptsEach;
  return {
    heading: 'The end',
    paragraphs: [
      `The game ends after any round in which somebody succeeds in a Black Mission or reaches ${BLACK_GARNETS_TO_WIN} black garnets. Everyone who does either in that round wins.`,
      `The game also ends when all ${inWords(attempts)} mission attempts are used up, when nobody has ${MISSION_RULES.needs} black garnets or a type left to challenge with,${limit} or when the host ends it. Then the players with the most black garnets win.`,
      `A single winner gets ${inWords(WINNER_TOKENS.single)} Tokens of Life. Joint winners get ${inWords(WINNER_TOKENS.joint)} each. The player with the fewest black garnets among those without a token becomes the Elimination Candidate. Ties are broken at random.`,
    ],
  };
}

function numbersUpTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
