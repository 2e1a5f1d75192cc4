// Going back to a stage keeps its entries: submissions, and the host's sales, which were answered and paid.
import { given } from '../../../../src/commands/desk-calls';
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

test('going back after everything was published says that players can know all of it', () => {
  const book = played(5);
  const backTo = (toStage: string): readonly string[] =>
    given(book.desk.previewChange({ change: { kind: 'rewind', toStage } })).warnings.filter((text) =>
      text.includes('published'),
    );
  expect(backTo('round-5')).toEqual([]);
  given(book.desk.publishEverything());
  const known = (title: string): unknown =>
    expect.stringContaining(`all earlier answers for ${title}, and the seed`);
  expect(backTo('round-5')).toEqual([known('Round 5')]);
  goBack(book, 'round-5');
  // The game is in play by now, and what is known stays known.
  expect(backTo('round-4')).toEqual([known('Round 4')]);
});
