// Seats' holders, for windows. Calls about a person send back the holder that the window showed (ALL-16).
import { hostTimeZone } from '../contacts/contacts';
import { holder, seatTenure, type People } from '../record/people';
import type { HolderView } from '../reply/reply';
import { shortTimeText } from '../time/time-zone';
import type { SessionContent } from './game-session';

export function holderView(
  { people, snapshot }: Pick<SessionContent, 'people' | 'snapshot'>,
  player: string,
): HolderView {
  const { person, since } = seatTenure(people, player);
  return { holder: person, taken: since === '' ? '' : takenOverText(people, player, hostTimeZone(snapshot)) };
}

export function takenOverText(people: People, player: string, zone: string): string {
  const { name } = holder(people, player);
  const since = shortTimeText(seatTenure(people, player).at, zone);
  return name === player
    ? `${player} has been back since ${since}.`
    : `${name} has played for ${player} since ${since}.`;
}
