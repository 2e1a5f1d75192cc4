// Changes that wait until no match uses their purse. The host then carries them out or drops them (SN-16).
import { amountText } from '../../../games/frame/number-input';
import { fail, ok, type Result } from '../../../games/frame/result';
import { giftChanges, namedChangesText } from '../../../seasons/changes';
import { isPublic } from '../../../seasons/people';
import type { Change } from '../../../seasons/types';
import { type CallProblem, OTHER_HOLDER } from '../../reply/reply';
import type { WaitingActView } from './views';
import type { SettleWaitingInput } from './inputs';
import type { Commit } from '../../commit/commit';
import { hostZone } from '../../contacts/contacts';
import { tenureOf, type People } from '../../record/people';
import { takenOverText } from '../../session/seat-holders';
import type { DeferredAct } from '../../record/season-entries';
import { recordsOf, seasonIn, type Session } from '../../session/game-session';
import { seasonUnchangedSince, refuseWhilePurseInUse } from './running-season';
import { changeStandings, giveGift } from './season';

const PROBLEM_PREFIX = 'Settling a change kept for later';

export function waitingActViews(session: Session): readonly WaitingActView[] {
  const season = seasonIn(session);
  if (season === undefined) return [];
  return season.waiting.map((act) => {
    const changes = changesOf(act);
    return {
      row: act.row,
      at: act.at,
      text: actText(act),
      isPrivate: changes.some((change) => !isPublic(season.standing, change)),
      isFree: refuseWhilePurseInUse(session, changes, PROBLEM_PREFIX) === undefined,
    };
  });
}

/** Carries out a waiting change as if it had been entered now, or drops it. */
export function settleWaiting(
  session: Session,
  { row, as, token }: SettleWaitingInput,
  newSecret: () => string,
): Result<Commit, CallProblem> {
  const season = seasonUnchangedSince(session, token, PROBLEM_PREFIX);
  if (!season.ok) return season;
  const { people } = recordsOf(session);
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
        const text = `${PROBLEM_PREFIX}: ${takenOverText(people, other, hostZone(session.snapshot))} The change was meant for somebody else. Drop this change, then enter a new one for the right person.`;
        return fail({ code: OTHER_HOLDER, text });
      }
      return performAct(session, act, newSecret);
    }
    case 'dropped':
      return ok({
        entries: [
          {
            text: `Dropped a change kept for later: ${actText(act)}`,
            entry: { kind: 'waits-no-more', body: { row } },
          },
        ],
      });
  }
}

/** Seat of a change to leave or rejoin, if that seat has changed hands since the change was entered. */
function seatWithNewHolder(people: People, { row, changes = [] }: DeferredAct): string | undefined {
  return changes.find(
    (change) =>
      ('left' in change || 'joins' in change) &&
      people.seats.has(change.player) &&
      tenureOf(people, change.player).row > row,
  )?.player;
}

function performAct(
  session: Session,
  { row, gift, changes = [], reason = '' }: DeferredAct,
  newSecret: () => string,
): Result<Commit, CallProblem> {
  return gift === undefined
    ? changeStandings(session, { changes, reason }, newSecret, row)
    : giveGift(session, gift, row);
}

function changesOf({ gift, changes = [] }: DeferredAct): readonly Change[] {
  return gift === undefined ? changes : giftChanges(gift);
}

/** A waiting gift or change as text: `Ana gives Bo 2 garnets.` */
function actText({ gift, changes = [], reason = '' }: DeferredAct): string {
  if (gift !== undefined) return `${gift.from} gives ${gift.to} ${amountText(gift.purse, gift.amount)}.`;
  return `${namedChangesText(changes)}. Reason: ${reason}`;
}
