// boardgame.io, which the figures are compared with, and the game that it plays: Lone Number of docs/adding-a-game.md,
// written as its documentation says. It is installed in this folder alone.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const INSTALLED = path.join(FOLDER, 'node_modules/boardgame.io');

/** Installs it as package-lock.json of this folder says, unless that was done before. */
export function install(): void {
  if (existsSync(INSTALLED)) return;
  process.stdout.write('Installing boardgame.io in test/bench.\n');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
}

/** The script that it publishes for pages. */
export function publishedScript(): string {
  return readFileSync(path.join(INSTALLED, 'dist/boardgameio.min.js'), 'utf8');
}

type Action = object;

/** The part of its state that is used here, which it never changes. */
interface GameState {
  readonly G: Numbers;
}

interface Numbers {
  calls: Record<string, number>;
  scores: Record<string, number>;
  rounds: { number: number; winner: string }[];
}

interface Internal {
  readonly InitializeGame: (options: { readonly game: unknown; readonly numPlayers: number }) => GameState;
  readonly CreateGameReducer: (options: {
    readonly game: unknown;
  }) => (state: GameState, action: Action) => GameState;
}

interface Core {
  readonly INVALID_MOVE: string;
}

/** A round of Lone Number: each seat makes a move, and the last one ends the phase, which scores the round. */
export function roundOf(seats: number): () => void {
  return roundIn(seats, (invalid) => loneNumber(seats, invalid));
}

/** The same round in as little as it can be written: all seats are active, and the turn scores it once all moved. */
export function barestRoundOf(seats: number): () => void {
  return roundIn(seats, (invalid) => barestLoneNumber(seats, invalid));
}

function roundIn(seats: number, gameWith: (invalid: string) => object): () => void {
  // Without this it prints every move.
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
  const { INVALID_MOVE } = require('boardgame.io/core') as Core;
  const game = gameWith(INVALID_MOVE);
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: seats });
  const moves = Array.from({ length: seats }, (_, seat) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'call', args: [1 + (seat % 9)], playerID: String(seat) },
  }));
  const play = (): void => {
    const { G } = moves.reduce(reduce, start);
    if (G.rounds.length !== 1) throw new Error('The round of boardgame.io did not end.');
  };
  play();
  return play;
}

function loneNumber(seats: number, invalid: string): object {
  return {
    name: 'lone-number',
    setup: () => setUp(seats),
    phases: {
      round: {
        start: true,
        next: 'round',
        turn: {
          activePlayers: { all: 'calling' },
          stages: { calling: { moves: { call: callingOr(invalid) } } },
        },
        endIf: ({ G }: GameState) => Object.keys(G.calls).length === seats,
        onEnd: scoreRound,
      },
    },
  };
}

function barestLoneNumber(seats: number, invalid: string): object {
  const onMove = (context: GameState): void => {
    if (Object.keys(context.G.calls).length === seats) scoreRound(context);
  };
  return {
    name: 'lone-number',
    setup: () => setUp(seats),
    moves: { call: callingOr(invalid) },
    turn: { activePlayers: { all: null }, onMove },
  };
}

function setUp(seats: number): Numbers {
  return {
    calls: {},
    scores: Object.fromEntries(Array.from({ length: seats }, (_, seat) => [String(seat), 0])),
    rounds: [],
  };
}

function scoreRound({ G }: GameState): void {
  const called = Object.entries(G.calls);
  const [lone] = called
    .filter(([, number]) => called.filter(([, other]) => other === number).length === 1)
    .sort(([, a], [, b]) => a - b);
  if (lone !== undefined) {
    const [winner, number] = lone;
    G.scores[winner] = (G.scores[winner] ?? 0) + 1;
    G.rounds.push({ number, winner });
  }
  G.calls = {};
}

/** The move: a whole number from 1 to 9, which is kept. */
function callingOr(invalid: string) {
  return (
    { G, playerID }: GameState & { readonly playerID: string },
    number: unknown,
  ): string | undefined => {
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > 9) return invalid;
    G.calls[playerID] = number;
    return undefined;
  };
}
