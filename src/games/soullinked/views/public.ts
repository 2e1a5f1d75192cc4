// The tabs of Soullinked for everyone (SL-6): the boards, and at the end who won and lost, and why.
import type { PublicTabs } from '../../frame/contract';
import { latestOf, type EventOf } from '../../frame/events';
import { headings, LOOKS, styled, type TabContent } from '../../frame/tabs';
import type { Event } from '../events';
import { afterwards, loserReason, winnerReason, winnerTitle } from '../text';
import { REALM, REALMS, type Open, type Player } from '../types';
import { boardsTab } from './boards';

export const publicTabs: PublicTabs<Open, Event> = [
  {
    title: 'Result',
    content: ({ players }, log) => {
      const ended = latestOf(log, 'game-ended');
      return ended === undefined ? null : result(players, ended);
    },
  },
  { title: 'Starting boards', content: ({ boards }) => boardsTab(boards) },
  {
    title: 'Boards now',
    content: (_open, log) => {
      const boards = latestOf(log, 'boards-shown')?.boards;
      return boards === undefined ? null : boardsTab(boards);
    },
  },
];

function result(players: readonly Player[], { outcome, totals }: EventOf<Event, 'game-ended'>): TabContent {
  const winners = REALMS.map((realm) => [
    winnerTitle(realm),
    styled(outcome[realm].winner?.name ?? 'nobody', LOOKS.good),
    winnerReason(outcome[realm], realm),
  ]);
  const losers = REALMS.map((realm) => [
    `Loser of ${REALM[realm].title}`,
    styled(`${outcome[realm].loser.name}, ${REALM[realm].loser.apposition}`, LOOKS.bad),
    loserReason(outcome[realm]),
  ]);
  const { heaven, hell } = afterwards(
    outcome,
    players.map(({ name }) => name),
  );
  return {
    rows: [
      ...winners,
      ...losers,
      ['In Heaven afterwards', heaven],
      ['In Hell afterwards', hell],
      [''],
      headings('Player', 'Realm', 'Final total'),
      ...REALMS.flatMap((realm) =>
        players
          .filter((player) => player.realm === realm)
          .map(({ name }) => ({ name, total: totals.get(name) ?? 0 }))
          .sort((a, b) => b.total - a.total)
          .map(({ name, total }) => [name, REALM[realm].title, total]),
      ),
    ],
  };
}
