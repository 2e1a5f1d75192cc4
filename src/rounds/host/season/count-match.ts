// Counts the season's match: previews its changes, then enters them all at once (SN-4).
import { isolateRtl } from '../../../games/frame/wording';
import { fail, ok, type Result } from '../../../games/frame/result';
import { applyChanges, describeChange } from '../../../seasons/changes';
import {
  countMatch as counted,
  withMatchAsCause,
  plannedChanges,
  changesOfMatch,
  type MatchToCount,
  eliminationChoices,
  departureCause,
  seatsGivenUp,
  isAnyOutOfSeason,
} from '../../../seasons/counting';
import type { CausedChange } from '../../../seasons/types';
import type { Commit } from '../../commit/commit';
import { copiesForHost } from '../../outbox/messages';
import { matchCountedMessages } from '../../outbox/season-news';
import { seatsForNewPeople } from '../../record/entry-fields';
import { type SeasonRecord, causedChangeEntries } from '../../record/season-record';
import type { Session } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';
import type { MatchCountView } from './views';
import type { MatchCountChoice, CountMatchInput } from './inputs';
import {
  RESULTS_CHANGED,
  toChangeLine,
  findCountableMatch,
  COUNT_MATCH_PREFIX,
  changesListText,
  changesToken,
} from './countable-match';
import { previewDifference, applyDifference } from './counted-difference';
import { seasonProblem } from './running-season';

/** The players whom the host can eliminate when counting; none once the match is counted. */
export function eliminationCandidates(session: Session): readonly string[] {
  const ready = findCountableMatch(session);
  if (!ready.ok || ready.value.current.counted !== undefined) return [];
  return eliminationChoices(ready.value.season.standing, ready.value.toCount);
}

const COUNT_ALL_CHANGES: MatchCountChoice = { leaveOut: [], changes: [], reason: '' };

/** Previews what counting would change and send, with the host's choices. */
export function previewCount(
  session: Session,
  given?: MatchCountChoice,
): Result<MatchCountView, CallProblem> {
  const ready = findCountableMatch(session);
  if (!ready.ok) return ready;
  const { season, current, toCount } = ready.value;
  const { standing } = season;
  if (current.counted !== undefined) return previewDifference(ready.value, current.counted, given);
  const choice = given ?? COUNT_ALL_CHANGES;
  const { changes } = applyChanges(standing, plannedChanges(standing, toCount));
  const reason = reasonForChange(season, toCount, choice);
  const chosen = counted(standing, toCount, { ...choice, reason });
  if (!chosen.ok) return fail(seasonProblem(COUNT_MATCH_PREFIX, chosen.error));
  return ok({
    token: changesToken(withMatchAsCause(toCount.match, changes)),
    // The screen shows the match's title anyway.
    changes: changes.map((change) => toChangeLine(season, change)),
    inherited: chosen.value.inherited.map((change) => toChangeLine(season, change)),
    notes: zeroLimitNotes(standing, toCount),
    messages: copiesForHost(
      ready.value.session,
      matchCountedMessages(
        { people: ready.value.session.people, standing: chosen.value.season, current },
        chosen.value.changes,
        toCount.match.info.title,
        choice.changes.length === 0 ? '' : reason,
      ),
    ),
    isCorrection: false,
    reason: '',
    eliminable: eliminationChoices(standing, toCount),
    gaveUpSeats: seatsGivenUp(standing, toCount),
    isOpen: toCount.kind === 'death' && !isAnyOutOfSeason(standing, toCount.match.roster),
  });
}

/** Notes on changes that would otherwise leave a player with less than 0. */
function zeroLimitNotes(season: SeasonRecord['standing'], toCount: MatchToCount): readonly string[] {
  let now = season;
  return plannedChanges(season, toCount).flatMap((change) => {
    const made = applyChanges(now, [change]);
    now = made.season;
    const [after] = made.changes;
    const [wanted, got] = [amountOfChange(change), after === undefined ? 0 : amountOfChange(after)];
    return wanted === undefined || wanted === got
      ? []
      : [
          `${isolateRtl(change.player)} would lose more than they have (${describeChange(change)}), so they’ll end up with 0.`,
        ];
  });
}

function amountOfChange(change: CausedChange): number | undefined {
  if ('purse' in change) return change.by;
  return 'tokens' in change ? change.tokens : undefined;
}

/** Counts the match. If it's already counted, applies what a correction has changed since. */
export function countMatch(
  session: Session,
  input: CountMatchInput,
  secret: () => string,
): Result<Commit, CallProblem> {
  const ready = findCountableMatch(session);
  if (!ready.ok) return ready;
  const { season, current, toCount } = ready.value;
  if (current.counted !== undefined) return applyDifference(ready.value, current.counted, input);
  const { standing } = season;
  const left = changesOfMatch(standing, toCount).changes;
  if (input.token !== changesToken(left)) return fail(RESULTS_CHANGED);
  const reason = reasonForChange(season, toCount, input);
  if (input.changes.length > 0 && reason === '') return fail(NO_REASON);
  const done = counted(standing, toCount, { leaveOut: input.leaveOut, changes: input.changes, reason });
  if (!done.ok) return fail(seasonProblem(COUNT_MATCH_PREFIX, done.error));
  return ok({
    entries: [
      {
        text: `Counted match ${current.number}, ${toCount.match.info.title}: ${changesListText(done.value.changes)}`,
        entry: {
          kind: 'match-counted',
          body: {
            match: current.number,
            left: causedChangeEntries(left),
            leaveOut: input.leaveOut,
            own: input.changes,
            reason,
            made: causedChangeEntries(done.value.changes),
            ...seatsForNewPeople(ready.value.session.people, done.value.season.people, secret),
          },
        },
      },
    ],
  });
}

/** The reason for the host's own changes. Eliminating a player after a death match needs no reason. */
function reasonForChange(
  { standing }: SeasonRecord,
  toCount: MatchToCount,
  { changes, reason }: MatchCountChoice,
): string {
  const given = reason.trim();
  return given === '' ? (departureCause(standing, toCount, changes) ?? '') : given;
}

const NO_REASON: CallProblem = {
  code: 'no-reason',
  text: 'Counting the match: enter a reason for the changes you’ve added. The reason is sent with the changes.',
};
