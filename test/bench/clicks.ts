// The clicks of a host and of a player, made on a built program over the stand-in, with every call of a service counted: a game of
// so many players at so late a round, with so many rows a round.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { HandClock } from 'apps-script-stand-in/clock';
import { openHost, type Host } from 'apps-script-stand-in/host';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { deskOn, given } from '../../src/commands/desk-calls';
import { DIST_FILES } from '../../src/commands/dist';
import type { PageReading, Reply } from '../../src/rounds/api';
import {
  builtCode,
  builtDist,
  builtPlayerPage,
  builtSidebar,
  PARTS,
  shareRun,
} from '../support/built-program';
import { NOON, type TestHost } from '../support/host';
import { gameView, openStage, prepare } from '../support/host-game';
import { PING_WORDS } from '../../src/rounds/account/page-answer';
import { KEY_TITLE, PLAYER_TITLE } from '../../src/rounds/session/columns';
import { cells, responseTab } from '../support/host-books';
import { classOf, isWait } from '../support/waits';
import { countedCalls } from './counted-calls';
import { TIMES, type CountedRun } from './waiting-model';

/** A click, and all calls of a page that follow one another until it is done. */
export interface Click {
  readonly title: string;
  readonly runs: readonly CountedRun[];
  /** Characters of the last answer, as the page gets it. */
  readonly answered: number;
}

export interface Setting {
  readonly game: keyof typeof GAMES;
  readonly players: number;
  readonly rows: number;
  /** The rounds in which clicks are measured, in order. */
  readonly rounds: readonly number[];
}

/** Chooses the built program that all clicks from now on are made on. */
export function useProgram(dist: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-bench-'));
  mkdirSync(path.join(folder, PARTS.dist));
  for (const name of readdirSync(dist).filter((file) => DIST_FILES.some((known) => known === file)))
    copyFileSync(path.join(dist, name), path.join(folder, PARTS.dist, name));
  shareRun({ folder, browser: '' });
}

const ADDRESS = 'https://script.google.com/macros/s/AKfy_bench/exec';

interface Played {
  readonly title: string;
  /** The game's own columns of a player's row in the roster. */
  readonly columns: (player: number) => readonly string[];
  /** Settings for a game of so many rounds. */
  readonly settings: (rounds: number) => Readonly<Record<string, string>>;
}

/** Games for as many as a host likes: one whose form changes with each round, for as long as a host likes, and one whose form never does. */
export const GAMES = {
  'wanted-sharpshooters': {
    title: 'Wanted Sharpshooters',
    columns: (player) => [`Meadow ${player + 1}`],
    settings: (rounds) => ({ Rounds: String(rounds + 1), Lives: '99' }),
  },
  soullinked: {
    title: 'Soullinked',
    columns: (player) => [player % 2 === 0 ? 'Heaven' : 'Hell', `Pair ${Math.floor(player / 2) + 1}`],
    settings: () => ({}),
  },
} as const satisfies Readonly<Record<string, Played>>;

type Opened = Pick<TestHost, 'host' | 'desk' | 'clock' | 'store'>;

let opened = 0;

/** A host of the chosen program, which V8 has not compiled before. */
function open(store = new MemoryStore(), now = NOON): Opened {
  opened += 1;
  const clock = new HandClock(now);
  const manifest = toJson(JSON.parse(readFileSync(path.join(builtDist(), 'appsscript.json'), 'utf8')));
  const host = openHost({
    store,
    clock,
    bundle: { text: `// ${opened}\n${builtCode()}` },
    html: { sidebar: builtSidebar(), player: builtPlayerPage() },
    ...(isJsonObject(manifest) ? { manifest } : {}),
    book: { title: 'Host book', timeZone: 'Europe/Berlin' },
    fetch: ({ url }) => ({ code: 200, text: url.endsWith('/exec?ping=1') ? `<p>${PING_WORDS}.</p>` : '{}' }),
  });
  // The processor is timed as it loads the program.
  host.conditions.loadMs = 0;
  return { host, desk: deskOn(host), clock, store };
}

function draft({ desk }: Opened, game: Setting['game'], players: number, rounds: number): void {
  const view = given(desk.startDraft({ game, practice: true }));
  if (view.phase !== 'draft') throw new Error('No draft.');
  const { columns, settings } = GAMES[game];
  const contacts = ['', '', ''];
  const roster = Array.from({ length: players }, (_, at) => [
    `Player ${at + 1}`,
    ...columns(at),
    ...contacts,
  ]);
  const chosen = { ...view.draft.settings, ...settings(rounds) };
  given(
    desk.saveDraft({ ...view.draft, game, seed: 'a seed that is long enough', roster, settings: chosen }),
  );
}

/** More rows than the ledger keeps of a round. */
const MOST_KEPT = 200;

/** The clicks of a game, from its creation on, with the round of each; 0 before the first. */
export function clicksOf({ game, players, rows, rounds }: Setting): ReadonlyMap<number, readonly Click[]> {
  const test = open();
  const last = Math.max(...rounds);
  draft(test, game, players, last);
  const clicks = new Map<number, readonly Click[]>();
  clicks.set(0, [creation(test)]);
  given(test.desk.savePage({ address: ADDRESS }));
  let owed = 0;
  for (let round = 1; round <= last; round += 1) {
    prepare(test.desk);
    // So many rows in each round would take long: as many as the ledger keeps of a round, the rest before it matters.
    owed += rows - players;
    const now = rounds.includes(round)
      ? rows - players
      : Math.min(owed, rounds.includes(round + 1) ? owed : MOST_KEPT);
    owed -= now;
    flood(test, now);
    given(test.desk.submitForPractice({ players: [] }));
    if (rounds.includes(round)) clicks.set(round, roundClicks(test));
    else {
      given(test.desk.resolveRound({ stage: openStage(test.desk).name, token: '' }));
      // Books that lie behind by more than a round are no ordinary round.
      if (rounds.includes(round + 1)) tell(test);
    }
  }
  return clicks;
}

function creation(test: Opened): Click {
  const measured = new Measured(test);
  measured.desk((desk) => given(desk.createGame()));
  while (gameView(test.desk).toPrepare.length > 0) measured.desk((desk) => given(desk.prepareNext()));
  return measured.click('Create the game');
}

function roundClicks(test: Opened): readonly Click[] {
  const looks = ['Open the sidebar', 'Its refresh'].map((title) => {
    const measured = new Measured(test);
    measured.desk((desk) => desk.getDesk());
    return measured.click(title);
  });
  const preview = new Measured(test);
  preview.desk((desk) => desk.previewRound());
  const { name } = openStage(test.desk);
  const page = pageClicks(test);
  const written = writtenAlone(test, name);
  const told = new Measured(test);
  told.desk((desk) => given(desk.resolveRound({ stage: name, token: '', deliver: true })));
  tell(test, told);
  return [...looks, preview.click('Preview'), written, told.click('Resolve: books and pages told'), ...page];
}

/** The title of the click by which an early round and a late one are compared: it draws no books, whatever is ready. */
export const WRITTEN = 'Resolve: the round written';

/** The click made on three copies of the game: the one that takes the processor neither least nor most. */
function writtenAlone(test: Opened, stage: string): Click {
  const clicks = [1, 2, 3].map(() => {
    const measured = new Measured(open(test.store.copy(), test.clock.now()));
    measured.desk((desk) => given(desk.resolveRound({ stage, token: '' })));
    return measured.click(WRITTEN);
  });
  const [, middle = clicks[0]] = clicks.sort((a, b) => processorOf(a) - processorOf(b));
  if (middle === undefined) throw new Error('Nothing was resolved.');
  return middle;
}

/** Milliseconds of the processor of all calls of a click. */
export function processorOf({ runs }: Click): number {
  return runs.reduce((sum, { processorMs }) => sum + processorMs, 0);
}

/** Makes what the next stage needs and draws all books, as the window does after a resolve. */
function tell(test: Opened, measured = new Measured(test)): void {
  const waits = (): boolean =>
    gameView(test.desk).deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting');
  while (gameView(test.desk).toPrepare.length > 0) measured.desk((desk) => given(desk.prepareNext()));
  while (waits()) measured.desk((desk) => given(desk.deliverSome()));
}

function pageClicks(test: Opened): readonly Click[] {
  const [player] = gameView(test.desk).players;
  const key = new URL(player?.page ?? ADDRESS).searchParams.get('key') ?? '';
  const first = new Measured(test);
  first.visit({ key });
  const again = new Measured(test);
  const read = (measured: Measured, stamp: string): PageReading =>
    given(measured.call<PageReading>('readPage', { key, stamp }));
  const { stamp } = read(new Measured(test), '');
  read(again, stamp);
  const late = new Measured(test);
  // Longer than any page is kept without a look at the game.
  test.clock.pass(60_000);
  read(late, stamp);
  const sent = new Measured(open(test.store.copy(), test.clock.now()));
  const { name } = openStage(test.desk);
  given(
    sent.call('sendMove', {
      key,
      stage: name,
      answers: answersOf(test, player?.name ?? ''),
      tapped: test.clock.now(),
    }),
  );
  return [
    first.click('Player: open the page'),
    again.click('Player: look again at once'),
    late.click('Player: look again a minute later'),
    sent.click('Player: send'),
  ];
}

/** A player's latest answers, as their row in the tab of responses has them. */
function answersOf({ host }: Opened, player: string): readonly (readonly [title: string, text: string])[] {
  const [titles = [], ...rows] = cells(host, host.bookId ?? '', responseTab(host));
  const row = [...rows].reverse().find((one) => one[titles.indexOf(PLAYER_TITLE)] === player) ?? [];
  const own = ['Timestamp', PLAYER_TITLE, KEY_TITLE];
  return titles.flatMap((title, at): readonly (readonly [string, string])[] => {
    const answer = row[at];
    const text = typeof answer === 'number' ? String(answer) : answer;
    return typeof title !== 'string' || own.includes(title) || typeof text !== 'string' || text === ''
      ? []
      : [[title, text]];
  });
}

/** Rows that are nobody's, in the tab of responses. */
function flood({ host, clock }: Opened, rows: number): void {
  if (rows <= 0) return;
  const stamp = 25_569 + (clock.now() + 3_600_000) / 86_400_000;
  host.cloud.changeBook(host.bookId ?? '', host.user, (book) => {
    const tab = book.tabs.find(({ formId }) => formId !== undefined);
    if (tab === undefined) throw new Error('No tab of responses.');
    for (let row = 0; row < rows; row += 1)
      tab.rows.push([
        { userEnteredValue: { numberValue: stamp } },
        { userEnteredValue: { stringValue: `nobody ${row}` } },
        { userEnteredValue: { stringValue: `key${row}` } },
      ]);
    tab.rowCount = Math.max(tab.rowCount, tab.rows.length);
  });
}

/** The runs of a click: each compiles the program as if Google had never seen it. */
class Measured {
  readonly test: Opened;
  readonly #runs: CountedRun[] = [];
  #answered = 0;

  constructor(test: Opened) {
    this.test = test;
  }

  desk(run: (desk: Opened['desk']) => unknown): void {
    this.#run('run', ({ desk }) => run(desk));
  }

  call<T>(name: string, input: object): Reply<T> {
    return this.#run('run', ({ host }) => host.call(name, [input], { visitor: true })) as Reply<T>;
  }

  visit(parameter: Readonly<Record<string, string>>): void {
    this.#run('visit', ({ host }) => host.visit(parameter).html);
  }

  click(title: string): Click {
    return { title, runs: this.#runs, answered: this.#answered };
  }

  #run(by: CountedRun['by'], run: (test: Opened) => unknown): unknown {
    const { store, clock } = this.test;
    const cold = open(store, clock.now());
    const service = timeInServices(cold.host);
    const start = process.cpuUsage();
    const answer = run(cold);
    const { user, system } = process.cpuUsage(start);
    const passedMs = cold.clock.now() - clock.now();
    clock.pass(passedMs);
    this.#answered = JSON.stringify(answer).length;
    this.#runs.push({
      by,
      calls: countedCalls(cold.host.faults.trace()),
      processorMs: Math.max(0, (user + system) / 1000 - service.processorMs()),
      pausedMs: passedMs - service.waitedMs(),
    });
    return answer;
  }
}

/** The time within the stand-ins of services, which is Google's and no time of the script. */
interface ServiceTime {
  readonly processorMs: () => number;
  /** The time that passes on the clock while a server is asked, as it usually does. */
  readonly waitedMs: () => number;
}

function timeInServices(host: Host): ServiceTime {
  let [spent, waited, depth] = [0, 0, 0];
  const around = host.faults.around.bind(host.faults);
  host.faults.around = (context, name, apply, options) => {
    // The requests of a fetchAll are within it.
    const kind = depth > 0 ? 'within' : classOf(name);
    const costMs = isWait(kind) ? TIMES[kind].usual : 0;
    waited += costMs;
    return around(
      context,
      name,
      () => {
        depth += 1;
        const start = process.cpuUsage();
        try {
          return apply();
        } finally {
          depth -= 1;
          const { user, system } = process.cpuUsage(start);
          if (depth === 0) spent += (user + system) / 1000;
        }
      },
      { ...options, costMs },
    );
  };
  return { processorMs: () => spent, waitedMs: () => waited };
}
