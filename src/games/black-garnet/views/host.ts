// The host's tabs: missions, and everything secret, which stays secret after the end (ALL-9).
import { mustGet } from '../../frame/result';
import type { HostTabs } from '../../frame/contract';
import type { Log } from '../../frame/events';
import { headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import { boostText, balanceChanges, primaryStatText } from '../account';
import { playerScore } from '../duels';
import type { Event } from '../events';
import { STAT_RULES } from '../stats';
import { DUEL_TYPES, STATS, type DuelReason, type FoughtDuel, type State } from '../types';
import { missionsTable, standingsTable, duelTypesText } from './tables';

export const hostTabs: HostTabs<State, Event> = [
  { title: 'Black Missions', content: (_state, log) => missionsTable(log) },
  { title: 'Standings', content: standingsTab },
  { title: 'Players', content: playersTable },
  { title: 'Duel types', content: duelTypesTable },
  { title: 'Distributions', content: distributionsTable },
  { title: 'All duels', content: duelsTable },
  { title: 'Boosts and purchases', content: (_state, log) => purchasesTable(log) },
];

function standingsTab({ players, rounds }: State): TabContent {
  return standingsTable(
    players,
    rounds.map(({ scores }, index) => ({
      title: `Round ${index + 1}`,
      black: new Map([...scores].map(([name, { black }]) => [name, black])),
    })),
  );
}

function playersTable(state: State): TabContent {
  const { players, outcome } = state;
  return {
    rows: [
      headings(
        'Player',
        'Black garnets',
        'Duels won',
        'Duels lost',
        'Types lost',
        'Garnets left',
        ...(outcome === null ? [] : ['Garnets earned']),
      ),
      ...players.map((name) => {
        const { black, won, lost, lostTypes, season } = playerScore(state, name);
        const earned = outcome === null ? [] : [mustGet(outcome.earned, name)];
        return [name, black, won, lost, duelTypesText(lostTypes), season, ...earned];
      }),
    ],
  };
}

function duelTypesTable({ duels }: State): TabContent {
  return {
    rows: [
      headings('Type', 'First stat', 'Second stat', 'Ratio'),
      ...DUEL_TYPES.map((type) => {
        const { stats, ratio } = duels[type];
        return [type, ...stats.map((stat) => STAT_RULES[stat].title), `${ratio[0]} : ${ratio[1]}`];
      }),
    ],
  };
}

function distributionsTable({ players, distributions, targets }: State): TabContent {
  return {
    rows: [
      headings(
        'Player',
        'Primary',
        ...STATS.map((stat) => STAT_RULES[stat].title),
        'Points bought',
        'Power used on',
      ),
      ...players.flatMap((name) => {
        const distribution = distributions.get(name);
        if (distribution === undefined) return [];
        const { stats, primary, bought } = distribution;
        const points = STATS.map((stat) =>
          stat === primary ? styled(stats[stat], STYLES.changed) : stats[stat],
        );
        return [[name, primaryStatText(primary), ...points, bought, targets?.get(name) ?? '']];
      }),
    ],
  };
}

function duelsTable({ rounds }: State): TabContent {
  return {
    rows: [
      headings(
        'Round',
        'Challenger',
        'Challenged',
        'Type',
        'Challenger’s skill',
        'Challenged player’s skill',
        'Winner',
        'Why',
      ),
      ...rounds.flatMap(({ duels }, index) => duels.map((fought) => [index + 1, ...duelCells(fought)])),
    ],
  };
}

function duelCells({ challenger, challenged, duel, winner, decision }: FoughtDuel): readonly string[] {
  const skills = decision.by === 'power' ? ['', ''] : [decision.challenger, decision.challenged];
  return [challenger, challenged, duel, ...skills, winner, DECISION_TEXT[decision.by]];
}

const DECISION_TEXT: Readonly<Record<DuelReason['by'], string>> = {
  power: `${STAT_RULES.interpersonal.title} power`,
  skill: 'higher skill',
  tie: 'the challenged player wins ties',
};

/** Boosts and changes of garnets, in order. Within a stage, host corrections and sales come before players' orders. */
function purchasesTable(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('When', 'Player', 'What', 'Garnets'),
      ...log.flatMap(({ title, event }) =>
        event.to === 'everyone' || event.kind === 'garnets-brought'
          ? []
          : purchaseRows(title, event.to.player, event),
      ),
    ],
  };
}

function purchaseRows(title: string, player: string, event: Event): Rows {
  const boost = event.kind === 'round-played' ? event.round.boost : null;
  return [
    ...(boost === null ? [] : [[title, player, `boosted ${boostText(boost)}`, '']]),
    ...balanceChanges(event).flatMap(({ of, by, why }) =>
      of === 'Garnets' ? [[title, player, why, by]] : [],
    ),
  ];
}
