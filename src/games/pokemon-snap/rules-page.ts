// The rules of Pokémon Snap for players, in our words.
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

/** The rules of who may talk to whom (PS-19). */
export const TALK = {
  first: 'On day 1 Heaven and Hell may talk freely: all with all.',
  later:
    'Afterwards a photographer may talk, for one day, with the Pokémon that they photographed the day before, and those Pokémon with them.',
} as const;

/** Says how a player of Heaven or of Hell wins (PS-17). */
export function goal({ photographers }: Open, name: string): string {
  return photographers.includes(name)
    ? `Stay in Heaven: win more of the ${inWords(EXHIBITS.length)} exhibits in ${DAYS} days than the other photographer.`
    : `Ascend to Heaven: after ${DAYS} days the one or two Pokémon with most Appeal Points (AP) go up, and one more whom Heaven may pick.`;
}

/** What a plan is for, for a Pokémon that has read no rules. */
export const ASCENT = `Contests bring AP, which you are told after day ${DAYS}. The top two go up, and one whom the winning photographer picks, or else the third; if the photographers tie, the top one and one whom both pick, or else the second. The last in AP of those left in Hell gets the mark: the Mark of Elimination for this match and the next.`;

/** Gives the rules page; no setting changes it. */
export function rules(): readonly RulesSection[] {
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Two players are photographers in Heaven; the others are Pokémon in Hell. Over ${inWords(DAYS)} days the Pokémon train ${inWords(STATS.length)} attributes, ${all(STATS)}, and enter contests for Appeal Points (AP). The photographers photograph them and compete in ${inWords(EXHIBITS.length)} exhibits.`,
        `Day 1 lasts ${DAY_HOURS.first} hours, each of the others ${DAY_HOURS.later}, unless the host sets another deadline.`,
        `Every Pokémon starts with ${STARTING_STAT} points in each attribute. No attribute falls below 0. Which species somebody is makes no difference.`,
      ],
    },
    {
      heading: "A Pokémon's day",
      paragraphs: [
        'You plan a morning, an afternoon and an evening: exactly one contest, and two different activities. You may enter each contest once in the whole game, and may not do an activity that you did the day before. A plan counts as a whole or not at all.',
        'If you send no plan, you rest: you do nothing that day, and may do any activity the next day. A pending Activity A and what you owe for Activity H stay.',
      ],
    },
    {
      heading: 'Activities',
      paragraphs: ACTIVITIES.map((activity) => `${activity}: ${ACTIVITY_RULE[activity]}`),
    },
    {
      heading: 'Contests',
      paragraphs: [
        'When you enter a contest your attributes are photographed; then the contest changes them. V, W and Z compare all who entered them during the game and are settled at the end.',
        ...CONTESTS.map((contest) => `${contest}: ${CONTEST_RULE[contest]}`),
      ],
    },
    {
      heading: 'What comes first in a slot',
      paragraphs: [
        'First Activity F: Toughness is compared as the slot began, then those who were beaten lose Coolness. Then it is seen whether the other activities work. Then all losses, then all gains, then the contests: first every photo, then what the contests change. Last, what is owed for Activity H. What belongs to one step happens at the same time.',
      ],
    },
    {
      heading: "A photographer's day",
      paragraphs: [
        `You choose an exhibit that you have not used yet and put all Pokémon in order, before you know which of them you get. At the end of the day, after the evening, you photograph the first ones in your order: ${photoCounts()}. Nobody is photographed twice on one day: the photographer with priority goes first, the other skips who is taken.`,
        `The winner of the last match chooses in public which photographer has priority on day 1, within its first ${PRIORITY_HOURS} hours. Priority swaps every day; the tab Priority says whose it is.`,
        'If you send nothing, you take no photo, and cannot make up for it: one of your exhibits stays empty.',
      ],
    },
    {
      heading: 'Exhibits',
      paragraphs: [
        ...EXHIBITS.map(exhibitRule),
        'A tied exhibit is won by nobody; one that only one photographer entered is won by that one. Each exhibit won is one point.',
      ],
    },
    {
      heading: 'What you are told',
      paragraphs: [
        'After a day a Pokémon is told its own stats, whether its next activity counts double, what it owes for Activity H, and who photographed it. A photographer is told which Pokémon they photographed, with their stats, but nothing that is pending.',
        `Until day ${DAYS} is resolved nothing else is told but who has priority: no AP, no exhibits, nobody else's plan, not the counter and no donations. Then AP by contest and the winner of each exhibit are published, and after the ascension who is in Heaven and in Hell, who gets the mark, whom Heaven's winners took along, and what decided it.`,
        'Orders, plans, stats, photos, and picks that took nobody along stay secret, unless the host publishes everything.',
        `${TALK.first} ${TALK.later}`,
      ],
    },
    { heading: 'The end', paragraphs: END_PAGE },
  ];
}

const PHOTO_COUNTS = [3, 2] as const;

/** Gives the number of photos that each exhibit shows: `three for exhibits A and B, two for C, D and E`. */
function photoCounts(): string {
  return PHOTO_COUNTS.map((takes, index) => {
    const exhibits = EXHIBITS.filter((exhibit) => EXHIBIT[exhibit].takes === takes);
    return `${inWords(takes)} for ${index === 0 ? 'exhibits ' : ''}${all(exhibits)}`;
  }).join(', ');
}

const END_PAGE = [
  'The photographer with more points wins Heaven; with equal points both do, and Heaven is a tie. The winner, or both, may send an order of all Pokémon, which decides between Pokémon that are tied on AP (if Heaven is a tie, only what both orders agree on), and a pick. What stays tied is drawn.',
  'One winner: in Heaven are the winner, the two Pokémon with the most AP, and one whom the winner picks among the others, or the third if there is no such pick. The other photographer falls to Hell, but gets no mark. Heaven tied: both photographers, the Pokémon with the most AP, and another whom both picked, or the second if they did not agree.',
  'Everyone else is in Hell. The mark goes to the Pokémon in Hell with the least AP; whoever was taken along is spared. It is a Mark of Elimination, and counts in this match and in the next.',
  "In the designers' season four players begin the next match in Heaven and four in Hell, and the match after it two in Heaven and five in Hell. The next is the last in which anybody can ascend: the winners of Heaven and of Hell do, and whoever gets the mark now never can.",
] as const;

/** What the page says of each contest, after its letter. */
const CONTEST_RULE: Readonly<Record<Contest, string>> = {
  V: `how far your highest attribute is above your second highest. The highest value gets ${PLACES[0]} AP, the next value ${PLACES[1]}, the one after that ${PLACES[2]}; who has the same value gets the same. Your highest attribute, or all that tie for it, falls to your lowest.`,
  W: 'Coolness times Cleverness, with AP as in V. Both become the difference between them.',
  X: `Cuteness plus Beauty. All who have the most among those who entered on the same day get ${X.points} AP. You lose ${X.loss} of both.`,
  Y: `1 AP for each attribute of at least ${Y.least}; those go back to ${STARTING_STAT}.`,
  Z: '1 AP for every other Pokémon that entered Z with less Beauty than you had Toughness. Both are halved, rounded down.',
};

const { A, B, C, D, E, F, G, H, I } = AMOUNT;

const ACTIVITY_RULE: Readonly<Record<Activity, string>> = {
  A: 'your next activity counts double for you, what it takes as well as what it gives, even if that is on a later day. It changes nothing for others. Another Activity A uses it up and sets a new one; contests do neither.',
  B: `with at least ${B.cleverness} Cleverness, gain ${B.beauty} Beauty.`,
  C: `gain ${C.cleverness} Cleverness; another Pokémon of your choice gains ${C.cuteness} Cuteness.`,
  D: `if you were in a contest in the slot just before, on the same day, gain ${D.coolness} Coolness; otherwise gain ${D.beauty} Beauty.`,
  E: `the first time in the game, gain ${E.cuteness} Cuteness; every later time, ${E.toughness} Toughness.`,
  F: `choose another Pokémon. If you have more Toughness, gain ${F.coolness} Coolness, and it loses ${F.loss}.`,
  G: `lose ${G.loss} of one attribute and gain ${G.gain} of another. It fails if you have fewer than ${G.loss} to lose (${G.loss * A.factor} when doubled).`,
  H: `gain ${H.gain} of every attribute. At the end of your next contest you lose what you gained; if you did it twice before a contest, both.`,
  I: `donate ${DONATION.least} to ${DONATION.most} points of an attribute. It fails if you do not have them (twice as many when doubled). If one Pokémon donated the time before, you gain twice that donation; if several did, the sum of what they donated. The first time that anybody donates, every donor gains ${I.first} of every attribute. Donations that fail count for nothing.`,
  J: `a counter starts at ${COUNTER.start} and grows by ${COUNTER.growth} after every slot of the game. All who do this in the same slot share it evenly, each in an attribute of their choice; what cannot be shared stays on the counter.`,
};
