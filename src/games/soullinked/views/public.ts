// What everyone reads of Soullinked (SL-6): the boards, and at the end who won and lost.
import type { PublicTabs } from '../../contract';
import { latestOf, type EventOf } from '../../events';
import { LOOKS, styled, type TabContent } from '../../tabs';
import { all } from '../../wording';
import type { Event } from '../events';
import { REALM, REALMS, type Open, type Outcome, type Player, type Realm } from '../types';
import { boardsTab } from './boards';
import { roundsTable, totalsTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  {
    title: 'Result',
    draw: ({ players }, log) => {
      const ended = latestOf(log, 'game-ended');
      return ended === undefined ? null : result(players, ended);
    },
  },
  { title: 'Starting boards', draw: ({ boards }) => boardsTab(boards) },
  {
    title: 'Boards now',
    draw: (_open, log) => {
      const boards = latestOf(log, 'boards-shown')?.boards;
      return boards === undefined ? null : boardsTab(boards);
    },
  },
  {
    title: 'Rounds',
    draw: (_open, log) => {
      const ended = latestOf(log, 'game-ended');
      return ended === undefined ? null : roundsTable(ended.rounds);
    },
  },
];

function result(players: readonly Player[], { outcome, rounds }: EventOf<Event, 'game-ended'>): TabContent {
  const verdict = REALMS.flatMap((realm) => [
    [`Winner of ${REALM[realm].title}`, styled(outcome.winners[realm] ?? 'nobody', LOOKS.good)],
    [`Loser of ${REALM[realm].title}`, styled(loserText(outcome, realm), LOOKS.bad)],
  ]);
  const inHeaven = REALMS.flatMap((realm) => outcome.winners[realm] ?? []);
  const inHell = players.map(({ name }) => name).filter((name) => !inHeaven.includes(name));
  const afterwards = [
    ['In Heaven afterwards', inHeaven.length === 0 ? 'nobody' : all(inHeaven)],
    ['In Hell afterwards', all(inHell)],
  ];
  return totalsTable([...verdict, ...afterwards, ['']], players, rounds);
}

function loserText({ losers }: Outcome, realm: Realm): string {
  return `${losers[realm]}, ${REALM[realm].loser.apposition}`;
}
