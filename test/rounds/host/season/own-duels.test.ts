// A season of two duels that its host made up: nothing is typed twice, nobody is forgotten.
import { given } from '../../../../src/commands/desk-calls';
import type { MatchKind } from '../../../../src/games/frame/season';
import type { TypedAnswers } from '../../../../src/rounds/reply/reply';
import { refused } from '../../../support/host-game';
import { correct, stageIn } from '../../../support/paper-game';
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

/** The Candidate Ann and the opponent Bob face each other in a duel with these settings. */
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

test('a duel that is repeated brings its questions and scores, those for a group for that group, and no seed', () => {
  const book = duelBegun();
  endOwnMatch(book, ['Ann']);
  count(book);
  given(book.desk.openEpisode({ episode: '5' }));
  given(book.desk.draft({ game: DUEL, kind: 'main' }));
  const { settings, seed, problems } = draftIn(book);
  expect(settings).toEqual(SETTINGS);
  expect(seed).toBe('');
  expect(problems).toEqual([]);
});

test('questions for people who do not play stay out of a match, which says so', () => {
  const settings = {
    ...SETTINGS,
    Questions: 'Your number; number\nFor Bob; text; only Bob\nFor two; text; only Ann, Bob',
  };
  const book = duelBegun(settings);
  endOwnMatch(book, ['Ann']);
  countWith(book, ['Bob']);
  given(book.desk.openEpisode({ episode: '5' }));
  given(book.desk.draft({ game: DUEL, kind: 'main' }));
  const draft = draftIn(book);
  expect(draft).toMatchObject({ settings: { Questions: settings.Questions }, problems: [] });
  expect(draft.warnings).toEqual(
    expect.arrayContaining([
      'Question “For Bob”: nobody whom it is for plays. It is left out of this match.',
      'Question “For two”: not all whom it is for play. It is asked of Ann.',
    ]),
  );
  given(book.desk.create());
  const [many, one] = stageIn(book.desk).asks;
  expect([many?.players, many?.questions.map(({ title }) => title)]).toEqual([
    ['Cy', 'Dee'],
    ['Your number'],
  ]);
  expect([one?.players, one?.questions.map(({ title }) => title)]).toEqual([
    ['Ann'],
    ['Your number', 'For two'],
  ]);
});

/** Counts the match with these eliminated, without a reason typed. */
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

test('a duel that is counted with nobody eliminated is not ticked off, until somebody of it goes after all', () => {
  const book = duelBegun();
  endOwnMatch(book, []);
  expect(given(book.desk.previewCount()).asked).toEqual(['Ann', 'Bob']);
  count(book);
  expect(given(book.desk.getDesk())).not.toMatchObject({
    season: { next: { asked: expect.anything() as unknown } },
  });
  expect(deathStep(book)).toEqual({ step: 'death', title: 'Death match: nobody is out', state: 'passed' });
  given(book.desk.changeStandings({ changes: [{ player: 'Ann', left: true }], reason: 'forgotten' }));
  expect(deathStep(book)).toMatchObject({ title: 'Death match', state: 'done' });
});

test('who else goes needs a reason, and a match of which somebody is out already asks nobody', () => {
  const book = duelBegun();
  endOwnMatch(book, ['Ann']);
  const { token } = given(book.desk.previewCount());
  const other = { token, leaveOut: [], changes: [{ player: 'Dee', eliminated: true } as const], reason: '' };
  expect(book.desk.countMatch(other)).toMatchObject({ error: { code: 'no-reason' } });
  given(book.desk.changeStandings({ changes: [{ player: 'Bob', eliminated: true }], reason: 'lost' }));
  expect(given(book.desk.previewCount())).toMatchObject({ asked: [], isOpen: false });
});

test('a main match asks nobody, and Picture Hunt eliminates its loser itself', () => {
  const main = seasonStarted();
  draftNext(main, DUEL, 'main', {}, { settings: SETTINGS });
  given(main.desk.create());
  endOwnMatch(main, ['Ann']);
  expect(given(main.desk.previewCount())).toMatchObject({ asked: [], isOpen: false });

  const hunt = seasonStarted();
  face(hunt, 'Ann', 'Bob');
  draftNext(hunt, 'tactical-picture-hunt', 'death', { Ann: { Advantage: 'yes' } });
  given(hunt.desk.create());
  // It is over at once where nobody plays it any more.
  for (const player of ['Ann', 'Bob']) correct(hunt, { kind: 'seat', player, left: true });
  const { asked, isOpen, changes } = given(hunt.desk.previewCount());
  expect({ asked, isOpen }).toEqual({ asked: [], isOpen: true });
  expect(changes).toMatchObject([{ text: 'is eliminated', eliminates: true }]);
  count(hunt);
  expect(deathStep(hunt)).toMatchObject({ state: 'done' });
});

test('a template wins over the last match', () => {
  const book = duelBegun();
  endOwnMatch(book, ['Ann']);
  count(book);
  const template = {
    template: DUEL,
    settings: { title: 'Another', questions: [{ title: 'Who?', kind: 'player' }] },
  };
  given(book.desk.draft({ template, kind: 'main' }));
  expect(draftIn(book).settings).toEqual({ Title: 'Another', Questions: 'Who?; player' });
});

test('a match without any question or score is created once its host has said that this is meant', () => {
  const book = seasonStarted();
  draftNext(book, DUEL, 'main', {}, { settings: { Title: 'Charades' } });
  const asked = refused(book.desk.create({ deliver: true }));
  expect(asked.code).toBe('asks-first');
  expect(seasonIn(book).matches).toEqual([]);
  const { agree: agreed = '' } = asked;
  expect(refused(book.desk.create({ agreed: `not ${agreed}` }))).toEqual(asked);
  given(book.desk.create({ agreed }));
  expect(seasonIn(book).matches).toMatchObject([{ title: 'Charades', state: 'running' }]);
});

test('who gave up their seat in a match is asked about as it is counted; who says nothing lets them stay', () => {
  const book = seasonStarted();
  draftNext(book, DUEL, 'main', {}, { settings: SETTINGS });
  given(book.desk.create());
  correct(book, { kind: 'seat', player: 'Cy', left: true });
  endOwnMatch(book, ['Ann']);
  const { token, left, changes } = given(book.desk.previewCount());
  expect(left).toEqual(['Cy']);
  expect(changes.filter(({ player }) => player === 'Cy')).toEqual([]);
  const goes = { token, leaveOut: [], changes: [{ player: 'Cy', left: true } as const], reason: '' };
  given(book.desk.countMatch(goes));
  expect(seasonIn(book).people.find(({ name }) => name === 'Cy')?.in).toBe('left');
});

test('the host picks the match that the next one is like; the last of its kind comes first, and the draft says which', () => {
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
    given(book.desk.draft({ game: DUEL, instead: true, ...wanted }));
    const { settings, from } = draftIn(book);
    return [settings['Title'], settings['Questions'], from];
  };
  const duel = ['The Number Duel', SETTINGS.Questions, 'The Number Duel (episode 4)'];
  expect(like({ kind: 'main' })).toEqual(['The Market', 'Your price; number', 'The Market (episode 4)']);
  expect(like({ kind: 'death' })).toEqual(duel);
  expect(like({ kind: 'main', like: 1 })).toEqual(duel);
  expect(like({ kind: 'main', like: 2 })).toEqual(['The Vault', 'Your key; text', 'The Vault (episode 4)']);
  expect(like({ kind: 'main', like: 0 })).toEqual([undefined, undefined, undefined]);
  // What the host types doesn't unsay where the rest is from.
  like({ kind: 'death' });
  given(book.desk.saveDraft({ ...draftIn(book), game: DUEL, settings: others[0][1] }));
  expect(draftIn(book).from).toBe('The Number Duel (episode 4)');
});
