// Two windows edit the same thing: changes to different fields are both kept, and nobody's change is overwritten unseen.
import { holderOf } from '../../support/host-game';
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { SaveContactsInput } from '../../../src/rounds/host/people/inputs';
import type { DraftView, DraftInput } from '../../../src/rounds/reply/draft-view';
import type { Reply } from '../../../src/rounds/reply/reply';
import { created, drafted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import { seasonIn, seasonStarted } from '../../support/paper-season';

const ZONE = 'Europe/Berlin';
const OTHER_ZONE = 'America/New_York';

/** Something that several people edit. `from` is what a window showed when the editing began. */
interface Edited<From> {
  readonly title: string;
  readonly book: () => Paper;
  readonly look: (book: Paper) => From;
  readonly one: (book: Paper, from: From, text: string) => Reply<unknown>;
  readonly other: (book: Paper, from: From) => Reply<unknown>;
  /** The current values of both fields. */
  readonly stands: (book: Paper) => readonly [one: string, other: string];
  readonly texts: readonly [first: string, second: string];
  /** The first field's name. `saved`: the second field's value after saving. */
  readonly field: string;
  readonly saved: string;
}

function draftOf(book: Paper): DraftView {
  const { draft } = unwrapReply(book.desk.getDesk());
  if (draft === undefined) throw new Error('No game is being set up.');
  return draft;
}

const whole = ({ game, ...draft }: DraftView): DraftInput => ({ ...draft, game: game.id });

const DRAFT: Edited<DraftInput> = {
  title: 'the draft of a game',
  book: () => drafted(),
  look: (book) => whole(draftOf(book)),
  one: ({ desk }, before, zone) => desk.saveDraft({ ...before, zone, before }),
  other: ({ desk }, before) =>
    desk.saveDraft({ ...before, seed: 'another seed that is long enough', before }),
  stands: (book) => [draftOf(book).zone, draftOf(book).seed],
  texts: [ZONE, OTHER_ZONE],
  field: 'Your time zone',
  saved: 'another seed that is long enough',
};

type Contacts = Required<Omit<SaveContactsInput, 'before'>>;

function contactsOf(book: Paper): Contacts {
  const { players, ...own } = unwrapReply(book.desk.getContacts());
  return { ...own, players: Object.fromEntries(players.map(({ id, contacts }) => [id, contacts])) };
}

function withEmail({ desk }: Paper, from: Contacts, name: string, email: string): SaveContactsInput {
  const id = holderOf(desk, name);
  return { ...from, players: { [id]: { ...from.players[id], 'E-mail': email } }, before: from };
}

const emailOf = (book: Paper, name: string): string =>
  contactsOf(book).players[holderOf(book.desk, name)]?.['E-mail'] ?? '';

const CONTACTS: Edited<Contacts> = {
  title: 'the contacts',
  book: () => created(),
  look: contactsOf,
  one: (book, from, email) => book.desk.saveContacts(withEmail(book, from, 'Ann', email)),
  other: (book, from) => book.desk.saveContacts(withEmail(book, from, 'Bob', 'bob@example.com')),
  stands: (book) => [emailOf(book, 'Ann'), emailOf(book, 'Bob')],
  texts: ['ann@example.com', 'ann@example.org'],
  field: 'E-mail for Ann',
  saved: 'bob@example.com',
};

type Settings = Pick<ReturnType<typeof seasonIn>, 'currencies' | 'inherit'>;

const settingsOf = (book: Paper): Settings => {
  const { currencies, inherit } = seasonIn(book);
  return { currencies, inherit };
};

const shownTo = (book: Paper): string => settingsOf(book).currencies[0]?.shown ?? '';

function saveShown({ desk }: Paper, before: Settings, shown: string): Reply<unknown> {
  const name = before.currencies[0]?.name ?? '';
  return desk.changeSeasonSettings({
    currencies: [{ name, shown: shown === 'public' ? 'public' : 'own' }],
    before,
  });
}

function testTwoWindows<From>({
  book: make,
  look,
  one,
  other,
  stands,
  texts,
  field,
  saved,
}: Edited<From>): void {
  test('different fields are both kept, whoever saves last', () => {
    const book = make();
    const from = look(book);
    unwrapReply(one(book, from, texts[0]));
    unwrapReply(other(book, from));
    expect(stands(book)).toEqual([texts[0], saved]);
  });

  test('for the same field, both texts are shown, and nothing is overwritten', () => {
    const book = make();
    const from = look(book);
    unwrapReply(one(book, from, texts[0]));
    const before = JSON.stringify([...book.grids]);
    expect(one(book, from, texts[1])).toMatchObject({
      ok: false,
      error: {
        code: 'fields-changed',
        clashes: [{ field, typed: texts[1], saved: texts[0], by: '' }],
      },
    });
    expect(JSON.stringify([...book.grids])).toBe(before);
  });

  test('the same text twice is no conflict', () => {
    const book = make();
    const from = look(book);
    unwrapReply(one(book, from, texts[0]));
    expect(one(book, from, texts[0])).toMatchObject({ ok: true });
  });
}

describe(DRAFT.title, () => testTwoWindows(DRAFT));
describe(CONTACTS.title, () => testTwoWindows(CONTACTS));

test('settings of a season: who sees a currency is not overwritten', () => {
  const book = seasonStarted();
  const before = settingsOf(book);
  const now = shownTo(book) === 'public' ? 'own' : 'public';
  unwrapReply(saveShown(book, before, now));
  unwrapReply(book.desk.changeSeasonSettings({ inherit: 'nothing', before }));
  expect([shownTo(book), settingsOf(book).inherit]).toEqual([now, 'nothing']);
});

test('a discarded draft is not saved', () => {
  const book = drafted();
  const before = whole(draftOf(book));
  unwrapReply(book.desk.discardDraft());
  expect(book.desk.saveDraft({ ...before, zone: ZONE, before })).toMatchObject({
    error: { code: 'draft-gone' },
  });
  expect(unwrapReply(book.desk.getDesk()).phase).toBe('empty');
});

test('a game is created as its window shows it, or not at all', () => {
  const book = drafted();
  const { mark } = draftOf(book);
  const before = whole(draftOf(book));
  unwrapReply(book.desk.saveDraft({ ...before, seed: 'another seed that is long enough', before }));
  expect(book.desk.create({ draft: mark })).toMatchObject({ error: { code: 'draft-changed' } });
  expect(unwrapReply(book.desk.getDesk()).phase).toBe('empty');
  unwrapReply(book.desk.create({ draft: draftOf(book).mark }));
});

const withEmailIn = (draft: DraftInput, name: string, column: number, text: string): DraftInput => ({
  ...draft,
  roster: draft.roster.map((row) =>
    row[0] === name ? row.map((cell, at) => (at === column ? text : cell)) : row,
  ),
});
const without = (draft: DraftInput, name: string): DraftInput => ({
  ...draft,
  roster: draft.roster.filter(([own]) => own !== name),
});
const rosterOf = (book: Paper): readonly (readonly string[])[] => draftOf(book).roster;
const namesIn = (book: Paper): readonly string[] => rosterOf(book).map(([name = '']) => name);
const cellOf = (book: Paper, name: string, column: number): string =>
  rosterOf(book).find(([own]) => own === name)?.[column] ?? '';

describe('rows of the roster', () => {
  const save = ({ desk }: Paper, from: DraftInput, now: DraftInput): Reply<unknown> =>
    desk.saveDraft({ ...now, before: from });
  const columnOf = (book: Paper): number =>
    draftOf(book).columns.findIndex(({ title }) => title === 'E-mail');
  const begun = (): { book: Paper; from: DraftInput; names: readonly string[]; email: number } => {
    const book = drafted();
    return { book, from: whole(draftOf(book)), names: namesIn(book), email: columnOf(book) };
  };

  test('text typed for a player stays theirs if another window removes a row above', () => {
    const { book, from, names, email } = begun();
    const [first = '', , third = ''] = names;
    unwrapReply(save(book, from, without(from, first)));
    unwrapReply(save(book, from, withEmailIn(from, third, email, 'third@example.com')));
    expect(namesIn(book)).toEqual(names.slice(1));
    expect(rosterOf(book).map((row) => row[email])).toEqual(
      names.slice(1).map((name) => (name === third ? 'third@example.com' : '')),
    );
  });

  test('text typed in a removed row is never silently dropped; saving it restores the row', () => {
    const { book, from, names, email } = begun();
    const [, second = ''] = names;
    unwrapReply(save(book, from, without(from, second)));
    const typed = withEmailIn(from, second, email, 'second@example.com');
    const refused = save(book, from, typed);
    expect(refused).toMatchObject({
      error: {
        code: 'fields-changed',
        text: `Saving the draft: ${second} was removed in another window. You’ve changed their row. Nothing was saved. Choose what to keep.`,
        clashes: [
          {
            row: { name: second },
            saved: '',
            typed: expect.stringContaining('second@example.com') as string,
          },
        ],
      },
    });
    expect(namesIn(book)).not.toContain(second);
    // The host keeps this window's version. The row wasn't there when the window began, so saving adds the row again.
    unwrapReply(save(book, without(from, second), typed));
    expect(namesIn(book)).toEqual(names);
    expect(cellOf(book, second, email)).toBe('second@example.com');
  });

  test('a row changed in another window is not removed, and a renamed one is not overwritten', () => {
    const { book, from, names, email } = begun();
    const [first = '', second = ''] = names;
    unwrapReply(save(book, from, withEmailIn(from, second, email, 'second@example.com')));
    expect(save(book, from, without(from, second))).toMatchObject({
      error: { clashes: [{ row: { name: second }, typed: '' }] },
    });
    unwrapReply(save(book, from, withEmailIn(from, first, 0, 'Zoe')));
    expect(save(book, from, withEmailIn(from, first, email, 'first@example.com'))).toMatchObject({
      error: { clashes: [{ row: { name: first } }] },
    });
    expect([cellOf(book, 'Zoe', email), cellOf(book, second, email)]).toEqual(['', 'second@example.com']);
  });
});
