// Everything that a round publishes: messages and tabs for each audience. Private parts stay folded.
import { EVERYONE } from '../../src/rounds/delivery/messages';
import type { RoundView } from '../../src/rounds/view/api';
import { Names } from '../parts/names';
import { MessageText } from '../messages/message';
import { Fold, Notes, TabTable } from '../parts/text';

export function RoundContents({
  round,
  done = false,
}: {
  readonly round: RoundView;
  readonly done?: boolean;
}) {
  const names = new Set([...round.messages, ...round.tabs].map(({ to }) => to));
  const audiences = [...names].sort((a, b) => Number(b === EVERYONE) - Number(a === EVERYONE));
  return (
    <>
      <Notes title="Look at this" notes={round.warnings} look="warning" />
      {round.missing.length > 0 && (
        <p>
          <strong>Without a submission that counts:</strong> <Names names={round.missing} />.
          {!done && ' They do nothing, or what the rules give by default.'}
        </p>
      )}
      {!done && <p>Next: {round.next}</p>}
      <h2>What each {done ? 'was' : 'is'} told</h2>
      {audiences.map((to) => {
        const messages = round.messages.filter((message) => message.to === to);
        const tabs = round.tabs.filter((entry) => entry.to === to).flatMap((entry) => entry.tabs);
        return (
          <Fold key={to} title={<bdi>{to}</bdi>} open={to === EVERYONE}>
            {messages.map((message) => (
              <MessageText key={message.text} message={message} />
            ))}
            {messages.length === 0 && <p class="quiet">No message.</p>}
            {tabs.map((tab) => (
              <TabTable key={tab.title} tab={tab} />
            ))}
          </Fold>
        );
      })}
    </>
  );
}
