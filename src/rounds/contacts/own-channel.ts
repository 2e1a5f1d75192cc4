// The players’ own channels in Discord. A message there may call its player by name, but only if nobody else has
// that channel.
import { discordId } from '../discord/mention';
import type { OwnChannel } from '../discord/shared-channels';
import { channelOf } from '../discord/webhook';
import type { HostSnapshot } from '../ports/host-book';
import { contactOf, hostWebhook, publicWebhook, rosterNames } from './contacts';

/** Gives all channels that the book names. */
export function channelsIn(snapshot: HostSnapshot): readonly OwnChannel[] {
  return [
    { name: '', webhook: publicWebhook(snapshot) },
    { name: '', webhook: hostWebhook(snapshot) },
    ...rosterNames(snapshot).map((name) => ({ name, webhook: contactOf(snapshot, name, 'Discord webhook') })),
  ];
}

/**
 * Gives the Discord id by which a player may be called in their own channel; empty where there is none, or somebody
 * else has the channel.
 */
export function calledBy(snapshot: HostSnapshot, player: string): string {
  const own = channelOf(contactOf(snapshot, player, 'Discord webhook'));
  const same = channelsIn(snapshot).filter(({ webhook }) => own !== '' && channelOf(webhook) === own);
  return same.length === 1 ? discordId(contactOf(snapshot, player, 'Discord id')) : '';
}
