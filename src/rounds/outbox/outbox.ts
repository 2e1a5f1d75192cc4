// The outbox: a queue of deliveries to all readers, with their progress. It's in the Outbox tab of the host book, and saved
// together with the round whose results it delivers.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import type { Cell } from '../../games/frame/fields';
import { headings, STYLES, styled, type Tab } from '../../games/frame/tabs';
import { splitForDiscord } from '../discord/pieces';
import { personById, type People, type PersonId } from '../record/people';
import { asSecret } from '../record/secret';
import { hasChannel, bookReaders, type Channels, type ReaderId, type WithReaders } from '../session/readers';

const BOOK_KINDS = ['public-book', 'player-book'] as const;
/** `discord-call` mentions the player who gets the message. */
const MESSAGE_KINDS = ['discord-public', 'discord-player', 'discord-call', 'discord-host'] as const;
const DELIVERY_KINDS = [...BOOK_KINDS, ...MESSAGE_KINDS] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * `sending` is saved before a message is posted. If it's still there later, nobody knows whether the message was posted, and
 * only the host can requeue it. `set-aside`: Discord refuses it from Google, so it waits for the host's browser.
 */
const DELIVERY_MARKS = ['waiting', 'sending', 'done', 'failed', 'paused', 'allowed', 'set-aside'] as const;
export type DeliveryMark = (typeof DELIVERY_MARKS)[number];

interface BaseDelivery {
  readonly id: string;
  /** Who gets the delivery; undefined for everyone and for the host. */
  readonly reader: ReaderId;
  readonly stage: string;
  readonly mark: DeliveryMark;
  readonly note: string;
  /** A message's text; empty for a book. */
  readonly text: string;
  /** Last ledger row whose news the reader has received; 0 for none. */
  readonly had: number;
  /** Claim of the window that is posting the message; empty for none. */
  readonly claim: string;
}

export interface BookDelivery extends BaseDelivery {
  readonly kind: (typeof BOOK_KINDS)[number];
}

export interface MessageDelivery extends BaseDelivery {
  readonly kind: (typeof MESSAGE_KINDS)[number];
}

export type Delivery = BookDelivery | MessageDelivery;

const COLUMNS = [
  ...['Id', 'What', 'For', 'Stage', 'State', 'Note', 'Text', 'Had up to row', 'Claim', 'Person'],
] as const;
/** How many finished messages stay listed. */
const MAX_FINISHED_LISTED = 60;

/** A delivery's new status; `claim` is present while a window is posting the message. */
export type DeliveryStatus = Pick<Delivery, 'mark' | 'note'> & Partial<Pick<Delivery, 'claim'>>;

/** For how long a claimed message counts as being posted, in milliseconds. After that, its window was probably closed. */
const POSTING_TIMEOUT_MS = 2 * 60_000;

/** The text of a claim: when a window claimed a message, and the claim's name. */
export function claimText(now: number, name: string): string {
  return `${now} ${name}`;
}

/** Whether a window or trigger is probably posting it now. */
export function isBeingPosted({ mark, claim }: Delivery, now: number): boolean {
  return mark === 'sending' && claim !== '' && now < Number(claim.split(' ')[0]) + POSTING_TIMEOUT_MS;
}

/** Statuses by delivery id. */
export type DeliveryStatuses = ReadonlyMap<string, DeliveryStatus>;

/** Sentences that earlier versions wrote behind the reason, or instead of one, in the note of a waiting book. */
const FORMER_NOTE_PATTERN = / ?Until (?:it’s updated, this book|then, it) shows the game as it was before\.$/;

/** Whether this reader has received this ledger row's news, or has a message with it in the queue. */
export function hasReceivedNews(outbox: readonly Delivery[], reader: ReaderId, row: number): boolean {
  return outbox.some(
    (delivery) =>
      isForReader(delivery, reader) &&
      // A delivered book shows the current state.
      ((!isMessage(delivery) && delivery.mark === 'done') ||
        Math.max(delivery.had, messageRowNumber(delivery) ?? 0) >= row),
  );
}

/** The ledger row whose results a message contains; undefined for books, reminders and messages to the host. */
function messageRowNumber({ id }: Delivery): number | undefined {
  const [, row] = /^discord:(\d+):/.exec(id) ?? [];
  return row === undefined ? undefined : Number(row);
}

/** Queues all books and the new messages. `row` is the commit's ledger row. */
export function enqueue(
  outbox: readonly Delivery[],
  row: number,
  stage: string,
  readers: readonly PersonId[],
  letters: readonly MessageToQueue[],
  channels: Channels,
): readonly Delivery[] {
  const old = outbox.filter(isMessage);
  // A delivered book contains everything up to the previous row.
  const upToNow = outbox.map((one) =>
    isMessage(one) || one.mark !== 'done' ? one : { ...one, had: Math.max(one.had, row - 1) },
  );
  const open = old.filter(({ mark }) => mark !== 'done');
  return [
    requeueBook(upToNow, stage, undefined),
    ...readers.map((reader) => requeueBook(upToNow, stage, reader)),
    ...old.filter(({ mark }) => mark === 'done').slice(-MAX_FINISHED_LISTED),
    ...enqueueMessages(open, 'discord', row, stage, letters, channels),
  ];
}

export function enqueueBooks(
  outbox: readonly Delivery[],
  stage: string,
  readers: readonly PersonId[],
): readonly Delivery[] {
  return outbox.map((delivery) =>
    delivery.kind === 'player-book' && delivery.reader !== undefined && readers.includes(delivery.reader)
      ? requeueBook(outbox, stage, delivery.reader)
      : delivery,
  );
}

/** A queued book of this reader, or the public one. */
function requeueBook(outbox: readonly Delivery[], stage: string, reader: ReaderId): BookDelivery {
  const kind = reader === undefined ? 'public-book' : 'player-book';
  const id = reader === undefined ? kind : `${kind}:${reader}`;
  const had = outbox.find((one) => one.id === id)?.had ?? 0;
  return { id, kind, reader, stage, mark: 'waiting', note: '', text: '', had, claim: '' };
}

/** Whether a queued book was refused temporarily and will be retried. */
export function isBookPostponed(delivery: Delivery): boolean {
  const { mark, note } = delivery;
  return !isMessage(delivery) && (mark === 'waiting' || mark === 'allowed') && note !== '';
}

/** What a message's id starts with. */
export type MessageIdPrefix = 'discord' | 'reminder';

export function isReminder({ id }: Delivery): boolean {
  return id.startsWith('reminder:' satisfies `${MessageIdPrefix}:`);
}

/** The ledger row whose results this message completes for its reader; undefined if another part follows. */
export function completedResultsRow(
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

/** A message to queue; if `to` is undefined, it's for everyone. */
export interface MessageToQueue {
  readonly to: ReaderId;
  readonly text: string;
  /** Title of the stage that the player is asked to answer. The message mentions them; absent for no mention. */
  readonly call?: string;
}

/** Queues messages for readers with a channel; `row` is the commit's ledger row. */
export function enqueueMessages(
  outbox: readonly Delivery[],
  origin: MessageIdPrefix,
  row: number,
  stage: string,
  letters: readonly MessageToQueue[],
  channels: Channels,
): readonly Delivery[] {
  const posts = letters.flatMap(({ to, text, call }): readonly Delivery[] => {
    if (!hasChannel(channels, to)) return [];
    const pieces = splitForDiscord(text, call === undefined ? 0 : MENTION_LENGTH);
    return pieces.map((piece, part) => {
      const calls = call !== undefined && part === pieces.length - 1;
      return {
        id: `${origin}:${row}:${to ?? 'everyone'}:${part + 1}`,
        kind: to === undefined ? 'discord-public' : calls ? 'discord-call' : 'discord-player',
        reader: to,
        stage: calls ? call : stage,
        text: piece,
        ...NEW_POST_STATUS,
      };
    });
  });
  return [...outbox, ...posts];
}

/** Characters that a mention needs. */
const MENTION_LENGTH = 30;

/** The status of a newly queued post. */
const NEW_POST_STATUS = { mark: 'waiting', note: '', had: 0, claim: '' } as const;

/** Queues messages for the host, if they have a channel. */
export function enqueueForHost(
  outbox: readonly Delivery[],
  row: number,
  stage: string,
  texts: readonly string[],
  channels: Channels,
): readonly Delivery[] {
  if (!channels.host) return outbox;
  const posts = texts
    .flatMap((text) => splitForDiscord(text))
    .map((piece, part): Delivery => {
      const id = `host:${row}:${part + 1}`;
      return { id, kind: 'discord-host', reader: undefined, stage, text: piece, ...NEW_POST_STATUS };
    });
  return [...outbox, ...posts];
}

function isForReader({ kind, reader }: Delivery, to: ReaderId): boolean {
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
        reader === undefined ? '' : personById(people, reader).name,
        stage,
        mark === 'done'
          ? mark
          : styled(mark, mark === 'failed' || mark === 'paused' ? STYLES.bad : STYLES.changed),
        note,
        text,
        had === 0 ? '' : had,
        claim,
        reader ?? '',
      ]),
    ],
  };
}

/** Updates statuses. A drawn book has all news up to `row`, the ledger's last row then; a posted message only its own. */
export function markDeliveries(
  outbox: readonly Delivery[],
  progress: DeliveryStatuses,
  row: number,
): readonly Delivery[] {
  return outbox.map((delivery) => {
    const status = progress.get(delivery.id);
    if (status === undefined) return delivery;
    const had =
      status.mark === 'done' ? (isMessage(delivery) ? (messageRowNumber(delivery) ?? 0) : row) : delivery.had;
    return { ...delivery, claim: '', ...status, had };
  });
}

/** Reads the Outbox tab. If it was deleted, all books are queued and old messages are forgotten. */
export function readDeliveries(session: WithReaders): readonly Delivery[] {
  const { outbox } = session.snapshot;
  return outbox === undefined
    ? enqueue([], 0, '', bookReaders(session), [], { everyone: false, host: false, persons: new Set() })
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
  const reason = note.replace(FORMER_NOTE_PATTERN, '');
  // Deliveries for people who aren't in the new season are dropped.
  const isGone = reader !== undefined && !persons.has(reader);
  return kind === undefined || id === '' || isGone
    ? []
    : [
        {
          id,
          kind,
          reader,
          stage,
          mark: mark ?? 'failed',
          note: reason,
          text,
          had: parseRowNumber(row),
          claim,
        },
      ];
}

/** A valid row number, else 0. */
function parseRowNumber(cell = ''): number {
  const row = Number(cell);
  return Number.isSafeInteger(row) && row > 0 ? row : 0;
}
