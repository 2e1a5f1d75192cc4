// Sentences on triggers that were gone when a window opened.
import { hostZone } from '../../contacts/contacts';
import type { LostTrigger } from '../../ports/triggers';
import type { Kept } from '../../session/game-session';
import { timeText } from '../../time/time-zone';

const TASKS: Readonly<Record<LostTrigger['which'], string>> = {
  periodic: 'looks at the game every ten minutes',
  submit: 'tells players in their own books what became of what they sent',
};

/** Gives a line for each, with the time at which it was made again. */
export function lostTriggerNotices({ snapshot }: Pick<Kept, 'snapshot'>): readonly string[] {
  return (snapshot.lostTriggers ?? []).map((lost) => {
    const gone = `The trigger of Google’s that ${TASKS[lost.which]}`;
    return lost.why === undefined
      ? `${gone} was gone: it was deleted by hand, or by Google. It was made again at ${timeText(lost.at, hostZone(snapshot))}.`
      : `${gone} is gone, and could not be made again. ${lost.why}`;
  });
}

/** Whether nothing checks the deadlines by itself. */
export function isUnwatched({ snapshot }: Pick<Kept, 'snapshot'>): boolean {
  return (snapshot.lostTriggers ?? []).some(({ which, why }) => which === 'periodic' && why !== undefined);
}
