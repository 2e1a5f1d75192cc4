// The rules page of Wanted Sharpshooters, with this game's settings and items.
import type { RulesSection } from '../frame/contract';
import { plural, inWords } from '../frame/wording';
import { ACTIONS } from './actions/living';
import type { OpenFacts } from './events';
import { describeEffect } from './items';
import { OBJECTIVES, TOO_MANY_TOKENS } from './objectives';
import { DEFAULTS } from './settings';
import { EXTRA_GROWTH } from './storage';
import {
  ACTION_KINDS,
  DEADLINE_HOURS,
  TARGET_OFFSETS,
  type ActionKind,
  type ActionInfo,
  type Item,
  type OpenSettings,
} from './types';

export function goal({ settings: { rounds: most, aliveAtEnd } }: OpenFacts): string {
  return `To win, complete ${inWords(OBJECTIVES.toWin)} of ${inWords(OBJECTIVES.number)} objectives: hit each of your ${inWords(TARGET_OFFSETS.length)} targets in the round they die (one objective each), and be alive at the end with at most ${aliveAtEnd} players left. The game lasts at most ${plural(most, 'round')}.`;
}

export function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  const settings = open?.settings ?? DEFAULTS;
  return [
    ...ideaRules(settings),
    ...roundRules(settings),
    ...damageRules(),
    marketRules(settings.items),
    ...endRules(settings),
    {
      heading: 'Who knows what',
      paragraphs: [
        'After each round everyone sees each player’s action (with victims, weapon, items and exchanges), and who dealt damage or a killing blow to whom. Everyone also sees who is dead, each player’s lives, bullets, garnets, bellflowers, items and meadow, the storages and the market.',
        'Only you know your targets. No player sees anyone else’s answer before the round is resolved.',
        'After the last round and before the vote, everyone sees the cycle, all targets and all objectives. All votes are published together, and so are all gifts.',
        'Dead or alive, you can talk to the others as far as your host and the meadow rules allow.',
      ],
    },
  ];
}

function ideaRules({ lives, bullets }: OpenSettings): readonly RulesSection[] {
  const [next, further] = TARGET_OFFSETS;
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Everyone is somebody’s target. You have ${inWords(TARGET_OFFSETS.length)} targets. Hit each target in the round in which they lose their last life, and try to stay alive.`,
        `The players are arranged in a secret circle, the cycle. Your targets are ${next.rank} in the cycle and ${further.rank}. You’re not told which is which, or anything else about the cycle.`,
        `You start with ${plural(lives, 'life', 'lives')} and ${plural(bullets, 'bullet')}. A player with no lives left is dead for good, and continues as a ghost. Lives, bullets and items can’t be traded.`,
        'One garnet buys one bullet. With any action, you can also exchange garnets and use the new bullets to pay for that action. While you’re alive, the host can also exchange garnets for you.',
      ],
    },
  ];
}

function roundRules({ rounds: most, aliveAtEnd }: OpenSettings): readonly RulesSection[] {
  return [
    {
      heading: 'A round',
      paragraphs: [
        `The first round usually lasts ${DEADLINE_HOURS.firstRound} hours, and later rounds ${DEADLINE_HOURS.later} hours. Your host announces the deadlines.`,
        `The game lasts at most ${plural(most, 'round')}. It ends early if ${aliveAtEnd} or fewer players are alive after a round.`,
        `At the start of each round, every meadow with players in it gets bullets in its storage: one for each player, dead or alive, plus ${EXTRA_GROWTH}. Unclaimed bullets stay in the storage. The host can move players to other meadows between rounds.`,
        'While you’re alive, you choose one action or do nothing. All actions happen at the same time. Damage is settled before bullets and items arrive. If you die in a round, your action still happens.',
        ...ACTION_KINDS.flatMap(actionRule),
        'Guilt: once you’re dead, you can accuse a living player of shooting another living player this round.',
        'If your action breaks a rule or you can’t pay for it in full, it’s refused, and your latest valid answer counts. Without a valid answer, you do nothing.',
      ],
    },
  ];
}

function actionRule(kind: ActionKind): readonly string[] {
  const { title, rule }: ActionInfo = ACTIONS[kind];
  return rule === undefined ? [] : [`${title}: ${rule}`];
}

function damageRules(): readonly RulesSection[] {
  return [
    {
      heading: 'Damage',
      paragraphs: [
        'You deal damage to players you hit. A player loses only one life a round, however many players deal damage to them.',
        'A ghost whose accusation is right deals damage to the accused, and gets a bellflower. An accusation is right if the accused chose to shoot the named player, even if that player ducked.',
        'A wrong accusation does nothing. Shooting back isn’t a Shoot action, so accusing a player who only shoots back is always wrong.',
        'A poisonous shot deals damage when it hits and again at the end of the next round, even if the victim ducks or the shooter has died by then. Poison deals no damage after the last round.',
        'If you have an item that shoots back, ducking hits everyone who shot at you. Shooting back costs nothing.',
        'When a player loses their last life, everyone who dealt them damage in that round, including ghosts, scores the killing blow.',
        'When a player dies, all their bullets, including any that arrived in that round, go to their meadow’s storage and can be claimed from the next round on. The dead player’s items are gone.',
      ],
    },
  ];
}

function marketRules(items: readonly Item[]): RulesSection {
  return {
    heading: 'The market',
    paragraphs: [
      items.length === 0
        ? 'Nothing is sold in this game.'
        : 'You can own only one of each item. Items can change the rules above.',
      ...items.map(
        ({ name, price, copies, effect }) =>
          `${name}: ${plural(price, 'bullet')}, ${plural(copies, 'copy', 'copies')}. ${describeEffect(effect)}`,
      ),
    ],
  };
}

function endRules({ aliveAtEnd }: OpenSettings): readonly RulesSection[] {
  const all = inWords(OBJECTIVES.number);
  return [
    {
      heading: 'The end',
      paragraphs: [
        `There are ${all} objectives: be alive at the end with at most ${aliveAtEnd} players left, and score a killing blow against each of your targets. Each objective earns ${plural(OBJECTIVES.garnetsEach, 'garnet')}. Nobody dies just because the game ends.`,
        `With ${inWords(OBJECTIVES.toWin)} objectives you win and get one Token of Life. With all ${all} objectives you get a second token, which you must give to somebody else, dead or alive, except the Elimination Candidate.`,
        `If you don’t give that second token away, it’s lost. Players who end up with more than one token give the extra tokens away after the match, and everyone is told how many each of them gives.`,
        `If ${inWords(TOO_MANY_TOKENS)} or more Tokens of Life are awarded in total, every winner loses one. Only winners with all ${all} objectives then keep a token, and there are no gifts. Winners who lose their only token still win and vote.`,
        'The losers are the players who completed the fewest objectives, unless they won. Every winner votes for one loser, and the loser with the most votes becomes the Elimination Candidate. Ties are broken at random.',
        'If nobody wins, the Candidate is drawn at random from the losers. If there’s only one loser, there’s no vote. If everyone wins, there’s no Candidate. The vote comes before the gifts.',
      ],
    },
  ];
}
