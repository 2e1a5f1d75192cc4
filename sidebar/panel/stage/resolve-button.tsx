// The button that resolves the open stage, and the notes beside it. If players are missing, it asks first.
import { useState } from 'preact/hooks';
import type { DeskView, GameView } from '../../../src/rounds/host/desk/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { exactTimeText } from '../../../src/rounds/time/time-zone';
import { call, useDesk } from '../calls';
import { Button, Confirm } from '../parts/screen';
import { PlayerNames } from '../parts/names';
import { plural } from '../../shared/text';
import { nextQuestionsText, areResultsFromSheet } from '../host-part/next-questions';
import { previewInputs } from './player-status';

/** The state when the question was asked, so that its text stays the same if answers arrive. */
interface ConfirmState {
  readonly at: number;
  readonly missing: readonly string[];
  readonly ifMissing: readonly string[];
}

/** Resolves the stage. If players are missing or the preview is out of date, it rereads and asks first. */
export function ResolveButton({
  play,
  stage,
  off = false,
  look = 'action',
  anyway = false,
}: {
  readonly play: GameView;
  readonly stage: StageView;
  readonly off?: boolean;
  readonly look?: 'action' | 'plain';
  /** True if players are missing, so that reminding them comes first. */
  readonly anyway?: boolean;
}) {
  const { go, preview, change } = useDesk();
  const [asking, setAsking] = useState<ConfirmState | undefined>(undefined);
  const isOld = (now: GameView): boolean =>
    preview?.on.stage === play.at.stage && preview.basis !== previewInputs(now);
  const resolve = (): void => {
    setAsking(undefined);
    go({ at: 'resolving', on: play.at });
  };
  const askAfterLook = (view: DeskView): void => {
    const now = 'play' in view ? view.play : undefined;
    // Another window has resolved the stage, and the screen now shows the next one.
    if (now === undefined || now.stage === null || now.at.stage !== play.at.stage) return;
    const { waitingFor: missing, ifMissing } = now.stage;
    if (missing.length > 0 || isOld(now)) setAsking({ at: Date.now(), missing, ifMissing });
    else resolve();
  };
  const next = nextQuestionsText(stage);
  return (
    <>
      <Button
        look={look}
        off={off}
        onClick={() => {
          if (stage.waitingFor.length === 0 && !isOld(play)) resolve();
          else
            void change({
              doing: 'Checking who has answered',
              work: () => call('getDesk', { refresh: true }),
              then: askAfterLook,
            });
        }}
      >
        {anyway ? 'Resolve anyway' : `Resolve ${stage.title}`}
      </Button>
      {asking !== undefined && (
        <Confirm
          title={`Resolve ${stage.title}?`}
          yes="Resolve it"
          onYes={resolve}
          onNo={() => setAsking(undefined)}
        >
          {asking.missing.length > 0 && (
            <p>
              {plural(asking.missing.length, 'player', 'players')} had no valid answer at{' '}
              {exactTimeText(asking.at, play.zone)}:{' '}
              <strong>
                <PlayerNames names={asking.missing} />
              </strong>
              . {asking.ifMissing.join(' ')} Answers that arrive before you resolve still count.
            </p>
          )}
          {next !== undefined && <p>{next}</p>}
          {isOld(play) && <p>The game has changed since your preview.</p>}
          <p>Resolving works out the results and sends them. You can still go back afterwards.</p>
        </Confirm>
      )}
    </>
  );
}

export function ResolveNotes({ stage }: { readonly stage: StageView }) {
  const next = nextQuestionsText(stage);
  return (
    <>
      {stage.lacking.map((text) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      {areResultsFromSheet(stage) && (
        <p class="help">
          Your formulas decide this round. One click updates the Answers tab, reads the Results tab and
          resolves the round. The preview doesn’t use your formulas.
        </p>
      )}
      {next !== undefined && <p class="help">{next}</p>}
    </>
  );
}
