// Screen readers read a question's note on the players' page together with its help.
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ClosedAnswer, AnswerNote } from '../../src/games/frame/closed-choices';
import type { Question } from '../../src/games/frame/fields';
import { AnswerField } from '../../sidebar/shared/answer-field';

const kinds: readonly Exclude<Question['kind'], { readonly type: 'checkboxes' }>[] = [
  { type: 'whole', min: 0 },
  { type: 'whole', min: 0, max: 5 },
  { type: 'text', long: false },
  { type: 'choice', options: [{ value: 'A' }, { value: 'B' }] },
];

const htmlOf = (
  kind: Question['kind'],
  notes: readonly AnswerNote[],
  value = '',
  closed: readonly ClosedAnswer[] = [],
): string =>
  renderToString(
    h(AnswerField, {
      question: { title: 'Bid', help: '', required: true, kind },
      part: '',
      value,
      problem: '',
      squares: false,
      hand: false,
      steps: false,
      closed,
      notes,
      scene: null,
      onChange: () => undefined,
    }),
  );

test.each(kinds)('%j', (kind) => {
  const html = (notes: readonly AnswerNote[]): string => htmlOf(kind, notes);
  const noted = html([{ title: 'Bid', answer: '', note: 'You have 12 coins.' }]);
  const [, help] = /<p class="help" id="([^"]+)">\s*<b>You have 12 coins\.<\/b><\/p>/.exec(noted) ?? [];
  expect(noted).toContain(`aria-describedby="${help ?? 'no note'}"`);
  expect(html([{ title: 'Other', answer: '', note: 'No.' }])).not.toContain('class="help"');
});

test('if several can be chosen, it says how many can be and how many are', () => {
  const options = [{ value: 'A' }, { value: 'B' }, { value: 'C' }];
  const said = (kind: Question['kind'], notes: readonly AnswerNote[], value = ''): string =>
    /<p class="quiet chosen"[^>]*>(.*?)<\/p>/.exec(htmlOf(kind, notes, value))?.[1] ?? '';
  expect(said({ type: 'checkboxes', options }, [])).toBe('Tick any number: 0 chosen');
  expect(said({ type: 'checkboxes', options }, [], 'A, C')).toBe('Tick any number: 2 chosen');
  expect(said({ type: 'checkboxes', options, amount: 'said' }, [], 'B')).toBe('1 chosen');
  const note = { title: 'Bid', answer: '', note: '2 to give' };
  expect(said({ type: 'checkboxes', options }, [note], 'B')).toBe('2 to give, 1 chosen');
});

test('a reason that closes three choices is shown once above them, another on its choice', () => {
  const options = ['A', 'B', 'C', 'D', 'E'].map((value) => ({ value }));
  const closed = ['A', 'B', 'C', 'D'].map((answer) => ({
    title: 'Bid',
    answer,
    why: answer === 'D' ? 'spent' : 'lost',
  }));
  const html = htmlOf({ type: 'choice', options }, [], '', closed);
  expect(html.match(/lost|spent/g)).toEqual(['lost', 'spent']);
  expect(html).toContain('Dashed: lost.');
  expect(html.match(/aria-disabled/g)).toHaveLength(4);
});
