// The players' page: who gets in, what a poll reads, and that its answers are treated like those of forms.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { moveInput } from '../../../src/rounds/page/input';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { keyDigest } from '../../../src/rounds/session/page-keys';
import type { PageAnswers, PageUpdate } from '../../../src/rounds/page/views';
import { created, playStage, sessionOf, stageIn, submitted } from '../../support/paper-game';
import { refused } from '../../support/host-game';
import { ADDRESS, keyOf, pageOf, sampleAnswers, withCallBefore, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';

function reading(book: Paper, player: string, stamp = ''): PageUpdate {
  return unwrapReply(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, player), stamp }));
}

const send = (book: Paper, player: string, answers: PageAnswers, stage = stageIn(book.desk).name) =>
  PAGE_CALLS.sendMove(book.ports, { key: keyOf(book, player), stage, answers });

describe('who gets in', () => {
  test.each(['', 'nobody', 'a'.repeat(300), undefined, 5, {}, ['x']])('the key %j opens nothing', (key) => {
    const book = withPage(created());
    const answer = refused(PAGE_CALLS.readPage(book.ports, { key, stamp: '' }));
    expect(answer).toMatchObject({ code: 'no-page' });
    // The answer is the same for a book without a game or without a page.
    expect(refused(PAGE_CALLS.readPage(created().ports, { key, stamp: '' }))).toEqual(answer);
  });

  test.each(['readPage', 'checkMove', 'sendMove'] as const)('%s with a wrong key reads nothing', (call) => {
    const book = withPage(created());
    book.calls.length = 0;
    for (let tries = 0; tries < 200; tries += 1) {
      expect(PAGE_CALLS[call](book.ports, { key: `wrong ${tries}`, stage: 'round-1' }).ok).toBe(false);
    }
    expect(book.calls).toEqual([]);
    // Only 50 wrong keys are counted. After that, nothing is written at all.
    expect(book.page.shown.get('wrong-keys')?.text).toBe('50');
    // Players still get in.
    expect(pageOf(book, 'Ann').person).toBe('Ann');
  });

  test('without an address, or after it was removed, no key opens anything', () => {
    const book = created();
    expect(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, 'Ann') }).ok).toBe(false);
    withPage(book);
    expect(pageOf(book, 'Ann').person).toBe('Ann');
    unwrapReply(book.desk.savePage({ address: '' }));
    expect(PAGE_CALLS.readPage(book.ports, { key: keyOf(book, 'Ann') }).ok).toBe(false);
  });

  test('data kept for pages has no key', () => {
    const book = withPage(created());
    pageOf(book, 'Ann');
    const kept = [...book.page.shown.keys(), JSON.stringify(book.page.game)].join('\n');
    for (const { key } of sessionOf(book).people.persons.values()) expect(kept).not.toContain(key);
    expect(kept).toContain(keyDigest(keyOf(book, 'Bob')));
  });
});

describe('polling', () => {
  test('again reads no sheet, for any player, and says that nothing has changed', () => {
    const book = withPage(created());
    const { stamp } = reading(book, 'Ann');
    const [ann, bob] = ['Ann', 'Bob'].map((player) => keyOf(book, player));
    const look = (key: string | undefined, back = false): PageUpdate =>
      unwrapReply(PAGE_CALLS.readPage(book.ports, { key, stamp, back }));
    book.calls.length = 0;
    expect(look(ann).page).toBeNull();
    expect(look(bob).page?.person).toBe('Bob');
    book.pass(19_999);
    expect(look(ann, true).page).toBeNull();
    expect(book.calls).toEqual([]);
    // A player who was away may have answered by form, so the book is read again.
    book.pass(1);
    expect(look(ann, true).page).toBeNull();
    expect(book.calls.splice(0)).toContain('book.read');
    book.pass(200_000);
    expect(look(ann).page).toBeNull();
    expect(book.calls).toEqual([]);
    book.pass(60_000);
    expect(look(ann).page).toBeNull();
    expect(book.calls.filter((call) => call.startsWith('book.'))).toEqual(['book.read']);
  });

  test('shows what another call has just read', () => {
    const book = withPage(created());
    const [key, other] = ['Ann', 'Bob'].map((player) => keyOf(book, player));
    const ports = withCallBefore(book, () => {
      unwrapReply(PAGE_CALLS.readPage(book.ports, { key: other }));
      book.calls.length = 0;
    });
    expect(unwrapReply(PAGE_CALLS.readPage(ports, { key })).page?.person).toBe('Ann');
    expect(book.calls).toEqual([]);
  });

  test('does not say why the book cannot be read', () => {
    const book = withPage(created());
    const key = keyOf(book, 'Ann');
    book.page.stage = '';
    for (const call of [PAGE_CALLS.readPage, PAGE_CALLS.checkMove]) {
      book.plant('book.read', { code: 'x', text: 'The Ledger of Bob was deleted.' });
      expect(refused(call(book.ports, { key }))).toMatchObject({
        code: 'not-read',
        text: expect.not.stringContaining('Bob') as unknown,
      });
    }
  });
});

describe('a move', () => {
  test('becomes a row of the form, and counts like one sent there', () => {
    const [byPage, byForm] = [withPage(created()), withPage(created())];
    const answers = sampleAnswers(byPage, 'Ann');
    const shown = unwrapReply(send(byPage, 'Ann', answers)).page;
    expect(shown?.submissions).toMatchObject([{ fate: 'counted', text: 'Counts so far.' }]);
    byForm.land('pick', {
      'Your key (already filled in)': keyOf(byForm, 'Ann'),
      ...Object.fromEntries(answers),
    });
    const submissions = [byPage, byForm].map(({ desk }) => stageIn(desk).submissions);
    expect(submissions[0]).toMatchObject([{ player: 'Ann', fate: 'counts' }]);
    expect(submissions[0]).toEqual(submissions[1]);
    expect([...byPage.forms.values()].map(({ rows }) => rows)).toEqual(
      [...byForm.forms.values()].map(({ rows }) => rows),
    );
    playStage(byPage);
    playStage(byForm);
    expect(byPage.grids.get('ledger')).toEqual(byForm.grids.get('ledger'));
  });

  test('the stage kept for pages stays in the script, and no page gets it', () => {
    const book = withPage(submitted());
    for (const player of ['Ann', 'Bob']) pageOf(book, player);
    const { seed } = sessionOf(book).record.setUp;
    expect(book.page.stage).toContain(seed);
    expect([...book.page.shown.values()].map(({ text }) => text).join('')).not.toContain(seed);
  });

  test('can only be sent a certain number of times per minute', () => {
    const book = withPage(created());
    const move = { key: keyOf(book, 'Ann'), stage: 'round-1', answers: sampleAnswers(book, 'Ann') };
    const again = () => PAGE_CALLS.sendMove(book.ports, move);
    for (let times = 0; times < 60; times += 1) {
      unwrapReply(again());
      // A try doesn't count if somebody else holds the lock.
      if (times < 2) refused(book.whileBusy(again));
    }
    const waiting = { ...book.ports, pages: { ...book.ports.pages, hostWaits: () => true } };
    expect(refused(PAGE_CALLS.sendMove(waiting, move)).passes).toBe('others');
    expect(refused(again()).code).toBe('too-many');
    unwrapReply(send(book, 'Bob', sampleAnswers(book, 'Bob')));
    book.pass(60_000);
    unwrapReply(again());
  });

  test('has no overlong parts', () => {
    const [name, text] = ['n'.repeat(200), 'x'.repeat(99_996)];
    const longest = { key: '', stage: name, mark: name, answers: [['Name', text]] };
    const others = [...longest.answers, [1, 'x'], ['x', 1]];
    expect(moveInput.read({ ...longest, answers: others }).value).toEqual(longest);
    const longer = { key: '', stage: `${name}n`, mark: `${name}n`, answers: [['Name', `${text}x`]] };
    expect(moveInput.read(longer).value).toEqual({ key: '', stage: '', answers: [] });
  });

  test.each([
    [undefined],
    [5],
    [{ answers: 'x' }],
    [{ answers: [[1, 2], 'a', ['Row', 'x'.repeat(20_000)]] }],
  ])('of any shape throws no exception: %j', (input) => {
    const book = withPage(created());
    const key = keyOf(book, 'Ann');
    for (const call of [PAGE_CALLS.checkMove, PAGE_CALLS.sendMove]) {
      expect(call(book.ports, input).ok).toBe(false);
      const known = call(book.ports, { ...(typeof input === 'object' ? input : {}), key, stage: 'round-1' });
      expect(known.ok && known.value === null).toBe(false);
    }
    expect(book.calls).not.toContain('forms.submit');
  });
});

describe('the address', () => {
  test.each([
    [`  ${ADDRESS}?x=1 `, ADDRESS],
    ['https://script.google.com/a/macros/example.org/s/AKfy_page-1/exec', ADDRESS],
    ['https://script.google.com/a/example.org/macros/s/AKfy_page-1/exec', ADDRESS],
    ['https://script.google.com/a/~/macros/s/AKfy_page-1/exec?authuser=1', ADDRESS],
    ['https://script.google.com/macros/u/1/s/AKfy_page-1/exec', ADDRESS],
    ['https://script.google.com/u/2/macros/s/AKfy_page-1/exec', ADDRESS],
    ['https://script.google.com/a/macros/example.org/u/1/s/AKfy_page-1/exec', ADDRESS],
  ])('%s is kept as the one that asks for no account', (typed, kept) => {
    const book = created();
    unwrapReply(book.desk.savePage({ address: typed }));
    expect(sessionOf(book).snapshot.page ?? book.place.page).toBe(kept);
  });

  test.each([
    ['https://script.google.com/macros/s/AKfy/dev', 'test-page-address'],
    ['https://script.google.com/macros/u/1/s/AKfy/dev', 'test-page-address'],
    ['https://example.org/macros/s/AKfy/exec', 'no-page-address'],
    ['javascript:alert(1)', 'no-page-address'],
  ])('%s is refused', (typed, code) => {
    const book = created();
    expect(refused(book.desk.savePage({ address: typed })).code).toBe(code);
    expect(book.place.page).toBe('');
  });
});
