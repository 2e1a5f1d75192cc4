// A previewed or resolved round, as the sidebar shows it.
import { stringifyJson } from '../../../games/frame/fields/data-fields';
import { plainTab, type Tab } from '../../../games/frame/tabs';
import type { News } from '../../../games/frame/news';
import type { RoundPreview } from './resolve';
import { nextStageLines } from '../../outbox/invitations';
import {
  copiesForHost,
  mergeMessages,
  linesForEveryone,
  resultMessages,
  substituteLines,
} from '../../outbox/messages';
import { pageSection } from '../../reply/page-section';
import { EVERYONE, type Reader } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { StageNews, PreviewView, TabsPreview } from './views';
import { changesSinceSaving, outdatedResults } from '../../session/outdated-results';
import { nextStageStartsHidden } from '../../session/face-down';
import type { GameSession, SessionContent, PlayedGame } from '../../session/game-session';
import { newsWithNames, rowsWithNames, displayNames } from '../../session/display-names';
import { stageTimes } from '../../session/stage-times';
import { substitutesInStage } from '../../session/match-holders';
import { makeFormerKeyText, submissionViews } from './submission-views';
import type { OpenStage } from '../../../games/frame/match';
import { andList } from '../../../games/frame/wording';

export function toStageNews(
  session: GameSession,
  { name, title }: StageName,
  told: readonly News[],
): StageNews {
  const lines = linesForEveryone(newsWithNames(displayNames(session), told));
  return { title, lines: [...lines, ...substituteLines(substitutesInStage(session, name))] };
}

export function toPreviewView(
  session: GameSession,
  { stage, resolved, news, missing, token }: RoundPreview,
  now: number,
): PreviewView {
  const { match, inputs, record } = session;
  const { next } = resolved;
  const names = displayNames(session);
  const { deadline } = stageTimes(record, next.info.live === true, next.stage, { openedAt: now });
  const calls = nextStageLines({ ...session, match: next, deadline });
  const told = newsWithNames(names, news);
  const substitutes = substitutesInStage(session, stage.name);
  return {
    stage: stage.name,
    title: stage.title,
    token: stringifyJson(token),
    submissions: submissionViews(stage, inputs, resolved.fates, makeFormerKeyText(session)),
    missing,
    ifMissing: missingPlayerTexts(stage, missing),
    news: toStageNews(session, stage, news),
    standings: rowsWithNames(names, next.home(nextStageStartsHidden(session, resolved))).map(pageSection),
    leads: next.leads().map(pageSection),
    messages: copiesForHost(
      session,
      mergeMessages([
        ...resultMessages(stage.title, match.roster, told, next.stage?.title, substitutes),
        ...calls,
      ]),
    ),
    warnings: [
      ...outdatedResults(session).map(({ text }) => text),
      ...changesSinceSaving(session),
      ...resolved.warnings,
    ],
    next: next.stage?.title ?? 'The game is over',
  };
}

export function toTabsPreview(session: PlayedGame & SessionContent, preview: RoundPreview): TabsPreview {
  return {
    title: preview.stage.title,
    audiences: listVisibleTabs(session, preview).map(({ to, tabs }) => ({ to, tabs: tabs.map(plainTab) })),
  };
}

interface VisibleTabs {
  readonly to: Reader;
  /** The reader's tabs after resolving. */
  readonly tabs: readonly Tab[];
}

function listVisibleTabs(
  session: PlayedGame & SessionContent,
  { resolved }: RoundPreview,
): readonly VisibleTabs[] {
  const hidden = nextStageStartsHidden(session, resolved);
  const readers: readonly Reader[] = [
    EVERYONE,
    ...session.match.roster.map((player) => ({ player })),
    'host',
  ];
  const names = displayNames(session);
  return readers.map((to) => ({
    to,
    tabs: to === 'host' ? resolved.next.view(to) : rowsWithNames(names, resolved.next.view(to, hidden)),
  }));
}

/** What happens to missing players: one sentence if the same happens to all, otherwise a sentence per group. */
export function missingPlayerTexts({ asks }: OpenStage, missing: readonly string[]): readonly string[] {
  // Grouped by consequence, because different forms can have the same one.
  const groups = new Map<string, readonly string[]>();
  for (const { players, ifMissing } of asks) {
    const names = players.filter((name) => missing.includes(name));
    if (names.length > 0) groups.set(ifMissing, [...(groups.get(ifMissing) ?? []), ...names]);
  }
  return [...groups].map(([ifMissing, names]) =>
    groups.size === 1 ? ifMissing : `${andList(names)}: ${ifMissing}`,
  );
}
