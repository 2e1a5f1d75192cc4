// The desk: the game as it stands, in words.
import { holderOf } from '../../../support/host-game';
import { given } from '../../../../src/commands/desk-calls';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { pastStage } from '../../../../src/rounds/host/stage/stage-view';
import {
  created,
  drafted,
  gameIn,
  played,
  PLAYERS,
  sessionOf,
  stageIn,
  submitted,
} from '../../../support/paper-game';
import { keyOf } from '../../../support/paper-page';
import { paper, type Paper } from '../../../support/paper-ports';
import { sampled } from '../../../support/sample';
import { draftIn, draftNext, seasonStarted } from '../../../support/paper-season';

test('an empty book, a draft, a game, a game that is over', () => {
  expect(given(paper().desk.getDesk()).phase).toBe('empty');
  expect(given(drafted().desk.getDesk())).toMatchObject({ phase: 'empty', draft: { practice: true } });
  expect(given(created().desk.getDesk()).phase).toBe('playing');
  expect(given(played(5).desk.getDesk()).phase).toBe('over');
});

test('what the set-up gave cause to say is said until the first stage is resolved', () => {
  const small = 'Soullinked is made for 8 players; this game has 4.';
  expect(gameIn(created().desk).warnings).toContain(small);
  expect(gameIn(played(1).desk).warnings).not.toContain(small);
});

test('players have their links and books, and what the roster says of them', () => {
  const { players } = gameIn(created({ contacts: [['ann@example.com', '', '']] }).desk);
  expect(players.map(({ name }) => name)).toEqual(PLAYERS);
  expect(players[0]).toMatchObject({ email: 'ann@example.com', about: 'Realm Heaven, Pair Moon' });
  for (const { link, book } of players) {
    expect(link).toMatch(/^form:1\?player=(Ann|Bob|Cy|Dee)&key=k[0-9a-f]{32}$/);
    expect(book).toMatch(/^book:/);
  }
});

test('the desk knows who is in, and a wrong key’s row shows no player', () => {
  const book = submitted();
  book.land('pick', { Row: 1, Column: 1, 'Power card': 1, 'Your key (already filled in)': 'nobody' });
  const { waitingFor, submissions } = stageIn(book.desk);
  expect(waitingFor).toEqual([]);
  const [row = ['']] = [...book.forms.values()].flatMap(({ rows }) => rows);
  expect(submissions[0]).toEqual({
    id: 'pick:1:2',
    mark: `counted ${book.ports.now()}`,
    player: 'Ann',
    known: true,
    at: book.ports.now(),
    ...{ byHost: false, late: false, early: false, former: false },
    fate: 'counts',
    reasons: [],
    words: ['Row', 'Column', 'Power card'].map((title, at) => ({ title, answer: String(row[at + 2]) })),
    ...{ accepted: [], tapText: '', meant: null },
  });
  expect(submissions[4]).toMatchObject({ player: 'Nobody known', known: false, fate: 'refused' });
  expect(submissions[4]?.reasons.join()).toContain('The key is nobody’s');
});

test('the host sees what was answered under a key that is nobody’s, and whose it was', () => {
  const book = created();
  const answers = { Row: 2, Column: 4, 'Power card': 1 };
  const send = (key: string): void => {
    book.pass(60_000);
    book.land('pick', { ...answers, [KEY_TITLE]: key });
  };
  const [old, left] = [keyOf(book, 'Ann'), keyOf(book, 'Bob')];
  given(book.desk.replaceKey({ person: holderOf(book.desk, 'Ann') }));
  const change = { kind: 'replace-player', player: 'Bob', name: 'Eve' } as const;
  given(book.desk.applyChange({ change, reason: 'Bob left.', token: '' }));
  for (const key of [old, ` K${left.slice(1)}`, 'nobody']) send(key);
  const { submissions } = stageIn(book.desk);
  for (const { known, words } of submissions) {
    expect(known).toBe(false);
    expect(words.map(({ title, answer }) => [title, answer])).toEqual(
      Object.entries(answers).map(([title, answer]) => [title, String(answer)]),
    );
  }
  expect(submissions.map(({ reasons }) => reasons.join())).toEqual([
    expect.stringMatching(/^The key is an old one of Ann’s, replaced on .*enter it for them/),
    expect.stringMatching(/^The key is Bob’s\. Eve has played for Bob since .*\.$/),
    expect.stringMatching(/^The key is nobody’s: it is missing, was changed/),
  ]);
  // To the host alone, and not in the record, which everyone may read in the end.
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  given(book.desk.deliverSome());
  const others = [book.grids.get('ledger'), book.drawn(), [...book.books.values()]];
  expect(JSON.stringify(others)).not.toContain('old one of');
  expect(given(book.desk.getPast({ stage: 'round-1' })).submissions[0]?.reasons.join()).toContain(
    'or is an old one',
  );
});

test('a resolved stage can be looked at again', () => {
  const book = played(2);
  expect(pastStage(sessionOf(book), 'round-9')).toBeUndefined();
  expect(book.desk.getPast({ stage: 'round-9' })).toMatchObject({ error: { code: 'no-such-stage' } });
  expect(given(book.desk.getPast({ stage: 'round-1' }))).toMatchObject({
    title: 'Round 1',
    submissions: PLAYERS.map((player) => ({ player, fate: 'counts' })),
  });
});

test('the history is the ledger, and its last hash is shown', () => {
  const book = played(1);
  const { lastHash } = gameIn(book.desk);
  const history = given(book.desk.getHistory());
  expect(history.map(({ row }) => row)).toEqual(history.map((_, index) => index + 1));
  expect(history[history.length - 1]?.hash).toBe(lastHash);
});

test('the ending is told line by line, the winners first', () => {
  const { ending } = gameIn(played(5).desk);
  expect(ending.length).toBeGreaterThan(5);
  expect(ending[0]).toMatch(/^Winner of Heaven: /);
  expect(ending.join('')).not.toContain('\n');
});

test('what the sidebar reads every few seconds is rounds later about as long as at round 1', () => {
  const after = (stages: number) => played(stages, { game: 'tactical-picture-hunt' }).desk;
  const length = (desk: Paper['desk']): number => JSON.stringify(given(desk.getDesk())).length;
  for (const stages of sampled([16, 30], [16])) {
    expect(stageIn(after(stages)).title).not.toBe('Round 1');
    expect(length(after(stages))).toBeLessThan(1.12 * length(after(1)));
  }
});

test('a card tells the state of now, and calls what stood at the start so', () => {
  const book = created({ game: 'wanted-sharpshooters' });
  const [ana] = gameIn(book.desk).players;
  expect(ana?.about).toMatch(/^Now: Lives 3, Bullets 2, Garnets \d, Meadow Clover\.$/);
  const name = ana?.name ?? '';
  given(
    book.desk.saveHostFacts({
      answers: { 'Corrected garnets': `${name}: 9`, 'Moves to meadows': `${name}: Lily` },
    }),
  );
  expect(gameIn(book.desk).players[0]?.about).toMatch(/Garnets 9.*Meadow Lily\./);
});

test('a card of a game without such numbers has its columns alone', () => {
  const about = gameIn(created().desk).players.map((player) => player.about);
  expect(about[0]).toContain('Realm Heaven, Pair Moon');
});

test('of a score that everyone reads the host is warned only where its purse is not public', () => {
  const book = seasonStarted();
  const scores = 'Gold; everyone; purse garnets\nPetals; everyone; purse petals';
  draftNext(book, 'own-match', 'main', {}, { settings: { Title: 'Paid', Scores: scores } });
  const warned = (name: string): unknown => expect.stringContaining(`Score “${name}”`);
  expect(draftIn(book).warnings).toEqual([warned('Gold'), warned('Petals')]);
  given(book.desk.changeSeasonSettings({ currencies: [{ name: 'Garnets', shown: 'public' }] }));
  expect(draftIn(book).warnings).toEqual([warned('Petals')]);
  given(book.desk.create());
  expect(gameIn(book.desk).warnings.join()).toContain('Score “Petals”');
  expect(gameIn(book.desk).warnings.join()).not.toContain('Score “Gold”');
});
