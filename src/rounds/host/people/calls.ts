// Calls about people: contacts, and who plays.
import { ok, fail, type Result } from '../../../games/frame/result';
import { defineValueCall, defineDeskCall } from '../../commit/call';
import { withCurrentSession, perform, performIn } from '../../commit/perform';
import { newKey, asSecret, type Secret } from '../../record/secret';
import { noInput } from '../../reply/call-input';
import { contactsView, saveContacts } from './contacts';
import {
  newLinkInput,
  saveContactsInput,
  substitutePersonInput,
  type NewLinkInput,
  type SubstitutePersonInput,
} from './inputs';
import { findPerson } from '../../../seasons/people';
import { type CallProblem, OTHER_HOLDER } from '../../reply/reply';
import type { Commit } from '../../commit/commit';
import { requireBooks, type Session } from '../../session/game-session';
import { substitute } from '../parts/substitute';
import { seatsOfPerson } from '../../record/people';
import { deliverySubject, type BookSession } from '../../session/readers';

/** A new book can only be created by the host's account. */
const allowedCallers = ({ newBook = false }: NewLinkInput): 'hosts' | { readonly owners: string } =>
  newBook ? { owners: 'Giving a new book' } : 'hosts';

export const PEOPLE_CALLS = {
  /** Windows only request this while the host edits contacts. */
  getContacts: defineValueCall({
    tried: 'Looking at the contacts',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => withCurrentSession(ports, requireBooks, (session) => ok(contactsView(session))),
  }),
  saveContacts: defineDeskCall({
    tried: 'Saving the contacts',
    input: saveContactsInput,
    made: 'match',
    who: 'owner',
    run: (ports, input) => performIn(ports, requireBooks, (session) => saveContacts(session, input)),
  }),
  /** Replaces a person's link. With `newBook`, also replaces the book, in case others know its address. */
  replaceKey: defineDeskCall({
    tried: 'Giving a new link',
    input: newLinkInput,
    made: 'season',
    who: allowedCallers,
    run: (ports, input) =>
      performIn(ports, requireBooks, (session) => replaceKey(session, input, newKey(ports.secret()))),
  }),
  /** Replaces a person for the rest of the season, also during a match. */
  substitutePerson: defineDeskCall({
    tried: 'Replacing a person',
    input: substitutePersonInput,
    made: 'season',
    who: 'owner',
    reaches: ({ player, holder }) => [{ player, holder }],
    run: (ports, input) => perform(ports, (session) => substitutePerson(session, input, ports.secret)),
  }),
};

/** `secret` returns unguessable text. */
export function substitutePerson(
  session: Session,
  { player: name, reason: given, ...change }: SubstitutePersonInput,
  secret: () => string,
): Result<Commit, CallProblem> {
  const tried = 'Replacing a person';
  if (session.kind === 'empty' || session.season === undefined) {
    return fail({
      code: 'no-season',
      text: `${tried}: there’s no season in this spreadsheet. Start a season first.`,
    });
  }
  const reason = given.trim();
  if (reason === '') return fail({ code: 'no-reason', text: `${tried}: enter a reason first.` });
  const player = findPerson(session.season.standing, name)?.name ?? name;
  const done = substitute(session, { ...change, player }, secret, reason);
  return done.ok ? ok(done.value.commit) : done;
}

/** The person's book shows the new key; the old one becomes invalid. */
export function replaceKey(
  session: BookSession,
  { person, newBook = false }: NewLinkInput,
  key: Secret,
): Result<Commit, CallProblem> {
  const found = session.people.persons.get(asSecret(person));
  if (found === undefined) return fail(NO_SUCH_PLAYER);
  const { id, name } = found;
  if (session.kind === 'game' && session.season === undefined && session.match.stage === null)
    return fail(GAME_IS_OVER);
  if (seatsOfPerson(session.people, id).length === 0) return fail(otherHolderProblem(name));
  return ok({
    entries: [
      {
        text: newBook
          ? `Gave ${name} a new link and a new book. The old link no longer works, and the old book is closed.`
          : `Gave ${name} a new link. The old link no longer works.`,
        entry: { kind: 'key', body: { person: id, key, ...(newBook ? { newBook } : {}) } },
      },
    ],
    deliver: { kind: 'results', subject: deliverySubject(session), messages: [] },
  });
}

const NO_SUCH_PLAYER: CallProblem = {
  code: 'no-such-player',
  text: 'Giving a new link: choose somebody who’s playing.',
};

function otherHolderProblem(name: string): CallProblem {
  return {
    code: OTHER_HOLDER,
    text: `Giving ${name} a new link: somebody else is playing for ${name} now. Nothing was changed. Check who’s playing now, then try again.`,
  };
}

const GAME_IS_OVER: CallProblem = {
  code: 'game-over',
  text: 'Giving a new link: the game is over, so nobody needs a new link.',
};
