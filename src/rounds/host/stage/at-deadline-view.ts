// What the host's choice means for the open stage's deadline, in words for the sidebar. All of it is true when it is
// read: when the stage is resolved, what it waits for, and where messages go.
import { count } from '../../../games/frame/wording';
import type { AtDeadlineView } from './views';
import { LATE_MS, isUnwatched } from './alarm';
import { atDeadlineOf } from './at-deadline';
import { isBySheet, wasResolvedBySheet } from './by-sheet';
import { previewRound } from './resolve';
import { hostWebhook, hostZone } from '../../contacts/contacts';
import { resolvesAt, canGoOnEarly, goesOnAt, mayGoOnEarly } from '../../session/resolve-time';
import { awaitsPart, changedSinceSaved, decidedOverOthers } from '../../session/decided-over';
import type { GameSession } from '../../session/game-session';
import { timeRangeText, timeText } from '../../time/time-zone';

const MINUTE = 60_000;
/** How long the periodic trigger may take to find what is due, with some time for Google. */
const LOOK_MS = 15 * MINUTE;

/** Shows the choice, and what follows from it. */
export function atDeadlineView(session: GameSession): AtDeadlineView {
  const chosen = atDeadlineOf(session.record);
  return {
    ...chosen,
    mayBeEarly: canGoOnEarly(session.match),
    says: session.match.stage === null ? [] : [...consequences(session, chosen), ...earlyText(session)],
  };
}

function consequences(session: GameSession, { what }: Pick<AtDeadlineView, 'what'>): readonly string[] {
  const { deadline } = session;
  if (what !== 'nothing' && isUnwatched(session)) return [UNWATCHED];
  switch (what) {
    case 'nothing':
      return [
        deadline === null
          ? 'Nothing is late until you set a deadline.'
          : session.match.stage?.asks.length === 0
            ? 'Nothing happens by itself at the deadline: nobody is asked anything.'
            : 'Nothing happens by itself at the deadline: late submissions are marked.',
      ];
    case 'close':
      return [
        'The forms close automatically within about ten minutes of each deadline, and what comes after it is late in any case; before it, everyone is reminded of it, and whoever is missing in private.',
      ];
    case 'resolve':
      return [
        ...(deadline === null
          ? [
              mayGoOnEarly(session)
                ? 'No deadline is set.'
                : 'No deadline is set: nothing goes on by itself until you set one, or resolve it by hand.',
            ]
          : whenText(session)),
        'Books and pages are written at once. Messages go out from Google where Discord takes them from there; where it does not, they wait until you open this sidebar and deliver them.',
        hostWebhook(session.snapshot) === ''
          ? 'To be told of it yourself, enter the webhook of a channel of your own under Corrections, Contacts.'
          : 'You are told in your own Discord channel.',
      ];
  }
}

const UNWATCHED =
  'Nothing happens by itself at the deadline: the trigger that looks after it is gone. Open this sidebar again to have it made again, and close or resolve by hand until then.';
/** Tells of going on earlier, as far as the open stage may; nobody is told the moment, and only the host the range. */
function earlyText(session: GameSession): readonly string[] {
  const { early, pending } = session.record;
  const title = session.match.stage?.title ?? '';
  if (early === undefined || !canGoOnEarly(session.match) || pending.pausedAt !== undefined) return [];
  if (isUnwatched(session)) return [];
  if (!mayGoOnEarly(session)) return [`${title} asks fewer than four players, so it doesn’t continue early.`];
  if (pending.everyoneSince !== undefined) return everyoneInText(session, title);
  return [
    `${title} continues early once everyone has answered: ${early.waitMinutes} to ${count(2 * early.waitMinutes, 'minute')} after the last player’s first answer, at a random time. If it needs your part, it waits for you.`,
  ];
}

/** Tells when the open stage continues, once everyone has answered, or what it waits for. */
function everyoneInText(session: GameSession, title: string): readonly string[] {
  const { record, snapshot, deadline } = session;
  const isToldAbove = record.resolves !== undefined && deadline !== null;
  if (record.pending.waitsForHost) return isToldAbove ? [] : waitText(session);
  const needs = partNeeded(session);
  if (needs.length > 0)
    return [[`Everyone has answered, but ${title} waits for you.`, ...(isToldAbove ? [] : needs)].join(' ')];
  const range = earlyRange(session);
  if (range === undefined) return ['Everyone has answered. The deadline comes before the wait is over.'];
  const { from, to } = range;
  const zone = hostZone(snapshot);
  return [
    snapshot.readAt <= to + LOOK_MS
      ? `Everyone has answered. ${title} continues ${timeRangeText(from, to, zone)}, at a random time, or up to ten minutes later if Google is late.`
      : `Everyone has answered, and ${title} was to continue by ${timeText(to, zone)}, but Google has not run it. Resolve it yourself, or wait: Round Keeper looks every ten minutes.`,
  ];
}

/** When the open stage continues early, at the soonest and at the latest; undefined if its deadline comes first. */
function earlyRange(session: GameSession): { readonly from: number; readonly to: number } | undefined {
  const { early, pending } = session.record;
  if (early === undefined || pending.everyoneSince === undefined || goesOnAt(session) === undefined)
    return undefined;
  const wait = early.waitMinutes * MINUTE;
  const end = resolvesAt(session) ?? Infinity;
  const from = pending.everyoneSince + wait;
  return from < end ? { from, to: Math.min(from + wait, end) } : undefined;
}

/** Tells when the open stage is resolved by itself, or why it has not been. */
function whenText(session: GameSession): readonly string[] {
  const { snapshot, match, record } = session;
  const due = resolvesAt(session);
  const title = match.stage?.title ?? '';
  if (record.pending.pausedAt !== undefined)
    return [`${title} is paused: nothing goes on by itself until you take answers again.`];
  if (due === undefined) return [];
  if (record.pending.waitsForHost) return waitText(session);
  const needs = partNeeded(session);
  if (needs.length === 0 && earlyRange(session) !== undefined) return [];
  if (needs.length > 0)
    return [
      `${needs.join(' ')} ${title} is not resolved by itself before that: at the deadline it waits for you.`,
    ];
  const wait = record.resolves?.waitMinutes ?? 0;
  const after =
    wait === 0
      ? ''
      : ` That is ${count(wait, 'minute')} after the end, in which you can accept what came late.`;
  const { alarm } = snapshot;
  const set = alarm?.kind === 'set' && alarm.due === due ? alarm : undefined;
  if (set?.after !== undefined && snapshot.readAt <= set.at + LATE_MS)
    return [triedAgainText(title, set, session)];
  const at = set?.at;
  if (at !== undefined && snapshot.readAt <= at + LATE_MS) {
    return [
      `${title} is resolved by itself, mostly within a minute or two of ${timeText(at, hostZone(snapshot))}. If Google is late, Round Keeper finds it the next time it looks, every ten minutes.${after}`,
    ];
  }
  const refused = alarm?.kind === 'refused' && alarm.due === due ? ` ${alarm.why}` : '';
  return [
    `${title} is resolved by itself with the first look after ${timeText(due, hostZone(snapshot))}: Round Keeper looks every ten minutes.${after}${refused}`,
  ];
}

/** Tells what the host has to do first, a sentence each; nothing where the stage can go on without. */
function partNeeded(session: GameSession): readonly string[] {
  if (isBySheet(session) && !wasResolvedBySheet(session))
    return [
      'Formulas decide it, and no round of this match was resolved by them yet: resolve this one by a click.',
    ];
  const others = decidedOverOthers(session);
  if (others.length > 0) return others.map(({ text }) => text);
  const changed = changedSinceSaved(session);
  if (changed.length > 0)
    return [...changed, 'Look again at what you enter, and save it, or say that it stands.'];
  const { lacking = [] } = session.match.stage ?? {};
  if (lacking.length > 0) return lacking;
  return awaitsPart(session) ? ['Nothing of your part is saved yet: what comes of the answers.'] : [];
}

/** Tells which refusal of Google's a stage waits for, and when it is tried again. */
function triedAgainText(
  title: string,
  { due, at, after = '', inRun }: SetAlarm,
  { snapshot }: GameSession,
): string {
  const zone = hostZone(snapshot);
  const when =
    inRun === true
      ? `about ${timeText(at, zone)} if Google runs what was set without a window, and in any case within about ten minutes`
      : `mostly within a minute or two of ${timeText(at, zone)}, and in any case within about ten minutes`;
  return `${title} was to be resolved by itself at ${timeText(due, zone)}, and Google refused it for the time being. ${after} It is tried again by itself ${when}.`;
}

type SetAlarm = Extract<NonNullable<GameSession['snapshot']['alarm']>, { readonly kind: 'set' }>;

function waitText(session: GameSession): readonly string[] {
  const preview = previewRound(session);
  const title = session.match.stage?.title ?? '';
  const needs = partNeeded(session);
  const why =
    needs.length > 0
      ? needs.join(' ')
      : session.record.pending.waitsBecause !== undefined
        ? session.record.pending.waitsBecause
        : preview.ok
          ? 'Something went wrong when it was tried, and nothing was changed.'
          : [preview.error.text, ...(preview.error.details ?? [])].join(' ');
  return [
    `${title} was not resolved by itself. ${why} It’s tried again every ten minutes. You can also resolve it yourself.`,
  ];
}
