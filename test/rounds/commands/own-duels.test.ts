// A season of two duels that its host made up: nothing is typed twice, nobody is forgotten.
import { given } from '../../../src/commands/desk-calls';
import type { TypedAnswers } from '../../../src/rounds/api';
import type { Paper } from '../../support/paper-ports';
import { count, draftIn, draftNext, seasonStarted } from '../../support/paper-season';

const DUEL = 'own-match';

const SETTINGS = {
  Title: 'The Number Duel',
  Rules: 'The higher number wins.',
  Questions: 'Your number; number 1 to 9\nYour plea; text; optional; for Hell',
  Scores: 'Points; everyone\nGold; owner; start 2; purse garnets',
  Rounds: '1',
  'Who reads answers': 'everyone, once the round is resolved',
} as const;

/** The Candidate Ann and the opponent Bob face each other in a duel with these settings. */
function duelBegun(settings: TypedAnswers = SETTINGS): Paper {
  const book = seasonStarted();
  face(book, 'Ann', 'Bob');
  draftNext(book, DUEL, 'death', {}, { settings });
  given(book.desk.createMatch());
  return book;
}

function face(book: Paper, candidate: string, opponent: string): void {
  const changes = [
    { player: candidate, candidate: true },
    { player: opponent, opponent: true },
  ];
  given(book.desk.changeStandings({ changes, reason: 'the main match' }));
}

/** Ends the duel with these winners, as its host enters them. */
function end(book: Paper, winners: readonly string[]): void {
  given(book.desk.prepareNext());
  const answers = { 'Does the match end with this round?': 'Yes', Winners: winners.join('\n') };
  given(book.desk.saveHostFacts({ answers }));
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
}

test('a duel that is repeated brings its questions and scores, those for a group for that group, and no seed', () => {
  const book = duelBegun();
  end(book, ['Ann']);
  count(book);
  given(book.desk.openEpisode({ episode: '5' }));
  given(book.desk.draftMatch({ game: DUEL, kind: 'main' }));
  const { settings, seed, problems } = draftIn(book);
  expect(settings).toEqual(SETTINGS);
  expect(seed).toBe('');
  expect(problems).toEqual([]);
});

test('a template wins over the last match', () => {
  const book = duelBegun();
  end(book, ['Ann']);
  count(book);
  const template = {
    template: DUEL,
    settings: { title: 'Another', questions: [{ title: 'Who?', kind: 'player' }] },
  };
  given(book.desk.draftFromTemplate({ template, kind: 'main' }));
  expect(draftIn(book).settings).toEqual({ Title: 'Another', Questions: 'Who?; player' });
});
