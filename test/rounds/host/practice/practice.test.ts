// In a practice game, the program can answer for players and take a season's next steps, but never for real people.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { callsOf, created, PLAYERS, sessionOf, stageIn } from '../../../support/paper-game';
import { GAMES } from '../../../../src/games/catalogue';
import { practiceEpisodeCount } from '../../../../src/rounds/host/practice/practice';
import { paper, paperOnce } from '../../../support/paper-ports';
import {
  beginOwnDuel,
  count,
  deliverAll,
  draftIn,
  endOwnMatch,
  prepareAll,
  seasonIn,
} from '../../../support/paper-season';

test('it answers for all missing players, and shows the answers at the next refresh', () => {
  const book = created();
  const calls = callsOf(book, () => unwrapReply(book.desk.submitForPractice({ players: [] })));
  expect(calls).toEqual(['book.read', ...PLAYERS.map(() => 'forms.submit'), 'book.read']);
  expect(stageIn(book.desk).waitingFor).toEqual([]);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  expect(sessionOf(book).inputs.submissions).toHaveLength(4);
  const late = created();
  late.work.until = late.ports.now();
  unwrapReply(late.desk.submitForPractice({ players: [] }));
  expect(stageIn(late.desk).waitingFor).toEqual(PLAYERS);
});

test.each([
  ['paused', true],
  ['not-practice', false],
])('%s: it says so and changes no form', (code, practice) => {
  const book = created({ practice });
  if (practice) unwrapReply(book.desk.setAccepting({ accepting: false }));
  const problem = (): string => refused(book.desk.submitForPractice({ players: [] })).code;
  expect(callsOf(book, () => expect(problem()).toBe(code))).toEqual(['book.read']);
});

test.each(GAMES.map(({ info }) => info))(
  '$title can be created in a practice season, before and after marks',
  ({ id }) => {
    const duel = id === 'tactical-picture-hunt';
    for (const marked of [[], ['Chen', 'Dora', 'Emil', 'Fay']]) {
      const book = paper();
      unwrapReply(book.desk.startPracticeSeason());
      unwrapReply(book.desk.openEpisode({ episode: '1' }));
      const changes = [
        ...marked.map((player) => ({ player, mark: 'Heaven' })),
        ...(marked.length === 0 ? [] : [{ player: 'Ana', mark: 'Hell' }]),
        { player: 'Bo', candidate: true },
        { player: 'Hana', opponent: true },
      ];
      unwrapReply(book.desk.changeStandings({ changes, reason: 'Practice.' }));
      unwrapReply(book.desk.draft({ game: id, kind: duel ? 'death' : 'main' }));
      expect(draftIn(book).problems).toEqual([]);
      unwrapReply(book.desk.create());
    }
  },
);

const REFUSED = { code: 'service-failed', text: 'Google: not now.' };

test('if Google refuses an answer, no more are sent', () => {
  const book = created();
  book.plant('forms.submit', REFUSED, 2);
  expect(refused(book.desk.submitForPractice({ players: [] })).code).toBe(REFUSED.code);
  expect(stageIn(book.desk).waitingFor).toHaveLength(PLAYERS.length - 1);
});

/** A practice season in its last episode, whose first two people play its death match. */
const lastEpisode = paperOnce(() => {
  const book = paper();
  unwrapReply(book.desk.startPracticeSeason());
  for (let episode = 1; episode <= practiceEpisodeCount(GAMES); episode += 1)
    unwrapReply(book.desk.openEpisode({ episode: String(episode) }));
  beginOwnDuel(book, 'main');
  endOwnMatch(book, ['Ana']);
  count(book);
  const changes = [{ player: 'Ana', candidate: true } as const, { player: 'Bo', opponent: true } as const];
  unwrapReply(book.desk.changeStandings({ changes, reason: 'The main match.' }));
  beginOwnDuel(book, 'death');
  prepareAll(book);
  return book;
});

const over = paperOnce(() => {
  const book = lastEpisode();
  endOwnMatch(book, ['Ana']);
  deliverAll(book);
  return book;
});

test.each([lastEpisode, over])('a step that plays or counts stops at the first refusal', (make) => {
  const straight = make();
  const calls = callsOf(straight, () => unwrapReply(straight.desk.playPracticeStep()));
  for (const [at] of calls.filter((call) => call === 'book.read').entries()) {
    const book = make();
    book.plant('book.read', REFUSED, at + 1);
    expect([at, refused(book.desk.playPracticeStep()).code]).toEqual([at, REFUSED.code]);
  }
});

test('after the last episode, the season ends, and its first person wins if the last winner is out', () => {
  const book = over();
  unwrapReply(book.desk.sayWord({ to: 'everyone', text: 'Soon.' }));
  book.plant('books.draw', { ...REFUSED, passes: 'google' });
  unwrapReply(book.desk.deliverSome());
  const did = [1, 2].flatMap(() => unwrapReply(book.desk.playPracticeStep()).did);
  expect([did[0], did.at(-1)]).toEqual(['Updated the books.', 'Bo: eliminated.']);
  unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Ana', eliminated: true }], reason: 'r' }));
  for (let steps = 0; steps < 9 && seasonIn(book).end === null; steps += 1)
    unwrapReply(book.desk.playPracticeStep());
  expect(seasonIn(book).end?.winners).toEqual(['Chen']);
  expect(unwrapReply(book.desk.playPracticeStep()).did).toEqual([]);
});
