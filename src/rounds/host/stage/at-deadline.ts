// The host's choice of what happens at each deadline.
import { present } from '../../../games/frame/json';
import { mergedFields } from '../../reply/merged-fields';
import type { TypedAnswers, CallProblem } from '../../reply/reply';
import { fail, ok, type Result } from '../../../games/frame/result';
import { count } from '../../../games/frame/wording';
import { EARLY_WAIT, LONGEST_WAIT, type AtDeadline } from '../../reply/draft-view';
import type { SetAtDeadline } from './inputs';
import { NOTHING, type Commit } from '../../commit/commit';
import type { NewEntry } from '../../record/ledger';
import type { EntryBody } from '../../record/entries';
import { canEndEarly } from '../../session/resolve-time';
import type { Kept, Play } from '../../session/game-session';

type Choice = Omit<SetAtDeadline, 'before'>;

/** Gives the choice in force. */
export function atDeadlineOf({
  reminders,
  resolves,
  early,
}: Pick<Kept['record'], 'reminders' | 'resolves' | 'early'>): Required<Choice> {
  const what = resolves !== undefined ? 'resolve' : reminders ? 'close' : 'nothing';
  return { what, waitMinutes: resolves?.waitMinutes ?? 0, early: early?.waitMinutes ?? null };
}

/** Makes the choice; `perform` makes and deletes the triggers with it. */
export function setAtDeadline(
  { match, record }: Play & Kept,
  given: SetAtDeadline,
): Result<Commit, CallProblem> {
  const merged = mergedChoice(atDeadlineOf(record), given);
  if (!merged.ok) return merged;
  const chosen = merged.value;
  const { what } = chosen;
  const waitMinutes = what === 'resolve' ? chosen.waitMinutes : 0;
  const before = atDeadlineOf(record);
  const { early = before.early } = chosen;
  const same = what === before.what && waitMinutes === before.waitMinutes;
  if (same && early === before.early) return ok(NOTHING);
  // The choice of the match before stays with a match in which it cannot apply, for the one after it (SN-15).
  const setsEarly = early !== null && early !== before.early;
  if ((what !== 'nothing' || setsEarly) && match.stage === null) return fail(GAME_OVER);
  if ((what === 'resolve' || setsEarly) && match.info.live === true) return fail(AT_THE_TABLE);
  if (setsEarly && !canEndEarly(match)) return fail(TOO_FEW);
  if (!Number.isSafeInteger(waitMinutes) || waitMinutes < 0 || waitMinutes > LONGEST_WAIT)
    return fail(BAD_WAIT);
  if (early !== null && !isEarlyWait(early)) return fail(BAD_EARLY_WAIT);
  const body: EntryBody<'reminders'> = {
    on: what !== 'nothing',
    ...(what === 'resolve' ? { resolves: { waitMinutes } } : {}),
  };
  const entries: readonly NewEntry[] = [
    ...(same ? [] : [{ text: messagesFor(what, waitMinutes), entry: { kind: 'reminders', body } as const }]),
    ...(early === before.early ? [] : [earlyEntry(early)]),
  ];
  // Books say when results come by themselves, and the rules page that they may come earlier.
  const isTold = what === 'resolve' || before.what === 'resolve' || early !== before.early;
  const about = match.stage?.title ?? match.info.title;
  return ok({ entries, ...(isTold ? { deliver: { kind: 'results', about, messages: [] } } : {}) });
}

/** Puts what this window changed over the choice in force; refused if another window has changed the same meanwhile. */
function mergedChoice(
  stands: Required<Choice>,
  { before, ...chosen }: SetAtDeadline,
): Result<Choice, CallProblem> {
  if (before === undefined) return ok(chosen);
  const { early = before.early } = chosen;
  const merged = mergedFields('Choosing what happens at the deadline', {
    before: choiceFields(before),
    now: choiceFields({ ...chosen, ...present({ early }) }),
    stands: choiceFields(stands),
  });
  if (!merged.ok) return merged;
  const keeps = chosen.what === before.what && chosen.waitMinutes === before.waitMinutes;
  const own = keeps ? stands : chosen;
  return ok({
    what: own.what,
    waitMinutes: own.waitMinutes,
    ...present({ early: early === before.early ? stands.early : early }),
  });
}

function choiceFields({ what, waitMinutes, early = null }: Choice): TypedAnswers {
  return {
    'At the deadline': `${what} ${waitMinutes}`,
    'Go on earlier': early === null ? '' : String(early),
  };
}

function messagesFor(what: AtDeadline, waitMinutes: number): string {
  switch (what) {
    case 'nothing':
      return 'Took the deadlines back into own hands.';
    case 'close':
      return 'Let deadlines look after themselves.';
    case 'resolve':
      return `Let stages be resolved by themselves at their deadlines${waitMinutes === 0 ? '' : `, after ${count(waitMinutes, 'minute')}`}.`;
  }
}

function isEarlyWait(minutes: number): boolean {
  return Number.isSafeInteger(minutes) && minutes >= EARLY_WAIT.least && minutes <= EARLY_WAIT.most;
}

function earlyEntry(waitMinutes: number | null): NewEntry {
  return waitMinutes === null
    ? { text: 'Let no stage go on earlier any more.', entry: { kind: 'early', body: {} } }
    : {
        text: `Let stages go on earlier once everyone is in, after ${count(waitMinutes, 'minute')} or up to twice that.`,
        entry: { kind: 'early', body: { waitMinutes } },
      };
}

const BAD_EARLY_WAIT: CallProblem = {
  code: 'bad-wait',
  text: `Going on earlier: enter the wait in whole minutes, from ${EARLY_WAIT.least} to ${EARLY_WAIT.most}.`,
};

const GAME_OVER: CallProblem = {
  code: 'game-over',
  text: 'Watching the deadlines: the game is over, there are none left.',
};

const TOO_FEW: CallProblem = {
  code: 'too-few-asked',
  text: 'Continuing early: fewer than four players are in this match, so its rounds wait for their deadlines. Nothing was changed.',
};

const AT_THE_TABLE: CallProblem = {
  code: 'live-game',
  text: 'Resolving at the deadline: a game that is played in one sitting is resolved at its table. Open the table, and switch Autoplay on there.',
};

const BAD_WAIT: CallProblem = {
  code: 'bad-wait',
  text: `Resolving at the deadline: enter the wait in whole minutes, from 0 to ${LONGEST_WAIT}.`,
};
