// Changes that wait until no match uses their purse. The host then carries them out or drops them (SN-16).
import { amountText } from '../../../games/frame/number-input';
import { fail, ok, type Result } from '../../../games/frame/result';
import { giftChanges, describeChanges } from '../../../seasons/changes';
import { isChangePublic } from '../../../seasons/people';
import type { Change } from '../../../seasons/types';
import { type CallProblem, OTHER_HOLDER } from '../../reply/reply';
import type { DeferredActionView } from './views';
import type { SettleDeferredActionInput } from './inputs';
import type { Commit } from '../../commit/commit';
import { hostTimeZone } from '../../contacts/contacts';
import { seatTenure, type People } from '../../record/people';
import { takenOverText } from '../../session/seat-holders';
import type { DeferredAction } from '../../record/season-entries';
import type { SeasonRecord } from '../../record/season-record';
import { sessionRecords, type Session } from '../../session/game-session';
import { seasonUnchangedSince, refuseWhilePurseInUse } from './running-season';
import { changeStandings, giveGift } from './season';

const PROBLEM_PREFIX = 'Settling a change kept for later';

export function deferredActionViews(
  session: Session,
  { standing, waiting }: SeasonRecord,
): readonly DeferredActionView[] {
  return waiting.map((act) => {
    const changes = actionChanges(act);
    return {
      row: act.row,
      at: act.at,
      text: actionText(act),
      isPrivate: changes.some((change) => !isChangePublic(standing, change)),
      isFree: refuseWhilePurseInUse(session, changes, PROBLEM_PREFIX) === undefined,
    };
  });
}

/** Carries out a waiting change as if it had been entered now, or drops it. */
export function settleDeferredAction(
  session: Session,
  { row, as, token }: SettleDeferredActionInput,
  newSecret: () => string,
): Result<Commit, CallProblem> {
  const season = seasonUnchangedSince(session, token, PROBLEM_PREFIX);
  if (!season.ok) return season;
  const { people } = sessionRecords(session);
  const act = season.value.waiting.find((one) => one.row === row);
  if (act === undefined) {
    return fail({
      code: 'changed-since',
      text: `${PROBLEM_PREFIX}: it’s no longer waiting. Nothing was changed.`,
    });
  }
  switch (as) {
    case 'done': {
      const other = seatWithNewHolder(people, act);
      if (other !== undefined) {
        const text = `${PROBLEM_PREFIX}: ${takenOverText(people, other, hostTimeZone(session.snapshot))} The change was meant for somebody else. Drop this change, then enter a new one for the right person.`;
        return fail({ code: OTHER_HOLDER, text });
      }
      return performAction(session, act, newSecret);
    }
    case 'dropped':
      return ok({
        entries: [
          {
            text: `Dropped a change kept for later: ${actionText(act)}`,
            entry: { kind: 'waits-no-more', body: { row } },
          },
        ],
      });
  }
}

/** Seat of a change to leave or rejoin, if that seat has changed hands since the change was entered. */
function seatWithNewHolder(people: People, { row, changes = [] }: DeferredAction): string | undefined {
  return changes.find(
    (change) =>
      ('left' in change || 'joins' in change) &&
      people.seats.has(change.player) &&
      seatTenure(people, change.player).row > row,
  )?.player;
}

function performAction(
  session: Session,
  { row, gift, changes = [], reason = '' }: DeferredAction,
  newSecret: () => string,
): Result<Commit, CallProblem> {
  return gift === undefined
    ? changeStandings(session, { changes, reason }, newSecret, row)
    : giveGift(session, gift, row);
}

function actionChanges({ gift, changes = [] }: DeferredAction): readonly Change[] {
  return gift === undefined ? changes : giftChanges(gift);
}

/** A waiting gift or change as text: `Ana gives Bo 2 garnets.` */
function actionText({ gift, changes = [], reason = '' }: DeferredAction): string {
  if (gift !== undefined) return `${gift.from} gives ${gift.to} ${amountText(gift.purse, gift.amount)}.`;
  return `${describeChanges(changes)}. Reason: ${reason}`;
}
