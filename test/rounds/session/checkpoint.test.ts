// Checkpoints: a match that goes on from one is the match that is played from its beginning, in every game; one that
// does not fit is thrown away.
import fc from 'fast-check';
import { GAMES } from '../../../src/games/catalogue';
import type { Match } from '../../../src/games/frame/match';
import type { PlayableGame } from '../../../src/games/frame/playable';
import { previewRound, resolveRound, type RoundPreview } from '../../../src/rounds/host/stage/resolve';
import { workOut } from '../../../src/rounds/commit/commit';
import { bookTabs } from '../../../src/rounds/outbox/book-tabs';
import { hostTabs } from '../../../src/rounds/outbox/host-tabs';
import { playerPage } from '../../../src/rounds/page/view';
import type { Checkpoint } from '../../../src/rounds/ports/host-book';
import { checkpointOf, resumed } from '../../../src/rounds/session/checkpoint';
import { assembleSession, type GameSession } from '../../../src/rounds/session/game-session';
import { replay, type PlayedRecord, type Replayed } from '../../../src/rounds/session/replay';
import { deskView } from '../../../src/rounds/host/desk/desk-view';
import { previewView } from '../../../src/rounds/host/stage/round-view';
import { bySender, explained, messyMoves, play, runs, usualStart, type Sent } from '../../games/random-play';
import { played, sessionOf } from '../../support/paper-game';

const SESSION = sessionOf(played(3));

/** A random game: its scenario, and its record. */
function random(
  game: PlayableGame,
  seed: string,
): [scenario: ReturnType<typeof play>['scenario'], PlayedRecord] {
  const { info, sampleRoster: players, sampleSettings: settings } = game;
  const { rounds, scenario } = play(game, usualStart(game, seed), messyMoves);
  const kind = { game: info.id, rulesVersion: info.rulesVersion };
  const stages = rounds.map(({ resolved: { stage }, input }) => ({
    stage,
    submissions: bySender(input).sent.map((sent, at) => ({ ...received(sent), from: String(at), at })),
    hostSubmissions: bySender(input).entered.map((sent) => ({ ...received(sent), reason: sent.reason })),
    hostFacts: input.hostFacts,
    resolvedAt: 1,
  }));
  return [
    scenario,
    {
      setUp: { ...SESSION.record.setUp, ...kind, players, settings, seed },
      settings,
      stages,
      formerFacts: new Map(),
      leftFrom: new Map(),
    },
  ];
}

function received({ player, move, late }: Sent) {
  return { player, ...(move === undefined ? {} : { move }), ...(late === true ? { late } : {}) };
}

/** The record up to a stage. */
function upTo(record: PlayedRecord, count: number): PlayedRecord {
  return { ...record, stages: record.stages.slice(0, count) };
}

function replayed(record: PlayedRecord, before?: Replayed): Replayed {
  const done = replay(record, before);
  if (!done.ok || done.value.stoppedAt !== undefined) throw new Error('The record does not play.');
  return done.value;
}

function checkpoint(of: Replayed): Checkpoint {
  const made = checkpointOf(of, SESSION.ledger);
  if (made === undefined) throw new Error('No checkpoint was made.');
  return made;
}

/** All that anybody can be shown of a match. */
function shown({ stage, facts, outcome, ...match }: Match, on: Match): unknown {
  return JSON.stringify([
    stage?.title,
    stage?.asks.map((ask) => [ask.title, ask.questions, ask.players.map(ask.closed)]),
    stage?.hostQuestions,
    [facts, outcome, match.warnings, on.winners(), on.scene(true), on.picture()],
    (['host', 'everyone', ...on.roster.map((player) => ({ player }))] as const).map((reader) =>
      on.view(reader),
    ),
  ]);
}

test.each(GAMES.map((game) => [game.info.id, game] as const))(
  '%s: a match that goes on from a checkpoint is the one that is played from its beginning',
  (_, game) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.nat(), (seed, at) => {
        const [scenario, record] = random(game, seed);
        explained(scenario, () => {
          const count = 1 + (at % record.stages.length);
          const before = replayed(upTo(record, count));
          const kept = resumed(upTo(record, count), checkpoint(before));
          if (kept === undefined) throw new Error('The checkpoint was thrown away.');
          expect(shown(kept.opened, kept.opened)).toBe(shown(before.opened, before.opened));
          const [last, was] = [kept.past[count - 1], before.past[count - 1]];
          for (const part of ['stage', 'fates', 'counted', 'result', 'news', 'warnings'] as const)
            expect(last?.resolved[part]).toEqual(was?.resolved[part]);
          // Another stage, from the checkpoint and from the beginning; and then the next checkpoint.
          const next = upTo(record, Math.min(record.stages.length, count + 1));
          const [on, whole] = [replayed(next, { ...kept, record: upTo(next, count) }), replayed(next)];
          expect(shown(on.opened, on.opened)).toBe(shown(whole.opened, whole.opened));
          expect(checkpoint(on)).toEqual(checkpoint(whole));
          // What a checkpoint does not have is played after all.
          expect(on.past.map(({ stage }) => stage.title)).toEqual(whole.past.map(({ title }) => title));
          expect(on.past[0]?.resolved.fates).toEqual(whole.past[0]?.resolved.fates);
        });
      }),
      runs(4),
    );
  },
);

test('what a host and players look at, and a resolve, play no stage again', () => {
  const { record, snapshot, ledger, season } = SESSION;
  // A stage that is played reads what the host entered for it; what was sent late is read for the pages, too.
  const stages = record.stages.map((stage) =>
    Object.defineProperty({ ...stage }, 'hostFacts', {
      get: () => {
        throw new Error(`${stage.stage} is played again.`);
      },
    }),
  );
  const unread = { ...record, stages };
  expect(() => replay(unread)).toThrow('is played again');
  const kept = resumed(unread, checkpoint(SESSION));
  const assembled = assembleSession(snapshot, ledger, { season, game: unread }, { played: kept });
  if (!assembled.ok) throw new Error(assembled.error.text);
  const preview = (session: GameSession): RoundPreview => {
    const worked = previewRound(session);
    if (!worked.ok) throw new Error(worked.error.text);
    return worked.value;
  };
  const all = (session: GameSession): string => {
    const readers = ['', ...session.match.roster];
    const shown = { preview: previewView(session, preview(session), 0), tabs: hostTabs(session) };
    const pages = session.match.roster.map((player) => playerPage(session, player));
    return JSON.stringify([deskView(session), shown, pages, readers.map((name) => bookTabs(session, name))]);
  };
  expect(all(assembled.value)).toBe(all(SESSION));
  const commit = resolveRound(assembled.value, preview(assembled.value));
  const next = workOut(assembled.value, commit, snapshot.readAt, 'host@example.com');
  expect(next.ok && next.value.changes.checkpoint?.texts.length).toBe(stages.length + 2);
});

test.each<[string, (kept: Checkpoint) => Checkpoint]>([
  ['a stage is missing', ({ row, texts }) => ({ row, texts: texts.slice(1) })],
  ['it has one stage more', ({ row, texts }) => ({ row, texts: [texts[0] ?? '', ...texts] })],
  ['a text is cut', ({ row, texts }) => ({ row, texts: texts.map((text) => text.slice(0, -3)) })],
  ['it is empty', ({ row }) => ({ row, texts: [] })],
])('a checkpoint is thrown away where %s', (_, broken) => {
  expect(resumed(SESSION.record, broken(checkpoint(SESSION)))).toBeUndefined();
});

test('before the first stage there is none, and a match that is too long has none', () => {
  const begun = replayed(upTo(SESSION.record, 0));
  expect(checkpointOf(begun, SESSION.ledger)).toBeUndefined();
  expect(checkpointOf(SESSION, [])).toBeUndefined();
  const { opened, past } = replayed(SESSION.record);
  const long = past.map((round) => ({
    ...round,
    resolved: { ...round.resolved, warnings: ['x'.repeat(350_000)] },
  }));
  expect(checkpointOf({ opened, past: long }, SESSION.ledger)).toBeUndefined();
});
