// Answers of somebody who doesn't hold the seat any more. They count for whoever does: both the host and the newcomer are
// told, and either may replace them (SN-11).
import { holdingAt, holdingOf, personWith } from '../record/people';
import type { GameSession, Kept } from './game-session';
import { fatesNow } from './judge';

/**
 * Finds who sent a player's submission of this time, where somebody else has taken over since; empty where the same
 * person still plays.
 */
export function senderBefore({ people }: Pick<Kept, 'people'>, player: string, at: number): string {
  if (at === 0) return '';
  const [then, now] = [holdingAt(people, player, at), holdingOf(people, player)];
  return then.person === now.person ? '' : personWith(people, then.person).name;
}

/** Tells the host which answers count for somebody who has not sent them. */
export function inheritedNotices(session: GameSession): readonly string[] {
  const at = new Map(session.inputs.submissions.map(({ from, at: sent }) => [from, sent]));
  return fatesNow(session).flatMap(({ id, player, fate }) => {
    const former = fate.kind === 'counted' ? senderBefore(session, player, at.get(id) ?? 0) : '';
    if (former === '') return [];
    const person = personWith(session.people, holdingOf(session.people, player).person).name;
    return [
      `What ${former} sent before ${person} took over still counts. ${person} reads it, and either of you may replace it.`,
    ];
  });
}
