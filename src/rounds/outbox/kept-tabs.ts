// The tabs of a season's matches in its books. Their ids differ from match to match, so that tabs of a match that was
// put away stay in the book, behind the current ones, with the episode before their titles (SN-11). The oldest go onto
// shelves, books of their own.
import { sheetIdOf, type Tab } from '../../games/frame/tabs';
import { cutPlace } from '../../games/frame/wording';
import type { MatchKind } from '../../games/frame/season';
import type { GameFile, Shelf } from '../record/files-tab';
import type { PastMatch } from '../record/season-entries';
import type { SeasonRecord } from '../record/season-record';

/** Makes the text that identifies a match's tab: in a first match, as in a game without a season, its title. */
export function tabKey(season: SeasonRecord | undefined, title: string): string {
  return season === undefined ? title : keyIn(season, season.current?.number ?? 1, title);
}

/** Makes that text for a match after the first; matches are counted through all seasons of a book. */
function keyIn(season: SeasonRecord, match: number, title: string): string {
  const number = countedThrough(season, match);
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

/** Gives the words before the titles of each match's tabs: `4`, `4 death match`, `4 extra 2`; no two are the same. */
export function leadsOf(
  matches: readonly { readonly kind: MatchKind; readonly episode: string }[],
): readonly string[] {
  const taken = new Set<string>();
  return matches.map(({ kind, episode }) => {
    const short = episode.replace(/\s+/g, ' ').trim();
    const lead = `${short.slice(0, cutPlace(short, LONGEST_LEAD))}${AFTER_EPISODE[kind]}`;
    let own = lead;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${lead} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** Makes the title of a tab that was put away: `4 · Result`. */
function keptTitle(lead: string, title: string): string {
  return `${lead} · ${title}`;
}

/** Gives the titles of a past match's tabs in this book. */
export function titlesIn({ tabs = [] }: PastMatch, book: string): readonly string[] {
  return tabs.find(({ books }) => books.includes(book))?.titles ?? [];
}

/** Gives the number of a match, counted through all seasons of the host book. */
export function countedThrough({ earlier = 0 }: SeasonRecord, match: number): number {
  return earlier + match;
}

/** Lists the shelves of a book that their reader can open, and that alone have their tabs. */
export function filledShelves({ shelves = [] }: Pick<GameFile, 'shelves'>): readonly Shelf[] {
  return shelves.filter(({ sharing }) => sharing !== undefined);
}

/** Makes the address of a tab of a match: in this book, or on the shelf that has it. */
export function tabLink(season: SeasonRecord, book: GameFile, match: number, title: string): string {
  const number = countedThrough(season, match);
  const { url } = filledShelves(book).find(({ until }) => number <= until) ?? book;
  return `${url}#gid=${sheetIdOf(keyIn(season, match, title))}`;
}

/** Lists the tabs of matches that were put away and are still in this book, the last match first. */
export function keptTabs(season: SeasonRecord, book: GameFile): readonly Tab[] {
  const shelved = Math.max(0, ...filledShelves(book).map(({ until }) => until));
  return tabsAway(season, book, (number) => number > shelved);
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
  const { matches } = season;
  const leads = leadsOf(matches);
  return matches
    .map((match, at) =>
      isWanted(countedThrough(season, match.number))
        ? titlesIn(match, id).map((title): Tab => ({
            title: keptTitle(leads[at] ?? match.episode, title),
            key: keyIn(season, match.number, title),
            kept: true,
            rows: [],
          }))
        : [],
    )
    .reverse()
    .flat();
}
