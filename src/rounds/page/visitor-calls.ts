// The calls of players' pages. Anybody can make them with any input, so the key is checked first. They don't change the
// game: answers go through the player's form like all others.
import { fail, ok, type Result } from '../../games/frame/result';
import { definePageCall, type LenientField } from '../commit/call';
import type { CallProblem, Reply } from '../reply/reply';
import type { PageApi, MoveCheck, PageUpdate, LiveTableUpdate } from './views';
import { findCachedVisitor, toStageForMove } from '../session/cached-stage';
import { load } from '../session/load';
import type { BookSession } from '../session/readers';
import { NO_PAGE } from './dead-links';
import { pageInput, moveInput, sendInput } from './input';
import {
  cachePages,
  identifyVisitor,
  identifyLiveTableVisitor,
  readCachedPage,
  type Visitor,
} from './page-cache';
import { validateMove, PLAYER_NOT_ASKED, type CheckedMove } from './move';
import { notReadProblem, readGame, type PagePorts } from './read-game';
import { prepareCachedMove, sendFromCache } from './send-cached-move';
import { isGameUnchanged, prepareResponse, sendResponse, toReadFailure } from './send-move';
import { pageReadTime, pageUpdate, liveTableUpdate, type CachedPage } from './cached-page';
import { storeAttempt, countCallIfAllowed, countSendIfAllowed, undoSendCount } from './send-attempts';

/** Maximum wait for the lock, in milliseconds. Sending takes less than a second, and a page retries later than this. */
const SEND_WAIT_MS = 4000;

type PageCalls = {
  readonly [K in keyof PageApi]: (ports: PagePorts, input: unknown) => ReturnType<PageApi[K]>;
};

/** A page younger than this isn't re-read when its reader returns to it. Milliseconds. */
const FRESH_PAGE_MS = 20_000;
/**
 * Maximum checks per player and minute, because a check may read the sheet. A common limit would reveal others' activity.
 */
const MAX_CHECKS_PER_MINUTE = 10;
/** Maximum attempts per player and minute, more than a page's automatic retries. */
const MAX_SENDS_PER_MINUTE = 60;

const readPage = definePageCall({
  tried: 'Opening the page',
  input: pageInput,
  made: 'nothing',
  who: 'player',
  run: (ports: PagePorts, { key, stamp, back }): Reply<PageUpdate> => {
    const opened = identifyVisitor(ports, key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    const isOld = visitor.shown !== undefined && pageReadTime(visitor.shown) <= ports.now() - FRESH_PAGE_MS;
    const kept = isOld && back ? undefined : visitor.shown;
    const shown = kept === undefined ? readFreshPage(ports, visitor, readGame) : ok(kept);
    return shown.ok ? ok(pageUpdate(shown.value, ports.now(), stamp)) : shown;
  },
});

const readLiveTable = definePageCall({
  tried: 'Opening the table',
  input: pageInput,
  made: 'nothing',
  who: 'player',
  run: (ports: PagePorts, { key, stamp }): Reply<LiveTableUpdate> => {
    const opened = identifyLiveTableVisitor(ports, key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    const shown =
      visitor.shown === undefined ? readFreshPage(ports, visitor, loadLiveTable) : ok(visitor.shown);
    return shown.ok ? ok(liveTableUpdate(shown.value, ports.now(), stamp)) : shown;
  },
});

const checkMove = definePageCall({
  tried: 'Checking an answer',
  input: moveInput,
  made: 'stage',
  who: 'player',
  run: (ports: PagePorts, move): Reply<MoveCheck | null> => {
    const opened = identifyVisitor(ports, move.key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    if (!countCallIfAllowed(ports, `checks ${visitor.digest}`, ports.now(), MAX_CHECKS_PER_MINUTE))
      return ok(null);
    const { game, stage } = ports.pages.gameAndStage();
    const kept = findCachedVisitor(stage, visitor.digest, game?.at ?? '', ports.games);
    if (kept !== undefined) return pageCheckReply(validateMove(kept.stage, kept.player, move, ports.now()));
    const loaded = readGame(ports, visitor);
    if (!loaded.ok) return loaded;
    const { session, player } = loaded.value;
    if (session.kind !== 'game') return fail(PLAYER_NOT_ASKED);
    return pageCheckReply(validateMove(toStageForMove(session), player, move, ports.now()));
  },
});

const sendMove = definePageCall({
  tried: 'Sending an answer',
  input: sendInput,
  made: 'stage',
  who: 'player',
  run: (ports: PagePorts, sending): Reply<PageUpdate> => {
    const opened = identifyVisitor(ports, sending.key);
    if (!opened.ok) return opened;
    const visitor = opened.value;
    if (ports.pages.hostWaits()) return fail(NOT_SENT_YET);
    const began = ports.now();
    if (!countSendIfAllowed(ports, visitor, began, MAX_SENDS_PER_MINUTE)) return fail(TOO_MANY_SENDS);
    // Do everything slow before taking the lock.
    const kept = prepareCachedMove(ports, visitor, sending);
    const before = kept === undefined ? prepareResponse(ports, visitor, sending) : undefined;
    if (before?.ok === false) return toReadFailure(before);
    const sent = withLock(
      ports,
      NOT_SENT_YET,
      () => {
        const sentKept = kept === undefined ? undefined : sendFromCache(ports, kept, visitor, sending);
        if (sentKept !== undefined) return sentKept;
        const prepared =
          before !== undefined && isGameUnchanged(ports, before.value)
            ? before
            : prepareResponse(ports, visitor, sending);
        return prepared.ok ? sendResponse(ports, prepared.value, visitor, sending) : toReadFailure(prepared);
      },
      SEND_WAIT_MS,
    );
    if (!sent.ok) {
      if (sent.error === NOT_SENT_YET) undoSendCount(ports, visitor, began);
      return sent;
    }
    const { reading, arrival } = sent.value;
    // The attempt was noted without `until` before submitting, so any retry until now asks the form whether it arrived.
    if (arrival !== undefined) storeAttempt(ports, sending, arrival);
    return ok(reading);
  },
});

/** A call that accepts any input, and ignores what makes no sense. */
function checkedInputCall<I, R>(made: {
  readonly input: LenientField<I>;
  readonly run: (ports: PagePorts, input: I) => R;
}): (ports: PagePorts, input: unknown) => R {
  return (ports, input) => made.run(ports, made.input.read(input).value);
}

/** The calls, named as in `PageApi`. */
export const PAGE_CALLS: PageCalls = {
  readPage: checkedInputCall(readPage),
  readTable: checkedInputCall(readLiveTable),
  checkMove: checkedInputCall(checkMove),
  sendMove: checkedInputCall(sendMove),
};

function pageCheckReply(judged: Result<CheckedMove, CallProblem>): Result<MoveCheck | null, CallProblem> {
  return judged.ok ? ok({ problems: judged.value.problems }) : judged;
}

/** Reads the game, and caches everybody's pages for later calls. */
function readFreshPage(
  ports: PagePorts,
  visitor: Visitor,
  open: (ports: PagePorts, visitor: Visitor) => Result<{ readonly session: BookSession }, CallProblem>,
): Result<CachedPage, CallProblem> {
  return withLock(ports, NOT_READ_YET, (): Result<CachedPage, CallProblem> => {
    const before = readCachedPage(ports, visitor);
    // Another call may have read the game by now.
    if (before !== undefined && before !== visitor.shown) return ok(before);
    const loaded = open(ports, visitor);
    if (!loaded.ok) return loaded;
    const { session } = loaded.value;
    const shown = cachePages(ports, session, visitor);
    return shown === undefined ? fail(NO_PAGE) : ok(shown);
  });
}

function loadLiveTable(ports: PagePorts): Result<{ readonly session: BookSession }, CallProblem> {
  const session = load(ports);
  if (!session.ok) return fail(notReadProblem(session.error));
  const { value } = session;
  return value.kind === 'game' && value.match.info.live === true
    ? ok({ session: value })
    : fail(NO_LIVE_GAME);
}

/** Runs with the lock. If the lock isn't free, returns `busy`, a refusal worded for players. */
function withLock<T>(
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
  text: 'There’s no live game right now. When one begins, it will appear here.',
  again: true,
};

const NOT_READ_YET: CallProblem = {
  code: 'busy',
  text: 'The game is busy. Trying again…',
  passes: 'others',
};

const NOT_SENT_YET: CallProblem = {
  code: 'busy',
  text: 'The game is busy, so your answer wasn’t sent. Try again, or use your form.',
  passes: 'others',
};

const TOO_MANY_SENDS: CallProblem = {
  code: 'too-many',
  text: `Your answer wasn’t sent, because there were ${MAX_SENDS_PER_MINUTE} tries in the last minute. Wait a moment, then try again.`,
  again: true,
};
