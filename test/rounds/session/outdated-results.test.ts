// The host's entries in their own match belong to the answers and players that they were made for (ALL-13, ALL-16).
import { unwrapReply } from '../../../src/commands/desk-calls';
import { sha256 } from 'js-sha256';
import { currentFates } from '../../../src/rounds/session/judge';
import { refused } from '../../support/host-game';
import { sessionOf, stageIn, submitted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const OWN = { game: 'own-match' } as const;
const PART = { Announcement: 'Bo bought the lamp.' };

function resolve(book: Paper) {
  return book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' });
}

test('its marks are derived from keys, which no published record has', () => {
  const book = submitted(OWN);
  unwrapReply(book.desk.saveHostFacts({ answers: PART }));
  const session = sessionOf(book);
  const entry = session.rows[session.rows.length - 1]?.entry;
  if (entry?.kind !== 'host-facts') throw new Error('Nothing was saved.');
  expect(entry.body.over?.answers.map(({ player }) => player)).toEqual([...session.match.roster]);
  const { key = '' } = session.record.setUp.held.find(({ seat }) => seat === 'Bo') ?? {};
  const { move } = currentFates(session).find(({ player }) => player === 'Bo') ?? {};
  const marked = (by: string): string => sha256.hmac(by, JSON.stringify(['round-1', move])).slice(0, 16);
  const mark = entry.body.over?.answers.find(({ player }) => player === 'Bo')?.mark;
  expect(mark).toBe(marked(key));
  expect(mark).not.toBe(marked(''));
});

describe('a text to one player whose seat somebody else has by now (ALL-16)', () => {
  const TELL = { ...PART, 'Tell Bo': 'Your spy was Chen.' };
  const zoe = { kind: 'replace-player', player: 'Bo', name: 'Zoe' } as const;

  function replaceBo(book: Paper): void {
    unwrapReply(book.desk.applyChange({ change: zoe, reason: 'Bo moved.', token: '' }));
  }

  test('blocks Resolve until the host confirms or removes it', () => {
    for (const after of [TELL, PART]) {
      const book = submitted(OWN);
      unwrapReply(book.desk.saveHostFacts({ answers: TELL }));
      replaceBo(book);
      const { changedSinceSaved, over } = stageIn(book.desk);
      expect(changedSinceSaved).toEqual([
        'Your text to Bo would now go to Zoe, who has been playing for Bo since you saved your entries at Sun 1 Mar, 12:00:00 UTC.',
      ]);
      expect(refused(resolve(book))).toMatchObject({ code: 'answers-changed' });
      unwrapReply(book.desk.saveHostFacts({ answers: after, over }));
      expect(unwrapReply(resolve(book)).outcome).toBe('resolved');
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
    unwrapReply(book.desk.saveHostFacts({ answers: TELL, over: asked.agree ?? '' }));
    expect(unwrapReply(resolve(book)).outcome).toBe('resolved');
  });

  test('blocks nothing if it is for another seat, or nobody has replaced its player since', () => {
    const book = submitted(OWN);
    unwrapReply(book.desk.saveHostFacts({ answers: { ...PART, 'Tell Chen': 'Hello.' } }));
    replaceBo(book);
    expect(stageIn(book.desk).changedSinceSaved).toEqual([]);
    unwrapReply(book.desk.saveHostFacts({ answers: TELL, over: stageIn(book.desk).over }));
    expect(unwrapReply(resolve(book)).outcome).toBe('resolved');
  });
});
