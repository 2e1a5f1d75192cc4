// The rules page of Wanted Sharpshooters, with this game's settings and items.
import type { RulesSection } from '../frame/contract';
import { capitalised, count, inWords } from '../frame/wording';
import { ACTIONS } from './actions/living';
import type { Open } from './events';
import { effectText } from './items';
import { OBJECTIVES, TOO_MANY_TOKENS } from './objectives';
import { DEFAULTS } from './settings';
import { GROWTH_EXTRA } from './storage';
import {
  ACTION_KINDS,
  HOURS,
  TARGETS,
  type ActionKind,
  type ActionWords,
  type Item,
  type OpenSettings,
} from './types';

export function goal({ settings: { rounds: most, aliveAtEnd } }: Open): string {
  return `${capitalised(inWords(OBJECTIVES.toWin))} of ${inWords(OBJECTIVES.number)} objectives win, in at most ${count(most, 'round')}: hit each of your ${inWords(TARGETS.length)} targets in the round they die, and be one of at most ${aliveAtEnd} alive at the end.`;
}

export function rules(open: Open | undefined): readonly RulesSection[] {
  const settings = open?.settings ?? DEFAULTS;
  return [
    ...idea(settings),
    ...rounds(settings),
    ...damage(),
    market(settings.items),
    ...end(settings),
    {
      heading: 'Who knows what',
      paragraphs: [
        'After each round everyone sees who did what, with targets, weapons, items and exchanges; lives, bullets, garnets, bellflowers and items; who is dead; who dealt damage to whom and who struck killing blows; meadows, storages and the market.',
        'Only you know your targets, and nobody sees a submission before its round is resolved.',
        'After the last round and before the vote, everyone sees the cycle, all targets and all objectives. Votes and gifts are published once everyone has sent theirs.',
        'Dead or alive, you can talk to the others as far as your host and the meadows allow.',
      ],
    },
  ];
}

function idea({ lives, bullets }: OpenSettings): readonly RulesSection[] {
  const [next, further] = TARGETS;
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Everyone is on somebody’s list. You have ${inWords(TARGETS.length)} targets: when each of them loses their last life, be one of those who hit them in that round. And try to stay alive.`,
        `All players are in a secret cycle. Your targets are ${next.rank} in it and ${further.rank}. You’re not told which is which, or anything else about the cycle.`,
        `You start with ${count(lives, 'life', 'lives')} and ${count(bullets, 'bullet')}. A player with no lives left is dead for good, and continues as a ghost. Lives, bullets and items can’t be traded.`,
        'A garnet buys a bullet. You can exchange garnets with any action, and use the bullets for it. While you’re alive, the host can also exchange for you.',
      ],
    },
  ];
}

function rounds({ rounds: most, aliveAtEnd }: OpenSettings): readonly RulesSection[] {
  return [
    {
      heading: 'A round',
      paragraphs: [
        `The first round usually lasts ${HOURS.firstRound} hours, every later one ${HOURS.later}; your host announces the deadlines.`,
        `There are at most ${count(most, 'round')}; the game ends early, after the round in which at most ${aliveAtEnd} are left alive.`,
        `At the start of each round the storage of every meadow with anybody in it grows by the number of its players, including dead ones, plus ${GROWTH_EXTRA}. Unclaimed bullets stay. The host can move players between rounds.`,
        'While alive, you choose one action or do nothing. All actions happen at the same time. Damage is settled first, then bullets and items arrive. So if you die in a round, your action still happens.',
        ...ACTION_KINDS.flatMap(actionRule),
        'Once dead, you can accuse: name a living player and who you think they’ll shoot this round.',
        'An action that breaks a rule or can’t be paid in full is refused, and your latest valid one counts. Without one you do nothing.',
      ],
    },
  ];
}

function actionRule(kind: ActionKind): readonly string[] {
  const { title, rule }: ActionWords = ACTIONS[kind];
  return rule === undefined ? [] : [`${title}: ${rule}`];
}

function damage(): readonly RulesSection[] {
  return [
    {
      heading: 'Damage',
      paragraphs: [
        'You deal damage to players you hit. A player loses only one life a round, however many players deal damage to them.',
        'A ghost who is right deals damage to the accused, and gets a bellflower. It’s enough that the accused chose to shoot the named player, even if that player ducked.',
        'Shooting back isn’t a Shoot action, so a player who only shoots back can’t be accused of it. A wrong guess does nothing.',
        'Poison deals damage when it hits and again at the end of the next round, whatever the victim does then and even if the shooter is dead by then. After the last round it does nothing more.',
        'Shooting back hits everyone who shot at you while you ducked; it costs nothing.',
        'When a player loses their last life, everyone who dealt damage to them in that round strikes the killing blow, including ghosts.',
        'A dead player’s bullets, including any that arrived in the same round, go to the storage of their meadow and can be claimed from the next round on. Their items are gone.',
      ],
    },
  ];
}

function market(items: readonly Item[]): RulesSection {
  return {
    heading: 'The market',
    paragraphs: [
      items.length === 0
        ? 'Nothing is sold in this game.'
        : 'Everyone can own one of each item. Items can change the rules above.',
      ...items.map(
        ({ name, price, copies, effect }) =>
          `${name}: ${count(price, 'bullet')}, ${count(copies, 'copy', 'copies')}. ${effectText(effect)}`,
      ),
    ],
  };
}

function end({ aliveAtEnd }: OpenSettings): readonly RulesSection[] {
  const all = inWords(OBJECTIVES.number);
  return [
    {
      heading: 'The end',
      paragraphs: [
        `There are ${all} objectives: be alive at the end when at most ${aliveAtEnd} are, and strike a killing blow against each of your targets. Each earns ${count(OBJECTIVES.garnetsEach, 'garnet')}. Nobody dies because the game ends.`,
        `${capitalised(inWords(OBJECTIVES.toWin))} objectives make you a winner with one Token of Life. With all ${all} you get another, which you must give to somebody else, dead or alive, who isn’t the Elimination Candidate.`,
        `If you don’t, it lapses. Players who end up with more than one give the spare ones away after the match, and everyone is told who gives how many.`,
        `If that makes ${inWords(TOO_MANY_TOKENS)} or more Tokens of Life in total, every winner loses one: only those with ${all} objectives keep one, and nothing is given. They’re all still winners, and vote.`,
        'The losers are the players with the fewest objectives who didn’t win. Every winner votes for one loser, and the one with the most votes is the Elimination Candidate; ties are drawn.',
        'Without a winner, the Candidate is drawn from the losers. With a single loser there’s no vote, and if everyone has won there’s no Candidate. The vote comes before the gifts.',
      ],
    },
  ];
}
