// The messages of a stage, one per audience, to paste into Discord. Private messages can be copied without being shown.
import { useState } from 'preact/hooks';
import { timeText } from '../../../src/rounds/time/time-zone';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { Message } from '../../../src/rounds/reply/reply';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { call } from '../calls';
import { useTaskOnChange } from '../desk/tasks';
import { SelectField } from '../parts/plain-question';
import { HostMessages } from './message-form';
import { MessageList } from './message-list';
import { StagePicture } from './picture';
import { ErrorBoundaries } from '../../shared/error-boundaries';

interface LoadedMessages {
  readonly stage: string;
  readonly messages: readonly Message[];
}

/** The list's value for messages from the start of the game. It begins with a space, unlike any stage's name. */
const OPENING_OPTION = ' opening';
/** Prefix of a correction's value in the list. The correction's row number follows. */
const CORRECTION_OPTION_PREFIX = ' correction ';

export function MessagesBody({
  play,
  season,
}: {
  readonly play: GameView;
  readonly season: SeasonView | undefined;
}) {
  const open = play.stage;
  const stages = [
    ...(open === null ? [] : [{ name: open.name, title: `${open.title} (open now)` }]),
    ...[...play.past].reverse().map(({ name, title }) => ({ name, title })),
    ...play.corrections.map(({ row, at, title }) => ({
      name: `${CORRECTION_OPTION_PREFIX}${row}`,
      title: `${title} (${timeText(at, play.zone)})`,
    })),
    ...(play.openingNews.length === 0 ? [] : [{ name: OPENING_OPTION, title: 'Set-up' }]),
  ];
  // Starts with the latest results, since the host usually posts them after a round.
  const [stage, setStage] = useState(play.past.at(-1)?.name ?? open?.name ?? '');
  const [loaded, setLoaded] = useState<LoadedMessages | undefined>(undefined);
  const own =
    stage === OPENING_OPTION
      ? play.openingNews
      : play.corrections.find(({ row }) => stage === `${CORRECTION_OPTION_PREFIX}${row}`)?.messages;
  useTaskOnChange(stage === '' || own !== undefined ? undefined : stage, {
    doing: 'Fetching the messages',
    work: () => call('getMessages', { stage }),
    then: (messages) => setLoaded({ stage, messages }),
  });
  const messages = own ?? (loaded?.stage === stage ? loaded.messages : undefined);
  return (
    <ErrorBoundaries>
      <HostMessages words={play.hostMessages} readers={season?.people ?? play.players} zone={play.zone} />
      <SelectField
        label="Stage"
        options={stages.map(({ name, title }) => ({ value: name, label: title }))}
        value={stage}
        onChange={setStage}
      />
      <div aria-busy={messages === undefined}>
        {messages?.length === 0 && <p>There is nothing to post for this stage.</p>}
        {messages !== undefined && messages.length > 0 && (
          <>
            <h2>{open?.name === stage ? 'Invitations' : 'Results'}</h2>
            <MessageList
              key={stage}
              messages={messages}
              below={
                play.past.some(({ name }) => name === stage) ? (
                  <StagePicture play={play} stage={stage} />
                ) : undefined
              }
            />
          </>
        )}
      </div>
      {open?.name === stage && open.hostNews.length > 0 && (
        <section>
          <h2>From your entries</h2>
          <p>Messages to the players affected. (Their books are updated too.)</p>
          <MessageList messages={open.hostNews} />
        </section>
      )}
    </ErrorBoundaries>
  );
}
