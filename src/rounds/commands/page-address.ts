// The host enters the address of the players' page, or takes it away: from then on links lead there, or to the forms alone.
import { fail, ok, type Result } from '../../games/result';
import { pageAddress } from '../page/link';
import { publishedGame } from '../page/seats';
import type { Shell } from '../perform';
import type { GameSession, Session } from '../session/game-session';
import type { AccountAnswer, UserError } from '../view/api';

export function savePage(
  session: Session,
  { outside, write }: Shell,
  given: string,
): Result<Session, UserError> {
  const address = pageAddress(given);
  if (!address.ok) return address;
  const page = address.value;
  const { page: before, pageNotOpen: _, ...rest } = session.snapshot;
  if ((before ?? '') === page && outside.pages.address() === page) return ok(session);
  outside.pages.setAddress(page);
  const answer = page === '' ? undefined : outside.account.ask('page', { webhook: '', status: null });
  note(outside, answer);
  const open = answer?.kind === 'holds';
  const closed = answer === undefined ? {} : { pageNotOpen: true as const };
  const snapshot = { ...rest, ...(open ? { page } : closed) };
  const after: Session = { ...session, snapshot };
  outside.pages.publish(open ? publishedGame(after) : undefined);
  const delivered = after.kind === 'empty' ? ok(after) : deliverLinks(after, write);
  return answer === undefined || open || !delivered.ok ? delivered : fail(notOpen(answer));
}

/** Players' books lead to their pages. */
function deliverLinks(after: GameSession, write: Shell['write']): Result<Session, UserError> {
  const about = after.match.stage?.title ?? 'The end';
  return write(after, { deliver: { kind: 'results', about, messages: [] } });
}

/** Keeps what was found of the page among what is known of the account; what was found before was another page's. */
function note({ account, now }: Shell['outside'], answer: AccountAnswer | undefined): void {
  const found = account.read();
  if (found === undefined && answer === undefined) return;
  const { page: _, ...answers } = found?.answers ?? {};
  account.write({
    since: found?.since ?? now(),
    answers: { ...answers, ...(answer === undefined ? {} : { page: answer }) },
  });
}

function notOpen({ text }: AccountAnswer): UserError {
  return {
    code: 'page-not-open',
    text: `Entering the address of the players’ page: it is kept, but was not found open for everybody. ${text}`,
    again: true,
  };
}
