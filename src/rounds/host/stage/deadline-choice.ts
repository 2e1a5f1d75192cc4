// The host's choice of what happens at deadlines.
import { dropUndefined } from '../../../games/frame/json';
import { mergeFields } from '../../reply/merged-fields';
import type { AnswersByTitle, CallProblem } from '../../reply/reply';
import { fail, ok, type Result } from '../../../games/frame/result';
import { plural } from '../../../games/frame/wording';
import { EARLY_WAIT_MINUTES, MAX_WAIT_MINUTES, type DeadlineAction } from '../../reply/draft-view';
import type { SetAtDeadlineInput } from './inputs';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import type { NewEntry } from '../../record/ledger';
import type { EntryBody } from '../../record/entries';
import { canEndEarly } from '../../session/resolve-time';
import type { SessionContent, PlayedGame } from '../../session/game-session';

type DeadlineChoice = Omit<SetAtDeadlineInput, 'before'>;

export function deadlineChoice({
  reminders,
  resolves,
  early,
}: Pick<SessionContent['record'], 'reminders' | 'resolves' | 'early'>): Required<DeadlineChoice> {
  const what = resolves !== undefined ? 'resolve' : reminders ? 'close' : 'nothing';
  return { what, waitMinutes: resolves?.waitMinutes ?? 0, early: early?.waitMinutes ?? null };
}

/** Saves the choice. `perform` creates or deletes triggers accordingly. */
export function setAtDeadline(
  { match, record }: PlayedGame & SessionContent,
  given: SetAtDeadlineInput,
): Result<Commit, CallProblem> {
  const merged = mergeChoice(deadlineChoice(record), given);
  if (!merged.ok) return merged;
  const chosen = merged.value;
  const { what } = chosen;
  const waitMinutes = what === 'resolve' ? chosen.waitMinutes : 0;
  const before = deadlineChoice(record);
  const { early = before.early } = chosen;
  const same = what === before.what && waitMinutes === before.waitMinutes;
  if (same && early === before.early) return ok(EMPTY_COMMIT);
  // Keep a wait even if it can't apply in this match, because the next match copies it (SN-15).
  const setsEarly = early !== null && early !== before.early;
  if ((what !== 'nothing' || setsEarly) && match.stage === null) return fail(GAME_OVER);
  if ((what === 'resolve' || setsEarly) && match.info.live === true) return fail(RESOLVED_AT_LIVE_TABLE);
  if (setsEarly && !canEndEarly(match)) return fail(TOO_FEW_PLAYERS);
  if (!Number.isSafeInteger(waitMinutes) || waitMinutes < 0 || waitMinutes > MAX_WAIT_MINUTES)
    return fail(BAD_WAIT);
  if (early !== null && !isValidEarlyWait(early)) return fail(BAD_EARLY_WAIT);
  const body: EntryBody<'reminders'> = {
    on: what !== 'nothing',
    ...(what === 'resolve' ? { resolves: { waitMinutes } } : {}),
  };
  const entries: readonly NewEntry[] = [
    ...(same
      ? []
      : [{ text: deadlineLogText(what, waitMinutes), entry: { kind: 'reminders', body } as const }]),
    ...(early === before.early ? [] : [earlyEntry(early)]),
  ];
  // Update the books: they say that results come automatically, and the rules page says that they may come early.
  const isTold = what === 'resolve' || before.what === 'resolve' || early !== before.early;
  const subject = match.stage?.title ?? match.info.title;
  return ok({ entries, ...(isTold ? { deliver: { kind: 'results', subject, messages: [] } } : {}) });
}

/** Merges this window's changes. Fails if another window has changed the same field. */
function mergeChoice(
  stands: Required<DeadlineChoice>,
  { before, ...chosen }: SetAtDeadlineInput,
): Result<DeadlineChoice, CallProblem> {
  if (before === undefined) return ok(chosen);
  const { early = before.early } = chosen;
  const merged = mergeFields('Choosing what happens at the deadline', {
    before: toChoiceFields(before),
    now: toChoiceFields({ ...chosen, ...dropUndefined({ early }) }),
    saved: toChoiceFields(stands),
  });
  if (!merged.ok) return merged;
  const keeps = chosen.what === before.what && chosen.waitMinutes === before.waitMinutes;
  const own = keeps ? stands : chosen;
  return ok({
    what: own.what,
    waitMinutes: own.waitMinutes,
    ...dropUndefined({ early: early === before.early ? stands.early : early }),
  });
}

function toChoiceFields({ what, waitMinutes, early = null }: DeadlineChoice): AnswersByTitle {
  return {
    'At the deadline': `${what} ${waitMinutes}`,
    'Continue early': early === null ? '' : String(early),
  };
}

function deadlineLogText(what: DeadlineAction, waitMinutes: number): string {
  switch (what) {
    case 'nothing':
      return 'Turned off automatic deadlines.';
    case 'close':
      return 'Turned on automatic deadlines: forms will close.';
    case 'resolve':
      return `Turned on automatic deadlines: stages will be resolved${waitMinutes === 0 ? '' : ` after ${plural(waitMinutes, 'minute')}`}.`;
  }
}

function isValidEarlyWait(minutes: number): boolean {
  return (
    Number.isSafeInteger(minutes) && minutes >= EARLY_WAIT_MINUTES.least && minutes <= EARLY_WAIT_MINUTES.most
  );
}

function earlyEntry(waitMinutes: number | null): NewEntry {
  return waitMinutes === null
    ? { text: 'Turned off “Continue early”.', entry: { kind: 'early', body: {} } }
    : {
        text: `Turned on “Continue early”: ${waitMinutes} to ${plural(2 * waitMinutes, 'minute')} after everyone has answered.`,
        entry: { kind: 'early', body: { waitMinutes } },
      };
}

const BAD_EARLY_WAIT: CallProblem = {
  code: 'bad-wait',
  text: `Continuing early: enter the wait in whole minutes, from ${EARLY_WAIT_MINUTES.least} to ${EARLY_WAIT_MINUTES.most}.`,
};

const GAME_OVER: CallProblem = {
  code: 'game-over',
  text: 'Automatic deadlines: the game is over, so there are no more deadlines.',
};

const TOO_FEW_PLAYERS: CallProblem = {
  code: 'too-few-asked',
  text: 'Continuing early: this match has fewer than four players, so its rounds always wait for their deadlines. Nothing was changed.',
};

const RESOLVED_AT_LIVE_TABLE: CallProblem = {
  code: 'live-game',
  text: 'Resolving at the deadline: a live game is resolved at its table. Open the table and turn on Autoplay there.',
};

const BAD_WAIT: CallProblem = {
  code: 'bad-wait',
  text: `Resolving at the deadline: enter the wait in whole minutes, from 0 to ${MAX_WAIT_MINUTES}.`,
};
