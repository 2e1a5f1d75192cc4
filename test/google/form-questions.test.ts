// A form's questions become form items. When choices and questions change, no column of answers is lost.
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { bundleScript } from '../../src/commands/bundle';
import type { Question } from '../../src/games/frame/fields';
import { NOTHING_TO_CHOOSE } from '../../src/rounds/ports/forms';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { bookTabs, hostTab, responseTab } from '../support/host-books';
import { waitsIn } from '../support/waits';
import { newFolder } from '../support/temp-folders';

quietEvenings('counted calls');

let code = '';

beforeAll(async () => {
  const entry = path.join(newFolder(), 'entry.ts');
  const forms = JSON.stringify(path.resolve('src/google/forms'));
  writeFileSync(
    entry,
    `import { formsPort } from ${forms};
    export const make = (name) => formsPort.begin([name], []).made[0];
    export function open(id, spec, isFresh) {
      const opened = formsPort.open(id, spec, isFresh ? 'fresh' : 'unfinished');
      if (opened.ok) formsPort.admit([{ id, ...opened.value }]);
      return opened;
    }
    export const { change, responsesSince } = formsPort;
    export function submit(id, answers) {
      const filled = formsPort.fill(id, answers);
      return filled.ok ? filled.value.submit() : filled;
    }
    export function addPage(id) { FormApp.openById(id).addPageBreakItem().setTitle('By hand'); }`,
  );
  code = (await bundleScript(entry)).code;
});

const specOf = (questions: readonly Question[]): object => ({
  title: 'Form',
  description: 'Now.',
  received: 'Got it.',
  playerTitle: 'Player',
  keyTitle: 'Key',
  questions,
});

function newForm(formsOfBefore = false): readonly [TestHost, id: string] {
  const addOn = openTestHost({ bundle: { text: code } });
  addOn.host.conditions.formsOfBefore = formsOfBefore;
  const made = addOn.host.call('make', ['Form']) as { readonly value: { readonly id: string } };
  return [addOn, made.value.id];
}

function ask(addOn: TestHost, id: unknown, questions: readonly Question[]): readonly unknown[] {
  expect(addOn.host.call('open', [id, specOf(questions)])).toMatchObject({ ok: true });
  const items = addOn.host.forms.list()[0]?.items ?? [];
  return items.map((item) => [item.id, item.title, item.choices, item.required]);
}

const door = (...values: string[]): Question => ({
  title: 'Door',
  help: '',
  required: true,
  kind: { type: 'choice', options: values.map((value) => ({ value })) },
});
const word: Question = { title: 'Word', help: '', required: false, kind: { type: 'text', long: false } };

test('a question without choices stays, asks nothing, and asks again later', () => {
  const [addOn, id] = newForm();
  const [, item, last] = ask(addOn, id, [door('North'), word]) as [unknown, [number], [number], unknown];
  const header = hostTab(addOn, responseTab(addOn.host))[0];
  expect(ask(addOn, id, [door(), word])).toEqual([
    expect.anything(),
    [item[0], 'Door', [NOTHING_TO_CHOOSE], false],
    [last[0], 'Word', [], false],
    expect.anything(),
  ]);
  expect(ask(addOn, id, [door('South'), word])[1]).toEqual([item[0], 'Door', ['South'], true]);
  expect(hostTab(addOn, responseTab(addOn.host))[0]).toEqual(header);
});

/** The form as players see it, without Google's ids. */
function shown({ host: { cloud } }: TestHost, formId: string): unknown {
  const form = cloud.forms.get(formId);
  const numbered = form?.items.map(({ id }) => id) ?? [];
  const items = form?.items.map(({ id: _, leads, goTo = 'CONTINUE', ...item }) => ({
    ...item,
    ways: (leads ?? [goTo]).map((way) => (typeof way === 'number' ? numbered.indexOf(way) : way)),
  }));
  return { ...form, id: '', publishedId: '', destination: undefined, items };
}

test.each([[false], [true]])(
  'a form as Drive makes it is drawn as one that was begun before, in fewer calls (of before: %s)',
  (formsOfBefore) => {
    const questions = [
      ...[door('North', 'South'), { ...door('North', 'South'), title: 'Gate', help: 'The gate.' }],
      ...[points(0, 9), { ...points(0, 9), title: 'Lives' }, inRoom('Hall', 'North'), word],
      ...[{ ...word, title: 'Second word', help: 'Another.' }],
    ];
    const drawn = [true, false].map((isFresh) => {
      const [addOn, id] = newForm(formsOfBefore);
      addOn.host.faults.resetCounts();
      const ready = addOn.host.call('open', [id, specOf(questions), isFresh]);
      const published = addOn.host.forms.list()[0]?.publishedId ?? '';
      expect(ready).toMatchObject({
        ok: true,
        value: { url: `https://docs.google.com/forms/d/e/${published}/viewform` },
      });
      // Items are copied if they lead to no page and differ only in title and help; never in a form that may be connected.
      expect(addOn.host.faults.count(/Item\.duplicate$/)).toBe(isFresh ? 2 : 0);
      return { shown: shown(addOn, id), waits: waitsIn(addOn.host.faults.trace()).length };
    });
    expect(drawn[0]?.shown).toEqual(drawn[1]?.shown);
    expect(drawn[0]?.waits).toBeLessThanOrEqual((drawn[1]?.waits ?? 0) - 4);
  },
);

test.each(['before', 'after'] as const)(
  'a fresh form that Google did not say it connected (failing %s it did) is connected once',
  (when) => {
    const [addOn, id] = newForm();
    addOn.host.faults.fail('Form.setDestination', 'A server error occurred.', { nth: 1, when });
    expect(addOn.host.call('open', [id, specOf([word]), true])).toMatchObject({ ok: true });
    const tabs = Object.keys(bookTabs(addOn.host, addOn.host.bookId ?? ''));
    expect(tabs.filter((title) => title.startsWith('Form Responses'))).toHaveLength(1);
  },
);

test('a fresh form of before that Google refuses to connect is reported as such', () => {
  const [addOn, id] = newForm(true);
  addOn.host.faults.fail('Form.setDestination', 'A server error occurred.', { nth: 1 });
  expect(addOn.host.call('open', [id, specOf([word]), true])).toMatchObject({
    error: { text: expect.stringContaining('A server error occurred.') as unknown },
  });
});

test('changed questions are written in place, or from scratch in a form that was edited by hand', () => {
  const [addOn, id] = newForm();
  ask(addOn, id, [door('North'), word]);
  const parts = { options: true, help: true, required: true };
  const changes = { title: false, description: false, questions: [parts, parts] };
  const changed = (...questions: Question[]): unknown => {
    const asked = { spec: specOf(questions), changes, answers: 'already' };
    expect(addOn.host.call('change', [id, asked])).toMatchObject({ ok: true });
    return addOn.host.forms.list()[0]?.items.map(({ title, required }) => [title, required]);
  };
  const ends = [
    ['Player', false],
    ['Key', true],
  ];
  expect(changed({ ...door('North'), required: false }, { ...word, required: true, help: 'One.' })).toEqual([
    ends[0],
    ['Door', false],
    ['Word', true],
    ends[1],
  ]);
  expect(addOn.host.forms.list()[0]?.items.map(({ help }) => help)).toContain('One.');
  expect(changed(door(), word)).toEqual([ends[0], ['Door', false], ['Word', false], ends[1]]);
  addOn.host.call('addPage', [id]);
  expect(changed(door('North'), word)).toEqual([ends[0], ['Door', true], ['Word', false], ends[1]]);
});

test('an item is asked for once, however many there are', () => {
  const [addOn, id] = newForm();
  const many = Array.from({ length: 18 }, (_, index) => ({ ...word, title: `Word ${index}` }));
  ask(addOn, id, many);
  addOn.host.faults.resetCounts();
  ask(addOn, id, many);
  expect(addOn.host.faults.count('Item.getTitle')).toBeLessThanOrEqual(many.length + 4);
  // Somebody added a question by hand at the top. The order is restored.
  ask(addOn, id, [{ ...word, title: 'New' }, ...many]);
  expect(addOn.host.forms.list()[0]?.items.map(({ title }) => title)).toEqual([
    'Player',
    'New',
    ...many.map(({ title }) => title),
    'Key',
  ]);
});

const points = (min: number, max: number): Question => ({
  title: 'Points',
  help: '',
  required: true,
  kind: { type: 'whole', min, max },
});

function types(addOn: TestHost): readonly unknown[] {
  const items = addOn.host.forms.list()[0]?.items ?? [];
  return items.map(({ title, type, bounds }) => [title, type, bounds]);
}

test('few choices and short ranges are tapped; long ones are chosen from a list or typed', () => {
  const [addOn, id] = newForm();
  const many = { ...door('a', 'b', 'c', 'd', 'e', 'f', 'g'), title: 'Far door' };
  ask(addOn, id, [door('North', 'South'), many, points(0, 9), { ...points(0, 11), title: 'More' }]);
  expect(types(addOn)).toEqual([
    ['Player', 'TEXT', undefined],
    ['Door', 'MULTIPLE_CHOICE', undefined],
    ['Far door', 'LIST', undefined],
    ['Points', 'SCALE', { lower: 0, upper: 9 }],
    ['More', 'TEXT', undefined],
    ['Key', 'TEXT', undefined],
  ]);
  expect(addOn.host.forms.list()).toMatchObject([{ published: true, accepting: true }]);
});

test('an item that is there goes on asking when another would do better now', () => {
  const [addOn, id] = newForm();
  const before = ask(addOn, id, [door('a', 'b', 'c', 'd', 'e', 'f', 'g'), points(1, 20)]);
  const after = ask(addOn, id, [door('a', 'b'), points(1, 5)]);
  expect(after.map((item) => (item as readonly unknown[])[0])).toEqual(
    before.map((item) => (item as readonly unknown[])[0]),
  );
  expect(types(addOn).slice(1, 3)).toEqual([
    ['Door', 'LIST', undefined],
    ['Points', 'TEXT', undefined],
  ]);
});

test('what is tapped arrives as if it were typed, and is read from the form alike', () => {
  const [addOn, id] = newForm();
  ask(addOn, id, [door('North', 'South'), points(0, 9)]);
  const answers = { Player: 'Ana', Door: 'South', Points: '0', Key: 'k1' };
  expect(addOn.host.call('submit', [id, answers])).toMatchObject({ ok: true });
  expect(hostTab(addOn, responseTab(addOn.host))[1]?.slice(1)).toEqual(['Ana', 'South', 0, 'k1']);
  expect(addOn.host.call('responsesSince', [id, 0])).toMatchObject({
    ok: true,
    value: [{ answers: Object.entries(answers) }],
  });
  expect(addOn.host.call('submit', [id, { ...answers, Points: '10' }])).toMatchObject({ ok: false });
});

const inRoom = (title: string, ...choices: string[]): Question => ({
  ...door('left', 'right'),
  title,
  section: { title: `The ${title}`, after: { question: 'Door', choices } },
});

/** Where the form's pages lead: each page's title, then the targets of its choices and of the page break after it. */
function ways(addOn: TestHost): readonly unknown[] {
  const items = addOn.host.forms.list()[0]?.items ?? [];
  const called = (way: unknown): unknown => items.find(({ id }) => id === way)?.title ?? way;
  return items.flatMap(({ title, leads, goTo, type }) =>
    type === 'PAGE_BREAK' || leads !== undefined
      ? [[title, (leads ?? [goTo ?? 'CONTINUE']).map(called).join()]]
      : [],
  );
}

test('sections become pages that the choices lead to, and stay so when choices change', () => {
  const [addOn, id] = newForm();
  const questions = [door('North', 'South', 'East'), inRoom('Hall', 'North'), inRoom('Attic', 'East'), word];
  const before = ask(addOn, id, questions);
  const led = [
    ['Door', 'The Hall,To finish,The Attic'],
    // The page break before this page leads to:
    ['The Hall', 'To finish'],
    ['The Attic', 'To finish'],
    ['To finish', 'CONTINUE'],
  ];
  expect(ways(addOn)).toEqual(led);
  const titles = before.map((item) => (item as readonly unknown[])[1]).join();
  expect(titles).toBe('Player,Door,The Hall,Hall,The Attic,Attic,To finish,Word,Key');
  expect(ask(addOn, id, questions)).toEqual(before);
  ask(addOn, id, [door('South', 'East'), ...questions.slice(1)]);
  expect(ways(addOn)[0]).toEqual(['Door', 'To finish,The Attic']);
  // One section is removed, and one was added by hand. Both are deleted, with everything that led to them, but no question
  // is.
  addOn.host.call('addPage', [id]);
  ask(addOn, id, [door('South', 'North'), inRoom('Hall', 'North'), word]);
  expect(ways(addOn)).toEqual([
    ['Door', 'To finish,The Hall'],
    ['The Hall', 'To finish'],
    ['To finish', 'CONTINUE'],
  ]);
});

test.each([
  ['that are tapped', ['a', 'b']],
  ['in a list', 'abcdefg'.split('')],
])('choices %s lead to pages, as long as there are any', (_, choices) => {
  const [addOn, id] = newForm();
  const led = (values: readonly string[]): readonly unknown[] => {
    ask(addOn, id, [door(...values), inRoom('Hall', 'a'), word]);
    return ways(addOn)[0] as readonly unknown[];
  };
  expect(led(choices)).toEqual(['Door', ['The Hall', ...choices.slice(1).map(() => 'To finish')].join()]);
  expect(led(['a'])).toEqual(['Door', 'The Hall']);
  expect(led([])[0]).toBe('The Hall');
});

test('what a program sends in follows the sections, also where Google wants every page answered', () => {
  const [addOn, id] = newForm();
  ask(addOn, id, [door('North', 'South'), inRoom('Hall', 'North'), word]);
  const answers = { Player: 'Ana', Door: 'South', Word: 'w', Key: 'k1' };
  const rows = (): readonly unknown[] =>
    hostTab(addOn, responseTab(addOn.host))
      .slice(1)
      .map((row) => row.slice(1));
  expect(addOn.host.call('submit', [id, answers])).toMatchObject({ ok: true });
  expect(rows()).toEqual([['Ana', 'South', '', 'w', 'k1']]);
  addOn.host.conditions.scriptsAnswerAllPages = true;
  // A response within three seconds would be mistaken for the earlier one.
  addOn.clock.pass(3000);
  expect(addOn.host.call('submit', [id, answers])).toMatchObject({ ok: true });
  // The column of the skipped page has a value, which nothing reads.
  expect(rows()[1]).toEqual(['Ana', 'South', 'left', 'w', 'k1']);
  // A missing answer on the path itself isn't made up.
  addOn.clock.pass(3000);
  expect(addOn.host.call('submit', [id, { ...answers, Key: '' }])).toMatchObject({ ok: false });
  expect(rows()).toHaveLength(2);
});

test.each(['before', 'after'] as const)(
  'what a program sends in holds no answer of a passed page where Google fails once, %s it is taken',
  (when) => {
    const [addOn, id] = newForm();
    ask(addOn, id, [door('North', 'South'), inRoom('Hall', 'North'), word]);
    addOn.host.faults.fail('FormResponse.submit', 'Service unavailable.', { nth: 1, when });
    const answers = { Player: 'Ana', Door: 'South', Word: 'w', Key: 'k1' };
    expect(addOn.host.call('submit', [id, answers])).toMatchObject({ ok: true });
    const rows = hostTab(addOn, responseTab(addOn.host)).slice(1);
    expect(rows.map((row) => row.slice(1))).toEqual([['Ana', 'South', '', 'w', 'k1']]);
  },
);
