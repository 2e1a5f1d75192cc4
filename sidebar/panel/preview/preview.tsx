// The preview of a round, and what a round publishes: messages, and changes in books. Private parts stay folded.
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { PreviewView, RoundView } from '../../../src/rounds/host/stage/views';
import { callOn, openTabsPreview, useDesk, type Task } from '../calls';
import { useReading } from '../desk/tasks';
import { Button, Screen } from '../parts/screen';
import { ResolveButton, ResolveNotes } from '../stage/resolve-button';
import { basisOf } from '../stage/player-status';
import { EVERYONE, isSameReader, readerKey } from '../../../src/rounds/reply/reply';
import type { AudienceChanges } from '../../../src/rounds/host/parts/views';
import { MessageText } from '../messages/message-list';
import { Names, ReaderName } from '../parts/names';
import { Fold, Notes } from '../../shared/text';
import type { TabLines } from '../../../src/rounds/host/corrections/views';

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

export function RoundContents({
  round,
  changes = [],
  done = false,
}: {
  readonly round: RoundView;
  readonly changes?: readonly AudienceChanges[];
  readonly done?: boolean;
}) {
  const readers = new Map([...round.messages, ...changes].map(({ to }) => [readerKey(to), to]));
  const everyoneFirst = [...readers].sort(([, a], [, b]) => Number(b === EVERYONE) - Number(a === EVERYONE));
  return (
    <>
      <Notes title="Look at this" notes={round.warnings} look="warning" />
      {round.missing.length > 0 && (
        <p>
          <strong>Without a submission that counts:</strong> <Names names={round.missing} />.
          {!done && ` ${round.without.join(' ')}`}
        </p>
      )}
      {!done && <p>Next: {round.next}</p>}
      <h2>{done ? 'What each was told' : 'What each is told, and what changes for them'}</h2>
      {everyoneFirst.map(([key, to]) => {
        const messages = round.messages.filter((message) => isSameReader(message.to, to));
        return (
          <Fold key={key} title={<ReaderName reader={to} />} open={to === EVERYONE}>
            {messages.map((message) => (
              <MessageText key={message.text} message={message} />
            ))}
            {messages.length === 0 && <p class="quiet">No message.</p>}
            <ChangeLines
              tabs={changes.filter((one) => isSameReader(one.to, to)).flatMap(({ tabs }) => tabs)}
            />
          </Fold>
        );
      })}
    </>
  );
}

export function ChangeLines({ tabs }: { readonly tabs: readonly TabLines[] }) {
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
