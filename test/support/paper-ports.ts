// Ports entirely in memory, without Google or files. Every call is counted and can fail. Each part has a file in `paper/`.
import { GAMES } from '../../src/games/catalogue';
import { ok } from '../../src/games/frame/result';
import { proxyDeskApi } from '../../src/commands/desk-calls';
import type { Tab } from '../../src/games/frame/tabs';
import type { HostSnapshot } from '../../src/rounds/ports/host-book';
import type { Ports } from '../../src/rounds/ports/ports';
import { isHostCall, type DeskApi } from '../../src/rounds/host/calls';
import { makeCallWith } from '../../src/rounds/host/make-call';
import { paperBooks, type PaperBook, type PaperBooks } from './paper/books';
import {
  paperAccount,
  paperAlarm,
  paperHosts,
  paperLock,
  paperSecrets,
  paperSubmitTrigger,
  paperTrigger,
} from './paper/execution';
import { paperForms, type KnownForms, type PaperForm, type PaperForms } from './paper/forms';
import { copyHeld, nothingHeld, type Held } from './paper/held';
import { paperHostBook, type PaperHostBook } from './paper/host-book';
import { paperMatchTabs, type PaperMatchTabs } from './paper/match-tabs';
import { paperMessenger, type PaperMessages } from './paper/messenger';
import { paperPages } from './paper/pages';
import { countedCalls, countingUses, type CallsSoFar, type CountedCalls } from './paper/service';

export { postOf } from './paper/messenger';
export { HOST_BOOK } from './paper/host-book';
export { Killed } from './paper/service';

/** A game on paper: its ports, and everything that a test reads or changes. */
export interface Paper
  extends
    Pick<PaperHostBook, 'grids' | 'archives'>,
    Pick<KnownForms, 'responders'>,
    Pick<PaperForms, 'sheetOf' | 'land' | 'send'>,
    Pick<PaperBooks, 'refusals' | 'together'>,
    PaperMessages,
    PaperMatchTabs,
    Pick<CallsSoFar, 'calls' | 'uses'>,
    Pick<CountedCalls, 'plant'>,
    Pick<Held, 'page' | 'place' | 'alarm' | 'trigger' | 'submitTrigger'>,
    Pick<ReturnType<typeof paperLock>, 'whileBusy'> {
  readonly ports: Ports;
  /** The sidebar's calls, on these ports. */
  readonly desk: DeskApi;
  readonly forms: ReadonlyMap<string, PaperForm>;
  readonly books: ReadonlyMap<string, PaperBook>;
  /** The host's tabs as drawn by the last commit. */
  readonly drawn: () => readonly Tab[];
  /** Runs calls while another execution is making or changing forms; returns their result. */
  readonly whileFormsBusy: <T>(run: () => T) => T;
  readonly pass: (ms: number) => void;
  /** Runs a function once, the next time that the program waits. */
  readonly whenWaiting: (run: () => void) => void;
  /** What players' books last said about each submission, such as whether it counted. */
  readonly deliveredFates: Held['deliveredFates'];
  readonly account: Held['account'];
  /** How many milliseconds a call can run. Reading the clock takes one. */
  readonly work: Held['work'];
  /** Another game in the same state, which shares nothing with this one. */
  readonly copy: () => Paper;
}

/** An empty book in UTC. */
export function paper(): Paper {
  return paperWith(nothingHeld());
}

export function emptySnapshot(): HostSnapshot {
  const read = paper().ports.book.read();
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
}

/** Creates a game when first called with these arguments (compared as JSON), and returns a copy each time. */
export function paperOnce<A extends readonly unknown[]>(
  make: (...asked: A) => Paper,
): (...asked: A) => Paper {
  const made = new Map<string, Paper>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const book = made.get(key) ?? make(...asked);
    made.set(key, book);
    return book.copy();
  };
}

function paperWith(held: Held): Paper {
  const { clock, place, page, alarm, run, account, work, deliveredFates: fates } = held;
  const now = (): number => clock.time;
  const { service, plant } = countedCalls(held.counted);
  const counting = <T extends object>(name: string, port: T): T => countingUses(name, port, held.counted);
  const { port: forms, ...formsInHand } = paperForms(service, now, place, held.forms);
  const meanwhile: (() => void)[] = [];
  const { exclusively, whileBusy } = paperLock();
  const { exclusively: holdingForms, whileBusy: whileFormsBusy } = paperLock();
  const ports: Ports = {
    games: GAMES,
    book: paperHostBook(service, place, formsInHand.sheetOf, held, held.book),
    matchTabs: paperMatchTabs(service, held.matchTabs),
    forms,
    ...paperBooks(service, held.forms.forms, held.books),
    messenger: paperMessenger(service, held.messages),
    trigger: counting('trigger', paperTrigger(service, 'trigger', held.trigger)),
    submitTrigger: counting('submitTrigger', paperSubmitTrigger(service, held.submitTrigger)),
    lostTriggers: { keep: (lost) => void (place.lostTriggers = lost) },
    alarm: paperAlarm(service, alarm),
    deliveredFates: counting('deliveredFates', {
      read: () => fates.shown,
      write: (shown) => void (fates.shown = shown),
    }),
    account: counting('account', paperAccount(account)),
    hosts: counting('hosts', paperHosts(run)),
    pages: counting('pages', paperPages(service, now, place, page)),
    exclusively,
    withFormsLock: holdingForms,
    now,
    waitUntil: (at) => {
      clock.time = Math.max(clock.time, at);
      meanwhile.splice(0).forEach((act) => act());
    },
    secret: paperSecrets(run),
    who: () => account.name,
    actingAccount: () => account.name,
    workUntil: () => work.until,
  };
  return {
    ports,
    desk: proxyDeskApi((name, [input, at]) =>
      isHostCall(name) ? makeCallWith(name, input ?? undefined, at, () => ok(ports)) : undefined,
    ),
    ...formsInHand,
    ...held.forms,
    ...held.books,
    ...held.messages,
    ...held.matchTabs,
    grids: held.book.grids,
    archives: held.book.archives,
    drawn: () => held.book.tabs,
    page,
    calls: held.counted.calls,
    uses: held.counted.uses,
    plant,
    whileBusy,
    whenWaiting: (act) => void meanwhile.push(act),
    whileFormsBusy,
    pass: (ms) => (clock.time += ms),
    trigger: held.trigger,
    submitTrigger: held.submitTrigger,
    alarm,
    deliveredFates: fates,
    place,
    account,
    work,
    copy: () => paperWith(copyHeld(held)),
  };
}
