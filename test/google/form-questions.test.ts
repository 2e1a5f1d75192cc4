// A form's questions while its choices come and go: no item moves, and no column is lost.
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { bundleScript } from '../../src/commands/bundle';
import type { Question } from '../../src/games/fields';
import { NOTHING_TO_CHOOSE } from '../../src/rounds/ports';
import { openTestHost, type TestHost } from '../support/host';
import { hostTab, responseTab } from '../support/host-books';
import { newFolder } from '../support/temp-folders';

let code = '';

beforeAll(async () => {
  const entry = path.join(newFolder(), 'entry.ts');
  const forms = JSON.stringify(path.resolve('src/google/forms'));
  writeFileSync(entry, `import { formsPort } from ${forms};\nexport const { make, open } = formsPort;`);
  code = (await bundleScript(entry)).code;
});

/** Asks these in the form, and gives its items as they are then. */
function ask(addOn: TestHost, id: unknown, questions: readonly Question[]): readonly unknown[] {
  const spec = { title: 'Form', description: '', keyTitle: 'Key', questions };
  expect(addOn.host.call('open', [id, spec])).toMatchObject({ ok: true });
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
  const addOn = openTestHost({ bundle: { text: code } });
  const made = addOn.host.call('make', ['Form']) as { readonly value: { readonly id: string } };
  const { id } = made.value;
  const [, item, last] = ask(addOn, id, [door('North'), word]) as [unknown, [number], [number]];
  const header = hostTab(addOn, responseTab(addOn.host))[0];
  expect(ask(addOn, id, [door(), word])).toEqual([
    expect.anything(),
    [item[0], 'Door', [NOTHING_TO_CHOOSE], false],
    [last[0], 'Word', [], false],
  ]);
  expect(ask(addOn, id, [door('South'), word])[1]).toEqual([item[0], 'Door', ['South'], true]);
  expect(hostTab(addOn, responseTab(addOn.host))[0]).toEqual(header);
});

test('an item is asked for once, however many there are', () => {
  const addOn = openTestHost({ bundle: { text: code } });
  const made = addOn.host.call('make', ['Form']) as { readonly value: { readonly id: string } };
  const many = Array.from({ length: 18 }, (_, index) => ({ ...word, title: `Word ${index}` }));
  ask(addOn, made.value.id, many);
  addOn.host.faults.resetCounts();
  ask(addOn, made.value.id, many);
  expect(addOn.host.faults.count('Item.getTitle')).toBeLessThanOrEqual(many.length + 2);
  // One added by hand in front: everything is put in order again.
  ask(addOn, made.value.id, [{ ...word, title: 'New' }, ...many]);
  expect(addOn.host.forms.list()[0]?.items.map(({ title }) => title)).toEqual([
    'Key',
    'New',
    ...many.map(({ title }) => title),
  ]);
});
