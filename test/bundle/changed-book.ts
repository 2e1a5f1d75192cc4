// A round whose books wait to be drawn, and what a delivery leaves in them however one of them was changed.
import { waitAgain } from '../support/hand-edits';
import { toJson } from 'apps-script-stand-in/json';
import type { TestHost } from '../support/host';
import { resolveFirst } from '../support/host-actions';
import { bookTabs } from '../support/host-books';
import { bookOf, deliverAll, gameView, SMALL, submittedGame } from '../support/host-game';
import { keptJson } from '../support/kept-json';
import { madeOnce } from '../support/made-hosts';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';

/** A round is resolved, and Aa's book shows how the game stood before. */
export function waiting(): TestHost {
  const make = (): TestHost => {
    const test = submittedGame(SMALL);
    deliverAll(test.desk);
    resolveFirst(test.desk);
    return test;
  };
  return madeOnce('a round resolved, its books waiting', make, { quiet: 'counted calls' });
}

/** The books of all players after the delivery, in order, without the address of Aa's. */
export function delivered(test: TestHost): unknown {
  const play = deliverAll(test.desk);
  expect(play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  return play.players.map(({ name }): unknown => {
    const id = bookOf(test, name);
    // A book has links to its own tabs.
    return JSON.parse(JSON.stringify(bookTabs(test.host, id)).replaceAll(id, '<book>'));
  });
}

export const request = (test: TestHost, body: object): void =>
  void test.host.sheets().batchUpdate({ requests: [toJson(body)] }, bookOf(test, 'Aa'));

export const tabOf = (test: TestHost, title: string): number =>
  sheetIdOf(test.host, bookOf(test, 'Aa'), title);

export function changeFile(test: TestHost, trashed: boolean): void {
  const id = bookOf(test, 'Aa');
  test.host.cloud.changeFiles((files) => {
    const file = files[id];
    if (file !== undefined) file.trashed = trashed;
  });
}

/** Changes a property of the document as it is stored. */
export function changeProperty({ store }: TestHost, name: string, value: string): void {
  const tables = store.read('properties') as Record<string, Record<string, string>>;
  store.write(
    'properties',
    Object.fromEntries(
      Object.entries(tables).map(([table, properties]) => [
        table,
        name in properties ? { ...properties, [name]: value } : properties,
      ]),
    ),
  );
}

/** What a delivery leaves in books that nobody has touched. */
export function undisturbed(): unknown {
  return keptJson('books of a round that nobody has touched', () => delivered(waiting()));
}

/** Lets a player's book, which is drawn, wait to be drawn again. */
export function drawAgain(test: TestHost, player: string): void {
  const drawn = gameView(test.desk).deliveries.find(({ title }) => title === `${player}'s book`);
  waitAgain(test, drawn?.id ?? '');
}

/** A book that was changed so is drawn as one that nobody has touched, and the memory of its tabs is right by then. */
export function drawsAsUndisturbed(change: (test: TestHost) => void): void {
  const test = waiting();
  change(test);
  expect(delivered(test)).toEqual(undisturbed());
  // The memory of the tabs is right by now.
  drawAgain(test, 'Aa');
  test.host.faults.resetCounts();
  expect(delivered(test)).toEqual(undisturbed());
  expect(test.host.faults.counts()).toMatchObject({
    'Drive.Files.get': 1,
    'Sheets.Spreadsheets.batchUpdate': 2,
  });
  expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(0);
}
