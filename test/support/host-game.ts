// Prepares a game on a test host up to the state that a test needs, such as created or resolved.
import type { Answer } from 'apps-script-stand-in/forms/form';
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import type { Reply, CallProblem } from '../../src/rounds/reply/reply';
import type { DeliveryView } from '../../src/rounds/reply/posts';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { DeskView, GameView } from '../../src/rounds/host/desk/views';
import type { StageView } from '../../src/rounds/host/stage/views';
import type { TimingView } from '../../src/rounds/reply/draft-view';
import { openTestHost, type TestHost, type TestHostOptions } from './host';
import { hostTab, type } from './host-books';
import { madeOnce } from './made-hosts';

/** The smallest game; more players would test nothing new. */
export const SMALL = { players: 4 };

/** The settings of an own match that formulas decide. */
export const BIDS_BY_FORMULAS = {
  Title: 'Bids',
  Questions: 'Bid; number',
  Scores: 'Gold; everyone',
  Rounds: '3',
  'What decides a round': 'formulas in the host’s sheet',
};

/** The game in the sidebar's view. */
export function gameIn(view: DeskView): GameView {
  if (view.phase !== 'playing' && view.phase !== 'over') throw new Error(`No game: ${view.phase}.`);
  return view.play;
}

/** The game as the host currently sees it. */
export function gameView(desk: DeskApi): GameView {
  return gameIn(unwrapReply(desk.getDesk()));
}

/** The id of the person in a seat. */
export function holderOf(desk: Pick<DeskApi, 'getDesk'>, seat: string): string {
  const view = unwrapReply(desk.getDesk());
  const seats = [
    ...('play' in view ? view.play.players : []),
    ...('season' in view ? view.season.people : []),
  ];
  const found = seats.find(({ name }) => name === seat);
  if (found === undefined) throw new Error(`Nobody holds the seat ${seat}.`);
  return found.holder;
}

/** Replaces an object's keys, which are seats, with the ids of the persons in these seats. */
export function byHolder<T>(
  desk: Pick<DeskApi, 'getDesk'>,
  bySeat: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(bySeat).map(([seat, own]) => [holderOf(desk, seat), own]));
}

export function openStage(desk: DeskApi): StageView {
  const { stage } = gameView(desk);
  if (stage === null) throw new Error('The game is over.');
  return stage;
}

/** The problem of a refused call; throws if it wasn't refused. */
export function refused(answer: Reply<unknown>): CallProblem {
  if (answer.ok) throw new Error('The call was not refused.');
  return answer.error;
}

export interface DraftOptions {
  readonly players?: number;
  /** Each player's e-mail, webhook and zone. */
  readonly contacts?: readonly (readonly [string, string, string])[];
  readonly publicWebhook?: string;
  readonly game?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Applies to every kind of stage. */
  readonly timing?: Partial<Omit<TimingView, 'title'>>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Player names of which none is a prefix of another: Aa, Bb, …, then Ab, Bc, … */
const NAMES = [0, 1].flatMap((on) =>
  Array.from(LETTERS, (letter, at) => `${letter}${(LETTERS[(at + on) % 26] ?? 'A').toLowerCase()}`),
);

/** Puts a practice game's draft in the book, ready to create: Soullinked by default. */
export function draft(test: TestHost, options: DraftOptions = {}): void {
  const { players, contacts = [], publicWebhook, game = 'soullinked', settings = {}, timing } = options;
  unwrapReply(test.desk.discardDraft());
  const view = unwrapReply(test.desk.draft({ game, practice: true }));
  if (view.draft === undefined) throw new Error('No draft.');
  const sample = view.draft.roster;
  const roster = players === undefined ? sample : rosterOf(game, players, sample);
  const own = findGame(GAMES, game)?.rosterQuestions.length ?? 0;
  unwrapReply(
    test.desk.saveDraft({
      ...view.draft,
      game,
      seed: 'a seed that is long enough',
      settings: { ...view.draft.settings, ...settings },
      timings: view.draft.timings.map((usual) => ({ ...usual, ...timing })),
      roster: roster.map((row, index) => [...row.slice(0, own), ...(contacts[index] ?? ['', '', ''])]),
    }),
  );
  if (publicWebhook !== undefined) typePublicWebhook(test, publicWebhook, 'Next settings');
}

/** A roster of this size: pairs for Soullinked; otherwise the sample's players, then copies of the last player. */
function rosterOf(
  game: string,
  players: number,
  sample: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return NAMES.slice(0, players).map((name, index) => {
    if (game === 'soullinked') {
      return [name, index % 2 === 0 ? 'Heaven' : 'Hell', `Pair ${Math.floor(index / 2) + 1}`];
    }
    // The sample's players keep their names, since the sample's settings may mention them.
    const own = sample[index];
    if (own !== undefined) return own;
    const [, ...rest] = sample[sample.length - 1] ?? [];
    return [name, ...rest];
  });
}

/** Types the public channel's webhook into the Settings tab, or into the draft's. */
export function typePublicWebhook(test: TestHost, url: string, tab = 'Settings'): void {
  const rows = hostTab(test, tab);
  const at = rows.findIndex(([title]) => title === 'Discord webhook of the public channel');
  type(test.host, `${tab}!B${at + 1}`, url);
}

/** Creates the game from the draft, and makes its forms and books. */
export function create({ desk }: TestHost): GameView {
  return prepare(desk, gameIn(unwrapReply(desk.create())));
}

/** Makes the missing forms and books; `shown` is the game as last shown. */
export function prepare(desk: DeskApi, shown: GameView = gameView(desk)): GameView {
  let game = shown;
  while (game.toPrepare.length > 0) game = gameIn(unwrapReply(desk.prepareNext()));
  return game;
}

/** Drafts and creates a practice game on an empty host. */
export function practiceGame(test: TestHost, options: DraftOptions = {}): GameView {
  draft(test, options);
  return create(test);
}

/** Options for a test that continues a finished game, without the options that were needed to make the game. */
type LaterOptions = Pick<TestHostOptions, 'fetch' | 'quiet'>;

/** The host after this. */
export function after(test: TestHost, act: (desk: DeskApi) => unknown): TestHost {
  act(test.desk);
  return test;
}

/** A host with what this makes, which is made once. */
function keptGame(name: string, make: (options: DraftOptions) => TestHost) {
  return (options: DraftOptions = {}, later: Partial<LaterOptions> = {}): TestHost =>
    madeOnce(`${name} ${JSON.stringify(options)}`, () => make(options), later);
}

/** A host with a practice game's draft, ready to create. */
export const draftedGame = keptGame('drafted', (options) => {
  const test = openTestHost();
  draft(test, options);
  return test;
});

/** A host with a new game, before its forms and books are made. */
export const begunGame = keptGame('begun', (options) =>
  after(draftedGame(options), (desk) => unwrapReply(desk.create())),
);

/** A host with a game whose forms and books are made, before anybody answers. */
export const createdGame = keptGame('created', (options) => {
  const test = openTestHost();
  practiceGame(test, options);
  return test;
});

/** A host with a game whose first stage everybody has answered. */
export const submittedGame = keptGame('submitted', (options) =>
  after(createdGame(options), (desk) => unwrapReply(desk.submitForPractice({ players: [] }))),
);

/** A host with a game whose books are drawn, and whose first stage everybody has answered. */
export const answeredGame = keptGame('answered and delivered', (options) =>
  after(submittedGame(options), deliverAll),
);

/** A host with a game whose first stage is resolved, and whose books show the state before. */
export const resolvedGame = keptGame('resolved', (options) => after(answeredGame(options), resolveFirst));

/** Resolves the first round; idempotent. */
export function resolveFirst(desk: DeskApi): void {
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
}

/** Makes everybody answer and resolves the open stage, without delivering. */
export function resolveStage(desk: DeskApi): GameView {
  const { stage } = prepare(desk);
  if (stage === null) throw new Error('The game is over.');
  unwrapReply(desk.submitForPractice({ players: [] }));
  return gameIn(unwrapReply(desk.resolveRound({ stage: stage.name, token: '' })).desk);
}

/** Makes everybody answer, resolves the open stage and delivers. */
export function playStage(desk: DeskApi): GameView {
  resolveStage(desk);
  return deliverAll(desk);
}

/** Draws books until none is waiting, or none can be drawn now. The window that posts messages sends them later. */
export function deliverAll(desk: DeskApi): GameView {
  const waits = ({ kind, state }: DeliveryView): boolean => kind === 'book' && state === 'waiting';
  let game = gameIn(unwrapReply(desk.deliverSome()));
  for (let calls = 0; calls < 50 && game.deliveries.some(waits); calls += 1) {
    game = gameIn(unwrapReply(desk.deliverSome()));
  }
  return game;
}

/** A game played until a stage with a matching name opens. Nothing is made or submitted for that stage yet. */
export function gameAt(
  stage: RegExp,
  options: DraftOptions = {},
  later: Partial<LaterOptions> = {},
): TestHost {
  return keptGame(`at ${stage.source}`, (given) => {
    const test = createdGame(given);
    while (!stage.test(openStage(test.desk).name)) playStage(test.desk);
    return test;
  })(options, later);
}

export function bookOf({ desk }: Pick<TestHost, 'desk'>, player: string): string {
  const url = gameView(desk).players.find(({ name }) => name === player)?.book ?? '';
  return /\/d\/([^/]+)/.exec(url)?.[1] ?? '';
}

/** Submits a player's form through their own link, with answers keyed by question title. */
export function answerForm(
  { host, desk }: TestHost,
  player: string,
  answers: Readonly<Record<string, Answer>>,
): void {
  const link = gameView(desk).players.find(({ name }) => name === player)?.link ?? '';
  const filled = host.forms.prefill(link);
  if (filled === undefined) throw new Error(`The link leads nowhere: ${link}`);
  const items = host.forms.describe(filled.formId)?.items ?? [];
  const own = items.flatMap(({ id, title }) => {
    const answer = answers[title];
    return answer === undefined ? [] : [[String(id), answer] as const];
  });
  const sent = host.forms.submit(filled.formId, { ...filled.answers, ...Object.fromEntries(own) });
  if (!sent.ok) throw new Error(sent.problems.map(({ text }) => text).join());
}
