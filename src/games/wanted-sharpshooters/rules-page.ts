// The rules of Wanted Sharpshooters for players, in our words, with this game's settings and items.
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

/** Says how one wins. */
export function goal({ settings: { rounds: most, aliveAtEnd } }: Open): string {
  return `${capitalised(inWords(OBJECTIVES.toWin))} of ${inWords(OBJECTIVES.number)} objectives win, in at most ${count(most, 'round')}: to hit each of your ${inWords(TARGETS.length)} targets in the round of its death, and to be one of at most ${aliveAtEnd} alive at the end.`;
}

/** Gives the rules page; without a game, with the default settings. */
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
        'Your targets are known to you alone, and nobody sees a submission before its round is resolved. After the last round the cycle and all targets are published, and so who completed which objective, before the vote. Votes and gifts are published once they are in.',
        'You may talk to the others whether alive or dead, as far as your host and the meadows allow.',
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
        `Everyone is on somebody’s list. You have ${inWords(TARGETS.length)} targets: be there when each of them loses the last life, by dealing damage in that very round. And try to live.`,
        `All players stand in a secret cycle. Your targets are ${next.rank} in it and ${further.rank}; you are not told which of the two is which, and nothing else about the cycle.`,
        `You start with ${count(lives, 'life', 'lives')} and ${count(bullets, 'bullet')}. Who has no life left is dead for good, and plays on as a ghost. Lives, bullets and items cannot be traded.`,
        'A garnet buys a bullet. You may exchange garnets along with any action, and use the bullets for it; the host can exchange for you too while you live.',
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
        `There are at most ${count(most, 'round')}; the game ends earlier, at the end of the round in which at most ${aliveAtEnd} are left alive.`,
        `At the start of each round the storage of every meadow with anybody in it grows by the number of its players, dead ones included, and ${GROWTH_EXTRA} more. What nobody claims stays. The host may move players between rounds.`,
        'Alive, you choose one action or do nothing. All actions happen at the same time; damage is settled first, then bullets and items arrive. So if you die in a round, your action of that round still happens.',
        ...ACTION_KINDS.flatMap(actionRule),
        'Dead, you may accuse: name a living player and whom you think they shoot this round.',
        'An action that breaks a rule or cannot be paid in full is refused, and your latest valid one counts. Without one you do nothing.',
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
        'You deal damage to whom you hit. However many deal damage to a player in a round, that player loses one life.',
        'A ghost who is right deals damage to the accused, and gets a bellflower. It is enough that the accused chose to shoot the named player, who may have ducked. Shooting back is no Shoot action: who only shoots back cannot be accused of it. A wrong guess does nothing.',
        'Poison deals damage when it hits and again at the end of the next round, whatever the victim does then and even if the shooter is dead by that time. After the last round it does nothing more.',
        'Shooting back hits everyone who shot at you while you ducked; it costs nothing.',
        'When a player loses the last life, everyone who dealt damage to that player in this round strikes the killing blow, ghosts included.',
        'Bullets of the dead, with those that arrived in the same round, go to the storage of their meadow and can be claimed from the next round on. Their items are gone.',
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
        : 'Everyone can own one of each item. Items change the rules above where they say so.',
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
        `There are ${all} objectives: to be alive at the end, when at most ${aliveAtEnd} are; and a killing blow to each of your targets. Each earns ${count(OBJECTIVES.garnetsEach, 'garnet')}. Nobody dies because the game ends.`,
        `${capitalised(inWords(OBJECTIVES.toWin))} objectives make you a winner with one Token of Life. With all ${all} you get another, which you must give to somebody else who is not the Elimination Candidate, dead or alive; not given, it lapses. Somebody may be given several: whoever ends with more than one gives the excess away after the match, and everyone is told who gives how many.`,
        `If ${inWords(TOO_MANY_TOKENS)} or more Tokens of Life come together that way, every winner loses one: only those with ${all} objectives keep one, and nothing is given. All of them are winners still, and vote.`,
        'Losers are those with the fewest objectives who did not win. Every winner votes for one loser; the one with most votes is the Elimination Candidate, a tie is drawn. Without a winner the Candidate is drawn from the losers; an only loser needs no vote; and when everyone has won there is no Candidate. The vote comes before the gifts.',
      ],
    },
  ];
}
