// A season as a file: exporting the one in the book, with the ledgers of its matches that were put away.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { JsonObject } from '../../../games/frame/json';
import type { CallProblem } from '../../reply/reply';
import type { Ports } from '../../ports/ports';
import { seasonFileOf } from '../../proof/season-export';
import type { LedgerRow } from '../../record/ledger';
import { startOf } from '../../record/ledger-cells';
import { readLedger } from '../../record/ledger-tab';
import { WITH_ALL_TABS } from '../../record/version-history';
import { allRows } from '../../record/whole-ledger';
import { seasonIn } from '../../session/game-session';
import { load } from '../../session/load';

/** Gives the season's file, with its name. It holds every seed and every secret of its matches. */
export function exportSeason(
  ports: Pick<Ports, 'book' | 'now'>,
): Result<{ readonly name: string; readonly season: JsonObject }, CallProblem> {
  const session = load(ports);
  if (!session.ok) return session;
  if (seasonIn(session.value) === undefined) return fail(NO_SEASON);
  const archives = ports.book.archives();
  if (!archives.ok) return archives;
  const { ledger: rows = [] } = session.value.snapshot;
  const read: LedgerRow[] = [];
  for (const [at, grid] of [...archives.value, rows].entries()) {
    const isLast = at === archives.value.length;
    const ledger = isLast ? ok(allRows(session.value)) : readLedger(grid);
    const { after, continues } = startOf(grid);
    const last = read[read.length - 1];
    if (!ledger.ok || after !== (last?.number ?? 0) || continues !== (last?.hash ?? '')) {
      return fail(archiveChanged(after));
    }
    read.push(...ledger.value);
  }
  const season = seasonFileOf(read);
  return season === undefined ? fail(NO_SEASON) : ok({ name: 'season.json', season });
}

const NO_SEASON: CallProblem = {
  code: 'no-season',
  text: 'Exporting the season: there is none in this book. Start one first.',
};

function archiveChanged(after: number): CallProblem {
  return {
    code: 'archive-changed',
    text: `Exporting the season: the hidden tab of the ledger with row ${after} was changed by hand, or deleted. Bring it back with File › Version history. ${WITH_ALL_TABS} The season goes on all the same.`,
  };
}
