// The end of a game's life: publishing all of it, putting it away.
import { isJsonObject, type JsonObject } from '../../../games/frame/json';
import { fail, ok, type Result } from '../../../games/frame/result';
import { NOTHING, type Commit } from '../../commit/commit';
import { publishedRecord } from '../../proof/proof';
import { allRows } from '../../record/whole-ledger';
import type { Kept, Play } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';

const NOT_OVER: CallProblem = {
  code: 'not-over',
  text: 'Publishing everything: the game is not over yet. Secrets stay secret until then.',
};

const NOT_PUBLISHED: CallProblem = {
  code: 'not-published',
  text: 'Making the record: it holds every secret of the game. Publish everything first.',
};

/** After the end: publishes the whole record. */
export function publish({ match, record }: Play & Kept): Result<Commit, CallProblem> {
  if (match.stage !== null) return fail(NOT_OVER);
  if (record.published) return ok(NOTHING);
  return ok({
    entries: [{ entry: { kind: 'published', body: {} }, text: 'Published the whole record.' }],
    deliver: { kind: 'results', about: 'The record', messages: [] },
  });
}

/** Gives the record file that proves the game, once everything is published. It holds every secret (ALL-9). */
export function exportRecord({
  match,
  ledger,
  record,
}: Play & Kept): Result<{ readonly name: string; readonly record: JsonObject }, CallProblem> {
  if (!record.published) return fail(NOT_PUBLISHED);
  const published = match.stage === null ? publishedRecord(allRows({ ledger }), match.outcome) : undefined;
  const json: unknown = JSON.parse(JSON.stringify(published ?? null));
  return isJsonObject(json) ? ok({ name: `${record.setUp.game}-record.json`, record: json }) : fail(NOT_OVER);
}

/** Puts the game away; its ledger rows stay. */
export function closeGame({ season }: Kept, reason: string): Result<Commit, CallProblem> {
  if (season !== undefined) {
    return fail({
      code: 'season-exists',
      text: 'Putting the game away: it is a match of a season. Put it away there, as a match.',
    });
  }
  const given = reason.trim();
  if (given === '') {
    return fail({
      code: 'no-reason',
      text: 'Putting the game away: give a reason first. It is kept in the record.',
    });
  }
  return ok({
    entries: [
      { entry: { kind: 'closed', body: { reason: given } }, text: `Put the game away. Reason: ${given}` },
    ],
    roster: null,
    settings: null,
  });
}
