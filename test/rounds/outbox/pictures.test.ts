// The picture of a stage's result contains only public information, and goes out with the public message.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { HostCallAnswer } from '../../../src/rounds/host/calls';
import type { PictureView } from '../../../src/rounds/reply/posts';
import {
  correct,
  created,
  drafted,
  gameIn,
  kindsOf,
  playStage,
  sessionOf,
  setCell,
  submitted,
} from '../../support/paper-game';
import { paperOnce, type Paper } from '../../support/paper-ports';

const CHANNELS = {
  webhook: 'https://discord.com/api/webhooks/1/public',
  contacts: [['ann@example.com', 'https://discord.com/api/webhooks/2/ann', '']],
} as const;

const pictureIn = (book: Paper, stage: string): PictureView => unwrapReply(book.desk.getPicture({ stage }));

/** A game that shows everyone the boards after each round. Everybody has answered. */
const shownBoards = paperOnce(() => {
  const book = drafted(CHANNELS);
  setCell(book, 'nextSettings', 'Publish the boards after each round', 'yes');
  unwrapReply(book.desk.create());
  unwrapReply(book.desk.prepareNext());
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  return book;
});

/** The posts that a window gets after the open stage is resolved. */
function claimAfter(book: Paper, on: boolean): HostCallAnswer<'claimPosts'> {
  unwrapReply(book.desk.setPictures({ on }));
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  return unwrapReply(book.desk.claimPosts());
}

test('two games that only differ in secrets have the same picture', () => {
  const quiet = created();
  unwrapReply(quiet.desk.resolveRound({ stage: 'round-1', token: '' }));
  const busy = submitted();
  unwrapReply(busy.desk.resolveRound({ stage: 'round-1', token: '' }));
  const secrets = (book: Paper): string => JSON.stringify(sessionOf(book).match.view('host'));
  expect(secrets(busy)).not.toEqual(secrets(quiet));
  expect(pictureIn(busy, 'round-1').sections.length).toBeGreaterThan(0);
  expect(pictureIn(busy, 'round-1')).toEqual(pictureIn(quiet, 'round-1'));
});

test('no picture shows what is face down until the clock is started (PH-5)', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  while (sessionOf(book).match.stage?.name.endsWith('challenge') !== true) {
    unwrapReply(book.desk.startClock({ stage: sessionOf(book).match.stage?.name ?? '' }));
    playStage(book);
  }
  const stage = sessionOf(book).past.at(-1)?.stage.name ?? '';
  const shown = (): string => JSON.stringify(pictureIn(book, stage));
  expect(shown()).not.toContain('A challenge! ');
  expect(JSON.stringify(sessionOf(book).match.picture(false))).toContain('A challenge! ');
  const { name = '' } = sessionOf(book).match.stage ?? {};
  unwrapReply(book.desk.startClock({ stage: name }));
  // The stage's picture stays as it was.
  expect(shown()).not.toContain('A challenge! ');
  playStage(book);
  expect(JSON.stringify(pictureIn(book, name))).toContain('Board');
});

test('switched on, the picture goes out with the public message, and with no player’s', () => {
  const book = shownBoards();
  const { posts } = claimAfter(book, true);
  expect(gameIn(book.desk).pictures).toBe(true);
  expect(posts.map(({ picture }) => picture)).toEqual([pictureIn(book, 'round-1'), null]);
});

test('a round without public news goes out without a picture', () => {
  // With its usual settings, Soullinked keeps its rounds secret.
  expect(claimAfter(submitted(CHANNELS), true).posts.map(({ picture }) => picture)).toEqual([null, null]);
  // In the second round, nobody answers.
  const book = shownBoards();
  claimAfter(book, true);
  unwrapReply(book.desk.resolveRound({ stage: 'round-2', token: '' }));
  expect(unwrapReply(book.desk.claimPosts()).posts.map(({ picture }) => picture)).toEqual([null, null]);
});

test('switched off, only text goes out; switching twice is recorded once', () => {
  const book = submitted(CHANNELS);
  unwrapReply(book.desk.setPictures({ on: true }));
  unwrapReply(book.desk.setPictures({ on: true }));
  expect(kindsOf(book).filter((kind) => kind === 'pictures')).toHaveLength(1);
  expect(claimAfter(book, false).posts.map(({ picture }) => picture)).toEqual([null, null]);
});

test('an undone stage has no picture, and neither has a message about a host’s entry', () => {
  const book = submitted(CHANNELS);
  unwrapReply(book.desk.setPictures({ on: true }));
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  correct(book, { kind: 'rewind', toStage: 'round-1' });
  const { posts } = unwrapReply(book.desk.claimPosts());
  expect(posts.length).toBeGreaterThan(0);
  for (const { picture } of posts) expect(picture).toBeNull();
});

test('a message in several pieces has the picture in the last', () => {
  const book = shownBoards();
  unwrapReply(book.desk.setPictures({ on: true }));
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  const outbox = book.grids.get('outbox') ?? [];
  const at = outbox.findIndex(([, kind]) => kind === 'discord-public');
  const row = outbox[at] ?? [];
  outbox.splice(at + 1, 0, [String(row[0]).replace(/1$/, '2'), ...row.slice(1)]);
  const everyones = unwrapReply(book.desk.claimPosts()).posts.filter(({ id }) => id.includes(':everyone:'));
  expect(everyones.map(({ picture }) => picture === null)).toEqual([true, false]);
});

test('a message that went out without its picture is done, and says so', () => {
  const book = shownBoards();
  const { claim, posts } = claimAfter(book, true);
  const id = posts[0]?.id ?? '';
  const outcome = { kind: 'posted', withoutPicture: true } as const;
  unwrapReply(book.desk.reportPosts({ claim, outcomes: [{ id, outcome }] }));
  const delivery = gameIn(book.desk).deliveries.find((each) => each.id === id);
  expect(delivery).toMatchObject({ state: 'done', note: expect.stringContaining('picture') as unknown });
});
