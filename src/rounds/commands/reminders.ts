// Deadlines that look after themselves: about once an hour a trigger runs, closes forms whose deadline has passed,
// and once before each deadline tells the public channel who is missing. Names only, no answers.
import { fail, ok, type Result } from '../../games/result';
import { all } from '../../games/wording';
import type { UserError } from '../view/api';
import { channelsOf } from '../delivery/contacts';
import { prepareSome } from './create';
import { deliverSome, deliveriesOf } from '../delivery/deliver';
import { missingNow } from '../view/desk-view';
import { continueLedger, type NewEntry } from '../record/ledger';
import { escapeMarkdown, EVERYONE } from '../delivery/messages';
import { enqueueMessages, outboxTab } from '../delivery/outbox';
import type { Ports } from '../ports';
import { load, loadGame, type Table } from '../session/load';
import { discordTime } from '../time-zone';

/** The trigger runs about once an hour: within three hours it runs at least once. */
const REMIND_WITHIN_MS = 3 * 3_600_000;
const REMINDER = 'reminder';

/** Switches it on or off. Creates the trigger before the ledger entry and deletes it after; a stray trigger deletes itself. */
export function setReminders(ports: Ports, on: boolean): Result<undefined, UserError> {
  const table = loadGame(ports);
  if (!table.ok) return table;
  if (on && table.value.match.stage === null) {
    return fail({
      code: 'game-over',
      text: 'Watching the deadlines: the game is over, there are none left.',
    });
  }
  const created = on ? ports.trigger.create() : ok(undefined);
  if (!created.ok) return created;
  if (table.value.record.reminders !== on) {
    const entry: NewEntry = {
      text: on ? 'Let deadlines look after themselves.' : 'Took the deadlines back into own hands.',
      entry: { kind: 'reminders', body: { on } },
    };
    const written = write(ports, table.value, [entry]);
    if (!written.ok) return written;
  }
  return on ? ok(undefined) : ports.trigger.delete();
}

/** What the hourly trigger does. It deletes itself when there is no open stage to watch any more. */
export function watchDeadlines(ports: Ports): Result<undefined, UserError> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'no-game') return ports.trigger.delete();
  const { table } = loaded.value;
  if (table.match.stage === null || !table.record.reminders) return ports.trigger.delete();
  const closed = closeAfterDeadline(ports, table);
  return closed.ok ? remind(ports, table) : closed;
}

function closeAfterDeadline(ports: Ports, table: Table): Result<undefined, UserError> {
  const { deadline, graceSeconds, record, match } = table;
  if (match.stage === null || deadline === null) return ok(undefined);
  const over = ports.now() > deadline + graceSeconds * 1000;
  if (over && record.pending.accepting) {
    const written = write(ports, table, [
      {
        text: 'Closed the forms: the deadline has passed.',
        entry: {
          kind: 'accepting',
          body: { stage: match.stage.name, accepting: false, atDeadline: true },
        },
      },
    ]);
    if (!written.ok) return written;
  }
  // Also where an earlier try was interrupted between the record and the form.
  return over ? prepareSome(ports) : ok(undefined);
}

/** Writes down that it was done and what is to be posted in one go, so that it is never done twice. */
function remind(ports: Ports, table: Table): Result<undefined, UserError> {
  const { match, record, snapshot, deadline } = table;
  const missing = missingNow(table);
  const channels = channelsOf(snapshot);
  if (match.stage !== null && !record.pending.reminded && channels.everyone && isTime(ports, table)) {
    const { name, title } = match.stage;
    if (missing.length === 0 || deadline === null) return ok(undefined);
    const row: NewEntry = {
      text: `Reminded the public channel: ${all(missing)} missing.`,
      entry: { kind: 'reminded', body: { stage: name, missing } },
    };
    const text = escapeMarkdown(`${title}: still waiting for ${all(missing)}.`);
    const rows = continueLedger(table.ledger, [row], ports.now(), ports.who());
    const outbox = enqueueMessages(
      deliveriesOf(table),
      `${REMINDER}:${rows[0]?.number ?? 0}`,
      title,
      [{ to: EVERYONE, text: `${text} The deadline is ${discordTime(deadline, 'R')}.` }],
      { ...channels, players: [] },
    );
    const written = ports.book.write({ ledger: rows, outbox: outboxTab(outbox) });
    if (!written.ok) return written;
  }
  return deliverSome(ports, ({ id }) => id.startsWith(REMINDER));
}

/** The last hours before the deadline; of a short stage no more than its second half. */
function isTime(ports: Ports, { deadline, record }: Table): boolean {
  if (deadline === null) return false;
  const left = deadline - ports.now();
  return left > 0 && left <= Math.min(REMIND_WITHIN_MS, (deadline - record.openedAt) / 2);
}

function write(ports: Ports, table: Table, entries: readonly NewEntry[]): Result<undefined, UserError> {
  return ports.book.write({
    ledger: continueLedger(table.ledger, entries, ports.now(), ports.who()),
  });
}
