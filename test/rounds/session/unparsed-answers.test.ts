// Answers that no stage has read yet: so many are kept that their ledger row fits into its cells.
import type { UnparsedAnswer } from '../../../src/rounds/record/entries';
import type { ResponseRow } from '../../../src/rounds/session/inbox';
import { latestUnparsedAnswers } from '../../../src/rounds/session/unparsed-answers';

function arrival(player: string, order: number, answer = 'x'): ResponseRow {
  const columns = new Map([['Row', [1]]]);
  const from = `pick:${order}`;
  const more = { form: 'pick', unseated: undefined, mark: '', onItsWay: true };
  return { ...more, from, columns, cells: [order, answer], at: order, order, player };
}

const unparsed = (arrivals: readonly ResponseRow[]): readonly UnparsedAnswer[] =>
  latestUnparsedAnswers(arrivals, [{ form: 'pick', header: [''] }], ({ order }) =>
    order === 99 ? undefined : 'round-1',
  ).get('round-1') ?? [];
const kept = (arrivals: readonly ResponseRow[]): readonly string[] =>
  unparsed(arrivals).map(({ player, at }) => `${player} ${at}`);

test('each player’s last five answers are kept, in order of arrival', () => {
  const sent = [6, 5, 4, 3, 2, 1].map((order) => arrival('Ann', order));
  expect(kept([...sent, arrival('Bob', 0), arrival('', 7), arrival('Cy', 99)])).toEqual([
    'Bob 0',
    ...[2, 3, 4, 5, 6].map((order) => `Ann ${order}`),
  ]);
});

test('of long answers, the last ones that fit are kept, and a short one before them', () => {
  const long = Array.from({ length: 12 }, (_, at) => arrival(`P${at}`, at + 1, 'x'.repeat(19_000)));
  const rest = (characters: number) => [arrival('Ann', 0, 'x'.repeat(characters)), ...long];
  const used = unparsed(rest(1)).reduce((sum, one) => sum + JSON.stringify(one).length, -1);
  const last = long.slice(2).map(({ player, at }) => `${player} ${at}`);
  expect(kept(rest(200_000 - used))).toEqual(['Ann 0', ...last]);
  expect(kept(rest(200_001 - used))).toEqual(last);
});
