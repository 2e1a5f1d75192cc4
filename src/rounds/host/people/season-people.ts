// Substitutes for a season's people, whether or not they play the match in the book (SN-11).
import { fail, ok, type Result } from '../../../games/frame/result';
import { personCalled } from '../../../seasons/people';
import type { CallProblem } from '../../reply/reply';
import type { SubstitutePerson } from './inputs';
import type { Commit } from '../../commit/commit';
import type { Session } from '../../session/game-session';
import { substitute } from '../parts/substitute';

/** Lets somebody else hold a person's seat, with contacts, a book and a key of their own; `secret` draws text. */
export function substitutePerson(
  session: Session,
  { player: name, reason: given, ...change }: SubstitutePerson,
  secret: () => string,
): Result<Commit, CallProblem> {
  const tried = 'Replacing a person';
  if (session.kind === 'empty' || session.season === undefined) {
    return fail({ code: 'no-season', text: `${tried}: there is no season in this book. Start one first.` });
  }
  const reason = given.trim();
  if (reason === '') return fail({ code: 'no-reason', text: `${tried}: give a reason first.` });
  const player = personCalled(session.season.standing, name)?.name ?? name;
  const done = substitute(session, { ...change, player }, secret, reason);
  return done.ok ? ok(done.value.commit) : done;
}
