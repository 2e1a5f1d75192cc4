// An older version of the host book that somebody brings back from Version history: nothing goes on from it unseen.
import { given } from '../../src/commands/desk-calls';
import { EVERYONE } from '../../src/rounds/reply/reply';
import { openTestHost, type TestHost } from '../support/host';
import { allCells } from '../support/host-books';
import { version } from '../support/older-version';
import { changeProperty } from './changed-book';
import {
  create,
  draft,
  gameView,
  holderOf,
  playStage,
  refused,
  resolveStage,
  SMALL,
  submittedGame,
} from '../support/host-game';
import { sampledByName } from '../support/sample';

const ACTS = {
  'is resolved': ({ desk }: TestHost) => desk.resolveRound({ stage: 'round-2', token: '' }),
  'is drawn': ({ desk }: TestHost) => desk.deliverSome(),
  'is posted': ({ desk }: TestHost) => desk.claimPosts(),
  'is shown': ({ desk }: TestHost) => desk.getDesk({ refresh: true }),
} as const;

/** What is lost, and what the host reads of it. */
const MOMENTS: readonly (readonly [string, (test: TestHost) => unknown, string])[] = [
  [
    'a message was sent',
    ({ desk }) => given(desk.sayWord({ to: EVERYONE, text: 'Hello.' })),
    '1 message from you.',
  ],
  [
    'a link was replaced',
    ({ desk }) => given(desk.replaceKey({ person: holderOf(desk, gameView(desk).players[0]?.name ?? '') })),
    '1 new link, so that former ones work again.',
  ],
  ['a round was resolved', ({ desk }) => resolveStage(desk), 'Round 2.'],
  ['a round was resolved and told', ({ desk }) => playStage(desk), 'Round 2.'],
  [
    'three rounds were played',
    ({ desk }) => [1, 2, 3].map(() => playStage(desk)),
    'Round 2, Round 3 and Round 4.',
  ],
  [
    'a game was put away',
    ({ desk }) => given(desk.archive({ reason: 'No time.' })),
    'what was done last: “Put Soullinked away. Reason: No time.”',
  ],
];

/** Of the rounds one that was told: what was told is what differs. */
const SAMPLE = [
  'a message was sent',
  'a link was replaced',
  'a round was resolved and told',
  'a game was put away',
];

test.each(sampledByName(MOMENTS, ([title]) => title, SAMPLE))(
  'an older book from before %s is told, and nothing goes on from it',
  (_, act, lost) => {
    const test = submittedGame(SMALL);
    const older = version(test);
    test.clock.pass(60_000);
    act(test);
    const newer = version(test);
    older();
    const before = allCells(test, test.host.bookId ?? '');
    for (const call of Object.values(ACTS)) {
      const { code, text } = refused(call(test));
      expect(code).toBe('older-book');
      expect(text).toContain(`It doesn't have ${lost}`);
      expect(text).toContain('Version history');
    }
    expect(allCells(test, test.host.bookId ?? '')).toEqual(before);
    // Once the newer one is back, all goes on.
    newer();
    expect(given(test.desk.getDesk({ refresh: true })).phase).toBeDefined();
  },
);

test('a version from before the first game is an older one, and no empty book', () => {
  const test = openTestHost();
  draft(test, SMALL);
  const older = version(test);
  create(test);
  older();
  for (const call of Object.values(ACTS))
    expect(refused(call(test))).toMatchObject({
      code: 'older-book',
      text: expect.stringMatching(
        /from before its first game.*It doesn't have the match Soullinked\./,
      ) as unknown,
    });
  // Nothing is made over it.
  expect(refused(test.desk.create()).code).toBe('older-book');
});

test('what is known of the ledger outlives the memory of the tabs', () => {
  const test = submittedGame(SMALL);
  const older = version(test);
  resolveStage(test.desk);
  older();
  changeProperty(test, 'tab-cache', '');
  expect(refused(test.desk.getDesk()).code).toBe('older-book');
});
