// What the live table shows at the moment: the open stage, the result of the last one, or an earlier stage to which the
// host has stepped back.
import type { Picture, SceneCard, SceneResult } from '../../src/games/frame/scene';
import type { TableContent } from '../../src/rounds/page/views';
import type { Lit } from '../shared/board';
import type { ClockFace } from '../shared/clock';

export interface Shown {
  /** The result of a resolved stage; undefined while the open stage runs. */
  readonly result: SceneResult | undefined;
  readonly lit: Lit;
  /** The target; null if there is none. `face-down`: it is shown when the clock is started. */
  readonly target: Picture | 'face-down' | null;
  /** The cards in the order of the players; undefined for a player who has no card to show. */
  readonly cards: readonly (SceneCard | 'face-down' | undefined)[];
  readonly scores: readonly number[];
  /** The roles in the round that the heading names, in the order of the players; empty if it has none. */
  readonly roles: readonly string[];
}

/** Whether somebody is finding squares of the region against the clock. */
export function isHunted({ scene, stage }: TableContent, face: ClockFace | undefined): boolean {
  const isAwaited = stage?.players.some(({ sent }) => !sent) === true;
  return scene.region !== null && face?.phase === 'running' && isAwaited;
}

const NOTHING_LIT: Lit = { region: null, matches: [], missed: [], mistakes: [] };

/** What the table shows; `step`: the number of the result looked at, null for the game as it is now. */
export function shownAt({ scene, stage, last }: TableContent, step: number | null): Shown {
  const { players, results } = scene;
  const latest = results.find((result) => result.stage === last);
  const waits = stage === null || stage.deadline === null;
  const result = step === null ? (waits ? latest : undefined) : results[step];
  const hidden = stage?.faceDown === true ? 'face-down' : null;
  if (result !== undefined) {
    const { region, matches, missed, mistakes, target, cards, scores } = result;
    const isOver = stage === null && step === null;
    const cardOf = (name: string) => cards.find(({ player }) => player === name);
    return {
      result,
      // At the end nothing on the board is lit, since the winner stands above it.
      lit: isOver
        ? NOTHING_LIT
        : { region: region?.squares ?? null, matches: matches ?? [], missed, mistakes },
      target: target ?? (step === null ? hidden : null),
      cards: players.map(({ name }) => (isOver ? undefined : cardOf(name))),
      scores,
      // The heading is that of the open stage, unless the host has stepped back.
      roles: players.map(({ name, role }) => (step === null ? role : (cardOf(name)?.role ?? ''))),
    };
  }
  const asked = stage?.players.map(({ player }) => player) ?? [];
  const pending = scene.region === null ? undefined : results[results.length - 1];
  return {
    result: undefined,
    lit: { ...NOTHING_LIT, region: scene.region?.squares ?? null },
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
