// The rules page of Pokémon Snap.
import type { RulesSection } from '../frame/contract';
import { all, inWords } from '../frame/wording';
import { PLACES, X, Y } from './contests';
import { EXHIBIT, exhibitRule } from './exhibits';
import {
  ACTIVITIES,
  CONTESTS,
  DAY_HOURS,
  DAYS,
  EXHIBITS,
  PRIORITY_HOURS,
  STARTING_STAT,
  STATS,
  type Contest,
  type Open,
  type Activity,
} from './types';
import { AMOUNT, COUNTER, DONATION } from './activities';

/** Rules on who can talk to whom (PS-19). */
export const TALK = {
  first: 'On day 1 everyone in Heaven and Hell can talk with everyone.',
  later:
    'After that, a photographer and the Pokémon they photographed the day before can talk with each other for one day.',
} as const;

/** How to win (PS-17), for each side. */
export function goal({ photographers }: Open, name: string): string {
  return photographers.includes(name)
    ? `Stay in Heaven: win more of the ${inWords(EXHIBITS.length)} exhibits in ${DAYS} days than the other photographer.`
    : `Ascend to Heaven: after ${DAYS} days the one or two Pokémon with the most Appeal Points (AP) go up, plus one that Heaven can pick.`;
}

/** The ascent, for Pokémon players who haven't read the rules. */
export const ASCENT = `After day ${DAYS} you’re told your AP. Those with the most go up, plus one Heaven can pick. The last in Hell gets the Mark of Elimination (this match and the next).`;

/** The rules page. No setting changes it. */
export function rules(): readonly RulesSection[] {
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Two players are photographers in Heaven; the others are Pokémon in Hell. Over ${inWords(DAYS)} days the Pokémon train ${inWords(STATS.length)} attributes, ${all(STATS)}, and enter contests for Appeal Points (AP). The photographers photograph them and compete in ${inWords(EXHIBITS.length)} exhibits.`,
        `Day 1 lasts ${DAY_HOURS.first} hours, each of the others ${DAY_HOURS.later}, unless the host sets another deadline.`,
        `Every Pokémon starts with ${STARTING_STAT} points in each attribute. No attribute falls below 0. A Pokémon’s species makes no difference.`,
      ],
    },
    {
      heading: "A Pokémon's day",
      paragraphs: [
        'You plan a morning, an afternoon and an evening: exactly one contest, and two different activities.',
        'You can enter each contest once in the game, and can’t repeat an activity from the day before. A plan counts as a whole or not at all.',
        'If you send no plan, you rest: you do nothing that day, and can do any activity the next day. A pending Activity A and what you owe for Activity H stay.',
      ],
    },
    {
      heading: 'Activities',
      paragraphs: ACTIVITIES.map((activity) => `${activity}: ${ACTIVITY_RULE[activity]}`),
    },
    {
      heading: 'Contests',
      paragraphs: [
        'When you enter a contest your attributes are photographed, then the contest changes them. V, W and Z compare everyone who entered them during the game, and are settled at the end.',
        ...CONTESTS.map((contest) => `${contest}: ${CONTEST_RULE[contest]}`),
      ],
    },
    {
      heading: 'What comes first in a slot',
      paragraphs: [
        'First Activity F: Toughness is compared as it was when the slot began, then the beaten Pokémon lose Coolness. Then it’s decided whether the other activities work.',
        'Then all losses, then all gains, then the contests: first every photo, then the changes. Last comes what is owed for Activity H. Everything within a step happens at the same time.',
      ],
    },
    {
      heading: "A photographer's day",
      paragraphs: [
        `You choose an exhibit you haven’t used yet and put all Pokémon in order, before you know which of them you’ll get. After the evening, you photograph the first ones in your order: ${photoCounts()}.`,
        `Nobody is photographed twice on one day: the photographer with priority goes first, and the other skips Pokémon that are taken.`,
        `Within the first ${PRIORITY_HOURS} hours of day 1, the winner of the last match publicly chooses who has priority on that day. Priority swaps every day; see the tab Priority.`,
        'If you send nothing, you take no photo and can’t make up for it: one of your exhibits stays empty.',
      ],
    },
    {
      heading: 'Exhibits',
      paragraphs: [
        ...EXHIBITS.map(exhibitRule),
        'Nobody wins a tied exhibit. If only one photographer entered an exhibit, they win it. Each exhibit won is one point.',
      ],
    },
    {
      heading: 'What you are told',
      paragraphs: [
        'After a day a Pokémon is told its own stats, whether its next activity counts double, what it owes for Activity H, and who photographed it.',
        'A photographer is told which Pokémon they photographed, with their stats, but nothing that is pending.',
        `Until day ${DAYS} is resolved, only priority is public: no AP, exhibits, plans, counter or donations. Then AP by contest and the winner of each exhibit are published.`,
        `After the ascension everyone learns who is in Heaven and in Hell, who gets the mark, whom Heaven's winners took along, and why.`,
        'Orders, plans, stats, photos, and picks that took nobody along stay secret, unless the host publishes everything.',
        `${TALK.first} ${TALK.later}`,
      ],
    },
    { heading: 'The end', paragraphs: END_PAGE },
  ];
}

const PHOTO_COUNTS = [3, 2] as const;

/** The number of photos by exhibit: `three for exhibits A and B, two for C, D and E`. */
function photoCounts(): string {
  return PHOTO_COUNTS.map((takes, index) => {
    const exhibits = EXHIBITS.filter((exhibit) => EXHIBIT[exhibit].takes === takes);
    return `${inWords(takes)} for ${index === 0 ? 'exhibits ' : ''}${all(exhibits)}`;
  }).join(', ');
}

const END_PAGE = [
  'The photographer with more points wins Heaven; with equal points both do, and Heaven is a tie.',
  'The winner, or both, can send a pick and an order of all Pokémon. The order decides between those tied on AP. If Heaven is a tie, it counts only as far as both orders agree. Remaining ties are drawn.',
  'With one winner, these are in Heaven: the winner, the two Pokémon with the most AP, and one of the others that the winner picks, or the third if there’s no such pick.',
  'The other photographer falls to Hell, but gets no mark. If Heaven is tied: both photographers, the Pokémon with the most AP, and another that both picked, or the second if they didn’t agree.',
  'Everyone else is in Hell. The mark goes to the Pokémon in Hell with the least AP; a Pokémon that was taken along is spared. It is a Mark of Elimination, and counts in this match and in the next.',
  "In the designers' season four players begin the next match in Heaven and four in Hell, and the match after it two in Heaven and five in Hell.",
  'The next match is the last in which anybody can ascend: the winners of Heaven and of Hell do, and a player who gets the mark now never can.',
] as const;

/** Each contest’s rule, printed after its letter. */
const CONTEST_RULE: Readonly<Record<Contest, string>> = {
  V: `how far your highest attribute is above your second highest. The three highest values get ${PLACES[0]}, ${PLACES[1]} and ${PLACES[2]} AP; equal values get the same. Your highest attribute, or all that tie for it, falls to your lowest.`,
  W: 'Coolness times Cleverness, with AP as in V. Both become the difference between them.',
  X: `Cuteness plus Beauty. Everyone with the most of those who entered on the same day gets ${X.points} AP. You lose ${X.loss} of both.`,
  Y: `1 AP for each attribute of at least ${Y.least}; those go back to ${STARTING_STAT}.`,
  Z: '1 AP for every other Pokémon that entered Z with less Beauty than you had Toughness. Both are halved, rounded down.',
};

const { A, B, C, D, E, F, G, H, I } = AMOUNT;

const ACTIVITY_RULE: Readonly<Record<Activity, string>> = {
  A: 'your next activity counts double for you, both what it takes and what it gives, even on a later day. It changes nothing for others. Another Activity A uses it up and sets a new one; contests do neither.',
  B: `with at least ${B.cleverness} Cleverness, gain ${B.beauty} Beauty.`,
  C: `gain ${C.cleverness} Cleverness; another Pokémon of your choice gains ${C.cuteness} Cuteness.`,
  D: `if you were in a contest in the slot just before, on the same day, gain ${D.coolness} Coolness; otherwise gain ${D.beauty} Beauty.`,
  E: `the first time in the game, gain ${E.cuteness} Cuteness; every later time, ${E.toughness} Toughness.`,
  F: `choose another Pokémon. If you have more Toughness, gain ${F.coolness} Coolness, and it loses ${F.loss}.`,
  G: `lose ${G.loss} of one attribute and gain ${G.gain} of another. It fails if you have fewer than ${G.loss} to lose (${G.loss * A.factor} when doubled).`,
  H: `gain ${H.gain} of every attribute. At the end of your next contest you lose what you gained; if you did it twice before a contest, both.`,
  I: `donate ${DONATION.least} to ${DONATION.most} points of an attribute (twice as many when doubled). Without enough it fails and doesn’t count. You gain twice what the only donor gave last time, or what several gave together. The first time, every donor gains ${I.first} of every attribute.`,
  J: `a counter starts at ${COUNTER.start} and grows by ${COUNTER.growth} after every slot of the game. Everyone who does this in the same slot shares it evenly, each in an attribute of their choice; the remainder stays on the counter.`,
};
