// Differences that a change of the game makes for each audience, drawn from its own tabs: nobody is told what they may
// not know.
import { exactly } from '../../../games/frame/wording';
import type { Match } from '../../../games/frame/match';
import type { Reader } from '../../../games/frame/reader-tabs';
import { correctionNotice, type Headline, type StageLines } from '../../outbox/correction-notices';
import type { Notice } from '../../record/game-record';
import type { PastRound, PlayedRecord } from '../../session/replay';
import { EVERYONE, isSameReader, type Audience } from '../../reply/messages';
import type { TabLines } from './views';
import { deliveriesOf, hasHad } from '../../outbox/outbox';
import type { GameSession } from '../../session/game-session';
import { changeLines, tabChanges } from '../../../games/frame/tab-changes';

/** The game before and after a change, with its resolved stages. */
interface Played {
  readonly match: Match;
  readonly past: readonly PastRound[];
}

/** The changes for an audience; a notice for those to whom a withdrawn result was sent. */
interface Difference {
  readonly to: Audience;
  readonly notice: Omit<Notice, 'to'> | undefined;
  readonly tabs: readonly TabLines[];
}

/** The row of the ledger that told first what another record takes back: that of the first stage that it plays anew. */
function toldSince({ ledger, record }: GameSession, { settings, stages }: PlayedRecord): number {
  const first = record.stages.find((stage, at) => stage !== stages[at])?.stage;
  const rows = ledger.filter(({ entry }) => entry.kind === 'resolved' && entry.body.stage === first);
  const played = settings === record.settings ? rows[rows.length - 1] : undefined;
  // Other settings play all of the match anew.
  return (played ?? ledger[0])?.number ?? 1;
}

/**
 * The audiences whose tabs differ once the match is another, played from `changed`. A notice is for those who have had
 * something that it takes back. `told` gives the lines of a notice; where it is left out, they
 * are those that the stages tell anew.
 */
export function differencesOf(
  session: GameSession,
  changed: PlayedRecord,
  after: Played,
  headline: Headline,
  told: (to: Audience) => readonly StageLines[] = (to) => toldAnew(session, after, to),
): readonly Difference[] {
  const { match, record } = session;
  const { roster } = match;
  const outbox = deliveriesOf(session.snapshot, roster);
  const since = toldSince(session, changed);
  const audiences: readonly Audience[] = [EVERYONE, ...roster.map((player) => ({ player }))];
  return audiences.flatMap((to) => {
    const reader: Reader = to === EVERYONE && record.published ? 'published' : to;
    const changes = tabChanges(match.view(reader), after.match.view(reader), roster);
    if (changes.length === 0) return [];
    const notice = hasHad(outbox, to, since) ? correctionNotice(headline, told(to), changes) : undefined;
    return [{ to, notice, tabs: changeLines(changes) }];
  });
}

/**
 * The lines that stages tell a reader and did not tell before: their own, or those that name them. Where there are none at
 * all, what everyone is told says why something of theirs has changed.
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
    // A player who is told nothing alone reads what their page says, or the lines for everyone that name them.
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

/** The sentences that a player's page says of the last stage and did not say before, without what lies face down. */
function pageAnew(before: Match, after: Match, player: string): readonly string[] {
  const said = before.page(player, true).result;
  return after.page(player, true).result.filter((line) => !said.includes(line));
}

function textsOf(lines: readonly { readonly text: string }[]): readonly string[] {
  return lines.map(({ text }) => text);
}

/** All lines of news, without what lies face down until a clock is started. */
function linesOf({
  past,
}: Played): readonly { readonly stage: string; readonly to: Audience; readonly text: string }[] {
  return past.flatMap(({ title, resolved }) =>
    resolved.news
      .filter(({ faceDown }) => faceDown !== true)
      .flatMap(({ to, text }) => text.split('\n').map((line) => ({ stage: title, to, text: line }))),
  );
}

/** True where a line says the name of this player, and not one that goes on. */
function names(line: string, reader: Audience): boolean {
  return (
    reader !== EVERYONE &&
    new RegExp(`(^|[^\\p{L}\\p{N}])${exactly(reader.player)}($|[^\\p{L}\\p{N}])`, 'u').test(line)
  );
}
