// The end of a game's life: publishing all of it, putting it away.
import { fail, ok, type Result } from '../../../games/frame/result';
import { NOTHING, type Commit } from '../../commit/commit';
import { rosterOf } from '../../contacts/contacts';
import { holder } from '../../record/people';
import type { Kept, Play } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';

const NOT_OVER: CallProblem = {
  code: 'not-over',
  text: 'Publishing everything: the game is not over yet. Secrets stay secret until then.',
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

/** Puts the game away; its ledger rows stay, and who holds a seat, with contacts, for the next game. */
export function closeGame({ season, snapshot, people }: Kept, reason: string): Result<Commit, CallProblem> {
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
    roster: rosterOf(
      snapshot,
      [...people.seats.keys()].map((seat) => holder(people, seat).name),
    ),
  });
}
