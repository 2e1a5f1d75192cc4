// What a round publishes: the messages for each audience, and the changes in their books. Private parts stay folded.
import { EVERYONE, isSameReader, readerKey } from '../../../src/rounds/reply/messages';
import type { AudienceChanges } from '../../../src/rounds/host/parts/views';
import type { RoundView } from '../../../src/rounds/host/stage/views';
import { MessageText } from '../messages/message';
import { ChangeLines } from '../parts/change-lines';
import { Names, ReaderName } from '../parts/names';
import { Fold, Notes } from '../../shared/text';

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
