// Corrects what a counted match changed in the season: makes a change that was left out of the count, or the host's own
// change for an archived match (SN-4).
import { applyChanges, withoutCause, describeChanges } from '../../../seasons/changes';
import {
  correctionCause,
  isSameChange,
  omittedChanges,
  acceptedChangesAfterApplying,
} from '../../../seasons/count-difference';
import { isChangePublic } from '../../../seasons/people';
import type { CausedChange, Change } from '../../../seasons/types';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { LeftOutChangeView } from './views';
import type { EnterLeftOutInput } from './inputs';
import type { Commit } from '../../commit/commit';
import type { EntryBody } from '../../record/entries';
import type { CausedChangeEntry, PastMatch } from '../../record/season-entries';
import { type SeasonRecord, toCausedChange, causedChangeEntries } from '../../record/season-record';
import { seatName, type People } from '../../record/people';
import { sessionRecords, type Session } from '../../session/game-session';
import { toChangeLine, changesListText } from './countable-match';
import { unsettledCountText } from './counted-difference';
import { seasonUnchangedSince, refuseWhilePurseInUse } from './running-season';
import { dropUndefined } from '../../../games/frame/json';

type StandingsChangedBody = EntryBody<'standings-changed'>;

/** Changes left out when the match in the book was counted; empty if it isn't counted. */
export function currentLeftOut(
  { standing, current }: SeasonRecord,
  title: string,
): readonly CausedChangeEntry[] {
  return current?.counted === undefined
    ? []
    : causedChangeEntries(omittedChanges(standing, current.counted, correctionCause(title)));
}

/** Changes left out that would still have an effect. */
export function leftOutViews(
  record: SeasonRecord,
  { leftOut = [] }: PastMatch,
): readonly LeftOutChangeView[] {
  return leftOut.flatMap((made) => {
    const [now] = applyChanges(record.standing, [toCausedChange(made)]).changes;
    return now === undefined ? [] : [{ change: made.change, line: toChangeLine(record, now) }];
  });
}

export function enterLeftOut(
  session: Session,
  { match: number, change, reason, token }: EnterLeftOutInput,
): Result<Commit, CallProblem> {
  const tried = 'Applying a left-out change';
  const season = seasonUnchangedSince(session, token, tried);
  if (!season.ok) return season;
  const why = reason.trim();
  if (why === '')
    return fail({ code: 'no-reason', text: `${tried}: enter a reason to send with the change.` });
  const { standing, current, matches } = season.value;
  const past = matches.find((match) => match.number === number);
  const counted = current?.number === number ? current.counted : undefined;
  const leftOut =
    past?.leftOut ?? (counted === undefined ? [] : currentLeftOut(season.value, matchTitle(session)));
  const entered = leftOut.find((made) => isSameChange(made.change, change));
  const made = applyChanges(
    standing,
    entered === undefined ? [] : [{ ...toCausedChange(entered), cause: why }],
  );
  const [first] = made.changes;
  if (entered === undefined || first === undefined) {
    return fail({
      code: 'changed-since',
      text: `${tried}: the change has already been applied, or no longer has any effect. Nothing was changed. Look at the season again.`,
    });
  }
  const unsettled = counted === undefined ? undefined : unsettledCountText(session);
  if (unsettled !== undefined) return fail({ code: 'match-differs', text: `${tried}: ${unsettled}` });
  const waits = refuseWhilePurseInUse(session, made.changes, tried);
  if (waits !== undefined) {
    return fail({
      code: waits.code,
      text: `${tried}: ${first.player}'s purse is in use in a match that hasn’t been counted yet. Nothing was changed. Apply the change once the match is counted.`,
    });
  }
  const stays = leftOut.filter((one) => one !== entered);
  const after: Partial<StandingsChangedBody> =
    counted === undefined
      ? leftOutCorrection(sessionRecords(session).people, season.value, number, made.changes, why, stays)
      : {
          corrects: causedChangeEntries(counted.left),
          taken: causedChangeEntries(acceptedChangesAfterApplying(standing, counted, entered.change)),
        };
  return ok({
    entries: [
      {
        text: `Applied a change left out when match ${number} was counted: ${changesListText(made.changes)} Reason: ${why}`,
        entry: {
          kind: 'standings-changed',
          body: { changes: made.changes.map(withoutCause), reason: why, ...after },
        },
      },
    ],
  });
}

function matchTitle(session: Session): string {
  return session.kind === 'game' ? session.match.info.title : '';
}

/** The entry that says which match a change corrects. `leftOut`: changes that remain left out of that match's count. */
export function leftOutCorrection(
  people: People,
  season: SeasonRecord,
  match: number,
  changes: readonly CausedChange[],
  reason: string,
  leftOut?: readonly CausedChangeEntry[],
): Pick<StandingsChangedBody, 'putsRight'> {
  const line = publicChangeLine(people, season, changes, reason);
  return {
    putsRight: {
      match,
      ...dropUndefined({ leftOut, line }),
    },
  };
}

/** The line added to the match's public result; undefined if no change is public. */
function publicChangeLine(
  people: People,
  season: SeasonRecord,
  changes: readonly Change[],
  reason: string,
): string | undefined {
  const open = changes.filter((change) => isChangePublic(season.standing, change));
  const listed = describeChanges(open, (name) => seatName(people, name));
  return open.length === 0 ? undefined : `Corrected later: ${listed}. Reason: ${reason}`;
}
