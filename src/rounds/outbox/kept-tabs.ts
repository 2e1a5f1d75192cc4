// The tabs of a season's matches in its books. Tab ids differ from match to match, so archived tabs stay behind the current
// ones, with the episode before their titles (SN-11); former seasons' tabs stay behind those, with the season's name first
// (SN-20). The oldest move to archive books ("shelves").
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { sheetIdOf, type Tab } from '../../games/frame/tabs';
import { cutPlace } from '../../games/frame/wording';
import type { MatchKind } from '../../games/frame/season';
import type { GameFile, Shelf } from '../record/files-tab';
import type { FormerSeason, PastMatch } from '../record/season-entries';
import type { SeasonRecord } from '../record/season-record';

/** Identifies a match's tab; in a first match, as without a season, simply its title. */
export function tabKey(season: SeasonRecord | undefined, title: string): string {
  return season === undefined ? title : keyOf(countedThrough(season, season.current?.number ?? 1), title);
}

/** Identifies the Season tab; `former`: how many seasons ended in this host book before. */
export function seasonTabKey(former: number): string {
  return keyOf(former + 1, FRAME_TITLES.season);
}

function keyOf(number: number, title: string): string {
  return number === 1 ? title : `${number} ${title}`;
}

/** The end of the book's address that opens the tab. */
export function tabPlace(season: SeasonRecord | undefined, title: string): string {
  return `#gid=${sheetIdOf(tabKey(season, title))}`;
}

const AFTER_EPISODE: Readonly<Record<MatchKind, string>> = {
  main: '',
  between: ' between',
  death: ' death match',
  extra: ' extra',
};
/** Longest text before a title; Google allows titles of 100 characters. */
const LONGEST_LEAD = 50;
/** Longest former season's name, and longest episode after it. */
const LONGEST_FORMER = 20;

/** What precedes the titles of each match's tabs: `4`, `4 death match`, `4 extra 2`. All different. */
export function leadsOf(
  matches: readonly { readonly kind: MatchKind; readonly episode: string }[],
  longest = LONGEST_LEAD,
): readonly string[] {
  return distinct(matches.map(({ kind, episode }) => `${shortened(episode, longest)}${AFTER_EPISODE[kind]}`));
}

/** All different. */
function formerNames(former: readonly FormerSeason[]): readonly string[] {
  return distinct(former.map(({ name }) => shortened(name, LONGEST_FORMER)));
}

function shortened(text: string, longest: number): string {
  const short = text.replace(/\s+/g, ' ').trim();
  return short.slice(0, cutPlace(short, longest));
}

/** Numbers texts that occur twice. */
function distinct(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let own = text;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${text} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** An archived tab's title: `4 · Result`. */
function keptTitle(lead: string, title: string): string {
  return `${lead} · ${title}`;
}

export function titlesIn({ tabs = [] }: Pick<PastMatch, 'tabs'>, book: string): readonly string[] {
  return tabs.find(({ books }) => books.includes(book))?.titles ?? [];
}

/** Counts matches through all seasons of the host book. */
export function countedThrough({ earlier = 0 }: Pick<SeasonRecord, 'earlier'>, match: number): number {
  return earlier + match;
}

/** An archived match, of this season or a former one. */
interface ArchivedMatch extends Pick<PastMatch, 'tabs'> {
  /** Counted through all seasons of the host book. */
  readonly number: number;
  /** What precedes the titles of its tabs. */
  readonly lead: string;
}

/** All archived matches in the host book, in order. */
export function archivedMatches(
  season: Pick<SeasonRecord, 'former' | 'earlier' | 'matches'>,
): readonly ArchivedMatch[] {
  const { former = [], matches } = season;
  const names = formerNames(former);
  const leads = leadsOf(matches);
  return [
    ...former.flatMap((one, at) => {
      const own = leadsOf(one.matches, LONGEST_FORMER);
      return one.matches.map((match, place) => ({
        ...match,
        number: countedThrough(one, match.number),
        lead: keptTitle(names[at] ?? '', own[place] ?? ''),
      }));
    }),
    ...matches.map((match, at) => ({
      ...match,
      number: countedThrough(season, match.number),
      lead: leads[at] ?? match.episode,
    })),
  ];
}

/** The archive books that their reader can open and that hold their tabs. */
export function filledShelves({ shelves = [] }: Pick<GameFile, 'shelves'>): readonly Shelf[] {
  return shelves.filter(({ sharing }) => sharing !== undefined);
}

/** A match's tab, in this book or in its archive book. */
export function tabLink(season: SeasonRecord, book: GameFile, match: number, title: string): string {
  const number = countedThrough(season, match);
  const { url } = filledShelves(book).find(({ until }) => number <= until) ?? book;
  return `${url}#gid=${sheetIdOf(keyOf(number, title))}`;
}

/** Where a former season is in a reader's books. */
interface FormerPlace {
  readonly name: string;
  /** Link to its last table. */
  readonly table: string;
  /** Links to archive books with its matches. */
  readonly shelves: readonly string[];
}

/** Former seasons, latest first, in the reader's own book, or else the public one. */
export function formerPlaces(
  { former = [] }: SeasonRecord,
  everyones: GameFile | undefined,
  own: GameFile | undefined,
): readonly FormerPlace[] {
  return former
    .flatMap((season, at): readonly FormerPlace[] => {
      const hasTabs = own !== undefined && season.matches.some((match) => titlesIn(match, own.id).length > 0);
      const book = hasTabs ? own : everyones;
      if (book === undefined) return [];
      const numbers = season.matches.map(({ number }) => countedThrough(season, number));
      const shelves = filledShelves(book);
      const holding = shelves.filter(({ until }, place) => {
        const after = shelves[place - 1]?.until ?? 0;
        return numbers.some((number) => number > after && number <= until);
      });
      return [
        {
          name: season.name,
          table: `${book.url}#gid=${sheetIdOf(seasonTabKey(at))}`,
          shelves: holding.map(({ url }) => url),
        },
      ];
    })
    .reverse();
}

/** Archived tabs still in this book, latest match first; each former season's last table comes before its matches. */
export function keptTabs(season: SeasonRecord, book: GameFile): readonly Tab[] {
  const shelved = Math.max(0, ...filledShelves(book).map(({ until }) => until));
  const { former = [] } = season;
  const tables = formerNames(former).map((name, at): Tab => ({
    title: keptTitle(name, FRAME_TITLES.season),
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

/** Tabs that move to this archive book. */
export function shelfTabs(season: SeasonRecord, book: GameFile, { until }: Shelf): readonly Tab[] {
  const before = filledShelves(book).filter((other) => other.until < until);
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
        ? titlesIn(match, id).map((title): Tab => ({
            title: keptTitle(match.lead, title),
            key: keyOf(match.number, title),
            kept: true,
            rows: [],
          }))
        : [],
    )
    .reverse()
    .flat();
}
