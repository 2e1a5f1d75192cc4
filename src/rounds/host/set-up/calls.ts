// The calls that set up a game: its draft, its creation with forms and books, and games that are taken in.
import { call, deskCall } from '../../commit/call';
import { perform } from '../../commit/perform';
import { newKey } from '../../record/secret';
import { anyJson, flag, mayLack, nothing, oneWordOf, optional, parts, text } from '../../reply/call-input';
import { savedDraft } from '../../reply/draft-view';
import { load } from '../../session/load';
import { createGame } from './create';
import { importGame, previewGame } from './import-game';
import { createdGame, goingOn } from './inputs';
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
  /** Gives an exported game as it would go on here; nothing is written. */
  previewGame: call({
    tried: 'Looking at a game’s file',
    input: parts({ scenario: anyJson }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { scenario }) => {
      const session = load(ports);
      return session.ok ? previewGame(session.value, scenario) : session;
    },
  }),
  /** Takes an exported game in: it goes on with what is given, or is a practice copy where nothing is. */
  importGame: deskCall({
    tried: 'Going on with a game',
    input: parts({ scenario: anyJson, going: optional(goingOn) }),
    made: 'season',
    who: 'owner',
    run: (ports, { scenario, going }) =>
      perform(ports, (session) => importGame(session, scenario, () => newKey(ports.secret()), going)),
  }),
};
