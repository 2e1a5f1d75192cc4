// The host of a book and the co-hosts, by the addresses of their accounts. Whoever was a co-host stays known: they have
// read every secret, and may play in no later roster. Files belong to the account that made them.
import { listOf, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, atLeast } from '../../games/frame/fields/plain';
import { pastedText } from '../../games/frame/typed-names';
import type { GameFile, GameFiles } from './files-tab';
import { makersIn } from './game-files';
import type { CallProblem } from '../reply/reply';

/** Somebody who is a co-host, or was one. */
const coHostField = atLeast({
  address: anyText,
  /** UTC milliseconds. */
  since: anyNumber,
  /** The account that named them. */
  by: anyText,
  /** The instant from which they are no co-host any more; absent while they are one. */
  until: optional(anyNumber),
});

export const hostsField = atLeast({
  /** The account that makes files and owns triggers; absent until something is made in the book. */
  owner: optional(anyText),
  coHosts: listOf(coHostField),
});
export type Hosts = ValueOf<typeof hostsField>;

export const NO_HOSTS: Hosts = { coHosts: [] };

/** Whether two addresses belong to one account: in Gmail's, dots and what follows a plus make no difference. */
export function sameAccount(a: string, b: string): boolean {
  return accountOf(a) === accountOf(b);
}

function accountOf(address: string): string {
  const [name = '', domain = ''] = pastedText(address).toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** Whether a text is an account's address; on the host's own machine nobody has one. */
export function isAccount(who: string): boolean {
  return who.includes('@');
}

export function isCoHost({ coHosts }: Hosts, who: string): boolean {
  return coHosts.some(({ address, until }) => until === undefined && sameAccount(address, who));
}

/** Whether anyone is a co-host now. */
export function hasCoHosts({ coHosts }: Hosts): boolean {
  return coHosts.some(({ until }) => until === undefined);
}

/** Whether somebody is a co-host, or was one. */
export function wasCoHost({ coHosts }: Hosts, who: string): boolean {
  return coHosts.some(({ address }) => sameAccount(address, who));
}

/** Refuses what was tried with a file that this account cannot see; `what` names it. */
export function otherAccount(what: string, { maker }: GameFile, who: string): CallProblem {
  return {
    code: 'other-account',
    text: `${what}: ${reason(maker, who)} Nothing was changed.`,
  };
}

/** Refuses to make another file, where other accounts made all that there are; undefined where this one may. */
export function refusedMaker(what: string, files: GameFiles, who: string): CallProblem | undefined {
  const known = makersIn(files).filter(isAddress);
  const [maker] = known;
  if (maker === undefined || !isAddress(who) || known.includes(who)) return undefined;
  return { code: 'other-account', text: `${what}: ${reason(maker, who)} Nothing was changed.` };
}

function reason(maker: string, who: string): string {
  if (!isAddress(maker) || !isAddress(who)) {
    return 'Google does not show this account the files of this game. Open Round Keeper with the account that created the game.';
  }
  return maker === who
    ? 'another script project of this account made the files of this game, and Google shows them to that one alone. Deploy Round Keeper to the script project that it was in when the game was created.'
    : `${maker} made the files of this game, and Google shows them to no other account. Open Round Keeper with that account.`;
}

function isAddress(who: string): boolean {
  return who.includes('@');
}
