// The outbox: the deliveries to each reader, and their progress. Written together with the round that it delivers; kept
// in the Outbox tab of the host book.
import { hasChannel, type Channels } from '../contacts/contacts';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import type { Cell } from '../../games/frame/fields';
import { headings, LOOKS, styled, type Tab } from '../../games/frame/tabs';
import {
  EVERYONE,
  audienceOf,
  isSameReader,
  readerKey,
  type Audience,
  type DeliveryState,
  type DeliveryView,
  type Message,
} from '../api';
import { discordPieces } from '../discord/pieces';
import type { Grid } from '../ports/host-book';

const BOOK_KINDS = ['public-book', 'player-book'] as const;
const MESSAGE_KINDS = ['discord-public', 'discord-player', 'discord-host'] as const;
const DELIVERY_KINDS = [...BOOK_KINDS, ...MESSAGE_KINDS] as const;
type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * `sending` is written before a message is posted: where it still stands later, nobody knows whether the
 * message got out, and it is never posted again without the host's word. `set-aside` is a message that Discord
 * does not take from Google: it waits for the host's browser.
 */
const DELIVERY_MARKS = ['waiting', 'sending', 'done', 'failed', 'paused', 'allowed', 'set-aside'] as const;
export type DeliveryMark = (typeof DELIVERY_MARKS)[number];

interface AnyDelivery {
  readonly id: string;
  /** The player's name; empty for everyone, and for the host. */
  readonly player: string;
  readonly stage: string;
  readonly mark: DeliveryMark;
  readonly note: string;
  /** The text of a message; empty for a book, which is drawn from the game as it stands. */
  readonly text: string;
}

export interface BookDelivery extends AnyDelivery {
  readonly kind: (typeof BOOK_KINDS)[number];
}

export interface MessageDelivery extends AnyDelivery {
  readonly kind: (typeof MESSAGE_KINDS)[number];
}

export type Delivery = BookDelivery | MessageDelivery;

const COLUMNS = ['Id', 'What', 'Player', 'Stage', 'State', 'Note', 'Text'] as const;
/** The number of finished messages that stay listed. */
const KEPT = 60;

/** The progress of a delivery. */
export type DeliveryStatus = Pick<Delivery, 'mark' | 'note'>;

/** The progress of some deliveries, by their ids. */
export type Progress = ReadonlyMap<string, DeliveryStatus>;

/** Stands on a waiting book that was delivered before: its readers have seen how the game stood then. */
const SHOWN_BEFORE = 'Until then, what stands there is how the game stood before.';

/** True if its reader has got something by this delivery, or by an earlier one of the same book. */
export function wasDelivered({ mark, note }: Delivery): boolean {
  return mark === 'done' || note === SHOWN_BEFORE;
}

/** The outbox after a commit: every book is drawn anew, new messages wait. `row` is the commit's ledger row. */
export function enqueue(
  outbox: readonly Delivery[],
  row: number,
  stage: string,
  roster: readonly string[],
  messages: readonly Message[],
  channels: Channels,
): readonly Delivery[] {
  const old = outbox.filter(isMessage);
  // In a season, of people who do not play this match.
  const others = outbox.filter(({ kind, player }) => kind === 'player-book' && !roster.includes(player));
  const open = old.filter(({ mark }) => mark !== 'done');
  return [
    bookAnew(outbox, stage, ''),
    ...roster.map((name) => bookAnew(outbox, stage, name)),
    ...others,
    ...old.filter(({ mark }) => mark === 'done').slice(-KEPT),
    ...enqueueMessages(open, 'discord', row, stage, messages, channels),
  ];
}

/** The outbox after a commit that changes these players' own books alone. */
export function enqueueBooks(
  outbox: readonly Delivery[],
  stage: string,
  players: readonly string[],
): readonly Delivery[] {
  return outbox.map((delivery) =>
    delivery.kind === 'player-book' && players.includes(delivery.player)
      ? bookAnew(outbox, stage, delivery.player)
      : delivery,
  );
}

/**
 * The outbox once a player's book is replaced by another: that one's readers have seen nothing yet. Where somebody else
 * plays on, messages that waited for the one before are not sent to them.
 */
export function withoutFormer(
  outbox: readonly Delivery[],
  player: string,
  how: 'new-book' | 'substituted',
): readonly Delivery[] {
  return outbox.filter(
    (delivery) =>
      delivery.player !== player || (isMessage(delivery) && (how === 'new-book' || delivery.mark === 'done')),
  );
}

/** A book that waits to be drawn anew: a player's, or the public one. */
function bookAnew(outbox: readonly Delivery[], stage: string, player: string): BookDelivery {
  const kind = player === '' ? 'public-book' : 'player-book';
  const id = player === '' ? kind : `${kind}:${player}`;
  const before = outbox.find((delivery) => delivery.id === id);
  const note = before !== undefined && wasDelivered(before) ? SHOWN_BEFORE : '';
  return { id, kind, player, stage, mark: 'waiting', note, text: '' };
}

/** The source of a message: the first part of its id. */
export type Origin = 'discord' | 'reminder';

/** True for a message of a reminder. */
export function isReminder({ id }: Delivery): boolean {
  return id.startsWith('reminder:' satisfies `${Origin}:`);
}

/**
 * The ledger's row whose results a message tells, where it is the last piece of them for its reader; else undefined.
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

/** The outbox with messages added for those with a channel; `row` is the commit's ledger row. */
export function enqueueMessages(
  outbox: readonly Delivery[],
  origin: Origin,
  row: number,
  stage: string,
  messages: readonly Message[],
  channels: Channels,
): readonly Delivery[] {
  const posts = messages.flatMap(({ to, text }): readonly Delivery[] => {
    if (!hasChannel(channels, to)) return [];
    return discordPieces(text).map((piece, part) => ({
      id: `${origin}:${row}:${readerKey(to)}:${part + 1}`,
      ...(to === EVERYONE
        ? { kind: 'discord-public', player: '' }
        : { kind: 'discord-player', player: to.player }),
      stage,
      mark: 'waiting',
      note: '',
      text: piece,
    }));
  });
  return [...outbox, ...posts];
}

/** The outbox with messages added for the host alone, where there is a channel for them. */
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
    return { id, kind: 'discord-host', player: '', stage, mark: 'waiting', note: '', text: piece };
  });
  return [...outbox, ...posts];
}

/** True for a delivery to this audience; those to the host are to none. */
export function isFor({ kind, player }: Delivery, to: Audience): boolean {
  return kind !== 'discord-host' && isSameReader(audienceOf(player), to);
}

export function isMessage(delivery: Delivery): delivery is MessageDelivery {
  return MESSAGE_KINDS.some((kind) => kind === delivery.kind);
}

export function outboxTab(outbox: readonly Delivery[]): Tab {
  return {
    title: FRAME_TITLES.outbox,
    rows: [
      headings(...COLUMNS),
      ...outbox.map(({ id, kind, player, stage, mark, note, text }) => [
        id,
        kind,
        player,
        stage,
        mark === 'done'
          ? mark
          : styled(mark, mark === 'failed' || mark === 'paused' ? LOOKS.bad : LOOKS.changed),
        note,
        text,
      ]),
    ],
  };
}

/** The deliveries, some of them with new progress. */
export function markDeliveries(outbox: readonly Delivery[], progress: Progress): readonly Delivery[] {
  return outbox.map((delivery) => ({ ...delivery, ...progress.get(delivery.id) }));
}

/** Reads the Outbox tab. Where the tab was deleted, books are drawn again and old messages forgotten. */
export function deliveriesOf(
  { outbox }: { readonly outbox: Grid | undefined },
  roster: readonly string[],
): readonly Delivery[] {
  return outbox === undefined
    ? enqueue([], 0, '', roster, [], { everyone: false, host: false, players: [] })
    : outbox.flatMap((cells) => readDelivery(cells));
}

function readDelivery(cells: readonly Cell[]): readonly Delivery[] {
  const [id = '', kindText = '', player = '', stage = '', markText = '', note = '', text = ''] =
    cells.map(String);
  const kind = DELIVERY_KINDS.find((candidate) => candidate === kindText);
  const mark = DELIVERY_MARKS.find((candidate) => candidate === markText);
  return kind === undefined || id === ''
    ? []
    : [{ id, kind, player, stage, mark: mark ?? 'failed', note, text }];
}

/** A delivery as the sidebar shows it; `person` is who plays for its player now. */
export function deliveryView(delivery: Delivery, person = delivery.player): DeliveryView {
  const { id, kind, stage, mark, note, text } = delivery;
  return {
    id,
    kind: isMessage(delivery) ? 'message' : 'book',
    title: deliveryTitle(kind, person),
    stage,
    state: stateOf(mark),
    note: mark === 'sending' ? UNSURE : note,
    text: mark === 'done' ? '' : text,
  };
}

/** All of them as the sidebar shows them; several messages to one reader about one stage are told apart. */
export function deliveryViews(
  outbox: readonly Delivery[],
  personOf: (player: string) => string = (player) => player,
): readonly DeliveryView[] {
  const alike = (delivery: Delivery): readonly Delivery[] =>
    outbox.filter(
      ({ kind, player, stage }) =>
        kind === delivery.kind && player === delivery.player && stage === delivery.stage,
    );
  return outbox.map((delivery) => {
    const view = deliveryView(delivery, personOf(delivery.player));
    const same = alike(delivery);
    if (!isMessage(delivery) || same.length === 1) return view;
    return { ...view, title: `${view.title}, message ${same.indexOf(delivery) + 1} of ${same.length}` };
  });
}

function stateOf(mark: DeliveryMark): DeliveryState {
  switch (mark) {
    case 'sending':
      return 'unsure';
    case 'allowed':
    case 'set-aside':
      return 'waiting';
    case 'waiting':
    case 'done':
    case 'failed':
    case 'paused':
      return mark;
  }
}

/** True while a window posts it, too. */
const UNSURE =
  'Posting this message was begun, and no word of it came back. If no window is posting it now, look in the channel: then mark it as done, or try again.';

function deliveryTitle(kind: DeliveryKind, player: string): string {
  switch (kind) {
    case 'public-book':
      return 'Public book';
    case 'player-book':
      return `${player}'s book`;
    case 'discord-public':
      return 'Discord, public channel';
    case 'discord-player':
      return `Discord, ${player}'s channel`;
    case 'discord-host':
      return 'Discord, your own channel';
  }
}
