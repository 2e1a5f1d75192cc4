// A player's tabs (BG-15, BG-16): what they have, and why they have it.
import { lineRows } from '../../frame/account';
import type { PlayerTabs } from '../../frame/contract';
import { stageEvents, eventsOf, latestEvent, type Log } from '../../frame/events';
import { barText, repeatSign, signedNumber } from '../../frame/wording';
import {
  chartBelow,
  headings,
  signStyle,
  STYLES,
  styled,
  type Rows,
  type TabContent,
} from '../../frame/tabs';
import {
  blackGarnetsChange,
  boostText,
  balanceChanges,
  endLinesForPlayer,
  describeLearnt,
  powerLine,
  primaryStatText,
  wonOrLost,
} from '../account';
import { usableDuelTypes } from '../duels';
import type { Event } from '../events';
import { learntStats, knownScore, knownDuelTypes } from '../player-knowledge';
import { STAT_RULES, statsText } from '../stats';
import { STATS, type Distribution, type OpenFacts } from '../types';
import { duelTypesText } from './tables';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  { title: 'You', content: (name, _open, log) => youTab(name, log) },
  { title: 'Your rounds', content: (_name, _open, log) => roundsTab(log) },
  { title: 'Why', content: (_name, _open, log) => changesTab(log) },
  { title: 'Your duels', content: (_name, _open, log) => duelsTab(log) },
  { title: 'Your duel types', content: (_name, _open, log) => playerDuelTypesTable(log) },
];

function youTab(name: string, log: Log<Event>): TabContent {
  const distribution = latestEvent(log, 'points-distributed')?.distribution;
  const power = latestEvent(log, 'power-used')?.power;
  const score = knownScore(log);
  const learnt = learntStats(log);
  return {
    rows: [
      [styled(name, STYLES.title)],
      ...endRows(name, log),
      ['Black garnets', styled(score.black, { bold: true, size: 14 })],
      ['Duels won', score.won],
      ['Duels lost', score.lost],
      ['You can challenge with', duelTypesText(usableDuelTypes(score))],
      ['Types you have lost', duelTypesText(score.lostTypes)],
      ['Garnets', score.season],
      ...(distribution === undefined ? [] : distributionRows(distribution)),
      ...(power === undefined
        ? []
        : [[''], [styled('Your power', STYLES.heading)], ...lineRows([powerLine(power)])]),
      ...(learnt.length === 0 ? [] : [[''], [styled('What you learned', STYLES.heading)]]),
      ...learnt.map((each) => [describeLearnt(each)]),
    ],
  };
}

/** The end of the game for the player; empty before. */
function endRows(name: string, log: Log<Event>): Rows {
  const end = lineRows(endLinesForPlayer(name, log));
  return end.length === 0
    ? []
    : [[styled('The end', STYLES.heading)], ...end, [''], [styled('Your game', STYLES.heading)]];
}

function distributionRows({ stats, primary }: Distribution): Rows {
  return [
    [''],
    [styled('Your points', STYLES.heading)],
    ['Primary', primaryStatText(primary)],
    ...STATS.map((stat) => [
      STAT_RULES[stat].title,
      stat === primary ? styled(stats[stat], STYLES.changed) : stats[stat],
      barText(stats[stat]),
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

function roundsTab(log: Log<Event>): TabContent {
  const rows = [
    headings(...ROUND_HEADINGS),
    ...eventsOf(log, 'round-played').map(({ stage, title, event: { round } }) => {
      const { score, lostTypes, boost } = round;
      return [
        title,
        score.black,
        signedNumber(blackGarnetsChange(stageEvents(log, stage))),
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

/** Every change to the player's black garnets and season garnets, with its reason. */
function changesTab(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('When', 'What', 'Change', 'Why'),
      ...log.flatMap(({ title, event }) =>
        balanceChanges(event).map(({ of, by, why }) => [
          title,
          of,
          styled(signedNumber(by), signStyle(by)),
          why,
        ]),
      ),
    ],
  };
}

function duelsTab(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Round', 'Type', 'Who challenged', 'Result'),
      ...eventsOf(log, 'round-played').flatMap(({ title, event: { round } }) =>
        [...round.made, ...round.received].map(({ player, duel, won }) => [
          title,
          duel,
          player === undefined ? 'you were challenged' : `you challenged ${player}`,
          styled(wonOrLost(won), won ? STYLES.good : STYLES.bad),
        ]),
      ),
    ],
  };
}

/** For each duel type: its stats if known, the player's results, and whether they can still challenge with the type. */
export function playerDuelTypesTable(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Type', 'Won', '', 'Lost', '', 'You can challenge with it', 'What it tests'),
      ...knownDuelTypes(log).map(({ type, won, lost, isOpen, stats }) => [
        styled(type, { bold: true }),
        won,
        repeatSign('✓', won, MAX_DUEL_SYMBOLS),
        lost,
        repeatSign('✕', lost, MAX_DUEL_SYMBOLS),
        isOpen ? styled('yes', STYLES.good) : styled('no longer', STYLES.bad),
        stats === undefined ? styled('not known', STYLES.muted) : statsText(stats),
      ]),
    ],
    repeats: true,
  };
}

/** Maximum number of duels drawn as symbols. */
const MAX_DUEL_SYMBOLS = 8;
