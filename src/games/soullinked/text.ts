// Soullinked's events in words, for messages. Each line says only what its audience may know.
import { all, count } from '../wording';
import type { Event } from './events';
import { REALM, REALMS } from './types';

/** An event in words for its audience. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'pair-scored': {
      const { own, partnerPick, partner, missing, score, partnerScore } = event;
      const totals = `You: ${count(score.points, 'point')}, ${score.total} in all. ${partner}: ${count(partnerScore.points, 'point')}, ${partnerScore.total} in all.`;
      const play =
        own === null
          ? 'You sent no pick.'
          : `You picked row ${own.row}, column ${own.column} with card ${own.card}.`;
      const partnerPlay =
        partnerPick.kind === 'shown'
          ? ` ${partner} picked row ${partnerPick.pick.row}, column ${partnerPick.pick.column} with card ${partnerPick.pick.card}.`
          : '';
      const nothing = missing.length === 0 ? '' : ` Your pair claimed nothing: no pick from ${all(missing)}.`;
      return `${play}${partnerPlay}${nothing} ${totals}`;
    }
    case 'boards-shown':
      return 'The boards as they stand now are in the public book.';
    case 'game-ended':
      return REALMS.map((realm) => {
        const winner = event.outcome.winners[realm];
        const loser = event.outcome.losers[realm];
        const { title, loser: consequence } = REALM[realm];
        return `${title}: ${winner ?? 'nobody'} wins; ${loser} loses and ${consequence.verb}.`;
      }).join('\n');
  }
}
