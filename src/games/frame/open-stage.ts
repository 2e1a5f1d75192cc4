// The open stage of a game: which one it is, and how the rest of the program sees it.
import type { Ask } from './ask';
import type { Known } from './closed';
import type { Game, GameTypes } from './contract';
import type { Answered, Question } from './fields';
import type { OpenAsk, OpenStage } from './match';
import type { Stage } from './stage';
import { askOf, type Fate } from './submissions';
import { typedWhole } from './typed-number';
import { numberText } from './wording';

/** A stage of one game, with its types. */
export type StageOf<T extends GameTypes> = Stage<T['state'], T['event'], T['open']>;

/** What a player of one game knows, with its types. */
export type KnownIn<T extends GameTypes> = Known<T['open'], T['event']>;

/** Finds the first stage that is held (see `Game.stages`); null when the game is over. */
export function openStage<T extends GameTypes>(game: Game<T>, state: T['state']): StageOf<T> | null {
  for (const stageIn of game.stages) {
    const stage = stageIn(state);
    if (stage !== null) return stage;
  }
  return null;
}

/**
 * Gives the stage as the rest of the program handles it; `host` is what the host may enter. Players who have left are
 * asked nothing, and an ask that is left with nobody goes.
 */
export function withoutTypes<T extends GameTypes>(
  game: Game<T>,
  { name, title, asks, asksOpenly, waitsForHost, host: now }: StageOf<T>,
  host: HostForm | undefined,
  known: (player: string) => KnownIn<T>,
  left: readonly string[],
): OpenStage {
  const shown = asks
    .map((ask) => new ShownAsk(ask, playersHere(ask.players, left), known))
    .filter(({ players }) => players.length > 0);
  return new ShownStage(
    {
      name,
      title,
      asks: shown,
      asksOpenly,
      timing: game.timings.find(({ stages }) => stages.test(name)),
      occasions: now?.occasions ?? [],
      lacking: (now?.lacking ?? []).map(({ text }) => text),
      overAnswers: now?.overAnswers,
      isAtOnce: asks.length > 0 && shown.length === 0 && !waitsForHost,
    },
    host,
  );
}

/** Leaves out players who have left; the very same list where none has. */
function playersHere(players: readonly string[], left: readonly string[]): readonly string[] {
  return players.some((name) => left.includes(name))
    ? players.filter((name) => !left.includes(name))
    : players;
}

/** The parts of a host's part that do not depend on the game. */
interface HostForm {
  readonly questions: readonly Question[];
  readonly fromAnswers: OpenStage['hostFromAnswers'];
  readonly toAnswers: OpenStage['hostToAnswers'];
  readonly sample?: OpenStage['hostSample'];
}

/** It is a class for the same reason as `MadeAsk`. */
class ShownStage implements OpenStage {
  declare readonly name: string;
  declare readonly title: string;
  declare readonly asks: OpenStage['asks'];
  declare readonly asksOpenly: boolean;
  declare readonly timing: OpenStage['timing'];
  declare readonly occasions: OpenStage['occasions'];
  declare readonly lacking: OpenStage['lacking'];
  declare readonly overAnswers: OpenStage['overAnswers'];
  declare readonly isAtOnce: boolean;
  declare readonly hostFromAnswers: OpenStage['hostFromAnswers'];
  declare readonly hostToAnswers: OpenStage['hostToAnswers'];
  declare readonly hostSample: OpenStage['hostSample'];
  declare private readonly host: HostForm | undefined;

  constructor(
    shown: Pick<
      OpenStage,
      | 'name'
      | 'title'
      | 'asks'
      | 'asksOpenly'
      | 'timing'
      | 'occasions'
      | 'lacking'
      | 'overAnswers'
      | 'isAtOnce'
    >,
    host: HostForm | undefined,
  ) {
    this.name = shown.name;
    this.title = shown.title;
    this.asks = shown.asks;
    this.asksOpenly = shown.asksOpenly;
    this.timing = shown.timing;
    this.occasions = shown.occasions;
    this.lacking = shown.lacking;
    this.overAnswers = shown.overAnswers;
    this.isAtOnce = shown.isAtOnce;
    this.host = host;
    this.hostFromAnswers = (answers) => host?.fromAnswers(answers) ?? {};
    this.hostToAnswers = (facts) => host?.toAnswers(facts) ?? [];
    this.hostSample = (chance) => host?.sample?.(chance) ?? {};
  }

  get hostQuestions(): readonly Question[] {
    return this.host?.questions ?? [];
  }
}

/** It is a class for the same reason as `MadeAsk`. */
class ShownAsk<Knows> implements OpenAsk {
  declare readonly form: string;
  declare readonly title: string;
  declare readonly help: string;
  declare readonly without: string;
  declare readonly players: readonly string[];
  declare readonly taps?: NonNullable<OpenAsk['taps']>;
  declare readonly needless: OpenAsk['needless'];
  declare readonly fromAnswers: OpenAsk['fromAnswers'];
  declare readonly toAnswers: OpenAsk['toAnswers'];
  declare readonly closed: OpenAsk['closed'];
  declare readonly notes: OpenAsk['notes'];
  declare readonly limits: OpenAsk['limits'];
  declare readonly marked: OpenAsk['marked'];
  declare readonly reckons: OpenAsk['reckons'];
  declare readonly sample: OpenAsk['sample'];
  declare private readonly ask: Ask<unknown, Knows>;

  constructor(ask: Ask<unknown, Knows>, players: readonly string[], known: (player: string) => Knows) {
    this.form = ask.form;
    this.title = ask.title;
    this.help = ask.help;
    this.without = ask.without;
    this.players = players;
    if (ask.taps !== undefined) this.taps = ask.taps;
    this.needless = ask.needless;
    this.fromAnswers = ask.fromAnswers;
    this.toAnswers = ask.toAnswers;
    this.closed = (player) => ask.closed(known(player));
    this.notes = (player) => ask.notes(known(player));
    this.limits = (player) => ask.limits(known(player));
    this.marked = ask.marked;
    this.reckons = (player) => ask.reckons(known(player));
    this.sample = (player, chance) => ask.sample(player, chance, () => known(player));
    this.ask = ask;
  }

  get questions(): readonly Question[] {
    return this.ask.questions;
  }
}

/** Gives a move in the words of its form, for its author and the host. */
export function moveText(stage: { readonly asks: readonly Ask<unknown, never>[] }, fate: Fate): string {
  const answers = saidAnswers(askOf(stage, fate.player), fate.move);
  return answers.map(({ title, answer }) => `${title}: ${answer}`).join('\n');
}

/** Gives the answers that a move contains, to be read and not to be sent again; none of who was not asked. */
export function saidAnswers(
  asked: Pick<OpenAsk, 'questions' | 'toAnswers'> | undefined,
  move: unknown,
): readonly Answered[] {
  if (asked === undefined) return [];
  const { questions, toAnswers } = asked;
  const wholes = questions.flatMap(({ title, kind }) => (kind.type === 'whole' ? [title] : []));
  return toAnswers(move).map((answered) => {
    const number = wholes.includes(answered.title) ? typedWhole(answered.answer) : undefined;
    return number === undefined ? answered : { ...answered, answer: numberText(number) };
  });
}
