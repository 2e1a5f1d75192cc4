// What Resolve round would do, or did, as the sidebar shows it.
import type { Reader } from '../../games/match';
import { plainTab, type PlainTab } from '../../games/tabs';
import type { RoundPreview } from '../commands/resolve';
import { EVERYONE, messagesOf, publicNews } from '../delivery/messages';
import { opensAfter } from '../session/face-down';
import type { GameSession } from '../session/game-session';
import type { RoundView } from './api';
import { formerKeyTexts, submissionViews } from './submission-views';

/** A round of the session's open stage. */
export function roundView(
  session: GameSession,
  { stage, resolved, news, missing, token }: RoundPreview,
): RoundView {
  const { match, inputs } = session;
  const hidden = opensAfter(session, resolved);
  const view = (reader: Reader): readonly PlainTab[] =>
    resolved.next.view(reader, reader !== 'host' && hidden).map(plainTab);
  const next = resolved.next.stage?.title;
  return {
    stage: stage.name,
    title: stage.title,
    token: JSON.stringify(token),
    submissions: submissionViews(stage, inputs, resolved.fates, formerKeyTexts(session)),
    missing,
    news: publicNews(news, next),
    messages: messagesOf(stage.title, match.roster, news, next),
    tabs: [
      { to: EVERYONE, tabs: view('everyone') },
      ...match.roster.map((player) => ({ to: player, tabs: view({ player }) })),
      { to: 'You, the host', tabs: view('host') },
    ],
    warnings: resolved.warnings,
    next: next ?? 'The game is over',
  };
}
