// Gives somebody another link, or another book.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { holder } from '../../record/people';
import type { Secret } from '../../record/secret';
import type { CallProblem } from '../../reply/reply';
import { subjectOf, type BookSession } from '../../session/readers';

/**
 * Gives whoever holds a seat a new key, which their book, or a new book, shows from then on; the old one belongs to
 * nobody.
 */
export function replaceKey(
  session: BookSession,
  player: string,
  newBook: boolean,
  key: Secret,
): Result<Commit, CallProblem> {
  if (!session.people.seats.has(player)) return fail(NO_PLAYER);
  const { id, name } = holder(session.people, player);
  if (session.kind === 'game' && session.season === undefined && session.match.stage === null)
    return fail(NONE_OPEN);
  return ok({
    entries: [
      {
        text: newBook
          ? `Gave ${name} a new link and a new book. The old link no longer works, and the old book ends.`
          : `Gave ${name} a new link. The old one no longer works.`,
        entry: { kind: 'key', body: { person: id, key, ...(newBook ? { newBook } : {}) } },
      },
    ],
    deliver: { kind: 'results', about: subjectOf(session), messages: [] },
  });
}

const NO_PLAYER: CallProblem = {
  code: 'no-such-player',
  text: 'Giving a new link: choose one of the players.',
};

const NONE_OPEN: CallProblem = {
  code: 'game-over',
  text: 'Giving a new link: the game is over, nobody needs one.',
};
