// The content of the table at a moment: the stage that is open, the result of the last one, or an earlier stage that
// the host has stepped back to.
import type { Picture, SceneCard, SceneResult } from '../../src/games/frame/scene';
import type { TableContent } from '../../src/rounds/page/views';
import type { Lit } from '../shared/board';

export interface Shown {
  /** The result of a resolved stage; undefined while the open one runs. */
  readonly result: SceneResult | undefined;
  readonly lit: Lit;
  /** The target; null: there is none. `face-down`: it is shown when the clock is started. */
  readonly target: Picture | 'face-down' | null;
  /** The cards in the order of the players; undefined for a player without a card to show. */
  readonly cards: readonly (SceneCard | 'face-down' | undefined)[];
  readonly scores: readonly number[];
  /** The roles in the round of the heading, in the order of the players; empty where it has none. */
  readonly roles: readonly string[];
}

const NOTHING_LIT: Lit = { region: null, matches: [], mistakes: [] };

/** The content of the table. `step` is the number of the result that the host looks at; null: the game as it stands. */
export function shownAt({ scene, stage, last }: TableContent, step: number | null): Shown {
  const { players, results } = scene;
  const latest = results.find((result) => result.stage === last);
  const waits = stage === null || stage.deadline === null;
  const result = step === null ? (waits ? latest : undefined) : results[step];
  const hidden = stage?.faceDown === true ? 'face-down' : null;
  if (result !== undefined) {
    const { region, matches, mistakes, target, cards, scores } = result;
    const isOver = stage === null && step === null;
    const cardOf = (name: string) => cards.find(({ player }) => player === name);
    return {
      result,
      // At the end the board is whole again, below the winner.
      lit: isOver ? NOTHING_LIT : { region: region?.squares ?? null, matches: matches ?? [], mistakes },
      target: target ?? (step === null ? hidden : null),
      cards: players.map(({ name }) => (isOver ? undefined : cardOf(name))),
      scores,
      // The heading is of the open stage until the host steps back.
      roles: players.map(({ name, role }) => (step === null ? role : (cardOf(name)?.role ?? ''))),
    };
  }
  const asked = stage?.players.map(({ player }) => player) ?? [];
  const pending = scene.region === null ? undefined : results[results.length - 1];
  return {
    result: undefined,
    lit: { region: scene.region?.squares ?? null, matches: [], mistakes: [] },
    target: scene.target ?? hidden,
    cards: players.map(
      ({ name }) =>
        pending?.cards.find(({ player }) => player === name) ??
        (hidden !== null || asked.includes(name) ? 'face-down' : undefined),
    ),
    scores: players.map(({ score }) => score),
    roles: players.map(({ role }) => role),
  };
}
