// An older version of the host book brought back at each kind of moment, and gone on from: nothing happens before the host
// has decided, and then the game goes on as it stood, with what the forms have kept.
import { given } from '../../src/commands/desk-calls';
import { allCells } from '../support/host-books';
import { deliverAll, gameView, prepare, refused, resolveStage } from '../support/host-game';
import { goOn, version } from '../support/older-version';
import { MOMENTS, texts } from './restored-moments';

test.each(MOMENTS)(
  'a version from $title is gone on from once the host has decided',
  ({ game, lose, stage, lostForms = 0, then }) => {
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
    goOn(test.desk);
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
    then(test);
    // The book is whole again.
    expect(given(test.desk.getDesk({ refresh: true })).phase).toBe('playing');
    resolveStage(test.desk);
  },
);
