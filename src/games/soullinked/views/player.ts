// A player's tabs in Soullinked (SL-6): their rounds, and the boards with their latest pick.
import type { PlayerTabs } from '../../frame/contract';
import { lineText } from '../../frame/account';
import { eventsOf, latestEvent, type Log } from '../../frame/events';
import { chartBelow, headings, STYLES, styled, type Rows, type TabContent } from '../../frame/tabs';
import { nothingClaimedLines, noPointsReason, type PairScored } from '../account';
import { cardsInHand, playedCards } from '../cards';
import type { Event } from '../events';
import { knownBoards, areHalvingsPartlyKnown } from '../player-knowledge';
import { findPartner, findPlayer, REALM_RULES, type OpenFacts } from '../types';
import { boardsTab, handRows } from './boards';
import { pickCells } from './tables';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  { title: 'Your rounds', content: roundsTab },
  {
    title: 'Your board',
    content: (name, open, log) => {
      const { realm } = findPlayer(open, name);
      const latest = latestEvent(log, 'pair-scored');
      const partner = latest?.partnerPick.kind === 'shown' ? latest.partnerPick.pick : undefined;
      const halved = areHalvingsPartlyKnown(open);
      const caption = `The starting boards${latest === undefined ? '' : `, with your latest pick${halved ? '. Cells that you know your pair claimed are halved' : ''}`}.`;
      const marks = { realm, own: latest?.own ?? undefined, partner };
      const boards = halved ? knownBoards(open, log) : open.boards;
      return boardsTab(boards, marks, caption, handRows(playedCards(log)));
    },
  },
];

/** Headings of the rounds. The partner's pick is only included if players can see it. */
function roundHeadings(isShown: boolean): readonly string[] {
  return [
    'Round',
    'Your cell',
    'Your card',
    ...(isShown ? ["Partner's cell", "Partner's card"] : []),
    'Your points',
    'Your total',
    "Partner's points",
    "Partner's total",
    'Note',
  ];
}

function roundsTab(name: string, open: OpenFacts, log: Log<Event>): TabContent {
  const { settings } = open;
  const rounds = eventsOf(log, 'pair-scored');
  const own = findPlayer(open, name);
  const titles = roundHeadings(settings.showPartner);
  const above = [
    [
      styled(name, STYLES.title),
      `${REALM_RULES[own.realm].title}, pair ${own.pair}`,
      `with ${findPartner(open, own).name}`,
    ],
    ['Cards in hand', cardsInHand(log).join(' ') || 'none left'],
  ];
  const rows = [
    ...above,
    headings(...titles),
    ...rounds.map(({ title, event }) => [title, ...roundCells(event, settings.showPartner)]),
  ];
  const totals = [titles.indexOf('Your total'), titles.indexOf("Partner's total")];
  return {
    rows,
    frozen: above.length + 1,
    charts: chartBelow('Totals after each round', [above.length, rows.length], totals),
  };
}

function roundCells(event: PairScored, isShown: boolean): Rows[number] {
  const { own, partnerPick, score, partnerScore } = event;
  return [
    ...(own === null ? ['no pick', ''] : pickCells(own)),
    ...(!isShown ? [] : partnerPick.kind === 'shown' ? pickCells(partnerPick.pick) : ['no pick', '']),
    styled(score.points, STYLES.changed),
    score.total,
    partnerScore.points,
    partnerScore.total,
    [...nothingClaimedLines(event).map(lineText), noPointsReason(event)].join(' ').trim(),
  ];
}
