// The two players at the live table: score, role, what they hold, a lamp that shows whether they have answered, and their
// card.
import type { SceneCard, ScenePlayer } from '../../src/games/frame/scene';
import { numberText } from '../../src/games/frame/wording';
import type { LiveTableContent } from '../../src/rounds/page/views';
import { useDisplayNames } from '../shared/display-names';
import type { SceneState } from './scene-moment';
import { ensure } from '../../src/games/frame/result';

type LiveStage = NonNullable<LiveTableContent['stage']>;

export function Players({
  players,
  stage,
  shown,
}: {
  readonly players: readonly ScenePlayer[];
  readonly stage: LiveStage | null;
  readonly shown: SceneState;
}) {
  const name = useDisplayNames();
  return (
    <ul class="plain-list players" aria-label="Players">
      {players.map((player, index) => {
        const card = shown.cards[index];
        const score = numberText(ensure(shown.scores[index], 'Each player has a score.'));
        const asked = stage?.players.find((one) => one.player === player.name);
        const isSent = asked?.sent === true && shown.result === undefined;
        return (
          <li key={player.name} class={`player-card${isSent ? ' player-sent' : ''}`}>
            <bdi translate={false} class="player-name">
              {name(player.name)}
            </bdi>
            <div class="score" role="img" aria-label={`Score ${score}`}>
              {score}
            </div>
            <div class="player-about">
              <Role text={ensure(shown.roles[index], 'Each player has a role, which may be empty.')} />
              {player.badge !== '' && <span class="role role-badge">{player.badge}</span>}
              {shown.result === undefined && stage !== null && <Lamp asked={asked} />}
            </div>
            <div class="holds">{player.holds}</div>
            <PlayerCard
              card={card}
              sent={asked?.sent === true}
              turned={shown.result?.stage ?? stage?.name ?? ''}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Role({ text }: { readonly text: string }) {
  return text === '' ? null : <span class={`role role-${text}`}>{text}</span>;
}

/** A lamp that is lit once a submission of the player's counts; it reveals nothing else about the submission. */
function Lamp({ asked }: { readonly asked: LiveStage['players'][number] | undefined }) {
  if (asked === undefined) return <div class="lamp lamp-idle">not asked</div>;
  return (
    <div class={`lamp ${asked.sent ? 'lamp-on' : 'lamp-off'}`}>{asked.sent ? '✓ sent' : '… not yet'}</div>
  );
}

/** A player's card; both cards are revealed together when their stage's result is shown. */
function PlayerCard({
  card,
  sent,
  turned,
}: {
  readonly card: SceneState['cards'][number];
  /** True once a submission of the player's counts; before that there is no card. */
  readonly sent: boolean;
  readonly turned: string;
}) {
  if (card === undefined) return <div class="bid bid-none" />;
  if (card === 'face-down') {
    return <div class="bid bid-back">{sent && <span class="unseen">Their card is face down.</span>}</div>;
  }
  return <RevealedCard key={turned} card={card} />;
}

function RevealedCard({ card }: { readonly card: SceneCard }) {
  if (card.values.length === 0) return <div class="bid bid-front">No valid answer</div>;
  return (
    <dl class="bid bid-front">
      {card.values.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
