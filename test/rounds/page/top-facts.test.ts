// The facts at the top of a player's page are always up to date.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { playerPage } from '../../../src/rounds/page/view';
import type { PlayerPage } from '../../../src/rounds/page/views';
import {
  ANN_PICKS,
  correct,
  created,
  deliver,
  gameIn,
  played,
  sessionOf,
  stageIn,
} from '../../support/paper-game';
import { bookOf, personOf } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { sampled } from '../../support/sample';

const pageOf = (book: Paper, player: string): PlayerPage =>
  playerPage(sessionOf(book), personOf(book, player).id);

const said = (book: Paper, player: string): readonly string[] =>
  pageOf(book, player).first.map(({ title, lines }) => `${title}: ${lines.join(' ')}`);

function resolve(book: Paper): void {
  book.pass(60_000);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  unwrapReply(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
}

test.each(['https://script.google.com/macros/s/AKfy_page-1/exec', ''])(
  'only pages, here “%s”, say that a result was corrected before it was delivered',
  (address) => {
    const book = created();
    unwrapReply(book.desk.savePage({ address }));
    deliver(book);
    resolve(book);
    correct(book, ANN_PICKS);
    const news = said(book, 'Ann').filter((text) => text.startsWith('Round 1 was corrected: '));
    expect(news).toEqual(address === '' ? [] : [expect.stringContaining('→')]);
    // The correction came before the delivery, so books and messages only have the corrected result.
    deliver(book);
    expect(JSON.stringify(bookOf(book, 'Ann').tabs)).not.toContain('orrect');
    expect(gameIn(book.desk).corrections).toEqual([]);
    expect(book.posts.join()).not.toContain('corrected');
  },
);

const STAGES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** The first stages of each kind, for games with several kinds of stages. */
const FIRST_OF_KIND: Readonly<Record<string, readonly number[]>> = {
  'pokemon-snap': [0, 5],
  'black-garnet': [0, 1, 2],
  'tactical-picture-hunt': [0, 1, 2],
  between: [0, 1],
};

test.each(GAMES.map(({ info }) => [info.id]))('players who sent nothing are told so once: %s', (game) => {
  const told =
    /(sent|sent a|sent no) (nothing|pick|plan|claim|answer)|(?:no|N)othing (that )?you sent|nothing that you sent|didn’t send/;
  for (const stages of sampled(STAGES, FIRST_OF_KIND[game] ?? [0])) {
    const book = played(stages, { game });
    if (sessionOf(book).match.stage === null) break;
    const { name, waitingFor } = stageIn(book.desk);
    const [silent = '', ...others] = waitingFor;
    if (sessionOf(book).match.info.live === true) unwrapReply(book.desk.startClock({ stage: name }));
    book.pass(60_000);
    if (others.length > 0) unwrapReply(book.desk.submitForPractice({ players: others }));
    const { token } = unwrapReply(book.desk.previewRound());
    unwrapReply(book.desk.resolveRound({ stage: name, token }));
    if (silent === '' || sessionOf(book).match.stage === null) continue;
    const own = pageOf(book, silent).first.find(({ key }) => key.startsWith(name));
    expect([
      name,
      own?.lines.filter((line) => told.test(line) && !others.some((other) => line.startsWith(other))),
    ]).toEqual([name, [expect.any(String)]]);
  }
});

test('the host’s latest message is at the top until the next stage', () => {
  const book = played(1);
  unwrapReply(book.desk.sayWord({ to: { player: 'Ann' }, text: 'Think of the corners.' }));
  expect(said(book, 'Ann')).toContain('From the host: Think of the corners.');
  expect(said(book, 'Bob').join()).not.toContain('corners');
  resolve(book);
  expect(said(book, 'Ann').join()).not.toContain('From the host');
});
