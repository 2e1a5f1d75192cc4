// The host of a book and the co-hosts, by the addresses of their accounts. Who was a co-host once stays known: they have
// read every secret, and play in no later roster.
import { isList, isObject } from '../../games/frame/json';
import { pastedText } from '../../games/frame/shown-names';

/** Somebody who is a co-host, or was one. */
export interface CoHost {
  readonly address: string;
  /** UTC milliseconds. */
  readonly since: number;
  /** The account that named them. */
  readonly by: string;
  /** The instant from which on they are none any more; absent while they are one. */
  readonly until?: number;
}

export interface Hosts {
  /** The account that makes files and owns triggers; absent until something is made in the book. */
  readonly owner?: string;
  readonly coHosts: readonly CoHost[];
}

/** The hosts as they were kept; what cannot be read is left out. */
export function readHosts(json: unknown): Hosts {
  if (!isObject(json)) return { coHosts: [] };
  const coHosts = isList(json.coHosts) ? json.coHosts.flatMap(readCoHost) : [];
  return typeof json.owner === 'string' ? { owner: json.owner, coHosts } : { coHosts };
}

function readCoHost(json: unknown): readonly CoHost[] {
  if (!isObject(json)) return [];
  const { address, since, by, until } = json;
  if (typeof address !== 'string' || typeof since !== 'number' || typeof by !== 'string') return [];
  return [{ address, since, by, ...(typeof until === 'number' ? { until } : {}) }];
}

/** True where both are addresses of one account: of Gmail's, dots and what follows a plus make no difference. */
export function sameAccount(a: string, b: string): boolean {
  return accountOf(a) === accountOf(b);
}

function accountOf(address: string): string {
  const [name = '', domain = ''] = pastedText(address).toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** True for what Google tells of an account; on the host's own machine nobody has an address. */
export function isAccount(who: string): boolean {
  return who.includes('@');
}

export function isCoHost({ coHosts }: Hosts, who: string): boolean {
  return coHosts.some(({ address, until }) => until === undefined && sameAccount(address, who));
}

/** True for a co-host, and for somebody who was one. */
export function wasCoHost({ coHosts }: Hosts, who: string): boolean {
  return coHosts.some(({ address }) => sameAccount(address, who));
}
