// A player as the sidebar shows them to the host: who plays, and every link that is theirs.
import { askOf } from '../../games/frame/submissions';
import type { PlayerView } from '../api';
import { contactOf } from '../contacts/contacts';
import { pageLink } from '../contacts/page-link';
import { invitation } from '../outbox/invitations';
import { personalLink } from '../record/game-files';
import { ownBook, personOf, playerText } from '../record/seats';
import type { Kept, Play } from '../session/game-session';

/** The player of this name; `index` is their place in the roster. */
export function playerView(session: Play & Kept, name: string, index: number): PlayerView {
  const { record, game, match, snapshot } = session;
  const asked = match.stage === null ? undefined : askOf(match.stage, name);
  const about = game.rosterRow
    .toAnswers(record.setUp.players[index], '')
    .slice(1)
    .map(({ title, answer }) => `${title} ${answer}`);
  return {
    name,
    person: personOf(record, name),
    title: playerText(record, name),
    about: about.join(', '),
    link: asked === undefined ? '' : personalLink(record, asked.form, name),
    page: pageLink(snapshot, record, name),
    book: ownBook(record, name)?.url ?? '',
    invitation: invitation(session, name),
    email: contactOf(snapshot, name, 'E-mail'),
  };
}
