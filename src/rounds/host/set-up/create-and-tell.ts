// Creating a match; where it needs nothing but forms, everything is made and drawn by the same call.
import { findGame } from '../../../games/frame/catalogue';
import { ok, type Result } from '../../../games/frame/result';
import { create } from './create';
import { prepareSome } from '../parts/prepare';
import { isFormStep, preparationSteps } from '../parts/preparation-steps';
import { performSteps, shellFor, type Shell, perform, performIn } from '../../commit/perform';
import { deliverSome } from '../../delivery/deliver';
import type { Ports } from '../../ports/ports';
import { withBooksIn, type Session } from '../../session/game-session';
import type { BookSession } from '../../session/readers';
import type { CallProblem } from '../../reply/reply';
import { askWinner } from './ask-winner';
import { askedWinner, type CreateMatch, createdMatch, draftedMatch } from './inputs';
import { call, deskCall } from '../../commit/call';
import { flag, mayLack, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { savedDraft } from '../../reply/draft-view';
import { discardDraft, draft, saveDraft } from './draft';
import { prepareNext } from './prepare-beside';

/** Creates the drafted match; `deliver`: goes on with what it needs, and leaves a failure to the next call. */
export function createAndTell(
  ports: Ports,
  { deliver = false, ...asked }: CreateMatch,
): Result<Session, CallProblem> {
  return performSteps<Session, Session>(ports, ok, (session, shell) => {
    const commit = create(session, ports.secret, asked);
    const created = commit.ok ? shell.write(session, commit.value) : commit;
    const book = created.ok ? withBooksIn(created.value) : created;
    // Books that are to be made take long: the sidebar says what is made while it waits.
    if (!book.ok || !deliver || !preparationSteps(book.value).every(isFormStep)) return book;
    const told = makeAndDraw(book.value, shellFor(shell, withBooksIn));
    return told.ok ? told : shell.reload();
  });
}

function makeAndDraw(session: BookSession, shell: Shell<BookSession>): Result<BookSession, CallProblem> {
  const made = prepareSome(session, shell);
  // There was no time for all of it: other calls go on.
  if (!made.ok || preparationSteps(made.value).length > 0) return made;
  return deliverSome(made.value, shell);
}

export const SET_UP_CALLS = {
  /** Gives the rules of a game with its default settings; none for a game that nobody knows. */
  getRules: call({
    tried: 'Reading the rules',
    input: parts({ game: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { game }) => ok(findGame(ports.games, game)?.rules ?? []),
  }),
  /** Begins the draft of a match, filled in from the match before and from standings. */
  draft: deskCall({
    tried: 'Setting up a match',
    input: draftedMatch,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => draft(session, ports.book, input)),
  }),
  saveDraft: deskCall({
    tried: 'Saving the set-up',
    input: savedDraft,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => saveDraft(session, input)),
  }),
  discardDraft: deskCall({
    tried: 'Deleting the set-up',
    input: mayLack(parts({ ahead: optional(flag) })),
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => discardDraft(session, input?.ahead)),
  }),
  /** Asks the winners of a former match what they decide for the drafted one. */
  askWinner: deskCall({
    tried: 'Asking the winner',
    input: askedWinner,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => performIn(ports, withBooksIn, (session) => askWinner(session, input)),
  }),
  /** Creates the match that is drafted; one before it that is over, and in a season counted, is archived by the same click. */
  create: deskCall({
    tried: 'Creating the match',
    input: mayLack(createdMatch),
    made: 'season',
    who: 'owner',
    run: (ports, input = {}) => createAndTell(ports, input),
  }),
  /**
   * Makes the next forms and books; call until `toPrepare` is empty. Where the view says `beside`, a call for forms alone
   * and one for books alone may be made at the same time.
   */
  prepareNext: deskCall({
    tried: 'Making forms and books',
    input: mayLack(parts({ only: optional(oneWordOf(['forms', 'books'])) })),
    made: 'nothing',
    who: 'owner',
    run: (ports, input) => prepareNext(ports, input?.only),
  }),
};
