// Resolving: what the preview says is what is done, once.
import { given } from '../../../src/commands/desk-calls';
import { changesSince, previewRound } from '../../../src/rounds/commands/resolve';
import {
  created,
  gameIn,
  kindsOf,
  played,
  PLAYERS,
  sessionOf,
  stageIn,
  submitted,
} from '../../support/paper-game';

test('the preview is what Resolve does', () => {
  const { desk } = submitted();
  const preview = given(desk.previewRound());
  const { outcome, round, text } = given(desk.resolveRound({ stage: 'round-1', token: preview.token }));
  expect({ outcome, text }).toEqual({ outcome: 'resolved', text: 'Round 1 is resolved.' });
  expect(round).toEqual(preview);
  expect(given(desk.getMessages({ stage: 'round-1' }))).toEqual(preview.messages);
  expect(preview.news[preview.news.length - 1]).toBe('Next: Round 2.');
});

test('a second click finds it resolved, and changes nothing', () => {
  const book = submitted();
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const before = kindsOf(book);
  const again = given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(again).toMatchObject({ outcome: 'already', round: null });
  expect(kindsOf(book)).toEqual(before);
  expect(stageIn(book.desk).name).toBe('round-2');
});

test('whoever is missing is named', () => {
  const book = created();
  given(book.desk.submitForPractice({ players: ['Ann', 'Dee'] }));
  expect(given(book.desk.previewRound()).missing).toEqual(['Bob', 'Cy']);
});

test('what changed since the preview is said in words', () => {
  const token = { ledger: '', facts: 'f', counted: { Ann: 'pick:2', Bob: 'pick:3' } };
  expect(changesSince(JSON.stringify(token), token)).toEqual([]);
  const now = { ledger: '', facts: 'g', counted: { Ann: 'pick:4', Cy: 'pick:5' } };
  expect(changesSince(JSON.stringify(token), now)).toEqual([
    'Ann submitted again.',
    "Bob's submission no longer counts.",
    'Cy submitted.',
    'What you entered as the host has changed.',
  ]);
  for (const nothing of ['', 'junk', '[]', 'null']) expect(changesSince(nothing, now)).toEqual([]);
});

test('host facts that do not fit are refused with what is wrong', () => {
  const session = sessionOf(submitted());
  const junk = { ...session, inputs: { ...session.inputs, hostFacts: { no: 'such fact' } } };
  expect(previewRound(junk)).toMatchObject({ ok: false, error: { code: 'host-facts' } });
});

test('a game that is over has nothing to resolve', () => {
  const { desk } = played(5);
  expect(desk.previewRound()).toMatchObject({ ok: false, error: { code: 'game-over' } });
  expect(gameIn(desk).ending.length).toBeGreaterThan(0);
});

test('everybody’s book waits to be delivered', () => {
  const book = submitted();
  given(book.desk.deliverSome());
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const { deliveries } = gameIn(book.desk);
  expect(deliveries.map(({ title, state }) => [title, state])).toEqual([
    ['Public book', 'waiting'],
    ...PLAYERS.map((player) => [`${player}'s book`, 'waiting']),
  ]);
});
