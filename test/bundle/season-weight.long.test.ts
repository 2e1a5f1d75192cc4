// The weight of clicks in the tenth match of a season against the first (SN-12), on the built program: the same waits,
// and the same bytes but for what is the season's own.
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { tabTitles } from '../support/host-books';
import { CLICKS, seasonWeights } from '../support/season-weight';

quietEvenings('counted calls');

const MATCHES = 10;
const MOST_MORE = 1.1;

test('clicks in the tenth match wait as in the first, and carry no more than a tenth more', () => {
  const test = openTestHost();
  const weights = seasonWeights(test, MATCHES);
  const [first, tenth] = [weights[0], weights[MATCHES - 1]];
  if (first === undefined || tenth === undefined) throw new Error('There are no ten matches.');
  for (const click of CLICKS) {
    const [one, ten] = [first[click], tenth[click]];
    expect([click, ten.waits, ten.forms]).toEqual([click, one.waits, one.forms]);
    expect(one.waits.length).toBeGreaterThan(0);
    expect([click, ten.bytes / one.bytes < MOST_MORE]).toEqual([click, true]);
  }
  // What is counted apart is there, and little: a list of matches, not the matches.
  const { season } = tenth.Refresh;
  expect(season).toBeGreaterThan(first.Refresh.season);
  expect(season).toBeLessThan(30_000);
  // Of each match the host book keeps the responses to its form, and nothing else: all former ledgers are in one tab.
  const titles = tabTitles(test);
  expect(titles.filter((title) => title.startsWith('Form Responses'))).toHaveLength(MATCHES);
  expect(titles.filter((title) => /ledger/i.test(title))).toEqual(['Ledger', 'Earlier ledgers']);
  expect(titles.length).toBeLessThan(MATCHES + 15);
  const { content: file } = given(test.desk.exportFile({ what: 'season' }));
  expect(file).toMatchObject({ season: 'The Elder Tree' });
});

test('a match is created with as few calls as the second one, and in fewer waits than a first one', () => {
  const created = seasonWeights(openTestHost(), 4).map(({ created: calls }) => calls);
  const [first, second, , fourth] = created;
  if (first === undefined || second === undefined) throw new Error('There are no matches.');
  expect(fourth).toEqual(second);
  expect(second.waits.length).toBeLessThan(first.waits.length);
  expect(second.waits.length).toBeLessThanOrEqual(8);
});
