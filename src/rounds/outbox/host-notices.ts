// Notices to the host alone of what the program did by itself at a deadline. They say of nobody whether they had sent
// anything.
import type { LedgerRow } from '../record/ledger';
import type { GameSession } from '../session/game-session';
import { discordTime } from '../time/time-zone';
import { bold, escapeMarkdown } from '../discord/markup';

/** Makes the notices that these rows bring, in words for Discord; `after` is the game once they are written. */
export function hostNotices(after: GameSession, rows: readonly LedgerRow[]): readonly string[] {
  return rows.flatMap(({ entry }) => {
    if (entry.kind === 'by-itself') {
      return [`${bold(titleOf(after, entry.body.stage))} was resolved by itself. ${nextText(after)}`];
    }
    if (entry.kind !== 'waits-for-host') return [];
    // The words are the same whatever the reason, since others may see the channel.
    return [
      `${bold(titleOf(after, entry.body.stage))} was not resolved by itself: it needs you. Open Round Keeper in your spreadsheet: it says why. It’s tried again every ten minutes.`,
    ];
  });
}

function titleOf({ match, past }: GameSession, stage: string): string {
  if (match.stage?.name === stage) return match.stage.title;
  return past.find(({ recorded }) => recorded.stage === stage)?.title ?? stage;
}

function nextText({ match: { stage }, deadline }: GameSession): string {
  if (stage === null) return 'The game is over.';
  const title = escapeMarkdown(stage.title);
  return deadline === null
    ? `${title} is open and has no deadline: nothing goes on by itself until you set one.`
    : `${title} is open until ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`;
}
