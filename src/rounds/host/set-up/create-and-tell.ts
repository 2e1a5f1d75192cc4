// Creates a match. If it then only needs forms, the same call creates them and updates the books.
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
import { flag, orAbsent, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { savedDraft } from '../../reply/draft-view';
import { discardDraft, draft, saveDraft } from './draft';
import { prepareNext } from './prepare-beside';

/** With `deliver`, also prepares what the match needs. If that fails, the next call retries it. */
export function createAndTell(
  ports: Ports,
  { deliver = false, ...asked }: CreateMatch,
): Result<Session, CallProblem> {
  return performSteps<Session, Session>(ports, ok, (session, shell) => {
    const commit = create(session, ports.secret, asked);
    const created = commit.ok ? shell.write(session, commit.value) : commit;
    const book = created.ok ? withBooksIn(created.value) : created;
    // Creating books takes long. In that case other calls do it, so that the sidebar shows progress.
    if (!book.ok || !deliver || !preparationSteps(book.value).every(isFormStep)) return book;
    const told = makeAndDraw(book.value, shellFor(shell, withBooksIn));
    return told.ok ? told : shell.reload();
  });
}

function makeAndDraw(session: BookSession, shell: Shell<BookSession>): Result<BookSession, CallProblem> {
  const made = prepareSome(session, shell);
  // Out of time. The next calls finish this.
  if (!made.ok || preparationSteps(made.value).length > 0) return made;
  return deliverSome(made.value, shell);
}

export const SET_UP_CALLS = {
  /** A game's rules under default settings; empty if the game is unknown. */
  getRules: call({
    tried: 'Reading the rules',
    input: parts({ game: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { game }) => ok(findGame(ports.games, game)?.rules ?? []),
  }),
  /** Starts a draft, filled in from the previous match and the standings. */
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
    input: orAbsent(parts({ ahead: optional(flag) })),
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => discardDraft(session, input?.ahead)),
  }),
  /** Asks an earlier match's winners for what they decide in the drafted match. */
  askWinner: deskCall({
    tried: 'Asking the winner',
    input: askedWinner,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => performIn(ports, withBooksIn, (session) => askWinner(session, input)),
  }),
  /** Creates the drafted match. Archives the previous match, which must be over and, in a season, counted. */
  create: deskCall({
    tried: 'Creating the match',
    input: orAbsent(createdMatch),
    made: 'season',
    who: 'owner',
    run: (ports, input = {}) => createAndTell(ports, input),
  }),
  /**
   * Creates the next forms and books. Call until `toPrepare` is empty. If the view has `beside`, one call for forms and one
   * for books can run in parallel.
   */
  prepareNext: deskCall({
    tried: 'Making forms and books',
    input: orAbsent(parts({ only: optional(oneWordOf(['forms', 'books'])) })),
    made: 'nothing',
    who: 'owner',
    run: (ports, input) => prepareNext(ports, input?.only),
  }),
};
