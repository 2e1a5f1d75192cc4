// The host enters the address of the players' page, or takes it away: from then on links lead there, or to the forms alone.
import { ok, type Result } from '../../games/result';
import { pageAddress } from '../page/link';
import { publishedGame } from '../page/seats';
import type { Shell } from '../perform';
import type { Session } from '../session/game-session';
import type { UserError } from '../view/api';

export function savePage(
  session: Session,
  { outside, write }: Shell,
  given: string,
): Result<Session, UserError> {
  const address = pageAddress(given);
  if (!address.ok) return address;
  const page = address.value;
  const { page: before, ...rest } = session.snapshot;
  if ((before ?? '') === page && outside.pages.address() === page) return ok(session);
  outside.pages.setAddress(page);
  // What was found was another page's.
  const found = outside.account.read();
  if (found?.answers.page !== undefined) {
    const { page: _, ...answers } = found.answers;
    outside.account.write({ ...found, answers });
  }
  const snapshot = { ...rest, ...(page === '' ? {} : { page }) };
  const after: Session = { ...session, snapshot };
  outside.pages.publish(page === '' ? undefined : publishedGame(after));
  if (after.kind === 'empty') return ok(after);
  // Players' books lead to their pages.
  const about = after.match.stage?.title ?? 'The end';
  return write(after, { deliver: { kind: 'results', about, messages: [] } });
}
