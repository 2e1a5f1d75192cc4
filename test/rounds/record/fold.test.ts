// The record: how each ledger entry changes it, and which parts stay identical.
import type { Entry } from '../../../src/rounds/record/entries';
import type { GameFile } from '../../../src/rounds/record/files-tab';
import { findForm, tabsToRead, withFile } from '../../../src/rounds/record/game-files';
import { type GameRecord } from '../../../src/rounds/record/game-record';
import { foldLedger, foldRecords, NO_RECORDS } from '../../../src/rounds/record/fold';
import { continueLedger } from '../../../src/rounds/record/ledger';
import { ledgerOf, setUpOf } from '../../support/ledger-rows';
import { asSecret } from '../../../src/rounds/record/secret';

const SET_UP = setUpOf([{ seat: 'Ann', person: asSecret('p1'), name: 'Ann', key: asSecret('k1') }]);

function recordOf(...entries: readonly Entry[]): GameRecord {
  const record = foldLedger(ledgerOf(SET_UP, ...entries));
  if (record === undefined) throw new Error('There is no game.');
  return record;
}

const inputs = (stage: string): Extract<Entry, { kind: 'resolved' }>['body'] => ({
  stage,
  submissions: [{ from: 'pick:2', at: 1, player: 'Ann', move: {} }],
  hostSubmissions: [],
  hostFacts: {},
  cursors: [{ sheet: 5, rows: 1 }],
});
const resolved = (stage: string): Entry => ({ kind: 'resolved', body: inputs(stage) });
const form = (sheet: number): GameFile => ({
  what: 'form',
  name: 'pick',
  id: asSecret(`f${sheet}`),
  url: 'u',
  maker: 'm',
  sheet,
});

test('a correction that opens another stage keeps the answers of the stage that was open', () => {
  const { cursors, ...left } = inputs('round-3');
  const reopened = { left: { ...left, title: 'Round 3', cursors: [{ sheet: 12, rows: 9 }] }, titles: [] };
  const record = recordOf(
    resolved('round-1'),
    resolved('round-2'),
    { kind: 'deadline', body: { stage: 'round-3', deadline: 5 } },
    { kind: 'settings', body: { settings: {}, reason: 'r', reopened } },
  );
  expect(cursors).toHaveLength(1);
  expect(record.stages).toHaveLength(2);
  expect(record.carried.get('round-3')).toMatchObject({ ...left, title: 'Round 3' });
  expect(record.cursors.get(12)).toBe(9);
  expect(record).toMatchObject({ openedAt: 5000, readAt: 5000, reopened: true });
  expect(record.pending).toEqual({ ...recordOf().pending, deadline: null });
  // If a correction leaves the same stage open, its deadline and entries stay.
  const same = recordOf(
    { kind: 'deadline', body: { stage: 'round-1', deadline: 5 } },
    { kind: 'settings', body: { settings: {}, reason: 'r' } },
  );
  expect(same).toMatchObject({ openedAt: 1000, reopened: false, pending: { deadline: 5 } });
});

test('a correction only replaces its stage’s inputs, and others stay identical', () => {
  const ledger = ledgerOf(SET_UP, resolved('round-1'), resolved('round-2'));
  const records = foldRecords(NO_RECORDS, ledger);
  const before = records.game;
  const { cursors, ...body } = inputs('round-2');
  expect(cursors).toHaveLength(1);
  const entry: Entry = { kind: 'corrected', body: { ...body, submissions: [], reason: 'r' } };
  const after = foldRecords(records, continueLedger(ledger, [{ entry, text: '' }], 9000, 'the host')).game;
  expect(after?.setUp).toBe(before?.setUp);
  expect(after?.settings).toBe(before?.settings);
  expect(after?.stages[0]).toBe(before?.stages[0]);
  expect(after?.stages[1]).toMatchObject({ submissions: [], resolvedAt: 3000 });
});

test('a recreated form is read from its first row; a changed one continues', () => {
  const first = withFile(recordOf(resolved('round-1')), form(5));
  expect(tabsToRead(first)).toEqual([{ form: 'pick', sheet: 5, from: 1 }]);
  expect(tabsToRead(withFile(first, { ...form(5), accepting: false }))).toEqual(tabsToRead(first));
  const anew = withFile(first, form(6));
  expect(tabsToRead(anew)).toEqual([{ form: 'pick', sheet: 6, from: 0 }]);
  expect(findForm(anew, 'pick')?.id).toBe('f6');
});

test('a deadline reopens forms closed by the last one, but not those closed by the host', () => {
  const later: Entry = { kind: 'deadline', body: { stage: 'round-1', deadline: 9 } };
  const closed = (atDeadline: boolean): Entry => ({
    kind: 'accepting',
    body: { stage: 'round-1', accepting: false, atDeadline },
  });
  expect(recordOf(closed(true), later).pending.accepting).toBe(true);
  expect(recordOf(closed(false), later).pending.accepting).toBe(false);
});
