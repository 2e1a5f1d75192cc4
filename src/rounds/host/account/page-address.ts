// Saves or removes the address of the players' page. Players' links then go to the page, or to the forms.
import { fail, ok, type Result } from '../../../games/frame/result';
import { parsePageUrl } from '../../contacts/page-link';
import { recordedPageUrl } from '../../record/files-tab';
import { cachedStage } from '../../session/cached-stage';
import { publishedGame } from '../../session/page-keys';
import type { Shell } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import type { Session } from '../../session/game-session';
import { deliverySubject, type BookSession } from '../../session/readers';
import type { AccountAnswer } from '../../reply/account';
import type { CallProblem } from '../../reply/reply';
import { dropUndefined } from '../../../games/frame/json';

export function savePage(
  session: Session,
  shell: Shell<BookSession>,
  given: string,
): Result<Session, CallProblem> {
  const address = parsePageUrl(given);
  if (!address.ok) return address;
  const page = address.value;
  const { pages } = shell.outside;
  const isNoted = session.kind === 'empty' || recordedPageUrl(session.snapshot.files) === page;
  if ((session.snapshot.page ?? '') === page && pages.address() === page && isNoted) return ok(session);
  pages.setAddress(page);
  const { answer, after } = checkAndPublishPage(session, shell, page);
  const delivered = after.kind === 'empty' ? ok(after) : deliverLinks(after, shell.write, page);
  return answer === undefined || answer.kind === 'holds' || !delivered.ok
    ? delivered
    : fail(pageNotOpenProblem(answer));
}

/** Whether the page's address was saved without checking that everyone can open the page. */
export function hasUncheckedPage({ snapshot }: Session, { account }: Pick<Ports, 'account'>): boolean {
  return snapshot.pageNotOpen === true && account.read()?.answers.page === undefined;
}

/** Checks that everyone can open the page. If not, players' links go to the forms instead. */
export function checkPageIsOpen(session: Session, shell: Shell<BookSession>): Result<Session, CallProblem> {
  const address = shell.outside.pages.address();
  const { answer, after } = checkAndPublishPage(session, shell, address);
  return answer?.kind === 'holds' || after.kind === 'empty'
    ? ok(after)
    : deliverLinks(after, shell.write, address);
}

/** If the page last ran another build, checks again, because the host may have updated it. */
export function recheckOutdatedPage<S extends Session>(session: S, ports: Ports): S {
  const { pageBehind, ...snapshot } = session.snapshot;
  if (pageBehind !== true) return session;
  const answer = ports.account.ask('page');
  if (answer.build === undefined) return session;
  const noted = ports.exclusively(() => {
    recordPageAnswer(ports, answer);
    return ok(undefined);
  });
  return noted.ok ? { ...session, snapshot } : session;
}

interface PageCheck {
  /** Undefined if there's no page. */
  readonly answer: AccountAnswer | undefined;
  readonly after: Session;
}

/** Checks whether the page is open to everyone, and publishes the game to it only if it is. */
function checkAndPublishPage(session: Session, { outside }: Shell<BookSession>, page: string): PageCheck {
  const answer = page === '' ? undefined : outside.account.ask('page');
  recordPageAnswer(outside, answer);
  const open = answer?.kind === 'holds';
  const closed = answer === undefined ? {} : { pageNotOpen: true as const };
  const { page: _, pageNotOpen: __, pageBehind: ___, ...rest } = session.snapshot;
  const behind = answer?.build === undefined ? { pageBehind: true as const } : {};
  const after: Session = { ...session, snapshot: { ...rest, ...(open ? { page, ...behind } : closed) } };
  if (open) outside.pages.publish(publishedGame(after), cachedStage(after));
  else outside.pages.publish(undefined, undefined);
  return { answer, after };
}

/** Redelivers players' books, because they contain the links. */
function deliverLinks(
  after: BookSession,
  write: Shell<BookSession>['write'],
  page: string,
): Result<Session, CallProblem> {
  return write(after, { page, deliver: { kind: 'results', subject: deliverySubject(after), messages: [] } });
}

/** Replaces the account check's answer about the page. */
function recordPageAnswer(
  { account, now }: Pick<Ports, 'account' | 'now'>,
  answer: AccountAnswer | undefined,
): void {
  const found = account.read();
  if (found === undefined && answer === undefined) return;
  const { page: _, ...answers } = found?.answers ?? {};
  account.write({
    since: found?.since ?? now(),
    answers: { ...answers, ...dropUndefined({ page: answer }) },
  });
}

function pageNotOpenProblem({ text }: AccountAnswer): CallProblem {
  return {
    code: 'page-not-open',
    text: `Saving the page’s address: the address is saved, but not everyone can open the page. ${text}`,
    again: true,
  };
}
