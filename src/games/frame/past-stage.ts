// A past stage: its result, and what became of its submissions in words, each made when it is first asked for.
import type { GameTypes } from './contract';
import { lazy } from './lazy';
import type { News } from './news';
import { moveText, type StageOf } from './open-stage';
import type { Fate, StageFates } from './submissions';

/** The news of a resolved stage, worded when they are first asked for. (A class for the reason of `WithQuestions`.) */
export class WithNews {
  declare private readonly worded: () => readonly News[];

  constructor(news: () => readonly News[]) {
    this.worded = lazy(news);
  }

  get news(): readonly News[] {
    return this.worded();
  }
}

/** A stage that is over, its moves worded when they are first asked for. */
export class PastStage<T extends GameTypes> implements StageFates {
  declare readonly name: string;
  declare readonly title: string;
  declare private readonly described: () => StageFates['fates'];

  constructor(
    { name, title }: Pick<StageFates, 'name' | 'title'>,
    fates: readonly Fate[],
    stage: StageOf<T>,
  ) {
    this.name = name;
    this.title = title;
    this.described = lazy(() => fates.map((fate) => ({ ...fate, words: moveText(stage, fate) })));
  }

  get fates(): StageFates['fates'] {
    return this.described();
  }
}

/** Gives each player's counted submission by its id. */
export function idsOfCounted(fates: readonly Fate[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { fate, player, id } of fates) if (fate.kind === 'counted') ids.set(player, id);
  return ids;
}
