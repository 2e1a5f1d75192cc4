// Everything that is secret during a game, as tabs: the host's from the start, everyone's after the last round.
import { all } from '../wording';
import { headings, LOOKS, styled, type Tab } from '../tabs';
import { blackTab } from './standings';
import {
  CATEGORY_TITLES,
  DUEL_TYPES,
  STATS,
  STAT_TITLES,
  type Chronicle,
  type Decision,
  type Duel,
  type Fought,
  type Round,
} from './types';
import { boostText, primaryText, typesText } from './words';

/** One tab a subject; all of them stand there from the start, some still empty. */
export function chronicleTabs(chronicle: Chronicle): readonly Tab[] {
  const { players, rounds } = chronicle;
  return [
    blackTab(
      players,
      rounds.map(({ standings }, index) => ({
        title: `Round ${index + 1}`,
        black: new Map([...standings].map(([name, { black }]) => [name, black])),
      })),
    ),
    playersTab(chronicle),
    duelTypesTab(chronicle),
    distributionsTab(chronicle),
    duelsTab(rounds),
    extrasTab(rounds),
  ];
}

function playersTab({ players, standings }: Chronicle): Tab {
  return {
    title: 'Players',
    rows: [
      headings('Player', 'Black garnets', 'Duels won', 'Duels lost', 'Types lost', 'Garnets left'),
      ...players.map((name) => {
        const standing = standings.get(name);
        if (standing === undefined) return [name];
        const { black, won, lost, lostTypes, season } = standing;
        return [name, black, won, lost, typesText(lostTypes), season];
      }),
    ],
  };
}

function duelTypesTab({ duels }: Chronicle): Tab {
  return {
    title: 'Duel types',
    rows: [
      headings('Type', 'First stat', 'Second stat', 'Ratio'),
      ...DUEL_TYPES.map((type) => {
        const { stats, ratio }: Duel = duels[type];
        return [type, ...stats.map((stat) => STAT_TITLES[stat]), `${ratio[0]} : ${ratio[1]}`];
      }),
    ],
  };
}

function distributionsTab({ players, distributions, targets }: Chronicle): Tab {
  return {
    title: 'Distributions',
    rows: [
      headings('Player', 'Primary', ...STATS.map((stat) => STAT_TITLES[stat]), 'Points bought', 'Named'),
      ...players.flatMap((name) => {
        const distribution = distributions.get(name);
        if (distribution === undefined) return [];
        const { stats, primary, bought } = distribution;
        const points = STATS.map((stat) =>
          stat === primary ? styled(stats[stat], LOOKS.changed) : stats[stat],
        );
        return [[name, primaryText(primary), ...points, bought, targets.get(name) ?? '']];
      }),
    ],
  };
}

function duelsTab(rounds: readonly Round[]): Tab {
  return {
    title: 'All duels',
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
      ...rounds.flatMap(({ duels }, index) => duels.map((fought) => [index + 1, ...foughtCells(fought)])),
    ],
  };
}

function foughtCells({ challenger, challenged, duel, winner, decision }: Fought): readonly string[] {
  const skills = decision.by === 'power' ? ['', ''] : [decision.challenger, decision.challenged];
  return [challenger, challenged, duel, ...skills, winner, WHY[decision.by]];
}

const WHY: Readonly<Record<Decision['by'], string>> = {
  power: 'Interpersonal power',
  skill: 'higher skill',
  tie: 'a tie goes to the challenged',
};

function extrasTab(rounds: readonly Round[]): Tab {
  return {
    title: 'Boosts and purchases',
    rows: [
      headings('Round', 'Player', 'What', 'Garnets paid'),
      ...rounds.flatMap(({ boosts, purchases }, index) => [
        ...[...boosts].map(([name, boost]) => [index + 1, name, `boosted ${boostText(boost)}`, '']),
        ...[...purchases].map(([name, { learn, hint, paid }]) => {
          const bought = [
            ...(learn.length === 0 ? [] : [`stats of ${all(learn)}`]),
            ...(hint === null ? [] : [`hint to ${CATEGORY_TITLES[hint]}`]),
          ];
          return [index + 1, name, `bought ${all(bought)}`, paid];
        }),
      ]),
    ],
  };
}
