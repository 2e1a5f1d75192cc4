// Counting the season's match: a look at what it leaves, then one act; after a correction, the difference (SN-4).
import { fail, ok, type Result } from '../../../games/frame/result';
import { makeChanges, makeOwnChanges, withoutCause } from '../../../seasons/changes';
import { changeText } from '../../../seasons/change-text';
import { countMatch as counted, listOf, whatItLeaves, type MatchToCount } from '../../../seasons/counting';
import { differenceOf, takenAfter } from '../../../seasons/difference';
import { isPublic } from '../../../seasons/readers';
import type { Caused, Counted } from '../../../seasons/types';
import { askedToGo, causeToGo, leftSeats, someoneIsOut } from '../../../seasons/who-goes';
import type { Commit } from '../../commit/commit';
import { copiesOf } from '../../outbox/copies';
import { changedMessages, countedMessages } from '../../outbox/season-news';
import type { CurrentMatch, SeasonRecord } from '../../record/season-record';
import { madeEntries } from '../../record/standing-entry';
import type { GameSession, Session } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';
import type { ChangeLine, CountView } from './views';
import type { CountChoice, CountMatch } from './inputs';
import { inEpisode, seasonProblem } from './going-season';

const TRIED = 'Counting the match';

interface Countable {
  readonly season: SeasonRecord;
  readonly current: CurrentMatch;
  readonly toCount: MatchToCount;
}

/** The match of the session, where it is over. */
function countable(session: Session): Result<Countable, CallProblem> {
  const season = inEpisode(session, TRIED);
  if (!season.ok) return season;
  const { current } = season.value;
  if (session.kind !== 'game' || current === undefined) {
    return fail({ code: 'no-game', text: `${TRIED}: no match is in this book. Create the next one first.` });
  }
  if (session.match.stage !== null) {
    return fail({
      code: 'not-over',
      text: `${TRIED}: it is not over. A match changes the standings once it is; play it to its end, or put it away.`,
    });
  }
  return ok({ season: season.value, current, toCount: toCountOf(session, current) });
}

function toCountOf({ match }: Pick<GameSession, 'match'>, { kind, guests }: CurrentMatch): MatchToCount {
  return { match, kind, guests };
}

/** The players of the match of whom its host says who is eliminated; nobody once it is counted. */
export function askedOf(session: Session): readonly string[] {
  const ready = countable(session);
  if (!ready.ok || ready.value.current.counted !== undefined) return [];
  return askedToGo(ready.value.season.standing, ready.value.toCount);
}

/** Further changes of a match that was corrected since it was counted; none before it is counted. */
export function differenceSinceCounted(session: Session): readonly Caused[] {
  const ready = countable(session);
  if (!ready.ok) return [];
  const { current, season, toCount } = ready.value;
  return current.counted === undefined
    ? []
    : differenceOf(season.standing, current.counted, leftNow(current.counted.before, toCount));
}

/** The sentence on a correction of the counted match that is neither entered nor set aside; undefined where there is none. */
export function differenceProblem(session: Session): string | undefined {
  return session.kind !== 'game' || differenceSinceCounted(session).length === 0
    ? undefined
    : `${session.match.info.title} was corrected since it was counted, and leaves something else now. Look at the difference on the season’s screen: enter it, or leave it out.`;
}

function leftNow(before: SeasonRecord['standing'], toCount: MatchToCount): readonly Caused[] {
  return whatItLeaves(before, toCount).changes;
}

const AS_IT_IS: CountChoice = { leaveOut: [], changes: [], reason: '' };

/** The look at what counting would bring, and at what would be told of it with these changes of the host's. */
export function previewCount(
  session: Session,
  choice: CountChoice = AS_IT_IS,
): Result<CountView, CallProblem> {
  const ready = countable(session);
  if (!ready.ok) return ready;
  const { season, current, toCount } = ready.value;
  const { standing } = season;
  if (current.counted !== undefined) {
    const changes = differenceSinceCounted(session);
    if (changes.length === 0) return fail(COUNTED);
    const again = madeAgain(season, changes, choice);
    if (!again.ok) return again;
    const { made, reason } = again.value;
    return ok({
      token: tokenOf(changes),
      changes: changes.map((change) => changeLine(season, change)),
      inherited: [],
      notes: [],
      messages: copiesOf(
        session.snapshot,
        changedMessages({ ...season, standing: made.season }, made.changes, reason),
      ),
      again: true,
      asked: [],
      left: [],
      isOpen: false,
    });
  }
  const { changes } = whatItLeaves(standing, toCount);
  const chosen = counted(standing, toCount, { ...choice, reason: reasonOf(season, toCount, choice) });
  if (!chosen.ok) return fail(seasonProblem(TRIED, chosen.error));
  return ok({
    token: tokenOf(changes),
    changes: changes.map((change) => changeLine(season, change)),
    inherited: chosen.value.inherited.map((change) => changeLine(season, change)),
    notes: cutNotes(standing, toCount),
    messages: copiesOf(
      session.snapshot,
      countedMessages(
        { ...season, standing: chosen.value.season },
        chosen.value.changes,
        toCount.match.info.title,
      ),
    ),
    again: false,
    asked: askedToGo(standing, toCount),
    left: leftSeats(standing, toCount),
    isOpen: toCount.kind === 'death' && !someoneIsOut(standing, toCount.match.roster),
  });
}

const COUNTED: CallProblem = {
  code: 'already-counted',
  text: 'Counting the match: it is counted already. Nothing was changed.',
};

/** The state that a look shows, as a text. */
function tokenOf(changes: readonly Caused[]): string {
  return JSON.stringify(changes);
}

/** A change in words, for the host. */
export function changeLine(season: SeasonRecord, change: Caused): ChangeLine {
  return {
    player: change.player,
    text: changeText(change),
    cause: change.cause,
    isPrivate: !isPublic(season.standing, change),
    ...('eliminated' in change ? { eliminates: true } : {}),
  };
}

/** Sentences on changes that would go below 0. */
function cutNotes(season: SeasonRecord['standing'], toCount: MatchToCount): readonly string[] {
  let now = season;
  return listOf(season, toCount).flatMap((change) => {
    const made = makeChanges(now, [change]);
    now = made.season;
    const [after] = made.changes;
    const [wanted, got] = [amountOf(change), after === undefined ? 0 : amountOf(after)];
    return wanted === undefined || wanted === got
      ? []
      : [`${change.player}: ${changeText(change)} would go below 0, and is cut there.`];
  });
}

function amountOf(change: Caused): number | undefined {
  if ('purse' in change) return change.by;
  return 'tokens' in change ? change.tokens : undefined;
}

/** Counts the match, or enters what a correction has changed since. */
export function countMatch(session: Session, input: CountMatch): Result<Commit, CallProblem> {
  const ready = countable(session);
  if (!ready.ok) return ready;
  const { season, current, toCount } = ready.value;
  if (current.counted !== undefined) return countAgain(session, ready.value, input);
  const { standing } = season;
  const left = whatItLeaves(standing, toCount).changes;
  if (input.token !== tokenOf(left)) return fail(CHANGED_SINCE);
  const reason = reasonOf(season, toCount, input);
  if (input.changes.length > 0 && reason === '') return fail(NO_REASON);
  const done = counted(standing, toCount, { leaveOut: input.leaveOut, changes: input.changes, reason });
  if (!done.ok) return fail(seasonProblem(TRIED, done.error));
  return ok({
    entries: [
      {
        text: `Counted match ${current.number}, ${session.kind === 'game' ? session.match.info.title : ''}: ${textOf(done.value.changes)}`,
        entry: {
          kind: 'match-counted',
          body: {
            match: current.number,
            left: madeEntries(left),
            leaveOut: input.leaveOut,
            own: input.changes,
            reason,
            made: madeEntries(done.value.changes),
          },
        },
      },
    ],
  });
}

/** The host's reason for their own changes; who goes by a death match needs none. */
function reasonOf(
  { standing }: SeasonRecord,
  toCount: MatchToCount,
  { changes, reason }: CountChoice,
): string {
  const given = reason.trim();
  return given === '' ? (causeToGo(standing, toCount, changes) ?? '') : given;
}

const CHANGED_SINCE: CallProblem = {
  code: 'changed-since',
  text: 'Counting the match: what it leaves is not what you looked at any more. Look again. Nothing was changed.',
};

const NO_REASON: CallProblem = {
  code: 'no-reason',
  text: 'Counting the match: give a reason for the changes that you add. It is told with them.',
};

function textOf(changes: readonly Caused[]): string {
  return changes.length === 0
    ? 'nothing changes.'
    : `${changes.map((change) => `${change.player}: ${changeText(change)}`).join('; ')}.`;
}

/** The cause of changes that a correction brings. */
const CORRECTED = 'A correction of the match that was counted.';

/** The changes of a correction with the host's choice among them and their own, as they take effect. */
function madeAgain(
  { standing }: SeasonRecord,
  difference: readonly Caused[],
  { leaveOut, changes: own, reason: given }: CountChoice,
): Result<{ readonly made: Counted; readonly reason: string }, CallProblem> {
  const wrong = leaveOut.find((at) => at >= difference.length);
  if (wrong !== undefined) {
    return fail({
      code: 'out-of-range',
      text: `${TRIED}: change ${wrong + 1} is left out, and there are ${difference.length}. Look again.`,
    });
  }
  const reason = given.trim() === '' ? CORRECTED : given.trim();
  const kept = difference.filter((_, at) => !leaveOut.includes(at)).map(withoutCause);
  const made = makeOwnChanges(standing, [...kept, ...own], reason);
  return made.ok ? ok({ made: made.value, reason }) : fail(seasonProblem(TRIED, made.error));
}

function countAgain(
  session: Session,
  { season, current, toCount }: Countable,
  { token, ...choice }: CountMatch,
): Result<Commit, CallProblem> {
  const difference = differenceSinceCounted(session);
  if (difference.length === 0 || current.counted === undefined) return fail(COUNTED);
  if (token !== tokenOf(difference)) return fail(CHANGED_SINCE);
  const again = madeAgain(season, difference, choice);
  if (!again.ok) return again;
  const { made, reason } = again.value;
  const leftOut = difference.filter((_, at) => choice.leaveOut.includes(at));
  const left = leftNow(current.counted.before, toCount);
  return ok({
    entries: [
      {
        text: `Counted what the correction of match ${current.number} changed: ${textOf(made.changes)}`,
        entry: {
          kind: 'standings-changed',
          body: {
            changes: made.changes.map(withoutCause),
            reason,
            corrects: madeEntries(left),
            taken: madeEntries(takenAfter(season.standing, current.counted, left, leftOut)),
          },
        },
      },
    ],
  });
}
