// The tabs of a season's matches in its books. Their ids differ from match to match, so that tabs of a match that was
// put away stay in the book, behind the current ones, with the episode before their titles (SN-11). Those of former
// seasons stay behind these, with the season's name before the episode (SN-20). The oldest go onto shelves, books of
// their own.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { sheetIdOf, type Tab } from '../../games/frame/tabs';
import { cutPlace } from '../../games/frame/wording';
import type { MatchKind } from '../../games/frame/season';
import type { GameFile, Shelf } from '../record/files-tab';
import type { FormerSeason, PastMatch } from '../record/season-entries';
import type { SeasonRecord } from '../record/season-record';

/** Makes the text that identifies a match's tab: in a first match, as in a game without a season, its title. */
export function tabKey(season: SeasonRecord | undefined, title: string): string {
  return season === undefined ? title : keyOf(countedThrough(season, season.current?.number ?? 1), title);
}

/** Makes the text that identifies the tab Season; `former`: how many seasons ended in the host book before it. */
export function seasonTabKey(former: number): string {
  return keyOf(former + 1, FRAME_TITLES.season);
}

function keyOf(number: number, title: string): string {
  return number === 1 ? title : `${number} ${title}`;
}

/** Gives the place of a tab in its book, as the end of the book's address. */
export function tabPlace(season: SeasonRecord | undefined, title: string): string {
  return `#gid=${sheetIdOf(tabKey(season, title))}`;
}

const AFTER_EPISODE: Readonly<Record<MatchKind, string>> = {
  main: '',
  between: ' between',
  death: ' death match',
  extra: ' extra',
};
/** The most characters of the words before a title; Google takes titles of 100 characters. */
const LONGEST_LEAD = 50;
/** The most characters of a former season's name, and of an episode behind it. */
const LONGEST_FORMER = 20;

/** Gives the words before the titles of each match's tabs: `4`, `4 death match`, `4 extra 2`; no two are the same. */
export function leadsOf(
  matches: readonly { readonly kind: MatchKind; readonly episode: string }[],
  longest = LONGEST_LEAD,
): readonly string[] {
  return distinct(matches.map(({ kind, episode }) => `${shortened(episode, longest)}${AFTER_EPISODE[kind]}`));
}

/** Names former seasons before the titles of their tabs; no two names are the same. */
function formerNames(former: readonly FormerSeason[]): readonly string[] {
  return distinct(former.map(({ name }) => shortened(name, LONGEST_FORMER)));
}

function shortened(text: string, longest: number): string {
  const short = text.replace(/\s+/g, ' ').trim();
  return short.slice(0, cutPlace(short, longest));
}

/** Adds a number to each text that an earlier one has. */
function distinct(texts: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    let own = text;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${text} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** Makes the title of a tab that was put away: `4 · Result`. */
function keptTitle(lead: string, title: string): string {
  return `${lead} · ${title}`;
}

/** Gives the titles of a past match's tabs in this book. */
export function titlesIn({ tabs = [] }: Pick<PastMatch, 'tabs'>, book: string): readonly string[] {
  return tabs.find(({ books }) => books.includes(book))?.titles ?? [];
}

/** Gives the number of a match, counted through all seasons of the host book. */
export function countedThrough({ earlier = 0 }: Pick<SeasonRecord, 'earlier'>, match: number): number {
  return earlier + match;
}

/** A match that was put away, of this season or a former one. */
interface MatchAway extends Pick<PastMatch, 'tabs'> {
  /** Its number, counted through all seasons of the host book. */
  readonly number: number;
  /** The words before the titles of its tabs. */
  readonly lead: string;
}

/** Lists all matches that were put away in the host book, the first one first. */
export function matchesAway(
  season: Pick<SeasonRecord, 'former' | 'earlier' | 'matches'>,
): readonly MatchAway[] {
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

/** Lists the shelves of a book that their reader can open, and that alone have their tabs. */
export function filledShelves({ shelves = [] }: Pick<GameFile, 'shelves'>): readonly Shelf[] {
  return shelves.filter(({ sharing }) => sharing !== undefined);
}

/** Makes the address of a tab of a match: in this book, or on the shelf that has it. */
export function tabLink(season: SeasonRecord, book: GameFile, match: number, title: string): string {
  const number = countedThrough(season, match);
  const { url } = filledShelves(book).find(({ until }) => number <= until) ?? book;
  return `${url}#gid=${sheetIdOf(keyOf(number, title))}`;
}

/** A former season's place in a reader's books. */
interface FormerPlace {
  readonly name: string;
  /** The address of its last table. */
  readonly table: string;
  /** The addresses of the shelves with tabs of its matches. */
  readonly shelves: readonly string[];
}

/**
 * Lists the former seasons of the host book, the last one first, with where they are in the reader's own book. If that has
 * no tabs of a season, its place in the public book is given.
 */
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

/**
 * Lists the tabs of matches that were put away and are still in this book, the last match first; before those of a former
 * season stands its last table.
 */
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
      const tabs = tabsAway(
        season,
        book,
        (number) => number > shelved && number > earlier && number <= until,
      );
      return [...(table === undefined ? [] : [table]), ...tabs];
    })
    .reverse()
    .flat();
}

/** Lists the tabs that go onto a shelf of this book. */
export function shelfTabs(season: SeasonRecord, book: GameFile, { until }: Shelf): readonly Tab[] {
  const before = filledShelves(book).filter((other) => other.until < until);
  const shelved = Math.max(0, ...before.map((other) => other.until));
  return tabsAway(season, book, (number) => number > shelved && number <= until);
}

function tabsAway(
  season: SeasonRecord,
  { id }: GameFile,
  isWanted: (number: number) => boolean,
): readonly Tab[] {
  return matchesAway(season)
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
