// Books that co-hosts draw by their own click: the host's account lends them, and takes them back.
import type { DriveFile } from 'apps-script-stand-in/cloud';
import { given } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { quietly } from '../support/evening';
import { CO, coHostOf, deskOf, HOST, OTHER, permission, shareByHand } from '../support/co-hosts';
import { changeProperty } from '../bundle/changed-book';
import { addResponse, keyOf, PICK } from '../support/hand-edits';
import { openTestHost, type TestHost } from '../support/host';
import { bookTabs } from '../support/host-books';
import {
  byHolder,
  createdGame,
  deliverAll,
  draft,
  gameIn,
  gameView,
  prepare,
  refused,
  SMALL,
  submittedGame,
} from '../support/host-game';
import { madeOnce } from '../support/made-hosts';

/** A game in which Aa and Bb have addresses, and everybody else a link. */
const ADDRESSED = {
  ...SMALL,
  contacts: [
    ['aa@players.example', '', ''],
    ['bb@players.example', '', ''],
  ],
} as const;

/** Such a game, for which everybody has sent something, with a co-host. */
function named(): { readonly addOn: TestHost; readonly co: DeskApi } {
  const addOn = madeOnce('a co-host is named', () => {
    const test = submittedGame(ADDRESSED);
    coHostOf(test);
    return test;
  });
  return { addOn, co: addOn.deskAs({ user: CO }) };
}

/** The ids of the books by their players; the public book is nobody's. */
const idsIn = (addOn: TestHost): ReadonlyMap<string, string> => {
  const { players, publicBook } = gameView(addOn.desk);
  const books = [['', publicBook], ...players.map(({ name, book }) => [name, book])];
  return new Map(books.map(([name = '', url = '']) => [name, /\/d\/([^/]+)/.exec(url)?.[1] ?? '']));
};

const idOf = (addOn: TestHost, player: string): string => idsIn(addOn).get(player) ?? '';

/** The files of all books, in the order of ALL. */
const filesOf = (addOn: TestHost): readonly DriveFile[] => {
  const ids = idsIn(addOn);
  return ALL.map((player) => fileOf(addOn, ids.get(player) ?? ''));
};

const fileOf = ({ host }: TestHost, id: string): DriveFile => {
  const file = host.cloud.file(id);
  if (file === undefined) throw new Error(`No file ${id}.`);
  return file;
};

/** For each account the books whose writer it is. */
const written = (addOn: TestHost, ...users: readonly string[]): readonly (readonly string[])[] => {
  const ids = [...idsIn(addOn)];
  return users.map((user) =>
    ids.flatMap(([player, id]) => (addOn.host.cloud.mayUse(id, user, 'write') ? [player] : [])),
  );
};

const ALL = ['', 'Aa', 'Bb', 'Cc', 'Dd'];

const resolve = (desk: DeskApi, stage = 'round-1'): void => {
  given(desk.resolveRound({ stage, token: '', deliver: true }));
};

/** The books that are not done, with what is said of them. */
const open = (desk: DeskApi): readonly (readonly string[])[] =>
  gameView(desk)
    .deliveries.filter(({ state }) => state !== 'done')
    .map(({ title, state, note }) => [title, state, note]);

/** The text of a book's tabs. */
const words = ({ host }: TestHost, id: string): string => JSON.stringify(bookTabs(host, id));

describe('a co-host’s click', () => {
  test('draws every book that is there, and makes, shares and asks of Drive nothing', () => {
    const { addOn, co } = named();
    expect(written(addOn, CO)).toEqual([ALL]);
    expect(given(addOn.desk.getCoHosts())).toMatchObject({ books: 5, coHosts: [{ books: 5 }] });
    const before = filesOf(addOn).map(({ permissions }) => permissions);
    const { desk } = given(co.resolveRound({ stage: 'round-1', token: '', deliver: true }));
    // Forms are left to the host, already in the answer of the click that resolves.
    const left = { host: HOST, steps: [expect.stringContaining('the form “Your pick”')] };
    expect([gameIn(desk), gameView(co)]).toMatchObject([1, 2].map(() => ({ toPrepare: [], forHost: left })));
    expect(gameView(addOn.desk).forHost).toBeUndefined();
    deliverAll(co);
    expect(open(co)).toEqual([]);
    const said = words(addOn, idOf(addOn, 'Aa'));
    expect(said).toContain('Round 1');
    expect(said).toContain('Round 2');
    expect(filesOf(addOn).map(({ permissions }) => permissions)).toEqual(before);
    // The next round is the host's again, and nothing is found to be wrong.
    prepare(addOn.desk);
    given(addOn.desk.submitForPractice({ players: [] }));
    resolve(addOn.desk, 'round-2');
    deliverAll(addOn.desk);
    expect(open(addOn.desk)).toEqual([]);
  });

  test('tells a player in their book that a submission counts', () => {
    const addOn = createdGame(ADDRESSED);
    deliverAll(addOn.desk);
    const co = coHostOf(addOn);
    addResponse(addOn, { ...PICK, [KEY_TITLE]: keyOf(addOn, 'Aa') });
    const id = idOf(addOn, 'Aa');
    expect(words(addOn, id)).not.toContain('Counts so far');
    expect(given(co.deliverFates()).left).toBe(0);
    expect(words(addOn, id)).toContain('Counts so far');
  });

  test.each([
    ['a reader', 'it is shared with other@example.com', permission('reader', OTHER)],
    ['an editor', 'it is shared with other@example.com', permission('writer', OTHER)],
    [
      'the link',
      'anyone with the link can open it',
      { id: 'anyone', type: 'anyone', role: 'reader' } as const,
    ],
  ])('leaves a book to the host that %s opens to somebody else', (_, found, given_) => {
    const { addOn, co } = named();
    const id = idOf(addOn, 'Aa');
    shareByHand(addOn, id, given_);
    resolve(co);
    const why = `Delivering to Aa's book: as far as Google tells ${CO}, ${found}. It waits for ${HOST}, whose account sees who reads it. Nothing was changed.`;
    expect(open(co)).toEqual([["Aa's book", 'waiting', '']]);
    expect(words(addOn, id)).not.toContain('Round 2');
    const { code, text } = refused(co.deliverSome());
    expect([code, text]).toEqual(['other-account', why]);
    // The host's account names them, too.
    deliverAll(addOn.desk);
    expect(open(addOn.desk)).toMatchObject([["Aa's book", 'paused', expect.stringContaining(found)]]);
    expect(words(addOn, id)).not.toContain('Round 2');
  });

  test.each(['throws', 'editors alone'] as const)(
    'leaves books to the host where Google does not tell who reads them: %s',
    (hides) => {
      const { addOn, co } = named();
      addOn.host.conditions.hidesReaders = hides;
      // Somebody whom that account is not told of.
      const id = idOf(addOn, 'Aa');
      shareByHand(addOn, id, permission('reader', OTHER));
      resolve(co);
      const waiting = open(co).map(([title]) => title);
      expect(waiting).toEqual(expect.arrayContaining(["Aa's book", "Bb's book"]));
      expect(words(addOn, id)).not.toContain('Round 2');
      expect(refused(co.deliverSome())).toMatchObject({ code: 'other-account' });
      // To the host's account all is told.
      deliverAll(addOn.desk);
      expect(open(addOn.desk)).toMatchObject([["Aa's book", 'paused', expect.stringContaining(OTHER)]]);
    },
  );

  test.each([
    [null, 'holds', 'Google tells your account who reads'],
    ['throws', 'fails', 'does not let your account see a book'],
    ['editors alone', 'fails', 'does not tell your account who reads'],
  ] as const)('says beforehand whether it will: %s', (hides, kind, text) => {
    const { addOn, co } = named();
    addOn.host.conditions.hidesReaders = hides;
    const answer = given(co.lookAtLentBook());
    expect([answer.kind, answer.text]).toEqual([kind, expect.stringContaining(text)]);
  });

  test('has no lent book to look at where no address is entered', () => {
    const addOn = submittedGame(SMALL);
    expect(given(coHostOf(addOn).lookAtLentBook()).kind).toBe('unknown');
  });

  test('draws a book whose reader’s address Google does not tell, and none that one more reads', () => {
    const { addOn, co } = named();
    shareByHand(addOn, idOf(addOn, 'Bb'), permission('reader', 'stranger@elsewhere.example'));
    addOn.host.conditions.hidesAddresses = true;
    resolve(co);
    expect(open(co)).toEqual([["Bb's book", 'waiting', '']]);
    expect(refused(co.deliverSome()).text).toContain('it is shared with somebody.');
  });

  test('leaves a book to the host whose reader was changed, or that is in a shared drive', () => {
    const { addOn, co } = named();
    const ids = idsIn(addOn);
    addOn.host.cloud.changeFiles((files) => {
      const file = files[ids.get('Bb') ?? ''];
      if (file !== undefined) file.driveId = 'a drive';
    });
    const { zone, webhook } = given(addOn.desk.getContacts());
    const players = { Aa: { 'E-mail': 'another@players.example' } };
    given(addOn.desk.saveContacts({ zone, webhook, players: byHolder(addOn.desk, players) }));
    resolve(co);
    expect(open(co).map(([title]) => title)).toEqual(["Aa's book", "Bb's book"]);
    // The host's account shares it anew, with the new reader and the co-hosts alone.
    deliverAll(addOn.desk);
    prepare(addOn.desk);
    const people = fileOf(addOn, ids.get('Aa') ?? '').permissions.map(({ emailAddress }) => emailAddress);
    expect(people).toEqual([HOST, 'another@players.example', CO]);
  });
});

describe('lending', () => {
  test('books that are made later are lent, to all co-hosts, and nobody but the host can share one on', () => {
    const addOn = openTestHost();
    draft(addOn, ADDRESSED);
    given(addOn.desk.nameCoHost({ address: CO }));
    given(addOn.desk.nameCoHost({ address: OTHER }));
    given(addOn.desk.create());
    prepare(addOn.desk);
    expect(written(addOn, CO, OTHER)).toEqual([ALL, ALL]);
    expect(filesOf(addOn).map(({ writersCanShare }) => writersCanShare)).toEqual(ALL.map(() => false));
    // A book that the host deleted is made anew, and lent.
    deliverAll(addOn.desk);
    const id = idOf(addOn, 'Aa');
    addOn.host.cloud.changeFiles((files) => {
      const file = files[id];
      if (file !== undefined) file.trashed = true;
    });
    given(addOn.desk.submitForPractice({ players: [] }));
    resolve(addOn.desk);
    deliverAll(addOn.desk);
    prepare(addOn.desk);
    expect(written(addOn, CO, OTHER)).toEqual([ALL, ALL]);
  });

  test('a game whose naming ended in the middle lends with the host’s next click', () => {
    const addOn = submittedGame(ADDRESSED);
    const coHosts = [{ address: CO, since: 1, by: HOST }];
    changeProperty(addOn, 'hosts', JSON.stringify({ owner: HOST, coHosts }));
    const co = deskOf(addOn, CO);
    resolve(co);
    expect(open(co).map(([, state]) => state)).toEqual(ALL.map(() => 'waiting'));
    expect(refused(co.deliverSome()).text).toContain(`${HOST} made the files`);
    deliverAll(addOn.desk);
    prepare(addOn.desk);
    expect(written(addOn, CO)).toEqual([ALL]);
    given(addOn.desk.submitForPractice({ players: [] }));
    resolve(co, 'round-2');
    deliverAll(co);
    expect(open(co)).toEqual([]);
  });

  test('where Google refuses it, the game goes on, and the books are the host’s', () => {
    const addOn = submittedGame(ADDRESSED);
    addOn.host.conditions.accounts = { [CO]: null };
    const co = coHostOf(addOn);
    expect(given(co.getCoHosts())).toMatchObject({ books: 5, coHosts: [{ books: 0 }] });
    expect(gameView(addOn.desk).toPrepare).toEqual([]);
    resolve(co);
    expect(open(co)).toHaveLength(5);
    deliverAll(addOn.desk);
    expect(open(addOn.desk)).toEqual([]);
    // Named once more, it is tried again.
    addOn.host.conditions.accounts = {};
    expect(given(addOn.desk.nameCoHost({ address: CO }))).toMatchObject({ coHosts: [{ books: 5 }] });
    expect(written(addOn, CO)).toEqual([ALL]);
  });

  test('whoever is removed can open no book from that click on, and is lent them again when named again', () => {
    const addOn = submittedGame(ADDRESSED);
    coHostOf(addOn);
    given(addOn.desk.nameCoHost({ address: OTHER }));
    const { coHosts } = given(addOn.desk.removeCoHost({ address: CO }));
    expect(coHosts).toMatchObject([
      { address: CO, books: 0 },
      { address: OTHER, books: 5 },
    ]);
    const ids = idsIn(addOn);
    const opened = ['Aa', 'Bb'].map((player) => addOn.host.cloud.mayUse(ids.get(player) ?? '', CO, 'read'));
    expect([opened, ...written(addOn, CO)]).toEqual([[false, false], []]);
    given(addOn.desk.nameCoHost({ address: CO }));
    expect(written(addOn, CO, OTHER)).toEqual([ALL, ALL]);
  });

  test('a book that Google does not take back is named to the host, and not written on', () => {
    const addOn = quietly('own faults', () => submittedGame(ADDRESSED));
    coHostOf(addOn);
    const fault = { message: 'The caller does not have permission', code: 403 };
    addOn.host.faults.fail(/drive\.permissions\.delete$|Permissions\.remove$/, fault.message, fault);
    given(addOn.desk.removeCoHost({ address: CO }));
    expect(given(addOn.desk.getCoHosts())).toMatchObject({ coHosts: [{ address: CO, books: 5 }] });
    const note = `Round Keeper could not take Aa's book back from ${CO}, who is no co-host any more.`;
    expect(gameView(addOn.desk).warnings.join(' ')).toContain(note);
    resolve(addOn.desk);
    deliverAll(addOn.desk);
    expect(open(addOn.desk).map(([title, state]) => [title, state])).toEqual(
      ['Aa', 'Bb', 'Cc', 'Dd'].map((player) => [`${player}'s book`, 'paused']),
    );
  });

  test('a substitute’s book is lent, beside that of whoever they play for', () => {
    const addOn = createdGame(ADDRESSED);
    deliverAll(addOn.desk);
    coHostOf(addOn);
    const former = idOf(addOn, 'Aa');
    const contacts = { 'E-mail': 'new@players.example' };
    const change = { kind: 'replace-player', player: 'Aa', name: 'Zed', contacts } as const;
    const { token } = given(addOn.desk.previewChange({ change }));
    given(addOn.desk.applyChange({ change, reason: 'Ill', token }));
    prepare(addOn.desk);
    deliverAll(addOn.desk);
    const mayOpen = (id: string): readonly unknown[] =>
      fileOf(addOn, id).permissions.map(({ emailAddress }) => emailAddress);
    expect(mayOpen(former)).toEqual([HOST, 'aa@players.example', CO]);
    expect(mayOpen(idOf(addOn, 'Aa'))).toEqual([HOST, 'new@players.example', CO]);
    expect(written(addOn, CO)).toEqual([ALL]);
  });
});

test('a game without co-hosts asks Google for nothing of this', () => {
  const addOn = createdGame(ADDRESSED);
  deliverAll(addOn.desk);
  expect(filesOf(addOn).map(({ writersCanShare }) => writersCanShare)).toEqual(ALL.map(() => undefined));
});
