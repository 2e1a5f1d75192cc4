// The call to submit: what stage is open until when, and each player's own form link, ready to paste.
import type { Message } from '../view/api';
import { personalLink } from '../commands/create';
import { EVERYONE } from './messages';
import type { Table } from '../session/load';
import { discordTime } from '../time-zone';

/** One message for everyone, one for each player who is asked. */
export function invitations(table: Table): readonly Message[] {
  const { stage, info } = table.match;
  if (stage === null) return [];
  const until =
    table.deadline === null
      ? ''
      : ` until ${discordTime(table.deadline)} (${discordTime(table.deadline, 'R')})`;
  const own = stage.asks.flatMap((ask) =>
    ask.players.flatMap((player) => {
      const link = personalLink(table, ask.form, player);
      return link === ''
        ? []
        : [{ to: player, text: `${stage.title}: your form is ${link}\nIt is yours alone.` }];
    }),
  );
  return [{ to: EVERYONE, text: `**${info.title}: ${stage.title}** is open${until}.` }, ...own];
}
