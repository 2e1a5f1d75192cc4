// Changes that were left out of a match's count: they stand with it, and can be entered, also once it is put away (SN-4).
import { given } from '../../../../src/commands/desk-calls';
import { NONE_DRAWN } from '../../../../src/rounds/outbox/season-matches';
import { seasonTab } from '../../../../src/rounds/outbox/season-tab';
import { seasonIn as recordIn } from '../../../../src/rounds/session/game-session';
import { kindsOf } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';
import {
  count,
  draftNext,
  firstMatchOver,
  loaded,
  playToTheEnd,
  seasonIn,
} from '../../../support/paper-season';

/** A match of Soullinked that is counted without the first mark, and the mark's player. */
function countedWithout(): { readonly book: Paper; readonly player: string } {
  const book = firstMatchOver();
  const { token, changes } = given(book.desk.previewCount());
  given(book.desk.countMatch({ token, leaveOut: [0], changes: [], reason: '' }));
  return { book, player: changes[0]?.player ?? '' };
}

const leftOut = (book: Paper) => seasonIn(book).matches[0]?.leftOut ?? [];

function enter(book: Paper, reason: string, token = seasonIn(book).token) {
  const [first] = leftOut(book);
  if (first === undefined) throw new Error('Nothing was left out.');
  return book.desk.enterLeftOut({ match: 1, change: first.change, reason, token });
}

const marksOf = (book: Paper, player: string): number | undefined =>
  seasonIn(book).people.find(({ name }) => name === player)?.marks.length;

/** The tab Season as everyone reads it, in one text. */
function everyonesTab(book: Paper): string {
  const session = loaded(book);
  const season = recordIn(session);
  if (session.kind === 'empty' || season === undefined) throw new Error('No season.');
  // A line that is wide is cut into rows.
  return JSON.stringify(seasonTab(session, season, undefined, NONE_DRAWN)).replaceAll('"],["', ' ');
}

test('what was left out is entered while its match is in the book, once, and offered as no difference', () => {
  const { book, player } = countedWithout();
  expect(leftOut(book)).toHaveLength(1);
  expect(marksOf(book, player)).toBe(1);
  expect(enter(book, ' ')).toMatchObject({ error: { code: 'no-reason' } });
  const { token } = seasonIn(book);
  const [first] = leftOut(book);
  given(enter(book, 'It was hers.'));
  expect(marksOf(book, player)).toBe(2);
  expect(leftOut(book)).toEqual([]);
  expect(seasonIn(book).differs).toBe(false);
  const again = { match: 1, change: first?.change ?? { player, tokens: 1 }, reason: 'x' };
  for (const at of [token, seasonIn(book).token])
    expect(book.desk.enterLeftOut({ ...again, token: at })).toMatchObject({
      error: { code: 'changed-since' },
    });
});

test('a match that was put away keeps what was left out, and a line with the reason once it is entered', () => {
  const { book, player } = countedWithout();
  draftNext(book, 'between', 'between');
  given(book.desk.create());
  expect(seasonIn(book).matches.map(({ state }) => state)).toEqual(['put-away', 'running']);
  const text = leftOut(book)[0]?.line.text ?? '';
  const rows = kindsOf(book).length;
  given(enter(book, 'It was hers.'));
  expect(kindsOf(book).slice(rows)).toEqual(['standings-changed']);
  expect(marksOf(book, player)).toBe(2);
  expect(leftOut(book)).toEqual([]);
  const line = `Put right later: ${player}: ${text}. The reason: It was hers.`;
  expect(seasonIn(book).matches[0]?.ending.at(-1)).toBe(line);
  expect(everyonesTab(book)).toContain(line);
  // It goes on with the season.
  playToTheEnd(book);
  count(book);
  given(book.desk.archive({ reason: '' }));
  expect(seasonIn(book).matches[0]?.ending.at(-1)).toBe(line);
});

test('a change of the host’s own that puts a match right stands there with its reason, where it is public', () => {
  const { book } = countedWithout();
  const change = { changes: [{ player: 'Ann', tokens: 1 }], reason: 'A dispute.', match: 1 } as const;
  expect(book.desk.changeStandings(change)).toMatchObject({ error: { code: 'no-such-match' } });
  given(book.desk.archive({ reason: '' }));
  given(book.desk.changeStandings(change));
  given(
    book.desk.changeStandings({
      ...change,
      changes: [{ player: 'Ann', purse: 'garnets', by: 1 }],
      reason: 'A secret.',
    }),
  );
  expect(everyonesTab(book)).toContain('Put right later: Ann: tokens +1. The reason: A dispute.');
  expect(everyonesTab(book)).not.toContain('A secret');
  expect(leftOut(book)).toHaveLength(1);
});
