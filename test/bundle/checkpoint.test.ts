// The checkpoint of a match on the built program: it costs no call, and one that is broken is thrown away.
import type { MemoryStore } from 'apps-script-stand-in/memory-store';
import { given } from '../../src/commands/desk-calls';
import { fingerprint } from '../../src/sheets/fingerprint';
import { isObject } from '../../src/games/frame/json';
import { hostTab, tabTitles } from '../support/host-books';
import { copyOf, type TestHost } from '../support/host';
import { openStage, playStage, prepare, submittedGame } from '../support/host-game';

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

test('what is resolved is taken from the checkpoint', () => {
  // The program is handed one that says something else, with the proof of its own.
  const test = copyOf(TEST);
  change(test.store, (properties) => {
    const { checkpoint = '', 'checkpoint-0': piece = '' } = properties;
    if (piece === '') return properties;
    const other = piece.replace('"Round 1"', '"Round I"');
    const print = `"print":"${printOf({ ...properties, 'checkpoint-0': other })}"`;
    return { ...properties, checkpoint: checkpoint.replace(/"print":"[^"]+"/, print), 'checkpoint-0': other };
  });
  expect(resolved(test).tabs).not.toEqual(usual.tabs);
});

/** The fingerprint of a checkpoint in these pieces. */
function printOf(properties: Properties): string {
  const text = Array.from({ length: 99 }, (_, at) => properties[`checkpoint-${at}`] ?? '').join('');
  return text.split('\n').reduce((print, line) => fingerprint(line, print), fingerprint(''));
}
