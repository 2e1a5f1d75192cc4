// Explains what the host's choice of “At the deadline” means for the open stage: when the stage is resolved, and what it
// waits for. The texts must stay true while they're on screen.
import { ensure } from '../../../games/frame/result';
import { plural } from '../../../games/frame/wording';
import { textWithDetails } from '../../reply/reply';
import type { DeadlineActionView } from './views';
import { OVERDUE_AFTER_MS, hasNoDeadlineTrigger } from './alarm';
import { deadlineChoice } from './deadline-choice';
import { areResultsFromSheet, wasResolvedBySheet } from './by-sheet';
import { previewRound } from './resolve';
import { hostTimeZone } from '../../contacts/contacts';
import { isLongOverdue } from '../../ports/triggers';
import {
  resolveTime,
  autoResolveTime,
  canEndEarly,
  earlyEndTime,
  endsEarlyOnceAnswered,
} from '../../session/resolve-time';
import { needsHostInput, changesSinceSaving, outdatedResults } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { timeRangeText, timeText } from '../../time/time-zone';
import { MINUTE_MS } from '../../time/duration';

/** How long until the periodic trigger finds what is due, including Google's delays. */
const CHECK_DELAY_MS = 15 * MINUTE_MS;

export function deadlineView(session: GameSession): DeadlineActionView {
  const chosen = deadlineChoice(session.record);
  return {
    ...chosen,
    mayBeEarly: canEndEarly(session.match),
    effects:
      session.match.stage === null
        ? []
        : [...deadlineEffectTexts(session, chosen), ...earlyEndTexts(session)],
  };
}

function deadlineEffectTexts(
  session: GameSession,
  { what, waitMinutes }: Pick<DeadlineActionView, 'what' | 'waitMinutes'>,
): readonly string[] {
  if (what === 'nothing') return [];
  if (hasNoDeadlineTrigger(session)) return [TRIGGER_GONE_TEXT];
  if (areTriggersOverdue(session)) return [triggersOverdueText(session), ...hostTasks(session)];
  if (what === 'close' || session.deadline !== null)
    return what === 'close' ? [] : autoResolveTexts(session, waitMinutes);
  return endsEarlyOnceAnswered(session)
    ? []
    : ['Without a deadline, nothing will be resolved automatically.'];
}

const TRIGGER_GONE_TEXT =
  'Nothing will happen automatically at the deadline, because Google’s trigger for it is gone. Reopen this sidebar to recreate the trigger. Until then, pause or resolve the round yourself.';

function areTriggersOverdue({ snapshot }: GameSession): boolean {
  return isLongOverdue(snapshot.triggersRanAt, snapshot.readAt);
}

/** Text for when Google isn't running the triggers. It doesn't say when anything will happen. */
function triggersOverdueText(session: GameSession): string {
  const { snapshot, match } = session;
  const zone = hostTimeZone(snapshot);
  const due = autoResolveTime(session);
  const isDue = due !== undefined && due < snapshot.readAt;
  return [
    isDue ? `${match.stage?.title ?? ''} should have been resolved at ${timeText(due, zone)}.` : '',
    `Google hasn’t run anything for this game since ${timeText(ensure(snapshot.triggersRanAt, 'Triggers ran before.'), zone)}.`,
    isDue ? 'Resolve the round yourself.' : 'Pause or resolve the round yourself.',
    'If your account has used up its 90 minutes of automatic runs today, Google will continue tomorrow.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Text about an early end, if the stage can end early. The host sees the range of times. Nobody sees the exact time. */
function earlyEndTexts(session: GameSession): readonly string[] {
  const { early, pending } = session.record;
  const title = session.match.stage?.title ?? '';
  if (early === undefined || !canEndEarly(session.match) || pending.pausedAt !== undefined) return [];
  if (hasNoDeadlineTrigger(session) || areTriggersOverdue(session)) return [];
  if (!endsEarlyOnceAnswered(session))
    return [`${title} asks fewer than four players, so it won’t be resolved early.`];
  if (pending.everyoneSince !== undefined) return everyoneAnsweredTexts(session, title);
  return [
    `Once everyone has answered, ${title} will be resolved early, at a random time ${early.waitMinutes} to ${plural(2 * early.waitMinutes, 'minute')} after the last player’s first answer. If the round needs entries from you, it will wait for you.`,
  ];
}

/** When the stage ends once everyone has answered, or what it waits for. */
function everyoneAnsweredTexts(session: GameSession, title: string): readonly string[] {
  const { record, snapshot, deadline } = session;
  const isToldAbove = record.resolves !== undefined && deadline !== null;
  if (record.pending.waitsForHost) return isToldAbove ? [] : hostDelayTexts(session);
  const needs = hostTasks(session);
  if (needs.length > 0)
    return [
      [`Everyone has answered, but ${title} is waiting for you.`, ...(isToldAbove ? [] : needs)].join(' '),
    ];
  const range = earlyEndRange(session);
  if (range === undefined)
    return ['Everyone has answered. The deadline is too close for the round to end early.'];
  const { from, to } = range;
  const zone = hostTimeZone(snapshot);
  return [
    snapshot.readAt <= to + CHECK_DELAY_MS
      ? `Everyone has answered. ${title} will be resolved ${timeRangeText(from, to, zone)}, at a random time, or up to ten minutes later if Google is late.`
      : `Everyone has answered, and ${title} should have been resolved by ${timeText(to, zone)}, but Google hasn’t run Round Keeper. Resolve the round yourself, or wait. Round Keeper checks every ten minutes.`,
  ];
}

/** The earliest and latest time of an early end; undefined if the deadline comes first. */
function earlyEndRange(session: GameSession): { readonly from: number; readonly to: number } | undefined {
  const { early, pending } = session.record;
  if (early === undefined || pending.everyoneSince === undefined || earlyEndTime(session) === undefined)
    return undefined;
  const wait = early.waitMinutes * MINUTE_MS;
  const end = resolveTime(session) ?? Infinity;
  const from = pending.everyoneSince + wait;
  return from < end ? { from, to: Math.min(from + wait, end) } : undefined;
}

/** When the stage is resolved automatically, or why that hasn't happened yet. */
function autoResolveTexts(session: GameSession, waitMinutes: number): readonly string[] {
  const { snapshot, match, record } = session;
  const due = resolveTime(session);
  const title = match.stage?.title ?? '';
  if (due === undefined) return [];
  if (record.pending.waitsForHost) return hostDelayTexts(session);
  const needs = hostTasks(session);
  if (needs.length === 0 && earlyEndRange(session) !== undefined) return [];
  if (needs.length > 0) return [`${needs.join(' ')} At the deadline, ${title} will wait for you.`];
  const after = waitMinutes === 0 ? '' : ' Until then, you can accept late answers.';
  const { alarm } = snapshot;
  const set = alarm?.kind === 'set' && alarm.due === due ? alarm : undefined;
  if (set?.after !== undefined && snapshot.readAt <= set.at + OVERDUE_AFTER_MS)
    return [retryText(title, set, session)];
  const at = set?.at;
  if (at !== undefined && snapshot.readAt <= at + OVERDUE_AFTER_MS) {
    return [
      `${title} will be resolved automatically at about ${timeText(at, hostTimeZone(snapshot))}, or up to ten minutes later if Google is late.${after}`,
    ];
  }
  if (snapshot.readAt > due + CHECK_DELAY_MS)
    return [
      `${title} should have been resolved at ${timeText(due, hostTimeZone(snapshot))}, but Google hasn’t run Round Keeper. Resolve the round yourself, or wait. Round Keeper checks every ten minutes.`,
    ];
  const refused = alarm?.kind === 'refused' && alarm.due === due ? ` ${alarm.why}` : '';
  return [
    `${title} will be resolved automatically within about ten minutes of ${timeText(due, hostTimeZone(snapshot))}.${after}${refused}`,
  ];
}

/** What the host must do before the stage can be resolved automatically, one sentence each. */
function hostTasks(session: GameSession): readonly string[] {
  if (areResultsFromSheet(session) && !wasResolvedBySheet(session))
    return ['Formulas decide the results. Resolve the first round of this match yourself.'];
  const others = outdatedResults(session);
  if (others.length > 0) return others.map(({ text }) => text);
  const changed = changesSinceSaving(session);
  if (changed.length > 0)
    return [...changed, 'Check your entries. Save any changes, or choose “Keep my entries”.'];
  const { lacking = [] } = session.match.stage ?? {};
  if (lacking.length > 0) return lacking;
  return needsHostInput(session) ? ['You haven’t saved your entries yet.'] : [];
}

/** Says why Google's error delays the stage, and when Round Keeper tries again. */
function retryText(
  title: string,
  { due, at, after = '', inRun }: ActiveAlarm,
  { snapshot }: GameSession,
): string {
  const zone = hostTimeZone(snapshot);
  const when =
    inRun === true
      ? `at about ${timeText(at, zone)} if Google allows it, and in any case within about ten minutes`
      : `at about ${timeText(at, zone)}, or within about ten minutes`;
  return `${title} should have been resolved at ${timeText(due, zone)}, but Google refused. ${after} Round Keeper will try again ${when}.`;
}

type ActiveAlarm = Extract<NonNullable<GameSession['snapshot']['alarm']>, { readonly kind: 'set' }>;

function hostDelayTexts(session: GameSession): readonly string[] {
  const preview = previewRound(session);
  const title = session.match.stage?.title ?? '';
  const needs = hostTasks(session);
  const why =
    needs.length > 0
      ? needs.join(' ')
      : (session.record.pending.waitsBecause ??
        (preview.ok ? 'Nothing is missing now.' : textWithDetails(preview.error)));
  return [
    `${title} wasn’t resolved automatically. ${why} Round Keeper tries again every ten minutes. You can also resolve the round yourself.`,
  ];
}
