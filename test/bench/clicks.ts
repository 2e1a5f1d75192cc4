// The clicks of a host and of a player, made on a built program over the stand-in, with every call of a service counted: a game of
// so many players at so late a round, with so many rows a round.
import { given } from '../../src/commands/desk-calls';
import type { PageReading } from '../../src/rounds/page/views';
import { prefetchOf } from '../../sidebar/panel/stage/resolve-steps';
import { builtCode } from '../support/built-program';
import { gameView, openStage, prepare } from '../support/host-game';
import { KEY_TITLE, PLAYER_TITLE } from '../../src/rounds/session/columns';
import { cells, responseTab } from '../support/host-books';
import { Measured, processorOf, untilDrawn, type Click } from './measured';
import { open, type Opened } from './opened';

export interface Setting {
  readonly game: keyof typeof GAMES;
  readonly players: number;
  readonly rows: number;
  /** The rounds in which clicks are measured, in order. */
  readonly rounds: readonly number[];
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

function draft({ desk }: Opened, game: Setting['game'], players: number, rounds: number): void {
  const view = given(desk.draft({ game, practice: true }));
  if (view.draft === undefined) throw new Error('No draft.');
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
  measured.desk((desk) => given(desk.create()));
  for (;;) {
    const { toPrepare, beside } = gameView(test.desk);
    if (toPrepare.length === 0) return measured.click('Create the game');
    // As the sidebar makes them.
    if (beside === true) {
      measured.atOnce(
        (desk) => given(desk.prepareNext({ only: 'forms' })),
        (desk) => given(desk.prepareNext({ only: 'books' })),
      );
    } else measured.desk((desk) => given(desk.prepareNext()));
  }
}

function roundClicks(test: Opened): readonly Click[] {
  const page = pageClicks(test);
  const paint = new Measured(test);
  paint.desk((desk) => desk.getDesk());
  // A window that is open looks again and again.
  const refresh = new Measured(test);
  refresh.desk((desk) => desk.getDesk({ refresh: true }));
  const preview = new Measured(test);
  preview.desk((desk) => desk.previewRound());
  const { name } = openStage(test.desk);
  const written = writtenAlone(test, name);
  const measured = new Measured(test);
  resolve(measured, name);
  tell(test, measured);
  const done = measured.click('Resolve: all done');
  return [
    paint.click('Open the sidebar'),
    refresh.click('Its refresh'),
    preview.click('Preview'),
    written,
    { ...untilDrawn(done), title: TOLD },
    done,
    ...page,
  ];
}

/** Resolves as the window does: where the program knows of looks beside, they leave with it. */
function resolve(measured: Measured, stage: string): void {
  const round = { stage, token: '', deliver: true };
  const books = gameView(measured.test.desk).deliveries.filter(({ kind }) => kind === 'book').length;
  const prefetch = builtCode().includes('function prefetchAccess') ? prefetchOf(books) : undefined;
  if (prefetch === undefined) {
    measured.desk((desk) => given(desk.resolveRound(round)));
    return;
  }
  const parts = Array.from({ length: prefetch.parts }, (_, part) => part);
  measured.deskBeside(
    parts.map((part) => (desk) => given(desk.prefetchAccess({ ...prefetch, part }))),
    (desk) => given(desk.resolveRound({ ...round, prefetch })),
  );
}

/** The title of the click by which an early round and a late one are compared: it draws no books, whatever is ready. */
export const WRITTEN = 'Resolve: the round written';

/** The title of the click until the last book is drawn. */
export const TOLD = 'Resolve: books and pages told';

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
