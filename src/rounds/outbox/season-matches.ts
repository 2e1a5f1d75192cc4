// A season's matches, archived or current, as the Season tab lists them.
import { sessionFiles, type BookSession } from '../session/readers';
import type { MatchKind } from '../../games/frame/season';
import { ensure } from '../../games/frame/result';
import { andList } from '../../games/frame/wording';
import { tabTitlePrefixes, archivedTabTitles } from './archived-tabs';
import type { GameFile } from '../record/files-tab';
import { findBook } from '../record/game-files';
import type { SeasonRecord } from '../record/season-record';
import { withDisplayNames, displayNames } from '../session/display-names';
import { seatHolderTexts, substitutesPlaying } from '../session/match-holders';
import { memoize } from '../../games/frame/lazy';
import { cellText } from '../../games/frame/tabs';
import type { Match } from '../../games/frame/match';

export interface ListedMatch {
  readonly number: number;
  readonly kind: MatchKind;
  readonly episode: string;
  /** Prefix of the match's tab titles once the match is archived. */
  readonly lead: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly winners: readonly string[];
  /** The winners, including who played for them: `Olga (for Ben)`. */
  readonly wonBy: readonly string[];
  readonly decided: readonly string[];
  /** Lines about corrections after the match was archived. */
  readonly later: readonly string[];
  readonly state: 'running' | 'over' | 'counted' | 'uncounted';
  /** Titles of the match's tabs in the public book, and in the reader's own. */
  readonly publicTitles: readonly string[];
  readonly ownTitles: readonly string[];
}

/** Titles of the current match's tabs, in the public book and the reader's own. */
export interface CurrentTabTitles {
  readonly everyone: readonly string[];
  readonly own: readonly string[];
}

export const NO_CURRENT_TAB_TITLES: CurrentTabTitles = { everyone: [], own: [] };

/** In order of play; `own` is the reader's book, undefined for the public. */
export function listSeasonMatches(
  session: BookSession,
  { current, matches }: SeasonRecord,
  own: GameFile | undefined,
  drawn: CurrentTabTitles,
): readonly ListedMatch[] {
  const everyones = findBook(sessionFiles(session), undefined)?.id ?? '';
  const listed = current === undefined ? matches : [...matches, current];
  const leads = tabTitlePrefixes(listed);
  const past = matches.map((match, at): ListedMatch => ({
    number: match.number,
    kind: match.kind,
    episode: match.episode,
    lead: leads[at] ?? match.episode,
    title: match.title,
    players: match.players,
    winners: match.winners ?? [],
    wonBy: seatHolderTexts(match, match.winners ?? []),
    decided: match.decided ?? [],
    later: match.later ?? [],
    state: match.counted ? 'counted' : 'uncounted',
    publicTitles: archivedTabTitles(match, everyones),
    ownTitles: own === undefined ? [] : archivedTabTitles(match, own.id),
  }));
  if (session.kind !== 'game') return past;
  const { match } = session;
  const { number, kind, episode, counted } = ensure(current, 'A match that isn’t of the season.');
  const winners = match.winners();
  const names = displayNames(session);
  const over = counted === undefined ? 'over' : 'counted';
  return [
    ...past,
    {
      number,
      kind,
      episode,
      lead: leads[past.length] ?? episode,
      title: match.info.title,
      players: match.roster,
      winners,
      wonBy: seatHolderTexts({ playedBy: substitutesPlaying(session) }, winners),
      decided: resultExplanation(match).map((line) => withDisplayNames(names, line)),
      later: [],
      state: match.stage === null ? over : 'running',
      publicTitles: drawn.everyone,
      ownTitles: drawn.own,
    },
  ];
}

/** Who won and why, or that it isn't known yet. */
export function resultLines({
  state,
  winners,
  wonBy,
  decided,
  later,
}: Pick<ListedMatch, 'state' | 'winners' | 'wonBy' | 'decided' | 'later'>): readonly string[] {
  switch (state) {
    case 'running':
      return ['In progress.'];
    case 'uncounted':
      return ['Abandoned. It doesn’t count.', ...decided, ...later];
    case 'over':
    case 'counted':
      return wonBy.length === 0
        ? [...decided, ...later]
        : [
            `Won by ${andList(wonBy)}.`,
            ...decided.flatMap((line) => withoutWinners(line, [winners, wonBy])),
            ...later,
          ];
  }
}

/** The result line without the winners, who are named above it; empty if nothing else remains. */
function withoutWinners(line: string, named: readonly (readonly string[])[]): readonly string[] {
  for (const winners of named.map(andList)) {
    for (const words of [`Winner: ${winners}`, `Winners: ${winners}`]) {
      if (line === words) return [];
      if (line.startsWith(`${words} – `)) return [line.slice(words.length + ' – '.length)];
    }
  }
  return [line];
}

/** By episode index: winners or players of the counted matches of this kind. */
export function namesByEpisode(
  episodes: readonly string[],
  matches: readonly ListedMatch[],
  wanted: MatchKind,
  who: 'winners' | 'players',
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const match of matches) {
    if (match.kind !== wanted || match.state !== 'counted') continue;
    const at = episodes.indexOf(match.episode);
    found.set(at, [...(found.get(at) ?? []), ...match[who]]);
  }
  return found;
}

const MAX_EXPLANATION_LINES = 2;

/** The first lines of the public result, which explain it; empty until the match is over. Cached for all readers. */
export const resultExplanation = memoize((match: Match): readonly string[] => {
  if (match.stage !== null) return [];
  const [result] = match.home();
  return (result?.rows ?? [])
    .map((row) => row.map(cellText).filter((text) => text !== ''))
    .slice(0, MAX_EXPLANATION_LINES)
    .map(([first = '', ...rest]) => (rest.length === 0 ? first : `${first}: ${rest.join(' – ')}`));
});
