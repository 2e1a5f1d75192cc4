// The tabs of a season's matches in its books: their ids differ from match to match, so that those of a match that was
// put away stay where they are, behind the current ones, their titles led by the episode (SN-11); the oldest go onto
// shelves, books of their own.
import { sheetIdOf, type Tab } from '../../games/frame/tabs';
import { cutPlace } from '../../games/frame/wording';
import type { MatchKind } from '../../games/frame/season';
import type { GameFile, Shelf } from '../record/files-tab';
import type { PastMatch } from '../record/season-entries';
import type { SeasonRecord } from '../record/season-record';

/** The text for the id of a match's tab: in a first match, as in a game without a season, the title. */
export function tabKey(season: SeasonRecord | undefined, title: string): string {
  return season === undefined ? title : keyIn(season, season.current?.number ?? 1, title);
}

/** Matches are counted through all seasons of a book. */
function keyIn(season: SeasonRecord, match: number, title: string): string {
  const number = countedThrough(season, match);
  return number === 1 ? title : `${number} ${title}`;
}

/** The place of a tab in its book, for the end of the book's address. */
export function tabPlace(season: SeasonRecord | undefined, title: string): string {
  return `#gid=${sheetIdOf(tabKey(season, title))}`;
}

const AFTER_EPISODE: Readonly<Record<MatchKind, string>> = {
  main: '',
  between: ' between',
  death: ' death match',
  extra: ' extra',
};
/** Google takes titles of 100 characters. */
const LONGEST_LEAD = 50;

/** The words before the titles of each match's tabs: `4`, `4 death match`, `4 extra 2`; no two read the same. */
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

/** The title of a tab that was put away: `4 · Result`. */
function keptTitle(lead: string, title: string): string {
  return `${lead} · ${title}`;
}

/** The titles of a past match's tabs in this book. */
export function titlesIn({ tabs = [] }: PastMatch, book: string): readonly string[] {
  return tabs.find(({ books }) => books.includes(book))?.titles ?? [];
}

/** The number of a match, counted through all seasons of the host book. */
export function countedThrough({ earlier = 0 }: SeasonRecord, match: number): number {
  return earlier + match;
}

/** The shelves of a book that hold tabs which stand there alone, and that their reader can open. */
export function filledShelves({ shelves = [] }: Pick<GameFile, 'shelves'>): readonly Shelf[] {
  return shelves.filter(({ sharing }) => sharing !== undefined);
}

/** The address of a tab of a match: in this book, or on the shelf that has it. */
export function tabLink(season: SeasonRecord, book: GameFile, match: number, title: string): string {
  const number = countedThrough(season, match);
  const { url } = filledShelves(book).find(({ until }) => number <= until) ?? book;
  return `${url}#gid=${sheetIdOf(keyIn(season, match, title))}`;
}

/** The tabs of matches that were put away, as this book still has them, the last match first. */
export function keptTabs(season: SeasonRecord, book: GameFile): readonly Tab[] {
  const shelved = Math.max(0, ...filledShelves(book).map(({ until }) => until));
  return tabsAway(season, book, (number) => number > shelved);
}

/** The tabs that go onto a shelf of this book. */
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
