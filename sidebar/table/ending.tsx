// The end of a live game: the winner across the board, everyone's score after each stage, and some memorable moments.
import type { Scene, SceneEnd } from '../../src/games/frame/scene';
import { isolateRtl, numberText } from '../../src/games/frame/wording';
import { Curves } from '../shared/curves';
import { useDisplayNames } from '../shared/display-names';
import { ensure } from '../../src/games/frame/result';

export function Winner({ end }: { readonly end: SceneEnd }) {
  return (
    <div class="winner">
      <p class="winner-name">
        <bdi translate={false}>{end.winner}</bdi> wins
      </p>
      <p>{end.words}</p>
    </div>
  );
}

export function EndCard({ scene, end }: { readonly scene: Scene; readonly end: SceneEnd }) {
  return (
    <section class="ending" aria-label="The end">
      <ScoreCurve scene={scene} />
      <dl class="highlights">
        {end.highlights.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each line's dash pattern, so that lines can be distinguished without color. */
const LINE_DASHES = ['none', '7 5', '2 4'];

function ScoreCurve({ scene }: { readonly scene: Scene }) {
  const { players, results } = scene;
  const scored = results.filter(({ target }) => target !== null);
  const shown = useDisplayNames();
  const said = players.map(({ name, score }) => `${isolateRtl(shown(name))} ${numberText(score)}`).join(', ');
  return (
    <figure class="curve">
      <Curves
        label={`Scores round by round. Final scores: ${said}`}
        lines={players.map(({ name }, player) => ({
          name: shown(name),
          look: `curve-${player}`,
          ...(LINE_DASHES[player] === undefined ? {} : { dashes: LINE_DASHES[player] }),
          values: [0, ...scored.map(({ scores }) => ensure(scores[player], 'Each player has a score.'))],
        }))}
      />
      <figcaption>
        {players.map(({ name }, player) => (
          <span key={name} class={`curve-name curve-name-${player}`}>
            <svg viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="30"
                y1="4"
                y2="4"
                class={`curve-line curve-${player}`}
                stroke-dasharray={LINE_DASHES[player]}
              />
            </svg>{' '}
            <bdi translate={false}>{shown(name)}</bdi>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
