// What the set-up of a match takes from the matches before it, and whom it gives the say.
import { given } from '../../../../src/commands/desk-calls';
import { sessionOf } from '../../../support/paper-game';
import {
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

test('a match begins with the settings of the last of its game, but for what people decide anew', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })));
  const settings = { 'Second abilities': 'yes', 'Price of a mission hint': '2', 'Last round': '3' };
  draftNext(book, 'black-garnet', 'main', {}, { settings });
  expect(draftIn(book).problems).toEqual([]);
  given(book.desk.create());
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  const { settings: next, practice, seed } = draftIn(book);
  expect(next['Last round']).toBe('3');
  expect([next['Second abilities'], next['Price of a mission hint']]).toEqual([undefined, undefined]);
  expect([practice, seed]).toEqual([true, '']);
});

test('the set-up says who has the say, by the winners of the last match, and never a secret', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })));
  const out = ['Eve', 'Fay'].map((player) => ({ player, left: true }) as const);
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).place.say).toEqual([]);
  given(book.desk.discardDraft());
  given(book.desk.changeStandings({ changes: out, reason: 'away' }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  playToTheEnd(book);
  const winners = sessionOf(book).match.winners();
  expect(winners.length).toBeGreaterThan(0);
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).place.say).toEqual([]);
  count(book);
  const who = winners.length === 1 ? `${winners.join()}, winner` : `${winners.join(' and ')}, winners`;
  const verb = winners.length === 1 ? 'chooses' : 'choose';
  const said = ['Second abilities', 'Price to learn', 'Price of a mission hint', 'Price of a stat point'];
  const { say } = draftIn(book).place;
  expect(say).toContain(`Second abilities: ${who} of 4, ${verb}.`);
  expect(say).toContain(`Price of a mission hint: ${who} of 4, ${verb}.`);
  expect(say).toHaveLength(said.length);
  expect(say.join()).not.toContain('Duel');
  given(book.desk.archive({ reason: '' }));
  expect(draftIn(book).place.say).toEqual(say);
});

test('a game that is played the first time begins with the deadlines of the match before', () => {
  const book = seasonStarted();
  given(book.desk.draft({ game: 'soullinked', kind: 'main' }));
  const [first] = draftIn(book).timings;
  const timings = draftIn(book).timings.map((timing) => ({ ...timing, seconds: 7200, graceSeconds: 77 }));
  expect(first).not.toEqual(timings[0]);
  given(book.desk.discardDraft());
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS, { timings });
  given(book.desk.create());
  given(book.desk.draft({ game: 'pokemon-snap', kind: 'main' }));
  const next = draftIn(book).timings;
  expect(next.map(({ seconds, graceSeconds }) => [seconds, graceSeconds])).toEqual(
    next.map(() => [7200, 77]),
  );
  given(book.desk.discardDraft());
  given(book.desk.draft({ game: 'tactical-picture-hunt', kind: 'death' }));
  expect(draftIn(book).timings.map(({ graceSeconds }) => graceSeconds)).not.toContain(77);
});
