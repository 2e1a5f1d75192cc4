// A match drafted ahead for the next episode: it lies beside the set-up of this one's, and takes no step of it (SN-19).
import { given } from '../../../../src/commands/desk-calls';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  beginSoullinked,
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';

/** A season with a match in play, and the next episode's drafted with a title of its own. */
const draftedAhead = paperOnce(() => {
  const book = seasonStarted();
  beginSoullinked(book);
  given(book.desk.draft({ game: 'own-match', kind: 'main', ahead: true }));
  const ahead = draftIn(book, true);
  const settings = { ...ahead.settings, Title: 'Charades' };
  given(book.desk.saveDraft({ ...ahead, game: 'own-match', settings }));
  return book;
});

/** The same with its match over. */
const overAhead = paperOnce(() => {
  const book = draftedAhead();
  playToTheEnd(book);
  return book;
});

const aheadTitle = (book: Paper): unknown => draftIn(book, true).settings['Title'];

test('it takes no step: what the episode needs comes next, is set up beside it, and is played', () => {
  const running = draftedAhead();
  expect(seasonIn(running).next).toMatchObject({ action: 'play' });
  const book = overAhead();
  expect(seasonIn(book).next).toMatchObject({ action: 'count' });
  count(book);
  expect(seasonIn(book).next).toMatchObject({ action: 'draft-match', kind: 'between' });
  expect(book.desk.create()).toMatchObject({ error: { code: 'game-exists' } });
  draftNext(book, 'between', 'between');
  expect(draftIn(book).place.kind).toBe('between');
  given(book.desk.create());
  expect(seasonIn(book).matches.map(({ kind }) => kind)).toEqual(['main', 'between']);
  expect(aheadTitle(book)).toBe('Charades');
  const outside = [...book.books.values()].map(({ tabs }) => tabs);
  expect(JSON.stringify([outside, book.posts, [...book.forms.values()]])).not.toContain('Charades');
});

test('once the next episode is open it is what is set up, and takes who is in then', () => {
  const book = overAhead();
  count(book);
  given(book.desk.changeStandings({ changes: [{ player: 'Dee', eliminated: true }], reason: 'lost' }));
  given(book.desk.openEpisode({ episode: '5' }));
  expect(given(book.desk.getDesk()).ahead).toBeUndefined();
  expect(draftIn(book).settings['Title']).toBe('Charades');
  expect(seasonIn(book).next).toMatchObject({ action: 'create-match' });
  // It asks nothing of anybody, which is meant.
  const asked = book.desk.create();
  given(book.desk.create({ agreed: asked.ok ? '' : (asked.error.agree ?? '') }));
  expect(seasonIn(book).matches.at(-1)).toMatchObject({
    title: 'Charades',
    episode: '5',
    players: ['Ann', 'Bob', 'Cy'],
  });
});
