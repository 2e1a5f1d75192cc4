// Answers of somebody who does not play any more. They count for whoever plays on: both the host and the newcomer are
// told, and either may replace them (SN-11).
import { personOf } from '../record/seats';
import type { GameSession, Kept } from './game-session';
import { fatesNow } from './judge';

/**
 * Finds who sent a player's submission of this time, where somebody else has taken over since; empty where the same
 * person still plays.
 */
export function senderBefore({ record }: Pick<Kept, 'record'>, player: string, at: number): string {
  const sent = [...record.formerKeys.values()].find(
    (former) => former.player === player && at > 0 && at <= former.until,
  );
  return sent === undefined || sent.person === personOf(record, player) ? '' : sent.person;
}

/** Tells the host which answers count for somebody who has not sent them. */
export function inheritedNotices(session: GameSession): readonly string[] {
  const at = new Map(session.inputs.submissions.map(({ from, at: sent }) => [from, sent]));
  return fatesNow(session).flatMap(({ id, player, fate }) => {
    const former = fate.kind === 'counted' ? senderBefore(session, player, at.get(id) ?? 0) : '';
    const person = personOf(session.record, player);
    return former === ''
      ? []
      : [
          `What ${former} sent before ${person} took over still counts. ${person} reads it, and either of you may replace it.`,
        ];
  });
}
