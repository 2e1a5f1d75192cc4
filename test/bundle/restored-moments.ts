// The moments to which tests bring the host book back by its version history: how far the game was, which forms and
// entries are lost by it, and what the sidebar shows afterwards.
import { given } from '../../src/commands/desk-calls';
import type { DeskView } from '../../src/rounds/host/desk/views';
import { openTestHost, type TestHost } from '../support/host';
import { bookTabs } from '../support/host-books';
import {
  create,
  createdGame,
  deliverAll,
  draft,
  gameAt,
  gameView,
  openStage,
  playStage,
  prepare,
  SMALL,
} from '../support/host-game';
import { draftNext, prepareAll, SOULLINKED_CELLS } from '../support/paper-season';
import { keysOf, moveOf, read, visit, withPage } from '../support/visits';

export interface Moment {
  readonly title: string;
  /** The game as the older version has it. */
  readonly game: () => TestHost;
  /** All that is lost. */
  readonly lose: (test: TestHost) => void;
  /** The stage that is open once the host goes on; none where no game is. */
  readonly stage: string | null;
  /** The forms of a match that is lost, which take answers still, and to which nobody listens. */
  readonly lostForms?: number;
  /** Expects whatever else is true once the book was brought back. */
  readonly then?: (test: TestHost, view: DeskView) => void;
}

const asHost = ({ desk, clock }: TestHost) => ({ desk, pass: (ms: number) => clock.pass(ms) });

/** A season with an episode open and nothing played. */
function season(): TestHost {
  const test = openTestHost();
  const people = Object.keys(SOULLINKED_CELLS).map((name) => ({ name }));
  given(test.desk.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
  given(test.desk.openEpisode({ episode: '4' }));
  prepareAll(test);
  given(test.desk.deliverSome());
  return test;
}

function match(test: TestHost): TestHost {
  draftNext(asHost(test), 'soullinked', 'main', SOULLINKED_CELLS);
  given(test.desk.create());
  prepare(test.desk);
  deliverAll(test.desk);
  return test;
}

function back({ desk }: TestHost, toStage: string): void {
  const change = { kind: 'rewind', toStage } as const;
  const { token } = given(desk.previewChange({ change }));
  given(desk.applyChange({ change, reason: 'It was misread.', token }));
  deliverAll(desk);
}

const counted = ({ desk }: TestHost): readonly string[] =>
  openStage(desk)
    .submissions.filter(({ fate }) => fate === 'counts')
    .map(({ player }) => player)
    .sort();

const everyoneIn = ({ desk }: TestHost): readonly string[] => gameView(desk).players.map(({ name }) => name);
const everyone = ['Aa', 'Bb', 'Cc', 'Dd'];

export const MOMENTS: readonly Moment[] = [
  {
    title: 'before the first game',
    game: () => {
      const test = openTestHost();
      draft(test, SMALL);
      return test;
    },
    lose: (test) => {
      create(test);
      playStage(test.desk);
    },
    stage: null,
    then: (test, view) => {
      expect(view.draft).toBeDefined();
      expect(create(test).stage?.name).toBe('round-1');
    },
  },
  {
    title: 'before forms and books were made',
    game: () => {
      const test = openTestHost();
      draft(test, SMALL);
      given(test.desk.create());
      return test;
    },
    lose: ({ desk }) => {
      prepare(desk);
      playStage(desk);
    },
    stage: 'round-1',
    // The form is found again with what was sent to it: the host decides.
    then: (test) => {
      expect(counted(test)).toEqual([]);
      expect(openStage(test.desk).submissions.map(({ late, former }) => late && former)).toEqual(
        everyone.map(() => true),
      );
    },
  },
  {
    title: 'before going back',
    game: () => gameAt(/^round-2$/, SMALL),
    lose: (test) => {
      back(test, 'round-1');
      test.clock.pass(60_000);
    },
    stage: 'round-2',
    then: (test) => expect(counted(test)).toEqual([]),
  },
  {
    title: 'in a season, between two matches',
    game: () => season(),
    lose: (test) => {
      match(test);
      playStage(test.desk);
    },
    stage: null,
    then: (test, view) => {
      expect(view.phase).toBe('between');
      given(test.desk.deliverSome());
      expect(texts(test)).toContain('An older version of the host’s book was brought back');
      expect(openStage(match(test).desk).name).toBe('round-1');
    },
  },
  {
    title: 'in a season’s match that was put away since',
    game: () => match(season()),
    lose: (test) => {
      playStage(test.desk);
      given(test.desk.archive({ reason: 'It was the wrong game.', uncounted: true }));
      match(test);
    },
    stage: 'round-1',
    lostForms: 1,
    then: (test) => expect(counted(test)).toEqual(Object.keys(SOULLINKED_CELLS).sort()),
  },
  {
    title: 'at the table of a live game',
    game: () => {
      const test = createdGame({ game: 'tactical-picture-hunt' });
      deliverAll(test.desk);
      return test;
    },
    lose: ({ desk }) => {
      given(desk.startClock({ stage: openStage(desk).name }));
      playStage(desk);
      playStage(desk);
    },
    stage: 'first',
    then: ({ desk }) => expect(openStage(desk).deadline).toBeNull(),
  },
  {
    title: 'with a players’ page',
    game: () => withPage(createdGame(SMALL)),
    lose: (test) => {
      playStage(test.desk);
      prepare(test.desk);
      sendByPage(test, 'Aa');
    },
    stage: 'round-1',
    then: (test) => {
      expect(counted(test)).toEqual(everyone);
      expect(given(read(test, keysOf(test).get('Aa') ?? '')).page?.stage?.name).toBe('round-1');
      expect(resolveOpen(test)).toBe('round-2');
      expect(counted(test)).toEqual(['Aa']);
    },
  },
  {
    title: 'before the end was published',
    game: () => {
      const test = createdGame({ game: 'own-match' });
      const answers = { 'Does the match end with this round?': 'Yes', Winners: everyoneIn(test)[0] ?? '' };
      given(test.desk.saveHostFacts({ answers }));
      resolveOpen(test);
      return test;
    },
    lose: ({ desk }) => {
      given(desk.publishEverything());
      deliverAll(desk);
    },
    stage: null,
    then: (test, view) => {
      expect(view.phase).toBe('over');
      expect(texts(test)).not.toContain('Went on from an older version');
    },
  },
];

function sendByPage(test: TestHost, player: string): void {
  const key = keysOf(test).get(player) ?? '';
  const { page } = given(read(test, key));
  const stage = openStage(test.desk);
  const mark = page?.stage?.mark;
  // The program has played one of the cards.
  const sent = [1, 2].map((card) => {
    const answers = moveOf(stage, 0).map(([title, answer]) => [
      title,
      title === 'Power card' ? `${card}` : answer,
    ]);
    return visit(test, 'sendMove', { key, stage: stage.name, mark, answers }).ok;
  });
  expect(sent).toContain(true);
}

function resolveOpen({ desk }: TestHost): string | undefined {
  given(desk.resolveRound({ stage: openStage(desk).name, token: '' }));
  deliverAll(desk);
  return gameView(desk).stage?.name;
}

/** Every text of every book. */
export function texts({ host }: TestHost): string {
  return JSON.stringify(host.books().map(({ id }) => (id === host.bookId ? '' : bookTabs(host, id))));
}
