// Prepares a season of paper matches up to the state that a test needs.
import { unwrapReply } from '../../src/commands/desk-calls';
import { load } from '../../src/rounds/session/load';
import type { Session } from '../../src/rounds/session/game-session';
import type { BookSession } from '../../src/rounds/session/readers';
import type { MatchKind, SeasonView } from '../../src/rounds/host/season/views';
import type { DraftView } from '../../src/rounds/reply/draft-view';
import { paperOnce, paper, type Paper } from './paper-ports';

export const PEOPLE = ['Ann', 'Bob', 'Cy', 'Dee'] as const;

/** A host on paper or of the built program. */
export type Host = Pick<Paper, 'desk' | 'pass'>;

type People = readonly {
  readonly name: string;
  readonly purses?: Readonly<Record<string, number>>;
}[];

/** A season started in an empty book, with its first episode open. */
export const seasonStarted = paperOnce((people: People = PEOPLE.map((name) => ({ name }))) => {
  const book = paper();
  unwrapReply(
    book.desk.startSeason({
      name: 'The Elder Tree',
      currencies: [{ name: 'bellflowers', shown: 'public' }],
      inherit: 'nothing',
      people,
    }),
  );
  unwrapReply(book.desk.openEpisode({ episode: '4' }));
  return book;
});

export function seasonIn(book: Host): SeasonView {
  const view = unwrapReply(book.desk.getDesk());
  if (view.phase === 'between') return view.season;
  if ((view.phase === 'playing' || view.phase === 'over') && view.season !== undefined) return view.season;
  throw new Error(`No season: ${view.phase}.`);
}

type PlacedDraft = DraftView & Required<Pick<DraftView, 'place'>>;

/** The match that is being set up; `ahead`: the next episode's. */
export function draftIn(book: Host, ahead = false): PlacedDraft {
  const view = unwrapReply(book.desk.getDesk());
  const draft = ahead ? view.nextEpisodeDraft : view.draft;
  if (draft?.place === undefined) throw new Error('There is no draft.');
  return { ...draft, place: draft.place };
}

/** Changes the kind of the match that is being set up. */
export function asKind(book: Host, kind: MatchKind): void {
  const { game, place, ...draft } = draftIn(book);
  unwrapReply(book.desk.saveDraft({ ...draft, game: game.id, place: { ...place, kind } }));
}

/** Drafts a practice match of a game; `cells` fill in the roster, keyed by player and column. */
export function draftNext(
  book: Host,
  game: string,
  kind: MatchKind,
  cells: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  { guests = [], ...changes }: Partial<DraftView> & { readonly guests?: readonly string[] } = {},
): void {
  unwrapReply(book.desk.draft({ game, kind }));
  const draft = { ...draftIn(book), ...changes };
  const titles = draft.columns.map(({ title }) => title);
  const away = draft.place.rosterRows.filter(([name = '']) => guests.includes(name));
  const roster = [...draft.roster, ...away].map((row) =>
    row.map((cell, at) => cells[row[0] ?? '']?.[titles[at] ?? ''] ?? cell),
  );
  const place = { ...draft.place, guests };
  unwrapReply(
    book.desk.saveDraft({
      ...draft,
      game,
      place,
      practice: true,
      seed: 'a seed that is long enough',
      roster,
    }),
  );
}

/** Roster cells with which four people can play Soullinked. */
export const SOULLINKED_CELLS = {
  Ann: { Realm: 'Heaven', Pair: 'Moon' },
  Bob: { Realm: 'Hell', Pair: 'Moon' },
  Cy: { Realm: 'Heaven', Pair: 'Sun' },
  Dee: { Realm: 'Hell', Pair: 'Sun' },
} as const;

/** People with purses, and the roster cells with which they play Wanted Sharpshooters. */
export const WITH_PURSES = [
  { name: 'Ann', purses: { garnets: 5 } },
  { name: 'Bob', purses: { garnets: 2 } },
  ...['Cy', 'Dee', 'Eve'].map((name) => ({ name })),
];
export const IN_MEADOWS = Object.fromEntries(
  WITH_PURSES.map(({ name }, at) => [name, { Meadow: at < 2 ? 'East' : 'West' }]),
);

/** Starts a match of Soullinked with these four players. */
export function beginSoullinked(book: Host): void {
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  unwrapReply(book.desk.create());
}

/** Makes forms and books until none is missing. */
export function prepareAll({ desk }: Pick<Host, 'desk'>): void {
  for (let calls = 0; calls < 60; calls += 1) {
    const view = unwrapReply(desk.prepareNext());
    const outgoing = view.phase === 'between' ? view.outgoing : 'play' in view ? view.play : undefined;
    if (outgoing === undefined || outgoing.toPrepare.length === 0) return;
  }
  throw new Error('There is always something left to make.');
}

export function deliverAll(book: Pick<Host, 'desk'>): void {
  prepareAll(book);
  unwrapReply(book.desk.deliverSome());
}

export function playToTheEnd(book: Host): void {
  const { desk } = book;
  let view = unwrapReply(desk.getDesk());
  for (let stages = 0; stages <= 60; stages += 1) {
    if (view.phase !== 'playing') {
      deliverAll(book);
      return;
    }
    book.pass(3_600_000);
    unwrapReply(desk.prepareNext());
    unwrapReply(desk.submitForPractice({ players: [] }));
    ({ desk: view } = unwrapReply(desk.resolveRound({ stage: view.play.stage?.name ?? '', token: '' })));
  }
  throw new Error('The match does not end.');
}

/** Creates a duel between the first two people. It's an own match, since that ends with one entry. */
export function beginOwnDuel(book: Host, kind: MatchKind = 'extra'): void {
  unwrapReply(book.desk.draft({ game: 'own-match', kind }));
  const draft = draftIn(book);
  const settings = { Title: 'The Number Duel', Questions: 'Your number; number 1 to 9' };
  const roster = draft.roster.slice(0, 2);
  unwrapReply(book.desk.saveDraft({ ...draft, game: 'own-match', practice: true, settings, roster }));
  unwrapReply(book.desk.create());
}

/** Ends an own match in its first round, with these winners and other entries. */
export function endOwnMatch({ desk }: Pick<Host, 'desk'>, winners: readonly string[], others = {}): void {
  unwrapReply(desk.prepareNext());
  const answers = { 'Does the match end with this round?': 'Yes', Winners: winners.join(', '), ...others };
  unwrapReply(desk.saveHostFacts({ answers }));
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
}

/** A season whose first match, Soullinked, is over but not counted. */
export const firstMatchOver = paperOnce((people?: People) => {
  const book = seasonStarted(people);
  beginSoullinked(book);
  playToTheEnd(book);
  return book;
});

export function count(book: Host): void {
  const { token } = unwrapReply(book.desk.previewCount());
  unwrapReply(book.desk.countMatch({ token, leaveOut: [], changes: [], reason: '' }));
}

/** The session of a book with a game or season. */
export function inSeason(book: Paper): BookSession {
  const session = loaded(book);
  if (session.kind === 'empty') throw new Error('The book is empty.');
  return session;
}

export function loaded({ ports }: Paper): Session {
  const session = load(ports);
  if (!session.ok) throw new Error(session.error.text);
  return session.value;
}

/** A season after a match in which Ann, the Candidate, could name an opponent. */
export function opponentNamed(): Paper {
  const book = seasonStarted();
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Ann', candidate: true }], reason: 'lost' }));
  draftNext(book, 'between', 'between');
  unwrapReply(book.desk.create());
  playToTheEnd(book);
  return book;
}
