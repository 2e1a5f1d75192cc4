// Invites everyone who has a channel, once: when the forms and books of a game's first stage here are made.
import type { Commit } from '../../commit/commit';
import { callsToStage, invitations } from '../../outbox/invitations';
import { addressee, channelsOf, hasChannel, type BookSession } from '../../session/readers';

/**
 * Makes the invitations that go out now; undefined where they are out, nobody has a channel, or a stage was resolved
 * since, whose results called everyone to the next one.
 */
export function invitationsDue(session: BookSession): Commit | undefined {
  if (session.kind !== 'game') return undefined;
  const { record, match } = session;
  if (record.invited || match.stage === null || record.openedAt !== record.startedAt) return undefined;
  const channels = channelsOf(session);
  const messages = invitations(session).filter((one) => hasChannel(channels, addressee(session, one)));
  if (messages.length === 0) return undefined;
  const { name, title } = match.stage;
  return {
    entries: [
      {
        entry: { kind: 'invited', body: { stage: name } },
        text: `Put the invitations to ${title} in line for those who have a Discord channel.`,
      },
    ],
    deliver: { kind: 'judged', about: title, books: [], messages, calls: callsToStage(session) },
  };
}
