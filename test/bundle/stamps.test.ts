// Responses with impossible times: the host is warned, and the times decide nothing.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { StageView } from '../../src/rounds/host/stage/views';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { quietEvenings } from '../support/evening';
import { addResponse, changeDimension, drag, keyOf, PICK, serial, sheetId } from '../support/hand-edits';
import type { TestHost } from '../support/host';
import { cells, responseTab, type } from '../support/host-books';
import { createdGame, openStage, prepare, SMALL } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';

quietEvenings('set times');

const HOUR = 3_600_000;
const NAMES = ['Aa', 'Bb', 'Cc', 'Dd'];

/** The program answers the open stage for everybody. */
function submitAll(test: TestHost): void {
  prepare(test.desk);
  unwrapReply(test.desk.submitForPractice({ players: NAMES }));
}

function resolve(test: TestHost): void {
  unwrapReply(test.desk.resolveRound({ stage: openStage(test.desk).name, token: '' }));
}

const fates = ({ submissions }: StageView): unknown =>
  submissions.map(({ player, fate, late, at }) => [player, fate, late, at]);

describe('with Google’s clocks ahead of the spreadsheet’s', () => {
  const ahead = (): TestHost => {
    const test = madeOnce('rows dated ahead', () => {
      const made = createdGame(SMALL);
      made.host.conditions.stampZone = 'Asia/Tokyo';
      submitAll(made);
      return made;
    });
    test.host.conditions.stampZone = 'Asia/Tokyo';
    return test;
  };

  test('the host is told, pointed to the check, and nothing is late or early', () => {
    const test = ahead();
    const stage = openStage(test.desk);
    expect(stage.notices).toEqual([
      expect.stringMatching(/answers from Aa, Bb, Cc and Dd are dated in the future.*Check this account/),
    ]);
    expect(fates(stage)).toEqual(NAMES.map((name) => [name, 'counts', false, 0]));
    unwrapReply(test.desk.setDeadline({ deadline: test.clock.now() + HOUR }));
    test.clock.pass(2 * HOUR);
    submitAll(test);
    expect(fates(openStage(test.desk))).toEqual([
      ...NAMES.map((name) => [name, 'replaced', false, 0]),
      ...NAMES.map((name) => [name, 'counts', false, 0]),
    ]);
  });

  test('what was resolved never comes back, neither at once nor when it is later', () => {
    const test = ahead();
    resolve(test);
    for (const pass of [0, HOUR, 7 * HOUR, 2 * HOUR, 24 * HOUR]) {
      test.clock.pass(pass);
      expect([pass, fates(openStage(test.desk))]).toEqual([pass, []]);
    }
    submitAll(test);
    expect(openStage(test.desk).submissions.map(({ id }) => id.split(':').pop())).toEqual([
      '6',
      '7',
      '8',
      '9',
    ]);
    resolve(test);
    test.clock.pass(24 * HOUR);
    expect(fates(openStage(test.desk))).toEqual([]);
  });
});

describe('with Google’s clocks behind the spreadsheet’s', () => {
  test('the host is told what it may be, where all that is new is from before the tab was read', () => {
    const test = createdGame(SMALL);
    test.host.conditions.stampZone = 'America/Los_Angeles';
    for (const title of ['Round 1', 'Round 2']) {
      test.clock.pass(HOUR);
      submitAll(test);
      const stage = openStage(test.desk);
      expect([stage.title, stage.submissions.map(({ fate }) => fate)]).toEqual([
        title,
        ['refused', 'refused', 'refused', 'refused'],
      ]);
      expect(stage.notices).toEqual([
        expect.stringMatching(/all new times are too early.*Check this account/),
      ]);
      resolve(test);
    }
  });
});

describe('the column of the times', () => {
  const sent = (): TestHost => {
    const test = createdGame(SMALL);
    test.clock.pass(60_000);
    addResponse(test, { ...PICK, [KEY_TITLE]: keyOf(test, 'Aa') });
    return test;
  };
  const insertBefore = (test: TestHost): void =>
    changeDimension(test, 'insertDimension', responseTab(test.host), 'COLUMNS', [0, 1]);

  test.each<[string, (test: TestHost) => void]>([
    ['dragged away', (test) => drag(test, sheetId(test, responseTab(test.host)), 0, 3)],
    ['behind a column that was inserted', insertBefore],
  ])('%s, it is found by its heading, and times are judged', (_, move) => {
    const test = sent();
    const at = test.clock.now();
    move(test);
    expect(openStage(test.desk)).toMatchObject({ notices: [], submissions: [{ fate: 'counts', at }] });
    unwrapReply(test.desk.setDeadline({ deadline: test.clock.now() + HOUR }));
    test.clock.pass(2 * HOUR);
    addResponse(test, { ...PICK, Row: 1, Column: 1, [KEY_TITLE]: keyOf(test, 'Bb') });
    expect(openStage(test.desk).submissions).toMatchObject([
      { fate: 'counts' },
      { fate: 'refused', late: true },
    ]);
    resolve(test);
    expect(fates(openStage(test.desk))).toEqual([]);
    // This also works for a response in a row where another answer was counted before.
    const header = (cells(test.host, test.host.bookId ?? '', responseTab(test.host))[0] ?? []).map(String);
    const column = String.fromCharCode(65 + header.indexOf('Timestamp'));
    test.clock.pass(HOUR);
    type(test.host, `'${responseTab(test.host)}'!${column}2`, serial(test.clock.now()));
    expect(openStage(test.desk).submissions).toMatchObject([
      { player: 'Aa', fate: 'counts', at: test.clock.now() },
    ]);
  });

  test.each<[string, (test: TestHost, tab: string) => void]>([
    [
      'without a heading, behind a column that was inserted',
      (test, tab) => {
        insertBefore(test);
        type(test.host, `'${tab}'!B1`, '');
      },
    ],
    [
      'with a heading in another language, dragged away',
      (test, tab) => {
        type(test.host, `'${tab}'!A1`, 'Zeitstempel');
        drag(test, sheetId(test, tab), 0, 3);
      },
    ],
    ['full of words', (test, tab) => type(test.host, `'${tab}'!A2`, "'just now")],
  ])('%s, it is asked for, and nothing is judged late or early', (_, change) => {
    const test = sent();
    change(test, responseTab(test.host));
    const stage = openStage(test.desk);
    expect(stage.notices).toEqual([expect.stringMatching(/can’t be read.*first column/)]);
    expect(fates(stage)).toEqual([['Aa', 'counts', false, 0]]);
  });
});
