// The outbox after a commit: the command's messages, the season's, and messages about answers that now count or don't.
import { dropUndefined } from '../../games/frame/json';
import { ensure } from '../../games/frame/result';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { EVERYONE, type Message } from '../reply/reply';
import { playersToMention, nextStageLines } from '../outbox/invitations';
import { mergeMessages } from '../outbox/messages';
import {
  readDeliveries,
  enqueue,
  enqueueBooks,
  enqueueForHost,
  enqueueMessages,
  isMessage,
  isReminder,
  markDeliveries,
  type Delivery,
  type MessageToQueue,
  type DeliveryStatuses,
} from '../outbox/outbox';
import { findFateUpdates, type AnswerFateUpdates } from '../outbox/player-submissions';
import { seasonMessages } from '../outbox/season-news';
import type { LedgerRow } from '../record/ledger';
import { holder, type PersonId } from '../record/people';
import { sessionMatch, sessionSeason, type Session, type GameSession } from '../session/game-session';
import { addressee, readerChannels, isSeated, bookReaders, type BookSession } from '../session/readers';
import type { Entry } from '../record/entries';
import { pageLink, SECOND_LINK_LABEL, alternateLink } from '../contacts/page-link';
import { withoutPreview, toBold, escapeMarkdown } from '../discord/markup';
import { discordTime } from '../time/time-zone';

export type NewDeliveries = {
  /** What the messages are about, usually a stage's title. */
  readonly subject: string;
  readonly messages: readonly Message[];
  /** Players to mention in their messages, because the open stage asks them. */
  readonly calls?: readonly PersonId[];
} & (
  | { /** Every book is delivered again, too. */ readonly kind: 'results' }
  | {
      readonly kind: 'reminder' | 'judged';
      /** These people's own books are delivered again. */ readonly books: readonly PersonId[];
    }
);

/** The parts of a commit that change the outbox. */
interface OutboxChanges {
  readonly deliver?: NewDeliveries;
  readonly progress?: DeliveryStatuses;
}

/** The new outbox; undefined if it stays the same. */
export function updatedOutbox(
  before: Session,
  after: Session,
  outgoing: OutboxChanges,
  rows: readonly LedgerRow[],
): readonly Delivery[] | undefined {
  if (after.kind === 'empty') return undefined;
  const row = rows[0]?.number ?? 0;
  const outbox = readersOutbox(before, after, outgoing, rows, row);
  const notices = after.kind === 'game' ? hostNotices(after, rows) : [];
  if (notices.length === 0) return outbox;
  const subject = outgoing.deliver?.subject ?? sessionMatch(after)?.stage?.title ?? '';
  return enqueueForHost(outbox ?? readDeliveries(after), row, subject, notices, readerChannels(after));
}

/** The outbox for everyone but the host's own channel. */
function readersOutbox(
  before: Session,
  after: BookSession,
  { deliver, progress }: OutboxChanges,
  rows: readonly LedgerRow[],
  row: number,
): readonly Delivery[] | undefined {
  const judged =
    before.kind === 'game' && after.kind === 'game' ? findFateUpdates(before, after, rows) : undefined;
  const told = newSeasonMessages(before, after, rows);
  const toWrite =
    withSeasonMessages(deliver, told) ?? (judged === undefined ? undefined : answerDeliveries(judged, after));
  if (toWrite === undefined && progress === undefined && !hasArchivedMatch(rows)) return undefined;
  // An archived match delivers nothing more, unless it's part of a season.
  const old = remainingOutbox(before, after, rows);
  const outbox =
    progress === undefined
      ? old
      : markDeliveries(old, progress, ensure(before.last, 'Deliveries without a ledger.').number);
  if (toWrite === undefined) return outbox;
  const channels = readerChannels(after);
  const { subject } = toWrite;
  const resolved =
    after.kind === 'game' && rows.some(({ entry }) => entry.kind === 'resolved') ? after : undefined;
  const messages = mergeMessages([
    ...toWrite.messages,
    ...(deliver === undefined ? [] : (judged?.messages ?? [])),
    ...(resolved === undefined ? [] : nextStageLines(resolved)),
  ]);
  const calls = [...(toWrite.calls ?? []), ...(resolved === undefined ? [] : playersToMention(resolved))];
  const call = sessionMatch(after)?.stage?.title;
  const letters = messages.map(({ text, ...message }): MessageToQueue => {
    const to = addressee(after, message);
    return { to, text, ...(to !== undefined && calls.includes(to) ? dropUndefined({ call }) : {}) };
  });
  switch (toWrite.kind) {
    case 'results':
      return enqueue(outbox, row, subject, bookReaders(after), letters, channels);
    case 'reminder':
    case 'judged': {
      const books = enqueueBooks(outbox, subject, toWrite.books);
      const origin = toWrite.kind === 'reminder' ? 'reminder' : 'discord';
      return enqueueMessages(books, origin, row, subject, letters, channels);
    }
  }
}

/** The outbox before a commit. A season keeps its outbox from match to match. */
function remainingOutbox(
  before: Session,
  after: BookSession,
  rows: readonly LedgerRow[],
): readonly Delivery[] {
  if (before.kind === 'empty' || (after.season === undefined && hasArchivedMatch(rows))) return [];
  return withoutDelivered(withoutOldReminders(withoutObsolete(before, after, rows), rows), before, rows);
}

function hasArchivedMatch(rows: readonly LedgerRow[]): boolean {
  return rows.some(({ entry }) => entry.kind === 'closed');
}

/** Drops an archived match's reminders, except those already posted or being posted. */
function withoutOldReminders(outbox: readonly Delivery[], rows: readonly LedgerRow[]): readonly Delivery[] {
  if (!hasArchivedMatch(rows)) return outbox;
  return outbox.filter((one) => !isReminder(one) || one.mark === 'done' || one.mark === 'sending');
}

/** Drops delivered messages before a new match or season begins. */
function withoutDelivered(
  outbox: readonly Delivery[],
  { kind }: BookSession,
  rows: readonly LedgerRow[],
): readonly Delivery[] {
  const begins =
    kind === 'between' &&
    rows.some(({ entry }) => entry.kind === 'set-up' || entry.kind === 'season-started');
  return begins ? outbox.filter((one) => !isMessage(one) || one.mark !== 'done') : outbox;
}

/** Drops deliveries of replaced books, and queued messages for people who no longer have a seat. */
function withoutObsolete(
  before: BookSession,
  after: BookSession,
  rows: readonly LedgerRow[],
): readonly Delivery[] {
  const replaced = rows.flatMap(({ entry }) =>
    entry.kind === 'key' && entry.body.newBook === true ? [entry.body.person] : [],
  );
  return readDeliveries(before).filter((one) => {
    const { reader } = one;
    if (reader === undefined) return true;
    if (!after.people.persons.has(reader)) return false;
    return isMessage(one) ? one.mark === 'done' || isSeated(after, reader) : !replaced.includes(reader);
  });
}

/** Messages about answers that now count or no longer count, for commands without other messages; undefined for none. */
function answerDeliveries(
  { books, messages }: AnswerFateUpdates,
  after: BookSession,
): NewDeliveries | undefined {
  if (books.length === 0 && messages.length === 0) return undefined;
  const subject = after.kind === 'game' ? (after.match.stage?.title ?? '') : '';
  return { kind: 'judged', subject, books, messages };
}

/** The season's messages about these rows; undefined if there are none. */
function newSeasonMessages(
  before: Session,
  after: BookSession,
  rows: readonly LedgerRow[],
): readonly Message[] | undefined {
  const { season } = after;
  if (season === undefined || isSeasonImported(before, rows)) return undefined;
  const title = (sessionMatch(after) ?? sessionMatch(before))?.info.title ?? '';
  const told = rows.flatMap(({ entry }) => {
    const messages = seasonMessages(entry, sessionSeason(before), { ...season, people: after.people }, title);
    const links = welcomeMessages(entry, after);
    return messages === undefined && links.length === 0 ? [] : [[...(messages ?? []), ...links]];
  });
  // Season messages go to whoever holds the seat now, also if somebody else played the match.
  const own = (message: Message): Message =>
    message.to === EVERYONE ? message : { ...message, person: holder(after.people, message.to.player).id };
  return told.length === 0 ? undefined : told.flat().map(own);
}

/** Whether the season was just imported. Its events were announced where it was played. */
function isSeasonImported(before: Session, rows: readonly LedgerRow[]): boolean {
  return sessionSeason(before) === undefined && rows.some(({ entry }) => entry.kind === 'season-goes-on');
}

/** The command's messages, preceded by the season's. */
function withSeasonMessages(
  deliver: NewDeliveries | undefined,
  told: readonly Message[] | undefined,
): NewDeliveries | undefined {
  if (told === undefined) return deliver;
  const { subject = FRAME_TITLES.season, messages = [] } = deliver ?? {};
  return { kind: 'results', subject, messages: [...told, ...messages] };
}

/** Seats that an entry gives to new holders. */
function newcomerSeats(entry: Entry): readonly string[] {
  if (entry.kind === 'season-started' || entry.kind === 'standings-changed')
    return (entry.body.held ?? []).map(({ seat }) => seat);
  return entry.kind === 'seated' ? [entry.body.seat] : [];
}

/** A message with the page's link for each newcomer; none without a page. */
function welcomeMessages(entry: Entry, { people, snapshot }: BookSession): readonly Message[] {
  return newcomerSeats(entry).flatMap((player): readonly Message[] => {
    const page = pageLink(snapshot, holder(people, player));
    return page === ''
      ? []
      : [
          {
            to: { player },
            text: [
              `Your page for the whole season: ${withoutPreview(page)}`,
              `${SECOND_LINK_LABEL}: ${withoutPreview(alternateLink(page))}`,
              'Both links are only for you. Don’t share them.',
            ].join('\n'),
          },
        ];
  });
}

/** Discord notices for the host about these rows; `after` is the game once they are written. */
function hostNotices(after: GameSession, rows: readonly LedgerRow[]): readonly string[] {
  return rows.flatMap(({ entry }) => {
    if (entry.kind === 'by-itself') {
      return [
        `${toBold(stageTitle(after, entry.body.stage))} was resolved automatically. ${nextStageText(after)}`,
      ];
    }
    if (entry.kind !== 'waits-for-host') return [];
    // The text doesn't say why, because others may see the channel.
    return [
      `${toBold(stageTitle(after, entry.body.stage))} wasn’t resolved automatically, because something needs your attention. Open the sidebar in your spreadsheet to see why. Round Keeper retries every ten minutes.`,
    ];
  });
}

function stageTitle({ match, past }: GameSession, stage: string): string {
  if (match.stage?.name === stage) return match.stage.title;
  return past.find(({ recorded }) => recorded.stage === stage)?.title ?? stage;
}

function nextStageText({ match: { stage }, deadline }: GameSession): string {
  if (stage === null) return 'The game is over.';
  const title = escapeMarkdown(stage.title);
  return deadline === null
    ? `${title} is open and has no deadline. Nothing happens automatically until you set one.`
    : `${title} is open until ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`;
}
