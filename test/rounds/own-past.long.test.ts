// A match only depends on its own past: after other matches in the same book, everything is as in a new book (ALL-17).
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { seededChance } from '../../src/games/frame/chance';
import { dropUndefined } from '../../src/games/frame/json';
import { findAsk } from '../../src/games/frame/submissions';
import { CONTACT_COLUMNS } from '../../src/rounds/contacts/contact-columns';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import { PAGE_CALLS } from '../../src/rounds/page/visitor-calls';
import type { DraftView } from '../../src/rounds/reply/draft-view';
import type { Reply } from '../../src/rounds/reply/reply';
import { createNext, deliver, gameIn, sessionOf, type PaperGameOptions } from '../support/paper-game';
import { keyOf, pageOf, withPage } from '../support/paper-page';
import { paper, type Paper } from '../support/paper-ports';
import { draftNext, prepareAll } from '../support/paper-season';
import { toldOf } from '../support/told';

const HOUR = 3_600_000;
const HOOK = 'https://discord.com/api/webhooks/';
const CONTACTS = Array.from({ length: 12 }, (_, at) => ['', `${HOOK}${at + 1}/own`, '', ''] as const);

/** An action that's possible in every match. */
type Act = (book: Paper) => unknown;

/** Applies a correction. If something changed in between, previews it again, as a host does. */
function change(book: Paper, made: GameChange): void {
  const apply = (): Reply<unknown> => {
    const seen =
      made.kind === 'replace-player' ? '' : unwrapReply(book.desk.previewChange({ change: made })).token;
    return book.desk.applyChange({ change: made, reason: 'Asked for.', token: seen });
  };
  const first = apply();
  unwrapReply(first.ok ? first : apply());
  prepareAll(book);
  deliver(book);
}

/** The first player who is asked sends an answer by their page. */
function send(book: Paper): void {
  const { stage } = sessionOf(book).match;
  const [asked] = stage?.asks ?? [];
  const [player = ''] = asked?.players ?? [];
  const move = asked?.sample(player, seededChance('by page'));
  if (asked === undefined || move === undefined) return;
  const page = pageOf(book, player);
  const answers = asked.toAnswers(move).map(({ title, answer }) => [title, answer]);
  const { name = '', mark = '' } = page.stage ?? {};
  const key = keyOf(book, player);
  unwrapReply(PAGE_CALLS.sendMove(book.ports, { key, stage: name, mark, answers, tapped: book.ports.now() }));
}

/** Enters new results of the match's formulas: each time, everyone has another score. */
function compute(book: Paper): void {
  unwrapReply(book.desk.updateAnswers({}));
  const { results = [] } = [...book.matchSheets.values()].at(-1) ?? {};
  const first = results.findIndex(([title]) => title === 'Player') + 1;
  const hours = Math.floor(book.ports.now() / HOUR) % 1000;
  for (let row = first; row < results.length; row += 1) results[row] = [results[row]?.[0] ?? '', '', hours];
}

function endAndPublish(book: Paper): void {
  const { stage } = gameIn(book.desk);
  const { roster } = sessionOf(book).match;
  const answers = { 'Does the match end with this round?': 'Yes', Winners: roster[0] ?? '' };
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  unwrapReply(book.desk.saveHostFacts({ answers }));
  unwrapReply(book.desk.resolveRound({ stage: stage?.name ?? '', token: '' }));
  deliver(book);
  unwrapReply(book.desk.publishEverything());
  deliver(book);
}

function resolve(book: Paper): void {
  const { stage, decidedOver } = gameIn(book.desk);
  if (stage === null) return;
  for (const { name } of decidedOver.slice(0, 1)) change(book, { kind: 'stands', stage: name });
  book.pass(HOUR);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  if (sessionOf(book).match.stage?.overAnswers?.bySheet === true) compute(book);
  unwrapReply(book.desk.resolveRound({ stage: stage.name, token: '' }));
  prepareAll(book);
  deliver(book);
}

/** Corrects the answers of the first player who was asked in the last resolved stage, if anybody was asked. */
function correct(book: Paper): void {
  const last = sessionOf(book).past.at(-1);
  const [player = ''] = last?.stage.asks.flatMap(({ players }) => players) ?? [];
  const asked = last === undefined ? undefined : findAsk(last.stage, player);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const move = asked?.sample(player, seededChance(seed));
    if (last === undefined || asked === undefined || move === undefined) return;
    const answers = Object.fromEntries(asked.toAnswers(move).map(({ title, answer }) => [title, answer]));
    const made = { kind: 'submission', stage: last.recorded.stage, player, answers } as const;
    if (book.desk.previewChange({ change: made }).ok) {
      change(book, made);
      return;
    }
  }
}

function goBack(to: 0 | -1): Act {
  return (book) => {
    const toStage = sessionOf(book).record.stages.at(to)?.stage;
    if (toStage !== undefined) change(book, { kind: 'rewind', toStage });
  };
}

function substitute(name: string, seat: number): Act {
  return (book) => {
    const player = sessionOf(book).match.roster[seat] ?? '';
    change(book, { kind: 'replace-player', player, name });
  };
}

const sayTo = (to: 'everyone' | { readonly player: string }, text: string): Act => {
  return ({ desk }) => unwrapReply(desk.sayWord({ to, text }));
};

/** The acts of a match in order. Its two books are compared at each `look`. `name` takes over this seat. */
function actsWith(seat: number, name: string): readonly (Act | 'look')[] {
  return [
    'look',
    ({ desk }) => unwrapReply(desk.setAccepting({ accepting: false })),
    (book) => book.pass(HOUR),
    ({ desk }) => unwrapReply(desk.setAccepting({ accepting: true })),
    sayTo('everyone', 'Hello.'),
    (book) => sayTo({ player: sessionOf(book).match.roster[0] ?? '' }, 'Only you.')(book),
    send,
    'look',
    ({ desk, ports }) => desk.setDeadline({ deadline: ports.now() + 48 * HOUR }),
    ({ desk }) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 10, early: 30 }),
    ({ desk }) => desk.startClock({ stage: gameIn(desk).stage?.name ?? '' }),
    'look',
    resolve,
    'look',
    correct,
    'look',
    resolve,
    substitute(name, seat),
    'look',
    goBack(-1),
    'look',
    goBack(0),
    send,
  ];
}

interface Place {
  readonly name: string;
  readonly open: (one: Case) => Paper;
  readonly create: (book: Paper, options: PaperGameOptions) => void;
  /** Gives a new book what a season keeps from earlier matches: their number, and who played for whom. */
  readonly catchUp: (book: Paper, one: Case) => void;
  readonly between: (book: Paper, one: Case) => void;
  /** Ends the match, even if it isn't over. */
  readonly putAway: (book: Paper) => void;
}

interface Case extends Pick<PaperGameOptions, 'settings'> {
  readonly name: string;
  readonly game: string;
}

const SHORT = { Title: 'The Number Duel', Questions: 'Your number; number 1 to 9' };

const BY_FORMULAS: Case = {
  name: 'own-match that formulas decide',
  game: 'own-match',
  settings: {
    Title: 'Bids',
    Questions: 'Bid; number 1 to 9',
    Scores: 'Gold; everyone',
    Rounds: '9',
    'What decides a round': 'formulas in the host’s sheet',
  },
};

const optionsOf = ({ game, settings }: Omit<Case, 'name'>): PaperGameOptions => ({
  game,
  contacts: CONTACTS,
  webhook: `${HOOK}99/all`,
  ...dropUndefined({ settings }),
});

const ALONE: Place = {
  name: 'alone',
  open: () => withPage(paper()),
  create: createNext,
  catchUp: () => undefined,
  between: () => undefined,
  putAway: (book) => {
    sayTo('everyone', 'This is not delivered anymore.')(book);
    unwrapReply(book.desk.archive({ reason: 'Over.' }));
  },
};

/** A game's sample; its players are the season's people. */
function sampleOf(game: string): DraftView {
  const view = unwrapReply(paper().desk.draft({ game, practice: true }));
  if (view.draft === undefined) throw new Error('There is no draft.');
  return view.draft;
}

const IN_A_SEASON: Place = {
  name: 'in a season',
  open: ({ game }) => {
    const { columns, roster } = sampleOf(game);
    const book = withPage(paper());
    const titles = columns.slice(-CONTACT_COLUMNS.length).map(({ title }) => title);
    const people = roster.map(([name = ''], at) => ({
      name,
      contacts: Object.fromEntries((CONTACTS[at] ?? []).map((text, column) => [titles[column] ?? '', text])),
    }));
    const season = { name: 'The Elder Tree', currencies: [], inherit: 'nothing', people } as const;
    unwrapReply(book.desk.startSeason({ ...season, webhook: `${HOOK}99/all` }));
    unwrapReply(book.desk.openEpisode({ episode: '4' }));
    return book;
  },
  create: (book, { game = '', settings }) => {
    const { columns, roster, settings: usual } = sampleOf(game);
    const own = columns.slice(0, -CONTACT_COLUMNS.length).map(({ title }) => title);
    const cells = Object.fromEntries(
      roster.map((row) => [row[0] ?? '', Object.fromEntries(own.map((title, at) => [title, row[at] ?? '']))]),
    );
    draftNext(book, game, 'extra', cells, { settings: settings ?? usual });
    unwrapReply(book.desk.create());
    prepareAll(book);
  },
  catchUp: (book, one) => {
    playShort(book, IN_A_SEASON);
    handOver(book, one, 'Zoe');
  },
  // Texts say since when a substitute plays. Handing over between matches makes that an episode in both books.
  between: (book, one) => handOver(book, one, 'Yul'),
  putAway: (book) => {
    // Some messages and the choice for deadlines carry over into the season's next match.
    unwrapReply(book.desk.setAtDeadline({ what: 'nothing', waitMinutes: 0, early: null }));
    resolve(book);
    unwrapReply(book.desk.archive({ reason: 'Over.', uncounted: true }));
  },
};

/** Gives the second player's seat to somebody else between two matches. */
function handOver(book: Paper, { game }: Case, name: string): void {
  const player = sampleOf(game).roster[1]?.[0] ?? '';
  unwrapReply(book.desk.substitutePerson({ player, name, reason: 'Asked for.' }));
  prepareAll(book);
  deliver(book);
}

/** Plays a match that ends after its first round. */
function playShort(book: Paper, { create, putAway }: Place): void {
  create(book, optionsOf({ game: 'own-match', settings: SHORT }));
  endAndPublish(book);
  putAway(book);
}

/** First plays the same game with everything that can happen in it, and another game that's published. */
function playOthers(book: Paper, one: Case, place: Place): void {
  playShort(book, place);
  place.create(book, optionsOf(one));
  for (const act of actsWith(1, 'Zoe')) if (act !== 'look') act(book);
  place.putAway(book);
}

const CASES: readonly Case[] = [...GAMES.map(({ info }) => ({ name: info.id, game: info.id })), BY_FORMULAS];

const ALL = [ALONE, IN_A_SEASON].flatMap((place) => CASES.map((one) => ({ ...one, place })));

test.each(ALL)('$name, $place.name', ({ place, ...one }) => {
  const [fresh, used] = [place.open(one), place.open(one)];
  playOthers(used, one, place);
  place.catchUp(fresh, one);
  fresh.pass(used.ports.now() - fresh.ports.now());
  const both = [fresh, used];
  for (const book of both) {
    place.between(book, one);
    book.posts.splice(0);
    place.create(book, optionsOf(one));
    deliver(book);
  }
  for (const act of actsWith(0, 'Yan')) {
    if (act === 'look') expect(toldOf(used)).toEqual(toldOf(fresh));
    else both.forEach(act);
  }
  expect(toldOf(used, true)).toEqual(toldOf(fresh, true));
  if (one.name !== 'own-match' || place !== ALONE) return;
  both.forEach(endAndPublish);
  expect(toldOf(used, true)).toEqual(toldOf(fresh, true));
});
