// Forms drawn ahead of their game, while the host sets it up. The long run disturbs them at every call.
import { given } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { create, createdGame, draft, openStage, prepare, SMALL } from '../support/host-game';
import { drawAhead, drawnAhead, formFiles, formsInBin } from './ahead';

test('a form that is drawn ahead is asked nothing, linked to nothing and named after nothing that is not so', () => {
  const test = quietly('counted calls', drawnAhead);
  const [form, ...others] = formFiles(test);
  expect(others).toEqual([]);
  expect(form).toMatchObject({ published: false, accepting: false, bookId: undefined, responses: 0 });
  expect(form?.file).toMatch(/^Form made while a game is set up \([0-9a-f]{8}\)$/);
  expect(form?.items.length).toBeGreaterThan(3);
  // Once drawn, nothing is done while nothing changes.
  test.host.faults.resetCounts();
  expect(given(test.desk.prepareAhead())).toEqual({ forms: 1, left: 0 });
  expect(test.host.faults.trace().filter(({ name }) => /^(Form|Drive|Properties.set)/.test(name))).toEqual(
    [],
  );
});

test('the game takes it, and has the form that it would have without', () => {
  const test = drawnAhead();
  const [ahead] = formFiles(test);
  create(test);
  const [form, ...others] = formFiles(test);
  const [usual] = formFiles(createdGame(SMALL));
  expect(others).toEqual([]);
  expect(form?.id).toBe(ahead?.id);
  const shown = (one: typeof form): unknown => ({
    ...one,
    id: '',
    publishedId: '',
    bookId: one?.bookId === undefined ? '' : 'a book',
    items: one?.items.map((item) => ({ ...item, id: 0 })),
    file: one?.file.replace(/\(\w+\)/, ''),
  });
  expect(JSON.stringify(shown(form))).toBe(JSON.stringify(shown(usual)));
  given(test.desk.submitForPractice({ players: [] }));
  expect(openStage(test.desk).waitingFor).toEqual([]);
});

describe('a form that is not needed any more goes into the bin', () => {
  /** Discards the draft of a form that is drawn; gives the form's id. */
  function discarded(test: TestHost): string {
    const [form] = formFiles(test);
    given(test.desk.discardDraft());
    return form?.id ?? '';
  }

  test('once its draft is discarded; until then the desk says of it', () => {
    const test = quietly('own faults', drawnAhead);
    expect(given(test.desk.getDesk())).not.toHaveProperty('formsAhead');
    const form = discarded(test);
    expect(given(test.desk.getDesk())).toMatchObject({ phase: 'empty', formsAhead: true });
    expect(given(test.desk.prepareAhead())).toEqual({ forms: 0, left: 0 });
    expect([formFiles(test), formsInBin(test)]).toEqual([[], [form]]);
    expect(given(test.desk.getDesk())).not.toHaveProperty('formsAhead');
  });

  test('at the next look, where Google refuses it at first', () => {
    const test = quietly('own faults', drawnAhead);
    const form = discarded(test);
    test.host.faults.fail(/^(Drive\.Files\.update|Request\.PATCH)/, 'Internal error', { code: 500 });
    test.desk.prepareAhead();
    expect([formFiles(test).map(({ id }) => id), formsInBin(test)]).toEqual([[form], []]);
    test.host.faults.clear();
    expect(given(test.desk.getDesk())).toMatchObject({ formsAhead: true });
    drawAhead(test.desk);
    expect([formFiles(test), formsInBin(test)]).toEqual([[], [form]]);
  });

  test('once a draft has problems, of which nobody knows which forms it would need', () => {
    const test = quietly('own faults', drawnAhead);
    const [form] = formFiles(test);
    given(test.desk.draft({ game: 'black-garnet', instead: true }));
    drawAhead(test.desk);
    expect([formFiles(test), formsInBin(test)]).toEqual([[], [form?.id]]);
  });

  test('once a game is created that asks something else', () => {
    const test = quietly('own faults', drawnAhead);
    const [ahead] = formFiles(test);
    given(test.desk.draft({ game: 'black-garnet', practice: true, instead: true }));
    create(test);
    expect(formsInBin(test)).toEqual([ahead?.id]);
    const [form, ...others] = formFiles(test);
    expect(others).toEqual([]);
    expect(form).toMatchObject({
      accepting: true,
      title: expect.stringMatching(/^The Black Garnet/) as unknown,
    });
  });

  test('at once, where Google lets nobody unpublish it: it would take answers of a game that there is not', () => {
    const test = openTestHost();
    test.host.conditions.staysPublished = true;
    draft(test, SMALL);
    expect(given(test.desk.prepareAhead())).toEqual({ forms: 0, left: 0 });
    expect([formFiles(test), formsInBin(test).length]).toEqual([[], 1]);
    create(test);
    expect(formFiles(test)).toMatchObject([{ accepting: true, published: true }]);
  });
});

test('the draft of another game draws its questions in the same form', () => {
  const test = drawnAhead();
  const [before] = formFiles(test);
  given(test.desk.draft({ game: 'black-garnet', practice: true, instead: true }));
  drawAhead(test.desk);
  const [form, ...others] = formFiles(test);
  expect([form?.id, others]).toEqual([before?.id, []]);
  expect(form).toMatchObject({
    published: false,
    title: expect.stringMatching(/^The Black Garnet/) as unknown,
  });
});

test('while it is drawn, saving and creating go on; the call that makes forms waits, and takes it then', () => {
  const test = quietly('own faults', openTestHost);
  draft(test, SMALL);
  const saved: boolean[] = [];
  const run = (): void => {
    test.host.faults.clear();
    saved.push(test.desk.create().ok);
    const began = test.clock.now();
    const answer = test.desk.prepareNext({ only: 'forms' });
    // Nothing else goes on here while a call waits.
    expect([answer.ok, test.clock.now() - began >= 60_000]).toEqual([false, true]);
  };
  test.host.faults.plant({ on: 'Form.addTextItem', nth: 1, when: 'before', action: { do: 'run', run } });
  expect(given(test.desk.prepareAhead())).toEqual({ forms: 1, left: 0 });
  expect(saved).toEqual([true]);
  const [ahead] = formFiles(test);
  prepare(test.desk);
  expect(formFiles(test).map(({ id }) => id)).toEqual([ahead?.id]);
});
