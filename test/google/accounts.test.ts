// Who owns files and can use the program: other accounts, addresses, organizations, languages.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import { quietly } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import {
  begunGame,
  bookOf,
  byHolder,
  create,
  createdGame,
  deliverAll,
  draft,
  gameView,
  prepare,
  resolveStage,
  SMALL,
} from '../support/host-game';

/** A game whose first players have these addresses. */
function withAddress(addOn: TestHost, ...emails: readonly string[]): GameView {
  draft(addOn, { ...SMALL, contacts: emails.map((email) => [email, '', ''] as const) });
  return create(addOn);
}

test('an address without an account stops nobody else', () => {
  const addOn = openTestHost();
  addOn.host.conditions.accounts = { 'aa@nowhere.example': null };
  const { warnings, players, toPrepare } = withAddress(addOn, 'aa@nowhere.example');
  expect([players.filter(({ book }) => book === ''), toPrepare]).toEqual([[], []]);
  expect(warnings).toContainEqual(
    expect.stringMatching(/couldn’t share Aa's book: no Google account.*aa@nowhere\.example/),
  );
});

test('books for another way of writing an account, and for the host’s own, are delivered: permissions tell them', () => {
  const addOn = openTestHost();
  withAddress(addOn, 'Aa.Lee+game@googlemail.com', 'host@example.com', 'HOST@example.com');
  resolveStage(addOn.desk);
  expect(deliverAll(addOn.desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});

test('an organization that forbids to share outside it is told from an address without an account', () => {
  const addOn = openTestHost();
  addOn.host.conditions.forbidsOutside = true;
  const { warnings, players } = withAddress(addOn, 'aa@elsewhere.example');
  expect(players.filter(({ book, link }) => book === '' || link === '')).toEqual([]);
  expect(warnings.filter((text) => text.includes('share'))).toEqual([
    expect.stringMatching(
      /couldn’t share Aa's book: Google won’t let this account share it with aa@elsewhere/,
    ),
  ]);
  resolveStage(addOn.desk);
});

test('everyone with the link may answer, once the form is made and once it is opened again', () => {
  const addOn = createdGame(SMALL);
  const closed = (): string | undefined => addOn.host.forms.list()[0]?.closed;
  expect(closed()).toBeUndefined();
  const [form] = addOn.host.forms.list();
  // The host unpublishes the form in its editor.
  addOn.host.cloud.forms.change(form?.id ?? '', (draftForm) => {
    draftForm.published = false;
    draftForm.accepting = false;
  });
  unwrapReply(addOn.desk.setAccepting({ accepting: false }));
  prepare(addOn.desk);
  expect(closed()).toBeDefined();
  unwrapReply(addOn.desk.setAccepting({ accepting: true }));
  prepare(addOn.desk);
  expect(closed()).toBeUndefined();
});

test('a form is played though Drive doesn’t know it, which may be one of before', () => {
  const addOn = quietly('own faults', () => begunGame(SMALL));
  addOn.host.faults.fail('Drive.Permissions.create', 'File not found', { nth: 1, code: 404 });
  expect(prepare(addOn.desk).toPrepare).toEqual([]);
});

test('a form that the host unlinked is linked again when it is opened', () => {
  const addOn = createdGame(SMALL);
  const { host, desk } = addOn;
  const [form] = host.forms.list();
  host.cloud.forms.change(form?.id ?? '', (draftForm) => {
    delete draftForm.destination;
  });
  host.cloud.changeBookAsGoogle(host.bookId ?? '', (book) => {
    for (const tab of book.tabs) delete tab.formId;
  });
  unwrapReply(desk.setAccepting({ accepting: false }));
  prepare(desk);
  unwrapReply(desk.setAccepting({ accepting: true }));
  prepare(desk);
  host.conditions.rowLagMs = 0;
  unwrapReply(desk.submitForPractice({ players: [] }));
  expect(gameView(desk).stage?.waitingFor).toEqual([]);
});

test('a book in a shared drive is not written until the host allows it', () => {
  const addOn = createdGame(SMALL);
  const id = bookOf(addOn, 'Aa');
  addOn.host.cloud.changeFiles((files) => {
    const file = files[id];
    if (file !== undefined) file.driveId = 'drive';
  });
  const { deliveries } = deliverAll(addOn.desk);
  expect(deliveries.filter(({ state }) => state !== 'done')).toMatchObject([
    { title: "Aa's book", state: 'paused', note: expect.stringContaining('shared drive') as unknown },
  ]);
  // Its player’s account can be added.
  const contacts = {
    zone: '',
    webhook: '',
    players: byHolder(addOn.desk, { Aa: { 'E-mail': 'aa@example.com' } }),
  };
  unwrapReply(addOn.desk.saveContacts(contacts));
  deliverAll(addOn.desk);
  const readers = addOn.host.cloud.file(id)?.permissions.map(({ emailAddress }) => emailAddress);
  expect(readers).toContain('aa@example.com');
});

test.each([429, 503])('Sheets answering %i for a moment is waited for, inside the same click', (code) => {
  const addOn = quietly('own faults', () => createdGame(SMALL));
  unwrapReply(addOn.desk.submitForPractice({ players: [] }));
  const stage = gameView(addOn.desk).stage?.name ?? '';
  for (const call of ['Sheets.Spreadsheets.Values.batchGetByDataFilter', 'Sheets.Spreadsheets.batchUpdate']) {
    addOn.host.faults.fail(call, 'Not now.', { nth: 1, code });
  }
  const before = addOn.clock.now();
  expect(unwrapReply(addOn.desk.resolveRound({ stage, token: '' })).outcome).toBe('resolved');
  // Resolving waits for the next full second. Answers sent after it belong to the next round.
  expect(addOn.clock.now() - before).toBe(5000);
});
