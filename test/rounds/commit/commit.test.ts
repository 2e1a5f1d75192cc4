// Commits are refused before anything is written.
import { refused } from '../../support/host-game';
import { created, stageIn } from '../../support/paper-game';

describe('unreadable entries are refused before anything is written', () => {
  test('a deadline that is not a whole number', () => {
    const book = created();
    expect(refused(book.desk.setDeadline({ deadline: 0.5 })).code).toBe('not-understood');
    expect(stageIn(book.desk).deadline).toBeNull();
  });

  test('an entry of the host that is too long', () => {
    const book = created();
    const { name } = stageIn(book.desk);
    const answers = { Row: '2', Column: '2', 'Power card': '1' };
    const change = { kind: 'submission', stage: name, player: 'Ann', answers } as const;
    expect(refused(book.desk.applyChange({ change, reason: 'x'.repeat(600_000), token: '' })).code).toBe(
      'too-long',
    );
    expect(stageIn(book.desk).submissions).toEqual([]);
  });
});
