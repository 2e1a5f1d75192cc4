// Corrected answers under rounds that formulas decided: nothing is resolved until each round is corrected or kept (ALL-13).
import { given } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import { runDeadlines } from '../../../../src/rounds/host/stage/deadline-run';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { BIDS_BY_FORMULAS, refused } from '../../../support/host-game';
import { created, gameIn, kindsOf, sessionOf, stageIn, correct, resolve } from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const HOUR = 3_600_000;
/** The row of the first player in Results, and the column of Gold. */
const [FIRST, GOLD] = [4, 2];

/** Bids of everyone, then one of Bo's that is too late; Results as if formulas had worked them out. */
function play(book: Paper, gold: number): void {
  book.pass(HOUR);
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  const form = stageIn(book.desk).asks[0]?.form ?? '';
  for (const player of sessionOf(book).match.roster)
    if (player !== 'Emil') book.land(form, { [KEY_TITLE]: keyOf(book, player), Bid: gold });
  book.pass(2 * HOUR);
  book.land(form, { [KEY_TITLE]: keyOf(book, 'Emil'), Bid: gold });
  given(book.desk.updateAnswers({}));
  const [{ results } = {}] = [...book.matchSheets.values()];
  const row: Cell[] = results?.[FIRST] ?? [];
  while (row.length < GOLD) row.push('');
  row[GOLD] = gold;
  resolve(book);
}

/** A match in whose third round two rounds are decided. */
const decided = paperOnce(() => {
  const book = created({ game: 'own-match', settings: BIDS_BY_FORMULAS });
  play(book, 1);
  play(book, 2);
  return book;
});

const idOf = (book: Paper, stage: string, player: string): string =>
  given(book.desk.getPast({ stage })).submissions.find((one) => one.player === player)?.id ?? '';

const listed = (book: Paper): readonly string[] => gameIn(book.desk).decidedOver.map(({ text }) => text);

const BID = { kind: 'submission', stage: 'round-1', player: 'Bo', answers: { Bid: '7' } } as const;
const EARLIER = 'Round 2 was computed from other answers. An earlier round has been corrected since then.';

const WAYS: Readonly<Record<string, readonly [change: (book: Paper) => Change, text: string]>> = {
  'an answer that the host enters': [() => BID, 'Bo has a different answer since then.'],
  'an answer that is set aside': [
    (book) => ({ kind: 'remove-submission', stage: 'round-1', id: idOf(book, 'round-1', 'Bo') }),
    'Bo no longer has an answer that counts since then.',
  ],
  'a late answer that is accepted': [
    (book) => ({ kind: 'accept-late', stage: 'round-1', id: idOf(book, 'round-1', 'Emil') }),
    'Emil has answered since then.',
  ],
};

test.each(Object.entries(WAYS))(
  '%s stops the next round, and says which rounds it concerns',
  (_, [way, text]) => {
    const book = decided();
    expect(listed(book)).toEqual([]);
    correct(book, way(book));
    expect(listed(book)).toEqual([`Round 1 was computed from other answers. ${text}`, EARLIER]);
    const before = kindsOf(book);
    const stop = refused(book.desk.resolveRound({ stage: 'round-3', token: '' }));
    expect([stop.code, stop.details]).toEqual(['decided-over-others', listed(book)]);
    expect(given(book.desk.previewRound()).warnings).toEqual(expect.arrayContaining(listed(book)));
    expect(kindsOf(book)).toEqual(before);
  },
);

test('an automatic round waits, and says why', () => {
  const book = decided();
  correct(book, BID);
  const { hostAnswers } = given(book.desk.getPast({ stage: 'round-1' }));
  correct(book, { kind: 'host-facts', stage: 'round-1', answers: hostAnswers });
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  expect(gameIn(book.desk).atDeadline.says[0]).toContain(EARLIER);
  book.pass(2 * HOUR);
  given(runDeadlines(book.ports));
  expect(stageIn(book.desk).name).toBe('round-3');
  expect(sessionOf(book).record.pending.waitsBecause).toContain(EARLIER);
});

test('“They stand” is about the answers that the host has seen', () => {
  const book = decided();
  correct(book, BID);
  const change = { kind: 'stands', stage: 'round-1' } as const;
  const { token } = given(book.desk.previewChange({ change }));
  correct(book, { ...BID, answers: { Bid: '8' } });
  expect(refused(book.desk.applyChange({ change, reason: 'Fine.', token })).code).toBe('changed-since');
  const again = given(book.desk.previewChange({ change }));
  given(book.desk.applyChange({ change, reason: 'Fine.', token: again.token }));
  expect(listed(book)).toEqual([]);
  correct(book, BID);
  expect(listed(book)).toHaveLength(2);
});
