// Writes down what became of posts; once nothing waits but books that Google refused for a moment, the same call makes what the next stage needs.
import { ok, type Result } from '../../../games/frame/result';
import type { Shell } from '../../commit/perform';
import type { CallProblem } from '../../reply/reply';
import type { PostReport } from '../../reply/posts';
import { prepareSome } from '../parts/prepare';
import { reportPosts } from '../../delivery/posts';
import { deliveriesOf, isPutOff } from '../../outbox/outbox';
import type { BookSession } from '../../session/readers';

export function reportAndPrepare<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  claim: string,
  outcomes: PostReport['outcomes'],
): Result<S, CallProblem> {
  const reported = shell.write(session, reportPosts(session, claim, outcomes));
  if (!reported.ok) return reported;
  const deliveries = deliveriesOf(reported.value);
  if (deliveries.some((one) => one.mark === 'waiting' && !isPutOff(one))) return reported;
  const prepared = prepareSome(reported.value, shell);
  // The posts are reported in any case: the next call makes the rest, or tells why it cannot.
  return prepared.ok ? prepared : ok(reported.value);
}
