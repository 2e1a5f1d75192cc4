// Answers that no stage has read yet: so many are kept that their ledger row fits into its cells.
import type { ResponseRow } from '../../../src/rounds/session/inbox';
import { latestUnparsedAnswers } from '../../../src/rounds/session/unparsed-answers';

function arrival(player: string, order: number, answer = 'x'): ResponseRow {
  const columns = new Map([['Row', [1]]]);
  const from = `pick:${order}`;
  const cells = [order, answer];
  return {
    form: 'pick',
    from,
    columns,
    cells,
    at: order,
    order,
    player,
    unseated: undefined,
    mark: '',
    onItsWay: true,
  };
}

const kept = (arrivals: readonly ResponseRow[]): readonly string[] | undefined =>
  latestUnparsedAnswers(arrivals, [], ({ order }) => (order === 99 ? undefined : 'round-1'))
    .get('round-1')
    ?.map(({ player, at }) => `${player} ${at}`);

test('each player’s last five answers are kept, in order of arrival', () => {
  const sent = [6, 5, 4, 3, 2, 1].map((order) => arrival('Ann', order));
  expect(kept([...sent, arrival('Bob', 0), arrival('', 7), arrival('Cy', 99)])).toEqual([
    'Bob 0',
    ...[2, 3, 4, 5, 6].map((order) => `Ann ${order}`),
  ]);
});

test('of long answers, the last ones that fit are kept, and a short one before them', () => {
  const long = Array.from({ length: 12 }, (_, at) => arrival(`P${at}`, at + 1, 'x'.repeat(19_000)));
  expect(kept([arrival('Ann', 0), ...long])).toEqual([
    'Ann 0',
    ...long.slice(2).map(({ player, at }) => `${player} ${at}`),
  ]);
});
