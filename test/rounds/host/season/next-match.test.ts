// The draft of a season's next match: kept from second clicks, and reached as the match before it.
import { given } from '../../../../src/commands/desk-calls';
import { sessionOf, setCell } from '../../../support/paper-game';
import {
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

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

test('rows of people who are added later come with what the season knows of them', () => {
  const book = seasonStarted();
  const changes = [
    { player: 'Dee', mark: 'Heaven' },
    { player: 'Dee', left: true },
  ] as const;
  given(book.desk.changeStandings({ changes, reason: 'moved' }));
  given(book.desk.draftMatch({ game: 'soullinked', kind: 'main' }));
  const { known, out, roster } = draftIn(book);
  expect(roster.map(([name]) => name)).toEqual(['Ann', 'Bob', 'Cy']);
  expect(out).toEqual(['Dee']);
  expect(known.at(-1)).toEqual(['Dee', 'Heaven', '']);
});

test('who has the say in a later match is named as they played: by the person, for whom', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.createMatch());
  for (const [player, name] of [
    ['Ann', 'Olga'],
    ['Bob', 'Pia'],
    ['Cy', 'Quinn'],
    ['Dee', 'Rosa'],
  ] as const) {
    const change = { kind: 'replace-player', player, name } as const;
    const { token } = given(book.desk.previewChange({ change }));
    given(book.desk.applyChange({ change, reason: 'ill', token }));
  }
  playToTheEnd(book);
  count(book);
  given(book.desk.draftMatch({ game: 'pokemon-snap', kind: 'main' }));
  const [said = ''] = draftIn(book).say;
  expect(said).toMatch(/\b(Olga \(for Ann\)|Pia \(for Bob\)|Quinn \(for Cy\)|Rosa \(for Dee\))/);
});
