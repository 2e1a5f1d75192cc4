// Calls to submit, ready to paste: which stage is open until when with each player's form link, and reminders.
import type { OpenStage } from '../../games/match';
import { askOf } from '../../games/submissions';
import type { Message } from '../view/api';
import { personalLink } from '../record/game-files';
import type { GameSession } from '../session/game-session';
import { zoneOf } from './contacts';
import { escapeMarkdown, EVERYONE } from './messages';
import { lastRefusal } from './own-submissions';
import { discordTime, timeText } from '../time-zone';

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

/** The public reminder: whoever reads it learns nothing but the deadline (ALL-11). */
export function publicReminder(title: string, deadline: number): Message {
  const until = `${discordTime(deadline)} (${discordTime(deadline, 'R')})`;
  return { to: EVERYONE, text: `${escapeMarkdown(title)}: The deadline is ${until}.` };
}

/** A reminder for each of these players alone: why nothing counts yet, until when, and where to send it. */
export function ownReminders(session: GameSession, players: readonly string[]): readonly Message[] {
  const { stage } = session.match;
  if (stage === null) return [];
  return players.map((to) => ({ to, text: ownReminder(session, stage, to) }));
}

function ownReminder(session: GameSession, stage: OpenStage, player: string): string {
  const { match, record, deadline, snapshot } = session;
  const refusal = lastRefusal(session, player);
  const asked = askOf(stage, player);
  const link = asked === undefined ? '' : personalLink(record, asked.form, player);
  const until =
    deadline === null
      ? ''
      : ` Deadline: ${timeText(deadline, zoneOf(snapshot, player))} (${discordTime(deadline, 'R')}).`;
  return [
    `**${escapeMarkdown(`${match.info.title}: ${stage.title}`)}**: nothing that you have sent counts yet.${until}`,
    ...(refusal === '' ? [] : [escapeMarkdown(`What you sent last does not count: ${refusal}`)]),
    ...(link === '' ? [] : [`Your form is ${link}`, 'It is yours alone.']),
  ].join('\n');
}
