// Corrections: the effects of a change on the game are shown first, and applied as they were shown.
import { given } from '../../../../src/commands/desk-calls';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { playerPage } from '../../../../src/rounds/page/view';
import { EVERYONE, isSameReader } from '../../../../src/rounds/reply/reply';
import type { ChangeView } from '../../../../src/rounds/host/corrections/views';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import {
  correct,
  created,
  deliver,
  gameIn,
  played,
  playedTo,
  playStage,
  resolve,
  sessionOf,
  stageIn,
  submitted,
} from '../../../support/paper-game';
import { refused } from '../../../support/host-game';
import { personOf } from '../../../support/paper-page';
import type { Paper } from '../../../support/paper-ports';

function preview({ desk }: Paper, change: Change): ChangeView {
  return given(desk.previewChange({ change }));
}

const correctionsTab = (book: Paper, player: string): unknown =>
  bookTabs(sessionOf(book), personOf(book, player).id).find(({ title }) => title === 'Corrections');

/** Another pick for Ann, or anybody in Heaven, in round 1. */
const PICK: Change = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Ann',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
};

test('a stage that is resolved is corrected, everything after it recomputed, and whoever saw it is told', () => {
  const book = played(2, { contacts: [['', 'https://discord.com/api/webhooks/1/ann', '']] });
  const { differences, summary } = preview(book, PICK);
  expect(summary).toBe('Enter an answer for Ann in Round 1 and recompute everything after it.');
  expect(differences.map(({ to }) => to)).toContainEqual({ player: 'Ann' });
  expect(differences.every(({ notice }) => notice !== '')).toBe(true);
  const before = book.posts.length;
  correct(book, PICK);
  expect(sessionOf(book).record.stages).toHaveLength(2);
  deliver(book);
  expect(book.posts.slice(before).map(([, text]) => text)).toEqual([
    expect.stringMatching(
      /^\*\*Round 1 was corrected\.\*\*\nYou scored \d+ points? with row 2, column 2 and card 3: .*\nRound 2: .*\n.*in the tab Corrections\.$/,
    ),
  ]);
  const shown = [...book.books].find(([name]) => name.startsWith("Ann's book"))?.[1].tabs[0];
  expect(JSON.stringify(shown)).toMatch(
    /\["Round 1 was corrected\."\],\["You scored \d+ points? with row 2, column 2 and card 3: /,
  );
  const tabs = bookTabs(sessionOf(book), personOf(book, 'Ann').id);
  const listed = JSON.stringify(tabs.find(({ title }) => title === 'Corrections'));
  expect(listed).toMatch(/Your cell: .* → row 2, column 2\. Your card: /);
  expect(gameIn(book.desk).corrections).toMatchObject([
    { title: 'Round 1 was corrected.', messages: differences.map(({ to }) => ({ to })) },
  ]);
});

test('who has read a stage is told of its correction, though their next book was not drawn', () => {
  const book = played(1);
  const people = [{ permission: 'given to eve', email: 'eve@example.com' }];
  for (const [name, file] of book.books)
    if (name.startsWith("Bob's book")) file.readers = { people, link: true, sharedDrive: false };
  playStage(book);
  expect(gameIn(book.desk).deliveries.map(({ state }) => state)).toContain('paused');
  const { differences } = preview(book, PICK);
  expect(differences.find(({ to }) => isSameReader(to, { player: 'Bob' }))?.notice).toContain(
    'Round 1 was corrected.',
  );
});

test('whom a game tells nothing alone reads in a notice what their page says anew', () => {
  const book = played(1, { game: 'wanted-sharpshooters' });
  const [player = ''] = sessionOf(book).match.roster;
  const before = sessionOf(book).match.page(player).result;
  expect(before).not.toContain('You ducked.');
  const duck: Change = { kind: 'submission', stage: 'round-1', player, answers: { Action: 'Duck' } };
  const { differences } = preview(book, duck);
  const notice = differences.find(({ to }) => isSameReader(to, { player }))?.notice;
  expect(notice).toMatch(/^Round 1 was corrected\.\nYou ducked[.:]/);
  expect(differences.find(({ to }) => to === EVERYONE)?.notice).toContain(`${player} ducks.`);
});

test('until the next stage is over, the page says first what was corrected, and to nobody else', () => {
  const book = played(2);
  correct(book, PICK);
  const [news, ...more] = playerPage(sessionOf(book), personOf(book, 'Ann').id).news;
  expect(news).toMatchObject({ title: 'Round 1 was corrected.', result: [], everyone: [] });
  expect(news?.own).toEqual([
    expect.stringMatching(/^You scored \d+ points? with row 2, column 2 and card 3: /),
    expect.stringMatching(/^Round 2: You scored /),
    'All that changed for you is listed in your book, in the tab Corrections.',
  ]);
  expect(more.map(({ title }) => title)).toEqual(['Round 2']);
  const titles = (player: string): readonly string[] =>
    playerPage(sessionOf(book), personOf(book, player).id).news.map(({ title }) => title);
  const outsider = sessionOf(book).match.roster.find((name) => name !== 'Ann' && name !== 'Bob') ?? '';
  expect(titles(outsider)).toEqual(['Round 2']);
  book.pass(60_000);
  playStage(book);
  expect(titles('Ann')).toEqual(['Round 3']);
});

test('a notice says what its reader sees, and nothing of another player’s', () => {
  const book = played(2);
  const { differences } = preview(book, PICK);
  const toldTo = (name: string): string =>
    differences.find(({ to }) => isSameReader(to, { player: name }))?.notice ?? '';
  expect(toldTo('Ann')).toContain('row 2, column 2');
  // The partner learns the points, not the pick (SL-6); the other pair, whose points stay, nothing.
  expect(toldTo('Bob')).toMatch(/You scored -?\d+ points? with .* Ann scored -?\d+ points?/);
  correct(book, PICK);
  const bobs = JSON.stringify(correctionsTab(book, 'Bob'));
  expect(bobs).toMatch(/Partner's points: -?\d+ → -?\d+\./);
  expect(toldTo('Bob') + bobs).not.toMatch(/row 2, column 2/);
  expect(differences.map(({ to }) => to)).toEqual([{ player: 'Ann' }, { player: 'Bob' }]);
});

test('whom a correction concerns without a word of its own reads what everyone is told', () => {
  const book = playedTo(({ desk }) => stageIn(desk).name === 'round-2', { game: 'black-garnet' });
  const ended: Change = {
    kind: 'host-facts',
    stage: 'round-1',
    answers: { 'End the game with this round': 'Yes' },
  };
  const { differences } = preview(book, ended);
  expect(differences.length).toBe(sessionOf(book).match.roster.length + 1);
  const notices = differences.map(({ notice }) => notice.split('\n')[1] ?? '');
  for (const sentence of notices) expect(sentence).toMatch(/ wins? |^You earn/);
  correct(book, ended);
  const [reader = ''] = sessionOf(book).match.roster;
  const [news] = playerPage(sessionOf(book), personOf(book, reader).id).news;
  const open = differences.find(({ to }) => to === EVERYONE)?.notice.split('\n') ?? [];
  // What everyone is told is not called the reader's alone.
  expect(news?.own.filter((line) => open.includes(line))).toEqual([]);
});

test('what was not delivered yet has been seen by nobody', () => {
  const book = submitted();
  deliver(book);
  resolve(book);
  expect(preview(book, PICK).differences.some(({ notice }) => notice !== '')).toBe(false);
});

test('a change needs a reason, and the game as it was when it was looked at', () => {
  const book = played(1);
  const { token } = preview(book, PICK);
  expect(refused(book.desk.applyChange({ change: PICK, reason: ' ', token })).code).toBe('no-reason');
  given(book.desk.setAccepting({ accepting: false }));
  expect(refused(book.desk.applyChange({ change: PICK, reason: 'So.', token })).code).toBe('changed-since');
});

test('the open stage is changed at once, and nothing is recomputed', () => {
  const book = submitted();
  const drawn = book.drawn();
  correct(book, { ...PICK, player: 'Cy' });
  const own = stageIn(book.desk).submissions.filter(({ player }) => player === 'Cy');
  expect(own.map(({ fate, byHost }) => [fate, byHost])).toEqual([
    ['replaced', false],
    ['counts', true],
  ]);
  expect(book.drawn()).toBe(drawn);
  correct(book, { kind: 'remove-submission', stage: 'round-1', id: own[1]?.id ?? '' });
  expect(stageIn(book.desk).submissions).toHaveLength(4);
});

test('a late submission counts once the host accepts it, in the open stage and in one that is resolved', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: book.ports.now() + 1000 }));
  book.pass(30 * 24 * 3_600_000);
  given(book.desk.submitForPractice({ players: ['Ann', 'Bob'] }));
  const late = stageIn(book.desk).submissions;
  expect(late.map(({ fate }) => fate)).toEqual(['refused', 'refused']);
  correct(book, { kind: 'accept-late', stage: 'round-1', id: late[0]?.id ?? '' });
  expect(stageIn(book.desk).submissions.map(({ fate }) => fate)).toEqual(['counts', 'refused']);
  resolve(book);
  correct(book, { kind: 'accept-late', stage: 'round-1', id: late[1]?.id ?? '' });
  const { submissions } = given(book.desk.getPast({ stage: 'round-1' }));
  expect(submissions.map(({ fate }) => fate)).toEqual(['counts', 'counts']);
});

test.each([
  ['no-such-player', { kind: 'replace-player', player: 'Nobody', name: 'Eve' }],
  ['empty-name', { kind: 'replace-player', player: 'Bob', name: ' ' }],
  ['empty-name', { kind: 'replace-player', player: 'Bob', name: '\u200d' }],
  ['too-long', { kind: 'replace-player', player: 'Bob', name: 'e'.repeat(61) }],
  ['no-such-stage', { kind: 'rewind', toStage: 'round-9' }],
  ['no-such-stage', { ...PICK, stage: 'round-9' }],
] as const)('%s: it is refused', (code, change) => {
  expect(refused(created().desk.previewChange({ change })).code).toBe(code);
});
