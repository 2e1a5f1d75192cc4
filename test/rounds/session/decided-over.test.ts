// The host's part of a match of one's own belongs to the answers over which it was decided (ALL-13).
import { given } from '../../../src/commands/desk-calls';
import { runDeadlines } from '../../../src/rounds/host/stage/deadline-run';
import { sha256 } from 'js-sha256';
import { fatesNow } from '../../../src/rounds/session/judge';
import { refused } from '../../support/host-game';
import { gameIn, kindsOf, sessionOf, stageIn, submitted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const OWN = { game: 'own-match' } as const;
const PART = { Announcement: 'Bo bought the lamp.' };

/** Enters another answer for Bo, as if he had sent again. */
function sendAgain(book: Paper): void {
  const stage = stageIn(book.desk);
  const words =
    stage.submissions.find(({ player, fate }) => player === 'Bo' && fate === 'counts')?.words ?? [];
  const before = Object.fromEntries(words.map(({ title, answer }) => [title, answer]));
  const answers = { ...before, 'Your bid': before['Your bid'] === '1' ? '2' : '1' };
  const change = { kind: 'submission', stage: stage.name, player: 'Bo', answers } as const;
  given(book.desk.applyChange({ change, reason: 'He sent it to me.', token: '' }));
}

function resolve(book: Paper) {
  return book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' });
}

test('where another answer counts than it was saved over, resolving asks; “It stands” answers it', () => {
  const book = submitted(OWN);
  given(book.desk.saveHostFacts({ answers: PART }));
  expect(stageIn(book.desk).changedSinceSaved).toEqual([]);
  book.pass(60_000);
  sendAgain(book);
  const { changedSinceSaved, hostAnswers, over } = stageIn(book.desk);
  expect(changedSinceSaved).toEqual([
    'Bo has a different answer since you saved your part at Sun 1 Mar, 12:00:00 UTC.',
  ]);
  expect(given(book.desk.previewRound()).warnings).toContain(changedSinceSaved[0]);
  const asked = refused(resolve(book));
  expect(asked).toMatchObject({ code: 'answers-changed' });
  expect(asked.text).toMatch(/^Resolving Round 1: Bo has a different answer since .+ Nothing was resolved\./);
  given(book.desk.saveHostFacts({ answers: hostAnswers, over }));
  expect(stageIn(book.desk).changedSinceSaved).toEqual([]);
  expect(given(resolve(book)).outcome).toBe('resolved');
});

test('saving what was typed over other answers asks first, and goes through with the answers of the question', () => {
  const book = submitted(OWN);
  const { over } = stageIn(book.desk);
  sendAgain(book);
  const asked = refused(book.desk.saveHostFacts({ answers: PART, over }));
  expect(asked).toMatchObject({
    code: 'answers-changed',
    text: expect.stringContaining('Bo has a different answer since you looked.') as string,
  });
  expect(refused(book.desk.previewHostFacts({ answers: PART, over })).code).toBe('answers-changed');
  expect(stageIn(book.desk).hostAnswers).toEqual({});
  given(book.desk.saveHostFacts({ answers: PART, over: asked.agree ?? '' }));
  expect(stageIn(book.desk)).toMatchObject({ hostAnswers: PART, changedSinceSaved: [] });
});

test('its marks are made with keys, which no published record has', () => {
  const book = submitted(OWN);
  given(book.desk.saveHostFacts({ answers: PART }));
  const session = sessionOf(book);
  const entry = session.rows[session.rows.length - 1]?.entry;
  if (entry?.kind !== 'host-facts') throw new Error('Nothing was saved.');
  expect(entry.body.over?.answers.map(({ player }) => player)).toEqual([...session.match.roster]);
  const { key = '' } = session.record.setUp.held.find(({ seat }) => seat === 'Bo') ?? {};
  const { move } = fatesNow(session).find(({ player }) => player === 'Bo') ?? {};
  const marked = (by: string): string => sha256.hmac(by, JSON.stringify(['round-1', move])).slice(0, 16);
  const mark = entry.body.over?.answers.find(({ player }) => player === 'Bo')?.mark;
  expect(mark).toBe(marked(key));
  expect(mark).not.toBe(marked(''));
});

describe('by itself', () => {
  /** A match that resolves at its deadline, which has passed. */
  function due(prepare: (book: Paper) => void): Paper {
    const book = submitted(OWN);
    prepare(book);
    given(book.desk.setDeadline({ deadline: book.ports.now() + 60_000 }));
    given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
    return book;
  }

  function look(book: Paper): void {
    book.pass(3_600_000);
    given(runDeadlines(book.ports));
  }

  test('a round with scores waits while nothing of the host’s part is saved, and says so', () => {
    const book = due(() => undefined);
    expect(gameIn(book.desk).atDeadline.says[0]).toBe(
      'You haven’t saved your part yet. At the deadline Round 1 waits for that.',
    );
    look(book);
    expect(stageIn(book.desk).name).toBe('round-1');
    expect(kindsOf(book)).toContain('waits-for-host');
    expect(gameIn(book.desk).atDeadline.says[0]).toMatch(
      /^Round 1 wasn’t resolved automatically\. You haven’t saved your part yet/,
    );
    given(book.desk.saveHostFacts({ answers: PART }));
    look(book);
    expect(stageIn(book.desk).name).toBe('round-2');
  });

  test('it waits where other answers count than the part was saved over', () => {
    const book = due((before) => given(before.desk.saveHostFacts({ answers: PART })));
    sendAgain(book);
    look(book);
    expect(stageIn(book.desk).name).toBe('round-1');
    expect(gameIn(book.desk).atDeadline.says[0]).toContain('Bo has a different answer');
  });
});

describe('a text to one player alone, whose seat somebody else has by now (ALL-16)', () => {
  const TELL = { ...PART, 'Tell Bo': 'Your spy was Chen.' };
  const zoe = { kind: 'replace-player', player: 'Bo', name: 'Zoe' } as const;

  function replaceBo(book: Paper): void {
    given(book.desk.applyChange({ change: zoe, reason: 'Bo moved.', token: '' }));
  }

  test('stops Resolve, until the host says that it stands, or takes it out', () => {
    for (const after of [TELL, PART]) {
      const book = submitted(OWN);
      given(book.desk.saveHostFacts({ answers: TELL }));
      replaceBo(book);
      const { changedSinceSaved, over } = stageIn(book.desk);
      expect(changedSinceSaved).toEqual([
        'Your text to Bo would now go to Zoe, who has been playing for Bo since you saved your part at Sun 1 Mar, 12:00:00 UTC.',
      ]);
      expect(refused(resolve(book))).toMatchObject({ code: 'answers-changed' });
      given(book.desk.saveHostFacts({ answers: after, over }));
      expect(given(resolve(book)).outcome).toBe('resolved');
    }
  });

  test('is not saved by a window that showed the former player', () => {
    const book = submitted(OWN);
    const { over } = stageIn(book.desk);
    replaceBo(book);
    const asked = refused(book.desk.saveHostFacts({ answers: TELL, over }));
    expect(asked.text).toContain(
      'Your text to Bo would now go to Zoe, who has been playing for Bo since you looked.',
    );
    given(book.desk.saveHostFacts({ answers: TELL, over: asked.agree ?? '' }));
    expect(given(resolve(book)).outcome).toBe('resolved');
  });

  test('stops nothing where it is for somebody else, or nobody has come since it was typed', () => {
    const book = submitted(OWN);
    given(book.desk.saveHostFacts({ answers: { ...PART, 'Tell Chen': 'Hello.' } }));
    replaceBo(book);
    expect(stageIn(book.desk).changedSinceSaved).toEqual([]);
    given(book.desk.saveHostFacts({ answers: TELL, over: stageIn(book.desk).over }));
    expect(given(resolve(book)).outcome).toBe('resolved');
  });
});
