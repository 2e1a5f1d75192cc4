// Plays random games of the catalogue, with the same match code as the add-on, and records them as scenarios.
import type fc from 'fast-check';
import { seededChance, type Chance } from '../../src/games/frame/chance';
import { isList, isObject, type Json, type JsonObject } from '../../src/games/frame/json';
import type { Match, OpenStage, StageResult, StageInput } from '../../src/games/frame/match';
import type { PlayableGame } from '../../src/games/frame/playable';
import { quote } from '../../src/games/frame/wording';

/** Every game ends well before this many stages. A play that reaches this limit doesn't end. */
const MOST_STAGES = 150;

/** How often a property is checked: `usual` times `RUNS`, from one seed or `SEED`. Seeds can't be shrunk. */
export function runs(usual: number): fc.Parameters<unknown> {
  return {
    numRuns: Math.max(1, Math.round(usual * fromEnvironment('RUNS', 0.5))),
    seed: fromEnvironment('SEED', 1),
    endOnFailure: true,
  };
}

function fromEnvironment(name: string, usual: number): number {
  const given = Number(process.env[name] ?? usual);
  return Number.isFinite(given) ? given : usual;
}

/** A submission before it gets its id, which is its place in the stage. */
export interface Sent {
  readonly player: string;
  readonly move?: unknown;
  readonly late?: boolean;
}

/** The input of a stage: submissions with their places as ids, then the host's entries. */
export function inputOf(
  submissions: readonly Sent[],
  entries: readonly (Sent & { readonly reason?: string })[] = [],
  hostFacts: unknown = {},
): StageInput {
  return {
    submissions: [
      ...submissions.map((sent, index) => ({ ...sent, id: String(index) })),
      ...entries.map(({ reason = '', ...sent }, index) => ({
        ...sent,
        id: `host-${index}`,
        byHost: { reason },
      })),
    ],
    hostFacts,
  };
}

export function bySender({ submissions }: StageInput): {
  readonly sent: readonly Sent[];
  readonly entered: readonly (Sent & { readonly reason: string })[];
} {
  return {
    sent: submissions.flatMap(({ id: _id, byHost, ...sent }) => (byHost === undefined ? [sent] : [])),
    entered: submissions.flatMap(({ id: _id, byHost, ...sent }) =>
      byHost === undefined ? [] : [{ ...sent, ...byHost }],
    ),
  };
}

export interface PlayedRound {
  readonly before: Match;
  readonly input: StageInput;
  readonly resolved: StageResult;
}

export interface RandomGame {
  readonly scenario: JsonObject;
  readonly first: Match;
  readonly rounds: readonly PlayedRound[];
  readonly last: Match;
}

export interface Start {
  readonly players: readonly unknown[];
  readonly settings: unknown;
  readonly seed: string;
}

export type Player = (stage: OpenStage, match: Match, chance: Chance) => StageInput;

export function usualStart(game: PlayableGame, seed: string): Start {
  return { players: game.sampleRoster, settings: game.sampleSettings, seed };
}

export function begin(game: PlayableGame, { players, settings, seed }: Start): Match {
  const begun = game.begin(players, settings, seed);
  if (!begun.ok) throw new Error(`Set-up is refused: ${begun.error.map(({ text }) => text).join(' ')}`);
  return begun.value;
}

/** The latest plays, for tests that use the same one. Only for players whose moves depend on stage and chance. */
const plays = new Map<Player, Map<string, RandomGame>>([[messyMoves, new Map()]]);
const MOST_PLAYS = 20;

/** Plays a whole game, or `most` stages of it. Plays are cached, since nothing changes a match. */
export function play(game: PlayableGame, start: Start, player: Player, most = MOST_STAGES): RandomGame {
  const known = plays.get(player);
  if (known === undefined) return playAnew(game, start, player, most);
  const key = JSON.stringify([game.info.id, start, most]);
  const played = known.get(key) ?? playAnew(game, start, player, most);
  known.delete(key);
  known.set(key, played);
  for (const old of [...known.keys()].slice(0, -MOST_PLAYS)) known.delete(old);
  return played;
}

function playAnew(game: PlayableGame, start: Start, player: Player, most: number): RandomGame {
  const first = begin(game, start);
  const chance = seededChance(JSON.stringify(['random play', start.seed]));
  const rounds: PlayedRound[] = [];
  let match = first;
  while (match.stage !== null && rounds.length < most) {
    const input = player(match.stage, match, chance.for(match.stage.name));
    const resolved = match.resolve(input);
    if (!resolved.ok) throw new Error(`${match.stage.name} is refused: ${JSON.stringify(resolved.error)}`);
    rounds.push({ before: match, input, resolved: resolved.value });
    match = resolved.value.next;
  }
  return { scenario: scenarioOf(game, start, rounds), first, rounds, last: match };
}

export function scenarioOf(game: PlayableGame, start: Start, rounds: readonly PlayedRound[]): JsonObject {
  return json({
    game: game.info.id,
    seed: start.seed,
    players: start.players,
    settings: start.settings,
    stages: rounds.map(({ resolved: { stage }, input }) => {
      const { sent, entered } = bySender(input);
      const facts = isObject(input.hostFacts) ? input.hostFacts : {};
      return { stage, submissions: sent, host: { submissions: entered, ...facts } };
    }),
  }) as JsonObject;
}

/** The players made by `legalMoves`, by percentage of missing moves. */
const legal = new Map<number, Player>();

/** All asked players send legal moves, except in `absent` percent of cases. */
export function legalMoves(absent = 0): Player {
  const player: Player =
    legal.get(absent) ??
    ((stage, _match, chance) =>
      inputOf(
        samples(stage, chance).filter(() => chance.whole(1, 100) > absent),
        [],
        stage.hostSample(chance.for('the host’s part')),
      ));
  legal.set(absent, player);
  if (!plays.has(player)) plays.set(player, new Map());
  return player;
}

export function samples(stage: OpenStage, chance: Chance): readonly Sent[] {
  return stage.asks.flatMap((ask) =>
    ask.players.flatMap((player) => {
      const move = ask.sample(player, chance.for(player));
      return move === undefined ? [] : [{ player, move }];
    }),
  );
}

/** Legal moves mixed with mistakes: junk, half moves, duplicates, late answers, unknown names, moves entered by the host. */
export function messyMoves(stage: OpenStage, match: Match, chance: Chance): StageInput {
  const legal = samples(stage, chance);
  const some: Sent[] = [];
  const entries: (Sent & { readonly reason?: string })[] = [];
  for (const submission of chance.shuffle(legal)) {
    const dice = chance.whole(1, 12);
    if (dice === 1) continue;
    if (dice <= 4) some.push({ ...submission, move: spoilt(submission.move, chance) });
    if (dice === 5) some.push({ player: submission.player, move: junk(chance) });
    if (dice === 6) some.push({ ...submission, late: true });
    if (dice === 7) entries.push({ ...submission, reason: 'by hand' });
    if (dice === 8) some.push({ player: `${submission.player} ?`, move: submission.move });
    if (dice === 9) entries.push({ player: submission.player, move: spoilt(submission.move, chance) });
    some.push(submission);
    if (dice === 10) some.push({ player: submission.player, move: junk(chance) });
  }
  const uninvited = chance.pick(match.roster);
  if (uninvited !== undefined) some.push({ player: uninvited, move: {} });
  return inputOf(some, entries, stage.hostSample(chance.for('the host’s part')));
}

const JUNK: readonly Json[] = [
  null,
  'junk',
  '',
  7,
  -1,
  0.5,
  true,
  [],
  [null],
  {},
  { a: { b: [] } },
  ['x', 'x'],
  1e300,
  '=SUM(A1)',
  '__proto__',
];

export function junk(chance: Chance): Json {
  return chance.pick(JUNK) ?? null;
}

/** A move with one mistake: a part is wrong, missing, or extra. */
export function spoilt(move: unknown, chance: Chance): Json {
  if (isList(move) && move.length > 0) {
    const at = chance.whole(0, move.length - 1);
    const wrong = chance.whole(1, 4);
    if (wrong === 1) return json(move.filter((_, index) => index !== at));
    if (wrong === 2) return json([...move, move[at]]);
    return json(move.map((part, index) => (index === at ? spoilt(part, chance) : part)));
  }
  if (isObject(move) && Object.keys(move).length > 0) {
    const key = chance.pick(Object.keys(move)) ?? '';
    const wrong = chance.whole(1, 4);
    const { [key]: part, ...rest } = move;
    if (wrong === 1) return json(rest);
    if (wrong === 2) return json({ ...move, [`${key}s`]: part });
    return json({ ...rest, [key]: spoilt(part, chance) });
  }
  return junk(chance);
}

export function json(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** Runs `check`. If it throws, adds the scenario to the error. */
export function explained<T>(scenario: JsonObject, check: () => T): T {
  try {
    return check();
  } catch (error) {
    const text = error instanceof Error ? error.message : quote(error);
    throw new Error(`${text}\n\nThe scenario:\n${JSON.stringify(scenario)}`, { cause: error });
  }
}
