// A player as the sidebar shows them to the host: who plays, and every link that is theirs.
import { formerHolder } from '../parts/substitute';
import { matchRow, playerOf } from '../../session/who-played';
import { askOf } from '../../../games/frame/submissions';
import type { PlayerView } from './views';
import { contactOf } from '../../contacts/contacts';
import { pageLink } from '../../contacts/page-link';
import { copyOf } from '../../outbox/copies';
import { invitation } from '../../outbox/invitations';
import { findBook, personalLink } from '../../record/game-files';
import { hostName } from '../../record/people';
import { liesFaceDown } from '../../session/face-down';
import { holderView } from '../../session/seat-holders';
import type { GameSession, Kept, Play } from '../../session/game-session';

/** Shows the player of this name; `index` is their place in the roster. */
export function playerView(session: GameSession, name: string, index: number): PlayerView {
  const { people, record, match, snapshot } = session;
  const person = playerOf(session, name);
  const title = hostName(people, name, matchRow(session));
  const asked = match.stage === null ? undefined : askOf(match.stage, name);
  return {
    name,
    person: person.name,
    ...holderView(session, name),
    before: formerHolder(session, name),
    title: match.left.includes(name) ? `${title} (has left)` : title,
    left: match.left.includes(name),
    about: aboutText(session, name, index),
    link: asked === undefined ? '' : personalLink(record, asked.form, person, name),
    page: pageLink(snapshot, person),
    book: findBook(record, person.id)?.url ?? '',
    invitation: copyOf(session, { to: { player: name }, text: invitation(session, name) }).text,
    email: contactOf(snapshot, person.name, 'E-mail'),
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
