// The button that resolves the open stage, and the question before it when players are missing.
import { useState } from 'preact/hooks';
import type { GameView, StageView } from '../../../src/rounds/api';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { Names } from '../parts/names';
import { plural } from '../../shared/text';
import { basisOf } from './player-status';

/**
 * The button that resolves. It asks first when players are missing, or when something has changed since the host's
 * preview.
 */
export function ResolveButton({
  play,
  stage,
  off = false,
}: {
  readonly play: GameView;
  readonly stage: StageView;
  readonly off?: boolean;
}) {
  const { go, preview } = useDesk();
  const [asking, setAsking] = useState(false);
  const missing = stage.waitingFor;
  const old = preview !== undefined && preview.round.stage === stage.name && preview.basis !== basisOf(play);
  const resolve = (): void => {
    setAsking(false);
    go({ at: 'resolving' });
  };
  return (
    <>
      <Button
        look="action"
        off={off}
        onClick={() => (missing.length > 0 || old ? setAsking(true) : resolve())}
      >
        Resolve round
      </Button>
      {asking && (
        <Confirm
          title={`Resolve ${stage.title}?`}
          yes="Resolve it"
          onYes={resolve}
          onNo={() => setAsking(false)}
        >
          {missing.length > 0 && (
            <p>
              {plural(missing.length, 'player has', 'players have')} no submission that counts:{' '}
              <strong>
                <Names names={missing} />
              </strong>
              . {stage.without.join(' ')}
            </p>
          )}
          {old && <p>Something has changed since your preview. You can look at it again first.</p>}
          <p>Results are worked out, written and delivered. You can go back to this stage afterwards.</p>
        </Confirm>
      )}
    </>
  );
}
