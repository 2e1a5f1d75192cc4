// Tabs of a season's matches in its books. Each match's tabs have their own ids, so that archived tabs can stay behind the
// current ones. Tab titles start with the episode (SN-11), in former seasons with the season's name (SN-20). The oldest tabs
// move to archive books ("shelves").
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { ensure } from '../../games/frame/result';
import { tabSheetId, type Tab } from '../../games/frame/tabs';
import { cutIndex } from '../../games/frame/wording';
import type { MatchKind } from '../../games/frame/season';
import type { GameFile, ArchiveBook } from '../record/files-tab';
import type { FormerSeason, PastMatch } from '../record/season-entries';
import type { SeasonRecord } from '../record/season-record';

/** Identifies a tab of the current match. For a first match, or without a season, it's the tab's title. */
export function tabKey(season: SeasonRecord | undefined, title: string): string {
  if (season === undefined) return title;
  const { number } = ensure(season.current, 'A tab of no match.');
  return numberedTitle(matchNumberInBook(season, number), title);
}

/** Identifies the Season tab. `former` counts the earlier seasons in this host book. */
export function seasonTabKey(former: number): string {
  return numberedTitle(former + 1, FRAME_TITLES.season);
}

function numberedTitle(number: number, title: string): string {
  return number === 1 ? title : `${number} ${title}`;
}

/** The fragment of the book's address that opens this tab. */
export function tabFragment(season: SeasonRecord | undefined, title: string): string {
  return `#gid=${tabSheetId(tabKey(season, title))}`;
}

const MATCH_KIND_SUFFIXES: Readonly<Record<MatchKind, string>> = {
  main: '',
  between: ' between',
  death: ' death match',
  extra: ' extra',
};
/** Maximum length of a title's prefix; Google allows 100 characters per title. */
const MAX_PREFIX_LENGTH = 50;
/** Maximum length of a former season's name, and of the episode after it. */
const MAX_FORMER_NAME_LENGTH = 20;

/** Prefixes of each match's tab titles: `4`, `4 death match`, `4 extra 2`. All are different. */
export function tabTitlePrefixes(
  matches: readonly { readonly kind: MatchKind; readonly episode: string }[],
  longest = MAX_PREFIX_LENGTH,
): readonly string[] {
  return numberDuplicates(
    matches.map(({ kind, episode }) => `${shorten(episode, longest)}${MATCH_KIND_SUFFIXES[kind]}`),
  );
}

function formerSeasonNames(former: readonly FormerSeason[]): readonly string[] {
  return numberDuplicates(former.map(({ name }) => shorten(name, MAX_FORMER_NAME_LENGTH)));
}

function shorten(text: string, longest: number): string {
  const short = text.replace(/\s+/g, ' ').trim();
  return short.slice(0, cutIndex(short, longest));
}

/** Makes the texts distinct by numbering repeated ones. */
function numberDuplicates(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let own = text;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${text} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** An archived tab's title: `4 · Result`. */
function archivedTabTitle(lead: string, title: string): string {
  return `${lead} · ${title}`;
}

export function archivedTabTitles({ tabs = [] }: Pick<PastMatch, 'tabs'>, book: string): readonly string[] {
  return tabs.find(({ books }) => books.includes(book))?.titles ?? [];
}

/** The match's number, counted through all seasons of the host book. */
export function matchNumberInBook({ earlier = 0 }: Pick<SeasonRecord, 'earlier'>, match: number): number {
  return earlier + match;
}

interface ArchivedMatch extends Pick<PastMatch, 'tabs'> {
  /** Counted through all seasons of the host book. */
  readonly number: number;
  /** Prefix of the match's tab titles. */
  readonly lead: string;
}

/** All archived matches in the host book, in order. */
export function archivedMatches(
  season: Pick<SeasonRecord, 'former' | 'earlier' | 'matches'>,
): readonly ArchivedMatch[] {
  const { former = [], matches } = season;
  const names = formerSeasonNames(former);
  const leads = tabTitlePrefixes(matches);
  return [
    ...former.flatMap((one, at) => {
      const own = tabTitlePrefixes(one.matches, MAX_FORMER_NAME_LENGTH);
      return one.matches.map((match, place) => ({
        ...match,
        number: matchNumberInBook(one, match.number),
        lead: archivedTabTitle(names[at] ?? '', own[place] ?? ''),
      }));
    }),
    ...matches.map((match, at) => ({
      ...match,
      number: matchNumberInBook(season, match.number),
      lead: leads[at] ?? match.episode,
    })),
  ];
}

/** Archive books that have all their tabs and are shared with their reader. */
export function finishedArchiveBooks({ shelves = [] }: Pick<GameFile, 'shelves'>): readonly ArchiveBook[] {
  return shelves.filter(({ sharing }) => sharing !== undefined);
}

/** Link to a match's tab, in this book or the archive book it moved to. */
export function tabLink(season: SeasonRecord, book: GameFile, match: number, title: string): string {
  const number = matchNumberInBook(season, match);
  const { url } = finishedArchiveBooks(book).find(({ until }) => number <= until) ?? book;
  return `${url}#gid=${tabSheetId(numberedTitle(number, title))}`;
}

/** Where a reader finds a former season. */
interface FormerSeasonLinks {
  readonly name: string;
  /** Link to the season's last table. */
  readonly table: string;
  /** Links to archive books with the season's matches. */
  readonly shelves: readonly string[];
}

/** Former seasons, latest first, in the reader's own book if it has them, otherwise in the public one. */
export function formerSeasonLinks(
  { former = [] }: SeasonRecord,
  everyones: GameFile | undefined,
  own: GameFile | undefined,
): readonly FormerSeasonLinks[] {
  return former
    .flatMap((season, at): readonly FormerSeasonLinks[] => {
      const hasTabs =
        own !== undefined && season.matches.some((match) => archivedTabTitles(match, own.id).length > 0);
      const book = hasTabs ? own : everyones;
      if (book === undefined) return [];
      const numbers = season.matches.map(({ number }) => matchNumberInBook(season, number));
      const shelves = finishedArchiveBooks(book);
      const holding = shelves.filter(({ until }, place) => {
        const after = shelves[place - 1]?.until ?? 0;
        return numbers.some((number) => number > after && number <= until);
      });
      return [
        {
          name: season.name,
          table: `${book.url}#gid=${tabSheetId(seasonTabKey(at))}`,
          shelves: holding.map(({ url }) => url),
        },
      ];
    })
    .reverse();
}

/** Archived tabs still in this book, latest match first. A former season's last table precedes its matches. */
export function bookArchivedTabs(season: SeasonRecord, book: GameFile): readonly Tab[] {
  const shelved = Math.max(0, ...finishedArchiveBooks(book).map(({ until }) => until));
  const { former = [] } = season;
  const tables = formerSeasonNames(former).map((name, at): Tab => ({
    title: archivedTabTitle(name, FRAME_TITLES.season),
    key: seasonTabKey(at),
    kept: true,
    rows: [],
  }));
  const seasons = former.map(({ earlier }) => earlier);
  return [...seasons, season.earlier ?? 0]
    .map((earlier, at, all) => {
      const table = tables[at];
      const until = all[at + 1] ?? Infinity;
      const tabs = archivedTabs(
        season,
        book,
        (number) => number > shelved && number > earlier && number <= until,
      );
      return [...(table === undefined ? [] : [table]), ...tabs];
    })
    .reverse()
    .flat();
}

/** The tabs that belong in this archive book. */
export function archiveBookTabs(
  season: SeasonRecord,
  book: GameFile,
  { until }: ArchiveBook,
): readonly Tab[] {
  const before = finishedArchiveBooks(book).filter((other) => other.until < until);
  const shelved = Math.max(0, ...before.map((other) => other.until));
  return archivedTabs(season, book, (number) => number > shelved && number <= until);
}

function archivedTabs(
  season: SeasonRecord,
  { id }: GameFile,
  isWanted: (number: number) => boolean,
): readonly Tab[] {
  return archivedMatches(season)
    .map((match) =>
      isWanted(match.number)
        ? archivedTabTitles(match, id).map((title): Tab => ({
            title: archivedTabTitle(match.lead, title),
            key: numberedTitle(match.number, title),
            kept: true,
            rows: [],
          }))
        : [],
    )
    .reverse()
    .flat();
}
