// A round that cannot be resolved before the host has entered something: said before Resolve round is clicked, and
// nothing that nobody entered is called wrong.
import { given } from '../../../../src/commands/desk-calls';
import { gameIn, stageIn, submitted } from '../../../support/paper-game';

const NEEDS = 'This round needs something from you first: who has priority on day 1.';

test('what a round needs from the host first is said beside it, at its deadline, and when it is resolved', () => {
  const book = submitted({ game: 'pokemon-snap', settings: { 'First priority': '' } });
  const { name } = stageIn(book.desk);
  expect(stageIn(book.desk).lacking).toEqual([NEEDS]);
  expect(book.desk.resolveRound({ stage: name, token: '' })).toEqual({
    ok: false,
    error: {
      code: 'host-part-needed',
      text: 'Resolving Day 1: something is missing. Enter it under “What you enter” on the Round screen, then try again.',
      details: [NEEDS],
    },
  });
  given(book.desk.setDeadline({ deadline: book.ports.now() + 3_600_000 }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  expect(gameIn(book.desk).atDeadline.says.join(' ')).toContain(NEEDS);
  const answers = { 'Priority on day 1': 'Iris' };
  given(book.desk.saveHostFacts({ answers }));
  expect(stageIn(book.desk).lacking).toEqual([]);
  expect(gameIn(book.desk).atDeadline.says.join(' ')).not.toContain(NEEDS);
  given(book.desk.resolveRound({ stage: name, token: '' }));
  expect(stageIn(book.desk).lacking).toEqual([]);
});
