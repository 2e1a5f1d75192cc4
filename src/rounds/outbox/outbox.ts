// The outbox: what is to be delivered to each reader, and how far that has come. It is written together with the round
// that it delivers, and kept in the Outbox tab of the host book.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import type { Cell } from '../../games/frame/fields';
import { headings, LOOKS, styled, type Tab } from '../../games/frame/tabs';
import { discordPieces } from '../discord/pieces';
import { personWith, type People, type PersonId } from '../record/people';
import { asSecret } from '../record/secret';
import { hasChannel, readersOf, type Channels, type ReaderId, type WithReaders } from '../session/readers';

const BOOK_KINDS = ['public-book', 'player-book'] as const;
/** `discord-call` mentions its player. */
const MESSAGE_KINDS = ['discord-public', 'discord-player', 'discord-call', 'discord-host'] as const;
const DELIVERY_KINDS = [...BOOK_KINDS, ...MESSAGE_KINDS] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * `sending` is written before a message is posted: where it still stands later, nobody knows whether the message got
 * out, and only the host can have it posted again. `set-aside` is a message that Discord does not take from Google: it
 * waits for the host's browser.
 */
const DELIVERY_MARKS = ['waiting', 'sending', 'done', 'failed', 'paused', 'allowed', 'set-aside'] as const;
export type DeliveryMark = (typeof DELIVERY_MARKS)[number];

interface AnyDelivery {
  readonly id: string;
  /** Undefined for everyone, and for the host. */
  readonly reader: ReaderId;
  readonly stage: string;
  readonly mark: DeliveryMark;
  readonly note: string;
  /** The text of a message; empty for a book, which is drawn from the game as it stands. */
  readonly text: string;
  /** The number of the last ledger row whose news the reader has had; 0 while they have had nothing. */
  readonly had: number;
  /** The claim of the window that posts it, by `claimAt`; empty for none. */
  readonly claim: string;
}

export interface BookDelivery extends AnyDelivery {
  readonly kind: (typeof BOOK_KINDS)[number];
}

export interface MessageDelivery extends AnyDelivery {
  readonly kind: (typeof MESSAGE_KINDS)[number];
}

export type Delivery = BookDelivery | MessageDelivery;

const COLUMNS = [
  ...['Id', 'What', 'For', 'Stage', 'State', 'Note', 'Text', 'Had up to row', 'Claim', 'Person'],
] as const;
/** How many finished messages stay listed. */
const KEPT = 60;

/** How far a delivery has come; `claim` where a window posts it. */
export type DeliveryStatus = Pick<Delivery, 'mark' | 'note'> & Partial<Pick<Delivery, 'claim'>>;

/**
 * How long a claimed message is taken to be on its way, in milliseconds. If nothing was heard of it by then, the window
 * was probably closed.
 */
const POSTING_MS = 2 * 60_000;

/** A new claim: its time, and a name of its own. */
export function claimAt(now: number, name: string): string {
  return `${now} ${name}`;
}

/** Whether a window or trigger is posting a message now. */
export function isPosting({ mark, claim }: Delivery, now: number): boolean {
  return mark === 'sending' && claim !== '' && now < Number(claim.split(' ')[0]) + POSTING_MS;
}

/** How far some deliveries have come, by their ids. */
export type Progress = ReadonlyMap<string, DeliveryStatus>;

/** The note of a waiting book whose readers have had something: it says what they see until the book is drawn. */
const SHOWN_BEFORE = 'Until then, what stands there is how the game stood before.';

/**
 * Whether this reader has had what this row of the ledger tells, or will have it: a message that tells it is out, or
 * waits and goes out as it is worded.
 */
export function hasHad(outbox: readonly Delivery[], reader: ReaderId, row: number): boolean {
  return outbox.some(
    (delivery) =>
      isFor(delivery, reader) &&
      // A book that is done shows the game as it is.
      ((!isMessage(delivery) && delivery.mark === 'done') ||
        Math.max(delivery.had, toldIn(delivery) ?? 0) >= row),
  );
}

/** Gives the row of the ledger whose results a message tells; undefined for books, reminders and words to the host. */
function toldIn({ id }: Delivery): number | undefined {
  const [, row] = /^discord:(\d+):/.exec(id) ?? [];
  return row === undefined ? undefined : Number(row);
}

/**
 * Gives the outbox after a commit: every book waits to be drawn anew, new messages wait. `row` is the commit's ledger
 * row.
 */
export function enqueue(
  outbox: readonly Delivery[],
  row: number,
  stage: string,
  readers: readonly PersonId[],
  letters: readonly Letter[],
  channels: Channels,
): readonly Delivery[] {
  const old = outbox.filter(isMessage);
  // A book that is done shows everything up to the row before.
  const upToNow = outbox.map((one) =>
    isMessage(one) || one.mark !== 'done' ? one : { ...one, had: Math.max(one.had, row - 1) },
  );
  const open = old.filter(({ mark }) => mark !== 'done');
  return [
    bookAnew(upToNow, stage, undefined),
    ...readers.map((reader) => bookAnew(upToNow, stage, reader)),
    ...old.filter(({ mark }) => mark === 'done').slice(-KEPT),
    ...enqueueMessages(open, 'discord', row, stage, letters, channels),
  ];
}

/** Gives the outbox after a commit that changes only these people's own books. */
export function enqueueBooks(
  outbox: readonly Delivery[],
  stage: string,
  readers: readonly PersonId[],
): readonly Delivery[] {
  return outbox.map((delivery) =>
    delivery.kind === 'player-book' && delivery.reader !== undefined && readers.includes(delivery.reader)
      ? bookAnew(outbox, stage, delivery.reader)
      : delivery,
  );
}

/** Makes a book wait to be drawn anew: somebody's, or the public one. */
function bookAnew(outbox: readonly Delivery[], stage: string, reader: ReaderId): BookDelivery {
  const kind = reader === undefined ? 'public-book' : 'player-book';
  const id = reader === undefined ? kind : `${kind}:${reader}`;
  const had = outbox.find((one) => one.id === id)?.had ?? 0;
  const note = had > 0 ? SHOWN_BEFORE : '';
  return { id, kind, reader, stage, mark: 'waiting', note, text: '', had, claim: '' };
}

/** Gives the state of a book that Google refused for a moment: it waits as before, and says why. */
export function putOff({ mark, had }: BookDelivery, why: string): DeliveryStatus {
  return { mark, note: had > 0 ? `${why} ${SHOWN_BEFORE}` : why };
}

/** Whether Google refused a waiting book for a moment: whoever can wait tries it again. */
export function isPutOff(delivery: Delivery): boolean {
  const { mark, note } = delivery;
  const waits = !isMessage(delivery) && (mark === 'waiting' || mark === 'allowed');
  return waits && note !== '' && note !== SHOWN_BEFORE;
}

/** Where a message comes from: the first part of its id. */
export type Origin = 'discord' | 'reminder';

/** Whether a message is a reminder. */
export function isReminder({ id }: Delivery): boolean {
  return id.startsWith('reminder:' satisfies `${Origin}:`);
}

/**
 * Gives the ledger's row whose results a message tells, where it is the last piece of them for its reader; else
 * undefined.
 */
export function lastPieceOf(
  messages: readonly MessageDelivery[],
  { id }: MessageDelivery,
): number | undefined {
  const [, row, to, part] = /^discord:(\d+):(.*):(\d+)$/s.exec(id) ?? [];
  if (
    row === undefined ||
    messages.some((other) => other.id === `discord:${row}:${to}:${Number(part) + 1}`)
  ) {
    return undefined;
  }
  return Number(row);
}

/** A message as it goes out; to everyone if `to` is undefined. */
export interface Letter {
  readonly to: ReaderId;
  readonly text: string;
  /** The title of the stage to which it calls its player by name; absent if it mentions nobody. */
  readonly call?: string;
}

/** Adds messages to the outbox for readers with a channel; `row` is the commit's ledger row. */
export function enqueueMessages(
  outbox: readonly Delivery[],
  origin: Origin,
  row: number,
  stage: string,
  letters: readonly Letter[],
  channels: Channels,
): readonly Delivery[] {
  const posts = letters.flatMap(({ to, text, call }): readonly Delivery[] => {
    if (!hasChannel(channels, to)) return [];
    const pieces = discordPieces(text, call === undefined ? 0 : LONGEST_MENTION);
    return pieces.map((piece, part) => {
      const calls = call !== undefined && part === pieces.length - 1;
      return {
        id: `${origin}:${row}:${to ?? 'everyone'}:${part + 1}`,
        kind: to === undefined ? 'discord-public' : calls ? 'discord-call' : 'discord-player',
        reader: to,
        stage: calls ? call : stage,
        text: piece,
        ...NEW_POST,
      };
    });
  });
  return [...outbox, ...posts];
}

/** The most characters that a mention takes in front of a message. */
const LONGEST_MENTION = 30;

/** The state of a post that nobody has seen to yet. */
const NEW_POST = { mark: 'waiting', note: '', had: 0, claim: '' } as const;

/** Adds messages to the outbox for the host alone, where there is a channel for them. */
export function enqueueForHost(
  outbox: readonly Delivery[],
  row: number,
  stage: string,
  texts: readonly string[],
  channels: Channels,
): readonly Delivery[] {
  if (!channels.host) return outbox;
  const posts = texts.flatMap(discordPieces).map((piece, part): Delivery => {
    const id = `host:${row}:${part + 1}`;
    return { id, kind: 'discord-host', reader: undefined, stage, text: piece, ...NEW_POST };
  });
  return [...outbox, ...posts];
}

/** True for a delivery to this reader, who isn't the host. */
function isFor({ kind, reader }: Delivery, to: ReaderId): boolean {
  return kind !== 'discord-host' && reader === to;
}

export function isMessage(delivery: Delivery): delivery is MessageDelivery {
  return MESSAGE_KINDS.some((kind) => kind === delivery.kind);
}

export function outboxTab(outbox: readonly Delivery[], people: People): Tab {
  return {
    title: FRAME_TITLES.outbox,
    rows: [
      headings(...COLUMNS),
      ...outbox.map(({ id, kind, reader, stage, mark, note, text, had, claim }) => [
        id,
        kind,
        reader === undefined ? '' : personWith(people, reader).name,
        stage,
        mark === 'done'
          ? mark
          : styled(mark, mark === 'failed' || mark === 'paused' ? LOOKS.bad : LOOKS.changed),
        note,
        text,
        had === 0 ? '' : had,
        claim,
        reader ?? '',
      ]),
    ],
  };
}

/**
 * Notes how far deliveries have come. `row` is the ledger's last row when they were drawn: once a book is done its
 * readers have had everything up to there, once a message is out what it tells.
 */
export function markDeliveries(
  outbox: readonly Delivery[],
  progress: Progress,
  row: number,
): readonly Delivery[] {
  return outbox.map((delivery) => {
    const status = progress.get(delivery.id);
    if (status === undefined) return delivery;
    const had = status.mark === 'done' ? (isMessage(delivery) ? (toldIn(delivery) ?? 0) : row) : delivery.had;
    return { ...delivery, claim: '', ...status, had };
  });
}

/** Reads the Outbox tab. Where the tab was deleted, books are drawn again and old messages forgotten. */
export function deliveriesOf(session: WithReaders): readonly Delivery[] {
  const { outbox } = session.snapshot;
  return outbox === undefined
    ? enqueue([], 0, '', readersOf(session), [], { everyone: false, host: false, persons: new Set() })
    : outbox.flatMap((cells) => readDelivery(session.people, cells));
}

function readDelivery({ persons }: People, cells: readonly Cell[]): readonly Delivery[] {
  const [
    id = '',
    kindText = '',
    ,
    stage = '',
    markText = '',
    note = '',
    text = '',
    row,
    claim = '',
    person = '',
  ] = cells.map(String);
  const kind = DELIVERY_KINDS.find((candidate) => candidate === kindText);
  const mark = DELIVERY_MARKS.find((candidate) => candidate === markText);
  const reader = person === '' ? undefined : asSecret(person);
  // Somebody who doesn't come into another season is gone.
  const isGone = reader !== undefined && !persons.has(reader);
  return kind === undefined || id === '' || isGone
    ? []
    : [{ id, kind, reader, stage, mark: mark ?? 'failed', note, text, had: rowNumber(row), claim }];
}

/** Reads a row's number from a cell; 0 for anything else. */
function rowNumber(cell = ''): number {
  const row = Number(cell);
  return Number.isSafeInteger(row) && row > 0 ? row : 0;
}
