// Hashes of drawn pages reveal layout changes. If a change is intended, check the pages and pictures, then update the hash.
import { sha256 } from 'js-sha256';
import { seededChance, type Chance } from '../../src/games/frame/chance';
import {
  headings,
  STYLES,
  styled,
  type Style,
  type Pane,
  type Rows,
  type Tab,
} from '../../src/games/frame/tabs';
import { continueLedger } from '../../src/rounds/record/ledger';
import { commitRequests } from '../../src/sheets/commit';
import type { TabCache } from '../../src/sheets/tab-cache';
import { reflowTab } from '../../src/sheets/flow';
import { tabsWithIds, renderRequests } from '../../src/sheets/render';
import { toRequestsJson } from '../../src/sheets/request-text';

const TEXTS = ['', 'Ana', 'Überlänge', 'yes, in round 7', 'two\nlines', '漢字', '♥♥♥', '=SUM(A1)'];
const LONG = 'what was done to whom, and why it was done, by the one who did it';
const LOOK: readonly Style[] = [
  ...[STYLES.good, STYLES.bad, STYLES.heading, { bold: true }, { italic: true }, { size: 14 }],
  ...[{ align: 'right' } as const, { border: ['bottom', 'top'] } as const, { role: 'data' } as const],
  { link: 'https://example.org/', border: ['left'], borderColour: '#ff0000' },
];
const SQUARE: Style = { role: 'square', align: 'center', size: 16, background: '#ffffff', colour: '#000000' };

function cell(chance: Chance): Rows[number][number] {
  const text = chance.pick([...TEXTS, LONG, `${LONG}, ${LONG}`]) ?? '';
  const value = chance.pick([text, text, chance.whole(-9, 99_999), true]) ?? '';
  return chance.whole(0, 2) > 0 ? value : styled(value, chance.pick(LOOK) ?? {});
}

const list = <T>(most: number, chance: Chance, make: (at: number) => T): readonly T[] =>
  Array.from({ length: chance.whole(1, most) }, (_, at) => make(at));

/** A title, facts, a table with a chart, and a board; each only sometimes. */
function pane(chance: Chance): Pane {
  const has = (): boolean => chance.whole(0, 2) > 0;
  const title: Rows = has() ? [[styled('The page', STYLES.title)]] : [];
  const top: Rows = [...title, ...(has() ? [['Fact', cell(chance), cell(chance)]] : [])];
  const columns = list(6, chance, () => chance.pick(['Player', 'Points', 'What it brought', LONG]) ?? '');
  const table: Rows = [headings(...columns), ...list(6, chance, () => columns.map(() => cell(chance)))];
  const board: Rows = has()
    ? [[''], ...list(4, chance, () => [1, 2, 3].map((sign) => styled(sign, SQUARE)))]
    : [];
  const at = { row: has() ? 0 : 12, column: has() ? 0 : columns.length + 1 };
  const chart = {
    title: 'Sums',
    kind: has() ? 'line' : 'column',
    labels: 0,
    series: [columns.length - 1],
  } as const;
  const rows = [top.length, top.length + table.length] as const;
  return {
    rows: [...top, ...table, ...board],
    ...(has() ? {} : { widths: [48, 0, 200] }),
    ...(has() ? {} : { charts: [{ ...chart, rows, at }] }),
  };
}

function page(kind: 'wide' | 'narrow' | 'panes', chance: Chance): Tab {
  const tab = { title: `Page ${chance.whole(1, 99)}`, accent: '#1271de', ...pane(chance) };
  if (kind === 'wide') return { ...tab, frozen: chance.whole(0, 3) };
  const beside = kind === 'narrow' ? [] : list(3, chance, () => pane(chance));
  return { ...tab, narrow: true, ...(beside.length === 0 ? {} : { beside }) };
}

test.each([
  ['wide', '6a04fbb0004b255b'],
  ['narrow', '6b65f19e04613a77'],
  ['panes', '8b9f92094b89ff95'],
] as const)('%s pages', (kind, hash) => {
  const drawn = Array.from({ length: 60 }, (_, at) => {
    const [entry] = tabsWithIds([reflowTab(page(kind, seededChance(`${kind} ${at}`)))]);
    if (entry === undefined) throw new Error('Nothing is placed.');
    const there = { sheetId: entry.sheetId, title: 'Old', charts: [8] };
    return toRequestsJson(renderRequests(at % 2 === 0 ? [] : [there], [entry]));
  });
  expect(sha256(drawn.join('\n')).slice(0, 16)).toBe(hash);
});

test('the ledger', () => {
  const entry = (reason: string) =>
    ({ text: 'Closed.', entry: { kind: 'closed', body: { reason } } }) as const;
  const rows = continueLedger([], [entry('dinner'), entry('x'.repeat(60_000))], 0, 'the host');
  const begun: TabCache = { own: ['ledger'], tabs: [], reading: [] };
  const drawn = [
    commitRequests({ ...begun, own: [] }, { ledger: rows }),
    commitRequests({ ...begun, own: [] }, { archive: rows, ledger: rows }),
    commitRequests(begun, { archive: rows, ledger: rows, repaired: { after: 0, rows }, hide: [7] }),
    commitRequests({ ...begun, earlier: true }, { archive: rows }),
  ];
  expect(sha256(drawn.map(toRequestsJson).join('\n')).slice(0, 16)).toBe('c1dc02822607e9c4');
});
