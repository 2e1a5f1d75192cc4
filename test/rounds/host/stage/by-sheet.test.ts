// A paper game whose rounds are scored by formulas (OM-10): what stops a round, and its results.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import { BIDS_BY_FORMULAS, refused } from '../../../support/host-game';
import { wasResolvedBySheet } from '../../../../src/rounds/host/stage/by-sheet';
import type { Entry } from '../../../../src/rounds/record/entries';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { ledgerOf } from '../../../support/ledger-rows';
import {
  correct,
  gameIn,
  kindsOf,
  sessionOf,
  stageIn,
  submitted,
  resolve,
  sentFor,
  wake,
} from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

/** The first player's row in Results. */
const FIRST = 4;

const withTabs = paperOnce(() => {
  const book = submitted({ game: 'own-match', settings: BIDS_BY_FORMULAS });
  unwrapReply(book.desk.updateAnswers({}));
  return book;
});

/** A match with tabs, whose host scores in the spreadsheet. */
function inSheets(): { readonly book: Paper; readonly results: Cell[][]; readonly answers: Cell[][] } {
  const book = withTabs();
  const [{ results, answers } = {}] = [...book.matchSheets.values()];
  if (results === undefined || answers === undefined) throw new Error('There are no such tabs.');
  return { book, results, answers };
}

function fill(results: Cell[][], column: number, cells: readonly Cell[]): void {
  cells.forEach((cell, at) => {
    const row = results[FIRST + at] ?? [];
    while (row.length < column) row.push('');
    row[column] = cell;
  });
}

function stopText(book: Paper): string {
  const before = kindsOf(book);
  const { text } = refused(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  expect(kindsOf(book)).toEqual(before);
  return text;
}

describe('nothing is resolved', () => {
  test('if other answers count than those in the tab', () => {
    const { book, results } = inSheets();
    fill(results, 2, ['Loading...']);
    const { match } = sessionOf(book);
    const form = match.stage?.asks.find(({ players }) => players.includes('Bo'))?.form ?? '';
    const key = keyOf(book, 'Bo');
    book.whenWaiting(() => book.land(form, { [KEY_TITLE]: key, Bid: 3 }));
    expect(stopText(book)).toContain('since “Answers” was updated.');
    book.whenWaiting(() => book.plant('book.read', { code: 'busy', text: 'Google was busy.' }));
    expect(stopText(book)).toBe('Google was busy.');
  });

  test('if the last round’s values were typed again, unless the host has saved them', () => {
    const { book, results } = inSheets();
    fill(results, 2, [1, 2]);
    resolve(book);
    const save = (bo: string): unknown =>
      unwrapReply(
        book.desk.saveHostFacts({ answers: { 'Ana: change of Gold': '1', 'Bo: change of Gold': bo } }),
      );
    expect(stopText(book)).toContain('all values are the same as in Round 1, and Results, C5 was typed');
    book.plant('matchTabs.entered', { code: 'busy', text: 'Google was busy.' });
    expect(stopText(book)).toBe('Google was busy.');
    save('3');
    expect(stopText(book)).toContain('all values are the same as in Round 1');
    save('2');
    resolve(book);
    expect(sessionOf(book).match.facts).toMatchObject({ scores: { Gold: { Ana: 2, Bo: 4 } } });
  });

  test('except if all values are computed', () => {
    const { book, results } = inSheets();
    fill(results, 2, [1]);
    book.formulas.add('4 2');
    resolve(book);
    resolve(book);
    expect(sessionOf(book).match.facts).toMatchObject({ scores: { Gold: { Ana: 2 } } });
  });
});

test('an answer that is only in its form is written into Answers, and counts while Google computes', () => {
  const { book, results, answers } = inSheets();
  const { id = '', player = '' } = stageIn(book.desk).submissions[0] ?? {};
  const change = { kind: 'remove-submission', stage: 'round-1', id } as const;
  unwrapReply(book.desk.applyChange({ change, reason: 'It was mine.', token: '' }));
  book.pass(60_000);
  const key = keyOf(book, player);
  book.send(stageIn(book.desk).asks[0]?.form ?? '', { [KEY_TITLE]: key, Bid: 77 });
  fill(results, 2, ['Loading...']);
  book.whenWaiting(() => {
    expect(answers.flat()).toContain(77);
    fill(results, 2, [4]);
  });
  resolve(book);
  expect(sentFor(book).filter((one) => one.player === player)).toMatchObject([{ fate: 'counts' }]);
});

test('a round counts as resolved by formulas if it was resolved with the values read last', () => {
  const facts = (taken: boolean): Entry => ({
    kind: 'host-facts',
    body: { stage: 'one', facts: {}, ...(taken ? { taken } : {}) },
  });
  const resolved: Entry = {
    kind: 'resolved',
    body: { stage: 'one', submissions: [], hostSubmissions: [], hostFacts: {} },
  };
  const isBySheet = (...entries: readonly Entry[]): boolean =>
    wasResolvedBySheet({ rows: ledgerOf(...entries) });
  expect(isBySheet(facts(true), resolved)).toBe(true);
  expect(isBySheet(facts(true), facts(false), resolved)).toBe(false);
  expect(isBySheet(facts(true))).toBe(false);
});

describe('automatically', () => {
  const HOUR = 3_600_000;

  function goingOn() {
    const { book, results } = inSheets();
    unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
    return { book, results };
  }

  function look(book: Paper): void {
    unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
    book.pass(2 * HOUR);
    wake(book);
  }

  const says = (book: Paper): string => gameIn(book.desk).atDeadline.effects.join(' ');

  test('rounds only resolve after the host has resolved one with formulas', () => {
    const { book, results } = goingOn();
    fill(results, 2, [1]);
    look(book);
    expect(stageIn(book.desk).name).toBe('round-1');
    expect(says(book)).toContain('Resolve the first round of this match yourself');
    resolve(book);
    fill(results, 2, [2]);
    look(book);
    expect(stageIn(book.desk).name).toBe('round-3');
    expect(sessionOf(book).match.facts).toMatchObject({ scores: { Gold: { Ana: 3 } } });
    expect(kindsOf(book).slice(-4)).toEqual(['host-facts', 'resolved', 'by-itself', 'deadline']);
    fill(results, 2, ['#REF!']);
    look(book);
    expect(says(book)).toContain('Results, C5');
    fill(results, 2, [3]);
    correct(book, { kind: 'submission', stage: 'round-1', player: 'Bo', answers: { Bid: '7' } });
    expect(says(book)).toContain('were computed from other answers');
    look(book);
    expect(stageIn(book.desk).name).toBe('round-3');
    correct(book, { kind: 'stands', stage: 'round-1' });
    look(book);
    expect(kindsOf(book).slice(-3)).toEqual(['host-facts', 'resolved', 'by-itself']);
  });
});
