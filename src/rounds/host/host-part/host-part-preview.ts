// The words that saving the host's part tells at once, before it is saved.
import { Bug } from '../../../games/frame/bug';
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { HostPartPreview } from './views';
import type { SaveHostFacts } from '../parts/inputs';
import { saveHostFacts } from '../parts/open-stage-changes';
import { workOut } from '../../commit/commit';
import { copiesOf } from '../../outbox/copies';
import { joined } from '../../outbox/messages';
import { judgedAnew } from '../../outbox/own-submissions';
import type { GameSession } from '../../session/game-session';
import { hostWarningsOf } from '../stage/stage-view';

/**
 * Gives the messages and new warnings of an entry, worked out as saving does; `now` is a UTC instant in milliseconds.
 */
export function hostPartPreview(
  session: GameSession,
  input: SaveHostFacts,
  now: number,
): Result<HostPartPreview, CallProblem> {
  const commit = saveHostFacts(session, input);
  if (!commit.ok) return commit;
  const worked = workOut(session, commit.value, now, '');
  if (!worked.ok) return worked;
  const { after } = worked.value;
  if (after.kind !== 'game') throw new Bug('Entering the host’s part ended the game.');
  const judged = judgedAnew(session, after, after.rows.slice(session.rows.length));
  const before = hostWarningsOf(session);
  return ok({
    told: copiesOf(session, joined([...(commit.value.deliver?.messages ?? []), ...judged.messages])),
    warnings: hostWarningsOf(after).filter((warning) => !before.includes(warning)),
  });
}
