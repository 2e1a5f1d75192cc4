// The built bundle when a host enters what would be refused, or moves the deadline before what counts: asked first,
// with the whole host book as it was.
import { given } from '../../src/commands/desk-calls';
import { allCells } from '../support/host-books';
import { openStage, refused, SMALL, submittedGame } from '../support/host-game';

test('nothing is written before the host has put it right, or has said yes', () => {
  const test = submittedGame(SMALL);
  const cells = (): string => JSON.stringify(allCells(test, test.host.bookId ?? ''));
  const before = cells();
  const enter = (Row: string) =>
    test.desk.applyChange({
      change: {
        kind: 'submission',
        stage: 'round-1',
        player: 'Aa',
        answers: { Row, Column: '2', 'Power card': '1' },
      },
      reason: 'By phone.',
      token: '',
    });
  expect(refused(enter('3')).problems).toEqual([
    { title: 'Row', text: 'Row 3: Heaven picks even rows and columns. Choose an even number.' },
  ]);
  const deadline = test.clock.now() - 60_000;
  const asked = refused(test.desk.setDeadline({ deadline }));
  expect(asked.text).toContain('4 submissions that count now came after it and would be late');
  expect(cells()).toBe(before);
  given(enter('2'));
  given(
    test.desk.setDeadline({ deadline, agreed: refused(test.desk.setDeadline({ deadline })).agree ?? '' }),
  );
  // A move that the host entered is never late.
  expect(openStage(test.desk).waitingFor).toEqual(['Bb', 'Cc', 'Dd']);
});
