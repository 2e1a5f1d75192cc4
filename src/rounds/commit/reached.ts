// Whom a call reaches: the person whom its window showed. If somebody else holds the seat by now, the call is refused
// (ALL-16). What is done to the seat itself, such as its score, goes through.
import { hostZone } from '../contacts/contacts';
import { OTHER_HOLDER, type Reaching } from '../reply/opening';
import type { CallProblem } from '../reply/reply';
import { holdingOf } from '../record/people';
import type { Session } from '../session/game-session';
import { takenText } from '../session/seat-holders';

/** Refuses a call that would reach somebody else than its window showed; undefined where it may go on. */
export function otherHolder(session: Session, { tried, people }: Reaching): CallProblem | undefined {
  if (session.kind === 'empty') return undefined;
  const others = people.filter(
    ({ player, holder }) => holder !== undefined && holder !== holdingOf(session.people, player).person,
  );
  if (others.length === 0) return undefined;
  const taken = others
    .map(({ player }) => takenText(session.people, player, hostZone(session.snapshot)))
    .join(' ');
  return {
    code: OTHER_HOLDER,
    text: `${tried}: ${taken} When you opened this, somebody else did. Nothing was changed. Check who plays now, then try again.`,
  };
}
