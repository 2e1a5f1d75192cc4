// Tables that more than one audience of The Black Garnet reads: missions, standings, and everything that is secret
// during a game: the host's from the start, everyone's after the last round.
import { eventsOf, last, type Log } from '../../events';
import { chartBelow, headings, LOOKS, styled, type StyledCell, type TabContent } from '../../tabs';
import { all } from '../../wording';
import type { Event } from '../events';
import { attemptsLeft, CATEGORY } from '../missions';
import { costOf } from '../purchases';
import { STAT } from '../stats';
import { boostText, primaryText, typesText } from '../text';
import {
  CATEGORIES,
  DUEL_TYPES,
  STATS,
  type Decision,
  type FoughtDuel,
  type FullRecord,
  type Purchase,
} from '../types';

/** How often each mission can still be tried, and every attempt. */
export function missionsTable(log: Log<Event>): TabContent {
  const held = eventsOf(log, 'mission-held');
  const attempts = last(held)?.event.attempts ?? { observation: 0, memory: 0, mathematics: 0 };
  return {
    rows: [
      headings('Category', 'Attempts left'),
      ...CATEGORIES.map((category) => [CATEGORY[category].title, attemptsLeft(attempts, category)]),
      [''],
      headings('Round', 'Player', 'Category', 'Result'),
      ...held.map(({ title, event: { mission } }) => [
        title,
        mission.player,
        CATEGORY[mission.category].title,
        successCell(mission.success),
      ]),
    ],
  };
}

function successCell(success: boolean): StyledCell {
  return success ? styled('success', LOOKS.good) : styled('failure', LOOKS.bad);
}

/** Everyone's black garnets after one round. */
interface BlackAfter {
  readonly title: string;
  readonly black: ReadonlyMap<string, number>;
}

/** Everyone's black garnets, one row a round. */
export function standingsTable(players: readonly string[], rounds: readonly BlackAfter[]): TabContent {
  const rows = [
    headings('Black garnets', ...players),
    ...rounds.map(({ title, black }) => [title, ...players.map((name) => black.get(name) ?? 0)]),
  ];
  const series = players.map((_, index) => index + 1);
  return { rows, charts: chartBelow('Black garnets after each round', [0, rows.length], series) };
}

/** The standings after each round of the whole game. */
export function recordStandings({ players, rounds }: FullRecord): TabContent {
  return standingsTable(
    players,
    rounds.map(({ scores }, index) => ({
      title: `Round ${index + 1}`,
      black: new Map([...scores].map(([name, { black }]) => [name, black])),
    })),
  );
}

/** The other tabs of the full record; each is there from the start, some still empty. */
export const RECORD_TABS: readonly {
  readonly title: string;
  readonly draw: (record: FullRecord) => TabContent;
}[] = [
  { title: 'Players', draw: playersTable },
  { title: 'Duel types', draw: duelTypesTable },
  { title: 'Distributions', draw: distributionsTable },
  { title: 'All duels', draw: duelsTable },
  { title: 'Boosts and purchases', draw: boostsTable },
];

function playersTable({ players, scores }: FullRecord): TabContent {
  return {
    rows: [
      headings('Player', 'Black garnets', 'Duels won', 'Duels lost', 'Types lost', 'Garnets left'),
      ...players.map((name) => {
        const score = scores.get(name);
        if (score === undefined) return [name];
        const { black, won, lost, lostTypes, season } = score;
        return [name, black, won, lost, typesText(lostTypes), season];
      }),
    ],
  };
}

function duelTypesTable({ duels }: FullRecord): TabContent {
  return {
    rows: [
      headings('Type', 'First stat', 'Second stat', 'Ratio'),
      ...DUEL_TYPES.map((type) => {
        const { stats, ratio } = duels[type];
        return [type, ...stats.map((stat) => STAT[stat].title), `${ratio[0]} : ${ratio[1]}`];
      }),
    ],
  };
}

function distributionsTable({ players, distributions, targets }: FullRecord): TabContent {
  return {
    rows: [
      headings('Player', 'Primary', ...STATS.map((stat) => STAT[stat].title), 'Points bought', 'Named'),
      ...players.flatMap((name) => {
        const distribution = distributions.get(name);
        if (distribution === undefined) return [];
        const { stats, primary, bought } = distribution;
        const points = STATS.map((stat) =>
          stat === primary ? styled(stats[stat], LOOKS.changed) : stats[stat],
        );
        return [[name, primaryText(primary), ...points, bought, targets?.get(name) ?? '']];
      }),
    ],
  };
}

function duelsTable({ rounds }: FullRecord): TabContent {
  return {
    rows: [
      headings(
        'Round',
        'Challenger',
        'Challenged',
        'Type',
        'Skill',
        'Skill of the challenged',
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

const DECISION_TEXT: Readonly<Record<Decision['by'], string>> = {
  power: `${STAT.interpersonal.title} power`,
  skill: 'higher skill',
  tie: 'a tie goes to the challenged',
};

function boostsTable({ rounds }: FullRecord): TabContent {
  return {
    rows: [
      headings('Round', 'Player', 'What', 'Garnets paid'),
      ...rounds.flatMap(({ boosts, purchases }, index) => [
        ...[...boosts].map(([name, boost]) => [index + 1, name, `boosted ${boostText(boost)}`, '']),
        ...[...purchases].map(([name, purchase]) => [
          index + 1,
          name,
          `bought ${boughtText(purchase)}`,
          costOf(purchase),
        ]),
      ]),
    ],
  };
}

function boughtText({ learn, hint }: Purchase): string {
  return all([
    ...(learn.length === 0 ? [] : [`stats of ${all(learn)}`]),
    ...(hint === null ? [] : [`hint to ${CATEGORY[hint].title}`]),
  ]);
}
