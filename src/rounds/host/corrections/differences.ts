// What a change means for each audience. Computed from the tabs that audience can see, so nobody learns a secret.
import { addressee } from '../../session/readers';
import { ensure } from '../../../games/frame/result';
import { escapeRegExp } from '../../../games/frame/wording';
import { lineText } from '../../../games/frame/account';
import type { Match } from '../../../games/frame/match';
import type { Reader } from '../../../games/frame/reader-tabs';
import { correctionNotice, type Headline, type StageResultLines } from '../../outbox/correction-notices';
import type { Notice } from '../../record/game-record';
import type { PastRound, ReplayableRecord } from '../../session/replay';
import { EVERYONE, isSameReader, type Audience } from '../../reply/reply';
import type { TabLines } from './views';
import { readDeliveries, hasReceivedNews } from '../../outbox/outbox';
import { isNewsHidden } from '../../session/face-down';
import type { GameSession } from '../../session/game-session';
import { toTabLines, tabChanges } from '../../../games/frame/tab-changes';

/** A game and its resolved stages, before or after a change. */
interface MatchWithHistory {
  readonly match: Match;
  readonly past: readonly PastRound[];
}

interface Difference {
  readonly to: Audience;
  /** The audience's notification; undefined if nothing that they have seen is undone. */
  readonly notice: Omit<Notice, 'to'> | undefined;
  /** True if only the audience's page has shown what is undone. If so, only the page announces the change. */
  readonly onPage: boolean;
  readonly tabs: readonly TabLines[];
}

/** Number of the row that resolved the first changed stage. The change undoes nothing that was announced before that row. */
function firstChangedRow({ rows, record }: GameSession, { settings, stages }: ReplayableRecord): number {
  const first = record.stages.find((stage, at) => stage !== stages[at])?.stage;
  const resolved = rows.filter(({ entry }) => entry.kind === 'resolved' && entry.body.stage === first);
  const played = settings === record.settings ? resolved.at(-1) : undefined;
  // Changed settings affect the whole match.
  return ensure(played ?? rows[0], 'A game has rows.').number;
}

/**
 * The audiences whose tabs change when the match is replayed from `changed`. Those who have seen something that is undone
 * get a notification. Its lines come from `goesBack` if given, otherwise from the news of the replayed stages. If the game
 * goes back, pages announce that themselves.
 */
export function findDifferences(
  session: GameSession,
  changed: ReplayableRecord,
  after: MatchWithHistory,
  headline: Headline,
  goesBack?: (to: Audience) => readonly StageResultLines[],
): readonly Difference[] {
  const { match, record } = session;
  const { roster } = match;
  const outbox = readDeliveries(session);
  const since = firstChangedRow(session, changed);
  // Pages show a result right away, unless it stays hidden until a clock starts.
  const hasPages = (session.snapshot.page ?? '') !== '' && !isNewsHidden(session);
  const audiences: readonly Audience[] = [EVERYONE, ...roster.map((player) => ({ player }))];
  return audiences.flatMap((to) => {
    const reader: Reader = to === EVERYONE && record.published ? 'published' : to;
    const changes = tabChanges(match.view(reader), after.match.view(reader), roster);
    if (changes.length === 0) return [];
    const onPage = !hasReceivedNews(outbox, addressee(session, { to }), since);
    const isTold = !onPage || (hasPages && goesBack === undefined);
    const told = goesBack?.(to) ?? findNewLines(session, after, to);
    const notice = isTold ? correctionNotice(headline, told, changes) : undefined;
    return [{ to, notice, onPage: isTold && onPage, tabs: toTabLines(changes) }];
  });
}

/**
 * New lines in the replayed stages' news: the reader's private lines, else lines that mention the
 * reader. If a reader has neither, the new public lines.
 */
function findNewLines(
  before: MatchWithHistory,
  after: MatchWithHistory,
  reader: Audience,
): readonly StageResultLines[] {
  const left = visibleNews(before).map((line) => JSON.stringify(line));
  const fresh = visibleNews(after).filter((line) => {
    const at = left.indexOf(JSON.stringify(line));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const last = after.past[after.past.length - 1]?.title;
  const paged = reader === EVERYONE ? [] : findNewPageLines(before.match, after.match, reader.player);
  const mine = after.past.map(({ title }) => {
    const here = fresh.filter(({ stage }) => stage === title);
    const own = lineTexts(here.filter(({ to }) => isSameReader(to, reader)));
    // Without private lines, use new lines of the player's page, else public lines with the player's name.
    const named = lineTexts(here.filter(({ to, text }) => to === EVERYONE && mentionsPlayer(text, reader)));
    const said = title === last && paged.length > 0 ? paged : named;
    return { stage: title, lines: own.length > 0 ? own : said };
  });
  if (mine.some(({ lines }) => lines.length > 0)) return mine;
  return after.past.map(({ title }) => ({
    stage: title,
    lines: lineTexts(fresh.filter(({ stage, to }) => stage === title && to === EVERYONE)),
  }));
}

/** New sentences about the last stage on a player's page, except news that is still hidden. */
function findNewPageLines(before: Match, after: Match, player: string): readonly string[] {
  const [said, now] = [before, after].map((match) => match.page(player, true).result.map(lineText));
  return (now ?? []).filter((line) => said?.includes(line) !== true);
}

function lineTexts(lines: readonly { readonly text: string }[]): readonly string[] {
  return lines.map(({ text }) => text);
}

/** All news, except news that stays hidden until a clock starts. */
function visibleNews({
  past,
}: MatchWithHistory): readonly { readonly stage: string; readonly to: Audience; readonly text: string }[] {
  return past.flatMap(({ title, resolved }) =>
    resolved.news
      .filter(({ faceDown }) => faceDown !== true)
      .map(({ to, text }) => ({ stage: title, to, text })),
  );
}

/** Whether a line contains this player's name as a whole word. */
function mentionsPlayer(line: string, reader: Audience): boolean {
  return (
    reader !== EVERYONE &&
    new RegExp(`(^|[^\\p{L}\\p{N}])${escapeRegExp(reader.player)}($|[^\\p{L}\\p{N}])`, 'u').test(line)
  );
}
