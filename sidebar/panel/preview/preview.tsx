// The preview of a round: what Resolve round would compute; nothing is written.
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { PreviewView } from '../../../src/rounds/host/stage/views';
import { callOn, openTabsPreview } from '../calls';
import { useDesk, type Task } from '../desk/context';
import { useReading } from '../desk/reading';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { ResolveButton } from '../stage/resolve-button';
import { ResolveNotes } from '../stage/resolve-notes';
import { basisOf } from '../stage/player-status';
import { RoundContents } from './contents';

export function PreviewScreen({ play }: { readonly play: GameView }) {
  const { run, preview, setPreview, go, busy } = useDesk();
  const basis = basisOf(play);
  const round = preview?.on.stage === play.at.stage ? preview.round : undefined;
  const old = round !== undefined && preview?.basis !== basis;
  const work: Task<PreviewView> = {
    doing: 'Working out the round without writing anything',
    work: () => callOn(play.at, 'previewRound', null),
    then: (value) => setPreview({ on: play.at, round: value, basis }),
  };
  useReading(play.at.stage, work);
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
      {play.stage !== null && <ResolveNotes stage={play.stage} />}
      <div class="buttons">
        {round !== undefined && play.stage !== null && <ResolveButton play={play} stage={play.stage} />}
        <Button onClick={() => void run(work)}>Work it out again</Button>
        <Button
          onClick={() =>
            void run({
              doing: 'Opening the whole tables',
              work: openTabsPreview,
              done: () => 'The whole tables were opened in a window of their own.',
            })
          }
        >
          Whole tables
        </Button>
      </div>
      {round === undefined ? (
        <p class="quiet">{busy ? 'The preview appears here.' : 'There is no preview yet.'}</p>
      ) : (
        <RoundContents round={round} changes={round.changes} />
      )}
    </Screen>
  );
}
