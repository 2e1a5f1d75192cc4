// Forms and books: personal links, and file names that no other game has.
import {
  KEY_PLACEHOLDER,
  PLAYER_PLACEHOLDER,
  fileName,
  personalLink,
} from '../../../src/rounds/record/game-files';
import { sessionOf, created } from '../../support/paper-game';
import { asSecret } from '../../../src/rounds/record/secret';

/** The link of this player’s form, which has this link for everybody. */
function personal(link: string, player: string, key = 'k1'): string {
  const form = { what: 'form', name: 'pick', id: asSecret('f'), url: 'u', maker: 'm', link } as const;
  return personalLink({ files: [form] }, 'pick', { key: asSecret(key) }, player);
}

test('a personal link has the player’s key, and exists once the form is created', () => {
  expect(personal(`https://f?key=${KEY_PLACEHOLDER}`, 'Ann', 'k 1')).toBe('https://f?key=k%201');
  expect(personalLink({ files: [] }, 'pick', { key: asSecret('k 1') }, 'Ann')).toBe('');
});

test('it fills in the player’s name, encoded so that no message reads it as Markdown', () => {
  const name = '*Ann* (O’Hara) $& _1_';
  const own = personal(`https://f?player=${PLAYER_PLACEHOLDER}&key=${KEY_PLACEHOLDER}`, name);
  expect(own).toMatch(/^https:\/\/f\?player=[\w%]+&key=k1$/);
  expect(own).not.toMatch(/[*()~]|_/);
  expect(new URL(own).searchParams.get('player')).toBe(name);
});

test('it can contain a name with half of a surrogate pair', () => {
  const own = personal(`https://f?player=${PLAYER_PLACEHOLDER}`, 'Ann\ud800');
  expect(own).toBe('https://f?player=Ann%EF%BF%BD');
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
