// How players are reached: the contact columns of the Roster tab and the public channel, read afresh each
// time, so that the host may change them in mid-game.
import { answerText } from '../../games/fields';
import { fold } from '../../games/names';
import type { ContactColumn } from './contact-columns';
import type { Channels } from './outbox';
import type { Grid, HostSnapshot } from '../ports';
import { isZone } from '../time-zone';

export const PUBLIC_WEBHOOK = 'Discord webhook of the public channel';

/** What the Roster tab says for a player in a contact column; empty where it says nothing. */
export function contactOf(snapshot: HostSnapshot, player: string, column: ContactColumn): string {
  const [header, ...rows] = snapshot.roster ?? [];
  const at = (title: string): number =>
    header?.findIndex((cell) => fold(answerText(cell)) === fold(title)) ?? -1;
  const nameAt = at('Name');
  const row = rows.find((cells) => fold(answerText(cells[nameAt] ?? '')) === fold(player));
  return answerText(row?.[at(column)] ?? '');
}

/** The zone in which a player reads times: their own where the roster names one, else the host's. */
export function zoneOf(snapshot: HostSnapshot, player: string): string {
  const own = contactOf(snapshot, player, 'Time zone');
  return isZone(own) ? own : snapshot.zone;
}

/** The value beside a title in the Settings tab; empty where there is none. */
export function settingText(settings: Grid | undefined, title: string): string {
  const row = settings?.find((cells) => fold(answerText(cells[0] ?? '')) === fold(title));
  return answerText(row?.[1] ?? '');
}

export function publicWebhook(snapshot: HostSnapshot): string {
  return settingText(snapshot.settings, PUBLIC_WEBHOOK);
}

/** Which Discord channels the host has given. */
export function channelsOf(snapshot: HostSnapshot): Channels {
  const [header, ...rows] = snapshot.roster ?? [];
  const nameAt = header?.findIndex((cell) => fold(answerText(cell)) === 'name') ?? -1;
  return {
    everyone: publicWebhook(snapshot) !== '',
    players: rows
      .map((cells) => answerText(cells[nameAt] ?? ''))
      .filter((name) => name !== '' && contactOf(snapshot, name, 'Discord webhook') !== ''),
  };
}
