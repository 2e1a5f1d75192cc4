// What a change of the game changes for each audience, found in its own tabs, so that nobody is told what they may not
// know.
import { addressee } from '../../session/readers';
import { escapeRegExp } from '../../../games/frame/wording';
import { lineText } from '../../../games/frame/account';
import type { Match } from '../../../games/frame/match';
import type { Reader } from '../../../games/frame/reader-tabs';
import { correctionNotice, type Headline, type StageLines } from '../../outbox/correction-notices';
import type { Notice } from '../../record/game-record';
import type { PastRound, PlayedRecord } from '../../session/replay';
import { EVERYONE, isSameReader, type Audience } from '../../reply/reply';
import type { TabLines } from './views';
import { deliveriesOf, hasHad } from '../../outbox/outbox';
import { isNewsFaceDown } from '../../session/face-down';
import type { GameSession } from '../../session/game-session';
import { changeLines, tabChanges } from '../../../games/frame/tab-changes';

/** A game with its resolved stages, before or after a change. */
interface Played {
  readonly match: Match;
  readonly past: readonly PastRound[];
}

interface Difference {
  readonly to: Audience;
  /** What they are told of it; undefined if they can't have seen anything that it takes back. */
  readonly notice: Omit<Notice, 'to'> | undefined;
  /** Whether only their page tells them: nothing that it takes back has been delivered, but the page has shown it. */
  readonly onPage: boolean;
  readonly tabs: readonly TabLines[];
}

/** Gives the row of the ledger that first told what another record takes back: that of the first stage played anew. */
function toldSince({ rows, record }: GameSession, { settings, stages }: PlayedRecord): number {
  const first = record.stages.find((stage, at) => stage !== stages[at])?.stage;
  const resolved = rows.filter(({ entry }) => entry.kind === 'resolved' && entry.body.stage === first);
  const played = settings === record.settings ? resolved.at(-1) : undefined;
  // Other settings change all of the match.
  return (played ?? rows[0])?.number ?? 1;
}

/**
 * Finds the audiences whose tabs differ once the match is another one, played from `changed`. Audiences who have had
 * something that it takes back get a notice. `goesBack` gives a notice's lines if the game goes back; pages announce that
 * themselves. Otherwise the lines are what the replayed stages say.
 */
export function differencesOf(
  session: GameSession,
  changed: PlayedRecord,
  after: Played,
  headline: Headline,
  goesBack?: (to: Audience) => readonly StageLines[],
): readonly Difference[] {
  const { match, record } = session;
  const { roster } = match;
  const outbox = deliveriesOf(session);
  const since = toldSince(session, changed);
  // A page shows a result as soon as it is there, unless that lies face down.
  const hasPages = (session.snapshot.page ?? '') !== '' && !isNewsFaceDown(session);
  const audiences: readonly Audience[] = [EVERYONE, ...roster.map((player) => ({ player }))];
  return audiences.flatMap((to) => {
    const reader: Reader = to === EVERYONE && record.published ? 'published' : to;
    const changes = tabChanges(match.view(reader), after.match.view(reader), roster);
    if (changes.length === 0) return [];
    const onPage = !hasHad(outbox, addressee(session, { to }), since);
    const isTold = !onPage || (hasPages && goesBack === undefined);
    const told = goesBack?.(to) ?? toldAnew(session, after, to);
    const notice = isTold ? correctionNotice(headline, told, changes) : undefined;
    return [{ to, notice, onPage: isTold && onPage, tabs: changeLines(changes) }];
  });
}

/**
 * Finds the lines that stages tell a reader now and did not before: the reader's own, or those that name them. Where
 * there are none, what everyone is told says why something of theirs has changed.
 */
function toldAnew(before: Played, after: Played, reader: Audience): readonly StageLines[] {
  const left = linesOf(before).map((line) => JSON.stringify(line));
  const fresh = linesOf(after).filter((line) => {
    const at = left.indexOf(JSON.stringify(line));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const last = after.past[after.past.length - 1]?.title;
  const paged = reader === EVERYONE ? [] : pageAnew(before.match, after.match, reader.player);
  const mine = after.past.map(({ title }) => {
    const here = fresh.filter(({ stage }) => stage === title);
    const own = textsOf(here.filter(({ to }) => isSameReader(to, reader)));
    // For a player who was told nothing alone, it is what their page says, or lines for everyone that name them.
    const named = textsOf(here.filter(({ to, text }) => to === EVERYONE && names(text, reader)));
    const said = title === last && paged.length > 0 ? paged : named;
    return { stage: title, lines: own.length > 0 ? own : said };
  });
  if (mine.some(({ lines }) => lines.length > 0)) return mine;
  return after.past.map(({ title }) => ({
    stage: title,
    lines: textsOf(fresh.filter(({ stage, to }) => stage === title && to === EVERYONE)),
  }));
}

/** Gives the sentences on a player's page about the last stage that were not there before, without what lies face down. */
function pageAnew(before: Match, after: Match, player: string): readonly string[] {
  const [said, now] = [before, after].map((match) => match.page(player, true).result.map(lineText));
  return (now ?? []).filter((line) => said?.includes(line) !== true);
}

function textsOf(lines: readonly { readonly text: string }[]): readonly string[] {
  return lines.map(({ text }) => text);
}

/** Gives all lines of news, without what lies face down until a clock is started. */
function linesOf({
  past,
}: Played): readonly { readonly stage: string; readonly to: Audience; readonly text: string }[] {
  return past.flatMap(({ title, resolved }) =>
    resolved.news
      .filter(({ faceDown }) => faceDown !== true)
      .map(({ to, text }) => ({ stage: title, to, text })),
  );
}

/** Whether a line holds this player's name, and not a longer one that begins with it. */
function names(line: string, reader: Audience): boolean {
  return (
    reader !== EVERYONE &&
    new RegExp(`(^|[^\\p{L}\\p{N}])${escapeRegExp(reader.player)}($|[^\\p{L}\\p{N}])`, 'u').test(line)
  );
}
