// A checkpoint of many rounds with many players: there is one, and a round adds as much to it late as early.
import { findGame } from '../../../src/games/catalogue';
import type { Checkpoint } from '../../../src/rounds/ports/host-book';
import { checkpointOf } from '../../../src/rounds/session/checkpoint';
import { Packing } from '../../../src/rounds/session/packing';
import { legalMoves, play } from '../../games/random-play';
import { played, sessionOf } from '../../support/paper-game';

const PLAYERS = 40;
const ROUNDS = 30;

test('30 rounds with 40 players have a checkpoint, of which the last round takes no more than the second', () => {
  const game = findGame('wanted-sharpshooters');
  if (game === undefined) throw new Error('There is no such game.');
  const [sample] = game.sampleRoster;
  const players = Array.from({ length: PLAYERS }, (_, at) => ({
    ...(sample as object),
    name: `Player ${at + 1}`,
    meadow: `Meadow ${at + 1}`,
  }));
  const settings = { ...(game.sampleSettings as object), rounds: ROUNDS + 1, lives: 99 };
  const { rounds, last: opened } = play(game, { players, settings, seed: 'late' }, legalMoves(), ROUNDS);
  expect(rounds).toHaveLength(ROUNDS);
  const { record, ledger } = sessionOf(played(1));
  const [recorded] = record.stages;
  if (recorded === undefined) throw new Error('No stage is recorded.');
  const past = rounds.map(({ before: { stage }, resolved }) => {
    if (stage === null) throw new Error('The game was over.');
    return { title: stage.title, asked: stage.asks, stage, recorded, resolved };
  });
  const { texts }: Checkpoint = checkpointOf({ opened, past }, ledger) ?? { row: '', texts: [] };
  // The state and the words of the last round stand behind the rounds.
  expect(texts).toHaveLength(ROUNDS + 1);
  expect(texts[ROUNDS - 1]?.length).toBeLessThan(texts[1]?.length ?? 0);
  const reading = new Packing();
  expect(texts.map((text) => reading.unpack(text))).not.toContain(undefined);
});
