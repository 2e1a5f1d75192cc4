// If an answer is only in its form when a stage is resolved, the program reads the form, and the answer counts once.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import { runDeadlines } from '../../../../src/rounds/host/stage/deadline-run';
import { holder } from '../../../../src/rounds/record/people';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { refused } from '../../../support/host-game';
import { paperVersion } from '../../../support/older-version';
import {
  callsOf,
  created,
  kindsOf,
  sentFor,
  sessionOf,
  stageIn,
  resolve,
  wake,
} from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
import { Killed, paperOnce, type Paper } from '../../../support/paper-ports';

const ASKED = 'forms.responsesSince';
const FAILED = { code: 'service-failed', text: 'Asking a form: Google did not do it.' };

/** A game whose first claim is open. */
const live = paperOnce(() => {
  const book = created({ game: 'tactical-picture-hunt' });
  book.pass(60_000);
  return book;
});

function claim(book: Paper): { readonly player: string; readonly labels: readonly string[] } {
  const [ask] = stageIn(book.desk).asks;
  const [question] = ask?.questions ?? [];
  if (question === undefined || !('options' in question.kind)) throw new Error('There is no choice.');
  const labels = question.kind.options.map(({ label, value }) => label ?? value);
  return { player: ask?.players[0] ?? '', labels };
}

/** The claimant's answers: the nth dimension, or this one. */
function answers(book: Paper, dimension: number | string): Readonly<Record<string, Cell>> {
  const { player, labels } = claim(book);
  const key = keyOf(book, player);
  const answer = typeof dimension === 'number' ? labels[dimension] : dimension;
  return { [KEY_TITLE]: key, Dimension: answer ?? '' };
}

/** Sends a claim. Calling the returned function adds its row. */
function send(book: Paper, dimension: number | string): () => void {
  return book.send('“Your dimension”', answers(book, dimension));
}

const listed = (book: Paper): readonly unknown[] => stageIn(book.desk).submissions;

test('an answer that was sent in time counts, and the host is told where it was read', () => {
  const book = live();
  const { player } = claim(book);
  send(book, 3);
  expect(unwrapReply(book.desk.previewRound()).missing).toEqual([player]);
  const { notices, desk } = resolve(book);
  expect(desk).toMatchObject({ play: { stage: { submissions: [] } } });
  expect(sentFor(book)).toMatchObject([{ player, fate: 'counts', late: false }]);
  expect(notices).toEqual([expect.stringContaining(`Answers from ${player} were read from the form`)]);
});

test('a row that arrives between the two reads counts once', () => {
  const book = live();
  const land = send(book, 3);
  const { forms } = book.ports;
  jest.spyOn(forms, 'responsesSince').mockImplementationOnce((id, since) => {
    land();
    return forms.responsesSince(id, since);
  });
  resolve(book);
  expect(sentFor(book)).toHaveLength(1);
  expect(listed(book)).toEqual([]);
});

test('a value that Sheets changed is recognized by its key and second', () => {
  const book = live();
  send(book, '007');
  const [, form] = [...book.forms].find(([name]) => name.includes('“Your dimension”')) ?? [];
  const stamp = (Math.floor(book.ports.now() / 1000) * 1000 - Date.UTC(1899, 11, 30)) / 86_400_000;
  const row = [stamp, '', 7, answers(book, 0)[KEY_TITLE] ?? ''];
  resolve(book);
  form?.rows.push(row);
  expect(listed(book)).toEqual([]);
});

test('two answers in the same second each have a row', () => {
  const book = live();
  const lands = [send(book, 3), send(book, 3), send(book, 2)];
  resolve(book);
  expect(sentFor(book).map(({ fate }) => fate)).toEqual(['replaced', 'replaced', 'counts']);
  const names = sessionOf(book).record.sent;
  expect(new Set(names).size).toBe(3);
  for (const land of lands.reverse()) land();
  expect(listed(book)).toEqual([]);
  send(book, 3)();
  expect(listed(book)).toHaveLength(1);
});

test('no form is read whose players have all answered; each other form once', () => {
  const book = live();
  for (let stage = 0; stage < 2; stage += 1) {
    unwrapReply(book.desk.submitForPractice({ players: [] }));
    resolve(book);
    unwrapReply(book.desk.prepareNext());
  }
  expect(stageIn(book.desk).asks).toHaveLength(2);
  const [ask] = stageIn(book.desk).asks;
  unwrapReply(book.desk.submitForPractice({ players: ask?.players ?? [] }));
  expect(callsOf(book, () => resolve(book)).filter((call) => call === ASKED)).toHaveLength(1);
});

test('a form that cannot be read does not block the stage, and the host is told', () => {
  const book = live();
  const { player } = claim(book);
  const land = send(book, 3);
  book.pass(5000);
  book.plant(ASKED, FAILED);
  const { outcome, notices } = resolve(book);
  expect(outcome).toBe('resolved');
  expect(sentFor(book)).toEqual([]);
  expect(notices).toEqual([expect.stringContaining(`for answers from ${player}. Only answers in`)]);
  land();
  expect(listed(book)).toMatchObject([{ player, late: true }]);
});

test.each(['before', 'after'] as const)('killed %s reading the form, nothing is resolved', (when) => {
  const book = live();
  send(book, 3);
  book.plant(ASKED, when);
  expect(() => resolve(book)).toThrow(Killed);
  expect(kindsOf(book)).not.toContain('resolved');
  expect(resolve(book).outcome).toBe('resolved');
  expect(sentFor(book)).toHaveLength(1);
});

describe('in a game that is not played live', () => {
  /** A round whose older version, with only Ann's answer, was restored. No window has been opened since. */
  const older = paperOnce(() => {
    const book = created();
    book.pass(60_000);
    const { people } = sessionOf(book);
    const send = (player: string): void => {
      const at = ['Ann', 'Cy'].includes(player) ? 2 : 1;
      book.land('pick', { [KEY_TITLE]: holder(people, player).key, Row: at, Column: at, 'Power card': 2 });
    };
    send('Ann');
    const restore = paperVersion(book);
    ['Bob', 'Cy', 'Dee'].forEach(send);
    restore();
    return book;
  });

  const counted = (book: Paper): readonly string[] =>
    sessionOf(book).record.stages[0]?.submissions.map(({ player }) => player) ?? [];

  test('no form is read automatically either, and the record says so', () => {
    const book = dueAt(older());
    unwrapReply(runDeadlines(book.ports));
    expect(counted(book)).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
    const texts = sessionOf(book).rows.map(({ text }) => text);
    expect(texts.join()).toContain('Answers from Bob, Cy and Dee were read from the form');
  });

  test('a form that fails temporarily is read again; then the round waits no longer', () => {
    const book = dueAt(older());
    book.plant(ASKED, { ...FAILED, passes: 'google' });
    unwrapReply(runDeadlines(book.ports));
    expect(counted(book)).toHaveLength(4);
    const silent = dueAt(older());
    silent.pass(3_600_000 - 45_000);
    silent.plant(ASKED, { ...FAILED, passes: 'google' });
    unwrapReply(runDeadlines(silent.ports));
    expect(counted(silent)).toEqual(['Ann']);
  });

  /** The game after a deadline at which it resolves automatically. */
  function dueAt(book: Paper): Paper {
    unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
    unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 60_000 }));
    book.pass(120_000);
    return book;
  }

  test('a form whose tab was deleted is still read', () => {
    const book = older();
    const port = { ...book.ports.book };
    jest.spyOn(book.ports.book, 'read').mockImplementation((options) => {
      const snapshot = port.read(options);
      return snapshot.ok ? { ok: true, value: { ...snapshot.value, responses: [] } } : snapshot;
    });
    resolve(book);
    expect(counted(book)).toEqual(['Ann', 'Bob', 'Cy', 'Dee']);
  });
});

test('if the host decides over the answers, one that is only in a form is shown first, and counts once', () => {
  const settings = { Title: 'Bids', Questions: 'Bid; number', Scores: 'Gold; everyone' };
  const book = created({ game: 'own-match', settings });
  book.pass(60_000);
  const stage = stageIn(book.desk);
  const [ask] = stage.asks;
  const [first = '', ...others] = ask?.players ?? [];
  unwrapReply(book.desk.submitForPractice({ players: others }));
  unwrapReply(book.desk.saveHostFacts({ answers: { Announcement: 'Sold.' } }));
  book.pass(60_000);
  const key = keyOf(book, first);
  const land = book.send(ask?.form ?? '', { Bid: 1, [KEY_TITLE]: key });
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 1000 }));
  book.pass(3_600_000 + 16_000);
  book.plant('book.write', { ...FAILED, passes: 'google' });
  wake(book);
  expect([sessionOf(book).record.pending.waitsForHost, book.alarm.set]).toEqual([true, undefined]);
  book.plant('book.write', FAILED);
  expect(refused(book.desk.resolveRound({ stage: stage.name, token: '' })).code).toBe(FAILED.code);
  const asked = refused(book.desk.resolveRound({ stage: stage.name, token: '' }));
  expect(asked.text).toMatch(new RegExp(`${first} \\(.+\\) has answered`));
  const { changedSinceSaved, hostAnswers, over, waitingFor } = stageIn(book.desk);
  expect(waitingFor).not.toContain(first);
  expect(changedSinceSaved).toHaveLength(1);
  unwrapReply(book.desk.saveHostFacts({ answers: hostAnswers, over }));
  const before = stageIn(book.desk).submissions;
  land();
  expect(stageIn(book.desk).submissions).toEqual(before);
  resolve(book);
  expect(sentFor(book).filter(({ player }) => player === first)).toHaveLength(1);
  expect(listed(book)).toEqual([]);
});
