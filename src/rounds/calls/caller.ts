// The account that makes a call of the sidebar: the host, who may do everything; a co-host, who makes no files, changes no
// permissions and owns no triggers; or somebody else who may edit the book, and whom nothing is told.
import { fail, ok, type Result } from '../../games/frame/result';
import { isObject } from '../../games/frame/json';
import type { CallProblem, SidebarCall } from '../api';
import { playerAddresses } from '../contacts/player-addresses';
import type { HostSnapshot } from '../ports/host-book';
import type { Ports } from '../ports/ports';
import { readFilesTab } from '../record/files-tab';
import { makersIn } from '../record/game-files';
import { isAccount, isCoHost, sameAccount, type Hosts } from '../record/hosts';

/** The calls that are the host's own, as the thing that is tried. Some are so with a certain input alone. */
const HOSTS_OWN: Readonly<Partial<Record<SidebarCall, string>>> = {
  createGame: 'Creating the game',
  prepareAhead: 'Making forms ahead',
  prepareNext: 'Making forms and books',
  submitForPractice: 'Submitting for players',
  setAccepting: 'Closing or opening the forms',
  setAtDeadline: 'Choosing what happens at the deadline',
  replaceKey: 'Giving a new book',
  saveContacts: 'Saving the contacts',
  nameCoHost: 'Naming a co-host',
  removeCoHost: 'Removing a co-host',
  savePage: 'Keeping the address of the players’ page',
  applyChange: 'Replacing a player',
  importGame: 'Going on with a game',
  publishEverything: 'Publishing everything',
  closeGame: 'Closing the game',
  startSeason: 'Starting the season',
  importSeason: 'Taking the season in',
  startPracticeSeason: 'Starting a practice season',
  playPracticeStep: 'Playing for practice',
  createMatch: 'Creating the match',
  putMatchAway: 'Putting the match away',
  replacePersonKey: 'Giving a new book',
  substitutePerson: 'Replacing a person',
  endSeason: 'Ending the season',
  takeEndBack: 'Taking the season’s end back',
  changeStandings: 'Entering contacts',
  getAccountCheck: 'Checking the account',
  askAccount: 'Checking the account',
};

/** The calls that do not read the book. */
const WITHOUT_BOOK: readonly SidebarCall[] = ['getAccountCheck', 'askAccount', 'lookAtBooks'];

/** The calls that make something in a book, whose account is its host from then on. */
const MAKES: readonly SidebarCall[] = [
  'createGame',
  'createMatch',
  'importGame',
  'importSeason',
  'prepareNext',
  'startPracticeSeason',
  'startSeason',
];

/** The ports for whoever calls: each reading of the book finds out first whether they may make this call. */
export function portsOfCaller(ports: Ports, call: SidebarCall, input: unknown): Result<Ports, CallProblem> {
  const who = ports.who();
  if (!isAccount(who)) return ok(ports);
  if (WITHOUT_BOOK.includes(call)) {
    const refused = refusal(ports.hosts.read(), who, call, input);
    return refused === undefined ? ok(ports) : fail(refused);
  }
  const { book, trigger, alarm, submitTrigger } = ports;
  const helps = (): boolean => isCoHost(ports.hosts.read(), who) && !isHostOf(ports.hosts.read(), who);
  const ownOnly = (tried: string): Result<undefined, CallProblem> =>
    fail(hostsOwn(tried, ports.hosts.read().owner));
  return ok({
    ...ports,
    book: {
      ...book,
      read: (options) => {
        const read = book.read(options);
        if (!read.ok) return read;
        const hosts = hostsOf(ports, read.value);
        const refused =
          refusal(hosts, who, call, input) ?? (isHostOf(hosts, who) ? undefined : playsHere(read.value, who));
        if (refused !== undefined) return fail(refused);
        const { owner } = hosts;
        return owner === undefined || isHostOf(hosts, who) ? read : ok({ ...read.value, hostedBy: owner });
      },
      write: (commit) => {
        const written = book.write(commit);
        if (written.ok && MAKES.includes(call) && ports.hosts.read().owner === undefined)
          ports.hosts.noteOwner(who);
        return written;
      },
    },
    trigger: {
      create: () => (helps() ? ownOnly('Watching the deadlines') : trigger.create()),
      delete: () => (helps() ? ok(undefined) : trigger.delete()),
      // It belongs to the host's account, which alone sees it.
      isThere: () => helps() || trigger.isThere(),
    },
    submitTrigger: {
      isNoted: () => submitTrigger.isNoted(),
      create: () => (helps() ? ownOnly('Watching the forms') : submitTrigger.create()),
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

/** The hosts as they are kept; in a book from before that, the account that made the oldest file is the host. */
function hostsOf({ hosts }: Pick<Ports, 'hosts'>, snapshot: HostSnapshot): Hosts {
  const kept = hosts.read();
  if (kept.owner !== undefined) return kept;
  const files = readFilesTab(snapshot.files);
  const owner = files.ok ? makersIn(files.value).find(isAccount) : undefined;
  if (owner === undefined) return kept;
  hosts.noteOwner(owner);
  return { ...kept, owner };
}

function isHostOf({ owner }: Hosts, who: string): boolean {
  return owner === undefined || sameAccount(owner, who);
}

/** The reason why this account cannot make this call; undefined where it can. */
function refusal(hosts: Hosts, who: string, call: SidebarCall, input: unknown): CallProblem | undefined {
  const { owner } = hosts;
  if (owner === undefined || sameAccount(owner, who)) return undefined;
  if (!isCoHost(hosts, who)) return notNamed(who, owner);
  const tried = HOSTS_OWN[call];
  return tried === undefined || !isHostsOwn(call, input) ? undefined : hostsOwn(tried, owner);
}

/** True where the input, too, makes the call the host's own. */
function isHostsOwn(call: SidebarCall, input: unknown): boolean {
  if (!isObject(input)) return true;
  if (call === 'replaceKey' || call === 'replacePersonKey') return input.newBook === true;
  if (call === 'changeStandings') return hasContacts(input.contacts);
  if (call !== 'applyChange') return true;
  return isObject(input.change) && input.change.kind === 'replace-player';
}

/** True where somebody joins with an address or a webhook of their own. */
function hasContacts(contacts: unknown): boolean {
  if (!isObject(contacts)) return false;
  const given = Object.values(contacts).flatMap((own) => (isObject(own) ? Object.values(own) : []));
  return given.some((text) => typeof text === 'string' && text.trim() !== '');
}

function notNamed(who: string, owner: string): CallProblem {
  return {
    code: 'not-the-host',
    text: `Calling Round Keeper: ${who} is neither the host of this spreadsheet nor a co-host. Its host is ${owner}, who alone can name co-hosts, in Help. Nothing was changed.`,
  };
}

function hostsOwn(tried: string, owner = 'the host'): CallProblem {
  return {
    code: 'hosts-own',
    text: `${tried}: files, who may open them and what runs by itself belong to one account, that of the host. Ask ${owner} to do it. Nothing was changed.`,
  };
}

/** The refusal of a co-host who was entered as a player by hand. */
function playsHere(snapshot: HostSnapshot, who: string): CallProblem | undefined {
  if (!playerAddresses(snapshot).some((address) => sameAccount(address, who))) return undefined;
  return {
    code: 'co-host-plays',
    text: `Calling Round Keeper: ${who} stands in the roster, and nobody who plays can be a co-host. Ask the host to correct the address there. Nothing was changed.`,
  };
}
