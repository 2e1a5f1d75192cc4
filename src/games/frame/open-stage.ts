// The open stage of a game: which one it is, and the same without the types of its game.
import type { Ask } from './ask';
import type { Known } from './closed';
import type { Game, GameTypes } from './contract';
import type { OpenAsk, OpenStage } from './match';
import type { Stage } from './stage';
import { askOf, type Fate } from './submissions';

/** A stage of one game, with its types. */
export type StageOf<T extends GameTypes> = Stage<T['state'], T['event'], T['open']>;

/** The knowledge of a player of one game, with its types. */
export type KnownIn<T extends GameTypes> = Known<T['open'], T['event']>;

/** The first stage that is held (see `Game.stages`); null when the game is over. */
export function openStage<T extends GameTypes>(game: Game<T>, state: T['state']): StageOf<T> | null {
  for (const stageIn of game.stages) {
    const stage = stageIn(state);
    if (stage !== null) return stage;
  }
  return null;
}

/** The stage as the rest of the program handles it. */
export function withoutTypes<T extends GameTypes>(
  game: Game<T>,
  stage: StageOf<T>,
  known: (player: string) => KnownIn<T>,
): OpenStage {
  const { name, title, asks, host } = stage;
  return {
    name,
    title,
    asks: asks.map((ask) => openAsk(ask, known)),
    get hostQuestions() {
      return host?.questions ?? [];
    },
    hostFromAnswers: (answers) => host?.fromAnswers(answers) ?? {},
    hostToAnswers: (facts) => host?.toAnswers(facts) ?? [],
    timing: game.timings.find(({ stages }) => stages.test(name)),
  };
}

function openAsk<Knows>(ask: Ask<unknown, Knows>, known: (player: string) => Knows): OpenAsk {
  const { form, title, help, players, taps, fromAnswers, toAnswers } = ask;
  return {
    form,
    title,
    help,
    players,
    ...(taps === undefined ? {} : { taps }),
    get questions() {
      return ask.questions;
    },
    fromAnswers,
    toAnswers,
    closed: (player) => ask.closed(known(player)),
    sample: (player, chance) => ask.sample(player, chance, () => known(player)),
  };
}

/** A move in the words of its form, for its author and the host. */
export function moveText(stage: { readonly asks: readonly Ask<unknown, never>[] }, fate: Fate): string {
  const answers = askOf(stage, fate.player)?.toAnswers(fate.move) ?? [];
  return answers.map(({ title, answer }) => `${title}: ${answer}`).join('\n');
}
