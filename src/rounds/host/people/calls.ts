// The calls about people: how they are reached, and who plays.
import { ok } from '../../../games/frame/result';
import { call, deskCall } from '../../commit/call';
import { readWithBooks, perform, performWithBooks } from '../../commit/perform';
import { newKey } from '../../record/secret';
import { nothing } from '../../reply/call-input';
import { contactsView, saveContacts } from './contacts';
import { newLink, savedContacts, seasonSubstitute, type NewLink } from './inputs';
import { replaceKey } from './keys';
import { substitutePerson } from './season-people';

/** Only the host's account makes books. */
const ofNewLink = ({ newBook = false }: NewLink): 'hosts' | { readonly owners: string } =>
  newBook ? { owners: 'Giving a new book' } : 'hosts';

export const PEOPLE_CALLS = {
  /** Gives the players' contacts: asked for only while the host edits them. */
  getContacts: call({
    tried: 'Looking at the contacts',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => readWithBooks(ports, (session) => ok(contactsView(session))),
  }),
  saveContacts: deskCall({
    tried: 'Saving the contacts',
    input: savedContacts,
    made: 'match',
    who: 'owner',
    run: (ports, input) => performWithBooks(ports, (session) => saveContacts(session, input)),
  }),
  /** Gives somebody another link; with `newBook` another book, too, for when others know the old one's address. */
  replaceKey: deskCall({
    tried: 'Giving a new link',
    input: newLink,
    made: 'season',
    who: ofNewLink,
    run: (ports, input) =>
      performWithBooks(ports, (session) => replaceKey(session, input, newKey(ports.secret()))),
  }),
  /** Lets somebody else play on for a person for the rest of the season; in a match or not. */
  substitutePerson: deskCall({
    tried: 'Replacing a person',
    input: seasonSubstitute,
    made: 'season',
    who: 'owner',
    reaches: ({ player, holder }) => [{ player, holder }],
    run: (ports, input) => perform(ports, (session) => substitutePerson(session, input, ports.secret)),
  }),
};
