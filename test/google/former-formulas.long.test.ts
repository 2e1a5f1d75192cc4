// A season's next match copies the last match's formulas (OM-12): they're previewed, copied, and compute.
import { unwrapReply } from '../../src/commands/desk-calls';
import { readOwnTemplate } from '../support/own-template';
import { typeFormulas } from '../support/hosted-template';
import { typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';
import { openTestHost, type TestHost } from '../support/host';
import { hostTab, tabColours, tabTitles } from '../support/host-books';
import { prepare, refused } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { count, draftNext, type Host } from '../support/paper-season';

const PEOPLE = ['Ana', 'Bo', 'Chen'];
const CASTLES = readOwnTemplate('docs/own-match/castles');
const SETTINGS = {
  Title: 'Three castles',
  Questions: [1, 2, 3].map((at) => `Castle ${at}; number 0 to 3`).join('\n'),
  Scores: 'Points; everyone\nSoldiers; owner; start 10',
  Rounds: '1',
  'What decides a round': 'formulas in the host’s sheet',
};

interface Season extends Host {
  readonly test: TestHost;
}

const on = (test: TestHost): Season => ({ test, desk: test.desk, pass: (ms) => test.clock.pass(ms) });

function season(): Season {
  const test = openTestHost();
  const { desk } = test;
  const people = PEOPLE.map((name) => ({ name }));
  unwrapReply(desk.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
  unwrapReply(desk.openEpisode({ episode: '4' }));
  return on(test);
}

function nextMatch(host: Season): void {
  const { desk } = host;
  host.pass(60_000);
  draftNext(
    host,
    'own-match',
    'extra',
    {},
    {
      settings: SETTINGS,
      roster: PEOPLE.map((name) => [name, '', '']),
    },
  );
  unwrapReply(desk.create());
  prepare(desk);
  unwrapReply(desk.submitForPractice({ players: [] }));
}

/** A season whose first match was scored by formulas and is counted. */
function decided(): Season {
  const make = (): TestHost => {
    const host = season();
    nextMatch(host);
    unwrapReply(host.desk.updateAnswers({}));
    typeFormulas(host.test, CASTLES, PEOPLE.length);
    unwrapReply(host.desk.resolveRound({ stage: 'round-1', token: '' }));
    count(host);
    return host.test;
  };
  return on(madeOnce('a match decided by formulas', make));
}

/** In a spreadsheet with decimal commas: in which form Google returns formulas, and in which it accepts them. */
const COMMAS = [
  { given: 'english', taken: 'typed' },
  { given: 'typed', taken: 'typed' },
  { given: 'typed', taken: 'english' },
] as const;

test.each(COMMAS)('in a spreadsheet that writes 2,5 they compute, given $given and taken $taken', (forms) => {
  const host = decided();
  const { desk, test } = host;
  test.host.cloud.changeBookAsGoogle(test.host.bookId ?? '', (book) => (book.locale = 'de_DE'));
  test.host.conditions.formulaForms = forms;
  typeAt(test.host, test.host.bookId ?? '', 'Sums!H1', [['=ROUND(2,55;1)&"a;b, 2.5"']]);
  nextMatch(host);
  const { token } = unwrapReply(desk.formerFormulas({}));
  unwrapReply(desk.bringFormulas({ token }));
  unwrapReply(desk.updateAnswers({}));
  expect(hostTab(test, 'Sums 2')[0]?.[7]).toBe('2.6a;b, 2.5');
  expect(unwrapReply(desk.takeResults({})).refused).toEqual([]);
  const shown = hostTab(test, 'Results 2').slice(4);
  expect(shown.map((row) => row[2])).toEqual(points(test, 'Answers 2'));
  expect(tabTitles(test)).not.toContain('Round Keeper formula test');
});

/** The points for the open round's answers by the match's rule. */
function points(test: TestHost, answers: string): readonly number[] {
  const [titles = [], ...rows] = hostTab(test, answers);
  const sent = (row: readonly unknown[], castle: number): number =>
    Number(row[titles.indexOf(`Castle ${castle}`)] ?? 0);
  return rows.map((row) =>
    [1, 2, 3].reduce(
      (sum, castle) => sum + castle * rows.filter((other) => sent(other, castle) < sent(row, castle)).length,
      0,
    ),
  );
}

test('the formulas are looked at, brought by one click, and decide the next match', () => {
  const host = decided();
  const { desk, test } = host;
  const former = hostTab(test, 'History');
  test.host.conditions.rowLagMs = 0;
  nextMatch(host);
  const before = tabTitles(test);
  const look = unwrapReply(desk.formerFormulas({}));
  expect(tabTitles(test)).toEqual(before);
  expect(look.title).toBe('Three castles');
  expect(look.notes).toEqual([]);
  expect(look.tabs.map(({ title }) => title)).toEqual(['Answers 2', 'History 2', 'Results 2', 'Sums 2']);
  const shown = look.tabs.flatMap(({ title, cells }) =>
    cells.map(({ cell, formula }) => [title, cell, formula]),
  );
  expect(shown).toContainEqual(['Sums 2', 'A2', "='Answers 2'!A2"]);
  expect(shown).toContainEqual(['Results 2', 'C5', "=INDEX('Sums 2'!E:E, MATCH($A5, 'Sums 2'!A:A, 0))"]);
  expect(shown).toHaveLength(2 + 3 * 3 + 3 * 6);
  // An answer that arrives while formulas are copied doesn't change them.
  unwrapReply(desk.submitForPractice({ players: ['Ana'] }));
  expect(refused(desk.bringFormulas({ token: 'x' })).code).toBe('formulas-changed');
  expect(unwrapReply(desk.bringFormulas({ token: look.token }))).toMatchObject({
    created: true,
    results: 'Results 2',
  });
  expect(refused(desk.formerFormulas({})).code).toBe('tabs-are-there');
  unwrapReply(desk.updateAnswers({}));
  const wanted = points(test, 'Answers 2');
  expect(unwrapReply(desk.takeResults({})).refused).toEqual([]);
  expect(
    hostTab(test, 'Results 2')
      .slice(4)
      .map((row) => row[2]),
  ).toEqual(wanted);
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(
    hostTab(test, 'All scores')
      .slice(1, 4)
      .map((row) => row[1]),
  ).toEqual(wanted);
  // The former match's tabs are unchanged, but gray and behind all others.
  const behind = tabTitles(test).slice(-4);
  expect(behind.slice(1)).toEqual(['Answers', 'History', 'Results']);
  expect(
    tabColours(test)
      .slice(-4)
      .map((colour) => colour !== ''),
  ).toEqual([false, true, true, true]);
  expect(hostTab(test, 'History')).toEqual(former);
  expect(refused(desk.bringFormulas({ token: look.token })).code).toBe('no-former-match');
});
