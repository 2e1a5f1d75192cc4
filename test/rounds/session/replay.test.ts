// Replay: the same record always gives the same match, and unchanged stages aren't replayed.
import { GAMES } from '../../../src/games/catalogue';
import { assembleSession, sessionRecords } from '../../../src/rounds/session/game-session';
import { replay } from '../../../src/rounds/session/replay';
import { played, sessionOf } from '../../support/paper-game';

test('identical stages are reused, and those after a change are played again', () => {
  const session = sessionOf(played(3));
  const same = replay(session.record, GAMES, session);
  expect(same.ok && same.value.opened).toBe(session.opened);
  const stages = session.record.stages.map((stage, index) =>
    index === 1 ? { ...stage, submissions: [] } : stage,
  );
  const changed = replay({ ...session.record, stages }, GAMES, session);
  if (!changed.ok) throw new Error(changed.error.text);
  expect(changed.value.past[0]).toBe(session.past[0]);
  expect(changed.value.past[1]).not.toBe(session.past[1]);
  expect(changed.value.opened.facts).not.toEqual(session.match.facts);
  expect(changed.value.opened.facts).toEqual(factsOf({ ...session.record, stages }));
});

function factsOf(record: Parameters<typeof replay>[0]): unknown {
  const afresh = replay(record, GAMES);
  return afresh.ok ? afresh.value.opened.facts : afresh.error;
}

test('other settings are played from the set-up', () => {
  const session = sessionOf(played(1));
  const settings = { rows: 4, columns: 4 };
  const changed = replay({ ...session.record, settings }, GAMES, session);
  expect(changed.ok && changed.value.begun).not.toBe(session.begun);
  expect(changed.ok && changed.value.opened.facts).toEqual(factsOf({ ...session.record, settings }));
});

test('replay stops at a stage that no longer follows, and says why', () => {
  const session = sessionOf(played(2));
  const { record } = session;
  const without = { ...record, stages: record.stages.slice(1) };
  const stopped = replay(without, GAMES);
  expect(stopped).toMatchObject({
    ok: true,
    value: {
      past: [],
      stoppedAt: {
        stage: 'round-2',
        why: { details: ['round-2 no longer comes next: Round 1 does.'] },
      },
    },
  });
  const stages = record.stages.map((stage) => ({ ...stage, hostFacts: { no: 'such fact' } }));
  expect(replay({ ...record, stages }, GAMES)).toMatchObject({ value: { stoppedAt: { stage: 'round-1' } } });
  expect(assembleSession(session, { ...sessionRecords(session), game: without })).toMatchObject({
    error: { code: 'not-replayable' },
  });
});

test('a game of another version of the rules is refused in a sentence', () => {
  const { record } = sessionOf(played(0));
  const older = { ...record, setUp: { ...record.setUp, rulesVersion: 0 } };
  expect(replay(older, GAMES)).toMatchObject({ ok: false, error: { code: 'other-rules' } });
});
