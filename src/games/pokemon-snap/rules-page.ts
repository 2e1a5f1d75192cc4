// The rules page of Pokémon Snap.
import type { RulesSection } from '../frame/contract';
import { andList, inWords } from '../frame/wording';
import { PLACE_POINTS, CONTEST_X_RULE, CONTEST_Y_RULE } from './contests';
import { EXHIBIT_RULES, exhibitRuleText } from './exhibits';
import {
  ACTIVITIES,
  CONTESTS,
  DAY_HOURS,
  DAY_COUNT,
  EXHIBITS,
  PRIORITY_HOURS,
  STARTING_STAT,
  STATS,
  type Contest,
  type OpenFacts,
  type Activity,
} from './types';
import { ACTIVITY_AMOUNTS, COUNTER_RULE, DONATION_RANGE } from './activities';

/** Rules on who can talk to whom (PS-19). */
export const TALK_RULES = {
  first: 'On day 1 everyone in Heaven and Hell can talk with each other.',
  later: 'On every later day, a photographer can talk with the Pokémon they photographed the day before.',
} as const;

/** How to win (PS-17), for each side. */
export function goal({ photographers }: OpenFacts, name: string): string {
  return photographers.includes(name)
    ? `Stay in Heaven by winning more of the ${inWords(EXHIBITS.length)} exhibits than the other photographer.`
    : `Ascend to Heaven. After ${DAY_COUNT} days the one or two Pokémon with the most Appeal Points (AP) go up, and Heaven’s winners can pick one more.`;
}

/** The ascent, for Pokémon players who haven't read the rules. */
export const ASCENT_TEXT = `After day ${DAY_COUNT} you’re told your AP. The Pokémon with the most AP go up, and Heaven’s winners can pick one more. The Pokémon left in Hell with the fewest AP gets a Mark of Elimination for this match and the next.`;

/** The rules page. No setting changes it. */
export function rules(): readonly RulesSection[] {
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Two players are photographers in Heaven, and the others are Pokémon in Hell. Over ${inWords(DAY_COUNT)} days the Pokémon train ${inWords(STATS.length)} attributes (${andList(STATS)}) and enter contests for Appeal Points (AP). The photographers photograph the Pokémon and compete in ${inWords(EXHIBITS.length)} exhibits.`,
        `Day 1 lasts ${DAY_HOURS.first} hours and later days last ${DAY_HOURS.later}, unless the host sets another deadline.`,
        `Every Pokémon starts with ${STARTING_STAT} points in each attribute. No attribute can fall below 0. A Pokémon’s species makes no difference.`,
      ],
    },
    {
      heading: 'A Pokémon’s day',
      paragraphs: [
        'A day has three slots: morning, afternoon and evening. You plan exactly one contest and two different activities.',
        'You can enter each contest once in the game. You can’t repeat an activity from the day before. A plan counts as a whole or not at all.',
        'If you don’t send a plan, you rest. You do nothing that day, and you can do any activity the next day. Pending effects of Activities A and H carry over.',
      ],
    },
    {
      heading: 'Activities',
      paragraphs: ACTIVITIES.map((activity) => `${activity}: ${ACTIVITY_RULE_TEXTS[activity]}`),
    },
    {
      heading: 'Contests',
      paragraphs: [
        'When you enter a contest, the contest takes a photo of your attributes before changing them. Contests V, W and Z compare the photos of everyone who enters them during the game. These contests are settled at the end.',
        ...CONTESTS.map((contest) => `${contest}: ${CONTEST_RULE_TEXTS[contest]}`),
      ],
    },
    {
      heading: 'Order within a slot',
      paragraphs: [
        'Activity F comes first. It compares Toughness at the start of the slot. The Pokémon with less Toughness loses Coolness. Then the conditions of the other activities are checked.',
        'Next come all losses, then all gains, then the contests. All contest photos are taken before any contest changes attributes. The temporary gains of Activity H end last. Everything within a step happens at the same time.',
      ],
    },
    {
      heading: 'A photographer’s day',
      paragraphs: [
        `Before you know which Pokémon you’ll get, you choose an exhibit you haven’t used yet and put all the Pokémon in order. After the evening, you photograph the first Pokémon in your order: ${photoCountText()}.`,
        'Nobody is photographed twice in one day. The photographer with priority goes first, and the other photographer skips Pokémon that are already taken.',
        `Within the first ${PRIORITY_HOURS} hours of day 1, the winner of the last match publicly chooses who has priority on that day. Priority swaps every day, as the Priority tab shows.`,
        'If you send nothing, you take no photo that day and can’t make up for it later. One of your exhibits stays empty.',
      ],
    },
    {
      heading: 'Exhibits',
      paragraphs: [
        ...EXHIBITS.map(exhibitRuleText),
        'Nobody wins a tied exhibit. If only one photographer entered an exhibit, that photographer wins it. Each exhibit won is worth one point.',
      ],
    },
    {
      heading: 'What you are told',
      paragraphs: [
        'After each day, Pokémon are told their own stats, whether their next activity counts double, what they will lose when Activity H ends, and who photographed them.',
        'Photographers are told which Pokémon they photographed and what stats those Pokémon have, but not the Pokémon’s pending effects.',
        `Until day ${DAY_COUNT} is resolved, AP, exhibits, plans, Activity J’s counter and donations are secret. Only priority is public. After day ${DAY_COUNT}, AP by contest and the winner of each exhibit are published.`,
        `After the ascension everyone learns who is in Heaven and in Hell, who gets the mark, whom Heaven’s winners picked, and why.`,
        'Orders, plans, stats, photos, and picks that didn’t count stay secret, unless the host publishes everything.',
        `${TALK_RULES.first} ${TALK_RULES.later}`,
      ],
    },
    { heading: 'The end', paragraphs: END_PARAGRAPHS },
  ];
}

const PHOTO_COUNTS = [3, 2] as const;

/** The number of photos by exhibit: `three for exhibits A and B, two for C, D and E`. */
function photoCountText(): string {
  return PHOTO_COUNTS.map((takes, index) => {
    const exhibits = EXHIBITS.filter((exhibit) => EXHIBIT_RULES[exhibit].takes === takes);
    return `${inWords(takes)} for ${index === 0 ? 'exhibits ' : ''}${andList(exhibits)}`;
  }).join(', ');
}

const END_PARAGRAPHS = [
  'The photographer with more points wins Heaven. If their points are equal, Heaven is tied and both win.',
  'Each winner can put all the Pokémon in order and pick one Pokémon. The order breaks ties in AP. If Heaven is tied, both winners’ orders must agree to break a tie. A random draw breaks any other ties.',
  'If one photographer wins, they stay in Heaven. The two Pokémon with the most AP ascend, and so does another Pokémon the winner picks. If the winner picks no other Pokémon, the one with the third-most AP ascends.',
  'The other photographer falls to Hell, but gets no mark. If Heaven is tied, both photographers stay. The Pokémon with the most AP ascends, and so does another Pokémon that both pick. If the winners don’t agree, the Pokémon with the second-most AP ascends.',
  'Everyone else is in Hell. The Pokémon in Hell with the fewest AP gets a Mark of Elimination for this match and the next. A Pokémon picked to ascend is spared.',
  'In the designers’ season, the next match begins with four players in Heaven and four in Hell, and the match after that with two in Heaven and five in Hell.',
  'The next match is the last chance to ascend. In that match, the winners of Heaven and Hell ascend. A player who gets the mark at this point can never ascend.',
] as const;

const CONTEST_RULE_TEXTS: Readonly<Record<Contest, string>> = {
  V: `your value is your highest attribute minus your second highest. The three highest values get ${PLACE_POINTS[0]}, ${PLACE_POINTS[1]} and ${PLACE_POINTS[2]} AP. Equal values get the same AP. Then your highest attribute falls to the level of your lowest. If several attributes tie for highest, all of them fall.`,
  W: 'your value is Coolness times Cleverness. The highest values get AP as in V. Both attributes become the difference between them.',
  X: `your value is Cuteness plus Beauty. Everyone with the day’s highest value gets ${CONTEST_X_RULE.points} AP. You lose ${CONTEST_X_RULE.loss} Cuteness and ${CONTEST_X_RULE.loss} Beauty.`,
  Y: `you get 1 AP for each attribute at ${CONTEST_Y_RULE.least} or more. Those attributes go back to ${STARTING_STAT}.`,
  Z: 'you get 1 AP for every other Pokémon that entered Z with Beauty below your Toughness. Your Toughness and Beauty are halved, rounded down.',
};

const { A, B, C, D, E, F, G, H, I } = ACTIVITY_AMOUNTS;

const ACTIVITY_RULE_TEXTS: Readonly<Record<Activity, string>> = {
  A: 'you lose and gain twice as much in your next activity, even on a later day. The activity’s effect on others isn’t doubled. Doing Activity A again uses up the doubling and starts a new one. Contests don’t use it up.',
  B: `if you have ${B.cleverness} or more Cleverness, gain ${B.beauty} Beauty.`,
  C: `gain ${C.cleverness} Cleverness. Another Pokémon of your choice gains ${C.cuteness} Cuteness.`,
  D: `if your previous action that day was a contest, gain ${D.coolness} Coolness. Otherwise, gain ${D.beauty} Beauty.`,
  E: `the first time in the game, gain ${E.cuteness} Cuteness. Each time after that, gain ${E.toughness} Toughness.`,
  F: `choose another Pokémon. If you have more Toughness, you gain ${F.coolness} Coolness and the other Pokémon loses ${F.loss}.`,
  G: `lose ${G.loss} of one attribute and gain ${G.gain} of another. The activity fails if you have fewer than ${G.loss} points to lose (${G.loss * A.factor} when doubled).`,
  H: `gain ${H.gain} of every attribute. At the end of your next contest you lose everything you gained from H, even if you did H twice.`,
  I: `donate ${DONATION_RANGE.least} to ${DONATION_RANGE.most} points of an attribute (twice as many when doubled). If you don’t have enough, the donation fails and doesn’t count. If one Pokémon donated last time, you gain twice that donation. If several donated, you gain the sum of their donations. The first time anyone donates, every donor gains ${I.first} of every attribute.`,
  J: `a counter starts at ${COUNTER_RULE.start} and grows by ${COUNTER_RULE.growth} after every slot of the game. Everyone who does J in the same slot gets an equal share of the counter, in an attribute of their choice. The remainder stays on the counter.`,
};
