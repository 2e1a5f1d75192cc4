// The open stage of a game: which one it is, and the same without the types of its game.
import type { Ask } from './ask';
import type { Game, GameTypes } from './contract';
import type { OpenStage } from './match';
import type { Stage } from './stage';
import { askOf, type Fate } from './submissions';

/** A stage of one game, with its types. */
export type StageOf<T extends GameTypes> = Stage<T['state'], T['event']>;

/** The first stage that is held (see `Game.stages`); null when the game is over. */
export function openStage<T extends GameTypes>(game: Game<T>, state: T['state']): StageOf<T> | null {
  for (const stageIn of game.stages) {
    const stage = stageIn(state);
    if (stage !== null) return stage;
  }
  return null;
}

/** The stage as the rest of the program handles it. */
export function withoutTypes<T extends GameTypes>(game: Game<T>, stage: StageOf<T>): OpenStage {
  const { name, title, asks, host } = stage;
  return {
    name,
    title,
    asks,
    get hostQuestions() {
      return host?.questions ?? [];
    },
    hostFromAnswers: (answers) => host?.fromAnswers(answers) ?? {},
    hostToAnswers: (facts) => host?.toAnswers(facts) ?? [],
    timing: game.timings.find(({ stages }) => stages.test(name)),
  };
}

/** A move in the words of its form, for its author and the host. */
export function moveText(stage: { readonly asks: readonly Ask<unknown>[] }, fate: Fate): string {
  const answers = askOf(stage, fate.player)?.toAnswers(fate.move) ?? [];
  return answers.map(({ title, answer }) => `${title}: ${answer}`).join('\n');
}
