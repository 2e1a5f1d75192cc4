// Paper games: games whose ports are in memory. Each game is created once per process, and each test gets a copy.
import { CONTACT_COLUMNS } from '../../src/rounds/contacts/contact-columns';
import { unwrapReply } from '../../src/commands/desk-calls';
import { requireGame, type GameSession } from '../../src/rounds/session/game-session';
import { load } from '../../src/rounds/session/load';
import { performSteps } from '../../src/rounds/commit/perform';
import type { HostCallAnswer } from '../../src/rounds/host/calls';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import { watchDeadlines } from '../../src/rounds/host/stage/reminders';
import type { DeskView, GameView } from '../../src/rounds/host/desk/views';
import type { PastStageView, StageView } from '../../src/rounds/host/stage/views';
import type { TimingView } from '../../src/rounds/reply/draft-view';
import { paperOnce, paper, postOf, type Paper } from './paper-ports';

export interface PaperGameOptions {
  /** The game's id; Soullinked by default. */
  readonly game?: string;
  readonly practice?: boolean;
  /** Each player's contacts, in roster order. */
  readonly contacts?: readonly (readonly [email: string, webhook: string, zone: string, id?: string])[];
  readonly webhook?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Applies to every kind of stage. */
  readonly timing?: Partial<Omit<TimingView, 'title'>>;
}

/** The players of the smallest Soullinked game. */
export const PLAYERS = ['Ann', 'Bob', 'Cy', 'Dee'] as const;

/** A correction to another pick for Ann, or anybody in Heaven, in round 1 of Soullinked. */
export const ANN_PICKS = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Ann',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
} as const;

/** A pick that is always legal, except perhaps for its card. */
export function pickOf(player: string, card: number | string = 3): Readonly<Record<string, string>> {
  const at = PLAYERS.findIndex((name) => name === player) % 2 === 0 ? '2' : '1';
  return { Row: at, Column: at, 'Power card': String(card) };
}

const ROSTER = PLAYERS.map((name, index) => [
  name,
  index % 2 === 0 ? 'Heaven' : 'Hell',
  index < 2 ? 'Moon' : 'Sun',
]);

/** A book with a draft. */
export const drafted = paperOnce((options: PaperGameOptions = {}) => {
  const book = paper();
  draftIn(book, options);
  return book;
});

/** Drafts a game in a book without an open game. */
function draftIn(book: Paper, options: PaperGameOptions): void {
  const { game = 'soullinked', practice = true, contacts = [], webhook = '', settings, timing } = options;
  const view = unwrapReply(book.desk.draft({ game, practice: true }));
  if (view.draft === undefined) throw new Error('There is no draft.');
  const { draft } = view;
  const own = draft.columns.length - CONTACT_COLUMNS.length;
  const roster = game === 'soullinked' ? ROSTER : draft.roster.map((row) => row.slice(0, own));
  unwrapReply(
    book.desk.saveDraft({
      ...draft,
      game,
      practice,
      seed: 'a seed that is long enough',
      settings: settings ?? draft.settings,
      timings: draft.timings.map((usual) => ({ ...usual, ...timing })),
      roster: roster.map((row, index) => [
        ...row,
        ...CONTACT_COLUMNS.map((_, at) => contacts[index]?.[at] ?? ''),
      ]),
    }),
  );
  if (webhook !== '') setCell(book, 'nextSettings', 'Discord webhook of the public channel', webhook);
}

/** A book with a game whose forms and books are made. */
export const created = paperOnce((options: PaperGameOptions = {}) => {
  const book = drafted(options);
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  return book;
});

/** Creates another game in a book whose games are all closed. */
export function createNext(book: Paper, options: PaperGameOptions = {}): void {
  draftIn(book, options);
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
}

/** A book with a practice game whose open stage everybody has answered. */
export const submitted = paperOnce((options: PaperGameOptions = {}) => {
  const book = created(options);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  return book;
});

/** Draws the waiting books, and posts the messages as a host's window does. */
export function deliver(book: Paper): void {
  unwrapReply(book.desk.deliverSome());
  while (postWaiting(book).length > 0);
}

/** Posts the waiting messages as a host's window does, and returns them. */
export function postWaiting({ desk, posts: posted }: Paper): HostCallAnswer<'claimPosts'>['posts'] {
  const { claim, posts } = unwrapReply(desk.claimPosts());
  if (posts.length === 0) return [];
  posted.push(...posts.map(({ address, body }) => postOf(address, body)));
  const outcomes = posts.map(({ id }) => ({ id, outcome: { kind: 'posted' } as const }));
  unwrapReply(desk.reportPosts({ claim, outcomes }));
  return posts;
}

/** Everything posted to a channel. */
export const postsTo = ({ posts }: Paper, webhook: string): string =>
  posts.flatMap(([address, text]) => (address === webhook ? [text] : [])).join('\n');

export function resolve({ desk }: Paper): HostCallAnswer<'resolveRound'> {
  return unwrapReply(desk.resolveRound({ stage: stageIn(desk).name, token: '' }));
}

/** The submissions for the last resolved stage, and whether each counted. */
export function sentFor({ desk }: Pick<Paper, 'desk'>): PastStageView['submissions'] {
  const [last] = gameIn(desk).past.slice(-1);
  return last === undefined ? [] : unwrapReply(desk.getPast({ stage: last.name })).submissions;
}

/** Applies a correction after previewing it. */
export function correct({ desk }: Paper, change: GameChange, reason = 'It was misread.'): void {
  const { token } = unwrapReply(desk.previewChange({ change }));
  unwrapReply(desk.applyChange({ change, reason, token }));
}

export function goBack(book: Paper, toStage: string): void {
  correct(book, { kind: 'rewind', toStage });
}

/** Runs the periodic trigger: reminders, and what happens at deadlines. */
export function wake(book: Paper): void {
  unwrapReply(performSteps(book.ports, requireGame, watchDeadlines));
}

/** The text of a book's tabs; `name`: a prefix of its title. */
export function textOf({ books }: Paper, name: string): string {
  const found = [...books].find(([title]) => title.startsWith(name))?.[1];
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return JSON.stringify(found.tabs);
}

/** Resolves the open stage, delivers, and prepares the next stage. */
export function playStage(book: Paper): void {
  const { desk } = book;
  const { stage } = gameOn(unwrapReply(desk.submitForPractice({ players: [] })));
  unwrapReply(desk.resolveRound({ stage: stage?.name ?? '', token: '' }));
  deliver(book);
  unwrapReply(desk.prepareNext());
}

/** A practice game with this many stages played, or all if it has fewer. */
export const played = paperOnce((stages: number, options: PaperGameOptions = {}): Paper => {
  if (stages === 0) return created(options);
  const book = played(stages - 1, options);
  if (sessionOf(book).match.stage === null) return book;
  book.pass(3_600_000);
  playStage(book);
  return book;
});

/** A practice game at its first stage for which the condition holds. */
export function playedTo(isThere: (book: Paper) => boolean, options: PaperGameOptions = {}): Paper {
  for (let stages = 0; ; stages += 1) {
    const book = played(stages, options);
    if (isThere(book)) return book;
    if (sessionOf(book).match.stage === null) throw new Error('The game does not come there.');
  }
}

/** Writes into the cell beside a title in a tab of the host book, as a host does. */
export function setCell(
  { grids }: Paper,
  tab: 'roster' | 'settings' | 'nextSettings',
  title: string,
  value: string,
): void {
  const row = grids.get(tab)?.find(([first]) => first === title);
  if (row === undefined) throw new Error(`There is no row ${title}.`);
  row[1] = value;
}

/** Edits the response in a row of the first form, as Google does: in the same row, with the time of the edit. */
export function editResponse({ forms, ports }: Paper, at = 0): void {
  const [{ rows, sent } = { rows: [], sent: [] }] = forms.values();
  const [row, response] = [rows[at], sent[at]];
  if (row === undefined) throw new Error('There is no response.');
  if (response !== undefined) sent.splice(at, 1, { ...response, at: ports.now() });
  row[0] = (ports.now() - Date.UTC(1899, 11, 30)) / 86_400_000;
}

export function gameIn(desk: Paper['desk']): GameView {
  return gameOn(unwrapReply(desk.getDesk()));
}

function gameOn(view: DeskView): GameView {
  if (view.phase !== 'playing' && view.phase !== 'over') throw new Error(`No game: ${view.phase}.`);
  return view.play;
}

export function stageIn(desk: Paper['desk']): StageView {
  const { stage } = gameIn(desk);
  if (stage === null) throw new Error('The game is over.');
  return stage;
}

export function sessionOf({ ports }: Paper): GameSession {
  const loaded = load(ports);
  const game = loaded.ok ? requireGame(loaded.value) : loaded;
  if (!game.ok) throw new Error(game.error.text);
  return game.value;
}

export function callsOf(book: Paper, click: () => unknown): readonly string[] {
  const before = book.calls.length;
  click();
  return book.calls.slice(before);
}

export function kindsOf({ grids }: Paper): readonly string[] {
  return (grids.get('ledger') ?? []).map((row) => String(row[4]));
}
