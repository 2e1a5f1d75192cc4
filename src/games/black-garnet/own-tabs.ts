// What one player of The Black Garnet reads about themselves (BG-15, BG-16): only what they were told.
import type { Told } from '../contract';
import { eventsOf, last } from '../events';
import { count } from '../wording';
import { headings, LOOKS, styled, type StyledCell, type Tab } from '../tabs';
import type { Event, OwnRound } from './events';
import { CATEGORY_TITLES, DUEL_TYPES, STATS, STAT_TITLES, type Distribution, type Open } from './types';
import {
  boostText,
  changeNumber,
  changeText,
  learntText,
  powerText,
  primaryText,
  typesText,
  wonText,
} from './words';

type Log = readonly Told<Event>[];
type Row = Tab['rows'][number];
type Rounds = readonly { readonly title: string; readonly round: OwnRound }[];

/** The tabs of one player's book. */
export function player(name: string, _open: Open, told: Log): readonly Tab[] {
  const rounds = eventsOf(told, 'own-round').map(({ title, event }) => ({ title, round: event.round }));
  return [youTab(name, told, rounds), roundsTab(rounds), changesTab(told, rounds), duelsTab(rounds)];
}

function youTab(name: string, told: Log, rounds: Rounds): Tab {
  const distributed = last(eventsOf(told, 'distributed'))?.event;
  const power = last(eventsOf(told, 'power'))?.event.power;
  const standing = last(rounds)?.round.standing ?? distributed?.standing;
  const lostTypes = standing?.lostTypes ?? [];
  const garnets = standing?.season ?? last(eventsOf(told, 'purse'))?.event.garnets ?? 0;
  const learnt = rounds.flatMap(({ round }) => round.learnt);
  return {
    title: 'You',
    rows: [
      [styled(name, LOOKS.title)],
      ['Black garnets', styled(standing?.black ?? 0, { bold: true, size: 14 })],
      ['Duels won', standing?.won ?? 0],
      ['Duels lost', standing?.lost ?? 0],
      ['You can challenge with', typesText(DUEL_TYPES.filter((type) => !lostTypes.includes(type)))],
      ['Types you have lost', typesText(lostTypes)],
      ['Garnets', garnets],
      ...(distributed === undefined ? [] : distributionRows(distributed.distribution)),
      ...(power === undefined ? [] : [[styled('Your power', LOOKS.heading)], [powerText(power)]]),
      ...(learnt.length === 0 ? [] : [[styled('What you learnt', LOOKS.heading)]]),
      ...learnt.map((each) => [learntText(each)]),
    ],
    widths: [220, 160],
  };
}

function distributionRows({ stats, primary }: Distribution): readonly Row[] {
  return [
    [styled('Your points', LOOKS.heading)],
    ['Primary', primaryText(primary)],
    ...STATS.map((stat) => [
      STAT_TITLES[stat],
      stat === primary ? styled(stats[stat], LOOKS.changed) : stats[stat],
    ]),
  ];
}

function roundsTab(rounds: Rounds): Tab {
  const rows = [
    headings('Round', 'Black garnets', 'Change', 'Won', 'Lost', 'Types lost', 'Garnets', 'Boost'),
    ...rounds.map(({ title, round }) => {
      const { standing, changes, lostTypes, boost } = round;
      const change = changes.reduce((sum, { amount }) => sum + amount, 0);
      return [
        title,
        standing.black,
        changeNumber(change),
        standing.won,
        standing.lost,
        lostTypes.join(', '),
        standing.season,
        boost === null ? '' : boostText(boost),
      ];
    }),
  ];
  return {
    title: 'Your rounds',
    rows,
    charts:
      rounds.length === 0
        ? []
        : [
            {
              title: 'Your black garnets after each round',
              kind: 'line',
              rows: [0, rows.length],
              labels: 0,
              series: [1],
              at: { row: rows.length + 1, column: 0 },
            },
          ],
  };
}

/** Every change of black garnets and garnets with its cause. */
function changesTab(told: Log, rounds: Rounds): Tab {
  return {
    title: 'Why',
    rows: [
      headings('When', 'What', 'Change', 'Why'),
      ...eventsOf(told, 'purse').map(({ title, event }) => [
        title,
        'Garnets',
        changeNumber(event.garnets),
        'what you came with',
      ]),
      ...eventsOf(told, 'distributed').flatMap(({ title, event }) =>
        paidRows(title, event.paid, `bought ${count(event.distribution.bought, 'stat point')}`),
      ),
      ...rounds.flatMap(({ title, round }) => [
        ...round.changes.map((change) => [
          title,
          'Black garnets',
          changeCell(change.amount),
          changeText(change),
        ]),
        ...paidRows(
          title,
          round.paid.learn,
          `learnt the stats of ${typesText(round.learnt.map(({ duel }) => duel))}`,
        ),
        ...paidRows(
          title,
          round.paid.hint,
          round.hint === null ? '' : `a hint to ${CATEGORY_TITLES[round.hint]}, which the host sends you`,
        ),
      ]),
    ],
    widths: [110, 120, 70, 420],
  };
}

function paidRows(title: string, paid: number, why: string): readonly Row[] {
  return paid === 0 ? [] : [[title, 'Garnets', changeCell(-paid), why]];
}

function changeCell(amount: number): StyledCell {
  return styled(changeNumber(amount), amount > 0 ? LOOKS.good : amount < 0 ? LOOKS.bad : LOOKS.muted);
}

function duelsTab(rounds: Rounds): Tab {
  return {
    title: 'Your duels',
    rows: [
      headings('Round', 'Type', 'Who challenged', 'Result'),
      ...rounds.flatMap(({ title, round }) => [
        ...round.made.map(({ player, duel, won }) => [
          title,
          duel,
          `you challenged ${player}`,
          resultCell(won),
        ]),
        ...round.received.map(({ duel, won }) => [title, duel, 'you were challenged', resultCell(won)]),
      ]),
    ],
    widths: [110, 60, 260, 80],
  };
}

function resultCell(won: boolean): StyledCell {
  return styled(wonText(won), won ? LOOKS.good : LOOKS.bad);
}
