// The calls that set up a game: its draft, its creation with forms and books.
import { call, deskCall } from '../../commit/call';
import { perform } from '../../commit/perform';
import { flag, mayLack, nothing, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { savedDraft } from '../../reply/draft-view';
import { createGame } from './create';
import { createdGame } from './inputs';
import { prepareAhead } from './prepare-ahead';
import { prepareNext } from './prepare-beside';
import { discardDraft, saveDraft, startDraft } from './set-up';

export const SET_UP_CALLS = {
  /** `zone`: the time zone of the host's browser. */
  startDraft: deskCall({
    tried: 'Setting up a game',
    input: parts({ game: text, practice: flag, zone: optional(text) }),
    made: 'season',
    who: 'hosts',
    run: (ports, { game, practice, zone = '' }) =>
      perform(ports, (session) => startDraft(session, game, practice, zone)),
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
    input: nothing,
    made: 'season',
    who: 'hosts',
    run: (ports) => perform(ports, discardDraft),
  }),
  /**
   * Makes and draws the forms that the draft needs first, the season's next match or a game; no game has them, and they take
   * no answers. Where nothing is drafted, it throws those away that there are. The sidebar makes this call by itself.
   */
  prepareAhead: call({
    tried: 'Making forms ahead',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => prepareAhead(ports),
  }),
  createGame: deskCall({
    tried: 'Creating the game',
    input: mayLack(createdGame),
    made: 'season',
    who: 'owner',
    run: (ports, input) => perform(ports, (session) => createGame(session, ports.secret, input)),
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
