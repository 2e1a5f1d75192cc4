// The call to submit: one for everyone, one with their own link for each player who is asked; and reminders.
import { given } from '../../../src/commands/desk-calls';
import { cellLook } from '../../../src/games/frame/tabs';
import { isSameReader } from '../../../src/rounds/reply/reply';
import { invitations, nextCalls, publicLinks } from '../../../src/rounds/outbox/invitations';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { findBook, personalLink } from '../../../src/rounds/record/game-files';
import { SECOND_LINK } from '../../../src/rounds/contacts/page-link';
import { nowTab } from '../../../src/rounds/outbox/now-tab';
import {
  created,
  deliver,
  drafted,
  gameIn,
  played,
  PLAYERS,
  playStage,
  sessionOf,
  stageIn,
} from '../../support/paper-game';
import { personOf, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

test('everyone is told the stage and until when, each player their own link', () => {
  const book = created();
  const [everyone, ...own] = invitations(sessionOf(book));
  const { book: url, rules } = publicLinks(sessionOf(book));
  expect(rules).toMatch(/#gid=\d+$/);
  expect(everyone).toEqual({
    to: 'everyone',
    text: `**Soullinked: Round 1** is open.\nFor everyone: ${url}\nRules: ${rules}`,
  });
  expect(own.map(({ to }) => to)).toEqual(PLAYERS.map((player) => ({ player })));
  expect(new Set(own.map(({ text }) => text)).size).toBe(PLAYERS.length);
  given(book.desk.setDeadline({ deadline: 1_800_000_000_000 }));
  expect(invitations(sessionOf(book))[0]?.text).toContain('until <t:1800000000:F> (<t:1800000000:R>)');
});

test('a player’s invitation has all that they need, and nobody else’s links', () => {
  const book = created({ contacts: [['', '', 'Asia/Tokyo']] });
  given(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 1, 15) }));
  const session = sessionOf(book);
  const { record } = session;
  const own = findBook(record, personOf(book, 'Ann').id)?.url ?? '';
  const { book: url, rules } = publicLinks(session);
  expect(gameIn(book.desk).players[0]?.invitation.split('\n')).toEqual([
    'Hello Ann, you play Soullinked. Round 1 is open.',
    'Deadline: Mon, 2 Mar 2026, 00:00 GMT+9',
    `Your form: ${personalLink(record, session.match.stage?.asks[0]?.form ?? '', personOf(book, 'Ann'), 'Ann')}`,
    `Your book: ${own}`,
    'Form and book are yours alone: give their links to nobody.',
    `For everyone: ${url}`,
    `Rules: ${rules}`,
  ]);
  for (const { name, invitation: text } of gameIn(book.desk).players) {
    for (const other of PLAYERS) {
      expect(text.includes(personOf(book, other).key)).toBe(name === other);
      expect(text.includes(findBook(record, personOf(book, other).id)?.url ?? '?')).toBe(name === other);
    }
  }
});

test('whoever is not asked has a book all the same', () => {
  const book = created({ game: 'tactical-picture-hunt' });
  const { stage, players } = gameIn(book.desk);
  const asked = stage?.asks.flatMap((ask) => ask.players) ?? [];
  const idle = players.find(({ name }) => !asked.includes(name));
  expect(idle?.invitation).toMatch(/it asks nothing of you\.\nYour book: .*\n.*\nFor everyone: /);
  expect(idle?.invitation).toContain('The book is yours alone: give its link to nobody.');
});

test('nobody is sent a link before the form is made, and nothing once the game is over', () => {
  const book = drafted();
  given(book.desk.create());
  expect(invitations(sessionOf(book)).map(({ to }) => to)).toEqual(['everyone']);
  expect(invitations(sessionOf(played(5)))).toEqual([]);
});

test('each missing player has a reminder of their own: game, stage, deadline in their zone, their link', () => {
  const book = created({ contacts: [['', '', 'Asia/Tokyo']] });
  given(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 1, 15) }));
  const { reminders } = stageIn(book.desk);
  expect(reminders.map(({ to }) => to)).toEqual(PLAYERS.map((player) => ({ player })));
  expect(reminders[0]?.text).toBe(
    `Soullinked: Round 1: nothing that you have sent counts yet. Deadline: Mon, 2 Mar 2026, 00:00 GMT+9.\nYour form is form:1?player=Ann&key=${personOf(book, 'Ann').key}\nIt is yours alone.`,
  );
  expect(reminders[1]?.text).toContain('Sun, 1 Mar 2026, 15:00 UTC');
  for (const { to, text } of reminders) {
    for (const name of PLAYERS) {
      expect(text.includes(personOf(book, name).key)).toBe(isSameReader(to, { player: name }));
      // Their own name stands in their own link.
      expect(new RegExp(`\\b${name}\\b`).test(text)).toBe(isSameReader(to, { player: name }));
    }
  }
});

test('only who is missing at that moment is reminded, with the reason where something was refused', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: null }));
  given(book.desk.submitForPractice({ players: ['Ann', 'Dee'] }));
  const key = personOf(book, 'Bob').key;
  book.land('Form', { [KEY_TITLE]: key, Row: 2, Column: 2, 'Power card': 3 });
  const { reminders } = stageIn(book.desk);
  expect(reminders.map(({ to }) => to)).toEqual([{ player: 'Bob' }, { player: 'Cy' }]);
  expect(reminders[0]?.text).toMatch(/counts yet\.\nWhat you sent last does not count: .*odd/);
  expect(reminders[1]?.text).toMatch(/counts yet\.\nYour form is /);
  given(book.desk.submitForPractice({ players: [] }));
  expect(stageIn(book.desk).reminders).toEqual([]);
});

test('below the results stand the next deadline and the place to play, each reader’s own', () => {
  const [all, ann] = ['public', 'ann'].map((name) => `https://discord.com/api/webhooks/1/${name}`);
  const book = created({ practice: false, webhook: all ?? '', contacts: [['', ann ?? '', '']] });
  deliver(book);
  const { messages } = given(book.desk.previewRound());
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  deliver(book);
  const session = sessionOf(book);
  const key = personOf(book, 'Ann').key;
  const until = `<t:${(session.deadline ?? 0) / 1000}:R>`;
  const textTo = (webhook = ''): string =>
    book.posts.filter(([address]) => address.includes(webhook)).at(-1)?.[1] ?? '';
  expect(textTo(all)).toContain(`Next: Round 2.\nDeadline: `);
  expect(textTo(all)).toContain(until);
  expect(textTo(all)).toContain(`For everyone: ${publicLinks(session).book}`);
  expect(textTo(all)).not.toMatch(/key=|\*\*Round 2\*\* is open/);
  expect(textTo(ann)).toContain('**Round 2** is open. Deadline: ');
  expect(textTo(ann)).toContain(until);
  expect(textTo(ann)).toContain(key);
  // The Preview has shown the very same words, with the deadline as it would be then.
  expect(messages.find(({ to }) => to === 'everyone')?.text).toBe(textTo(all));
  expect(messages.find(({ to }) => isSameReader(to, { player: 'Ann' }))?.text).toBe(textTo(ann));
});

describe('the last lines of a result lead on', () => {
  const hooks = {
    webhook: 'https://discord.com/api/webhooks/1/public',
    contacts: [['', 'https://discord.com/api/webhooks/1/ann', '']],
  } as const;
  const last = (book: Paper, webhook: string): string =>
    book.posts
      .filter(([address]) => address.endsWith(webhook))
      .at(-1)?.[1]
      .split('\n')
      .at(-1) ?? '';

  test('to the book where the form is made later, and the form stands in it then', () => {
    const book = created({ game: 'black-garnet', ...hooks });
    deliver(book);
    playStage(book);
    const { record } = sessionOf(book);
    const [first = ''] = sessionOf(book).match.roster;
    expect(last(book, 'ann')).toBe(
      `Your book leads to your form once it is made: ${findBook(record, personOf(book, first).id)?.url ?? ''}`,
    );
    given(book.desk.prepareNext());
    deliver(book);
    const form = nextCalls(sessionOf(book)).find(({ to }) => isSameReader(to, { player: first }));
    expect(form?.text).toMatch(/\nYour form: form:/);
  });

  test('without a deadline, too, and at the end to the public book', () => {
    const book = created({ ...hooks });
    given(book.desk.setDeadline({ deadline: null }));
    const open = { ...sessionOf(book), deadline: null };
    expect(nextCalls(open).find(({ to }) => isSameReader(to, { player: 'Ann' }))?.text).toMatch(
      / is open\.\nYour form: /,
    );
    while (sessionOf(book).match.stage !== null) playStage(book);
    const shared = `For everyone: ${publicLinks(sessionOf(book)).book}`;
    expect(nextCalls(sessionOf(book))).toEqual([{ to: 'everyone', text: shared }]);
    expect(last(book, 'public')).toBe(shared);
  });

  test('nowhere in a live game, whose players have their phones in hand', () => {
    const book = created({ game: 'tactical-picture-hunt', ...hooks });
    expect(nextCalls(sessionOf(book))).toEqual([]);
  });
});

test('beside the link to the page is a second one, for browsers with several Google accounts', () => {
  const book = created();
  withPage(book);
  const key = personOf(book, 'Ann').key;
  const second = `https://script.google.com/a/~/macros/s/AKfy_page-1/exec?key=${key}`;
  expect(gameIn(book.desk).players[0]?.invitation).toContain(`${SECOND_LINK}: ${second}\n`);
  const links = nowTab(sessionOf(book), personOf(book, 'Ann').id)
    .rows.flat()
    .map((cell) => cellLook(cell).link);
  expect(links).toContain(second);
});
