// A book's host and co-hosts, by account. Former co-hosts stay listed: they have read every secret, so they can't play in
// this book.
import { listOf, optional, type FieldValue } from '../../games/frame/fields';
import { anyNumber, anyText, looseObject } from '../../games/frame/fields/data-fields';
import { cleanPastedText } from '../../games/frame/name-input';
import type { GameFile, GameFiles } from './files-tab';
import { fileCreators } from './game-files';
import type { CallProblem } from '../reply/reply';

const coHostField = looseObject({
  address: anyText,
  /** When the account became a co-host, in UTC milliseconds. */
  since: anyNumber,
  /** Account that added the co-host. */
  by: anyText,
  /** When the account stopped being a co-host; absent if it still is one. */
  until: optional(anyNumber),
});

export const hostsField = looseObject({
  /** Account that creates files and owns triggers; absent until something was created. */
  owner: optional(anyText),
  coHosts: listOf(coHostField),
});
export type Hosts = FieldValue<typeof hostsField>;

export const NO_HOSTS: Hosts = { coHosts: [] };

/** Whether both are the same account. Gmail ignores dots and anything after a plus. */
export function isSameAccount(a: string, b: string): boolean {
  return normalizeEmail(a) === normalizeEmail(b);
}

function normalizeEmail(address: string): string {
  const [name = '', domain = ''] = cleanPastedText(address).toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** False if Round Keeper runs on the host's own machine, without accounts. */
export function isAccountAddress(who: string): boolean {
  return who.includes('@');
}

export function isCoHost({ coHosts }: Hosts, who: string): boolean {
  return coHosts.some(({ address, until }) => until === undefined && isSameAccount(address, who));
}

export function hasCoHosts({ coHosts }: Hosts): boolean {
  return coHosts.some(({ until }) => until === undefined);
}

export function wasCoHost({ coHosts }: Hosts, who: string): boolean {
  return coHosts.some(({ address }) => isSameAccount(address, who));
}

/** The refusal to use a file that this account can't see. `what`: what was tried. */
export function refuseOtherAccount(what: string, { maker }: GameFile, who: string): CallProblem {
  return {
    code: 'other-account',
    text: `${what}: ${otherAccountReason(maker, who)} Nothing was changed.`,
  };
}

/** Refuses to create a file if other accounts created all existing files. */
export function refuseOtherCreator(what: string, files: GameFiles, who: string): CallProblem | undefined {
  const known = fileCreators(files).filter(isAccountAddress);
  const [maker] = known;
  if (maker === undefined || !isAccountAddress(who) || known.includes(who)) return undefined;
  return { code: 'other-account', text: `${what}: ${otherAccountReason(maker, who)} Nothing was changed.` };
}

function otherAccountReason(maker: string, who: string): string {
  if (!isAccountAddress(maker) || !isAccountAddress(who)) {
    return 'this account can’t see the game’s files. Open Round Keeper with the account that created the game.';
  }
  return maker === who
    ? 'another script project on this account created the game’s files, and only that project can see them. Deploy Round Keeper to the script project it was in when the game was created.'
    : `only ${maker}, who created the game’s files, can see them. Open Round Keeper with that account.`;
}
