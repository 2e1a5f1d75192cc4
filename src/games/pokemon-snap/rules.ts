// The rules of Pokémon Snap for players, in our words, with what this game's settings decide.
import type { RulesSection } from '../contract';
import type { Open } from './events';

/** The rules page; without a game, with nobody's name in it. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  const first = open?.firstPriority ?? 'The photographer named in the settings';
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'Two players are photographers in Heaven; the others are Pokémon in Hell. Over five days the Pokémon train five attributes, Coolness, Cuteness, Cleverness, Toughness and Beauty, and enter contests for Appeal Points (AP). The photographers photograph them and compete in five exhibits.',
        'Every Pokémon starts with 3 points in each attribute. No attribute falls below 0. Which species somebody is makes no difference.',
      ],
    },
    {
      heading: "A Pokémon's day",
      paragraphs: [
        'You plan a morning, an afternoon and an evening: exactly one contest, and two different activities. You may enter each contest once in the whole game, and may not do an activity that you did the day before. A plan counts as a whole or not at all.',
        'If you send no plan, you rest: you do nothing that day, and may do any activity the next day. A pending Activity A and what you owe for Activity H stay.',
      ],
    },
    { heading: 'Activities', paragraphs: ACTIVITIES_PAGE },
    { heading: 'Contests', paragraphs: CONTESTS_PAGE },
    {
      heading: 'What comes first in a slot',
      paragraphs: [
        'First Activity F: Toughness is compared as the slot began, then those who were beaten lose Coolness. Then it is seen whether the other activities work. Then all losses, then all gains, then the contests: first every photo, then what the contests change. Last, what is owed for Activity H. What belongs to one step happens at the same time.',
      ],
    },
    {
      heading: "A photographer's day",
      paragraphs: [
        'You choose an exhibit that you have not used yet and put all Pokémon in order. At the end of the day, after the evening, you photograph the first ones in your order: three for exhibits A and B, two for C, D and E. Nobody is photographed twice on one day: the photographer with priority goes first, the other skips who is taken.',
        `${first} has priority on day 1; it swaps every day, and is public.`,
        'If you send nothing, you take no photo, and cannot make up for it: one of your exhibits stays empty.',
      ],
    },
    { heading: 'Exhibits', paragraphs: EXHIBITS_PAGE },
    {
      heading: 'What you are told',
      paragraphs: [
        'After a day a Pokémon is told its own stats, whether its next activity counts double, what it owes for Activity H, and who photographed it. A photographer is told which Pokémon they photographed, with their stats. AP, exhibits, plans, the counter and donations stay secret until day 5 is resolved; then AP by contest and the winner of each exhibit are published.',
        'On day 1 Heaven and Hell may talk freely. Afterwards a photographer may talk with the Pokémon they photographed the day before.',
      ],
    },
    { heading: 'The end', paragraphs: END_PAGE },
  ];
}

const ACTIVITIES_PAGE = [
  'A: your next activity counts double for you, what it takes as well as what it gives, even if that is on a later day. It changes nothing for others. Another Activity A uses it up and sets a new one; contests do neither.',
  'B: with at least 6 Cleverness, gain 4 Beauty.',
  'C: gain 2 Cleverness; another Pokémon of your choice gains 2 Cuteness.',
  'D: if you were in a contest in the slot just before, on the same day, gain 4 Coolness; otherwise gain 2 Beauty.',
  'E: the first time in the game, gain 2 Cuteness; every later time, 5 Toughness.',
  'F: choose another Pokémon. If you have more Toughness, gain 3 Coolness, and it loses 1.',
  'G: lose 3 of one attribute and gain 5 of another. It fails if you have fewer than 3 to lose (6 when doubled).',
  'H: gain 1 of every attribute. At the end of your next contest you lose what you gained; if you did it twice before a contest, both.',
  'I: donate 1 to 3 points of an attribute. It fails if you do not have them (twice as many when doubled). If one Pokémon donated the time before, you gain twice that donation; if several did, the sum of what they donated. The first time that anybody donates, every donor gains 1 of every attribute. Donations that fail count for nothing.',
  'J: a counter starts at 1 and grows by 1 after every slot of the game. All who do this in the same slot share it evenly, each in an attribute of their choice; what cannot be shared stays on the counter.',
] as const;

const CONTESTS_PAGE = [
  'When you enter a contest your attributes are photographed; then the contest changes them. V, W and Z compare all who entered them during the game and are settled at the end.',
  'V: how far your highest attribute is above your second highest. The highest value gets 3 AP, the next value 2, the one after that 1; who has the same value gets the same. Your highest attribute, or all that tie for it, falls to your lowest.',
  'W: Coolness times Cleverness, with AP as in V. Both become the difference between them.',
  'X: Cuteness plus Beauty. All who have the most among those who entered on the same day get 2 AP. You lose 3 of both.',
  'Y: 1 AP for each attribute of at least 6; those go back to 3.',
  'Z: 1 AP for every other Pokémon that entered Z with less Beauty than you had Toughness. Both are halved, rounded down.',
] as const;

const EXHIBITS_PAGE = [
  'A: three Pokémon. The number of even values among all fifteen; 0 is even. More is better.',
  'B: three Pokémon. The middle one of the three values for each attribute, added up. More is better.',
  'C: two Pokémon. All ten values from the highest down; the first difference between the photographers decides, higher being better.',
  'D: two Pokémon. All ten values multiplied, where a 0 counts as the highest of the ten. Less is better.',
  'E: two Pokémon. The difference between the two for each attribute, added up. More is better.',
  'A tied exhibit is won by nobody; one that only one photographer entered is won by that one. Each exhibit won is one point.',
] as const;

const END_PAGE = [
  'The photographer with more points wins Heaven; with equal points both do. The winner, or both, may send an order of all Pokémon, which decides between Pokémon that are tied on AP (if Heaven is tied, only what both orders agree on), and a pick. What stays tied is drawn.',
  'One winner: in Heaven are the winner, the two Pokémon with the most AP, and one whom the winner picks among the others, or the third if there is no such pick. Heaven tied: both photographers, the Pokémon with the most AP, and another whom both picked, or the second if they did not agree.',
  'Everyone else is in Hell. The mark goes to the Pokémon in Hell with the least AP.',
] as const;
