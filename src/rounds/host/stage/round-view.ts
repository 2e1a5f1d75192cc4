// A previewed or resolved round, as the sidebar shows it.
import { jsonText } from '../../../games/frame/fields/plain';
import { plainTab, type Tab } from '../../../games/frame/tabs';
import type { News } from '../../../games/frame/news';
import type { RoundPreview } from './resolve';
import { nextCalls } from '../../outbox/invitations';
import { copiesOf, joined, linesForEveryone, messagesOf, playedLines } from '../../outbox/messages';
import { pageSection } from '../../reply/page-section';
import { EVERYONE, type Reader } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { Happened, PreviewView, TabsPreview } from './views';
import { changedSinceSaved, decidedOverOthers } from '../../session/decided-over';
import { opensAfter } from '../../session/face-down';
import type { GameSession, Kept, Play } from '../../session/game-session';
import { newsAsRead, rowsAsRead, shownNames } from '../../session/shown-names';
import { timesOf } from '../../session/stage-times';
import { playedFor } from '../../session/who-played';
import { formerKeyTexts, submissionViews } from './submission-views';
import type { OpenStage } from '../../../games/frame/match';
import { all } from '../../../games/frame/wording';

/** A stage's public news. */
export function happened(session: GameSession, { name, title }: StageName, told: readonly News[]): Happened {
  const lines = linesForEveryone(newsAsRead(shownNames(session), told));
  return { title, lines: [...lines, ...playedLines(playedFor(session, name))] };
}

/** What resolving now would do. */
export function previewView(
  session: GameSession,
  { stage, resolved, news, missing, token }: RoundPreview,
  now: number,
): PreviewView {
  const { match, inputs, record } = session;
  const { next } = resolved;
  const names = shownNames(session);
  const { deadline } = timesOf(record, next.info.live === true, next.stage, { openedAt: now });
  const calls = nextCalls({ ...session, match: next, deadline });
  const told = newsAsRead(names, news);
  const substitutes = playedFor(session, stage.name);
  return {
    stage: stage.name,
    title: stage.title,
    token: jsonText(token),
    submissions: submissionViews(stage, inputs, resolved.fates, formerKeyTexts(session)),
    missing,
    without: withoutTexts(stage, missing),
    happened: happened(session, stage, news),
    standings: rowsAsRead(names, next.home(opensAfter(session, resolved))).map(pageSection),
    leads: next.leads().map(pageSection),
    messages: copiesOf(
      session,
      joined([...messagesOf(stage.title, match.roster, told, next.stage?.title, substitutes), ...calls]),
    ),
    warnings: [
      ...decidedOverOthers(session).map(({ text }) => text),
      ...changedSinceSaved(session),
      ...resolved.warnings,
    ],
    next: next.stage?.title ?? 'The game is over',
  };
}

/** Each audience's whole tabs after resolving. */
export function tabsPreview(session: Play & Kept, preview: RoundPreview): TabsPreview {
  return {
    title: preview.stage.title,
    audiences: audiences(session, preview).map(({ to, tabs }) => ({ to, tabs: tabs.map(plainTab) })),
  };
}

interface Audience {
  readonly to: Reader;
  /** The reader's tabs after resolving. */
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

/** What happens to missing players: a single sentence if it's the same for all, otherwise a sentence per group. */
export function withoutTexts({ asks }: OpenStage, missing: readonly string[]): readonly string[] {
  // Grouped by consequence, because different forms can have the same.
  const groups = new Map<string, readonly string[]>();
  for (const { players, without } of asks) {
    const names = players.filter((name) => missing.includes(name));
    if (names.length > 0) groups.set(without, [...(groups.get(without) ?? []), ...names]);
  }
  return [...groups].map(([without, names]) => (groups.size === 1 ? without : `${all(names)}: ${without}`));
}
