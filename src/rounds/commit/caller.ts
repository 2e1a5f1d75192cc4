// Who is making a sidebar call? The host may do anything. A co-host can't create files, change permissions or own triggers.
// Calls by any other editor of the book are refused.
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import { playerAddresses } from '../contacts/contacts';
import type { HostSnapshot } from '../ports/host-book';
import type { Ports } from '../ports/ports';
import { readFilesTab } from '../record/files-tab';
import { fileCreators } from '../record/game-files';
import { isAccountAddress, isCoHost, isSameAccount, type Hosts } from '../record/hosts';
import type { HostOnlyInput, CallerRole } from './call';

export interface CallAccess {
  readonly tried: string;
  readonly who: CallerRole | HostOnlyInput;
}

/** Restricts the ports: every read of the book first checks that this caller may make the call. */
export function portsForCaller(ports: Ports, asked: CallAccess): Result<Ports, CallProblem> {
  const who = ports.who();
  // The ports only check when the book is read, so calls that don't read it are checked here.
  const early = callRefusal(ports.hosts.read(), who, asked);
  if (early !== undefined) return fail(early);
  const { book, trigger, alarm, submitTrigger } = ports;
  const helps = (): boolean => !isMainHost(ports.hosts.read(), who);
  const ownOnly = (tried: string): Result<undefined, CallProblem> =>
    fail(refuseCoHost(tried, ports.hosts.read().owner));
  return ok({
    ...ports,
    book: {
      ...book,
      read: (options) => {
        const read = book.read(options);
        if (!read.ok) return read;
        const hosts = readHosts(ports, read.value);
        const refused =
          callRefusal(hosts, who, asked) ??
          (isMainHost(hosts, who) ? undefined : refusePlayingCoHost(read.value, who));
        if (refused !== undefined) return fail(refused);
        const { owner } = hosts;
        if (owner === undefined || isMainHost(hosts, who)) return ok({ ...read.value, hosts });
        return ok({
          ...read.value,
          hostedBy: owner,
          ...(trigger.isNoted() ? {} : { unwatched: true as const }),
        });
      },
      // Cached data is shown only while this account may make the call.
      lastRow: () => (callRefusal(ports.hosts.read(), who, asked) === undefined ? book.lastRow() : undefined),
      write: (commit) => {
        const written = book.write(commit);
        // The first account that creates something in a book becomes its host.
        if (written.ok && asked.who === 'owner' && ports.hosts.read().owner === undefined) {
          ports.hosts.noteOwner(who);
        }
        return written;
      },
    },
    trigger: {
      create: (anew) => (helps() ? ownOnly('Watching the deadlines') : trigger.create(anew)),
      delete: () => (helps() ? ok(undefined) : trigger.delete()),
      // A co-host can't see the host's trigger, so assume it exists.
      isThere: () => helps() || trigger.isThere(),
      isNoted: () => trigger.isNoted(),
    },
    submitTrigger: {
      isNoted: () => submitTrigger.isNoted(),
      create: (anew) => (helps() ? ownOnly('Watching the forms') : submitTrigger.create(anew)),
      delete: () => (helps() ? ok(undefined) : submitTrigger.delete()),
      isThere: () => helps() || submitTrigger.isThere(),
    },
    alarm: {
      set: (due) => (helps() ? undefined : alarm.set(due)),
      clear: () => {
        if (!helps()) alarm.clear();
      },
    },
  });
}

/** The saved hosts. If none are saved, the account that created the oldest file is the host. */
function readHosts({ hosts }: Pick<Ports, 'hosts'>, snapshot: HostSnapshot): Hosts {
  const kept = hosts.read();
  if (kept.owner !== undefined) return kept;
  const files = readFilesTab(snapshot.files);
  const owner = files.ok ? fileCreators(files.value).find(isAccountAddress) : undefined;
  if (owner === undefined) return kept;
  hosts.noteOwner(owner);
  return { ...kept, owner };
}

function isMainHost({ owner }: Hosts, who: string): boolean {
  return owner === undefined || isSameAccount(owner, who);
}

/** Why this account can't make this call; undefined if it can. */
function callRefusal(hosts: Hosts, caller: string, { tried, who }: CallAccess): CallProblem | undefined {
  const { owner } = hosts;
  if (owner === undefined || isSameAccount(owner, caller)) return undefined;
  if (!isCoHost(hosts, caller)) return refuseStranger(caller, owner);
  if (who === 'hosts') return undefined;
  return refuseCoHost(who === 'owner' ? tried : who.owners, owner);
}

function refuseStranger(who: string, owner: string): CallProblem {
  return {
    code: 'not-the-host',
    text: `Using Round Keeper: ${who} isn’t a host or co-host of this spreadsheet. Only the host, ${owner}, can add co-hosts, under “Help”. Nothing was changed.`,
  };
}

function refuseCoHost(tried: string, owner = 'the host'): CallProblem {
  return {
    code: 'hosts-own',
    text: `${tried}: only the host’s account can do this, because the files and automatic tasks belong to it. Ask ${owner}. Nothing was changed.`,
  };
}

/** Refuses a co-host who is also in the roster. */
function refusePlayingCoHost(snapshot: HostSnapshot, who: string): CallProblem | undefined {
  if (!playerAddresses(snapshot).some((address) => isSameAccount(address, who))) return undefined;
  return {
    code: 'co-host-plays',
    text: `Using Round Keeper: ${who} is on the roster, and players can’t be co-hosts. Ask the host to correct the roster. Nothing was changed.`,
  };
}
