// Finds a game's open stage, and hides its types from the rest of the program.
import { LazyQuestions, type Ask } from './ask';
import type { Chance } from './chance';
import type { Knowledge } from './closed-choices';
import type { Game, GameTypes } from './contract';
import type { GameEvent } from './events';
import type { TitledAnswer, AnswerLookup, Question } from './fields';
import type { OpenAsk, OpenStage } from './match';
import type { HostPart, Stage } from './stage';
import { findAsk, type AnswerVerdict } from './submissions';
import { parseInteger } from './number-input';
import { numberText } from './wording';

export type GameStage<T extends GameTypes> = Stage<T['state'], T['event'], T['open']>;

export type GameKnowledge<T extends GameTypes> = Knowledge<T['open'], T['event']>;

export function findOpenStage<T extends GameTypes>(game: Game<T>, state: T['state']): GameStage<T> | null {
  for (const stageIn of game.stages) {
    const stage = stageIn(state);
    if (stage !== null) return stage;
  }
  return null;
}

/** Hides the stage's types, leaves out players who have left, and drops asks that then have no players. */
export function toOpenStage<T extends GameTypes>(
  game: Game<T>,
  { name, title, asks, others, waitsForHost, host: now }: GameStage<T>,
  host: HostForm | undefined,
  known: (player: string) => GameKnowledge<T>,
  left: readonly string[],
): OpenStage {
  const shown = asks
    .map((ask) => toOpenAsk(ask, remainingPlayers(ask.players, left), known))
    .filter(({ players }) => players.length > 0);
  return Object.assign(new LazyHostQuestions(host), {
    name,
    title,
    asks: shown,
    others,
    timing: game.timings.find(({ stages }) => stages.test(name)),
    occasions: now?.occasions ?? [],
    lacking: (now?.lacking ?? []).map(({ text }) => text),
    overAnswers: now?.overAnswers,
    isAtOnce: asks.length > 0 && shown.length === 0 && !waitsForHost,
    hostFromAnswers: (answers: AnswerLookup) => host?.fromAnswers(answers) ?? {},
    hostToAnswers: (facts: unknown) => host?.toAnswers(facts) ?? [],
    hostSample: (chance: Chance) => host?.sample?.(chance) ?? {},
  });
}

/** The players who haven't left. The same array if nobody has. */
function remainingPlayers(players: readonly string[], left: readonly string[]): readonly string[] {
  return players.some((name) => left.includes(name))
    ? players.filter((name) => !left.includes(name))
    : players;
}

/** The members of `HostPart` that don't depend on the game's types. */
type HostForm = Pick<HostPart<never, GameEvent>, 'questions' | 'fromAnswers' | 'toAnswers' | 'sample'>;

/** The host's questions, made on first use. (It's a class for the same reason as `LazyQuestions`.) */
class LazyHostQuestions {
  declare private readonly host: HostForm | undefined;

  constructor(host: HostForm | undefined) {
    this.host = host;
  }

  get hostQuestions(): readonly Question[] {
    return this.host?.questions ?? [];
  }
}

/** Hides the ask's types and binds it to what each player knows. */
function toOpenAsk<Knows>(
  ask: Ask<unknown, Knows>,
  players: readonly string[],
  known: (player: string) => Knows,
): OpenAsk {
  return Object.assign(new LazyQuestions(() => ask.questions), ask, {
    players,
    closed: (player: string) => ask.closed(known(player)),
    notes: (player: string) => ask.notes(known(player)),
    limits: (player: string) => ask.limits(known(player)),
    liveInput: (player: string) => ask.liveInput(known(player)),
    sample: (player: string, chance: Chance) => ask.sample(player, chance, () => known(player)),
  });
}

/** A move in its form's words. Only for its author and the host. */
export function describeMove(
  stage: { readonly asks: readonly Ask<unknown, never>[] },
  fate: AnswerVerdict,
): string {
  const answers = readableAnswers(findAsk(stage, fate.player), fate.move);
  return answers.map(({ title, answer }) => `${title}: ${answer}`).join('\n');
}

/** A move's answers, for reading rather than for sending again; empty if the player wasn't asked. */
export function readableAnswers(
  asked: Pick<OpenAsk, 'questions' | 'toAnswers'> | undefined,
  move: unknown,
): readonly TitledAnswer[] {
  if (asked === undefined) return [];
  const { questions, toAnswers } = asked;
  const wholes = questions.flatMap(({ title, kind }) => (kind.type === 'whole' ? [title] : []));
  return toAnswers(move).map((answered) => {
    const number = wholes.includes(answered.title) ? parseInteger(answered.answer) : undefined;
    return number === undefined ? answered : { ...answered, answer: numberText(number) };
  });
}
