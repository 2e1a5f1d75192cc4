// The draft of a season's next match: safe from double clicks, with the contacts and settings of the matches before.
import { given } from '../../../../src/commands/desk-calls';
import { sessionOf, setCell } from '../../../support/paper-game';
import {
  beginSoullinked,
  SOULLINKED_CELLS,
  beginOwnDuel,
  count,
  draftIn,
  draftNext,
  endOwnMatch,
  playToTheEnd,
  seasonStarted,
} from '../../../support/paper-season';

const WEBHOOK = 'https://discord.com/api/webhooks/1/abc';
const CHANNEL = 'Discord webhook of the public channel';

test('the first match names channel and zone, a later one has those of the book until its draft says others', () => {
  const book = seasonStarted();
  given(book.desk.draft({ game: 'soullinked', kind: 'main', zone: 'Europe/Berlin' }));
  expect(draftIn(book)).toMatchObject({ zone: 'Europe/Berlin', webhook: '' });
  given(book.desk.discardDraft());
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS, { zone: 'Europe/Berlin', webhook: WEBHOOK });
  given(book.desk.create());
  const wayOf = (): unknown => sessionOf(book).snapshot.settings?.find(([title]) => title === CHANNEL)?.[1];
  expect(wayOf()).toBe(WEBHOOK);
  expect(given(book.desk.getDesk())).toMatchObject({ play: { zone: 'Europe/Berlin' } });

  draftNext(book, 'between', 'between');
  expect(draftIn(book)).toMatchObject({ zone: 'Europe/Berlin', webhook: WEBHOOK });
  // The channel moves while the draft waits.
  setCell(book, 'settings', CHANNEL, `${WEBHOOK}d`);
  expect(draftIn(book).webhook).toBe(`${WEBHOOK}d`);
  given(book.desk.archive({ reason: 'Nobody came.', uncounted: true }));
  given(book.desk.create());
  expect(wayOf()).toBe(`${WEBHOOK}d`);
});

test('the set-up says who has the say, by the winners of the last match, and never a secret', () => {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })));
  const out = ['Eve', 'Fay'].map((player) => ({ player, left: true }) as const);
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).place.say).toEqual([]);
  given(book.desk.discardDraft());
  given(book.desk.changeStandings({ changes: out, reason: 'away' }));
  beginSoullinked(book);
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

test('the set-up says that the host has the say where nobody won', () => {
  const book = seasonStarted();
  beginOwnDuel(book, 'main');
  endOwnMatch(book, []);
  count(book);
  given(book.desk.draft({ game: 'black-garnet', kind: 'main' }));
  expect(draftIn(book).place.say).toContain('Second abilities: nobody won 4, so you choose.');
});
