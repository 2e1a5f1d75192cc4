// All tabs of a book: what stands now, then what the game shows this audience.
import { FRAME_TITLES } from '../../games/reserved-titles';
import { askOf } from '../../games/submissions';
import { headings, LOOKS, styled, type Tab } from '../../games/tabs';
import type { EntryKind } from '../record/entries';
import { personalLink } from '../record/game-files';
import { commitment } from '../record/ledger';
import { publishedRecord } from '../record/proof';
import { proofTab, recordTab } from '../record/published-tabs';
import { personOf, playerText, substituteOf } from '../record/seats';
import type { GameSession } from '../session/game-session';
import { discordTime, timeText } from '../time-zone';
import { hostZone, zoneOf } from './contacts';
import { publicLinks } from './invitations';
import { EVERYONE } from './messages';
import { ownRows } from './own-submissions';

/** The tabs of a player's book, or of the public book where `player` is empty. */
export function bookTabs(session: GameSession, player: string): readonly Tab[] {
  const { published } = session.record;
  const tabs = session.match.view(player !== '' ? { player } : published ? 'published' : 'everyone');
  const record = player === '' && published ? publishedTabs(session) : [];
  const { accent } = session.match.info;
  return [{ ...nowTab(session, player), accent }, ...tabs, ...record.map((tab) => ({ ...tab, accent }))];
}

/** The whole record, released after the end. */
function publishedTabs({ ledger, match, snapshot }: GameSession): readonly Tab[] {
  const published = publishedRecord(ledger, match.outcome);
  return [recordTab(ledger, hostZone(snapshot)), ...(published === undefined ? [] : [proofTab(published)])];
}

/** The front tab: which stage is open until when, the player's own form link, and the proof of the record. */
function nowTab(session: GameSession, player: string): Tab {
  const { match, record, deadline, snapshot, ledger } = session;
  const shown = player === '' ? hostZone(snapshot) : zoneOf(snapshot, player);
  const asked = match.stage === null ? undefined : askOf(match.stage, player);
  return {
    title: FRAME_TITLES.now,
    rows: [
      [styled(match.info.title, LOOKS.title), personOf(record, player)],
      ['Stage', match.stage === null ? 'The game is over' : match.stage.title],
      // The clock of a live game is at the table.
      ...(deadline === null || match.stage === null || match.info.liveTab !== undefined
        ? []
        : [
            ['Deadline', timeText(deadline, shown)],
            ...(player === '' ? [['For Discord', discordTime(deadline)]] : []),
          ]),
      ...(asked === undefined ? [] : [['Your form', personalLink(record, asked.form, player)]]),
      ...(player === '' ? [] : linkRows(session)),
      ...match.roster
        .filter((name) => substituteOf(record, name) !== undefined)
        .map((name) => [name === player ? 'You play' : 'Plays on', playerText(record, name)]),
      ...reminder(session, player, shown),
      ...(player === '' ? [] : ownRows(session, player)),
      ...(player === ''
        ? [
            ['Hash of the seed', commitment(record.setUp.seed)],
            ['Hash of the record', notableHash(ledger)],
            ...(record.published ? [['Seed', record.setUp.seed]] : []),
          ]
        : []),
      ...corrections(session, player === '' ? EVERYONE : player, shown),
    ],
  };
}

/** Where a player finds what everyone reads. */
function linkRows({ record }: GameSession): Tab['rows'] {
  const { book, rules } = publicLinks(record);
  return book === ''
    ? []
    : [
        ['For everyone', book],
        ['Rules', rules],
      ];
}

const NOTABLE: readonly EntryKind[] = ['set-up', 'resolved', 'published'];

/**
 * The ledger's hash at set-up, after each resolved stage and once all is published: what players can note, and none
 * in between (ALL-9).
 */
function notableHash(ledger: GameSession['ledger']): string {
  const rows = ledger.filter(({ entry: { kind } }) => NOTABLE.includes(kind));
  return rows[rows.length - 1]?.hash ?? '';
}

/** What a player was reminded of, in their own book alone (ALL-11). */
function reminder({ record }: GameSession, player: string, zone: string): Tab['rows'] {
  const { reminded } = record.pending;
  return reminded?.missing.includes(player) === true
    ? [['Reminder', `On ${timeText(reminded.at, zone)} nothing that you had sent counted yet.`]]
    : [];
}

function corrections({ record }: GameSession, audience: string, zone: string): Tab['rows'] {
  const own = record.corrections.filter(({ changed }) => changed.includes(audience));
  if (own.length === 0) return [];
  return [
    headings('Corrections', ''),
    ...own.map(({ at, notices }) => [
      timeText(at, zone),
      notices.find(({ to }) => to === audience)?.text ??
        'The host corrected the record. What you see here is what follows from it.',
    ]),
  ];
}
