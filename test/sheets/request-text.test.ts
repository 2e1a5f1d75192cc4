// Requests written as text equal their JSON, whatever they contain.
import type { Request } from '../../src/sheets/client';
import { cellData } from '../../src/sheets/cells';
import { renderRequests, tabsWithIds } from '../../src/sheets/render';
import { toRequestsJson } from '../../src/sheets/request-text';
import { STYLES, styled, type Tab } from '../../src/games/frame/tabs';

const TAB: Tab = {
  title: 'Now',
  accent: '#5b7083',
  rows: [
    [styled('A "title" \\ \u{2028}', STYLES.title)],
    [styled('Head', STYLES.heading), styled('Points', STYLES.heading)],
    ['=1+1', 3],
    ['', true],
    [styled('https://docs.google.com/forms/d/e/1x/viewform', { link: 'https://example.com/?a="b"' }), -0.5],
  ],
};

const ODD: readonly Request[] = [
  { updateCells: { rows: [{ values: [{ note: 'Alone.' }, {}] }], fields: 'note', start: { sheetId: 1 } } },
  { updateCells: { range: { sheetId: 1 }, rows: [{}], fields: 'userEnteredValue' } },
  {
    updateCells: {
      range: { sheetId: 1 },
      rows: [
        {
          values: [
            { userEnteredValue: { stringValue: 'x' } },
            { userEnteredFormat: {} },
            { userEnteredValue: {}, userEnteredFormat: {}, note: 'And a note.' },
          ],
        },
      ],
      fields: '*',
    },
  },
  { deleteSheet: { sheetId: 2 } },
];

test('requests are written as JSON writes them', () => {
  const drawn = renderRequests([], tabsWithIds([TAB, { ...TAB, title: 'Other' }]));
  for (const requests of [[], drawn, ODD, [...ODD, ...drawn]])
    expect(JSON.parse(toRequestsJson(requests))).toEqual(JSON.parse(JSON.stringify(requests)));
});

test('cells that look the same share a format, and no others do', () => {
  const cell = { value: 'a', wrap: false, line: false, middle: false, air: 3 } as const;
  const format = (more: object): unknown => cellData({ look: {}, ...cell, ...more }).userEnteredFormat;
  expect(format({ value: 'b', look: { bold: true } })).toBe(format({ look: { bold: true } }));
  const kinds = [
    {},
    { wrap: true },
    { value: 'https://docs.google.com/forms/d/e/1x/viewform' },
    { look: { background: '#ffffff' } },
    { look: { colour: '#ffffff' } },
    { look: { bold: true } },
    { look: { italic: true } },
    { look: { border: ['top'] } },
    { look: { border: ['top', 'left'] } },
    { look: { border: ['top'], borderColour: '#ff0000' } },
    { look: { align: 'right' } },
    { look: { size: 12 } },
    { look: { role: 'data' } },
    { look: { link: 'https://example.com/' } },
  ];
  expect(new Set(kinds.map((kind) => JSON.stringify(format(kind)))).size).toBe(kinds.length);
});
