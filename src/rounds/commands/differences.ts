// Differences that a change of the game makes for each audience, drawn from its own tabs: nobody is told what they may
// not know.
import type { Match } from '../../games/frame/match';
import type { Reader } from '../../games/frame/reader-tabs';
import { correctionNotice } from '../outbox/correction-notices';
import { EVERYONE, type ChangeView } from '../api';
import { deliveriesOf, wasDelivered } from '../outbox/outbox';
import type { Kept, Play } from '../session/game-session';
import { changeLines, tabChanges } from '../../games/frame/tab-changes';

/** The first line of the notices: `Round 2 was corrected.`, and the stage's title where it is about one. */
export interface Headline {
  readonly text: string;
  readonly stage: string;
}

/**
 * The audiences whose tabs differ once the match is another; those to whom a withdrawn result was sent get a notice.
 */
export function differencesOf(
  session: Play & Kept,
  after: Match,
  headline: Headline,
): ChangeView['differences'] {
  const before = session.match;
  const { roster } = before;
  const outbox = deliveriesOf(session.snapshot, roster);
  const audiences: readonly { readonly to: string; readonly player: string; readonly reader: Reader }[] = [
    { to: EVERYONE, player: '', reader: session.record.published ? 'published' : 'everyone' },
    ...roster.map((player) => ({ to: player, player, reader: { player } })),
  ];
  return audiences.flatMap(({ to, player, reader }) => {
    const changes = tabChanges(before.view(reader), after.view(reader), roster);
    if (changes.length === 0) return [];
    const seen = outbox.some((delivery) => delivery.player === player && wasDelivered(delivery));
    const notice = seen ? correctionNotice(headline.text, headline.stage, changes) : '';
    return [{ to, notice, tabs: changeLines(changes) }];
  });
}
