// Whatever a host does by hand in the roster, in tabs and in the ledger: a sentence each time, nothing half-written.
import { objectAt, objectsAt, textAt } from 'apps-script-stand-in/json';
import { given } from '../../src/commands/desk-calls';
import { EVERYONE } from '../../src/rounds/reply/reply';
import { quietly } from '../support/evening';
import { changeTab, drag, editByHand, sheetId } from '../support/hand-edits';
import { openTestHost, type TestHost } from '../support/host';
import { allCells, cells, formulas, tabTitles, type } from '../support/host-books';
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
import { sampled, sampledByName } from '../support/sample';

test('a host’s own colours stay on a tab that a round leaves as it was, and go from one that changes', () => {
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

describe('the set-up', () => {
  test.each<[string, readonly string[][], RegExp]>([
    [
      'a name twice',
      [
        ['Ana', 'Heaven', 'Sun'],
        ['ána ', 'Hell', 'Sun'],
        ['Bo', 'Heaven', 'Moon'],
        ['Cy', 'Hell', 'Moon'],
      ],
      /Ana|ána/,
    ],
    [
      'a wrong number of a realm',
      [
        ['Ana', 'Heaven', 'Sun'],
        ['Bo', 'Heaven', 'Sun'],
        ['Cy', 'Heaven', 'Moon'],
        ['Di', 'Hell', 'Moon'],
      ],
      /Sun/,
    ],
    [
      'a realm that there is not',
      [
        ['Ana', 'Earth', 'Sun'],
        ['Bo', 'Hell', 'Sun'],
        ['Cy', 'Heaven', 'Moon'],
        ['Di', 'Hell', 'Moon'],
      ],
      /Earth/,
    ],
    ['nobody', [], /./],
  ])('with %s is not created, and says why', (_, roster, why) => {
    const test = openTestHost();
    draft(test, SMALL);
    const view = given(test.desk.getDesk());
    if (view.draft === undefined) throw new Error('No draft.');
    given(
      test.desk.saveDraft({
        ...view.draft,
        game: 'soullinked',
        roster: roster.map((row) => [...row, '', '', '']),
      }),
    );
    const answer = test.desk.create();
    expect(answer).toMatchObject({ ok: false, error: { code: 'set-up-problems' } });
    expect(answer.ok ? '' : answer.error.details?.join(' ')).toMatch(why);
    expect(tabTitles(test)).not.toContain('Ledger');
  });

  test('names that would be formulas, numbers or markup are names in every book', () => {
    const test = openTestHost();
    draft(test, SMALL);
    const view = given(test.desk.getDesk());
    if (view.draft === undefined) throw new Error('No draft.');
    const names = ['=SUM(A1)', '+44', '007', '@everyone *x*'];
    given(
      test.desk.saveDraft({
        ...view.draft,
        game: 'soullinked',
        roster: view.draft.roster.map((row, index) => [names[index] ?? '', ...row.slice(1)]),
      }),
    );
    create(test);
    playStage(test.desk);
    expect(gameView(test.desk).players.map(({ name }) => name)).toEqual(names);
    expect(formulas(test.host)).toEqual([]);
    const shown = JSON.stringify(test.host.books().map(({ id }) => allCells(test, id)));
    for (const name of names) expect(shown).toContain(JSON.stringify(name));
  });
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
    given(test.desk.submitForPractice({ players: [] }));
    expect(given(test.desk.resolveRound({ stage: 'round-2', token: '' })).outcome).toBe('resolved');
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

  test.each(['Ledger', 'Files'])(
    'a deleted tab %s is asked back, and nothing is done without it',
    (title) => {
      const test = submittedGame(SMALL);
      editByHand(test, { deleteSheet: { sheetId: sheetId(test, title) } });
      const titles = tabTitles(test);
      for (const answer of [
        test.desk.getDesk(),
        test.desk.resolveRound({ stage: 'round-1', token: '' }),
        test.desk.prepareNext(),
        test.desk.deliverSome(),
      ]) {
        expect(answer).toMatchObject({ ok: false, error: { code: `${title.toLowerCase()}-deleted` } });
      }
      expect(tabTitles(test)).toEqual(titles);
    },
  );

  test('with all that the add-on remembers lost, the game goes on as before', () => {
    const test = submittedGame(SMALL);
    test.host.store.write('properties', {});
    expect(given(test.desk.resolveRound({ stage: 'round-1', token: '' })).outcome).toBe('resolved');
    test.host.store.write('properties', {});
    deliverAll(test.desk);
    test.host.store.write('properties', {});
    playStage(test.desk);
    const names = tabTitles(test);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes('(Round Keeper)'))).toEqual([]);
    const change = { kind: 'rewind', toStage: 'round-1' } as const;
    test.host.store.write('properties', {});
    const { token } = given(test.desk.previewChange({ change }));
    given(test.desk.applyChange({ change, reason: 'Once more.', token }));
    expect(openStage(test.desk)).toMatchObject({ name: 'round-1', waitingFor: [] });
  });

  test('a copy of the spreadsheet is told to be one', () => {
    const test = submittedGame(SMALL);
    const book = test.host.cloud.readBook(test.host.bookId ?? '', test.host.user);
    const copy = { ...structuredClone(book), id: '1copy', title: 'Copy of Host book' };
    test.host.cloud.addBook(copy, test.host.user);
    const answer = test.deskAs({ bookId: '1copy' }).getDesk();
    expect(answer).toMatchObject({ ok: false, error: { code: 'copied-book' } });
  });
});

describe('the ledger changed by hand', () => {
  /** A game after so many entries beside its set-up: none, a round, or a round and a word. */
  function ended(entries: number): TestHost {
    if (entries === 0) return submittedGame(SMALL);
    const test = gameAt(/^round-2$/, SMALL);
    if (entries > 1) given(test.desk.sayWord({ to: EVERYONE, text: 'Hello.' }));
    return test;
  }

  const ALL = [
    ({ desk }: TestHost) => desk.getDesk(),
    ({ desk }: TestHost) => desk.resolveRound({ stage: 'round-2', token: '' }),
    ({ desk }: TestHost) => desk.deliverSome(),
    ({ desk }: TestHost) => desk.create(),
    ({ desk }: TestHost) => desk.draft({ game: 'soullinked', practice: true }),
  ];
  /** What looks at the game, and what changes it. */
  const SOME = sampled(ALL, ALL.slice(0, 2));

  function broken(
    change: (test: TestHost) => void,
    { entries = 1, code = 'ledger-changed', calls = SOME } = {},
  ): unknown {
    const test = ended(entries);
    change(test);
    const before = allCells(test, test.host.bookId ?? '');
    const answers = calls.map((call) => call(test));
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: false, error: { code } });
    }
    expect(allCells(test, test.host.bookId ?? '')).toEqual(before);
    const [first] = answers;
    return first?.ok === false ? first.error.text : '';
  }

  const COLUMNS = [
    ['A', 'Put it right'],
    ['B', 'Put it right'],
    ['C', 'Put it right'],
    ['D', 'Put it right'],
    ['E', 'Put it right'],
    ['F', 'Put it right'],
    ['G', 'Version history'],
    ['H', 'Put it right'],
  ] as const;

  // Words, the kind, what an entry holds, and its hash; on paper all of them.
  test.each(sampledByName(COLUMNS, ([column]) => column, ['D', 'E', 'G', 'H']))(
    'a cell of column %s is noticed, its row named, and what to do: %s',
    (column, what) => {
      expect(broken(({ host }) => type(host, `Ledger!${column}3`, 'changed'))).toMatch(
        new RegExp(`row 3 of the Ledger tab.*${what}`),
      );
    },
  );

  test('a row deleted, rows swapped, junk below', () => {
    const at = (startIndex: number, endIndex = startIndex + 1): object => ({
      sheetId: 771_001,
      dimension: 'ROWS',
      startIndex,
      endIndex,
    });
    expect(
      broken((test) => editByHand(test, { deleteDimension: { range: at(2) } }), { entries: 2, calls: ALL }),
    ).toMatch(/row 3/);
    expect(broken((test) => drag(test, 771_001, 'row', 2, 4), { entries: 2 })).toMatch(/row 3/);
    expect(
      broken(({ host }) => {
        const rows = cells(host, host.bookId ?? '', 'Ledger').length;
        type(host, `Ledger!D${rows + 1}`, 'note to self');
      }),
    ).toMatch(/cell D\d+ of the Ledger tab.* Empty it/);
  });

  test('its last row, all its rows and its heading deleted, and the tab cleared', () => {
    const lose = (entries: number, from: number, to?: number): unknown =>
      broken(
        (test) => changeTab(test, 771_001, ({ rows }) => rows.splice(from, (to ?? rows.length) - from)),
        { entries, code: 'ledger-not-whole' },
      );
    expect(lose(1, -1)).toMatch(/the last row of the Ledger tab is missing.*Version history/);
    for (const [entries, from, to] of [
      [1, 1, undefined],
      [0, 0, 1],
      [1, 0, undefined],
    ] as const) {
      expect(lose(entries, from, to)).toContain('has lost its rows or its heading');
    }
  });

  test('a row sorted or formatted, and notes in columns far right, are told apart from its data', () => {
    const test = submittedGame(SMALL);
    changeTab(test, 771_001, ({ rows }) => {
      for (const cell of rows.flat()) cell.userEnteredFormat = { textFormat: { bold: true } };
    });
    expect(openStage(test.desk).name).toBe('round-1');
  });
});
