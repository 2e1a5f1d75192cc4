// Delivering the outbox after the commit: books are redrawn, messages posted. Doing it twice changes nothing;
// an interruption anywhere is finished by doing it again.
import { ok, type Result } from '../../games/result';
import { headings, styled, LOOKS, type Tab } from '../../games/tabs';
import type { UserError } from '../view/api';
import { contactOf, publicWebhook } from './contacts';
import { makePlayerBook, makePublicBook, personalLink, recordPlace } from '../commands/create';
import { commitment, dataPieces, publishLedger } from '../record/ledger';
import { isMessage, outboxTab, readOutbox, type Delivery, type DeliveryMark } from './outbox';
import type { Ports, Readers } from '../ports';
import { loadGame, type Table } from '../session/load';
import { discordTime, isZone, timeText } from '../time-zone';

interface Outcome {
  readonly mark: DeliveryMark;
  readonly note: string;
}

const DONE: Outcome = { mark: 'done', note: '' };

/** Delivers what waits (of these), for as long as one call should take. What is left stays waiting. */
export function deliverSome(
  ports: Ports,
  these: (delivery: Delivery) => boolean = () => true,
): Result<undefined, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  let table = loaded.value;
  let outbox = deliveriesOf(table);
  const save = (): Result<undefined, UserError> => ports.book.write({ outbox: outboxTab(outbox) });
  const mark = ({ id }: Delivery, outcome: Outcome): void => {
    outbox = outbox.map((delivery) => (delivery.id === id ? { ...delivery, ...outcome } : delivery));
  };
  let unsaved = false;
  for (const delivery of outbox) {
    if ((delivery.mark !== 'waiting' && delivery.mark !== 'allowed') || !these(delivery)) continue;
    if (ports.now() >= ports.workUntil()) break;
    if (isMessage(delivery.kind)) {
      // Saved before it is posted: after a crash nobody would know otherwise, and it might be posted twice.
      mark(delivery, { mark: 'sending', note: '' });
      const saved = save();
      if (!saved.ok) return saved;
      mark(delivery, post(ports, table, delivery));
    } else {
      const drawn = deliverBook(ports, table, delivery);
      if (!drawn.ok) return drawn;
      mark(delivery, drawn.value.outcome);
      table = drawn.value.table;
    }
    unsaved = true;
  }
  return unsaved ? save() : ok(undefined);
}

/** The outbox of a loaded game. */
export function deliveriesOf(table: Table): readonly Delivery[] {
  return readOutbox(table.snapshot.outbox, table.match.roster, '');
}

/** Sets a delivery by the host's word: to wait again, allowed even if widely shared, or done by hand. */
export function settleDelivery(
  ports: Ports,
  id: string,
  as: 'waiting' | 'done',
): Result<undefined, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  const outbox = deliveriesOf(loaded.value).map((delivery): Delivery => {
    if (delivery.id !== id) return delivery;
    if (as === 'done') return { ...delivery, mark: 'done', note: 'Marked as done by the host.' };
    return { ...delivery, mark: delivery.mark === 'paused' ? 'allowed' : 'waiting', note: '' };
  });
  return ports.book.write({ outbox: outboxTab(outbox) });
}

function post(ports: Ports, table: Table, { kind, player, text }: Delivery): Outcome {
  const webhook =
    kind === 'discord-public'
      ? publicWebhook(table.snapshot)
      : contactOf(table.snapshot, player, 'Discord webhook');
  if (webhook === '') {
    return {
      mark: 'failed',
      note: 'No webhook is given any more. Enter one in the tabs, or post it by hand.',
    };
  }
  const posted = ports.messenger.post(webhook, text);
  switch (posted.kind) {
    case 'posted':
      return DONE;
    case 'wait':
      return {
        mark: 'failed',
        note: `Discord asks to wait ${Math.ceil(posted.seconds)} seconds. Then deliver it again.`,
      };
    case 'refused':
      return { mark: 'failed', note: posted.text };
    case 'unknown':
      return { mark: 'sending', note: '' };
  }
}

/** Redraws a book after a look at who can read it; one that the host deleted is made again. */
function deliverBook(
  ports: Ports,
  table: Table,
  delivery: Delivery,
): Result<{ readonly outcome: Outcome; readonly table: Table }, UserError> {
  const failed = (error: UserError): Result<{ outcome: Outcome; table: Table }, UserError> =>
    error.code === 'out-of-time'
      ? { ok: false, error: error }
      : ok({ outcome: { mark: 'failed', note: error.text }, table });
  const found = findBook(ports, table, delivery);
  if (!found.ok) return failed(found.error);
  const { id, readers, table: now } = found.value;
  const strangers = delivery.mark === 'allowed' ? '' : unexpectedReaders(now, delivery, readers);
  if (strangers !== '') return ok({ outcome: { mark: 'paused', note: strangers }, table: now });
  const drawn = ports.books.draw(id, bookTabs(now, delivery));
  return drawn.ok ? ok({ outcome: DONE, table: now }) : failed(drawn.error);
}

interface FoundBook {
  readonly id: string;
  readonly readers: Readers;
  readonly table: Table;
}

/** The book and who can read it; one that is not there is made, and recorded. */
function findBook(ports: Ports, table: Table, { kind, player }: Delivery): Result<FoundBook, UserError> {
  const place = table.record.places.find(({ what, name }) => what === kind && name === player);
  if (place !== undefined) {
    const state = ports.books.look(place.id);
    if (!state.ok) return state;
    if (state.value.kind === 'there') return ok({ id: place.id, readers: state.value.readers, table });
  }
  const made = kind === 'public-book' ? makePublicBook(ports, table) : makePlayerBook(ports, table, player);
  if (!made.ok) return made;
  const book = kind === 'public-book' ? 'the public book' : `${player}'s book`;
  const text = place === undefined ? `Made ${book}.` : `Made ${book} again: the old one was deleted.`;
  const written = recordPlace(ports, table, made.value, text);
  if (!written.ok) return written;
  const reloaded = loadGame(ports);
  if (!reloaded.ok) return reloaded;
  return ok({ id: made.value.id, readers: { people: [], link: false }, table: reloaded.value });
}

/** Who can read a player's book besides the player, in a sentence for the host; empty when nobody. */
function unexpectedReaders(table: Table, { kind, player }: Delivery, readers: Readers): string {
  if (kind !== 'player-book') return '';
  const email = contactOf(table.snapshot, player, 'E-mail');
  const others = readers.people.filter((person) => person.toLowerCase() !== email.toLowerCase());
  const faults = [
    ...(others.length === 0 ? [] : [`it is shared with ${others.join(', ')}`]),
    ...(email !== '' && readers.link ? ['anyone with the link can open it'] : []),
  ];
  return faults.length === 0
    ? ''
    : `Not written: ${faults.join(', and ')}. Change the sharing of ${player}'s book, or allow it, then deliver again.`;
}

/** All tabs of a book: what stands now, then what the game shows this audience. */
function bookTabs(table: Table, { player }: Delivery): readonly Tab[] {
  const views = table.match.views();
  const tabs = player === '' ? views.public : (views.players.find(({ name }) => name === player)?.tabs ?? []);
  const record = player === '' && table.record.published ? [recordTab(table)] : [];
  return [nowTab(table, player), ...tabs, ...record];
}

/** The whole record, released after the end: what `npm run verify` proves, row by row. */
function recordTab({ ledger }: Table): Tab {
  return {
    title: 'Record',
    rows: [
      headings('No.', 'When (UTC)', 'What', 'Kind', 'Hash', 'Data'),
      ...publishLedger(ledger).rows.map(({ number, at, text, kind, hash, data }) => [
        number,
        new Date(at).toISOString(),
        text,
        kind,
        hash,
        ...dataPieces(data),
      ]),
    ],
    widths: [50, 190, 420, 90, 120, 420],
  };
}

/** The front tab: which stage is open until when, the player's own form link, and the proof of the record. */
function nowTab(table: Table, player: string): Tab {
  const { match, record, deadline, snapshot } = table;
  const zone = player === '' ? '' : contactOf(snapshot, player, 'Time zone');
  const shown = isZone(zone) ? zone : snapshot.zone;
  const audience = player === '' ? 'Everyone' : player;
  const asked = match.stage?.asks.find(({ players }) => players.includes(player));
  return {
    title: 'Now',
    rows: [
      [styled(match.info.title, LOOKS.title), player],
      ['Stage', match.stage === null ? 'The game is over' : match.stage.title],
      ...(deadline === null || match.stage === null
        ? []
        : [
            ['Deadline', timeText(deadline, shown)],
            ...(player === '' ? [['For Discord', discordTime(deadline)]] : []),
          ]),
      ...(asked === undefined ? [] : [['Your form', personalLink(table, asked.form, player)]]),
      ...(player === ''
        ? [
            ['Hash of the seed', commitment(record.setUp.seed)],
            ['Hash of the record', table.ledger[table.ledger.length - 1]?.hash ?? ''],
            ...(record.published ? [['Seed', record.setUp.seed]] : []),
          ]
        : []),
      ...corrections(table, audience),
    ],
    widths: [160, 560],
  };
}

function corrections({ record, snapshot }: Table, audience: string): Tab['rows'] {
  const own = record.corrections.filter(({ changed }) => changed.includes(audience));
  if (own.length === 0) return [];
  return [
    headings('Corrections', ''),
    ...own.map(({ at }) => [
      timeText(at, snapshot.zone),
      'The host corrected the record. What you see here is what follows from it.',
    ]),
  ];
}
