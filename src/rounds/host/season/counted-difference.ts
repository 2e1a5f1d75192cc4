// The difference that a correction makes to a counted match. Until the host applies it, or dismisses it with a reason, the
// season can't continue (SN-4).
import { applyHostChanges, withoutCause } from '../../../seasons/changes';
import { changesOfMatch } from '../../../seasons/counting';
import {
  correctionCause,
  correctionChanges,
  acceptedChangesAfterCorrection,
} from '../../../seasons/count-difference';
import type { CausedChange, AppliedChanges } from '../../../seasons/types';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { MatchCountView } from './views';
import type { MatchCountChoice, CountMatchInput } from './inputs';
import type { Commit } from '../../commit/commit';
import { copiesForHost } from '../../outbox/messages';
import { standingsChangeMessages, type DismissedChanges } from '../../outbox/season-news';
import { type CountedMatch, causedChangeEntries } from '../../record/season-record';
import type { Session } from '../../session/game-session';
import {
  RESULTS_CHANGED,
  toChangeLine,
  findCountableMatch,
  ALREADY_COUNTED,
  COUNT_MATCH_PREFIX,
  changesListText,
  changesToken,
  type CountableMatch,
} from './countable-match';
import { seasonProblem } from './running-season';

/** The changes that a correction of the counted match still has to make; empty if the match isn't counted yet. */
export function changesSinceCounting(session: Session): readonly CausedChange[] {
  const ready = findCountableMatch(session);
  if (!ready.ok) return [];
  const { counted } = ready.value.current;
  return counted === undefined ? [] : findDifference(ready.value, counted);
}

function findDifference({ season, toCount }: CountableMatch, counted: CountedMatch): readonly CausedChange[] {
  const left = changesOfMatch(counted.before, toCount).changes;
  return correctionChanges(season.standing, counted, left, correctionCause(toCount.match.info.title));
}

/** The last correction's reason; empty without a correction since the host counted the match or handled a difference. */
function lastCorrectionReason({ session: { rows } }: CountableMatch): string {
  const settled = rows
    .map(
      ({ entry: { kind, body } }) =>
        kind === 'match-counted' || (kind === 'standings-changed' && body.corrects !== undefined),
    )
    .lastIndexOf(true);
  const reasons = rows
    .slice(settled + 1)
    .flatMap(({ entry: { kind, body } }) =>
      kind === 'corrected' || kind === 'rewound' || kind === 'settings' || kind === 'removed'
        ? [body.reason]
        : [],
    );
  return reasons.at(-1) ?? '';
}

/** Says that a counted match was corrected or reopened; undefined if it wasn't, or if the host has handled it. */
export function unsettledCountText(session: Session): string | undefined {
  if (session.kind !== 'game' || session.season?.current?.counted === undefined) return undefined;
  const { title } = session.match.info;
  if (session.match.stage !== null) {
    return `${title} was counted, but a correction reopened it. Play it to the end first.`;
  }
  return changesSinceCounting(session).length === 0
    ? undefined
    : `${title} was corrected after it was counted and now has different results. Review the difference first: apply it, or dismiss it with a reason.`;
}

/** The difference, and what would be sent, given the host's choices. */
export function previewDifference(
  ready: CountableMatch,
  counted: CountedMatch,
  given?: MatchCountChoice,
): Result<MatchCountView, CallProblem> {
  const { session, season } = ready;
  const changes = findDifference(ready, counted);
  if (changes.length === 0) return fail(ALREADY_COUNTED);
  const choice = given ?? { leaveOut: [], changes: [], reason: '' };
  const settled = settleDifference(ready, changes, choice);
  if (!settled.ok) return settled;
  const { applied, reason, aside } = settled.value;
  return ok({
    token: changesToken(changes),
    changes: changes.map((change) => toChangeLine(season, change)),
    inherited: [],
    notes: [],
    messages: copiesForHost(
      session,
      standingsChangeMessages(
        { people: session.people, standing: applied.season },
        applied.changes,
        reason,
        aside,
      ),
    ),
    isCorrection: true,
    reason: lastCorrectionReason(ready),
    eliminable: [],
    gaveUpSeats: [],
    isOpen: false,
  });
}

/** Applies the difference, except the changes that the host dismisses. */
export function applyDifference(
  ready: CountableMatch,
  counted: CountedMatch,
  { token, ...choice }: CountMatchInput,
): Result<Commit, CallProblem> {
  const { season, current, toCount } = ready;
  const difference = findDifference(ready, counted);
  if (difference.length === 0) return fail(ALREADY_COUNTED);
  if (token !== changesToken(difference)) return fail(RESULTS_CHANGED);
  const settled = settleDifference(ready, difference, choice);
  if (!settled.ok) return settled;
  const { applied, reason, aside } = settled.value;
  const leftOut = aside?.changes ?? [];
  const left = changesOfMatch(counted.before, toCount).changes;
  const entered = `Applied the correction of match ${current.number}: ${changesListText(applied.changes)}`;
  const kept =
    aside === undefined
      ? []
      : [
          `Not applied from the correction of match ${current.number}: ${changesListText(leftOut)} Reason: ${aside.reason}`,
        ];
  return ok({
    entries: [
      {
        text: (applied.changes.length === 0 ? kept : [entered, ...kept]).join(' '),
        entry: {
          kind: 'standings-changed',
          body: {
            changes: applied.changes.map(withoutCause),
            reason,
            corrects: causedChangeEntries(left),
            taken: causedChangeEntries(
              acceptedChangesAfterCorrection(season.standing, counted, left, leftOut),
            ),
            ...(aside === undefined
              ? {}
              : { aside: { changes: leftOut.map(withoutCause), reason: aside.reason } }),
          },
        },
      },
    ],
  });
}

interface DifferenceDecision {
  readonly applied: AppliedChanges;
  readonly reason: string;
  /** The changes that the host dismisses; undefined if there are none. */
  readonly aside: DismissedChanges<CausedChange> | undefined;
}

function settleDifference(
  { session, season }: CountableMatch,
  difference: readonly CausedChange[],
  { leaveOut, changes: own, reason: given, aside = '' }: MatchCountChoice,
): Result<DifferenceDecision, CallProblem> {
  const wrong = leaveOut.find((at) => at >= difference.length);
  if (wrong !== undefined) {
    return fail({
      code: 'out-of-range',
      text: `${COUNT_MATCH_PREFIX}: change ${wrong + 1} can’t be left out, because there are only ${difference.length}. Look at the changes again.`,
    });
  }
  const why = aside.trim();
  if (leaveOut.length > 0 && why === '') return fail(NO_REASON);
  const { title } = session.match.info;
  const reason = correctionCause(title, given.trim());
  const kept = difference.filter((_, at) => !leaveOut.includes(at)).map(withoutCause);
  const made = applyHostChanges(season.standing, [...kept, ...own], reason);
  if (!made.ok) return fail(seasonProblem(COUNT_MATCH_PREFIX, made.error));
  const changes = difference.filter((_, at) => leaveOut.includes(at));
  return ok({
    applied: made.value,
    reason,
    aside: changes.length === 0 ? undefined : { changes, reason: why, title },
  });
}

const NO_REASON: CallProblem = {
  code: 'no-reason',
  text: 'Counting the match: enter a reason for the changes you dismiss. The reason is sent to the players affected.',
};
