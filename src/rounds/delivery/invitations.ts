// The call to submit: what stage is open until when, and each player's own form link, ready to paste.
import type { Message } from '../view/api';
import { personalLink } from '../record/game-files';
import type { GameSession } from '../session/game-session';
import { EVERYONE } from './messages';
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
