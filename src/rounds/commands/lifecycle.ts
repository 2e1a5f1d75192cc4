// The ends of a game's life: taking one in from a scenario, publishing all of it, putting it away.
import { fail, ok, type Result } from '../../games/result';
import { isJsonObject, type JsonObject } from '../../games/json';
import type { UserError } from '../view/api';
import { channelsOf } from '../delivery/contacts';
import { newKey } from './create';
import { deliveriesOf } from '../delivery/deliver';
import type { Entry } from '../record/entries';
import { importEntries, readImport } from '../record/export';
import { continueLedger } from '../record/ledger';
import { enqueue, outboxTab } from '../delivery/outbox';
import type { Ports } from '../ports';
import { publishedRecord } from '../record/proof';
import { load, loadGame } from '../session/load';

const NOT_OVER: UserError = {
  code: 'not-over',
  text: 'Publishing everything: the game is not over yet. Secrets stay secret until then.',
};

export const GAME_EXISTS: UserError = {
  code: 'game-exists',
  text: 'Setting up a game: one is in play in this book. Put it away first, or use another spreadsheet.',
};

/** Takes a scenario in as a new practice game with everything that was played. */
export function importGame(ports: Ports, scenario: unknown): Result<undefined, UserError> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  if (loaded.value.kind === 'game') return fail(GAME_EXISTS);
  const imported = readImport(scenario);
  if (!imported.ok) return imported;
  const { snapshot, ledger } = loaded.value;
  const { match } = imported.value.played;
  const entries = importEntries(imported.value, {
    book: snapshot.book,
    zone: snapshot.zone,
    newKey: () => newKey(ports),
  });
  const rows = continueLedger(ledger, entries, ports.now(), ports.who());
  return ports.book.write({
    ledger: rows,
    tabs: match.views().host,
    outbox: outboxTab(
      enqueue([], rows[0]?.number ?? 0, 'Import', match.roster, [], { everyone: false, players: [] }),
    ),
    reading: [],
  });
}

/** After the end: releases the whole record to everyone. */
export function publish(ports: Ports): Result<undefined, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  if (table.match.stage !== null) {
    return fail(NOT_OVER);
  }
  if (table.record.published) return ok(undefined);
  const entry: Entry = { kind: 'published', body: {} };
  const rows = continueLedger(
    table.ledger,
    [{ entry, text: 'Published the whole record.' }],
    ports.now(),
    ports.who(),
  );
  const { roster } = table.match;
  const outbox = enqueue(
    deliveriesOf(table),
    rows[0]?.number ?? 0,
    'The record',
    roster,
    [],
    channelsOf(table.snapshot),
  );
  return ports.book.write({ ledger: rows, outbox: outboxTab(outbox) });
}

/** After the end: the record file that proves the game. */
export function exportRecord(
  ports: Ports,
): Result<{ readonly name: string; readonly record: JsonObject }, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  const { match, ledger, record } = loaded.value;
  const published = match.stage === null ? publishedRecord(ledger, match.outcome) : undefined;
  const json: unknown = JSON.parse(JSON.stringify(published ?? null));
  return isJsonObject(json) ? ok({ name: `${record.setUp.game}-record.json`, record: json }) : fail(NOT_OVER);
}

/** Puts the game away; its ledger rows stay. */
export function closeGame(ports: Ports, reason: string): Result<undefined, UserError> {
  if (reason.trim() === '') {
    return fail({
      code: 'no-reason',
      text: 'Putting the game away: give a reason first. It is kept in the record.',
    });
  }
  const table = loadGame(ports);
  if (!table.ok) return table;
  const rows = continueLedger(
    table.value.ledger,
    [
      {
        entry: { kind: 'closed', body: { reason: reason.trim() } },
        text: `Put the game away. Reason: ${reason.trim()}`,
      },
    ],
    ports.now(),
    ports.who(),
  );
  const written = ports.book.write({ ledger: rows, tabs: [], roster: null, settings: null, reading: [] });
  // The game is closed even if this fails: a stray trigger deletes itself.
  if (written.ok && table.value.record.reminders) ports.trigger.delete();
  return written;
}
