// Exporting and importing: a game as a file, without keys, accounts or links.
import { given } from '../../../src/commands/desk-calls';
import { importEntries, readImport } from '../../../src/rounds/proof/export';
import { played, sessionOf } from '../../support/paper-game';
import { asSecret } from '../../../src/rounds/record/secret';

const book = played(2, { contacts: [['ann@example.com', 'https://discord.com/api/webhooks/1/ann', '']] });
const { content: scenario } = given(book.desk.exportFile({ what: 'game' }));

test('an export holds set-up and submissions, and nobody’s key, address or account', () => {
  const text = JSON.stringify(scenario);
  for (const secret of [
    ...sessionOf(book).record.keys.values(),
    'ann@example.com',
    'discord.com',
    'the host',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(Object.keys(scenario)).toEqual(['game', 'seed', 'settings', 'players', 'stages']);
});

test('a practice copy has a key for everyone and an entry for each stage', () => {
  const read = readImport(scenario);
  if (!read.ok) throw new Error(read.error.text);
  let keys = 0;
  const entries = importEntries(read.value, {
    book: asSecret('b'),
    zone: 'Etc/UTC',
    newKey: () => asSecret(`k${(keys += 1)}`),
    timings: undefined,
  });
  expect(entries.map(({ entry }) => entry.kind)).toEqual(['set-up', 'resolved', 'resolved']);
  expect(entries[0]?.entry.body).toMatchObject({ practice: true, book: 'b' });
  expect(keys).toBe(4);
});

test('what is no scenario is refused with every reason', () => {
  expect(readImport({ ...scenario, players: [] })).toMatchObject({ error: { code: 'not-a-scenario' } });
  expect(readImport(null)).toMatchObject({ error: { code: 'not-a-scenario' } });
});
