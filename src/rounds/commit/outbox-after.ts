// The outbox as a commit leaves it: with what the command tells, what submissions tell that are judged anew, and what
// the season's rows tell.
import { present } from '../../games/frame/json';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { EVERYONE, type Message } from '../reply/reply';
import { callsToStage, nextCalls } from '../outbox/invitations';
import { joined } from '../outbox/messages';
import {
  deliveriesOf,
  enqueue,
  enqueueBooks,
  enqueueForHost,
  enqueueMessages,
  isMessage,
  isReminder,
  markDeliveries,
  type Delivery,
  type Letter,
  type Progress,
} from '../outbox/outbox';
import { judgedAnew, type JudgedAnew } from '../outbox/own-submissions';
import { seasonMessages } from '../outbox/season-news';
import type { LedgerRow } from '../record/ledger';
import { holder, type PersonId } from '../record/people';
import { matchIn, seasonIn, type Session, type GameSession } from '../session/game-session';
import { addressee, channelsOf, isSeated, readersOf, type BookSession } from '../session/readers';
import type { Entry } from '../record/entries';
import { pageLink, SECOND_LINK, secondLink } from '../contacts/page-link';
import { withoutPreview, bold, escapeMarkdown } from '../discord/markup';
import { discordTime } from '../time/time-zone';

/** Deliveries that a command brings. */
export type NewDeliveries = {
  /** What the messages are about: mostly the title of a stage. */
  readonly about: string;
  readonly messages: readonly Message[];
  /** Players whom their messages call to the open stage by name; absent: nobody. */
  readonly calls?: readonly PersonId[];
} & (
  | { /** Every book is delivered anew, too. */ readonly kind: 'results' }
  | {
      readonly kind: 'reminder' | 'judged';
      /** The people whose own books are delivered anew. */ readonly books: readonly PersonId[];
    }
);

/** The parts of a commit on which the outbox depends. */
interface Outgoing {
  readonly deliver?: NewDeliveries;
  readonly progress?: Progress;
}

/** Gives the outbox once the commit is written; undefined where it stays as it is. */
export function outboxAfter(
  before: Session,
  after: Session,
  outgoing: Outgoing,
  rows: readonly LedgerRow[],
): readonly Delivery[] | undefined {
  if (after.kind === 'empty') return undefined;
  const outbox = outboxOfReaders(before, after, outgoing, rows);
  const notices = after.kind === 'game' ? hostNotices(after, rows) : [];
  if (notices.length === 0) return outbox;
  const about = outgoing.deliver?.about ?? matchIn(after)?.stage?.title ?? '';
  return enqueueForHost(
    outbox ?? deliveriesOf(after),
    rows[0]?.number ?? 0,
    about,
    notices,
    channelsOf(after),
  );
}

/** Does the same as `outboxAfter`, only for everyone and the players, not for the host's own channel. */
function outboxOfReaders(
  before: Session,
  after: BookSession,
  { deliver, progress }: Outgoing,
  rows: readonly LedgerRow[],
): readonly Delivery[] | undefined {
  const judged =
    before.kind === 'game' && after.kind === 'game' ? judgedAnew(before, after, rows) : undefined;
  const told = toldOfSeason(before, after, rows);
  const toWrite = withSeason(deliver, told) ?? (judged === undefined ? undefined : deliveryOf(judged, after));
  if (toWrite === undefined && progress === undefined && !putsAway(rows)) return undefined;
  // Once a game is put away, nothing of it is delivered any more, except in a season.
  const old = waitingBefore(before, after, rows);
  const marked = progress === undefined ? old : markDeliveries(old, progress, before.last?.number ?? 0);
  if (toWrite === undefined) return marked;
  const row = rows[0]?.number ?? 0;
  const channels = channelsOf(after);
  const { about } = toWrite;
  const resolved =
    after.kind === 'game' && rows.some(({ entry }) => entry.kind === 'resolved') ? after : undefined;
  const messages = joined([
    ...toWrite.messages,
    ...(deliver === undefined ? [] : (judged?.messages ?? [])),
    ...(resolved === undefined ? [] : nextCalls(resolved)),
  ]);
  const calls = [...(toWrite.calls ?? []), ...(resolved === undefined ? [] : callsToStage(resolved))];
  const call = matchIn(after)?.stage?.title;
  const letters = messages.map(({ text, ...message }): Letter => {
    const to = addressee(after, message);
    return { to, text, ...(to !== undefined && calls.includes(to) ? present({ call }) : {}) };
  });
  switch (toWrite.kind) {
    case 'results':
      return enqueue(marked, row, about, readersOf(after), letters, channels);
    case 'reminder':
    case 'judged': {
      const books = enqueueBooks(marked, about, toWrite.books);
      const origin = toWrite.kind === 'reminder' ? 'reminder' : 'discord';
      return enqueueMessages(books, origin, row, about, letters, channels);
    }
  }
}

/** Gives the outbox before a commit; in a season it goes on from match to match. */
function waitingBefore(before: Session, after: BookSession, rows: readonly LedgerRow[]): readonly Delivery[] {
  if (before.kind === 'empty' || (after.season === undefined && putsAway(rows))) return [];
  return withoutSent(withoutLeftReminders(withoutFormers(before, after, rows), rows), before, rows);
}

function putsAway(rows: readonly LedgerRow[]): boolean {
  return rows.some(({ entry }) => entry.kind === 'closed');
}

/**
 * Drops the reminders of a match that is put away, since it has no deadlines any more, unless they are posted or may
 * be.
 */
function withoutLeftReminders(outbox: readonly Delivery[], rows: readonly LedgerRow[]): readonly Delivery[] {
  if (!putsAway(rows)) return outbox;
  return outbox.filter((one) => !isReminder(one) || one.mark === 'done' || one.mark === 'sending');
}

/** Drops the messages that went out before a match or another season begins: they are no part of it. */
function withoutSent(
  outbox: readonly Delivery[],
  { kind }: BookSession,
  rows: readonly LedgerRow[],
): readonly Delivery[] {
  const begins =
    kind === 'between' &&
    rows.some(({ entry }) => entry.kind === 'set-up' || entry.kind === 'season-started');
  return begins ? outbox.filter((one) => !isMessage(one) || one.mark !== 'done') : outbox;
}

/** Drops the deliveries for books that others replace, and messages that wait for somebody who has no seat any more. */
function withoutFormers(
  before: BookSession,
  after: BookSession,
  rows: readonly LedgerRow[],
): readonly Delivery[] {
  const replaced = rows.flatMap(({ entry }) =>
    entry.kind === 'key' && entry.body.newBook === true ? [entry.body.person] : [],
  );
  return deliveriesOf(before).filter((one) => {
    const { reader } = one;
    if (reader === undefined) return true;
    if (!after.people.persons.has(reader)) return false;
    return isMessage(one) ? one.mark === 'done' || isSeated(after, reader) : !replaced.includes(reader);
  });
}

/** Gives the deliveries where submissions are judged anew and nothing else is told; undefined where none are. */
function deliveryOf({ books, messages }: JudgedAnew, after: BookSession): NewDeliveries | undefined {
  if (books.length === 0 && messages.length === 0) return undefined;
  const about = after.kind === 'game' ? (after.match.stage?.title ?? '') : '';
  return { kind: 'judged', about, books, messages };
}

/** Words what these rows change in the season; undefined where they change nothing that people read. */
function toldOfSeason(
  before: Session,
  after: BookSession,
  rows: readonly LedgerRow[],
): readonly Message[] | undefined {
  const { season } = after;
  if (season === undefined || isImported(before, rows)) return undefined;
  const title = (matchIn(after) ?? matchIn(before))?.info.title ?? '';
  const told = rows.flatMap(({ entry }) => {
    const messages = seasonMessages(entry, seasonIn(before), { ...season, people: after.people }, title);
    const links = welcomes(entry, after);
    return messages === undefined && links.length === 0 ? [] : [[...(messages ?? []), ...links]];
  });
  // What the season tells a seat is for whoever holds it now, also if somebody else played the match in the book.
  const own = (message: Message): Message =>
    message.to === EVERYONE ? message : { ...message, person: holder(after.people, message.to.player).id };
  return told.length === 0 ? undefined : told.flat().map(own);
}

/** Whether a season comes in that went on elsewhere: what happened in it was told there. */
function isImported(before: Session, rows: readonly LedgerRow[]): boolean {
  return seasonIn(before) === undefined && rows.some(({ entry }) => entry.kind === 'season-goes-on');
}

/** Puts the season's deliveries before the others. */
function withSeason(
  deliver: NewDeliveries | undefined,
  told: readonly Message[] | undefined,
): NewDeliveries | undefined {
  if (told === undefined) return deliver;
  const { about = FRAME_TITLES.season, messages = [] } = deliver ?? {};
  return { kind: 'results', about, messages: [...told, ...messages] };
}

/** Gives the seats that a ledger entry gives to somebody new. */
function newcomersIn(entry: Entry): readonly string[] {
  if (entry.kind === 'season-started' || entry.kind === 'standings-changed')
    return (entry.body.held ?? []).map(({ seat }) => seat);
  return entry.kind === 'seated' ? [entry.body.seat] : [];
}

/** Gives a message with their page for each of them; none where there is no page. */
function welcomes(entry: Entry, { people, snapshot }: BookSession): readonly Message[] {
  return newcomersIn(entry).flatMap((player): readonly Message[] => {
    const page = pageLink(snapshot, holder(people, player));
    return page === ''
      ? []
      : [
          {
            to: { player },
            text: [
              `Your page, for the whole season: ${withoutPreview(page)}`,
              `${SECOND_LINK}: ${withoutPreview(secondLink(page))}`,
              'It is yours alone: give its links to nobody.',
            ].join('\n'),
          },
        ];
  });
}

/** Makes the notices that these rows bring, in words for Discord; `after` is the game once they are written. */
function hostNotices(after: GameSession, rows: readonly LedgerRow[]): readonly string[] {
  return rows.flatMap(({ entry }) => {
    if (entry.kind === 'by-itself') {
      return [`${bold(titleOf(after, entry.body.stage))} was resolved by itself. ${nextText(after)}`];
    }
    if (entry.kind !== 'waits-for-host') return [];
    // The words are the same whatever the reason, since others may see the channel.
    return [
      `${bold(titleOf(after, entry.body.stage))} was not resolved by itself: it needs you. Open Round Keeper in your spreadsheet: it says why. It’s tried again every ten minutes.`,
    ];
  });
}

function titleOf({ match, past }: GameSession, stage: string): string {
  if (match.stage?.name === stage) return match.stage.title;
  return past.find(({ recorded }) => recorded.stage === stage)?.title ?? stage;
}

function nextText({ match: { stage }, deadline }: GameSession): string {
  if (stage === null) return 'The game is over.';
  const title = escapeMarkdown(stage.title);
  return deadline === null
    ? `${title} is open and has no deadline: nothing goes on by itself until you set one.`
    : `${title} is open until ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`;
}
