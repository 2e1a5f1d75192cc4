// Gives somebody another link, or another book.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { seatsHeldBy } from '../../record/people';
import { asSecret, type Secret } from '../../record/secret';
import { OTHER_HOLDER } from '../../reply/opening';
import type { CallProblem } from '../../reply/reply';
import { subjectOf, type BookSession } from '../../session/readers';
import type { NewLink } from './inputs';

/** Gives somebody who holds a seat a new key, which their book, or a new book, shows from then on; the old one is nobody's. */
export function replaceKey(
  session: BookSession,
  { person, newBook = false }: NewLink,
  key: Secret,
): Result<Commit, CallProblem> {
  const found = session.people.persons.get(asSecret(person));
  if (found === undefined) return fail(NOBODY);
  const { id, name } = found;
  if (session.kind === 'game' && session.season === undefined && session.match.stage === null)
    return fail(NONE_OPEN);
  if (seatsHeldBy(session.people, id).length === 0) return fail(noSeat(name));
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

const NOBODY: CallProblem = {
  code: 'no-such-player',
  text: 'Giving a new link: choose somebody who plays.',
};

function noSeat(name: string): CallProblem {
  return {
    code: OTHER_HOLDER,
    text: `Giving ${name} a new link: somebody else plays in their place by now, so they need none. Nothing was changed. Check who plays now, then try again.`,
  };
}

const NONE_OPEN: CallProblem = {
  code: 'game-over',
  text: 'Giving a new link: the game is over, nobody needs one.',
};
