// Forms drawn ahead, disturbed at every call: nothing is left lying about, no question is wrong, no game has two forms.
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { deskOf, OTHER } from '../support/co-hosts';
import { copyOf, openTestHost, type TestHost } from '../support/host';
import { create, createdGame, draft, gameView, prepare, SMALL } from '../support/host-game';
import { AHEAD_ACTIONS, drawAhead, drawnAhead, formFiles, renamed } from './ahead';
import { everyCall, failAtCalls, killAgainAndAgain, killAtCalls } from './interrupted-action';

quietEvenings('own faults');

describe.each(AHEAD_ACTIONS)('$name', (action) => {
  test('killed at every call and run again gives what it gives undisturbed', () => {
    killAtCalls(action, everyCall);
  });

  test('killed again and again, at later and later calls, it is finished once', () => {
    killAgainAndAgain(action);
  });
});

// Where a form is brought up to date, failing calls leave what kills leave.
describe.each(AHEAD_ACTIONS.filter((_, at) => at !== 1))('$name', (action) => {
  test.each(['before', 'after'] as const)('each call that fails %s it does something', (when) => {
    failAtCalls(action, when, everyCall);
  });
});

/** Runs the one call within the other, before each of its service calls. */
function atEachCall(
  before: () => TestHost,
  outer: (test: TestHost) => unknown,
  inner: (test: TestHost) => void,
): void {
  const start = before();
  const straight = copyOf(start);
  straight.host.faults.resetCounts();
  outer(straight);
  const calls = straight.host.faults.trace().length;
  for (let nth = 1; nth <= calls; nth += 1) {
    const test = copyOf(start);
    const run = (): void => {
      test.host.faults.clear();
      inner(test);
    };
    test.host.faults.plant({ on: '*', nth, when: 'before', action: { do: 'run', run } });
    outer(test);
    prepare(test.desk);
    drawAhead(test.desk);
    const forms = formFiles(test).map(({ file, title, bookId, accepting, published }) => [
      nth,
      file.startsWith('Form “Your pick”'),
      title,
      bookId === test.host.bookId,
      accepting && published,
    ]);
    expect(forms).toEqual([[nth, true, 'Soullinked: Your pick', true, true]]);
    expect([nth, gameView(test.desk).toPrepare]).toEqual([nth, []]);
  }
}

const [first] = AHEAD_ACTIONS;

test('the game is created while its form is drawn ahead: it has one form, and no other lies about', () => {
  atEachCall(
    () => {
      if (first === undefined) throw new Error('No action.');
      return first.before();
    },
    ({ desk }) => desk.prepareAhead(),
    ({ desk }) => {
      given(desk.create());
      // The forms may be held.
      desk.prepareNext({ only: 'forms' });
      given(desk.prepareNext({ only: 'books' }));
    },
  );
});

test('a form is drawn ahead by another window while the game is made: it has one form, and no other lies about', () => {
  atEachCall(
    () => {
      if (first === undefined) throw new Error('No action.');
      const test = first.before();
      drawAhead(test.desk);
      return test;
    },
    ({ desk }) => {
      given(desk.create());
      given(desk.prepareNext({ only: 'forms' }));
    },
    ({ desk }) => {
      desk.prepareAhead();
    },
  );
});

test('names that change after it was drawn are in it, by the call that sees to it or by the game that takes it', () => {
  for (const isSeenTo of [true, false]) {
    const test = openTestHost();
    draft(test, { game: 'wanted-sharpshooters' });
    drawAhead(test.desk);
    const [before] = formFiles(test);
    renamed(test);
    if (isSeenTo) drawAhead(test.desk);
    create(test);
    const [form, ...others] = formFiles(test);
    expect([form?.id, others]).toEqual([before?.id, []]);
    const names = gameView(test.desk).players.map(({ name }) => name);
    const choices = form?.items.find(({ title }) => title.startsWith('Whom you shoot'))?.choices ?? [];
    expect(names.every((name) => name.endsWith(' II'))).toBe(true);
    expect(choices.filter((choice) => names.includes(choice))).toEqual(names);
  }
});

describe('the game has a form of its own', () => {
  /** Creates the game of a draft whose form is drawn, once something has happened to that. */
  function createdAfter(happens: (test: TestHost, form: string) => void): TestHost {
    const test = drawnAhead();
    happens(test, formFiles(test)[0]?.id ?? '');
    create(test);
    const [form, ...others] = formFiles(test);
    expect(others).toEqual([]);
    expect(form).toMatchObject({ accepting: true, bookId: test.host.bookId });
    expect(form?.items).toHaveLength(formFiles(createdGame(SMALL))[0]?.items.length ?? 0);
    return test;
  }

  test('where that one lies in the bin', () => {
    createdAfter(({ host }, id) => {
      host.cloud.changeFiles((files) => {
        const file = files[id];
        if (file !== undefined) file.trashed = true;
      });
    });
  });

  test('where it was deleted for good', () => {
    createdAfter(({ host }, id) => {
      host.cloud.changeFiles((files) => Reflect.deleteProperty(files, id));
      host.cloud.forms.remove(id);
    });
  });

  test('where another game was drafted meanwhile, and nobody saw to it', () => {
    const test = drawnAhead();
    given(test.desk.draft({ game: 'black-garnet', practice: true }));
    create(test);
    const [form, ...others] = formFiles(test);
    expect(others).toEqual([]);
    expect(form).toMatchObject({
      accepting: true,
      title: expect.stringMatching(/^The Black Garnet/) as unknown,
    });
  });

  test('where a hand has added a question: it is drawn anew', () => {
    createdAfter(({ host }, id) => {
      host.cloud.forms.change(id, (form) => {
        const [first] = form.items;
        if (first !== undefined) form.items.push({ ...first, id: 77, title: 'What is your name?' });
        return { value: undefined };
      });
    });
  });

  test('where another account has drawn it, which keeps it', () => {
    const test = openTestHost();
    draft(test, SMALL);
    given(deskOf(test, OTHER).prepareAhead());
    const [theirs] = formFiles(test);
    create(test);
    const [form, ...others] = formFiles(test).filter(({ id }) => id !== theirs?.id);
    expect(others).toEqual([]);
    expect(form).toMatchObject({ accepting: true, bookId: test.host.bookId });
    const kept = formFiles(test).find(({ id }) => id === theirs?.id);
    expect(kept).toMatchObject({ accepting: false, published: false });
  });
});
