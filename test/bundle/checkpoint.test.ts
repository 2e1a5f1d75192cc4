// The checkpoint of a match on the built program: it costs no call, and one that is broken is thrown away.
import type { MemoryStore } from 'apps-script-stand-in/memory-store';
import { given } from '../../src/commands/desk-calls';
import { fingerprint } from '../../src/sheets/fingerprint';
import { isObject } from '../../src/games/frame/json';
import { hostTab, tabTitles } from '../support/host-books';
import { copyOf, type TestHost } from '../support/host';
import { gameView, openStage, playStage, prepare, submittedGame } from '../support/host-game';

const PAGE = 'https://script.google.com/macros/s/AKfy_page/exec';

type Properties = Readonly<Record<string, string>>;

/** The book's properties with these changes. */
function change(store: MemoryStore, to: (properties: Properties) => Properties): void {
  const tables = store.read('properties');
  if (!isObject(tables)) throw new Error('There are no properties.');
  const changed = Object.entries(tables).map(([name, table]) => [
    name,
    isObject(table) ? to(table as Properties) : table,
  ]);
  store.write('properties', Object.fromEntries(changed));
}

function without(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !name.startsWith('checkpoint')));
}

/** A game in its fourth round, everybody's answers in. */
function late(): TestHost {
  const test = submittedGame({ players: 6 });
  for (let round = 1; round <= 3; round += 1) {
    playStage(test.desk);
    prepare(test.desk);
    given(test.desk.submitForPractice({ players: [] }));
  }
  return test;
}

/** A resolve: what the host is told, the tabs then, and the calls of services. */
function resolved(test: TestHost): {
  readonly told: unknown;
  readonly tabs: unknown;
  readonly calls: readonly string[];
} {
  const { desk, host } = test;
  const { name } = openStage(desk);
  host.faults.resetCounts();
  const { desk: _, ...told } = given(desk.resolveRound({ stage: name, token: '' }));
  const calls = host.faults.trace().map((call) => call.name);
  return {
    told,
    tabs: tabTitles(test)
      .filter((title) => !/^Ledger|^Files|^Outbox/.test(title))
      .map((title) => [title, hostTab(test, title)]),
    calls,
  };
}

const TEST = late();
const usual = resolved(copyOf(TEST));

test('a resolve from a checkpoint reads the same as one without, and asks no service more', () => {
  const played = copyOf(TEST);
  change(played.store, without);
  const whole = resolved(played);
  expect(whole).toEqual(usual);
  // It was kept by that very call.
  expect(JSON.stringify(played.store.read('properties'))).toContain('"checkpoint-0":');
});

test.each<[string, (name: string, value: string) => string]>([
  [
    'of another program',
    (name, value) => (name === 'checkpoint' ? value.replace(/"build":"[^"]+"/, '"build":"0"') : value),
  ],
  [
    'of other rows',
    (name, value) => (name === 'checkpoint' ? value.replace(/"row":"[^"]+"/, '"row":"0"') : value),
  ],
  [
    'with a letter changed',
    (name, value) => (name === 'checkpoint-0' ? value.replace('Round 1', 'Round I') : value),
  ],
  ['with a piece cut', (name, value) => (name === 'checkpoint-0' ? value.slice(0, -1) : value)],
])('a checkpoint %s is thrown away', (_, broken) => {
  const test = copyOf(TEST);
  let changed = 0;
  change(test.store, (properties) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => {
        const now = broken(name, value);
        changed += now === value ? 0 : 1;
        return [name, now];
      }),
    ),
  );
  expect(changed).toBeGreaterThan(0);
  expect(resolved(test)).toEqual(usual);
});

/** The properties of a checkpoint, of the document and of the script. */
function kept({ store }: TestHost): { readonly document: Properties; readonly script: Properties } {
  const tables = Object.entries(store.read('properties') as Readonly<Record<string, Properties>>);
  const inTable = (isWanted: (name: string) => boolean): Properties =>
    Object.fromEntries(
      tables
        .filter(([name]) => isWanted(name))
        .flatMap(([, table]) => Object.entries(table))
        .filter(([name, value]) => /^checkpoint(-\d+)?$/.test(name) && value !== ''),
    );
  return {
    document: inTable((name) => name.startsWith('document')),
    script: inTable((name) => name.startsWith('script')),
  };
}

/** The same game with a players' page. */
function withPage(): TestHost {
  const test = copyOf(TEST);
  given(test.desk.savePage({ address: PAGE }));
  return test;
}

test('with a players’ page, the script has the checkpoint too, as long as there is one', () => {
  expect(kept(TEST).script).toEqual({});
  const test = withPage();
  expect(kept(test).script).toEqual(kept(test).document);
  resolved(test);
  expect(kept(test).script).toEqual(kept(test).document);
  given(test.desk.savePage({ address: '' }));
  expect(kept(test).script).toEqual({});
});

test('where the script does not take it, the next call that writes leaves all of it', () => {
  const test = withPage();
  // The document's are written first.
  test.host.faults.plant({ on: 'Properties.setProperties', nth: 2, action: { do: 'fail', message: 'Busy' } });
  resolved(test);
  expect(kept(test).script).not.toEqual(kept(test).document);
  given(test.desk.setAccepting({ accepting: false }));
  expect(kept(test).script).toEqual(kept(test).document);
});

test('a page takes what is resolved from the checkpoint', () => {
  const test = withPage();
  const [player] = gameView(test.desk).players;
  const key = new URL(player?.page ?? PAGE).searchParams.get('key') ?? '';
  const read = (): string =>
    JSON.stringify(test.host.call('readPage', [{ key, stamp: '' }], { visitor: true }));
  change(test.store, (properties) => renamed(properties, '"Round 3"', '"Round Z"'));
  expect(read()).toContain('Round Z');
});

test('what is resolved is taken from the checkpoint', () => {
  // The program is handed one that says something else, with the proof of its own.
  const test = copyOf(TEST);
  change(test.store, (properties) => {
    return renamed(properties, '"Round 1"', '"Round I"');
  });
  expect(resolved(test).tabs).not.toEqual(usual.tabs);
});

/** A checkpoint that says something else, with its proof. */
function renamed(properties: Properties, from: string, to: string): Properties {
  const { checkpoint = '' } = properties;
  if (checkpoint === '') return properties;
  const other = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      name.startsWith('checkpoint-') ? value.replace(from, to) : value,
    ]),
  );
  return { ...other, checkpoint: checkpoint.replace(/"print":"[^"]+"/, `"print":"${printOf(other)}"`) };
}

/** The fingerprint of a checkpoint in these pieces. */
function printOf(properties: Properties): string {
  const text = Array.from({ length: 99 }, (_, at) => properties[`checkpoint-${at}`] ?? '').join('');
  return text.split('\n').reduce((print, line) => fingerprint(line, print), fingerprint(''));
}
