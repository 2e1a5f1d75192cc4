// Host entries during a round: who is notified, and that entering them later gives the same round.
import type { Match } from '../../../../src/games/frame/match';
import type { Reader } from '../../../../src/games/frame/reader-tabs';
import { playable } from '../../../../src/games/frame/playable';
import { entered, expectSame, resolved, tabLines } from '../../by-hand';
import { begin, usualStart } from '../../random-play';
import { wantedSharpshooters } from '../../../../src/games/wanted-sharpshooters/game';

const game = playable(wantedSharpshooters);
const FACTS = { garnets: { Bo: 5 }, meadows: { Chen: 'poppy' }, exchange: { Ana: 1, Bo: 0 } };
const SUBMISSIONS = [
  { player: 'Ana', move: { action: 'claim', exchange: 1 } },
  { player: 'Bo', move: { action: 'shoot', players: ['Chen'], exchange: 5 } },
];

const begun = (): Match => begin(game, { ...usualStart(game, 'host facts'), settings: {} });

const rows = (match: Match, reader: Reader, title: string) => tabLines(match, reader, title).slice(1);

test('while the round is open, only the player concerned is told of an exchange (WS-17)', () => {
  const before = begun();
  const { match } = entered(before, { exchange: FACTS.exchange });
  const ana = { player: 'Ana' };
  expect(rows(match, ana, 'Your rounds')).toEqual([
    'Round 1 | You exchanged 1 garnet for bullets. | The host entered this. Everyone sees it after the round.',
  ]);
  for (const reader of ['everyone' as const, ...['Bo', 'Chen'].map((player) => ({ player }))]) {
    expect(match.view(reader)).toEqual(before.view(reader));
  }
  expect(match.stage?.asks).toHaveLength(1);
});

test('the end of the round is the same, whenever the host entered it', () => {
  const early = entered(entered(begun(), { exchange: { Ana: 2 } }).match, FACTS).match;
  expectSame(resolved(early, SUBMISSIONS, FACTS), resolved(begun(), SUBMISSIONS, FACTS));
});
