// The rules of The Black Garnet for players, in our words, with what this game's settings decide.
import type { RulesSection } from '../contract';
import { count } from '../wording';
import { settingsOf } from './setup';
import type { Open, Settings } from './types';

/** The rules page; without a game, with the default settings. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  const settings = open?.settings ?? settingsOf({});
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'You spread points over five talents, in secret. Then you challenge each other to duels that test two talents each; nobody is told which. A duel won is a black garnet. Ten of them let you try a Black Mission, and twenty win the game.',
      ],
    },
    {
      heading: 'Your points',
      paragraphs: [
        'The talents, called stats, are Visual-spatial, Verbal-linguistic, Logical-mathematical, Interpersonal and Intrapersonal. You have 20 points for them and need not use them all.',
        'One stat is your primary: your highest, or tied for the highest. Everybody is told what it is; your points stay secret. It gives you a power.',
        'If you send nothing, you have 4 points in each stat and no primary.',
      ],
    },
    powers(settings),
    {
      heading: 'A duel',
      paragraphs: [
        'There are six types of duel, A to F. Each tests two different stats in a ratio that stays the same all game. With x points in the first stat, y in the second and the ratio p : q, your skill is x times p plus y times q.',
        'The higher skill wins; when both are equal, the player who was challenged wins. Nobody is told what a type tests.',
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        'Each round you may challenge one or two players, not the same one twice and not yourself, each with a type that you choose; both may be of one type. All duels happen at once. When two players challenge each other, that makes two duels.',
        'The winner of a duel gets a black garnet, whoever challenged. After all wins are counted, you lose one black garnet for every second duel that you have lost in the game (your second, fourth, sixth …), but never go below none.',
        'Whoever loses a duel, challenger or challenged, can no longer challenge with its type from the next round on. You can still be challenged with it.',
        'You are told how your own challenges went, and which types you were challenged with and whether you won; you are not told by whom. Black garnets cannot be given away.',
      ],
    },
    missions(settings),
    garnets(settings),
    {
      heading: 'What is public',
      paragraphs: [
        'Everyone knows the primaries, the Black Missions tried and how they went, these settings, and the end of the game. Your points, power, black garnets, lost types and purchases are yours alone.',
        settings.showStandings
          ? "In this game everyone's black garnets are published after each round."
          : 'Black garnets are not published during the game.',
        'After the last round everything is published.',
      ],
    },
    end(settings),
  ];
}

function powers({ boost, twist }: Settings): RulesSection {
  const second = (text: string): string => (twist ? ` ${text}` : '');
  return {
    heading: twist ? 'Powers (the twist is on: each primary has a second ability)' : 'Powers',
    paragraphs: [
      `Visual-spatial: before the first round you name a player and are told all five of their numbers.${second('If somebody else succeeds in a Black Mission in a round that you began with most black garnets (ties count, and missions are paid first), you get a Token of Life although you did not win.')}`,
      `Verbal-linguistic: when you lose a duel to which you were challenged, you keep its type.${second('If you win the game, alone or with others, you get one more Token of Life.')}`,
      `Logical-mathematical: you have two more points, 22 in all; it must still be your highest stat, or tied for it.${second('You earn a garnet for every three black garnets won instead of five.')}`,
      `Interpersonal: before the first round you name a player and win every duel against them, whoever challenges. If the two of you named each other, neither has the power against the other.${second('If you win the game alone, you may name the Elimination Candidate: any player without a Token of Life.')}`,
      `Intrapersonal: each round you may raise ${boost === 'stat' ? 'one stat by 3 points' : 'your skill in one duel type by 3, even a type that you have lost'}. It lasts for the round, whether you challenge or are challenged.${second('Of those who win in the same round, only players with this ability win, if there are any. In a tie for Elimination Candidate you are spared if somebody tied lacks it.')}`,
      'Nobody can name themselves. Whoever names nobody has no power.',
    ],
  };
}

function missions({ missionCost }: Settings): RulesSection {
  const cost =
    missionCost === 0
      ? 'It costs nothing.'
      : `It costs ${missionCost} of them as the round starts, whether you succeed or not.`;
  return {
    heading: 'Black Missions',
    paragraphs: [
      `If you have at least 10 black garnets as a round starts, you may try a Black Mission in that round: tell the host, who gives you the rules, answers questions and holds it with you. ${cost} Whoever succeeds wins the game.`,
      'There are three categories: Observation, Memory and Mathematics. Each can be tried three times in the game by all players together, and a player can try one mission a round. Every attempt and its result is announced.',
    ],
  };
}

function garnets({ prices, twist }: Settings): RulesSection {
  const uses = [
    prices.statPoint === 'off'
      ? []
      : [
          `A stat point costs ${count(prices.statPoint, 'garnet')}. You buy it together with your distribution.`,
        ],
    prices.learnDuel === 'off'
      ? []
      : [
          `To be told the two stats of a duel type, but not their ratio, costs ${count(prices.learnDuel, 'garnet')}. You are told after the round.`,
        ],
    prices.missionHint === 'off'
      ? []
      : [
          `A picture that hints at a Black Mission of a category which can still be tried costs ${count(prices.missionHint, 'garnet')}. The host sends it to you.`,
        ],
  ].flat();
  return {
    heading: 'Garnets of the season',
    paragraphs: [
      `At the end you earn a garnet for every five black garnets that you won in duels, rounded down${twist ? ' (every three with a Logical-mathematical primary)' : ''}. Those you lost again still count.`,
      ...(uses.length === 0 ? ['Garnets buy nothing in this game.'] : uses),
    ],
  };
}

function end({ rounds }: Settings): RulesSection {
  const limit = rounds === 'no limit' ? '' : ` after round ${rounds};`;
  return {
    heading: 'The end',
    paragraphs: [
      'The game ends with the round in which somebody succeeds in a Black Mission or has 20 black garnets after it. All who did either in that round win.',
      `Otherwise it ends when all nine missions have been tried; when nobody has a type left to challenge with and nobody has 10 black garnets;${limit} or when the host ends it. Then those with most black garnets win.`,
      'A single winner gets two Tokens of Life, joint winners one each. The player with fewest black garnets among those without a token becomes the Elimination Candidate; a tie is drawn.',
    ],
  };
}
