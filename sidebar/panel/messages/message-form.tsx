// The form for a message from the host, and the list of sent messages, which can be edited or withdrawn.
import { useState } from 'preact/hooks';
import {
  EVERYONE,
  toAudience,
  type HolderView,
  type FieldClash,
  type CallProblem,
} from '../../../src/rounds/reply/reply';
import {
  MAX_MESSAGE_CHARACTERS,
  type HostMessageView,
  type MessagePreview,
} from '../../../src/rounds/host/messages/views';
import type { SendMessageInput } from '../../../src/rounds/host/messages/inputs';
import { timeText } from '../../../src/rounds/time/time-zone';
import { Fold } from '../../shared/text';
import { call, type WindowInput, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { SelectField, TextField } from '../parts/plain-question';
import { readerText } from '../parts/names';
import { SeatTakenOverNote } from '../parts/seat-holders';
import { ClashList } from '../parts/clashes';
import { ActionButton } from '../stage/action';
import { MessageText } from './message-list';

type MessageInput = WindowInput<SendMessageInput>;

const EMPTY_MESSAGE: MessageInput = { to: EVERYONE, holder: '', text: '', click: '' };

interface Recipient extends HolderView {
  readonly name: string;
  readonly title: string;
}

interface Props {
  readonly words: readonly HostMessageView[];
  readonly readers: readonly Recipient[];
  readonly zone: string;
}

export function HostMessages({ words, readers, zone }: Props) {
  const [said, setSaid] = useState<MessageInput>(EMPTY_MESSAGE);
  return (
    <Fold title="Send a message">
      <MessageForm key={said.of} readers={readers} begun={said} onDone={() => setSaid(EMPTY_MESSAGE)} />
      {words.map((word) => (
        <SentMessage
          key={word.row}
          word={word}
          holder={findSeatHolder(readers, word.to)}
          title={readerText(
            word.to,
            (player) => readers.find(({ name }) => name === player)?.title ?? player,
          )}
          zone={zone}
          onChange={setSaid}
        />
      ))}
    </Fold>
  );
}

function findSeatHolder(readers: readonly Recipient[], to: SendMessageInput['to']): string {
  return to === EVERYONE ? '' : (readers.find(({ name }) => name === to.player)?.holder ?? '');
}

function MessageForm({
  readers,
  begun,
  onDone,
}: Pick<Props, 'readers'> & {
  readonly begun: MessageInput;
  readonly onDone: () => void;
}) {
  const { run } = useDesk();
  const [said, setSaid] = useState(begun);
  const [preview, setPreview] = useState<MessagePreview | undefined>(undefined);
  const [clashes, setClashes] = useState<readonly FieldClash[]>([]);
  const isChange = said.of !== undefined;
  const takesBack = isChange && said.text.trim() === '';
  const edit = (part: Partial<MessageInput>): void => {
    // An edited text is a new message with a new id, even if the call that sent the former one got no answer.
    setSaid({ ...said, ...part, click: crypto.randomUUID() });
    setPreview(undefined);
  };
  const { to } = said;
  const reader = to === EVERYONE ? undefined : readers.find(({ name }) => name === to.player);
  const clash = ({ clashes: found = [] }: CallProblem): void => {
    setPreview(undefined);
    setClashes(found);
  };
  const tooLong = said.text.trim().length > MAX_MESSAGE_CHARACTERS;
  const empty = !isChange && said.text.trim() === '';
  return (
    <>
      {!isChange && (
        <SelectField
          label="To"
          options={[
            // The empty value stands for everyone, since no player's name is empty.
            { value: '', label: readerText(EVERYONE) },
            ...readers.map(({ name, title }) => ({ value: name, label: `${title} only` })),
          ]}
          value={said.to === EVERYONE ? '' : said.to.player}
          onChange={(player) =>
            edit({
              to: toAudience(player),
              holder: findSeatHolder(readers, toAudience(player)),
            })
          }
        />
      )}
      <TextField
        label={isChange ? 'New text' : 'Message'}
        help={
          isChange
            ? 'Everyone who got the message is notified of the change. Leave the text empty to withdraw the message.'
            : 'Messages are kept in the record. A message to one player is never published.'
        }
        rows={4}
        value={said.text}
        onChange={(text) => edit({ text })}
      />
      {reader !== undefined && (
        <SeatTakenOverNote seat={reader} then={said.holder} onUse={(holder) => edit({ holder })} />
      )}
      {tooLong && <p class="field-problem">Use at most {MAX_MESSAGE_CHARACTERS} characters.</p>}
      <ClashList
        clashes={clashes}
        onPick={({ saved }, text) => {
          edit({ text, before: saved });
          setClashes([]);
        }}
      />
      {preview !== undefined && (
        <section class="card" aria-label="Preview">
          <MessageText message={preview.message} />
          {preview.where.map((text) => (
            <p key={text} class="help">
              {text}
            </p>
          ))}
        </section>
      )}
      <div class="buttons">
        {preview === undefined ? (
          <Button
            off={tooLong || empty || clashes.length > 0}
            onClick={() =>
              void run({
                doing: 'Loading the preview',
                work: async () => {
                  const looked = await call('previewWord', said);
                  if (!looked.ok) clash(looked.error);
                  return looked;
                },
                then: setPreview,
              })
            }
          >
            Preview message
          </Button>
        ) : (
          <ActionButton
            doing={takesBack ? 'Withdrawing the message' : 'Sending the message'}
            work={async () => {
              const done = await call('sayWord', said);
              if (!done.ok) clash(done.error);
              return done;
            }}
            done={takesBack ? 'Message withdrawn.' : 'Message sent.'}
            then={() => {
              setSaid(EMPTY_MESSAGE);
              setPreview(undefined);
              onDone();
            }}
          >
            {takesBack ? 'Withdraw message' : 'Send message'}
          </ActionButton>
        )}
        {isChange && <Button onClick={onDone}>Cancel</Button>}
      </div>
    </>
  );
}

function SentMessage({
  word: { row, at, to, text, changed },
  holder,
  title,
  zone,
  onChange,
}: {
  readonly word: HostMessageView;
  /** Who holds the recipient's seat; empty for a message to everyone. */
  readonly holder: string;
  readonly title: string;
  readonly zone: string;
  readonly onChange: (said: MessageInput) => void;
}) {
  const [shown, setShown] = useState(to === EVERYONE);
  const when = timeText(at, zone);
  const what = `the message to ${title}, ${when}`;
  if (text === '') {
    return (
      <p class="quiet">
        {when}, to <bdi>{title}</bdi>: withdrawn.
      </p>
    );
  }
  return (
    <section class="player" aria-label={what}>
      <p>
        {when}, to <bdi>{title}</bdi>
        {changed && ', edited'}
      </p>
      {shown && <p class="message">{text}</p>}
      <div class="buttons">
        {to !== EVERYONE && (
          <Button look="link" opens={shown} about={what} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </Button>
        )}
        <Button
          look="link"
          about={what}
          onClick={() => onChange({ to, holder, text, of: row, before: text, click: '' })}
        >
          Edit or withdraw
        </Button>
      </div>
    </section>
  );
}
