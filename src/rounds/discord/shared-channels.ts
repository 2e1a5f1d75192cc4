// Channels in Discord that several players share: what one of them alone is told, the others read there.
import { all } from '../../games/frame/wording';
import { webhookId } from './webhook';

/** The channel of somebody, as its webhook says; `name` is empty for everyone's, and for the host's. */
export interface OwnChannel {
  readonly name: string;
  readonly webhook: string;
}

/** Warns of each channel that several players share, in a sentence. */
export function sharedChannels(channels: readonly OwnChannel[]): readonly string[] {
  const ids = channels.map(({ webhook }) => webhookId(webhook));
  return [...new Set(ids)].flatMap((id): readonly string[] => {
    const same = channels.filter((_, at) => id !== '' && ids[at] === id);
    const names = same.flatMap(({ name }) => (name === '' ? [] : [name]));
    if (same.length < 2 || names.length === 0) return [];
    const who = names.length === same.length ? all(names) : `${all(names)} and another channel`;
    return [
      `${who} have one Discord webhook: whoever reads that channel reads what ${names.length === 1 ? `${all(names)} alone is told` : 'each of them alone is told'}. Nobody is called by name there.`,
    ];
  });
}
