// Exports a file: the game, its template, its record, or the whole season including archived matches.
import { isJsonObject, type JsonObject } from '../../../games/frame/json';
import { fail, ok, type Result } from '../../../games/frame/result';
import { withCurrentSession } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import { exportScenario } from '../../proof/export';
import { publishedRecord } from '../../proof/proof';
import { exportSeasonFile } from '../../proof/season-export';
import type { LedgerRow } from '../../record/ledger';
import { ledgerStart, readLedger } from '../../record/ledger-tab';
import { RESTORE_WARNING } from '../../record/version-history';
import { allRows } from '../../record/whole-ledger';
import type { CallProblem } from '../../reply/reply';
import { requireGame, sessionSeason, type GameSession } from '../../session/game-session';
import { load } from '../../session/load';
import { buildTemplate } from '../../session/template';
import type { ExportedFile, ExportKind } from './views';

/** Every file except the template contains the seed and all secrets. */
export function exportFile(ports: Ports, what: ExportKind): Result<ExportedFile, CallProblem> {
  if (what === 'season') return exportSeason(ports);
  return withCurrentSession(ports, requireGame, (session) => {
    const { game } = session.record.setUp;
    switch (what) {
      case 'game': {
        const day = new Date(session.record.startedAt).toISOString().slice(0, 10);
        return ok({
          name: `${game}-${day}.json`,
          content: exportScenario(session.record, session.people, session.games),
        });
      }
      case 'template': {
        const content = buildTemplate(session);
        return content === undefined
          ? fail(NO_TEMPLATE)
          : ok({ name: `${titleForFileName(session)}-template.json`, content });
      }
      case 'record': {
        const content = exportRecord(session);
        return content === undefined ? fail(NOT_PUBLISHED) : ok({ name: `${game}-record.json`, content });
      }
    }
  });
}

const NO_TEMPLATE: CallProblem = {
  code: 'no-template',
  text: 'Exporting a template: this game has no questions of your own to share.',
};

const NOT_PUBLISHED: CallProblem = {
  code: 'not-published',
  text: 'Exporting the record: the record contains every secret of the game. Finish the game and publish everything first.',
};

/** A match's title, reduced to letters and digits for a file name. */
function titleForFileName({ match, game }: GameSession): string {
  const words = match.info.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [game.info.id];
  return Array.from(words.join('-')).slice(0, MAX_TITLE_CHARACTERS).join('');
}

const MAX_TITLE_CHARACTERS = 60;

/** The record with which players can verify the game; undefined until everything is published (ALL-9). */
function exportRecord({ match, record, ...session }: GameSession): JsonObject | undefined {
  if (!record.published || match.stage !== null) return undefined;
  const json: unknown = JSON.parse(JSON.stringify(publishedRecord(allRows(session), match.outcome)));
  return isJsonObject(json) ? json : undefined;
}

/** Reads the book's current ledger and the archived ledgers. */
function exportSeason(ports: Pick<Ports, 'book' | 'now' | 'games'>): Result<ExportedFile, CallProblem> {
  const session = load(ports);
  if (!session.ok) return session;
  if (sessionSeason(session.value) === undefined) return fail(NO_SEASON);
  const archives = ports.book.archives();
  if (!archives.ok) return archives;
  const { ledger: rows = [] } = session.value.snapshot;
  const read: LedgerRow[] = [];
  for (const [at, grid] of [...archives.value, rows].entries()) {
    const isLast = at === archives.value.length;
    const ledger = isLast ? ok(allRows(session.value)) : readLedger(grid);
    const { after, continues } = ledgerStart(grid);
    const last = read[read.length - 1];
    if (!ledger.ok || after !== (last?.number ?? 0) || continues !== (last?.hash ?? '')) {
      return fail(archiveChangedProblem(after));
    }
    read.push(...ledger.value);
  }
  const content = exportSeasonFile(read, ports.games);
  return content === undefined ? fail(NO_SEASON) : ok({ name: 'season.json', content });
}

const NO_SEASON: CallProblem = {
  code: 'no-season',
  text: 'Exporting the season: there’s no season in this spreadsheet. Start a season first.',
};

function archiveChangedProblem(after: number): CallProblem {
  return {
    code: 'archive-changed',
    text: `Exporting the season: the hidden ledger tab that starts after row ${after} was changed by hand or deleted. Restore it with File › Version history. ${RESTORE_WARNING} You can keep playing without restoring the tab.`,
  };
}
