// The round at a glance: how long it is open, who is in, and the button that ends it.
import { useState } from 'preact/hooks';
import type { GameView, StageView } from '../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { Notes, plural } from '../parts/words';
import { DeadlineCard } from './deadline';
import { Deliveries } from './deliveries';
import { HostFacts } from './host-facts';
import { PlayerRow, Strangers } from './players';
import { basisOf, fewNames, standings } from './standing';

export function RoundBody({
  play,
  stage,
  onPrepare,
}: {
  readonly play: GameView;
  readonly stage: StageView;
  readonly onPrepare: () => void;
}) {
  const { change, go } = useDesk();
  const rows = standings(stage, play.players);
  const asked = stage.asks.reduce((sum, ask) => sum + ask.players.length, 0);
  const here = asked - stage.waitingFor.length;
  return (
    <>
      <DeadlineCard stage={stage} zone={play.zone} />
      <p role="status">
        <strong>
          {here} of {asked} are in.
        </strong>{' '}
        {stage.waitingFor.length > 0 && `Missing: ${fewNames(stage.waitingFor)}.`}
      </p>
      <div class="meter" aria-hidden="true">
        <div style={{ width: `${asked === 0 ? 0 : (100 * here) / asked}%` }} />
      </div>
      {stage.hostQuestions.length > 0 && <HostFacts stage={stage} />}
      <div class="buttons">
        <ResolveButton play={play} stage={stage} />
        <Button onClick={() => go({ at: 'preview' })}>Preview</Button>
        {play.practice && stage.waitingFor.length > 0 && (
          <Button
            onClick={() =>
              void change({
                doing: 'Submitting for everyone missing',
                work: () => call('submitForPractice', { players: [] }),
                done: () => 'The program has submitted for everyone who was missing.',
              })
            }
          >
            Submit for everyone missing
          </Button>
        )}
      </div>
      {play.toPrepare.length > 0 && (
        <div class="notes warning">
          <strong>Still to make</strong>
          <p>{play.toPrepare.join(', ')}</p>
          <Button onClick={onPrepare}>Make them now</Button>
        </div>
      )}
      <Notes title="Look at this" notes={[...stage.notices, ...play.warnings]} look="warning" />
      <h2>Players</h2>
      {rows.map((row) => (
        <PlayerRow key={row.player.name} stage={stage} standing={row} />
      ))}
      <Strangers stage={stage} />
      <Deliveries deliveries={play.deliveries} />
    </>
  );
}

/** Asks first only when players are missing, or when something changed since the host looked. */
function ResolveButton({ play, stage }: { readonly play: GameView; readonly stage: StageView }) {
  const { go, seen } = useDesk();
  const [asking, setAsking] = useState(false);
  const missing = stage.waitingFor;
  const old = seen !== undefined && seen.round.stage === stage.name && seen.basis !== basisOf(play);
  const resolve = (): void => {
    setAsking(false);
    go({ at: 'resolving' });
  };
  return (
    <>
      <Button look="action" onClick={() => (missing.length > 0 || old ? setAsking(true) : resolve())}>
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
            <>
              <p>
                {plural(missing.length, 'player has', 'players have')} no submission that counts:{' '}
                <strong>{missing.join(', ')}</strong>. They do nothing, or what the rules give by default.
              </p>
            </>
          )}
          {old && <p>Something has changed since your preview. You can look at it again first.</p>}
          <p>Results are worked out, written and delivered. You can go back to this stage afterwards.</p>
        </Confirm>
      )}
    </>
  );
}
