// Limits depend on what counts (OM-5): correcting a former round recomputes them for waiting answers.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { created, sessionOf, stageIn } from '../support/paper-game';
import { keyOf, pageOf, withPage } from '../support/paper-page';
import { paperOnce, type Paper } from '../support/paper-ports';

const SETTINGS = {
  Title: 'Limits',
  Questions: 'Card; choice Sun | Moon | Star; once; optional\nBid; number; within Coins; optional',
  Scores: 'Coins; owner; start 10',
};

function land(book: Paper, player: string, answers: Readonly<Record<string, string | number>>): void {
  const { match } = sessionOf(book);
  const form = match.stage?.asks.find(({ players }) => players.includes(player))?.form ?? '';
  book.land(form, { [KEY_TITLE]: keyOf(book, player), ...answers });
}

function correct(book: Paper, change: GameChange): readonly string[] {
  const { token, warnings } = unwrapReply(book.desk.previewChange({ change }));
  unwrapReply(book.desk.applyChange({ change, token, reason: 'It was misread.' }));
  return warnings;
}

/** A match in its second round. Ana has played the Sun in the first. */
const secondRound = paperOnce(() => {
  const book = created({ game: 'own-match', settings: SETTINGS });
  land(book, 'Ana', { Card: 'Sun' });
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  unwrapReply(book.desk.prepareNext());
  return book;
});

const fates = (book: Paper) => stageIn(book.desk).submissions.map(({ player, fate }) => `${player} ${fate}`);

test('a corrected answer closes its choice, and reopens the replaced one', () => {
  const book = secondRound();
  land(book, 'Ana', { Card: 'Moon' });
  expect(fates(book)).toEqual(['Ana counts']);
  expect(
    correct(book, { kind: 'submission', stage: 'round-1', player: 'Ana', answers: { Card: 'Moon' } }),
  ).toEqual(['Answers from Ana count in Round 2 now, but would be refused after this change.']);
  expect(fates(book)).toEqual(['Ana refused']);
  land(book, 'Ana', { Card: 'Sun' });
  expect(fates(book)).toEqual(['Ana refused', 'Ana counts']);
});

test('if a correction changes scores, limits change, too', () => {
  const book = secondRound();
  land(book, 'Ana', { Bid: 9 });
  expect(fates(book)).toEqual(['Ana counts']);
  correct(book, { kind: 'host-facts', stage: 'round-1', answers: { 'Ana: change of Coins': '-2' } });
  expect(fates(book)).toEqual(['Ana refused']);
});

test('a number with its own limit shows the lower of its maximum and what the score allows', () => {
  const helps = ['Bid; number 1 to 4', 'Bid; number 1 to 40'].map((question) => {
    const settings = { ...SETTINGS, Questions: `${question}; within Coins` };
    const [bid] =
      pageOf(withPage(created({ game: 'own-match', settings })), 'Ana').stage?.ask?.questions ?? [];
    return bid?.help.split('\n').at(-1);
  });
  expect(helps).toEqual(['At most 4.', 'At most 10.']);
});
