// The preview of a round: what will happen, who will lead, and what each person will read. Private results stay folded.
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { PreviewView } from '../../../src/rounds/host/stage/views';
import { callForOpening, openTabsPreview, useDesk, type Task } from '../calls';
import { useTaskOnChange } from '../desk/tasks';
import { Button, Screen } from '../parts/screen';
import { ResolveButton, ResolveNotes } from '../stage/resolve-button';
import { previewInputs } from '../stage/player-status';
import { PublicStageNews, LeadersForHost } from '../stage/stage-news';
import { MessagePreviews } from '../messages/message-list';
import { PlayerNames } from '../parts/names';
import { Notes } from '../../shared/text';
import type { TabLines } from '../../../src/rounds/host/corrections/views';

export function PreviewScreen({ play }: { readonly play: GameView }) {
  const { run, preview, setPreview, go, busy } = useDesk();
  const basis = previewInputs(play);
  const round = preview?.on.stage === play.at.stage ? preview.round : undefined;
  const old = round !== undefined && preview?.basis !== basis;
  const work: Task<PreviewView> = {
    doing: 'Working out the preview',
    work: () => callForOpening(play.at, 'previewRound', null),
    then: (value) => setPreview({ on: play.at, round: value, basis }),
  };
  useTaskOnChange(play.at.stage, work);
  return (
    <Screen
      title={`Preview${play.stage === null ? '' : ` of ${play.stage.title}`}`}
      back={{ to: 'Round', onBack: () => go({ at: 'round' }) }}
    >
      <p>Nothing is saved or sent. Private results are collapsed, in case you’re sharing your screen.</p>
      {old && (
        <div class="notes warning" role="status">
          <strong>This preview is out of date</strong>
          <p>The game has changed since this preview was made.</p>
        </div>
      )}
      {play.stage !== null && <ResolveNotes stage={play.stage} />}
      <div class="buttons">
        {round !== undefined && play.stage !== null && <ResolveButton play={play} stage={play.stage} />}
        <Button onClick={() => void run(work)}>Refresh</Button>
        <Button
          onClick={() =>
            void run({
              doing: 'Opening the preview of all books',
              work: openTabsPreview,
              done: () => 'The preview of all books is open in its own window.',
            })
          }
        >
          Preview all books
        </Button>
      </div>
      {round === undefined ? (
        <p class="quiet">{busy ? 'The preview will appear here.' : 'There is no preview yet.'}</p>
      ) : (
        <RoundContents round={round} />
      )}
    </Screen>
  );
}

function RoundContents({ round }: { readonly round: PreviewView }) {
  return (
    <>
      <Notes title="Please note" notes={round.warnings} look="warning" />
      {round.missing.length > 0 && (
        <p>
          <strong>No valid answer:</strong> {/* Several sentences name their players themselves. */}
          {round.ifMissing.length < 2 && (
            <>
              <PlayerNames names={round.missing} />.{' '}
            </>
          )}
          {round.ifMissing.join(' ')}
        </p>
      )}
      <p>Next: {round.next}</p>
      <PublicStageNews {...round} heading="What everyone will read" />
      <LeadersForHost {...round} />
      <h2>What each player will read</h2>
      <MessagePreviews messages={round.messages} open={false} />
    </>
  );
}

export function TabChanges({ tabs }: { readonly tabs: readonly TabLines[] }) {
  return (
    <>
      {tabs.map(({ title, lines }) => (
        <section key={title}>
          <p class="quiet">{title}</p>
          <ul class="plain-list">
            {lines.map((line, index) => (
              <li key={index} class="change">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
