// Applying a change that the host has looked at: its entries, every redrawn tab and the correction notices in
// one write.
import { fail, type Result } from '../../games/result';
import type { Change, Message, UserError } from '../view/api';
import { prospect, type Prospect } from './corrections';
import { channelsOf } from '../delivery/contacts';
import { deliveriesOf } from '../delivery/deliver';
import { continueLedger } from '../record/ledger';
import { enqueue, outboxTab } from '../delivery/outbox';
import type { Ports } from '../ports';
import { loadGame, type Table } from '../session/load';

/** Applies a change of the open stage that needs no reason. */
export function applyOpen(ports: Ports, make: (stage: string) => Change): Result<undefined, UserError> {
  const table = loadGame(ports);
  if (!table.ok) return table;
  const worked = prospect(ports, table.value, make(table.value.match.stage?.name ?? ''), '');
  return worked.ok ? writeChange(ports, table.value, worked.value) : worked;
}

/** Applies a change; one that recomputes must be the one that was looked at, in the game as it then was. */
export function applyChange(
  ports: Ports,
  change: Change,
  reason: string,
  token: string,
): Result<undefined, UserError> {
  if (reason.trim() === '') {
    return fail({
      code: 'no-reason',
      text: 'Applying the change: give a reason first. It is kept in the record.',
    });
  }
  const table = loadGame(ports);
  if (!table.ok) return table;
  const worked = prospect(ports, table.value, change, reason.trim());
  if (!worked.ok) return worked;
  if (worked.value.after !== undefined && token !== changeToken(table.value, change)) {
    return fail({
      code: 'changed-since',
      text: 'Applying the change: the game has changed since you looked at what it would do. Look again first.',
    });
  }
  return writeChange(ports, table.value, worked.value);
}

/** What a previewed change depends on. */
export function changeToken(table: Table, change: Change): string {
  return JSON.stringify([table.ledger[table.ledger.length - 1]?.hash ?? '', change]);
}

const CORRECTION =
  'The host corrected the record of this game. Your book shows what follows from it; results that you saw before may differ.';

function writeChange(
  ports: Ports,
  table: Table,
  { entries, after, differences }: Prospect,
): Result<undefined, UserError> {
  const rows = continueLedger(table.ledger, entries, ports.now(), ports.who());
  if (after === undefined) return ports.book.write({ ledger: rows });
  const { match } = after;
  const notices: readonly Message[] = differences
    .filter(({ seen }) => seen)
    .map(({ to }) => ({ to, text: CORRECTION }));
  const stage = match.stage?.title ?? 'The end';
  const outbox = enqueue(
    deliveriesOf(table),
    rows[0]?.number ?? 0,
    stage,
    match.roster,
    notices,
    channelsOf(table.snapshot),
  );
  const written = ports.book.write({ ledger: rows, tabs: match.views().host, outbox: outboxTab(outbox) });
  // The trigger was deleted when the game ended; now there are deadlines again.
  const again = table.match.stage === null && match.stage !== null && table.record.reminders;
  return written.ok && again ? ports.trigger.create() : written;
}
