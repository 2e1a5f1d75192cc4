// The draft of a season's next match: kept from second clicks, and reached as the match before it.
import { given } from '../../../src/commands/desk-calls';
import { sessionOf, setCell } from '../../support/paper-game';
import {
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';

const WEBHOOK = 'https://discord.com/api/webhooks/1/abc';
const CHANNEL = 'Discord webhook of the public channel';

test('another window does not draft over what is typed', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  const before = draftIn(book);
  expect(book.desk.draftMatch({ game: 'between', kind: 'between' })).toMatchObject({
    error: { code: 'draft-exists', text: expect.stringContaining('Soullinked') as string },
  });
  expect(draftIn(book)).toEqual(before);
  given(book.desk.discardMatchDraft());
  given(book.desk.draftMatch({ game: 'between', kind: 'between' }));
});

test('the first match names channel and zone, a later one has those of the book until its draft says others', () => {
  const book = seasonStarted();
  given(book.desk.draftMatch({ game: 'soullinked', kind: 'main', zone: 'Europe/Berlin' }));
  expect(draftIn(book)).toMatchObject({ zone: 'Europe/Berlin', webhook: '' });
  given(book.desk.discardMatchDraft());
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS, { zone: 'Europe/Berlin', webhook: WEBHOOK });
  given(book.desk.createMatch());
  const wayOf = (): unknown => sessionOf(book).snapshot.settings?.find(([title]) => title === CHANNEL)?.[1];
  expect(wayOf()).toBe(WEBHOOK);
  expect(given(book.desk.getDesk())).toMatchObject({ play: { zone: 'Europe/Berlin' } });

  draftNext(book, 'between', 'between');
  expect(draftIn(book)).toMatchObject({ zone: 'Europe/Berlin', webhook: WEBHOOK });
  // The channel moves while the draft waits.
  setCell(book, 'settings', CHANNEL, `${WEBHOOK}d`);
  expect(draftIn(book).webhook).toBe(`${WEBHOOK}d`);
  given(book.desk.putMatchAway({ reason: 'Nobody came.', uncounted: true }));
  given(book.desk.createMatch());
  expect(wayOf()).toBe(`${WEBHOOK}d`);
});

test('the next step after a match with a Candidate is the game Between matches', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  playToTheEnd(book);
  count(book);
  expect(seasonIn(book).next).toMatchObject({ action: 'draft-match', kind: 'between', game: 'between' });
});
