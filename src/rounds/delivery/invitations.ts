// Calls to submit, ready to paste: which stage is open until when with each player's form link, and reminders.
import type { Message } from '../view/api';
import { personalLink } from '../record/game-files';
import type { GameSession } from '../session/game-session';
import { escapeMarkdown, EVERYONE } from './messages';
import { discordTime } from '../time-zone';

/** One message for everyone, one for each player who is asked. */
export function invitations({ match, record, deadline }: GameSession): readonly Message[] {
  const { stage, info } = match;
  if (stage === null) return [];
  const until = deadline === null ? '' : ` until ${discordTime(deadline)} (${discordTime(deadline, 'R')})`;
  const own = stage.asks.flatMap((ask) =>
    ask.players.flatMap((player) => {
      const link = personalLink(record, ask.form, player);
      return link === ''
        ? []
        : [{ to: player, text: `${stage.title}: your form is ${link}\nIt is yours alone.` }];
    }),
  );
  return [{ to: EVERYONE, text: `**${info.title}: ${stage.title}** is open${until}.` }, ...own];
}

/** A reminder for everyone, who learns nothing but the deadline (ALL-11), and one for each missing player alone. */
export function reminders(title: string, deadline: number, missing: readonly string[]): readonly Message[] {
  const stage = escapeMarkdown(title);
  const until = `The deadline is ${discordTime(deadline)} (${discordTime(deadline, 'R')}).`;
  return [
    { to: EVERYONE, text: `${stage}: ${until}` },
    ...missing.map((to) => ({ to, text: `${stage}: nothing that you have sent counts yet. ${until}` })),
  ];
}
