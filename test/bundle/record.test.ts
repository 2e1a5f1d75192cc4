// The record in the built bundle: published for people and for verify, put right from its own data, imported.
import { writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import * as path from 'node:path';
import { csv } from '../../src/commands/book-files';
import { given } from '../../src/commands/desk-calls';
import type { Cell } from '../../src/games/fields';
import { openTestHost } from '../support/host';
import { cells, hostTab, tabTitles, type } from '../support/host-books';
import { deliverAll, gameView, openStage, playStage, SMALL, submittedGame } from '../support/host-game';
import { newFolder } from '../support/temp-folders';

test('published, it is read by people, and the tab Proof as CSV proves the game', () => {
  const test = submittedGame(SMALL);
  while (gameView(test.desk).stage !== null) playStage(test.desk);
  given(test.desk.publishEverything());
  const { publicBook } = deliverAll(test.desk);
  const book = /\/d\/([^/]+)\//.exec(publicBook)?.[1] ?? '';
  const record = cells(test.host, book, 'Record');
  expect(record.flat().join(' ')).not.toContain('{');
  expect(record.flat().join(' ')).toContain('Published the whole record.');
  expect(cells(test.host, book, 'Submissions').length).toBeGreaterThan(4 * 5);
  const proof = cells(test.host, book, 'Proof') as readonly (readonly Cell[])[];
  const shown = new Map(record.map(([, title, value]) => [title, value]));
  const verify = (rows: readonly (readonly Cell[])[]): readonly string[] => {
    const file = path.join(newFolder(), 'Proof.csv');
    writeFileSync(file, csv(rows));
    const hash = String(shown.get('Hash of the record'));
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/commands/verify.ts', file, '--hash', hash],
      { encoding: 'utf8' },
    );
    return stdout.trim().split('\n');
  };
  expect(verify(proof).at(-1)).toBe('The record holds.');
  const published = proof.findIndex((line) => line.join('').includes('"kind":"published"'));
  expect(verify(proof.slice(0, published)).slice(-2)).toEqual([
    expect.stringContaining('it ends before that hash'),
    'The record does NOT hold.',
  ]);
});

test('words of the ledger that were changed by hand are put right in one click', () => {
  const test = submittedGame(SMALL);
  playStage(test.desk);
  const before = hostTab(test, 'Ledger');
  type(test.host, 'Ledger!D3', 'something nicer');
  type(test.host, 'Ledger!C2', 'me');
  expect(test.desk.getDesk()).toMatchObject({ ok: false, error: { mendable: true } });
  given(test.desk.mendLedger());
  expect(hostTab(test, 'Ledger')).toEqual(before);
  expect(openStage(test.desk).name).toBe('round-2');
  // Data has no copy.
  type(test.host, 'Ledger!G3', '{}');
  expect(test.desk.mendLedger()).toMatchObject({ ok: false, error: { code: 'ledger-changed' } });
});

test('an imported game has its Roster and Settings tabs', () => {
  const { scenario } = given(submittedGame(SMALL).desk.exportGame());
  const other = openTestHost();
  given(other.desk.importGame({ scenario }));
  expect(tabTitles(other)).toEqual(expect.arrayContaining(['Roster', 'Settings']));
  expect(hostTab(other, 'Roster').map(([name]) => name)).toEqual(['Name', 'Aa', 'Bb', 'Cc', 'Dd']);
});
