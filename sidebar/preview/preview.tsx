// The round as it would be: the same computation as Resolve round, with nothing written.
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../src/rounds/view/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { ResolveButton } from '../round/resolve-button';
import { basisOf } from '../round/player-status';
import { RoundContents } from './contents';

export function PreviewScreen({ play }: { readonly play: GameView }) {
  const { run, see, seen, go, busy } = useDesk();
  const basis = basisOf(play);
  const round = seen?.round.stage === play.stage?.name ? seen?.round : undefined;
  const old = round !== undefined && seen?.basis !== basis;
  const look = (): void => {
    void run({
      doing: 'Working out the round without writing anything',
      work: () => call('previewRound'),
      then: (value) => see({ round: value, basis }),
    });
  };
  useEffect(look, []);
  return (
    <Screen
      title={`Preview${play.stage === null ? '' : ` of ${play.stage.title}`}`}
      back={{ to: 'Round', onBack: () => go({ at: 'round' }) }}
    >
      <p>
        Nothing is written and nobody is told anything. Private parts are folded: your screen may be shared.
      </p>
      {old && (
        <div class="notes warning" role="status">
          <strong>This preview is old</strong>
          <p>Something has changed since it was made.</p>
        </div>
      )}
      <div class="buttons">
        {round !== undefined && play.stage !== null && <ResolveButton play={play} stage={play.stage} />}
        <Button onClick={look}>Work it out again</Button>
      </div>
      {round === undefined ? (
        <p class="quiet">{busy ? 'The preview appears here.' : 'There is no preview yet.'}</p>
      ) : (
        <RoundContents round={round} />
      )}
    </Screen>
  );
}
