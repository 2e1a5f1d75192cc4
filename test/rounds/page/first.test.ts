// The facts that stand first on a player's page: the last stage from their side, and the host's changes, while they are true.
import { given } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { playerPage } from '../../../src/rounds/page/view';
import type { PlayerPage } from '../../../src/rounds/page/views';
import type { Change } from '../../../src/rounds/host/parts/inputs';
import { created, deliver, gameIn, played, sessionOf, stageIn } from '../../support/paper-game';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { bookOf, keyOf, personOf } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { sampled } from '../../support/sample';

const pageOf = (book: Paper, player: string): PlayerPage =>
  playerPage(sessionOf(book), personOf(book, player).id);

const said = (book: Paper, player: string): readonly string[] =>
  pageOf(book, player).first.map(({ title, lines }) => `${title}: ${lines.join(' ')}`);

function change(book: Paper, made: Change): void {
  const token = made.kind === 'replace-player' ? '' : given(book.desk.previewChange({ change: made })).token;
  given(book.desk.applyChange({ change: made, reason: 'Asked for.', token }));
}

function resolve(book: Paper): void {
  book.pass(60_000);
  given(book.desk.submitForPractice({ players: [] }));
  given(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
}

test('a stage opens with what the last one brought the reader, and nobody else reads it', () => {
  const book = played(1);
  const [own = '', ...more] = said(book, 'Ann');
  expect(own).toMatch(
    /^Round 1: You scored -?\d+ points? with row \d, column \d and card \d: −?\d+ in all\. Bob scored/,
  );
  expect(more).toEqual([]);
  expect(said(book, 'Cy').join()).not.toContain(own);
  expect(pageOf(book, 'Ann').news[0]?.result.join(' ')).toBe(own.slice('Round 1: '.length));
});

test('a round that is open again says so, and whether an answer counts; what it took back is no news', () => {
  const book = played(3);
  change(book, { kind: 'rewind', toStage: 'round-3' });
  change(book, { kind: 'rewind', toStage: 'round-2' });
  expect(said(book, 'Ann')).toEqual([
    'Round 2 is open again: Everything from it on was taken back. Your answer from before counts; change it if you like.',
    expect.stringMatching(/^Round 1: You scored/),
  ]);
  expect(pageOf(book, 'Ann').news.map(({ title }) => title)).toEqual([
    'Round 2 is open again: everything from it on was taken back.',
    'Round 1',
  ]);
  resolve(book);
  expect(said(book, 'Ann').join()).not.toContain('open again');
});

/** Another pick for Ann in round 1. */
const PICK: Change = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Ann',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
};

test('a correction says what it was', () => {
  const book = played(2);
  change(book, PICK);
  expect(said(book, 'Ann')[0]).toMatch(/^Round 1 was corrected: .*→/);
  resolve(book);
  expect(said(book, 'Ann').join()).not.toContain('corrected');
});

describe.each([
  ['with a page', 'https://script.google.com/macros/s/AKfy_page-1/exec'],
  ['without a page', ''],
])('a correction before anything was delivered, %s', (where, address) => {
  test('only pages, which may have shown the old result, say so', () => {
    const book = created();
    given(book.desk.savePage({ address }));
    deliver(book);
    resolve(book);
    change(book, PICK);
    const news = said(book, 'Ann').filter((text) => text.startsWith('Round 1 was corrected: '));
    expect(news).toEqual(where === 'with a page' ? [expect.stringContaining('→')] : []);
    // Their book and their messages have the corrected result only.
    deliver(book);
    expect(JSON.stringify(bookOf(book, 'Ann').tabs)).not.toContain('orrect');
    expect(gameIn(book.desk).corrections).toEqual([]);
    expect(book.posts.join()).not.toContain('corrected');
  });
});

test('everyone reads who plays for whom from the open stage on, and that answers are taken again', () => {
  const book = played(1);
  change(book, { kind: 'replace-player', player: 'Bob', name: 'Eve' });
  expect(said(book, 'Ann')).toContain('Another person plays: Eve plays for Bob from Round 2 on.');
  expect(said(book, 'Bob')).toContain(
    'Your seat: You, Eve, play for Bob from Round 2 on. What came before, Bob did.',
  );
  given(book.desk.setAccepting({ accepting: false }));
  expect(said(book, 'Ann').join()).not.toContain('takes answers again');
  given(book.desk.setAccepting({ accepting: true }));
  expect(said(book, 'Ann')).toContain('Open again: Your host takes answers again.');
  resolve(book);
  expect(said(book, 'Ann')).toHaveLength(1);
});

test('once everything is published, its readers are told and led there', () => {
  const book = played(5);
  expect(said(book, 'Ann')).toEqual([]);
  given(book.desk.publishEverything());
  expect(said(book, 'Ann')).toEqual(['Published: All submissions and secrets can be read now.']);
  expect(pageOf(book, 'Ann').first[0]?.link).not.toBe('');
});

const STAGES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** The first stage of each kind, where there is more than one kind. */
const FIRST_OF_KIND: Readonly<Record<string, readonly number[]>> = {
  'pokemon-snap': [0, 5],
  'black-garnet': [0, 1, 2],
  'tactical-picture-hunt': [0, 1, 2],
  between: [0, 1],
};

test.each(GAMES.map(({ info }) => [info.id]))('who sent nothing is told so, once: %s', (game) => {
  const told =
    /(sent|sent a|sent no) (nothing|pick|plan)|(?:no|N)othing (that )?you sent|nothing that you sent/;
  for (const stages of sampled(STAGES, FIRST_OF_KIND[game] ?? [0])) {
    const book = played(stages, { game });
    if (sessionOf(book).match.stage === null) break;
    const { name, waitingFor } = stageIn(book.desk);
    const [silent = '', ...others] = waitingFor;
    if (sessionOf(book).match.info.live === true) given(book.desk.startClock({ stage: name }));
    book.pass(60_000);
    if (others.length > 0) given(book.desk.submitForPractice({ players: others }));
    const { token } = given(book.desk.previewRound());
    given(book.desk.resolveRound({ stage: name, token }));
    if (silent === '' || sessionOf(book).match.stage === null) continue;
    const own = pageOf(book, silent).first.find(({ key }) => key.startsWith(name));
    expect([name, own?.lines.filter((line) => told.test(line)).length]).toEqual([name, 1]);
  }
});

test('who sent what did not count is told why', () => {
  const book = created({ game: 'wanted-sharpshooters' });
  const { waitingFor } = stageIn(book.desk);
  const [first = '', ...others] = waitingFor;
  given(book.desk.submitForPractice({ players: others }));
  const key = keyOf(book, first);
  book.land(sessionOf(book).match.stage?.asks[0]?.form ?? '', { [KEY_TITLE]: key, Action: 'Shoot' });
  const { token } = given(book.desk.previewRound());
  given(book.desk.resolveRound({ stage: 'round-1', token }));
  expect(said(book, first)[0]).toMatch(/^Round 1: What you sent did not count: .*Whom you shoot/);
  for (const other of others) expect(said(book, other).join()).not.toContain('did not count');
});

test('the host’s latest word stands first until the next stage', () => {
  const book = played(1);
  given(book.desk.sayWord({ to: { player: 'Ann' }, text: 'Think of the corners.' }));
  expect(said(book, 'Ann')).toContain('From the host: Think of the corners.');
  expect(said(book, 'Bob').join()).not.toContain('corners');
  resolve(book);
  expect(said(book, 'Ann').join()).not.toContain('From the host');
});

test('of a word and a correction the later stands first, and what others are told changes no order', () => {
  const book = played(2);
  const correct = (card: string): void =>
    change(book, {
      kind: 'submission',
      stage: 'round-1',
      player: 'Ann',
      answers: { Row: '2', Column: '2', 'Power card': card },
    });
  const titles = (): readonly string[] => said(book, 'Ann').map((text) => text.split(':')[0] ?? '');
  correct('3');
  book.pass(60_000);
  given(book.desk.sayWord({ to: { player: 'Ann' }, text: 'As you asked.' }));
  expect(titles().slice(0, 2)).toEqual(['From the host', 'Round 1 was corrected']);
  book.pass(60_000);
  correct('4');
  const order = titles();
  expect(order[0]).toBe('Round 1 was corrected');
  book.pass(60_000);
  given(book.desk.sayWord({ to: { player: 'Cy' }, text: 'Nothing for Ann.' }));
  expect(titles()).toEqual(order);
});
