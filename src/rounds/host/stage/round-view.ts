// The sidebar's view of Resolve round, as it would be or as it was.
import { jsonText } from '../../../games/frame/fields/plain';
import { changeLines, tabChanges } from '../../../games/frame/tab-changes';
import { plainTab, type Tab } from '../../../games/frame/tabs';
import type { RoundPreview } from './resolve';
import { nextCalls } from '../../outbox/invitations';
import { copiesOf, joined, messagesOf, publicNews } from '../../outbox/messages';
import { EVERYONE, type Message, type Reader } from '../../reply/reply';
import type { AudienceChanges } from '../parts/views';
import type { PreviewView, RoundView, TabsPreview } from './views';
import { changedSinceSaved, decidedOverOthers } from '../../session/decided-over';
import { opensAfter, tabsOf } from '../../session/face-down';
import type { GameSession, Kept, Play } from '../../session/game-session';
import { newsAsRead, rowsAsRead, shownNames } from '../../session/shown-names';
import { timesOf } from '../../session/stage-times';
import { playedFor } from '../../session/who-played';
import { formerKeyTexts, submissionViews } from './submission-views';
import type { OpenStage } from '../../../games/frame/match';
import { all } from '../../../games/frame/wording';

/**
 * Shows the open stage as it would be resolved; `calls` are the messages that call to the next stage, told with the
 * results.
 */
export function roundView(
  session: GameSession,
  { stage, resolved, news: told, missing, token }: RoundPreview,
  calls: readonly Message[],
): RoundView {
  const news = newsAsRead(shownNames(session), told);
  const { match, inputs } = session;
  const next = resolved.next.stage?.title;
  const substitutes = playedFor(session, stage.name);
  return {
    stage: stage.name,
    title: stage.title,
    token: jsonText(token),
    submissions: submissionViews(stage, inputs, resolved.fates, formerKeyTexts(session)),
    missing,
    without: withoutTexts(stage, missing),
    news: publicNews(news, next, substitutes),
    messages: copiesOf(
      session,
      joined([...messagesOf(stage.title, match.roster, news, next, substitutes), ...calls]),
    ),
    warnings: [
      ...decidedOverOthers(session).map(({ text }) => text),
      ...changedSinceSaved(session),
      ...resolved.warnings,
    ],
    next: next ?? 'The game is over',
  };
}

/** Shows what resolving now would give, with what it would change in the books of each audience. */
export function previewView(session: GameSession, preview: RoundPreview, now: number): PreviewView {
  const { match } = session;
  const changes = audiences(session, preview).flatMap(({ to, tabs }): readonly AudienceChanges[] => {
    const before = to === 'host' ? match.view(to) : tabsOf(session, to);
    const lines = changeLines(tabChanges(before, tabs, match.roster));
    return lines.length === 0 ? [] : [{ to, tabs: lines }];
  });
  const { next } = preview.resolved;
  const { deadline } = timesOf(session.record, next.info.live === true, next.stage, { openedAt: now });
  return { ...roundView(session, preview, nextCalls({ ...session, match: next, deadline })), changes };
}

/** Gives the whole tabs of each audience as the round would leave them. */
export function tabsPreview(session: Play & Kept, preview: RoundPreview): TabsPreview {
  return {
    title: preview.stage.title,
    audiences: audiences(session, preview).map(({ to, tabs }) => ({ to, tabs: tabs.map(plainTab) })),
  };
}

interface Audience {
  readonly to: Reader;
  /** The tabs that this reader has once the round is resolved. */
  readonly tabs: readonly Tab[];
}

function audiences(session: Play & Kept, { resolved }: RoundPreview): readonly Audience[] {
  const hidden = opensAfter(session, resolved);
  const readers: readonly Reader[] = [
    EVERYONE,
    ...session.match.roster.map((player) => ({ player })),
    'host',
  ];
  const names = shownNames(session);
  return readers.map((to) => ({
    to,
    tabs: to === 'host' ? resolved.next.view(to) : rowsAsRead(names, resolved.next.view(to, hidden)),
  }));
}

/** Says what becomes of these players: in one sentence where it is the same for all, else in one for each group. */
export function withoutTexts({ asks }: OpenStage, missing: readonly string[]): readonly string[] {
  // Players with different forms may have the same before them, so they are grouped by that.
  const groups = new Map<string, readonly string[]>();
  for (const { players, without } of asks) {
    const names = players.filter((name) => missing.includes(name));
    if (names.length > 0) groups.set(without, [...(groups.get(without) ?? []), ...names]);
  }
  return [...groups].map(([without, names]) => (groups.size === 1 ? without : `${all(names)}: ${without}`));
}
