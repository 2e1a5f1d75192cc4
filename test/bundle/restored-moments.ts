// The moments to which tests bring the host book back by its version history: how far the game was, which forms and
// entries are lost by it, and what the sidebar shows afterwards.
import { given } from '../../src/commands/desk-calls';
import { openTestHost, type TestHost } from '../support/host';
import { bookTabs } from '../support/host-books';
import { createdGame, deliverAll, draft, openStage, playStage, prepare, SMALL } from '../support/host-game';
import { draftNext, prepareAll, SOULLINKED_CELLS } from '../support/paper-season';

export interface Moment {
  readonly title: string;
  /** The game as the older version has it. */
  readonly game: () => TestHost;
  /** All that is lost. */
  readonly lose: (test: TestHost) => void;
  /** The stage that is open once the host goes on. */
  readonly stage: string;
  /** The forms of a match that is lost, which take answers still, and to which nobody listens. */
  readonly lostForms?: number;
  /** Expects whatever else is true once the book was brought back. */
  readonly then: (test: TestHost) => void;
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

const counted = ({ desk }: TestHost): readonly string[] =>
  openStage(desk)
    .submissions.filter(({ fate }) => fate === 'counts')
    .map(({ player }) => player)
    .sort();

const everyone = ['Aa', 'Bb', 'Cc', 'Dd'];

export const MOMENTS: readonly Moment[] = [
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
];

/** Every text of every book. */
export function texts({ host }: TestHost): string {
  return JSON.stringify(host.books().map(({ id }) => (id === host.bookId ? '' : bookTabs(host, id))));
}
