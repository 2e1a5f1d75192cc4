// The host's choice of what happens at each deadline.
import { fail, ok, type Result } from '../../games/frame/result';
import { count } from '../../games/frame/wording';
import { LONGEST_WAIT, type AtDeadline, type CallProblem, type SetAtDeadline } from '../api';
import { NOTHING, type Commit } from '../commit/commit';
import type { EntryBody } from '../record/entries';
import type { Kept, Play } from '../session/game-session';

/** The choice in force. */
export function atDeadlineOf({
  reminders,
  resolves,
}: Pick<Kept['record'], 'reminders' | 'resolves'>): SetAtDeadline {
  const what = resolves !== undefined ? 'resolve' : reminders ? 'close' : 'nothing';
  return { what, waitMinutes: resolves?.waitMinutes ?? 0 };
}

/** Makes the choice; `perform` makes and deletes the triggers with it. */
export function setAtDeadline(
  { match, record }: Play & Kept,
  chosen: SetAtDeadline,
): Result<Commit, CallProblem> {
  const { what } = chosen;
  const waitMinutes = what === 'resolve' ? chosen.waitMinutes : 0;
  const before = atDeadlineOf(record);
  if (what === before.what && waitMinutes === before.waitMinutes) return ok(NOTHING);
  if (what !== 'nothing' && match.stage === null) return fail(GAME_OVER);
  if (what === 'resolve' && match.info.live === true) return fail(AT_THE_TABLE);
  if (!Number.isSafeInteger(waitMinutes) || waitMinutes < 0 || waitMinutes > LONGEST_WAIT)
    return fail(BAD_WAIT);
  const body: EntryBody<'reminders'> = {
    on: what !== 'nothing',
    ...(what === 'resolve' ? { resolves: { waitMinutes } } : {}),
  };
  const entries = [{ text: wordsFor(what, waitMinutes), entry: { kind: 'reminders', body } as const }];
  // Books say when results come by themselves.
  const isTold = what === 'resolve' || before.what === 'resolve';
  const about = match.stage?.title ?? match.info.title;
  return ok({ entries, ...(isTold ? { deliver: { kind: 'results', about, messages: [] } } : {}) });
}

function wordsFor(what: AtDeadline, waitMinutes: number): string {
  switch (what) {
    case 'nothing':
      return 'Took the deadlines back into own hands.';
    case 'close':
      return 'Let deadlines look after themselves.';
    case 'resolve':
      return `Let stages be resolved by themselves at their deadlines${waitMinutes === 0 ? '' : `, after ${count(waitMinutes, 'minute')}`}.`;
  }
}

const GAME_OVER: CallProblem = {
  code: 'game-over',
  text: 'Watching the deadlines: the game is over, there are none left.',
};

const AT_THE_TABLE: CallProblem = {
  code: 'live-game',
  text: 'Resolving at the deadline: a game that is played in one sitting is resolved at its table. Open the table, and switch Autoplay on there.',
};

const BAD_WAIT: CallProblem = {
  code: 'bad-wait',
  text: `Resolving at the deadline: enter the wait in whole minutes, from 0 to ${LONGEST_WAIT}.`,
};
