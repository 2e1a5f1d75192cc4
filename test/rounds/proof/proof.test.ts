// The proof accepts an untouched record, and ignores what is pasted around a hash.
import { GAMES } from '../../../src/games/catalogue';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import { seedCommitment } from '../../../src/rounds/record/ledger';
import { prove } from '../../../src/rounds/proof/proof';
import { played, sessionOf } from '../../support/paper-game';

const book = played(5);
unwrapReply(book.desk.publishEverything());
const session = sessionOf(book);
const proofOf = (evidence: Parameters<typeof prove>[1]): ReturnType<typeof prove> =>
  prove(unwrapReply(book.desk.exportFile({ what: 'record' })).content, evidence, GAMES);

test('an untouched record is accepted, and gives the game as a scenario', () => {
  const proof = proofOf({
    commitment: seedCommitment(session.record.setUp.seed),
    hash: session.last?.hash ?? '',
  });
  expect(proof.holds).toBe(true);
  expect(proof.steps.join(' ')).toContain('Replaying 5 stages');
  expect(proof.steps.join(' ')).not.toContain('Not checked');
  expect(proof.scenario).toEqual(unwrapReply(book.desk.exportFile({ what: 'game' })).content);
});

/** Characters that cells, messages and terminals add to a copied hash. */
const AROUND: readonly ((hash: string) => string)[] = [
  (hash) => ` ${hash}`,
  (hash) => `${hash}\r\n`,
  (hash) => `\t\u00a0${hash}\u200b`,
  (hash) => `\ufeff${hash.slice(0, 9)}\u200d\n  ${hash.slice(9)}\u2028`,
];

test.each(AROUND)('blanks and invisible characters in a pasted hash are ignored (%#)', (pasted) => {
  const rows = allRows(session).filter(({ entry }) => entry.kind === 'resolved' || entry.kind === 'set-up');
  expect(new Set(rows.map(({ hash }) => hash.length))).toEqual(new Set([22, 64]));
  const seed = seedCommitment(session.record.setUp.seed);
  for (const { hash } of rows) {
    const proof = proofOf({ hash: pasted(hash), commitment: pasted(seed.toUpperCase()) });
    expect(proof.holds).toBe(true);
    expect(proof.steps.join(' ')).toContain('The hash you noted belongs to row');
  }
});
