// Correction notices are short, and names in them aren't taken for markup.
import { EVERYONE } from '../../../src/rounds/reply/reply';
import { correctionNotice, noticeMessages } from '../../../src/rounds/outbox/correction-notices';

const stage = (name: string, ...lines: readonly string[]) => ({ stage: name, lines });

test('many changes are only counted, and long ones are cut', () => {
  const changes = Array.from({ length: 20 }, (_, index) => ({
    tab: 'Log',
    row: `Round ${index}`,
    kind: 'new' as const,
    cells: [{ what: 'what', was: '', now: 'x'.repeat(1000) }],
  }));
  const headline = { text: 'The settings were changed.', stage: '' };
  const { text, lines } = correctionNotice(
    headline,
    [stage('Round 1', 'y'.repeat(1000), 'z'.repeat(291))],
    changes,
  );
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('And 8 more changes. See this book’s other tabs.');
  expect(text.split('\n').at(-1)).toBe(`Round 1: ${'z'.repeat(291)}.`);
  expect(Math.max(...[...lines, ...text.split('\n')].map(({ length }) => length))).toBeLessThan(310);
});

test('in messages, no name is markup, and the notice says where the full list is', () => {
  const text = 'Round 1 was corrected.\n*Ana*: lives 3 → 2.';
  const readers = [{ player: 'Ana' }, EVERYONE] as const;
  const messages = noticeMessages(readers.map((to) => ({ to, text, lines: ['Lives: 3 → 2.'] })));
  const where = 'Everything that changed is listed in the Corrections tab of';
  expect(messages.map((message) => message.text)).toEqual(
    ['your', 'the public'].map(
      (book) => `**Round 1 was corrected.**\n\\*Ana\\*: lives 3 → 2.\n${where} ${book} book.`,
    ),
  );
});
