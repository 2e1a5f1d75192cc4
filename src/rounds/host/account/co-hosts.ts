// Adds and removes co-hosts, for all games of the book.
import { fail, ok, type Result } from '../../../games/frame/result';
import { cleanPastedText } from '../../../games/frame/name-input';
import type { CallProblem } from '../../reply/reply';
import type { CoHostsView } from './views';
import type { CoHostAddress } from './inputs';
import { contactProblem } from '../../contacts/contact-columns';
import { hostTimeZone, playerAddresses } from '../../contacts/contacts';
import type { HostSnapshot } from '../../ports/host-book';
import type { Ports } from '../../ports/ports';
import { readFilesTab, type GameFiles } from '../../record/files-tab';
import { isAccountAddress, isCoHost, isSameAccount, type Hosts } from '../../record/hosts';
import { needsTrigger, performSteps } from '../../commit/perform';
import type { Session } from '../../session/game-session';

export function coHostsView(ports: Ports): Result<CoHostsView, CallProblem> {
  const read = ports.book.read();
  return read.ok ? ok(toCoHostsView(ports, ports.hosts.read(), read.value)) : read;
}

/** Adds a co-host. Doesn't notify them: the host shares the spreadsheet with them separately. */
export function addCoHost(ports: Ports, { address }: CoHostAddress): Result<CoHostsView, CallProblem> {
  return changeHosts(ports, (hosts, snapshot) => {
    const named = cleanPastedText(address);
    const wrong = addressProblem(named, ports.who(), hosts, snapshot);
    if (wrong !== undefined) return fail(wrong);
    if (isCoHost(hosts, named)) return ok(hosts);
    const by = ports.who();
    return ok({
      owner: hosts.owner ?? by,
      coHosts: [...hosts.coHosts, { address: named, since: ports.now(), by }],
    });
  });
}

/** Does nothing if the account is no longer a co-host. */
export function removeCoHost(ports: Ports, { address }: CoHostAddress): Result<CoHostsView, CallProblem> {
  return changeHosts(ports, (hosts) =>
    ok({
      ...hosts,
      coHosts: hosts.coHosts.map((one) =>
        one.until === undefined && isSameAccount(one.address, address) ? { ...one, until: ports.now() } : one,
      ),
    }),
  );
}

function changeHosts(
  ports: Ports,
  change: (hosts: Hosts, snapshot: HostSnapshot) => Result<Hosts, CallProblem>,
): Result<CoHostsView, CallProblem> {
  const done = ports.exclusively((): Result<CoHostsView, CallProblem> => {
    const read = ports.book.read();
    if (!read.ok) return read;
    const after = change(ports.hosts.read(), read.value);
    if (!after.ok) return after;
    const written = ports.hosts.write(after.value);
    return written.ok ? ok(toCoHostsView(ports, after.value, read.value)) : written;
  });
  if (!done.ok) return done;
  // If Google refuses to create the trigger, the next window that the host opens creates it.
  performSteps(ports, ok<Session>, (session, { outside }) => {
    const { trigger } = outside;
    const kept = needsTrigger(session, outside.hosts.read()) ? trigger.create() : trigger.delete();
    return kept.ok ? ok(session) : kept;
  });
  return done;
}

const ADD_CO_HOST_PREFIX = 'Adding a co-host';

function addressProblem(
  address: string,
  who: string,
  hosts: Hosts,
  snapshot: HostSnapshot,
): CallProblem | undefined {
  if (!isAccountAddress(who)) {
    return {
      code: 'no-account',
      text: `${ADD_CO_HOST_PREFIX}: Round Keeper can’t see which account you’re using. Open Round Keeper in Google Sheets, and let it see your e-mail address.`,
    };
  }
  const wrong = address === '' ? 'Enter an e-mail address.' : contactProblem('E-mail', address);
  if (wrong !== '') return { code: 'bad-contact', text: `${ADD_CO_HOST_PREFIX}: ${wrong}` };
  if (isSameAccount(address, hosts.owner ?? who)) {
    return {
      code: 'is-the-host',
      text: `${ADD_CO_HOST_PREFIX}: ${address} is the host’s address. Enter somebody else’s address.`,
    };
  }
  const files = readFilesTab(snapshot.files);
  const readers = files.ok ? readerAddresses(files.value) : [];
  if (![...playerAddresses(snapshot), ...readers].some((one) => isSameAccount(one, address)))
    return undefined;
  return {
    code: 'is-a-player',
    text: `${ADD_CO_HOST_PREFIX}: ${address} belongs to a current or former player. Co-hosts know every secret, so choose somebody else.`,
  };
}

/** Addresses that players' books are or were shared with, including replaced players' addresses. */
function readerAddresses({ files, formerBooks }: GameFiles): readonly string[] {
  return [...files, ...formerBooks.map(({ file }) => file)].flatMap(({ sharing, shelves = [] }) =>
    [sharing, ...shelves.map((shelf) => shelf.sharing)].flatMap((one) => one?.reader ?? []),
  );
}

function toCoHostsView(ports: Ports, hosts: Hosts, snapshot: HostSnapshot): CoHostsView {
  const you = ports.who();
  return {
    host: hosts.owner ?? '',
    you,
    yours: hosts.owner === undefined || isSameAccount(hosts.owner, you),
    coHosts: hosts.coHosts.map(({ address, since, by, until = null }) => ({ address, since, by, until })),
    zone: hostTimeZone(snapshot),
  };
}
