// The table of a live game on a player's page: the players with scores and lamps, the board, and, until the next stage's
// clock starts, the last stage's results.
import type { Scene, SceneResult } from '../../src/games/frame/scene';
import { plural, numberText } from '../../src/games/frame/wording';
import type { PageStage } from '../../src/rounds/page/views';
import { Board, type Highlight } from '../shared/board';
import { useDisplayNames } from '../shared/display-names';
import { SignedChange } from './holdings-card';

type PlayerLamp = PageStage['lamps'][number];

function LampText({ sent }: PlayerLamp) {
  return <span class={sent ? 'now-lamp lamp-lit' : 'now-lamp'}>{sent ? '✓ sent' : '… not yet'}</span>;
}

export function LiveTableCard({
  scene,
  own,
  stage,
}: {
  readonly scene: Scene;
  /** The reader's own axes. */
  readonly own: readonly string[];
  /** The open stage; null for spectators. */
  readonly stage: PageStage | null;
}) {
  const shownName = useDisplayNames();
  const shown = findBoardResult(scene, stage);
  const [latest, before] = scene.results.slice(-2).reverse();
  const region = scene.region ?? shown?.region ?? null;
  const lit: Highlight = {
    region: region?.squares ?? null,
    matches: shown?.matches ?? [],
    missed: shown?.missed ?? [],
    mistakes: shown?.mistakes ?? [],
  };
  return (
    <section class="card table-now" aria-label="The table">
      <h2>The table</h2>
      <ul class="scores" aria-label="Players, and who has answered">
        {scene.players.map(({ name, score, holds }, index) => {
          const lamp = stage?.lamps.find(({ player }) => player === name);
          return (
            <li key={name}>
              <strong>{shownName(name)}</strong>: <strong>{numberText(score)}</strong>
              <span class="unseen"> {score === 1 || score === -1 ? 'point' : 'points'}</span>
              <SignedChange by={(latest?.scores[index] ?? 0) - (before?.scores[index] ?? 0)} />
              {holds !== '' && ` · ${holds}`}
              {lamp !== undefined && (
                <>
                  {' · '}
                  <LampText {...lamp} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <Board board={scene.board} lit={lit} own={own} />
      {shown !== undefined && <p class="help">{describeResult(shown)}</p>}
    </section>
  );
}

/** The result shown on the board: the latest, while the open stage waits for its clock. */
function findBoardResult(scene: Scene, stage: PageStage | null): SceneResult | undefined {
  const latest = scene.results[scene.results.length - 1];
  const waits = stage !== null && stage.deadline === null && scene.region === null;
  return waits && latest !== undefined && latest.region !== null && latest.matches !== null
    ? latest
    : undefined;
}

function describeResult({ title, region, matches }: SceneResult): string {
  const matching = matches?.length ?? 0;
  return `${title}: region ${region?.name ?? ''}, where ${plural(matching, 'square')} ${matching === 1 ? 'matches' : 'match'} the target.`;
}
