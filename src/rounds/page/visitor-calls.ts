// The calls of the players' page, over ports. Anybody can make them, with any input: a key is looked up before anything
// else is done, and nothing of the game is changed. A submission goes through the player's form, as any other does.
import { Bug, fail, ok, type Result } from '../../games/frame/result';
import { readEntire, type Field } from '../../games/frame/fields';
import { pageCall } from '../commit/call';
import type { CallProblem, Reply } from '../reply/reply';
import type { PageApi, PageCheck, PageReading, TableReading } from './views';
import { visitorInKept, stageToMoveIn } from '../session/kept-stage';
import { load } from '../session/load';
import type { BookSession } from '../session/readers';
import { NO_PAGE } from './dead-links';
import { isQuestion } from '../session/winner-questions';
import { sendAnswer } from './answer-question';
import { lookInput, moveInput, sendingInput } from './input';
import { keepRead, openVisitor, openTable, shownNow, type Visitor } from './memory';
import { judgeMove, OTHER_STAGE, type JudgedMove } from './move';
import { notRead, readGame, type PagePorts } from './read-game';
import { keptMoveFor, sendKept } from './send-kept-move';
import { isStill, preparedFor, sendPrepared, unread } from './send-move';
import { readAtOf, readingOf, tableReadingOf, type ShownPage } from './shown';
import { keepArrival, mayCount, maySend, takeTryBack } from './tries';

/**
 * The longest that a send waits for its turn, in milliseconds: a send takes less than a second, and another try takes
 * longer than this.
 */
const SEND_WAIT_MS = 4000;

type PageCalls = {
  readonly [K in keyof PageApi]: (ports: PagePorts, input: unknown) => ReturnType<PageApi[K]>;
};

/** How soon a page is not read again for somebody who comes back to it. */
const SOON_MS = 20_000;
/**
 * How often a player may check answers in a minute, since a check may read the sheet. Counted for each player alone: a
 * common count would tell that others are at work.
 */
const MOST_CHECKS = 10;
/** How often a player may try to send in a minute: more than a page tries by itself. */
const MOST_SENT = 60;

const readPage = pageCall({
  tried: 'Opening the page',
  input: lookInput,
  made: 'nothing',
  who: 'player',
  run: (ports: PagePorts, { key, stamp, back }): Reply<PageReading> => {
    const opened = openVisitor(ports, key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    const isOld = visitor.shown !== undefined && readAtOf(visitor.shown) <= ports.now() - SOON_MS;
    const kept = isOld && back ? undefined : visitor.shown;
    const shown = kept === undefined ? readAnew(ports, visitor, readGame) : ok(kept);
    return shown.ok ? ok(readingOf(shown.value, ports.now(), stamp)) : shown;
  },
});

const readTable = pageCall({
  tried: 'Opening the table',
  input: lookInput,
  made: 'nothing',
  who: 'player',
  run: (ports: PagePorts, { key, stamp }): Reply<TableReading> => {
    const opened = openTable(ports, key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    const shown = visitor.shown === undefined ? readAnew(ports, visitor, tableBeside) : ok(visitor.shown);
    return shown.ok ? ok(tableReadingOf(shown.value, ports.now(), stamp)) : shown;
  },
});

const checkMove = pageCall({
  tried: 'Checking an answer',
  input: moveInput,
  made: 'stage',
  who: 'player',
  run: (ports: PagePorts, move): Reply<PageCheck | null> => {
    const opened = openVisitor(ports, move.key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    if (!mayCount(ports, `checks ${visitor.digest}`, ports.now(), MOST_CHECKS)) return ok(null);
    if (isQuestion(move.stage)) return ok(null);
    const { game, stage } = ports.pages.judged();
    const kept = visitorInKept(stage, visitor.digest, game?.at ?? '', ports.games);
    if (kept !== undefined) return checked(judgeMove(kept.stage, kept.player, move, ports.now()));
    const loaded = readGame(ports, visitor);
    if (!loaded.ok) return loaded;
    const { session, player } = loaded.value;
    if (session.kind !== 'game') return fail(OTHER_STAGE);
    return checked(judgeMove(stageToMoveIn(session), player, move, ports.now()));
  },
});

const sendMove = pageCall({
  tried: 'Sending an answer',
  input: sendingInput,
  made: 'stage',
  who: 'player',
  run: (ports: PagePorts, sending): Reply<PageReading> => {
    const opened = openVisitor(ports, sending.key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    if (ports.pages.hostWaits()) return fail(NOT_SENT_YET);
    const began = ports.now();
    if (!maySend(ports, visitor, began, MOST_SENT)) return fail(TOO_MANY);
    const asks = isQuestion(sending.stage);
    // Everything slow is done before the lock, for which all others wait.
    const kept = asks ? undefined : keptMoveFor(ports, visitor, sending);
    const before = asks || kept !== undefined ? undefined : preparedFor(ports, visitor, sending);
    if (before?.ok === false) return unread(before);
    const sent = inTurn(
      ports,
      NOT_SENT_YET,
      () => {
        if (asks) return sendAnswer(ports, visitor, sending);
        const sentKept = kept === undefined ? undefined : sendKept(ports, kept, visitor, sending);
        if (sentKept !== undefined) return sentKept;
        const prepared =
          before !== undefined && isStill(ports, before.value)
            ? before
            : preparedFor(ports, visitor, sending);
        return prepared.ok ? sendPrepared(ports, prepared.value, visitor, sending) : unread(prepared);
      },
      SEND_WAIT_MS,
    );
    if (!sent.ok) {
      if (sent.error === NOT_SENT_YET) takeTryBack(ports, visitor, began);
      return sent;
    }
    const { reading, arrival } = sent.value;
    // Kept before it is sent, so that another try meanwhile asks the form whether it has arrived.
    if (arrival !== undefined) keepArrival(ports, sending, arrival);
    return ok(reading);
  },
});

/** Makes a call that takes whatever comes, and reads its input for what it is. */
function taking<I, R>(made: {
  readonly input: Field<I>;
  readonly run: (ports: PagePorts, input: I) => R;
}): (ports: PagePorts, input: unknown) => R {
  return (ports, input) => {
    const read = readEntire(made.input, input, '');
    if (!read.ok) throw new Bug('What comes from a page is read, whatever it is.');
    return made.run(ports, read.value);
  };
}

/** All calls of the page: the names are those of `PageApi`. */
export const PAGE_CALLS: PageCalls = {
  readPage: taking(readPage),
  readTable: taking(readTable),
  checkMove: taking(checkMove),
  sendMove: taking(sendMove),
};

function checked(judged: Result<JudgedMove, CallProblem>): Result<PageCheck | null, CallProblem> {
  return judged.ok ? ok({ problems: judged.value.problems }) : judged;
}

/** Reads the game, and keeps everybody's page, so that the next visitors find theirs. */
function readAnew(
  ports: PagePorts,
  visitor: Visitor,
  open: (ports: PagePorts, visitor: Visitor) => Result<{ readonly session: BookSession }, CallProblem>,
): Result<ShownPage, CallProblem> {
  return inTurn(ports, NOT_READ_YET, (): Result<ShownPage, CallProblem> => {
    const before = shownNow(ports, visitor);
    // Another call may have read it meanwhile.
    if (before !== undefined && before !== visitor.shown) return ok(before);
    const loaded = open(ports, visitor);
    if (!loaded.ok) return loaded;
    const { session } = loaded.value;
    const shown = keepRead(ports, session, visitor);
    return shown === undefined ? fail(NO_PAGE) : ok(shown);
  });
}

/** Reads the live game whose table everyone may see. */
function tableBeside(ports: PagePorts): Result<{ readonly session: BookSession }, CallProblem> {
  const session = load(ports);
  if (!session.ok) return fail(notRead(session.error));
  const { value } = session;
  return value.kind === 'game' && value.match.info.live === true
    ? ok({ session: value })
    : fail(NO_LIVE_GAME);
}

/** Runs something while nobody else has the lock; `busy` is the host's error in a player's words. */
function inTurn<T>(
  ports: PagePorts,
  busy: CallProblem,
  run: () => Result<T, CallProblem>,
  waitMs?: number,
): Result<T, CallProblem> {
  const done = ports.exclusively(run, waitMs);
  return done.ok || done.error.passes !== 'others' ? done : fail(busy);
}

const NO_LIVE_GAME: CallProblem = {
  code: 'not-live',
  text: 'Opening the table: no live game is in the host’s book at the moment. It shows here once one begins.',
  again: true,
};

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

const TOO_MANY: CallProblem = {
  code: 'too-many',
  text: `Sending your answer: it was tried ${MOST_SENT} times in this minute. It was not sent now; wait a little.`,
  again: true,
};
