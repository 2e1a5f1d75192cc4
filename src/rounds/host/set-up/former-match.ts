// The match with whose settings and times the next one of its game begins (SN-15).
import type { PlayableGame } from '../../../games/frame/playable';
import { ok, type Result } from '../../../games/frame/result';
import type { MatchKind } from '../../../games/frame/season';
import { matchesToBeLike } from '../season/views';
import type { HostBook } from '../../ports/host-book';
import { foldRecords, NO_RECORDS } from '../../record/fold';
import type { GameRecord } from '../../record/game-record';
import { readLedger } from '../../record/ledger-tab';
import type { PastMatch } from '../../record/season-entries';
import type { CallProblem } from '../../reply/reply';
import { settingsKept } from '../season/past-match';

/** The match that the host wants the next one to be like. */
export interface Wanted {
  readonly game: PlayableGame;
  readonly kind: MatchKind;
  /** Its number, 0 for none; undefined where the host has not chosen. */
  readonly like: number | undefined;
}

/** Finds it: unless the host has chosen, the last one of the game and kind, else of the game. */
export function formerMatch(
  book: HostBook,
  matches: readonly PastMatch[],
  { game, kind, like }: Wanted,
): Result<PastMatch | undefined, CallProblem> {
  const former = matchesToBeLike(matches, game.info.id, kind);
  const found = like === undefined ? former[0] : former.find(({ number }) => number === like);
  if (like === undefined || found === undefined || found.settings.length > 0) return ok(found);
  // The season keeps the settings of the last ones only.
  const record = archivedMatch(book, found.number);
  if (!record.ok || record.value === undefined) return record.ok ? ok(found) : record;
  return ok({ ...found, settings: settingsKept(game, record.value.settings) });
}

/** Reads the ledgers of archived matches for the season's match of this number. */
function archivedMatch(book: HostBook, number: number): Result<GameRecord | undefined, CallProblem> {
  const archives = book.archives();
  if (!archives.ok) return archives;
  let records = NO_RECORDS;
  let found: GameRecord | undefined;
  for (const grid of archives.value) {
    const ledger = readLedger(grid);
    if (!ledger.ok) return ledger;
    for (const row of ledger.value) {
      // Another season in this book may have had a match of this number before.
      if (row.entry.kind === 'closed' && records.season?.current?.number === number) found = records.game;
      records = foldRecords(records, [row]);
    }
  }
  return ok(found);
}
