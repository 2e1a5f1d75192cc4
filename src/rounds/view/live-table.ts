// The table of a game played live in one sitting: the board shown large, the clock, and who has sent something.
import { cellLook, cellValue } from '../../games/tabs';
import { fail, ok, type Result } from '../../games/result';
import type { TableView, UserError } from './api';
import { continueLedger } from '../record/ledger';
import type { Ports } from '../ports';
import { loadGame, type Table } from '../session/load';

/** What everyone at the table may see; not what was sent, only that something was. */
export function tableView(table: Table, now: number): Result<TableView, UserError> {
  const { match, record, inputs, deadline, graceSeconds } = table;
  const title = match.info.liveTab;
  const board = match.views().public.find((tab) => tab.title === title);
  if (board === undefined) {
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  }
  const { stage } = match;
  const sent = [...inputs.submissions, ...inputs.hostSubmissions].map(({ player }) => player);
  return ok({
    game: match.info.title,
    now,
    practice: record.setUp.practice,
    board: {
      title: board.title,
      rows: board.rows.map((cells) =>
        cells.map((cell) => ({ value: cellValue(cell), look: cellLook(cell) })),
      ),
    },
    stage:
      stage === null
        ? null
        : {
            name: stage.name,
            title: stage.title,
            seconds: secondsOf(table),
            deadline,
            graceSeconds,
            players: stage.asks
              .flatMap(({ players }) => players)
              .map((name) => ({ name, sent: sent.includes(name) })),
          },
  });
}

/** Starts the open stage's clock: its usual seconds from now. A clock that runs is left running. */
export function startClock(ports: Ports, stage: string): Result<undefined, UserError> {
  const loaded = loadGame(ports);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  if (table.match.stage?.name !== stage || table.deadline !== null) return ok(undefined);
  const deadline = ports.now() + secondsOf(table) * 1000;
  const entry = { kind: 'deadline', body: { stage, deadline } } as const;
  const text = `Started the clock of ${table.match.stage.title}.`;
  return ports.book.write({
    ledger: continueLedger(table.ledger, [{ text, entry }], ports.now(), ports.who()),
  });
}

function secondsOf({ match, record }: Table): number {
  const timing = match.stage?.timing;
  return record.timings.find(({ title }) => title === timing?.title)?.seconds ?? timing?.seconds ?? 0;
}
