// The draft of a season's next match: kept from second clicks, reached as the match before it, and what it takes from the
// matches before.
import { given } from '../../../../src/commands/desk-calls';
import { sessionOf, setCell, correct } from '../../../support/paper-game';
import {
  asKind,
  SOULLINKED_CELLS,
  count,
  draftIn,
  draftNext,
  playToTheEnd,
  seasonStarted,
} from '../../../support/paper-season';

const WEBHOOK = 'https://discord.com/api/webhooks/1/abc';
const CHANNEL = 'Discord webhook of the public channel';

test('another window does not draft over what is typed', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  const before = draftIn(book);
  expect(book.desk.draft({ game: 'between', kind: 'between' })).toMatchObject({
    error: { code: 'draft-exists', text: expect.stringContaining('Soullinked') as string },
  });
  expect(draftIn(book)).toEqual(before);
  given(book.desk.discardDraft());
  given(book.desk.draft({ game: 'between', kind: 'between' }));
});

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

test('kind and game can be changed until the match is created, and what is typed stays with its game', () => {
  const book = seasonStarted();
  given(book.desk.changeStandings({ changes: [{ player: 'Dee', left: true }], reason: 'moved' }));
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS, { guests: ['Dee'], webhook: WEBHOOK });
  const cells = (): unknown => draftIn(book).roster.map((row) => row.slice(0, 3));
  asKind(book, 'extra');
  expect(draftIn(book)).toMatchObject({
    place: { kind: 'extra' },
    game: { id: 'soullinked' },
    webhook: WEBHOOK,
  });
  expect(JSON.stringify(cells())).toContain('Moon');
  // A death match has no guests, and is played by the Candidate and the opponent.
  const duel = [
    { player: 'Cy', candidate: true },
    { player: 'Ann', opponent: true },
  ] as const;
  given(book.desk.changeStandings({ changes: duel, reason: 'agreed' }));
  asKind(book, 'death');
  expect(draftIn(book).place.guests).toEqual([]);
  expect(draftIn(book).roster.map(([name]) => name)).toEqual(['Cy', 'Ann']);
  expect(JSON.stringify(cells())).toContain('Moon');
  given(book.desk.draft({ game: 'tactical-picture-hunt', kind: 'death', instead: true }));
  expect(draftIn(book)).toMatchObject({
    place: { kind: 'death' },
    game: { id: 'tactical-picture-hunt' },
    webhook: WEBHOOK,
  });
  expect(draftIn(book).roster.map(([name]) => name)).toEqual(['Cy', 'Ann']);
});

test('what several players lack is said once, with their names', () => {
  const book = seasonStarted();
  given(book.desk.draft({ game: 'wanted-sharpshooters', kind: 'main' }));
  expect(draftIn(book).problems.filter((text) => text.includes('Meadow'))).toEqual([
    'Ann, Bob, Cy and Dee: Meadow: no answer. Give text.',
  ]);
});

test('rows of people who are added later come with what the season knows of them', () => {
  const book = seasonStarted();
  const changes = [
    { player: 'Dee', mark: 'Heaven' },
    { player: 'Dee', left: true },
  ] as const;
  given(book.desk.changeStandings({ changes, reason: 'moved' }));
  given(book.desk.draft({ game: 'soullinked', kind: 'main' }));
  const { roster, place } = draftIn(book);
  expect(roster.map(([name]) => name)).toEqual(['Ann', 'Bob', 'Cy']);
  expect(place.out).toEqual(['Dee']);
  expect(place.known.at(-1)).toEqual(['Dee', 'Heaven', '']);
});

test('who has the say in a later match is named as they played: by the person, for whom', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  for (const [player, name] of [
    ['Ann', 'Olga'],
    ['Bob', 'Pia'],
    ['Cy', 'Quinn'],
    ['Dee', 'Rosa'],
  ] as const)
    correct(book, { kind: 'replace-player', player, name });
  playToTheEnd(book);
  count(book);
  given(book.desk.draft({ game: 'pokemon-snap', kind: 'main' }));
  const [said = ''] = draftIn(book).place.say;
  expect(said).toMatch(/\b(Olga \(for Ann\)|Pia \(for Bob\)|Quinn \(for Cy\)|Rosa \(for Dee\))/);
});

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
