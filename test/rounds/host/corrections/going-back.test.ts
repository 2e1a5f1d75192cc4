// Going back to a stage keeps its entries: submissions, and the host's sales, which were answered and paid.
import { given } from '../../../../src/commands/desk-calls';
import { isSameReader } from '../../../../src/rounds/reply/reply';
import {
  deliver,
  drafted,
  played,
  playStage,
  setCell,
  stageIn,
  goBack,
  resolve,
  textOf,
} from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const ANA = 'https://discord.com/api/webhooks/1/ana';

/** A game in which the first stage had a sale, and the one after it is open. */
const sold = paperOnce(() => {
  const book = drafted({ game: 'black-garnet', contacts: [['', ANA, '']] });
  setCell(book, 'nextSettings', 'Last round', '3');
  given(book.desk.create());
  given(book.desk.prepareNext());
  deliver(book);
  given(book.desk.saveHostFacts({ answers: { Purchases: 'Ana: learn B' } }));
  playStage(book);
  return book;
});

function toDistribution(book: Paper): void {
  goBack(book, 'distribution');
  deliver(book);
}

const answers = ({ posts }: Paper): number =>
  posts.filter(([, text]) => text.includes('You bought the stats of B')).length;

test('a sale of the stage that is open again stays: paid, answered once, in the buyer’s book and the host’s form', () => {
  const book = sold();
  expect(answers(book)).toBe(1);
  toDistribution(book);
  expect(stageIn(book.desk)).toMatchObject({
    name: 'distribution',
    hostAnswers: { Purchases: 'Ana: learn B' },
    told: [{ to: { player: 'Ana' }, text: expect.stringContaining('You bought the stats of B') as string }],
  });
  expect(textOf(book, "Ana's book")).toContain('Duel B tests');
  resolve(book);
  deliver(book);
  expect(answers(book)).toBe(1);
});

test('the preview of going back does not say that the answer goes', () => {
  const book = sold();
  const { differences } = given(
    book.desk.previewChange({ change: { kind: 'rewind', toStage: 'distribution' } }),
  );
  const own = differences.find(({ to }) => isSameReader(to, { player: 'Ana' }));
  const lines = own?.tabs.flatMap((tab) => tab.lines).join() ?? '';
  expect(lines).toContain('Distribution');
  expect(lines).not.toMatch(/Duel B tests|bought the stats of B/);
});

test('a further sale after going back is told alone, and one taken back is told so', () => {
  const book = sold();
  toDistribution(book);
  given(book.desk.saveHostFacts({ answers: { Purchases: 'Ana: learn B\nAna: learn C' } }));
  deliver(book);
  expect(answers(book)).toBe(1);
  expect(book.posts.at(-1)?.[1]).toContain('You bought the stats of C');
  given(book.desk.saveHostFacts({ answers: { Purchases: 'Ana: learn C' } }));
  deliver(book);
  expect(book.posts.at(-1)?.[1]).toContain('The host took back a sale to you: the stats of B.');
  expect(stageIn(book.desk).told.map(({ text }) => text.match(/the stats of ./g))).toEqual([
    ['B', 'C', 'B'].map((type) => `the stats of ${type}`),
  ]);
});

test('a response of a form that was made anew is not taken for one from before', () => {
  const book = played(2);
  goBack(book, 'round-2');
  for (const form of book.forms.values()) form.gone = true;
  // Closing and opening finds that the form is gone.
  given(book.desk.setAccepting({ accepting: false }));
  given(book.desk.prepareNext());
  given(book.desk.setAccepting({ accepting: true }));
  given(book.desk.prepareNext());
  given(book.desk.submitForPractice({ players: ['Ann', 'Bob', 'Cy', 'Dee'] }));
  given(book.desk.submitForPractice({ players: ['Ann', 'Bob', 'Cy', 'Dee'] }));
  const ids = stageIn(book.desk).submissions.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the preview of going back says that the deadline goes', () => {
  const book = sold();
  const { title } = stageIn(book.desk);
  given(book.desk.setDeadline({ deadline: Date.UTC(2100, 0, 1) }));
  const { warnings } = given(
    book.desk.previewChange({ change: { kind: 'rewind', toStage: 'distribution' } }),
  );
  expect(warnings).toContain(
    `Distribution is open again without a deadline, until you set one. The deadline of ${title} goes.`,
  );
  toDistribution(book);
  expect(stageIn(book.desk).deadline).toBeNull();
});

test('a change after which a game that was over goes on says so first', () => {
  const book = played(5);
  const { warnings } = given(book.desk.previewChange({ change: { kind: 'rewind', toStage: 'round-5' } }));
  expect(warnings[0]).toBe('The game is over, and would be in play again: Round 5 is to be resolved.');
});

test('going back after everything was published says that players can know all of it', () => {
  const book = played(5);
  const backTo = (toStage: string): readonly string[] =>
    given(book.desk.previewChange({ change: { kind: 'rewind', toStage } })).warnings.filter((text) =>
      text.includes('published'),
    );
  expect(backTo('round-5')).toEqual([]);
  given(book.desk.publishEverything());
  const known = (title: string): unknown =>
    expect.stringContaining(`every answer that was sent for ${title} before, and the seed`);
  expect(backTo('round-5')).toEqual([known('Round 5')]);
  goBack(book, 'round-5');
  // The game is in play by now, and what is known stays known.
  expect(backTo('round-4')).toEqual([known('Round 4')]);
});
