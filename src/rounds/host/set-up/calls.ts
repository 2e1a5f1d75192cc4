// The calls that set up a game: its draft, its creation with forms and books.
import { deskCall } from '../../commit/call';
import { perform } from '../../commit/perform';
import { flag, mayLack, oneWordOf, optional, parts } from '../../reply/call-input';
import { savedDraft } from '../../reply/draft-view';
import { createAndTell } from './create-and-tell';
import { discardDraft, draft, saveDraft } from './draft';
import { createdMatch, draftedMatch } from './inputs';
import { prepareNext } from './prepare-beside';

export const SET_UP_CALLS = {
  /**
   * Begins the draft of a match: a game alone, or in a season its next match; filled in from the match before, and from
   * standings.
   */
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
    tried: 'Discarding the set-up',
    input: mayLack(parts({ ahead: optional(flag) })),
    made: 'season',
    who: 'hosts',
    run: (ports, input) => perform(ports, (session) => discardDraft(session, input?.ahead)),
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
