// In a match with the host's own rules, the host chooses who is asked next (OM-13): typed, from Results, after corrections.
import { unwrapReply } from '../../src/commands/desk-calls';
import { BIDS_BY_FORMULAS, refused } from '../support/host-game';
import { correct, resolve, sessionOf, stageIn, submitted } from '../support/paper-game';
import type { Paper } from '../support/paper-ports';

const VOTE = { Title: 'Turns', Questions: 'Vote; number', Rounds: '9' };
const NEXT = 'Asked in the next round';

const askedIn = (book: Paper): readonly string[] => stageIn(book.desk).asks.flatMap(({ players }) => players);

test('if a correction changes who was asked, others’ answers are refused, and the host learns who had no turn', () => {
  const book = submitted({ game: 'own-match', settings: VOTE });
  unwrapReply(book.desk.saveHostFacts({ answers: { [NEXT]: 'Ana, Bo' } }));
  resolve(book);
  expect(askedIn(book)).toEqual(['Ana', 'Bo']);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  resolve(book);
  expect(askedIn(book)).toEqual(['Ana', 'Bo', 'Chen', 'Dora', 'Emil']);
  const change = { kind: 'host-facts', stage: 'round-1', answers: { [NEXT]: 'Bo, Chen' } } as const;
  expect(unwrapReply(book.desk.previewChange({ change })).warnings).toEqual([
    'Round 2 would also ask Chen. They weren’t asked at the time, so the game will treat them as not having answered.',
  ]);
  correct(book, change);
  const [, { resolved: { fates } } = { resolved: { fates: [] } }] = sessionOf(book).past;
  expect(fates.map(({ player, fate }) => [player, fate.kind])).toEqual([
    ['Ana', 'refused'],
    ['Bo', 'counted'],
  ]);
});

test('Results can choose who is asked, and typed questions stay', () => {
  const book = submitted({ game: 'own-match', settings: BIDS_BY_FORMULAS });
  unwrapReply(book.desk.updateAnswers({}));
  const [{ results = [] } = {}] = [...book.matchSheets.values()];
  expect(results[3]).toEqual(['Player', 'Tell', 'Gold', 'Out', 'Winner', 'Asked']);
  results[4] = ['Ana', '', 1, true, '', true];
  unwrapReply(book.desk.saveHostFacts({ answers: { 'Next questions': 'Why; text' } }));
  resolve(book);
  expect(askedIn(book)).toEqual(['Ana']);
  expect(stageIn(book.desk).asks.flatMap(({ questions }) => questions.map(({ title }) => title))).toEqual([
    'Why',
  ]);
  results[2] = ['Next questions', '-'];
  resolve(book);
  expect(askedIn(book)).toEqual([]);
  results[2] = ['Next questions', 'Why'];
  expect(refused(book.desk.resolveRound({ stage: 'round-3', token: '' })).text).toContain(
    'Results, B3, line 1: Next questions 1: “Why” is not a question.',
  );
});

test('if formulas score, saved questions don’t depend on answers', () => {
  for (const decides of ['formulas in the host’s sheet', 'the host, by hand']) {
    const settings = { ...BIDS_BY_FORMULAS, 'What decides a round': decides };
    const book = submitted({ game: 'own-match', settings });
    const { over } = stageIn(book.desk);
    const change = { kind: 'submission', stage: 'round-1', player: 'Bo', answers: { Bid: '77' } } as const;
    unwrapReply(book.desk.applyChange({ change, reason: 'He sent it to me.', token: '' }));
    const saved = book.desk.saveHostFacts({ answers: { 'Next questions': 'Why; text' }, over });
    expect(saved.ok).toBe(decides !== 'the host, by hand');
  }
});
