// The content that a round publishes: messages for each audience, and changes in their books. Private parts stay
// folded.
import { EVERYONE, type AudienceChanges, type RoundView } from '../../../src/rounds/api';
import { MessageText } from '../messages/message';
import { ChangeLines } from '../parts/change-lines';
import { Names } from '../parts/names';
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
  const names = new Set([...round.messages, ...changes].map(({ to }) => to));
  const audiences = [...names].sort((a, b) => Number(b === EVERYONE) - Number(a === EVERYONE));
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
      {audiences.map((to) => {
        const messages = round.messages.filter((message) => message.to === to);
        return (
          <Fold key={to} title={<bdi>{to}</bdi>} open={to === EVERYONE}>
            {messages.map((message) => (
              <MessageText key={message.text} message={message} />
            ))}
            {messages.length === 0 && <p class="quiet">No message.</p>}
            <ChangeLines tabs={changes.filter((one) => one.to === to).flatMap(({ tabs }) => tabs)} />
          </Fold>
        );
      })}
    </>
  );
}
