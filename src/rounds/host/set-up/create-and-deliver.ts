// Creates a match. If the match then only needs forms, the same call creates the forms and updates the books.
import { findGame } from '../../../games/frame/catalogue';
import { ok, type Result } from '../../../games/frame/result';
import { createMatch } from './create';
import { runPreparationSteps } from '../parts/prepare';
import { isFormStep, preparationSteps } from '../parts/preparation-steps';
import { performSteps, narrowShell, type Shell, perform, performIn } from '../../commit/perform';
import { deliverSome } from '../../delivery/deliver';
import type { Ports } from '../../ports/ports';
import { requireBooks, type Session } from '../../session/game-session';
import type { BookSession } from '../../session/readers';
import type { CallProblem } from '../../reply/reply';
import { askWinner } from './ask-winners';
import { askWinnerInput, type CreateMatchInput, createMatchInput, draftMatchInput } from './inputs';
import { defineValueCall, defineDeskCall } from '../../commit/call';
import { flag, optionalInput, choiceInput, optional, object, text } from '../../reply/call-input';
import { saveDraftInput } from '../../reply/draft-view';
import { discardDraft, startDraft, saveDraft } from './draft';
import { prepareNext } from './prepare-next';

/** With `deliver`, also prepares what the match needs. If that fails, the next call retries it. */
export function createAndDeliver(
  ports: Ports,
  { deliver = false, ...asked }: CreateMatchInput,
): Result<Session, CallProblem> {
  return performSteps<Session, Session>(ports, ok, (session, shell) => {
    const commit = createMatch(session, ports.secret, asked);
    const created = commit.ok ? shell.write(session, commit.value) : commit;
    const book = created.ok ? requireBooks(created.value) : created;
    // Creating books takes a long time, so other calls do it, and the sidebar shows progress.
    if (!book.ok || !deliver || !preparationSteps(book.value).every(isFormStep)) return book;
    const told = prepareThenDeliver(book.value, narrowShell(shell, requireBooks));
    return told.ok ? told : shell.reload();
  });
}

function prepareThenDeliver(
  session: BookSession,
  shell: Shell<BookSession>,
): Result<BookSession, CallProblem> {
  const made = runPreparationSteps(session, shell);
  // If time is up, the next calls finish this.
  if (!made.ok || preparationSteps(made.value).length > 0) return made;
  return deliverSome(made.value, shell);
}

export const SET_UP_CALLS = {
  /** A game's rules under default settings; empty if the game is unknown. */
  getRules: defineValueCall({
    tried: 'Reading the rules',
    input: object({ game: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { game }) => ok(findGame(ports.games, game)?.rules ?? []),
  }),
  /** Starts a draft, filled in from the previous match and the standings. */
  draft: defineDeskCall({
    tried: 'Setting up a match',
    input: draftMatchInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => startDraft(session, ports.book, input)),
  }),
  saveDraft: defineDeskCall({
    tried: 'Saving the draft',
    input: saveDraftInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => saveDraft(session, input)),
  }),
  discardDraft: defineDeskCall({
    tried: 'Deleting the draft',
    input: optionalInput(object({ ahead: optional(flag) })),
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => discardDraft(session, input?.ahead)),
  }),
  /** Asks an earlier match's winners about the settings that they decide in the drafted match. */
  askWinner: defineDeskCall({
    tried: 'Asking the winner',
    input: askWinnerInput,
    made: 'season',
    who: 'hosts',
    run: (ports, input) => performIn(ports, requireBooks, (session) => askWinner(session, input)),
  }),
  /** Creates the drafted match. Archives the previous match, which must be over and, in a season, counted. */
  create: defineDeskCall({
    tried: 'Creating the match',
    input: optionalInput(createMatchInput),
    made: 'season',
    who: 'owner',
    run: (ports, input = {}) => createAndDeliver(ports, input),
  }),
  /**
   * Creates the next forms and books. Call until `toPrepare` is empty. If the view has `beside`, one call for forms and one
   * for books can run in parallel.
   */
  prepareNext: defineDeskCall({
    tried: 'Creating forms and books',
    input: optionalInput(object({ only: optional(choiceInput(['forms', 'books'])) })),
    made: 'nothing',
    who: 'owner',
    run: (ports, input) => prepareNext(ports, input?.only),
  }),
};
