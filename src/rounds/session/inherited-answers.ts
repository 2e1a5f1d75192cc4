// Answers from a seat's previous holder. They count for the new holder. The host and the new holder are both told about
// an inherited answer, and can replace it (SN-11).
import { tenureAtTime, seatTenure, personById } from '../record/people';
import type { GameSession, SessionContent } from './game-session';
import { currentFates } from './judge';

/** Name of the previous holder who sent a player's answer; empty if the current holder did. */
export function previousSenderName(
  { people }: Pick<SessionContent, 'people'>,
  player: string,
  at: number,
): string {
  if (at === 0) return '';
  const [then, now] = [tenureAtTime(people, player, at), seatTenure(people, player)];
  return then.person === now.person ? '' : personById(people, then.person).name;
}

export function inheritedAnswerNotices(session: GameSession): readonly string[] {
  const at = new Map(session.inputs.submissions.map(({ from, at: sent }) => [from, sent]));
  return currentFates(session).flatMap(({ id, player, fate }) => {
    const former = fate.kind === 'counted' ? previousSenderName(session, player, at.get(id) ?? 0) : '';
    if (former === '') return [];
    const person = personById(session.people, seatTenure(session.people, player).person).name;
    return [
      `${former}’s answer from before ${person} took over still counts. ${person} can read it, and either of you can replace it.`,
    ];
  });
}
