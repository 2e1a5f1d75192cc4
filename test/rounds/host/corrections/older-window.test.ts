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
  test('another setting that was changed meanwhile stays', () => {
    const book = created({ game: 'black-garnet' });
    correct(book, setting(PRICE, '9'));
    correct(book, setting(ROUNDS, '7'));
    expect(gameIn(book.desk).settings).toMatchObject({ [PRICE]: '9', [ROUNDS]: '7' });
  });

  test('of one that was changed meanwhile both texts are shown, and the host picks', () => {
    const book = created({ game: 'black-garnet' });
    correct(book, setting(PRICE, '9'));
    const clash = { field: PRICE, typed: '5', stands: '9' };
    const mine = setting(PRICE, '5');
    for (const refused of [
      book.desk.previewChange({ change: mine }),
      book.desk.applyChange({ change: mine, reason: 'Mine.', token: '' }),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'fields-changed', clashes: [clash] } });
    }
    correct(book, setting(PRICE, '5', '9'));
    expect(gameIn(book.desk).settings).toMatchObject({ [PRICE]: '5' });
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
  const past = (book: Paper): Readonly<Record<string, string>> =>
    given(book.desk.getPast({ stage: STAGE })).hostAnswers;

  test('another field that was corrected meanwhile stays', () => {
    const book = played(1, { game: 'black-garnet' });
    const [ana = '', bo = ''] = sessionOf(book).match.roster;
    correct(book, entered('Corrected garnets', `${ana}: 9`));
    correct(book, entered('Purchases', `${bo}: learn B`));
    expect(past(book)).toMatchObject({ 'Corrected garnets': `${ana}: 9`, Purchases: `${bo}: learn B` });
  });

  test('of one that was corrected meanwhile both texts are shown', () => {
    const book = played(1, { game: 'black-garnet' });
    const [ana = '', bo = ''] = sessionOf(book).match.roster;
    correct(book, entered('Corrected garnets', `${ana}: 9`));
    const change = entered('Corrected garnets', `${bo}: 7`);
    expect(book.desk.previewChange({ change })).toMatchObject({
      error: {
        code: 'fields-changed',
        clashes: [{ field: 'Corrected garnets', stands: `${ana}: 9`, typed: `${bo}: 7` }],
      },
    });
    expect(book.desk.previewChange({ change: entered('X', 'y') }).ok).toBe(true);
    const nowhere = { ...change, stage: 'nowhere' };
    expect(book.desk.previewChange({ change: nowhere })).toMatchObject({ error: { code: 'no-such-stage' } });
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
