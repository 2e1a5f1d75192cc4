// Finds Discord channels of several players, who could read each other's private messages, and threads of one channel.
import { andList } from '../../games/frame/wording';
import { channelId, webhookId } from './webhook';

/** `name` is empty for the public channel and for the host's. */
export interface NamedChannel {
  readonly name: string;
  readonly webhook: string;
}

/** Warns about shared channels, and about threads that must be private. */
export function sharedChannelWarnings(channels: readonly NamedChannel[]): readonly string[] {
  return [
    ...sharedChannelGroups(channelId, channels).flatMap(sameChannelWarnings),
    ...sharedChannelGroups(webhookId, channels).flatMap(sameForumWarnings),
  ];
}

/** Groups channels by this key, and returns the groups of two or more that include a player's own channel. */
function sharedChannelGroups(
  key: (webhook: string) => string,
  channels: readonly NamedChannel[],
): readonly (readonly NamedChannel[])[] {
  const keys = channels.map(({ webhook }) => key(webhook));
  return [...new Set(keys)].flatMap((one) => {
    const same = channels.filter((_, at) => one !== '' && keys[at] === one);
    return same.length > 1 && channelNames(same).length > 0 ? [same] : [];
  });
}

function channelNames(channels: readonly NamedChannel[]): readonly string[] {
  return channels.flatMap(({ name }) => (name === '' ? [] : [name]));
}

function sameChannelWarnings(same: readonly NamedChannel[]): readonly string[] {
  const names = channelNames(same);
  return [
    names.length === same.length
      ? `${andList(names)} share a Discord channel, so they can read each other’s private messages. Round Keeper won’t @mention anyone there.`
      : `${andList(names)}’s Discord channel is also the public channel or yours, so messages there aren’t private. Round Keeper won’t @mention anyone there.`,
  ];
}

/** Anyone in a channel can open its public threads. Even for a private thread, a player must be able to read the channel. */
function sameForumWarnings(same: readonly NamedChannel[]): readonly string[] {
  const isThread = ({ webhook }: NamedChannel): boolean =>
    channelId(webhook) !== channelId(webhookId(webhook));
  const inThreads = channelNames(same.filter(isThread));
  const outside = channelNames(same.filter((channel) => !isThread(channel)));
  if (inThreads.length === 0 || new Set(same.map(({ webhook }) => channelId(webhook))).size < 2) return [];
  const keep =
    inThreads.length === 1
      ? `${andList(inThreads)} has a thread in a Discord channel that others use too. Make the thread private: anyone in the channel can read a public thread.`
      : `${andList(inThreads)} have threads in the same Discord channel. Make the threads private: anyone in the channel can read a public thread.`;
  return outside.length === 0
    ? [keep]
    : [
        `${keep} Messages for ${andList(outside)} go to the channel itself, so players in its threads can read them. Give ${andList(outside)} a private thread too.`,
      ];
}
