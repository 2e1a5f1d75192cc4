// An older version of the host book brought back at each kind of moment, and gone on from: nothing happens before the host
// has decided, and then the game goes on as it stood, with what the forms have kept.
import { given } from '../../src/commands/desk-calls';
import { allCells } from '../support/host-books';
import { deliverAll, gameView, prepare, refused, resolveStage } from '../support/host-game';
import { goOn, version } from '../support/older-version';
import { MOMENTS, texts } from './restored-moments';
import { sampledByName } from '../support/sample';

/**
 * Of moments at which something else of Google's happens one: of a game whose forms are found again, at its table, of a
 * season, of one that is over. What becomes of the answers is shown on paper.
 */
const SAMPLE = [
  'before forms and books were made',
  'in a season’s match that was put away since',
  'at the table of a live game',
  'before the end was published',
];

test.each(
  sampledByName(MOMENTS, ({ title }) => title, SAMPLE).map((moment) => [moment.title, moment] as const),
)(
  'a version from %s is gone on from once the host has decided',
  (_, { game, lose, stage, lostForms = 0, then }) => {
    const test = game();
    const first = stage === 'first' ? gameView(test.desk).stage?.name : stage;
    const older = version(test);
    test.clock.pass(60_000);
    lose(test);
    test.clock.pass(60_000);
    older();
    const [book, others, posts] = [allCells(test, test.host.bookId ?? ''), texts(test), test.requests.length];
    for (const trigger of test.host.triggers()) test.host.fire(trigger);
    for (const call of [
      () => test.desk.getDesk({ refresh: true }),
      () => test.desk.resolveRound({ stage: first ?? '', token: '' }),
      () => test.desk.deliverSome(),
      () => test.desk.claimPosts(),
      () => test.desk.prepareNext(),
    ])
      expect(refused(call()).lostRow).toBeDefined();
    expect([allCells(test, test.host.bookId ?? ''), texts(test), test.requests.length]).toEqual([
      book,
      others,
      posts,
    ]);
    const { view } = goOn(test.desk);
    if (first !== null) {
      prepare(test.desk);
      // The forms ask for what is open again.
      const { stage: opened, live } = gameView(test.desk);
      const { title = '', asks = [] } = opened ?? {};
      const says = live ? 'The table shows which round is open' : title;
      const open = test.host.forms.list().filter(({ accepting }) => accepting);
      expect(open.length).toBe(asks.length + lostForms);
      for (const form of open) expect(JSON.stringify(form)).toContain(says);
      expect(opened).toMatchObject({ name: first, deadline: null });
      expect(deliverAll(test.desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
      expect(texts(test)).toContain('An older version of the host’s book was brought back');
    }
    then?.(test, view);
    // The book is whole again.
    const { phase } = given(test.desk.getDesk({ refresh: true }));
    expect(phase).not.toBe('empty');
    if (phase === 'playing') resolveStage(test.desk);
  },
);
