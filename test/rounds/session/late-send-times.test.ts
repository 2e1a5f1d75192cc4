// When Send was tapped according to the phone: the host sees this time beside a late answer, but it decides nothing.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { PageUpdate } from '../../../src/rounds/page/views';
import type { SubmissionView } from '../../../src/rounds/host/stage/views';
import { created, playedTo, stageIn } from '../../support/paper-game';
import { keyOf, sampleAnswers, withPage } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const SECOND = 1000;

/** Round 1 with players' pages and a deadline in a minute. */
const withDeadline = paperOnce((game: string = 'soullinked') => {
  const book = withPage(created({ game }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 60 * SECOND }));
  return book;
});

/** A player's page sends answers drawn from a seed. `tapped`: when Send was tapped. */
function send(book: Paper, player: string, tapped?: unknown, seed = 'one'): Reply<PageUpdate> {
  const answers = sampleAnswers(book, player, seed);
  const sending = { key: keyOf(book, player), stage: stageIn(book.desk).name, answers, tapped };
  return PAGE_CALLS.sendMove(book.ports, sending);
}

const viewsOf = (book: Paper, player: string): readonly SubmissionView[] =>
  stageIn(book.desk).submissions.filter((one) => one.player === player);

describe('the time decides nothing, and nobody else is told', () => {
  test('a tap just in time does not make a late answer count', () => {
    const book = withDeadline();
    const tapped = book.ports.now() + 60 * SECOND;
    book.pass(62 * SECOND);
    const { page } = unwrapReply(send(book, 'Ann', tapped));
    expect(page?.submissions).toMatchObject([{ fate: 'refused' }]);
    expect(viewsOf(book, 'Ann')[0]?.tapText).toContain('tapped 0 s before time was up');
    expect(JSON.stringify(page)).not.toContain('phone');
  });

  test('no tap is kept for answers in time, or if the stage accepts nothing late', () => {
    const book = withDeadline();
    unwrapReply(send(book, 'Ann', book.ports.now()));
    expect(book.page.taps).toEqual([]);
    const isChallenge = (game: Paper) => stageIn(game.desk).name.endsWith('challenge');
    const duel = withPage(playedTo(isChallenge, { game: 'tactical-picture-hunt' }));
    const stage = stageIn(duel.desk);
    unwrapReply(duel.desk.setDeadline({ deadline: duel.ports.now() + SECOND }));
    duel.pass(5 * SECOND);
    const [player = ''] = stage.waitingFor;
    unwrapReply(send(duel, player, duel.ports.now() - 5 * SECOND));
    expect(viewsOf(duel, player)).toMatchObject([{ late: true, tapText: '' }]);
    expect(duel.page.taps).toEqual([]);
  });

  test('accepted or not, the tap is in no record, export, book or page', () => {
    const book = withDeadline();
    const tapped = book.ports.now() + 51_234;
    book.pass(62 * SECOND);
    unwrapReply(send(book, 'Ann', tapped));
    const [late] = viewsOf(book, 'Ann');
    const change = { kind: 'accept-late', stage: 'round-1', id: late?.id ?? '' } as const;
    unwrapReply(book.desk.applyChange({ change, reason: 'A tunnel.', token: '' }));
    expect(viewsOf(book, 'Ann')).toMatchObject([{ fate: 'counts', tapText: '' }]);
    unwrapReply(book.desk.submitForPractice({ players: ['Bob', 'Cy', 'Dee'] }));
    unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
    unwrapReply(book.desk.deliverSome());
    const told = JSON.stringify([
      [...book.grids.values()],
      [...book.books.values()],
      unwrapReply(book.desk.exportFile({ what: 'game' })),
      unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, 'Bob'), stamp: '' })),
    ]);
    expect(told).not.toMatch(new RegExp(`tapped|by the phone|${tapped}`));
  });
});

describe('a retried answer', () => {
  const rows = (book: Paper): number =>
    [...book.forms.values()].reduce((sum, form) => sum + form.rows.length, 0);

  test('whose reply was lost is one submission, with the time of its first arrival', () => {
    const book = withDeadline();
    const tapped = book.ports.now() + 50 * SECOND;
    book.pass(58 * SECOND);
    unwrapReply(send(book, 'Ann', tapped));
    book.pass(7 * SECOND);
    const { page } = unwrapReply(send(book, 'Ann', tapped));
    expect(page?.submissions).toMatchObject([{ fate: 'counted' }]);
    expect([rows(book), viewsOf(book, 'Ann').map(({ fate }) => fate)]).toEqual([1, ['counts']]);
  });

  test('is another submission if Send was tapped again or the answer changed', () => {
    const book = withDeadline();
    const tapped = book.ports.now();
    unwrapReply(send(book, 'Ann', tapped));
    unwrapReply(send(book, 'Ann', tapped + 1));
    unwrapReply(send(book, 'Ann', tapped + 1, 'other answers'));
    expect(rows(book)).toBe(3);
  });

  test('is reported as arrived even if its row is not in the sheet yet', () => {
    const book = withDeadline();
    const tapped = book.ports.now();
    unwrapReply(send(book, 'Ann', tapped));
    for (const form of book.forms.values()) form.rows.length = 0;
    const { page } = unwrapReply(send(book, 'Ann', tapped));
    expect(page?.submissions).toMatchObject([{ fate: 'counted' }]);
    expect(rows(book)).toBe(0);
  });
});
