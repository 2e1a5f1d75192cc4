// Who holds each seat, for windows: what they do to a person names who that was (ALL-16).
import { hostZone } from '../contacts/contacts';
import { holderOf, standInName, substituteOf, type Seats } from '../record/seats';
import type { HolderView } from '../reply/opening';
import { shortTimeText } from '../time/time-zone';
import type { Kept } from './game-session';
import { seatsOf } from './readers';

type Seated = Parameters<typeof seatsOf>[0] & Pick<Kept, 'snapshot'>;

export function holderView(session: Seated, player: string): HolderView {
  const seats = seatsOf(session);
  const isFirst = substituteOf(seats, player) === undefined;
  const taken = isFirst ? '' : takenText(seats, player, hostZone(session.snapshot));
  return { holder: holderOf(seats, player), taken };
}

/** Says who holds a seat, and since when. */
export function takenText(seats: Pick<Seats, 'substitutes'>, player: string, zone: string): string {
  const substitute = substituteOf(seats, player);
  if (substitute === undefined) return `${player} plays now, and nobody else for them.`;
  const { at, since } = substitute;
  const name = standInName(substitute);
  if (at !== undefined) return `${name} has played for ${player} since ${shortTimeText(at, zone)}.`;
  return since === ''
    ? `${name} plays for ${player} now.`
    : `${name} has played for ${player} since ${since}.`;
}
