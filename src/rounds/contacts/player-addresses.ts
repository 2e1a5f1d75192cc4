// How players are reached by themselves: e-mail addresses in the tabs of a roster, the refusal of one that is a co-host's,
// and channels of their own.
import { answerText } from '../../games/frame/fields';
import { nameKey } from '../../games/frame/names';
import { pastedText } from '../../games/frame/typed-names';
import type { CallProblem } from '../reply/reply';
import type { Grid, HostSnapshot } from '../ports/host-book';
import { isAccount, wasCoHost, type Hosts } from '../record/hosts';
import { discordId } from '../discord/markup';
import type { OwnChannel } from '../discord/shared-channels';
import { channelOf } from '../discord/webhook';
import { contactOf, hostWebhook, publicWebhook, rosterNames } from './contacts';

/** Gives the addresses of everybody in the roster and in those of the season's matches that are drafted. */
export function playerAddresses({
  roster,
  nextRoster,
  aheadRoster,
}: Pick<HostSnapshot, 'roster' | 'nextRoster' | 'aheadRoster'>): readonly string[] {
  return [roster, nextRoster, aheadRoster].flatMap((grid) => (grid === undefined ? [] : addressesIn(grid)));
}

function addressesIn([header = [], ...rows]: Grid): readonly string[] {
  const at = header.findIndex((cell) => nameKey(answerText(cell)) === nameKey('E-mail'));
  return rows.map((cells) => pastedText(answerText(cells[at] ?? ''))).filter(isAccount);
}

/** Gives the refusal of rosters with the address of somebody who is or was a co-host; undefined where there is none. */
export function coHostPlays(hosts: Hosts, snapshot: HostSnapshot): CallProblem | undefined {
  const address = playerAddresses(snapshot).find((one) => wasCoHost(hosts, one));
  if (address === undefined) return undefined;
  return {
    code: 'co-host-plays',
    text: `Writing down who plays: ${address} is or was a co-host, who knows every secret of this spreadsheet, and plays in no roster of it. Let somebody else play, or correct the address. Nothing was changed.`,
  };
}

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
