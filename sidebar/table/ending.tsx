// The end of a live game: the winner across the board, everyone's score after each stage, and what to remember.
import type { Scene, SceneEnd } from '../../src/games/frame/scene';

export function Winner({ end }: { readonly end: SceneEnd }) {
  return (
    <div class="winner">
      <p class="winner-name">
        <bdi>{end.winner}</bdi> wins
      </p>
      <p>{end.words}</p>
    </div>
  );
}

export function Ending({ scene, end }: { readonly scene: Scene; readonly end: SceneEnd }) {
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

const WIDTH = 360;
const HEIGHT = 150;
const PAD = 12;
/** One line is whole, the other dashed: colour alone tells nothing. */
const DASHES = ['none', '7 5', '2 4'];

function ScoreCurve({ scene }: { readonly scene: Scene }) {
  const { players, results } = scene;
  const scored = results.filter(({ target }) => target !== null);
  const all = scored.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number): number => PAD + (at * (WIDTH - 2 * PAD)) / Math.max(1, scored.length);
  const y = (score: number): number => HEIGHT - PAD - ((score - low) * (HEIGHT - 2 * PAD)) / (high - low);
  const said = players.map(({ name, score }) => `${name} ${score}`).join(', ');
  return (
    <figure class="curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`The scores round by round; at the end ${said}`}
      >
        <line x1={PAD} x2={WIDTH - PAD} y1={y(0)} y2={y(0)} class="curve-zero" />
        {players.map(({ name }, player) => (
          <polyline
            key={name}
            class={`curve-line curve-${player}`}
            stroke-dasharray={DASHES[player]}
            points={[0, ...scored.map(({ scores }) => scores[player] ?? 0)]
              .map((score, at) => `${x(at)},${y(score)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {players.map(({ name, score }, player) => (
          <span key={name} class={`curve-name curve-name-${player}`}>
            <svg viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
              <line
                x1="0"
                x2="30"
                y1="4"
                y2="4"
                class={`curve-line curve-${player}`}
                stroke-dasharray={DASHES[player]}
              />
            </svg>{' '}
            <bdi>{name}</bdi> {score}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
