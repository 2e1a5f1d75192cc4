// A question on the players' page: a note beside it is read with its help, whatever it asks for.
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Question } from '../../src/games/frame/fields';
import { AnswerField } from '../../sidebar/shared/answer-field';

const kinds: readonly Question['kind'][] = [
  { type: 'whole', min: 0 },
  { type: 'whole', min: 0, max: 5 },
  { type: 'text', long: false },
  { type: 'choice', options: [{ value: 'A' }, { value: 'B' }] },
];

test.each(kinds)('%j', (kind) => {
  const html = (
    notes: readonly { readonly title: string; readonly answer: string; readonly note: string }[],
  ) =>
    renderToString(
      h(AnswerField, {
        question: { title: 'Bid', help: '', required: true, kind },
        part: '',
        value: '',
        problem: '',
        squares: false,
        hand: false,
        steps: false,
        closed: [],
        notes,
        scene: null,
        onChange: () => undefined,
      }),
    );
  const noted = html([{ title: 'Bid', answer: '', note: 'You have 12 coins.' }]);
  const [, help] = /<p class="help" id="([^"]+)">\s*<b>You have 12 coins\.<\/b><\/p>/.exec(noted) ?? [];
  expect(noted).toContain(`aria-describedby="${help ?? 'no note'}"`);
  expect(html([{ title: 'Other', answer: '', note: 'No.' }])).not.toContain('class="help"');
});
