// Ports of the loop that use neither Google nor files: a host book in memory, forms that do nothing but add rows, books
// as lists of tabs. Every call is counted and can be made to fail. `paper/` has a file for each part.
import { ok } from '../../src/games/frame/result';
import { deskBy } from '../../src/commands/desk-calls';
import type { Ports } from '../../src/rounds/ports/ports';
import { isHostCall, type DeskApi } from '../../src/rounds/host/calls';
import { makeCallAs } from '../../src/rounds/host/make-call';
import { paperBooks, type PaperBooks } from './paper/books';
import {
  paperAccount,
  paperAlarm,
  type PaperAlarm,
  paperHosts,
  paperLock,
  paperSecrets,
  paperSubmitTrigger,
  paperTrigger,
} from './paper/execution';
import { paperForms, paperFormsAhead, type PaperForms } from './paper/forms';
import { paperHostBook, type PaperHostBook, type Place } from './paper/host-book';
import { paperMatchTabs, type PaperMatchTabs } from './paper/match-tabs';
import { paperMessenger, type PaperMessenger } from './paper/messenger';
import { paperPages, type PaperPages } from './paper/pages';
import { countedCalls, type CountedCalls } from './paper/service';

export { postOf } from './paper/messenger';
export { HOST_BOOK } from './paper/host-book';
export { Killed } from './paper/service';

/** A game on paper: its ports, and everything about it that a test reads or changes. */
export interface Paper
  extends
    Pick<PaperHostBook, 'grids' | 'archives' | 'drawn'>,
    Pick<PaperForms, 'forms' | 'sheetOf' | 'responders' | 'land' | 'send'>,
    Pick<PaperBooks, 'books' | 'refusals' | 'together'>,
    Pick<PaperMessenger, 'posts' | 'answers'>,
    Pick<PaperPages, 'page'>,
    Pick<PaperMatchTabs, 'matchSheets' | 'setAside' | 'formulas'>,
    Pick<CountedCalls, 'calls' | 'plant'>,
    Pick<ReturnType<typeof paperLock>, 'whileBusy'> {
  readonly ports: Ports;
  /** The sidebar's calls, on these ports. */
  readonly desk: DeskApi;
  /** Runs calls while another run of the program makes or changes forms; gives their result. */
  readonly whileFormsBusy: <T>(run: () => T) => T;
  readonly pass: (ms: number) => void;
  /** Runs a function once, at the next place where the program waits. */
  readonly whenWaiting: (run: () => void) => void;
  readonly trigger: { set: boolean };
  readonly submitTrigger: { set: boolean };
  readonly alarm: PaperAlarm;
  /** What players' books last told them became of their submissions. */
  readonly deliveredFates: { shown: ReadonlyMap<string, string> };
  /** The book's time zone, and the address of the players' page. */
  readonly place: Place;
  /** The account that clicks. */
  readonly account: { name: string };
  /** How long one call may go on, in milliseconds; each time that it reads the clock, one of them passes. */
  readonly work: { until: number };
}

/** Makes an empty book whose zone is UTC. */
export function paper(): Paper {
  let time = Date.UTC(2026, 2, 1, 12);
  const now = (): number => time;
  const place: Place = { zone: 'Etc/UTC', page: '' };
  const answered: Paper['deliveredFates'] = { shown: new Map() };
  const work = { until: Infinity };
  const account = { name: 'host@example.com' };
  const { service, calls, plant } = countedCalls();
  const { port: forms, ...formsInHand } = paperForms(service, now, place);
  const { port: books, prefetch, ...booksInHand } = paperBooks(service, formsInHand.forms);
  const { port: messenger, ...messengerInHand } = paperMessenger(service);
  const { port: pages, page } = paperPages(service, now, place);
  const { port: alarmPort, alarm } = paperAlarm(service);
  const { port: book, ...bookInHand } = paperHostBook(service, place, formsInHand.sheetOf, {
    taps: () => page.taps,
    alarm: () => alarm.set,
  });
  const hourly = paperTrigger(service, 'trigger');
  const onSubmit = paperSubmitTrigger(service);
  const meanwhile: (() => void)[] = [];
  const { exclusively, whileBusy } = paperLock();
  const { exclusively: holdingForms, whileBusy: whileFormsBusy } = paperLock();
  const { port: matchTabs, matchSheets, setAside, formulas } = paperMatchTabs(service);
  const ports: Ports = {
    book,
    matchTabs,
    forms,
    formsAhead: paperFormsAhead(),
    books,
    prefetch,
    messenger,
    trigger: hourly.port,
    submitTrigger: onSubmit.port,
    lostTriggers: { keep: (lost) => void (place.lostTriggers = lost) },
    alarm: alarmPort,
    deliveredFates: { read: () => answered.shown, write: (shown) => void (answered.shown = shown) },
    account: paperAccount(),
    hosts: paperHosts(),
    pages,
    exclusively,
    holdingForms,
    now,
    waitUntil: (at) => {
      time = Math.max(time, at);
      meanwhile.splice(0).forEach((run) => run());
    },
    secret: paperSecrets(),
    who: () => account.name,
    signs: () => account.name,
    workUntil: () => work.until,
  };
  return {
    ports,
    desk: deskBy((name, [input, at]) =>
      isHostCall(name) ? makeCallAs(name, input ?? undefined, at, () => ok(ports)) : undefined,
    ),
    ...formsInHand,
    ...bookInHand,
    ...booksInHand,
    ...messengerInHand,
    page,
    matchSheets,
    setAside,
    formulas,
    calls,
    plant,
    whileBusy,
    whenWaiting: (run) => void meanwhile.push(run),
    whileFormsBusy,
    pass: (ms) => (time += ms),
    trigger: hourly.trigger,
    submitTrigger: onSubmit.trigger,
    alarm,
    deliveredFates: answered,
    place,
    account,
    work,
  };
}
