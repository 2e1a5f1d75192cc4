// In every game, the stage that's kept for pages judges moves exactly as the sheet does.
import { GAMES } from '../../../src/games/catalogue';
import { seededChance } from '../../../src/games/frame/chance';
import { findAsk } from '../../../src/games/frame/submissions';
import { pack, unpack } from '../../../src/google/packing';
import { sentSubmission } from '../../../src/rounds/outbox/player-submissions';
import { validateMove } from '../../../src/rounds/page/move';
import { holder } from '../../../src/rounds/record/people';
import type { GameSession } from '../../../src/rounds/session/game-session';
import {
  cachedStage,
  findCachedVisitor,
  toStageForMove,
  type StageForMove,
} from '../../../src/rounds/session/cached-stage';
import { keyDigest } from '../../../src/rounds/session/page-keys';
import { played, sessionOf, type PaperGameOptions } from '../../support/paper-game';

const STAGES = 4;

/** Questions with choices that close, and a number limited by what the player has. */
const LIMITS = {
  Title: 'Limits',
  Questions: 'Card; choice Sun | Moon | Star | Wind; once\nBid; number; within Coins; optional',
  Scores: 'Coins; owner; start 10',
};

const optionsOf = (game: string): PaperGameOptions =>
  game === 'own-match' ? { game, settings: LIMITS } : { game };

/** Moves to try: one that fits now, one that the player sent before, and one that anybody just sent. */
function movesOf({ record, match }: GameSession, player: string): readonly unknown[] {
  const ask = match.stage === null ? undefined : findAsk(match.stage, player);
  const latest = record.stages.at(-1);
  const former = record.stages.flatMap((stage) =>
    stage.submissions.flatMap((one) => (one.player === player || stage === latest ? [one.move] : [])),
  );
  return [ask?.sample(player, seededChance('a move')), ...former];
}

/** The fate of a move sent from a page now, and what the sender is told. */
function judged(stage: StageForMove, player: string, move: unknown, at: number): unknown {
  const open = stage.match.stage;
  const answers = open === null ? [] : (findAsk(open, player)?.toAnswers(move) ?? []);
  const sending = {
    key: '',
    stage: open?.name ?? '',
    mark: stage.markOf(player),
    answers: answers.map(({ title, answer }) => [title, answer] as const),
  };
  const one = validateMove(stage, player, sending, at);
  return one.ok ? [one, sentSubmission(stage.match, one.value.submission, 'UTC')] : one;
}

test.each(GAMES.map(({ info }) => info.id))('in %s it is judged as from the sheet', (game) => {
  for (let stages = 0; stages < STAGES; stages += 1) {
    const book = played(stages, optionsOf(game));
    const session = sessionOf(book);
    const kept = unpack(pack(cachedStage(session)) ?? '');
    const now = book.ports.now();
    expect(findCachedVisitor(kept, keyDigest('x'), session.last?.hash ?? '', GAMES)).toBeUndefined();
    for (const { players } of session.match.stage?.asks ?? [])
      for (const player of players) {
        const digest = keyDigest(holder(session.people, player).key);
        const found = findCachedVisitor(kept, digest, session.last?.hash ?? '', GAMES);
        if (found === undefined) throw new Error(`${player} is not found in what was kept.`);
        expect(found.player).toBe(player);
        const torn = { ...cachedStage(session), state: null };
        expect(findCachedVisitor(torn, digest, session.last?.hash ?? '', GAMES)).toBeUndefined();
        for (const move of movesOf(session, player))
          expect(judged(found.stage, player, move, now)).toEqual(
            judged(toStageForMove(session), player, move, now),
          );
      }
  }
});
