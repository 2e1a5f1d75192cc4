// One refusal under each name that Google may give its exceptions: nobody can tell from what happens then which name it was.
import { EXCEPTION_NAMES } from 'apps-script-stand-in/bad-evening';
import { alarms, rows } from '../bundle/deadline-game';
import { due } from '../bundle/refused-run';
import { quietEvenings } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { createdGame, openStage, SMALL, submittedGame } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { sampled } from '../support/sample';
import { keysOf, moveOf, visit, withPage } from '../support/visits';

quietEvenings('own faults');

const BUSY = 'We’re sorry, a server error occurred. Please wait a bit and try again.';

const PLACES = [
  'Lock.tryLock',
  'SpreadsheetApp.getActiveSpreadsheet',
  'Session.getEffectiveUser',
  'Properties.getProperties',
  'ScriptApp.getProjectTriggers',
  'Spreadsheet.getSpreadsheetTimeZone',
  'Sheets.Spreadsheets.Values.batchGetByDataFilter',
  'FormApp.openById',
  'UrlFetchApp.fetchAll',
];

interface Scene {
  readonly host: () => TestHost;
  /** Makes everything ready on a host, and gives what is then done there, with what comes of it. */
  readonly ready: (test: TestHost) => () => unknown;
}

const SCENES: Readonly<Record<string, Scene>> = {
  'a run at the deadline': {
    host: due,
    ready: (test) => () => {
      const [alarm] = alarms(test);
      const error = alarm === undefined ? 'no alarm' : test.host.fire(alarm).error?.message;
      test.host.faults.clear();
      return [openStage(test.desk).name, rows(test, 'resolved'), alarms(test).length, error];
    },
  },
  'a click on Resolve': {
    host: () => submittedGame(SMALL),
    ready: (test) => () => outcomeOf(test.desk.resolveRound({ stage: 'round-1', token: '' })),
  },
  'a player’s Send': {
    host: () => madeOnce('a page, nobody has sent', () => withPage(createdGame(SMALL))),
    ready: (test) => {
      const key = keysOf(test).get('Aa') ?? '';
      const sending = { key, stage: 'round-1', answers: moveOf(openStage(test.desk), 0), tapped: 1 };
      return () => outcomeOf(visit(test, 'sendMove', sending));
    },
  },
};

/** An answer in short: done, or how it was refused. */
function outcomeOf(answer: object): unknown {
  return 'error' in answer ? answer.error : 'done';
}

function outcomeAt(place: string, name: string, { host, ready }: Scene): unknown {
  const test = copyOf(host());
  const run = ready(test);
  test.host.faults.fail(place, BUSY, { name, nth: 1 });
  return run();
}

const CASES = Object.entries(SCENES).flatMap(([what, scene]) =>
  PLACES.map((place) => [place, what, scene] as const),
);

test.each(CASES)('%s is refused: %s comes to the same', (place, _, scene) => {
  const usual = outcomeAt(place, 'Exception', scene);
  expect(JSON.stringify(usual)).not.toMatch(/"(failed|bug)"|no alarm/);
  for (const name of sampled(EXCEPTION_NAMES, EXCEPTION_NAMES.slice(1, 3)))
    expect([name, outcomeAt(place, name, scene)]).toEqual([name, usual]);
});
