// Forms and books: personal links, and file names that no other game has.
import {
  KEY_PLACEHOLDER,
  PLAYER_PLACEHOLDER,
  fileName,
  personalLink,
} from '../../../src/rounds/record/game-files';
import { sessionOf, created } from '../../support/paper-game';
import { asSecret } from '../../../src/rounds/record/secret';

test('a personal link has the player’s key, and exists once the form is created', () => {
  const record = {
    files: [
      {
        what: 'form',
        name: 'pick',
        id: asSecret('f'),
        url: 'u',
        maker: 'm',
        link: `https://f?key=${KEY_PLACEHOLDER}`,
      },
    ] as const,
  };
  expect(personalLink(record, 'pick', { key: asSecret('k 1') }, 'Ann')).toBe('https://f?key=k%201');
  expect(personalLink(record, 'other', { key: asSecret('k 1') }, 'Ann')).toBe('');
});

test('it fills in the player’s name, encoded so that no message reads it as Markdown', () => {
  const link = `https://f?player=${PLAYER_PLACEHOLDER}&key=${KEY_PLACEHOLDER}`;
  const record = {
    files: [{ what: 'form', name: 'pick', id: asSecret('f'), url: 'u', maker: 'm', link }] as const,
  };
  const own = personalLink(record, 'pick', { key: asSecret('k1') }, '*Ann* (O’Hara) $& _1_');
  expect(own).toMatch(/^https:\/\/f\?player=[\w%]+&key=k1$/);
  expect(own).not.toMatch(/[*()~]|_/);
  expect(new URL(own).searchParams.get('player')).toBe('*Ann* (O’Hara) $& _1_');
});

test('it can contain a name with half of a surrogate pair', () => {
  const link = `https://f?player=${PLAYER_PLACEHOLDER}`;
  const record = {
    files: [{ what: 'form', name: 'pick', id: asSecret('f'), url: 'u', maker: 'm', link }] as const,
  };
  expect(personalLink(record, 'pick', { key: asSecret('k1') }, 'Ann\ud800')).toBe(
    'https://f?player=Ann%EF%BF%BD',
  );
});

test('two games’ files have different names, which don’t reveal the seed', () => {
  const { record } = sessionOf(created());
  const later = { ...record, startedAt: record.startedAt + 1 };
  expect(fileName(record, 'Soullinked', 'Public book')).toMatch(/^Public book: Soullinked \([0-9a-f]{8}\)$/);
  expect(fileName(later, 'Soullinked', 'Public book')).not.toBe(
    fileName(record, 'Soullinked', 'Public book'),
  );
  expect(fileName(record, 'Soullinked', 'Public book')).not.toContain(record.setUp.seed);
});
