// Corrections of a resolved stage made from a window that is older than somebody else's correction of it.
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import { sessionOf, submitted, correct, goBack, resolve } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const PICKS = { Row: '2', Column: '2', 'Power card': '3' };

/** Gives a book whose host entered answers for Ann and Cy, in round 1 or after it. */
function entered(when: 'while it was open' | 'after it'): Paper {
  const book = submitted();
  if (when === 'after it') resolve(book);
  for (const player of ['Ann', 'Cy']) {
    correct(book, { kind: 'submission', stage: 'round-1', player, answers: PICKS });
  }
  if (when === 'while it was open') resolve(book);
  return book;
}

function entryOf({ desk }: Paper, player: string): Change {
  const { submissions } = given(desk.getPast({ stage: 'round-1' }));
  const id = submissions.find((one) => one.byHost && one.player === player)?.id ?? '';
  return { kind: 'remove-submission', stage: 'round-1', id };
}

describe.each(['while it was open', 'after it'] as const)('entries made %s', (when) => {
  test('an entry that another window has set aside is not there; the next one is untouched', () => {
    const book = entered(when);
    const [ann, cy] = [entryOf(book, 'Ann'), entryOf(book, 'Cy')];
    correct(book, ann);
    expect(book.desk.previewChange({ change: ann })).toMatchObject({ error: { code: 'no-such-submission' } });
    const { summary } = given(book.desk.previewChange({ change: cy }));
    expect(summary).toBe('Set aside what you entered for Cy in Round 1 and recompute everything after it.');
    correct(book, cy);
    expect(sessionOf(book).record.stages[0]?.hostSubmissions).toEqual([]);
  });
});

test('entries keep their names when the game goes back, and is played again', () => {
  const book = entered('after it');
  const cy = entryOf(book, 'Cy');
  correct(book, entryOf(book, 'Ann'));
  goBack(book, 'round-1');
  resolve(book);
  expect(entryOf(book, 'Cy')).toEqual(cy);
});

test('what is corrected is said with the name of whose answer it is', () => {
  const book = submitted();
  resolve(book);
  const [first] = given(book.desk.getPast({ stage: 'round-1' })).submissions;
  const summaryOf = (change: Change): string => given(book.desk.previewChange({ change })).summary;
  expect([
    summaryOf({ kind: 'remove-submission', stage: 'round-1', id: first?.id ?? '' }),
    summaryOf({ kind: 'submission', stage: 'round-1', player: 'Cy', answers: PICKS }),
  ]).toEqual([
    'Set aside the answer of Ann in Round 1 and recompute everything after it.',
    'Enter an answer for Cy in Round 1 and recompute everything after it.',
  ]);
});
