// Corrections made from a window that is older than another host's: they neither undo nor overwrite what that one did.
import { given } from '../../../../src/commands/desk-calls';
import type { Change } from '../../../../src/rounds/host/parts/inputs';
import {
  created,
  gameIn,
  played,
  sessionOf,
  stageIn,
  submitted,
  correct,
  resolve,
  goBack,
} from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const ROUNDS = 'Last round';
const PRICE = 'Price of a stat point';

/** Gives the change of a setting as a window sends it that opened when the game began. */
function setting(field: string, now: string, before = gameIn(BEGUN.desk).settings[field] ?? ''): Change {
  return { kind: 'settings', fields: { [field]: { before, now } } };
}

const BEGUN = created({ game: 'black-garnet' });

describe('settings', () => {
  test('of one that was changed meanwhile both texts are shown, and the host picks', () => {
    const book = created({ game: 'black-garnet' });
    correct(book, setting(PRICE, '9'));
    // Another field doesn't touch it.
    correct(book, setting(ROUNDS, '7'));
    const clash = { field: PRICE, typed: '5', stands: '9' };
    const mine = setting(PRICE, '5');
    for (const refused of [
      book.desk.previewChange({ change: mine }),
      book.desk.applyChange({ change: mine, reason: 'Mine.', token: '' }),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'fields-changed', clashes: [clash] } });
    }
    correct(book, setting(PRICE, '5', '9'));
    expect(gameIn(book.desk).settings).toMatchObject({ [PRICE]: '5', [ROUNDS]: '7' });
  });

  test('the ledger has every setting in force after the change', () => {
    const book = created({ game: 'black-garnet' });
    const inForce = sessionOf(book).match.settings;
    correct(book, setting(ROUNDS, '7'));
    const { last, record, match } = sessionOf(book);
    expect(last?.entry).toMatchObject({ kind: 'settings', body: { settings: { ...inForce, rounds: 7 } } });
    expect(record.settings).toEqual(match.settings);
  });
});

describe('what the host entered in a resolved stage', () => {
  const STAGE = 'distribution';
  const entered = (field: string, now: string, before = ''): Change => ({
    kind: 'host-facts',
    stage: STAGE,
    fields: { [field]: { before, now } },
  });

  test('of one that was corrected meanwhile both texts are shown', () => {
    const book = played(1, { game: 'black-garnet' });
    const [ana = '', bo = ''] = sessionOf(book).match.roster;
    correct(book, entered('Corrected garnets', `${ana}: 9`));
    correct(book, entered('Purchases', `${bo}: learn B`));
    expect(given(book.desk.getPast({ stage: STAGE })).hostAnswers).toMatchObject({
      'Corrected garnets': `${ana}: 9`,
      Purchases: `${bo}: learn B`,
    });
    const change = entered('Corrected garnets', `${bo}: 7`);
    expect(book.desk.previewChange({ change })).toMatchObject({
      error: {
        code: 'fields-changed',
        clashes: [{ field: 'Corrected garnets', stands: `${ana}: 9`, typed: `${bo}: 7` }],
      },
    });
  });
});

describe.each(['open', 'resolved'] as const)('an answer entered in an %s stage', (which) => {
  test('asks first if another answer counts for the player by now', () => {
    const book = submitted();
    const stage = stageIn(book.desk).name;
    const [counted] = stageIn(book.desk).submissions.filter(({ player }) => player === 'Ann');
    if (which === 'resolved') resolve(book);
    const entry = (card: string, over: string): Change => ({
      ...{ kind: 'submission', stage, player: 'Ann', counted: over },
      answers: { Row: '2', Column: '2', 'Power card': card },
    });
    const began = counted?.id ?? '';
    correct(book, entry('3', began));
    const refused = book.desk.previewChange({ change: entry('4', began) });
    expect(refused).toMatchObject({ error: { code: 'answers-changed' } });
    const agree = refused.ok ? '' : (refused.error.agree ?? '');
    expect(given(book.desk.previewChange({ change: entry('4', agree) })).summary).toContain('Ann');
  });
});

const PICKS = { Row: '2', Column: '2', 'Power card': '3' };

/** Gives a book whose host entered answers for Ann and Cy, in round 1 or after it. */
function entered(when: 'while it was open' | 'after it'): Paper {
  const book = submitted();
  if (when === 'after it') resolve(book);
  for (const player of ['Ann', 'Cy']) {
    correct(book, { kind: 'submission', stage: 'round-1', player, answers: PICKS });
  }
  if (when === 'while it was open') resolve(book);
  return book;
}

function entryOf({ desk }: Paper, player: string): Change {
  const { submissions } = given(desk.getPast({ stage: 'round-1' }));
  const id = submissions.find((one) => one.byHost && one.player === player)?.id ?? '';
  return { kind: 'remove-submission', stage: 'round-1', id };
}

describe.each(['while it was open', 'after it'] as const)('entries made %s', (when) => {
  test('an entry that another window has set aside is not there; the next one is untouched', () => {
    const book = entered(when);
    const [ann, cy] = [entryOf(book, 'Ann'), entryOf(book, 'Cy')];
    correct(book, ann);
    expect(book.desk.previewChange({ change: ann })).toMatchObject({ error: { code: 'no-such-submission' } });
    const { summary } = given(book.desk.previewChange({ change: cy }));
    expect(summary).toBe('Set aside what you entered for Cy in Round 1 and recompute everything after it.');
    correct(book, cy);
    expect(sessionOf(book).record.stages[0]?.hostSubmissions).toEqual([]);
  });
});

test('entries keep their names when the game goes back, and is played again', () => {
  const book = entered('after it');
  const cy = entryOf(book, 'Cy');
  correct(book, entryOf(book, 'Ann'));
  goBack(book, 'round-1');
  resolve(book);
  expect(entryOf(book, 'Cy')).toEqual(cy);
});

test('what is corrected is said with the name of whose answer it is', () => {
  const book = submitted();
  resolve(book);
  const [first] = given(book.desk.getPast({ stage: 'round-1' })).submissions;
  const summaryOf = (change: Change): string => given(book.desk.previewChange({ change })).summary;
  expect([
    summaryOf({ kind: 'remove-submission', stage: 'round-1', id: first?.id ?? '' }),
    summaryOf({ kind: 'submission', stage: 'round-1', player: 'Cy', answers: PICKS }),
  ]).toEqual([
    'Set aside the answer of Ann in Round 1 and recompute everything after it.',
    'Enter an answer for Cy in Round 1 and recompute everything after it.',
  ]);
});
