// The ports of the loop on paper: a host book in memory, forms that only land rows, books as lists of tabs. Every
// call is counted and can be made to fail. No Google, no files.
import { deskBy } from '../../src/commands/desk-calls';
import type { Cell } from '../../src/games/fields';
import { fail, ok } from '../../src/games/result';
import { cellLook, cellValue, type PlainTab, type StyledCell, type Tab } from '../../src/games/tabs';
import { namesKept } from '../../src/rounds/page/memory';
import type { AccountFindings } from '../../src/rounds/account/findings';
import { SIDEBAR_CALLS } from '../../src/rounds/sidebar-api';
import type { Responders } from '../../src/rounds/record/files-tab';
import { ledgerCells } from '../../src/rounds/record/ledger-tab';
import { asSecret } from '../../src/rounds/record/secret';
import {
  FORM_GONE,
  FORM_NOT_SHOWN,
  KEY_IN_LINK,
  PLAYER_IN_LINK,
  type BookState,
  type HostCommit,
  type LateTap,
  type Opening,
  type Ports,
  type Posted,
  type PublishedGame,
  type ReadFrom,
  NO_READERS,
  type Readers,
  type SentResponse,
} from '../../src/rounds/ports';
import type { DeskApi, UserError } from '../../src/rounds/view/api';

const DAY = 86_400_000;

/** The id of the host book. */
export const HOST_BOOK = 'host-book-on-paper';

/** How a call ends badly: the whole execution is killed before or after it, or the service says no. */
export type Failure = 'before' | 'after' | UserError;

interface PaperForm {
  header: readonly string[];
  readonly rows: Cell[][];
  /** What was sent, in a row already or not. */
  readonly sent: SentResponse[];
  accepting: boolean;
  gone: boolean;
  hidden: boolean;
}

/** A tab as its reader has it: what a link leads to stands behind its words. */
function withLinks(tab: Tab): PlainTab {
  const cell = (each: Cell | StyledCell): Cell => {
    const { link } = cellLook(each);
    return link === undefined ? cellValue(each) : `${String(cellValue(each))} <${link}>`;
  };
  return { title: tab.title, rows: tab.rows.map((cells) => cells.map(cell)) };
}

interface PaperBook {
  /** It is there, and another account made it; forms likewise. */
  hidden: boolean;
  readers: Readers;
  tabs: readonly PlainTab[];
  gone: boolean;
}

type OwnTab = 'ledger' | 'roster' | 'settings' | 'outbox' | 'files';

/** What a test holds in its hands. */
export interface Paper {
  readonly ports: Ports;
  /** The sidebar's calls over these ports. */
  readonly desk: DeskApi;
  /** The host's views as the last commit drew them. */
  readonly drawn: () => readonly Tab[];
  readonly pass: (ms: number) => void;
  /** Lands a row as a form does. */
  readonly land: (form: string, answers: Readonly<Record<string, Cell>>) => void;
  /** Sends to a form what lands in its tab only when the answer is called. */
  readonly send: (form: string, answers: Readonly<Record<string, Cell>>) => () => void;
  /** The host book's own tabs, to be changed by hand. */
  readonly grids: Map<OwnTab, Cell[][]>;
  /** Forms and books by their names. */
  readonly forms: ReadonlyMap<string, PaperForm>;
  readonly books: ReadonlyMap<string, PaperBook>;
  /** Every message that got to Discord: its channel and text. */
  readonly posts: (readonly [webhook: string, text: string])[];
  /** What the next posts answer; `posted` when it is empty. */
  readonly answers: Posted[];
  readonly trigger: { set: boolean };
  readonly submitTrigger: { set: boolean };
  /** What players' books were last told of their own submissions. */
  readonly answered: { shown: ReadonlyMap<string, string> };
  /** The book's time zone. */
  readonly place: { zone: string; page: string };
  /** What the players' page finds without the book, and what it has shown. */
  readonly page: {
    game: PublishedGame | undefined;
    readonly shown: Map<string, { readonly text: string; readonly until: number }>;
    taps: readonly LateTap[];
  };
  /** Every call so far: `book.read`, `forms.make`. */
  readonly calls: string[];
  /** Makes the nth call of this name from now on end badly. */
  readonly plant: (call: string, failure: Failure, nth?: number) => void;
  /** What a call gives while another execution holds the lock. */
  readonly whileBusy: <T>(run: () => T) => T;
  /** Who clicks. */
  readonly account: { name: string };
  /** Who may answer the forms that are opened from now on. */
  readonly responders: { who: Responders };
  /** Addresses that no book can be shared with; '' stands for the link. */
  readonly refusals: Map<string, 'no-account' | 'forbidden'>;
  /** How long one call may go on, in ms: each look at the clock takes one. */
  readonly work: { until: number };
}

/** What stops an execution in the middle. */
export class Killed extends Error {}

const BUSY: UserError = { code: 'busy', text: 'Changing the game: another window does.', again: true };

/** The account's own address: dots do not count. */
function accountOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.replaceAll('.', '')}@${domain}`;
}

function permissionOf(email: string): string {
  return `permission of ${accountOf(email)}`;
}

/** What got to Discord: the channel's webhook and the text. */
export function postOf(address: string, body: string): [webhook: string, text: string] {
  const { content } = JSON.parse(body) as { readonly content: string };
  return [address.replace('?wait=true', ''), content];
}

/** A service that did what it was asked. */
function done(act: () => unknown): ReturnType<Ports['forms']['update']> {
  act();
  return ok(undefined);
}

/** A fresh book whose zone is UTC. */
export function paper(): Paper {
  let now = Date.UTC(2026, 2, 1, 12);
  let secrets = 0;
  let busy = false;
  let drawn: readonly Tab[] = [];
  let reading: readonly ReadFrom[] = [];
  const grids = new Map<OwnTab, Cell[][]>();
  const forms = new Map<string, PaperForm>();
  const sheets: PaperForm[] = [];
  const books = new Map<string, PaperBook>();
  const posts: (readonly [string, string])[] = [];
  const answers: Posted[] = [];
  const trigger = { set: false };
  const submitTrigger = { set: false };
  const answered: Paper['answered'] = { shown: new Map() };
  const place = { zone: 'Etc/UTC', page: '' };
  const page: Paper['page'] = { game: undefined, shown: new Map(), taps: [] };
  const calls: string[] = [];
  const planted: { call: string; failure: Failure; nth: number }[] = [];
  const work = { until: Infinity };
  const account = { name: 'host@example.com' };
  const responders: Paper['responders'] = { who: 'anyone' };
  const refusals = new Map<string, 'no-account' | 'forbidden'>();
  let findings: AccountFindings | undefined;
  let opening: Opening | undefined;

  /** A call of a service: counted, and made to fail where that is planted. */
  const service = <T>(call: string, run: () => T): T | { readonly ok: false; readonly error: UserError } => {
    calls.push(call);
    const plan = planted.find((one) => one.call === call);
    if (plan !== undefined) plan.nth -= 1;
    if (plan?.nth !== 0) return run();
    planted.splice(planted.indexOf(plan), 1);
    if (typeof plan.failure === 'object') return fail(plan.failure);
    if (plan.failure === 'before') throw new Killed(call);
    run();
    throw new Killed(call);
  };

  const writeBook = (commit: HostCommit): void => {
    const { ledger = [], mended = [] } = commit;
    for (const row of mended) grids.get('ledger')?.splice(row.number - 1, 1, [...ledgerCells(row)]);
    if (ledger.length > 0) {
      grids.set('ledger', [...(grids.get('ledger') ?? []), ...ledger.map((row) => [...ledgerCells(row)])]);
    }
    for (const part of ['roster', 'settings', 'outbox', 'files'] as const) {
      const tab = commit[part];
      if (tab === null) grids.delete(part);
      else if (tab !== undefined)
        grids.set(
          part,
          tab.rows.map((row) => row.map(cellValue)),
        );
    }
    drawn = commit.tabs ?? drawn;
    reading = commit.reading ?? reading;
  };
  const sheetOf = (sheet: number): PaperForm =>
    sheets[sheet - 1] ?? { header: [], rows: [], sent: [], accepting: false, gone: true, hidden: false };
  const sendTo = (form: PaperForm | undefined, given: Readonly<Record<string, Cell>>): (() => void) => {
    if (form === undefined) throw new Error('There is no such form.');
    // As the clocks of the book's zone show it; Swedish dates are the clock's own, in order.
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: place.zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const wall = Date.parse(`${clock.format(now).replace(' ', 'T')}Z`);
    const stamp = (wall - Date.UTC(1899, 11, 30)) / DAY;
    const titles = form.header.slice(1);
    form.sent.push({ at: now, answers: titles.map((title) => [title, String(given[title] ?? '')]) });
    return () => form.rows.push([stamp, ...titles.map((title) => given[title] ?? '')]);
  };
  const landIn = (form: PaperForm | undefined, given: Readonly<Record<string, Cell>>): void =>
    sendTo(form, given)();
  const formLike = (name: string): PaperForm | undefined =>
    [...forms].find(([known]) => known.includes(name))?.[1];
  const changeForm = (
    id: string,
    change: (form: PaperForm) => void,
  ): ReturnType<Ports['forms']['update']> => {
    const form = forms.get(id);
    if (form === undefined || form.gone) return fail({ code: FORM_GONE, text: 'The form is gone.' });
    if (form.hidden) return fail({ code: FORM_NOT_SHOWN, text: 'The form is not shown.' });
    change(form);
    return ok(undefined);
  };
  const stateOf = (id: string): BookState => {
    const book = books.get(id);
    if (book === undefined || book.gone) return { kind: 'gone' };
    return book.hidden ? { kind: 'not-shown' } : { kind: 'there', owner: undefined, readers: book.readers };
  };
  const changeBook = (id: string, change: (book: PaperBook) => void): ReturnType<Ports['books']['draw']> => {
    const book = books.get(id);
    if (book === undefined || book.gone) return fail({ code: 'gone', text: 'The book is gone.' });
    change(book);
    return ok(undefined);
  };

  const ports: Ports = {
    book: {
      read: ({ reading: sources = reading } = {}) =>
        service('book.read', () =>
          ok({
            book: asSecret(HOST_BOOK),
            zone: place.zone,
            stampZone: place.zone,
            ...(place.page === '' ? {} : { page: place.page }),
            taps: () => page.taps,
            ledger: grids.get('ledger'),
            verifiedRows: 0,
            roster: grids.get('roster'),
            settings: grids.get('settings'),
            outbox: grids.get('outbox'),
            files: grids.get('files'),
            ...(opening === undefined ? {} : { opening }),
            responses: sources.map(({ form, sheet, from }) => {
              const { header, rows } = sheetOf(sheet);
              return {
                form,
                sheet,
                header,
                stamps: rows.map(([stamp = '']) => stamp),
                rows: new Map(rows.slice(from).map((row, index) => [from + index, row])),
              };
            }),
          }),
        ),
      readRows: (sheet, rows) =>
        service('book.readRows', () => ok(new Map(rows.map((row) => [row, sheetOf(sheet).rows[row] ?? []])))),
      write: (commit) => service('book.write', () => done(() => writeBook(commit))),
      rememberOpening: (given) => void (opening = given),
    },
    forms: {
      make: (name) =>
        service('forms.make', () => {
          const known = forms.get(name);
          if (known === undefined || known.gone || known.hidden)
            forms.set(name, { header: [], rows: [], sent: [], accepting: false, gone: false, hidden: false });
          return ok({ id: asSecret(name), url: `edit:${name}` });
        }),
      open: (id, { playerTitle, keyTitle, questions }) =>
        service('forms.open', () => {
          const opened = changeForm(id, (form) => {
            form.header = ['Timestamp', playerTitle, ...questions.map(({ title }) => title), keyTitle];
            form.accepting = true;
            if (!sheets.includes(form)) sheets.push(form);
          });
          if (!opened.ok) return opened;
          const sheet = sheets.findIndex((form) => form === forms.get(id)) + 1;
          return ok({
            url: `form:${id}`,
            sheet,
            link: `form:${sheet}?player=${PLAYER_IN_LINK}&key=${KEY_IN_LINK}`,
            responders: responders.who,
          });
        }),
      update: (id) => service('forms.update', () => changeForm(id, () => undefined)),
      describe: (id) => service('forms.describe', () => changeForm(id, () => undefined)),
      close: (id) => service('forms.close', () => changeForm(id, (form) => (form.accepting = false))),
      responsesSince: (id, since) =>
        service('forms.responsesSince', () =>
          ok((forms.get(id)?.sent ?? []).filter(({ at }) => at >= since)),
        ),
      submit: (id, given) => service('forms.submit', () => done(() => landIn(forms.get(id), given))),
    },
    books: {
      make: (name) =>
        service('books.make', () => {
          const old = books.get(name);
          if (old === undefined || old.gone)
            books.set(name, { readers: NO_READERS, tabs: [], gone: false, hidden: false });
          return ok({ id: asSecret(name), url: `book:${name}` });
        }),
      look: (id) => service('books.look', () => ok(stateOf(id))),
      share: (id, email) =>
        service('books.share', () => {
          if (refusals.has(email)) return ok({ kind: refusals.get(email) ?? 'forbidden' });
          const reader = { permission: permissionOf(email), email: accountOf(email) };
          const changed = changeBook(id, (book) => {
            book.readers =
              email === ''
                ? { ...book.readers, link: true }
                : { ...book.readers, people: [...book.readers.people, reader] };
          });
          return changed.ok ? ok({ kind: 'shared', permission: reader.permission }) : changed;
        }),
      unshare: (id) =>
        service('books.unshare', () => {
          const changed = changeBook(id, (book) => {
            book.readers = {
              ...NO_READERS,
              people: book.readers.people.filter(({ email }) => refusals.has(email)),
              sharedDrive: book.readers.sharedDrive,
            };
          });
          return changed.ok ? ok(books.get(id)?.readers ?? NO_READERS) : changed;
        }),
      draw: (id, tabs) =>
        service('books.draw', () => changeBook(id, (book) => (book.tabs = tabs.map(withLinks)))),
      isShown: (id) =>
        service('books.isShown', () => {
          const file = forms.get(id) ?? books.get(id);
          return ok(file !== undefined && !file.gone && !file.hidden);
        }),
    },
    messenger: {
      post: (address, body) => {
        const posted = service('messenger.post', (): Posted => {
          const answer = answers.shift() ?? { kind: 'posted' };
          if (answer.kind === 'posted') posts.push(postOf(address, body));
          return answer;
        });
        return 'ok' in posted ? { kind: 'unknown' } : posted;
      },
    },
    trigger: {
      create: () => service('trigger.create', () => done(() => (trigger.set = true))),
      delete: () => service('trigger.delete', () => done(() => (trigger.set = false))),
    },
    submitTrigger: {
      create: () => service('submitTrigger.create', () => done(() => (submitTrigger.set = true))),
      delete: () => service('submitTrigger.delete', () => done(() => (submitTrigger.set = false))),
    },
    answered: {
      read: () => answered.shown,
      write: (shown) => void (answered.shown = shown),
    },
    account: {
      read: () => findings,
      write: (found) => void (findings = found),
      ask: (question) => ({ kind: 'holds', text: `${question}.` }),
      removeFiles: () => [],
    },
    pages: {
      address: () => place.page,
      setAddress: (address) => (place.page = address),
      publish: (game) => {
        service('pages.publish', () => undefined);
        const keys = [...(page.game?.keys ?? []), ...(game?.keys ?? [])];
        for (const name of namesKept(keys)) page.shown.delete(name);
        page.game = game;
      },
      published: () => page.game,
      taps: () => page.taps,
      keepTaps: (taps) => (page.taps = taps),
      recall: (names) =>
        new Map(
          names.flatMap((name) => {
            const { text = '', until = 0 } = page.shown.get(name) ?? {};
            return until > now ? [[name, text] as const] : [];
          }),
        ),
      remember: (texts, seconds) =>
        texts.forEach((text, name) => page.shown.set(name, { text, until: now + seconds * 1000 })),
    },
    exclusively: (run) => {
      if (busy) return fail(BUSY);
      busy = true;
      try {
        return run();
      } finally {
        busy = false;
      }
    },
    now: () => now,
    waitUntil: (at) => void (now = Math.max(now, at)),
    secret: () => {
      secrets += 1;
      return secrets.toString(16).padStart(32, '0');
    },
    who: () => account.name,
    workUntil: () => work.until,
  };
  const sidebarCalls: Readonly<Record<string, (ports: Ports, ...args: never[]) => unknown>> = SIDEBAR_CALLS;
  return {
    ports,
    // `deskBy` gives each call the input that its name asks for.
    desk: deskBy((name, args) => sidebarCalls[name]?.(ports, ...(args as never[]))),
    drawn: () => drawn,
    pass: (ms) => (now += ms),
    land: (form, given) => landIn(formLike(form), given),
    send: (form, given) => sendTo(formLike(form), given),
    grids,
    forms,
    books,
    posts,
    answers,
    trigger,
    submitTrigger,
    answered,
    account,
    responders,
    refusals,
    place,
    page,
    calls,
    plant: (call, failure, nth = 1) => planted.push({ call, failure, nth }),
    whileBusy: (run) => {
      busy = true;
      try {
        return run();
      } finally {
        busy = false;
      }
    },
    work,
  };
}
