// An account as its report says: the check, run again under these conditions, finds the same.
import { ACCOUNT_QUESTIONS } from '../../src/rounds/api';
import { readReport } from '../../src/rounds/account/report';
import { playAccount, type PlayedTable } from '../../src/commands/account-conditions';
import { checked } from '../google/killed-check';
import { openTestHost, type TestHost } from '../support/host';

/** An add-on whose account is played. */
function tableOf({ host, answers }: TestHost): PlayedTable {
  return {
    conditions: host.conditions,
    refuseDiscord: (code) => answers.push({ code }),
  };
}

/** A report in which these findings do not hold. */
function reportOf(findings: Readonly<Record<string, string>>): string {
  const lines = ACCOUNT_QUESTIONS.flatMap(({ id, title }) => {
    const text = findings[id];
    return text === undefined ? [`${title}\n  holds: It does.`] : [`${title}\n  DOES NOT HOLD: ${text}`];
  });
  return ['Round Keeper, check of an account, 2026-03-01', ...lines].join('\n');
}

const ODD = {
  permissions:
    'Some boxes stayed empty: until they are ticked, Round Keeper cannot close forms and remind players by itself. Its first screen leads to Google’s page for it.',
  loading:
    'It took 6.2 s: the way to Google and back, and loading the program. Every click takes that long here.',
  space: 'Drive is full: Google makes no new forms and books.',
  language: 'They come in another language (de).',
  'discord-google': 'It refuses (429). Messages are posted from the window.',
  'book-link': 'Your organisation does not allow it.',
  responders: 'This organisation does not allow it.',
  row: 'It was there after 12.0 s. In a game played live, resolving waits that long for what was sent in time.',
  'response-tab': 'It names another form, or none.',
  'asked-again': 'Some are gone from the sheet, or stand under another heading there.',
  stamp: 'It is written as at UTC−7:00, whatever the zone of the spreadsheet.',
};

test.each(Object.entries(ODD))('an account whose %s does not hold is found so again', (id, text) => {
  const addOn = openTestHost();
  expect(playAccount(tableOf(addOn), reportOf({ [id]: text }))).toEqual([
    expect.objectContaining({ isPlayed: true }),
  ]);
  const found = readReport(checked(addOn).report);
  expect([...found].filter(([, { kind }]) => kind === 'fails').map(([question]) => question)).toContain(id);
});

test('a finding that this machine cannot play is said to be none', () => {
  const addOn = openTestHost();
  const [finding] = playAccount(tableOf(addOn), reportOf({ prefilled: 'It does not.' }));
  expect(finding).toMatchObject({ isPlayed: false, answer: { kind: 'fails', text: 'It does not.' } });
});

test('a usual account has nothing to play, and other text no findings', () => {
  const addOn = openTestHost();
  const usual = structuredClone(addOn.host.conditions);
  expect(playAccount(tableOf(addOn), reportOf({}))).toEqual([]);
  expect(addOn.host.conditions).toEqual(usual);
  expect(readReport('Is there room in Drive?').size).toBe(0);
});

test('the report of a check is read as it was found', () => {
  const check = checked(openTestHost());
  const found = readReport(check.report);
  for (const { id, answer } of check.questions) {
    expect([id, found.get(id)?.kind, found.get(id)?.text]).toEqual([id, answer?.kind, answer?.text]);
  }
});
