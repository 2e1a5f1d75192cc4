// The calls of the players' page, over ports. Anybody can make them, with any input: a key is looked up before anything
// else is done, and nothing of the game is changed. A submission goes through the player's form, as any other does.
import { fail, ok, type Result } from '../../games/frame/result';
import type { Ports } from '../ports/ports';
import { formSpec } from '../delivery/form-spec';
import { findFile } from '../record/game-files';
import type { Received } from '../record/entries';
import { KEY_TITLE } from '../session/columns';
import { isAmong } from '../session/on-their-way';
import type { GameSession } from '../session/game-session';
import { load as loadBook } from '../session/load';
import { markedKey } from '../session/page-marks';
import { keysOf, type BookSession } from '../session/readers';
import type { PageApi, PageReading, PageSending } from './views';
import type { CallProblem } from '../reply/reply';
import { hasComeBack, keyIn, moveIn, nameIn, sendingIn } from './input';
import { NO_PAGE } from './dead-links';
import { arrivedThen, keepLateTap } from '../session/late-taps';
import {
  arrivalOf,
  keepArrival,
  keepRead,
  keepSent,
  mayCount,
  openSeat,
  openTable,
  shownNow,
  type Seat,
} from './memory';
import { readAtOf, readingOf, tableReadingOf, type ShownPage } from './shown';
import { CAME_AFTER, judgeMove, moveRefused, OTHER_STAGE } from './move';

/** The ports that the page's calls need; `exclusively` gives way to the host. */
export type PagePorts = Pick<Ports, 'book' | 'forms' | 'pages' | 'exclusively' | 'now'>;

type PageCalls = {
  readonly [K in keyof PageApi]: (ports: PagePorts, input: unknown) => ReturnType<PageApi[K]>;
};

/** A page is not read again so soon for somebody who comes back to it. */
const SOON_MS = 20_000;
/** Checks of one player, in a minute: each reads the sheet. Counted together, they would tell that others are at work. */
const MOST_CHECKS = 10;
/** Tries of one player to send, in a minute. */
const MOST_SENT = 20;

/** All calls of the page: the names are those of `PageApi`. */
export const PAGE_CALLS: PageCalls = {
  readPage: (ports, input) => {
    const opened = openSeat(ports, keyIn(input));
    if (!opened.ok) return opened;
    const seat = opened.value;
    const isOld = seat.shown !== undefined && readAtOf(seat.shown) <= ports.now() - SOON_MS;
    const kept = isOld && hasComeBack(input) ? undefined : seat.shown;
    const shown = kept === undefined ? readAnew(ports, seat, load) : ok(kept);
    return shown.ok ? ok(readingOf(shown.value, ports.now(), nameIn(input, 'stamp'))) : shown;
  },

  readTable: (ports, input) => {
    const opened = openTable(ports, keyIn(input));
    if (!opened.ok) return opened;
    const seat = opened.value;
    const shown = seat.shown === undefined ? readAnew(ports, seat, tableBeside) : ok(seat.shown);
    return shown.ok ? ok(tableReadingOf(shown.value, ports.now(), nameIn(input, 'stamp'))) : shown;
  },

  checkMove: (ports, input) => {
    const move = moveIn(input);
    const opened = openSeat(ports, move.key);
    if (!opened.ok) return opened;
    const seat = opened.value;
    if (!mayCount(ports, `checks ${seat.digest}`, ports.now(), MOST_CHECKS)) return ok(null);
    const loaded = load(ports, seat);
    if (!loaded.ok) return loaded;
    const { session, player } = loaded.value;
    if (session.kind !== 'game') return fail(OTHER_STAGE);
    const judged = judgeMove(session, player, move, ports.now());
    return judged.ok ? ok({ problems: judged.value.problems }) : judged;
  },

  sendMove: (ports, input) => {
    const sending = sendingIn(input);
    const opened = openSeat(ports, sending.key);
    if (!opened.ok) return opened;
    const seat = opened.value;
    // Tries that find others at work cost next to nothing, and the page makes them by itself.
    return inTurn(ports, NOT_SENT_YET, () =>
      mayCount(ports, `sent ${seat.digest}`, ports.now(), MOST_SENT)
        ? send(ports, seat, sending)
        : fail(TOO_MANY),
    );
  },
};

/** Reads the game, and keeps everybody's page: whoever looks next finds theirs. */
function readAnew(
  ports: PagePorts,
  seat: Seat,
  open: (ports: PagePorts, seat: Seat) => Result<{ readonly session: BookSession }, CallProblem>,
): Result<ShownPage, CallProblem> {
  return inTurn(ports, NOT_READ_YET, (): Result<ShownPage, CallProblem> => {
    const before = shownNow(ports, seat);
    // Another call may have read it in the meantime.
    if (before !== undefined && before !== seat.shown) return ok(before);
    const loaded = open(ports, seat);
    if (!loaded.ok) return loaded;
    const { session } = loaded.value;
    const shown = keepRead(ports, session, seat);
    return shown === undefined ? fail(NO_PAGE) : ok(shown);
  });
}

interface Loaded {
  readonly session: BookSession;
  readonly player: string;
}

/** The game, and whose key it is: it may have been replaced since it was looked up. */
function load(ports: PagePorts, { key }: Seat): Result<Loaded, CallProblem> {
  const session = loadBook(ports);
  if (!session.ok) return fail(notRead(session.error));
  if (session.value.kind === 'empty') return fail(NOT_READ);
  const [player] = [...keysOf(session.value)].find(([, one]) => one === key) ?? [];
  return player === undefined ? fail(NO_PAGE) : ok({ session: session.value, player });
}

/** The live game whose table everyone may see. */
function tableBeside(ports: PagePorts): Result<{ readonly session: BookSession }, CallProblem> {
  const session = loadBook(ports);
  if (!session.ok) return fail(notRead(session.error));
  const { value } = session;
  return value.kind === 'game' && value.match.info.live === true
    ? ok({ session: value })
    : fail(NO_LIVE_GAME);
}

function send(ports: PagePorts, seat: Seat, sending: PageSending): Result<PageReading, CallProblem> {
  const loaded = load(ports, seat);
  if (!loaded.ok) return loaded.error.passes === 'google' ? fail(GOOGLE_TOO_BUSY) : loaded;
  const { session, player } = loaded.value;
  if (session.kind !== 'game') return fail(OTHER_STAGE);
  const tried = arrivalOf(ports, sending);
  const before = tried?.until === undefined ? undefined : { from: tried.from, until: tried.until };
  const judged = judgeMove(session, player, sending, tried?.from ?? ports.now());
  if (before !== undefined) {
    const isIt = (one: Received): boolean => one.player === player && arrivedThen(before, one.at);
    const landed = session.inputs.submissions.find(isIt);
    const { stages, carried } = session.record;
    const wasRead = [...stages, ...carried.values()].some(({ submissions }) => submissions.some(isIt));
    const counts = wasRead || (landed !== undefined && landed.former !== true);
    if (!judged.ok && judged.error === OTHER_STAGE && !counts)
      return refusedNow(ports, loaded.value, seat, CAME_AFTER);
    return shownTo(ports, seat, player, judged.ok && landed === undefined ? judged.value.after : session);
  }
  if (!judged.ok) return refusedNow(ports, loaded.value, seat, judged.error);
  const { problems, form, answers, after } = judged.value;
  if (problems.length > 0) return fail(moveRefused(problems));
  const file = findFile(session.record, 'form', form);
  if (file === undefined) return fail(NO_FORM);
  const ask = session.match.stage?.asks.find((one) => one.form === form);
  const spec = ask === undefined ? undefined : formSpec(session, ask);
  const from = tried?.from ?? ports.now();
  const given = { [KEY_TITLE]: markedKey(seat.key, sending.mark ?? ''), ...answers };
  const isThere = tried === undefined ? ok(false) : isSent(ports, file.id, given, from);
  if (!isThere.ok) return fail(notTaken(isThere.error));
  keepArrival(ports, sending, { from });
  const submitted = isThere.value ? ok(undefined) : ports.forms.submit(file.id, given, spec);
  if (!submitted.ok) return fail(notTaken(submitted.error));
  const arrival = { from, until: ports.now() };
  keepArrival(ports, sending, arrival);
  if (sending.tapped !== undefined) keepLateTap(ports, session, seat.digest, sending.tapped, arrival);
  return shownTo(ports, seat, player, after);
}

/** The error with a move. Where another stage is open by now, the page that is read next shows it. */
function refusedNow(
  ports: PagePorts,
  { session }: Loaded,
  seat: Seat,
  error: CallProblem,
): Result<never, CallProblem> {
  if (error === OTHER_STAGE || error === CAME_AFTER) keepRead(ports, session, seat);
  return fail(error);
}

/** True where a form has these answers since an instant: an earlier try of which nobody knew what came. */
function isSent(
  { forms }: PagePorts,
  id: string,
  answers: Readonly<Record<string, string>>,
  from: number,
): Result<boolean, CallProblem> {
  const sent = forms.responsesSince(id, from - CLOCKS_APART_MS);
  return sent.ok ? ok(isAmong(sent.value, answers)) : sent;
}

/** The page of somebody who has sent something, with that in it. */
function shownTo(
  ports: PagePorts,
  seat: Seat,
  player: string,
  after: GameSession,
): Result<PageReading, CallProblem> {
  const shown = keepSent(ports, after, player, seat);
  return shown === undefined ? fail(NO_PAGE) : ok(readingOf(shown, ports.now(), ''));
}

/** Runs it while nobody else has the lock; `busy` is the host's error in a player's words. */
function inTurn<T>(
  ports: PagePorts,
  busy: CallProblem,
  run: () => Result<T, CallProblem>,
): Result<T, CallProblem> {
  const done = ports.exclusively(run);
  return done.ok || done.error.passes !== 'others' ? done : fail(busy);
}

/** The clocks of forms and of scripts may be so far apart. */
const CLOCKS_APART_MS = 2000;

const NO_LIVE_GAME: CallProblem = {
  code: 'not-live',
  text: 'Opening the table: no live game is in the host’s book at the moment. It shows here once one begins.',
  again: true,
};

const NOT_READ: CallProblem = {
  code: 'not-read',
  text: 'Reading the game: it could not be read at the moment. Your form and your book work all the same.',
  again: true,
};

/** The host's error in a player's words; what passes for the host passes for the player. */
function notRead({ passes }: CallProblem): CallProblem {
  return passes === undefined ? NOT_READ : { ...NOT_READ, text: GOOGLE_BUSY, passes };
}

const GOOGLE_BUSY =
  'Reading the game: Google is too busy to tell at the moment. The page tries again by itself; your form and your book work all the same.';

const NOT_READ_YET: CallProblem = {
  code: 'busy',
  text: 'Reading the game: your host or other players are at work in it right now. The page tries again by itself.',
  again: true,
  passes: 'others',
};

const NOT_SENT_YET: CallProblem = {
  code: 'busy',
  text: 'Sending your answer: your host or other players are at work in the game right now. Nothing was sent; send it again, or use your form.',
  again: true,
  passes: 'others',
};

const NO_FORM: CallProblem = {
  code: 'no-form',
  text: 'Sending your answer: your form did not take it. Open the form itself, or try again.',
  again: true,
};

/** The same where it may only have been a moment of Google's, which may have taken it. */
function notTaken({ passes }: CallProblem): CallProblem {
  return passes === undefined ? NO_FORM : { ...NO_FORM, passes: 'unsure' };
}

const GOOGLE_TOO_BUSY: CallProblem = {
  code: 'google-busy',
  text: 'Sending your answer: Google is too busy at the moment. Nothing was sent; send it again, or use your form.',
  again: true,
  passes: 'google',
};

const TOO_MANY: CallProblem = {
  code: 'too-many',
  text: `Sending your answer: it was tried ${MOST_SENT} times in this minute. It was not sent now; wait a little.`,
  again: true,
};
