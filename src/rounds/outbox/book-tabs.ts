// All tabs of a book: the state of the game now, then the game's own tabs for this audience, and the proof.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { LOOKS, styled, type Tab } from '../../games/frame/tabs';
import type { EntryKind } from '../record/entries';
import { commitment } from '../record/ledger';
import { publishedRecord } from '../proof/proof';
import { proofTab, recordTab } from '../proof/published-tabs';
import { tabsOf } from '../session/face-down';
import type { GameSession, Kept, Play } from '../session/game-session';
import { hostZone } from '../contacts/contacts';
import { nowTab } from './now-tab';

/** The tabs of a player's book, or of the public book where `player` is empty. */
export function bookTabs(session: GameSession, player: string): readonly Tab[] {
  const { record, match } = session;
  const tabs = tabsOf(session, player !== '' ? { player } : record.published ? 'published' : 'everyone');
  const proof = player !== '' ? [] : record.published ? publishedTabs(session) : [hashesTab(session)];
  const { accent } = match.info;
  return [nowTab(session, player), ...tabs, ...proof].map((tab) => ({ ...tab, accent }));
}

/** The whole record, released after the end. */
function publishedTabs(session: Play & Kept): readonly Tab[] {
  const { ledger, match, snapshot, record } = session;
  const published = publishedRecord(ledger, match.outcome);
  const hashes: Tab['rows'] = [['Seed', record.setUp.seed], ...hashRows(session)];
  return [
    recordTab(ledger, hostZone(snapshot), hashes),
    ...(published === undefined ? [] : [proofTab(published)]),
  ];
}

/** Hashes that players can note while the game is played, and compare once the record is published (ALL-9). */
function hashesTab(session: Kept): Tab {
  return {
    title: FRAME_TITLES.proof,
    rows: [
      [styled(FRAME_TITLES.proof, LOOKS.title)],
      [
        'Note these, after each stage if you like: once everything is published, only a hash that somebody noted while the game was played shows that its record was not changed up to then. They tell nothing of the game now.',
      ],
      [''],
      ...hashRows(session),
    ],
  };
}

function hashRows({ record, ledger }: Kept): Tab['rows'] {
  return [
    ['Hash of the seed', commitment(record.setUp.seed)],
    ['Hash of the record', notableHash(ledger)],
  ];
}

const NOTABLE: readonly EntryKind[] = ['set-up', 'resolved', 'published'];

/**
 * The ledger's hash at set-up, after each resolved stage and once all is published: those that players can note, and
 * none in between (ALL-9).
 */
function notableHash(ledger: GameSession['ledger']): string {
  const rows = ledger.filter(({ entry: { kind } }) => NOTABLE.includes(kind));
  return rows[rows.length - 1]?.hash ?? '';
}
