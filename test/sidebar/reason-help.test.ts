// The host's help at each reason: it names the readers.
import { reasonHelp } from '../../sidebar/panel/parts/screen';

test('whatever reason is published says so where it is typed, before and after publishing', () => {
  for (const goes of ['record', 'player'] as const) {
    expect(reasonHelp(goes, false)).toMatch(
      /until you publish everything; then everybody can, word for word\./,
    );
    expect(reasonHelp(goes, true)).toMatch(/is published: everybody can read it, word for word\./);
    expect(reasonHelp(goes, true)).not.toMatch(/only you|nobody else/i);
  }
});

test('a reason for closing a game is in no record that is published', () => {
  for (const published of [false, true])
    expect(reasonHelp('nowhere', published)).toContain('never published');
});

test('a reason that is told to everyone says so where it is typed', () => {
  expect(reasonHelp('everyone', false)).toBe('Everyone is told it, word for word.');
});
