// What the live table currently shows: the open stage, the last stage's result, or an earlier result that the host has
// chosen.
import type { Picture, SceneCard, SceneResult } from '../../src/games/frame/scene';
import type { LiveTableContent } from '../../src/rounds/page/views';
import type { Highlight } from '../shared/board';
import type { ClockFace } from '../shared/clock';

export interface SceneState {
  /** The result of a resolved stage; undefined while the open stage runs. */
  readonly result: SceneResult | undefined;
  readonly lit: Highlight;
  /** The target; null if there is none. `face-down`: revealed when the clock starts. */
  readonly target: Picture | 'face-down' | null;
  /** The cards in player order; undefined for a player with no card to show. */
  readonly cards: readonly (SceneCard | 'face-down' | undefined)[];
  readonly scores: readonly number[];
  /** The roles in the heading's round, in player order; empty if it has none. */
  readonly roles: readonly string[];
}

/** Whether somebody is searching for squares of the region against the clock. */
export function isSearchUnderway({ scene, stage }: LiveTableContent, face: ClockFace | undefined): boolean {
  const isAwaited = stage?.players.some(({ sent }) => !sent) === true;
  return scene.region !== null && face?.phase === 'running' && isAwaited;
}

const NO_HIGHLIGHT: Highlight = { region: null, matches: [], missed: [], mistakes: [] };

/** What the table shows; `step`: the index of the result looked at, null for the current state. */
export function getSceneState({ scene, stage, last }: LiveTableContent, step: number | null): SceneState {
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
      // At the end no square is lit, since the winner covers the board.
      lit: isOver
        ? NO_HIGHLIGHT
        : { region: region?.squares ?? null, matches: matches ?? [], missed, mistakes },
      target: target ?? (step === null ? hidden : null),
      cards: players.map(({ name }) => (isOver ? undefined : cardOf(name))),
      scores,
      // The heading shows the open stage, unless the host has stepped back.
      roles: players.map(({ name, role }) => (step === null ? role : (cardOf(name)?.role ?? ''))),
    };
  }
  const asked = stage?.players.map(({ player }) => player) ?? [];
  const pending = scene.region === null ? undefined : results[results.length - 1];
  return {
    result: undefined,
    lit: { ...NO_HIGHLIGHT, region: scene.region?.squares ?? null },
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
