// Settings of a season's former matches can be copied into a draft.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { MatchKind } from '../../../../src/games/frame/season';
import { count, draftIn, draftNext, endOwnMatch, seasonStarted } from '../../../support/paper-season';

const DUEL = 'own-match';

const SETTINGS = {
  Title: 'The Number Duel',
  Rules: 'The higher number wins.',
  Questions: 'Your number; number 1 to 9\nYour plea; text; optional; for Hell',
  Scores: 'Points; everyone\nGold; owner; start 2; purse garnets',
  Rounds: '1',
  'Who reads answers': 'everyone, once the round is resolved',
} as const;

test('the host picks a match to copy settings from; the last of its kind is the default, and the draft says which', () => {
  const book = seasonStarted();
  const changes = [
    { player: 'Ann', candidate: true },
    { player: 'Bob', opponent: true },
  ];
  unwrapReply(book.desk.changeStandings({ changes, reason: 'the main match' }));
  draftNext(book, DUEL, 'death', {}, { settings: SETTINGS });
  unwrapReply(book.desk.create());
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
    unwrapReply(book.desk.draft({ game: DUEL, kind }));
    unwrapReply(book.desk.saveDraft({ ...draftIn(book), game: DUEL, practice: true, settings }));
    unwrapReply(book.desk.create());
    finish();
  }
  const like = (wanted: { readonly kind: MatchKind; readonly like?: number }): unknown => {
    unwrapReply(book.desk.discardDraft());
    unwrapReply(book.desk.draft({ game: DUEL, ...wanted }));
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
  unwrapReply(book.desk.saveDraft({ ...draftIn(book), game: DUEL, settings: others[0][1] }));
  expect(draftIn(book).from).toBe('The Number Duel (episode 4)');
});
