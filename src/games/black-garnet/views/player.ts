// The tabs of one player of The Black Garnet (BG-15, BG-16): where they stand, and the causes.
import type { PlayerTabs } from '../../frame/contract';
import { eventsOf, latestOf, type Log } from '../../frame/events';
import { bar, signs, all, changeNumber, count } from '../../frame/wording';
import {
  chartBelow,
  headings,
  LOOKS,
  styled,
  type Rows,
  type StyledCell,
  type TabContent,
} from '../../frame/tabs';
import { openTypes } from '../duels';
import { earnedText, endingText, ownEndText } from '../end-text';
import type { Event, OwnRound } from '../events';
import { learntBy, scoreKnown, typesKnown } from '../known';
import { CATEGORY } from '../missions';
import { STAT } from '../stats';
import {
  boostText,
  changeText,
  learntText,
  powerText,
  primaryText,
  soldThing,
  typesText,
  wonText,
} from '../text';
import { STATS, type Distribution, type Open } from '../types';

export const playerTabs: PlayerTabs<Open, Event> = [
  { title: 'You', content: (name, _open, log) => you(name, log) },
  { title: 'Your rounds', content: (_name, _open, log) => ownRounds(log) },
  { title: 'Why', content: (_name, _open, log) => ownChanges(log) },
  { title: 'Your duels', content: (_name, _open, log) => ownDuels(log) },
  { title: 'Your duel types', content: (_name, _open, log) => ownTypes(log) },
];

function you(name: string, log: Log<Event>): TabContent {
  const distribution = latestOf(log, 'points-distributed')?.distribution;
  const power = latestOf(log, 'power-used')?.power;
  const score = scoreKnown(log);
  const learnt = learntBy(log);
  return {
    rows: [
      [styled(name, LOOKS.title)],
      ...endRows(name, log),
      ['Black garnets', styled(score.black, { bold: true, size: 14 })],
      ['Duels won', score.won],
      ['Duels lost', score.lost],
      ['You can challenge with', typesText(openTypes(score))],
      ['Types you have lost', typesText(score.lostTypes)],
      ['Garnets', score.season],
      ...(distribution === undefined ? [] : distributionRows(distribution)),
      ...(power === undefined ? [] : [[''], [styled('Your power', LOOKS.heading)], [powerText(power)]]),
      ...(learnt.length === 0 ? [] : [[''], [styled('What you learnt', LOOKS.heading)]]),
      ...learnt.map((each) => [learntText(each)]),
    ],
  };
}

/** Tells how the game ended for this player; nothing before the end. */
function endRows(name: string, log: Log<Event>): Rows {
  const ending = latestOf(log, 'game-ended')?.ending;
  const own = latestOf(log, 'game-ended-for-you')?.end;
  if (ending === undefined || own === undefined) return [];
  const won = ending.winners.some(({ player }) => player === name);
  const tokens = ending.tokens.find(({ player }) => player === name)?.tokens ?? 0;
  return [
    [styled('The end', LOOKS.heading)],
    ...(won ? [[styled('You win', LOOKS.good)]] : []),
    ...(ending.candidacy?.candidate === name
      ? [[styled('You are the Elimination Candidate', LOOKS.bad)]]
      : []),
    ...endingText(ending)
      .split('\n')
      .map((line) => [line]),
    ...ownEndText(own).map((line) => [line]),
    ['Tokens of Life', tokens],
    ['Garnets earned', own.earned],
    [''],
    [styled('Your game', LOOKS.heading)],
  ];
}

function distributionRows({ stats, primary }: Distribution): Rows {
  return [
    [''],
    [styled('Your points', LOOKS.heading)],
    ['Primary', primaryText(primary)],
    ...STATS.map((stat) => [
      STAT[stat].title,
      stat === primary ? styled(stats[stat], LOOKS.changed) : stats[stat],
      bar(stats[stat]),
    ]),
  ];
}

const ROUND_HEADINGS = [
  'Round',
  'Black garnets',
  'Change',
  'Won',
  'Lost',
  'Types lost',
  'Garnets',
  'Boost',
] as const;

function ownRounds(log: Log<Event>): TabContent {
  const missions = eventsOf(log, 'mission-paid');
  const rows = [
    headings(...ROUND_HEADINGS),
    ...eventsOf(log, 'round-played').map(({ stage, title, event: { round } }) => {
      const { score, lostTypes, boost } = round;
      const mission = missions.find((paid) => paid.stage === stage)?.event.cost ?? 0;
      const change = round.changes.reduce((sum, { amount }) => sum + amount, -mission);
      return [
        title,
        score.black,
        changeNumber(change),
        score.won,
        score.lost,
        lostTypes.join(', '),
        score.season,
        boost === null ? '' : boostText(boost),
      ];
    }),
  ];
  const black = [ROUND_HEADINGS.indexOf('Black garnets')];
  return { rows, charts: chartBelow('Your black garnets after each round', [0, rows.length], black) };
}

/** Lists every change of the player's black garnets and garnets with its cause. */
function ownChanges(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('When', 'What', 'Change', 'Why'),
      ...log.flatMap(({ title, event }) => changeRows(event).map((cells) => [title, ...cells])),
    ],
  };
}

function changeRows(event: Event): Rows {
  switch (event.kind) {
    case 'garnets-brought':
      return [['Garnets', changeNumber(event.garnets), 'what you came with']];
    case 'garnets-corrected':
      return [['Garnets', changeCell(event.change), `the host entered your balance: ${event.garnets}`]];
    case 'sold':
      return paidRows(event.paid, `bought ${soldThing(event)} from the host`);
    case 'points-distributed':
      return paidRows(event.paid, `bought ${count(event.distribution.bought, 'stat point')}`);
    case 'mission-paid':
      return [
        [
          'Black garnets',
          changeCell(-event.cost),
          `paid for the Black Mission in ${CATEGORY[event.category].title}`,
        ],
      ];
    case 'round-played':
      return roundChangeRows(event.round);
    case 'primaries-published':
    case 'power-used':
    case 'mission-held':
    case 'standings-published':
    case 'game-ended':
      return [];
    case 'game-ended-for-you':
      return [['Garnets earned', changeCell(event.end.earned), earnedText(event.end)]];
  }
}

function roundChangeRows({ changes, paid, learnt, hint }: OwnRound): Rows {
  const types = typesText(learnt.map(({ duel }) => duel));
  const hintTo = hint === null ? '' : CATEGORY[hint].title;
  return [
    ...changes.map((change) => ['Black garnets', changeCell(change.amount), changeText(change)]),
    ...paidRows(paid.learn, `learnt the stats of ${types}`),
    ...paidRows(paid.hint, `a hint to ${hintTo}, which the host sends you`),
  ];
}

function paidRows(paid: number, why: string): Rows {
  return paid === 0 ? [] : [['Garnets', changeCell(-paid), why]];
}

function changeCell(amount: number): StyledCell {
  return styled(changeNumber(amount), amount > 0 ? LOOKS.good : amount < 0 ? LOOKS.bad : LOOKS.muted);
}

function ownDuels(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Round', 'Type', 'Who challenged', 'Result'),
      ...eventsOf(log, 'round-played').flatMap(({ title, event: { round } }) => [
        ...round.made.map(({ player, duel, won }) => [
          title,
          duel,
          `you challenged ${player}`,
          resultCell(won),
        ]),
        ...round.received.map(({ duel, won }) => [title, duel, 'you were challenged', resultCell(won)]),
      ]),
    ],
  };
}

/**
 * Lists the duel types: what the player knows of each, how their duels in it went, and whether they may still challenge
 * with it.
 */
export function ownTypes(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Type', 'Won', '', 'Lost', '', 'You can challenge', 'What it tests'),
      ...typesKnown(log).map(({ type, won, lost, isOpen, stats }) => [
        styled(type, { bold: true }),
        won,
        signs('✓', won, MOST_SIGNS),
        lost,
        signs('✕', lost, MOST_SIGNS),
        isOpen ? styled('yes', LOOKS.good) : styled('no longer', LOOKS.bad),
        stats === undefined ? styled('not known', LOOKS.muted) : all(stats.map((stat) => STAT[stat].title)),
      ]),
    ],
    repeats: true,
  };
}

/** The most duels of one type that are drawn as one sign each; more are written as a number. */
const MOST_SIGNS = 8;

function resultCell(won: boolean): StyledCell {
  return styled(wonText(won), won ? LOOKS.good : LOOKS.bad);
}
