// A player as the sidebar shows them to the host: who plays, and every link that is theirs.
import { askOf } from '../../../games/frame/submissions';
import type { PlayerView } from './views';
import { contactOf } from '../../contacts/contacts';
import { pageLink } from '../../contacts/page-link';
import { copyOf } from '../../outbox/copies';
import { invitation } from '../../outbox/invitations';
import { personalLink } from '../../record/game-files';
import { ownBook, personOf, playerText } from '../../record/seats';
import { liesFaceDown } from '../../session/face-down';
import { holderView } from '../../session/seat-holders';
import type { Kept, Play } from '../../session/game-session';

/** Shows the player of this name; `index` is their place in the roster. */
export function playerView(session: Play & Kept, name: string, index: number): PlayerView {
  const { record, match, snapshot } = session;
  const asked = match.stage === null ? undefined : askOf(match.stage, name);
  return {
    name,
    person: personOf(record, name),
    ...holderView(session, name),
    title: match.left.includes(name) ? `${playerText(record, name)} (has left)` : playerText(record, name),
    left: match.left.includes(name),
    about: aboutText(session, name, index),
    link: asked === undefined ? '' : personalLink(record, asked.form, name),
    page: pageLink(snapshot, record, name),
    book: ownBook(record, name)?.url ?? '',
    invitation: copyOf(snapshot, { to: { player: name }, text: invitation(session, name) }).text,
    email: contactOf(snapshot, name, 'E-mail'),
  };
}

/**
 * Gives the player's columns of the roster, except those that the game counts, and what the player has of these now.
 */
function aboutText(session: Play & Kept, name: string, index: number): string {
  const { record, game, match } = session;
  const given = game.rosterRow.toAnswers(record.setUp.players[index], '').slice(1);
  const held = match.has(name, liesFaceDown(session));
  // Where nothing is counted, the pips only repeat the roster in the words for the player.
  const pips = held.some(({ value }) => /^\d+$/.test(value)) ? held : [];
  const columns = given
    .filter(({ title }) => !pips.some((pip) => pip.name === title))
    .map(({ title, answer }) => `${title} ${answer}`);
  const now = pips.map((pip) => `${pip.name} ${pip.value}`);
  if (now.length === 0) return columns.join(', ');
  return [
    ...(columns.length === 0 ? [] : [`${columns.join(', ')} at the start.`]),
    `Now: ${now.join(', ')}.`,
  ].join(' ');
}
