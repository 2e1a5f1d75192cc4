// A season of two duels made up by the host: nothing is typed twice, and nobody is forgotten.
import { given } from '../../../../src/commands/desk-calls';
import type { MatchKind } from '../../../../src/games/frame/season';
import type { TypedAnswers } from '../../../../src/rounds/reply/reply';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  count,
  draftIn,
  draftNext,
  endOwnMatch,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';

const DUEL = 'own-match';

const SETTINGS = {
  Title: 'The Number Duel',
  Rules: 'The higher number wins.',
  Questions: 'Your number; number 1 to 9\nYour plea; text; optional; for Hell',
  Scores: 'Points; everyone\nGold; owner; start 2; purse garnets',
  Rounds: '1',
  'Who reads answers': 'everyone, once the round is resolved',
} as const;

/** The Candidate Ann plays a duel against the opponent Bob, with these settings. */
const duelBegun = paperOnce((settings: TypedAnswers = SETTINGS) => {
  const book = seasonStarted();
  face(book, 'Ann', 'Bob');
  draftNext(book, DUEL, 'death', {}, { settings });
  given(book.desk.create());
  return book;
});

function face(book: Paper, candidate: string, opponent: string): void {
  const changes = [
    { player: candidate, candidate: true },
    { player: opponent, opponent: true },
  ];
  given(book.desk.changeStandings({ changes, reason: 'the main match' }));
}

function countWith(book: Paper, out: readonly string[]): void {
  const changes = out.map((player) => ({ player, eliminated: true }) as const);
  const { token } = given(book.desk.previewCount({ leaveOut: [], changes, reason: '' }));
  given(book.desk.countMatch({ token, leaveOut: [], changes, reason: '' }));
}

function deathStep(book: Paper): unknown {
  return seasonIn(book).path.find(({ step }) => step === 'death');
}

test('two duels of the host’s own: each names its loser, and nobody types anything twice', () => {
  const book = duelBegun();
  given(book.desk.changeSeasonSettings({ inherit: 'everything' }));
  expect(seasonIn(book).next).toMatchObject({ action: 'play' });
  endOwnMatch(book, ['Ann']);
  expect(seasonIn(book).next).toMatchObject({ action: 'count', asked: ['Bob'] });
  const bobGoes = [{ player: 'Bob', eliminated: true }] as const;
  expect(given(book.desk.previewCount())).toMatchObject({
    asked: ['Bob'],
    isOpen: true,
    changes: [],
    inherited: [],
  });
  given(
    book.desk.changeStandings({ changes: [{ player: 'Bob', purse: 'garnets', by: 3 }], reason: 'a bonus' }),
  );
  const choice = { leaveOut: [], changes: bobGoes, reason: '' };
  const look = given(book.desk.previewCount(choice));
  expect(look.inherited.map(({ player, text }) => `${player}: ${text}`)).toEqual([
    'Bob: garnets −3',
    'Ann: garnets +3',
  ]);
  given(book.desk.countMatch({ ...choice, token: look.token }));
  expect(seasonIn(book).log.map(({ player, text, cause }) => `${player}: ${text}. ${cause}`)).toContain(
    'Bob: is eliminated. Lost The Number Duel, the death match.',
  );
  expect(deathStep(book)).toEqual({ step: 'death', title: 'Death match', state: 'done' });

  given(book.desk.openEpisode({ episode: '5' }));
  face(book, 'Cy', 'Ann');
  given(book.desk.draft({ game: DUEL, kind: 'death' }));
  expect(draftIn(book)).toMatchObject({
    settings: SETTINGS,
    problems: [],
    roster: [
      ['Cy', '', ''],
      ['Ann', '', 'garnets: 3'],
    ],
  });
  given(book.desk.create());
  endOwnMatch(book, ['Cy']);
  const { asked } = given(book.desk.previewCount());
  expect(asked).toEqual(['Ann']);
  countWith(book, asked);
  expect(seasonIn(book).people.map(({ name, in: is }) => [name, is])).toEqual([
    ['Ann', 'eliminated'],
    ['Bob', 'eliminated'],
    ['Cy', 'in'],
    ['Dee', 'in'],
  ]);
});

test('the host picks a match to copy settings from; the last of its kind is the default, and the draft says which', () => {
  const book = duelBegun();
  const finish = (): void => {
    endOwnMatch(book, ['Ann']);
    count(book);
  };
  finish();
  const others = [
    ['main', { Title: 'The Vault', Questions: 'Your key; text' }],
    ['main', { Title: 'The Market', Questions: 'Your price; number' }],
  ] as const;
  for (const [kind, settings] of others) {
    given(book.desk.draft({ game: DUEL, kind }));
    given(book.desk.saveDraft({ ...draftIn(book), game: DUEL, practice: true, settings }));
    given(book.desk.create());
    finish();
  }
  const like = (wanted: { readonly kind: MatchKind; readonly like?: number }): unknown => {
    given(book.desk.discardDraft());
    given(book.desk.draft({ game: DUEL, ...wanted }));
    const { settings, from } = draftIn(book);
    return [settings['Title'], settings['Questions'], from];
  };
  const duel = ['The Number Duel', SETTINGS.Questions, 'The Number Duel (episode 4)'];
  expect(like({ kind: 'main' })).toEqual(['The Market', 'Your price; number', 'The Market (episode 4)']);
  expect(like({ kind: 'death' })).toEqual(duel);
  expect(like({ kind: 'main', like: 1 })).toEqual(duel);
  expect(like({ kind: 'main', like: 2 })).toEqual(['The Vault', 'Your key; text', 'The Vault (episode 4)']);
  expect(like({ kind: 'main', like: 0 })).toEqual([undefined, undefined, undefined]);
  // Typing doesn't hide where the other values come from.
  like({ kind: 'death' });
  given(book.desk.saveDraft({ ...draftIn(book), game: DUEL, settings: others[0][1] }));
  expect(draftIn(book).from).toBe('The Number Duel (episode 4)');
});
