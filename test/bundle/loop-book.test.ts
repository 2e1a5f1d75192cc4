// The game continues, whatever a host changes by hand in the tabs of the host book. test/rounds covers damaged ledgers.
import { objectAt, objectsAt, textAt } from 'apps-script-stand-in/json';
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { editByHand, sheetId } from '../support/hand-edits';
import { openTestHost } from '../support/host';
import { cells, tabTitles, type } from '../support/host-books';
import {
  create,
  deliverAll,
  draft,
  gameAt,
  gameView,
  openStage,
  playStage,
  prepare,
  SMALL,
  submittedGame,
} from '../support/host-game';
import { sampled } from '../support/sample';

test('a host’s own colors stay on a tab that a round leaves as it was, and go from one that changes', () => {
  const test = quietly('counted calls', () => submittedGame(SMALL));
  playStage(test.desk);
  const colour = { backgroundColorStyle: { rgbColor: { red: 1, green: 0.125 } } };
  const isColoured = (title: string): boolean => {
    const fields = 'sheets(properties.title,data.rowData.values.userEnteredFormat.backgroundColorStyle)';
    const tabs = objectsAt(test.host.sheets().get(test.host.bookId ?? '', { fields }), 'sheets');
    const tab = tabs.find((each) => textAt(objectAt(each, 'properties'), 'title') === title);
    return JSON.stringify(tab).includes('"green":0.125');
  };
  for (const title of ['Links', 'Rounds']) {
    const range = { sheetId: sheetId(test, title), endRowIndex: 1 };
    editByHand(test, {
      repeatCell: {
        range,
        cell: { userEnteredFormat: colour },
        fields: 'userEnteredFormat.backgroundColorStyle',
      },
    });
    expect(isColoured(title)).toBe(true);
  }
  playStage(test.desk);
  expect(['Links', 'Rounds'].map(isColoured)).toEqual([true, false]);
});

describe('tabs of the host book', () => {
  test('the host’s own tabs that have the names of ours stay, and ours give way', () => {
    const test = openTestHost();
    for (const title of ['Ledger', 'OUTBOX', 'Roster', 'Settings', 'Files', 'Round by round', 'Now']) {
      editByHand(test, { addSheet: { properties: { title } } });
      type(test.host, `'${title}'!A1`, 'mine');
    }
    draft(test, SMALL);
    create(test);
    playStage(test.desk);
    for (const title of ['Ledger', 'OUTBOX', 'Roster', 'Settings', 'Files']) {
      expect(cells(test.host, test.host.bookId ?? '', title)).toEqual([['mine']]);
    }
    expect(openStage(test.desk).name).toBe('round-2');
  });

  test('any view, Roster, Settings or Outbox deleted or renamed harms nothing', () => {
    const test = gameAt(/^round-2$/, SMALL);
    const titles = tabTitles(test).filter((name) => !/^(Ledger$|Files$|Form)/.test(name));
    const kept = titles.filter((title) => /^(Roster|Settings|Outbox)$/.test(title));
    const views = titles.filter((title) => !kept.includes(title));
    const one = (title: string): readonly string[] => [title];
    for (const deleted of sampled(titles.map(one), [views, ...kept.map(one)])) {
      for (const title of deleted) editByHand(test, { deleteSheet: { sheetId: sheetId(test, title) } });
      gameView(test.desk);
      if (deleted.includes('Roster') || deleted.includes('Outbox')) deliverAll(test.desk);
    }
    prepare(test.desk);
    unwrapReply(test.desk.submitForPractice({ players: [] }));
    expect(unwrapReply(test.desk.resolveRound({ stage: 'round-2', token: '' })).outcome).toBe('resolved');
    deliverAll(test.desk);
    for (const title of tabTitles(test)) {
      editByHand(test, {
        updateSheetProperties: {
          properties: { sheetId: sheetId(test, title), title: `My ${title}` },
          fields: 'title',
        },
      });
    }
    const count = tabTitles(test).length;
    playStage(test.desk);
    expect(openStage(test.desk).name).toBe('round-4');
    expect(tabTitles(test)).toHaveLength(count);
  });

  test('with all that the add-on remembers lost, the game goes on as before', () => {
    const test = submittedGame(SMALL);
    test.host.store.write('properties', {});
    expect(unwrapReply(test.desk.resolveRound({ stage: 'round-1', token: '' })).outcome).toBe('resolved');
    test.host.store.write('properties', {});
    deliverAll(test.desk);
    test.host.store.write('properties', {});
    playStage(test.desk);
    const names = tabTitles(test);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes('(Round Keeper)'))).toEqual([]);
    const change = { kind: 'rewind', toStage: 'round-1' } as const;
    test.host.store.write('properties', {});
    const { token } = unwrapReply(test.desk.previewChange({ change }));
    unwrapReply(test.desk.applyChange({ change, reason: 'Once more.', token }));
    expect(openStage(test.desk)).toMatchObject({ name: 'round-1', waitingFor: [] });
  });
});
