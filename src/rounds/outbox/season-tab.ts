// The season's tab: what became of everyone in each episode, what they have, and each match with links to its tabs. The
// public tab has only public facts. A person's own tab adds their purses and changes (SN-2, SN-6).
import { SEASON_ACCENT } from '../../games/frame/colours';
import type { HomeSection } from '../../games/frame/home';
import { memoize } from '../../games/frame/lazy';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { headings, STYLES, styled, type Style, type Rows, type Tab } from '../../games/frame/tabs';
import { andList } from '../../games/frame/wording';
import { endSeason, toPlaceNumber } from '../../seasons/episodes';
import { episodeTable, type EpisodeOutcome, type EpisodeRow } from '../../seasons/episode-table';
import { purseAmount, isInSeason, findPerson, publicCurrencies } from '../../seasons/people';
import { standingLine } from '../../seasons/standing-line';
import type { Person, Season } from '../../seasons/types';
import { pageLink, SECOND_LINK_LABEL, alternateLink } from '../contacts/page-link';
import type { GameFile } from '../record/files-tab';
import { findBook } from '../record/game-files';
import { holder, seatTenure, seatName, personById, type People, type PersonId } from '../record/people';
import type { SeasonRecord } from '../record/season-record';
import {
  mustHaveSeason,
  sessionFiles,
  readerSeats,
  readerTimeZone,
  type BookSession,
  type ReaderId,
} from '../session/readers';
import { messagesForReader } from '../record/host-messages';
import { HOST_MESSAGES_TITLE, messageTexts, questionRows } from './now-tab';
import { formerSeasonLinks, seasonTabKey, tabLink } from './archived-tabs';
import { standingSections } from './standing-sections';
import {
  namesByEpisode,
  listSeasonMatches,
  NO_CURRENT_TAB_TITLES,
  resultLines,
  type CurrentTabTitles,
  type ListedMatch,
} from './season-matches';
import { dropUndefined } from '../../games/frame/json';
import { mustFindNamed } from '../../games/frame/result';

const EPISODE_STYLES: Readonly<Record<EpisodeOutcome, Style>> = {
  won: { background: '#f6c945', bold: true },
  token: { background: '#bfe5c4' },
  candidate: { background: '#f7b58c', bold: true },
  opponent: { background: '#d9c6ee', bold: true },
  survived: { background: '#c3dcf3', bold: true },
  safe: { background: '#eef2ee', colour: '#5f6368' },
  eliminated: { background: '#a52a1d', colour: '#ffffff', bold: true },
  left: { background: '#6b7076', colour: '#ffffff' },
  '–': { background: '#fafafa', colour: '#767b80' },
};

/** The season's tab in this reader's book, or in the public one. */
export function seasonTab(
  session: BookSession,
  season: SeasonRecord,
  reader: ReaderId,
  drawn: CurrentTabTitles,
): Tab {
  const { standing } = season;
  const { people } = session;
  const files = sessionFiles(session);
  const own = reader === undefined ? undefined : findBook(files, reader);
  const persons = readerSeats(session, reader).flatMap((seat) => findPerson(standing, seat) ?? []);
  const matches = listSeasonMatches(session, season, own, drawn);
  return {
    title: FRAME_TITLES.season,
    key: seasonTabKey(season.former?.length ?? 0),
    accent: SEASON_ACCENT,
    repeats: true,
    frozen: 0,
    rows: [
      [styled(standing.name, STYLES.title)],
      ...currentEpisodeRows(season, people),
      ...persons.map((person, at) => [
        at === 0 ? 'You' : person.name,
        standingLine(standing, person, (name) => seatName(people, name)),
      ]),
      // During a match, these rows are in the Now tab.
      ...(session.kind === 'game'
        ? []
        : [...pageRows(session, reader), ...questionRows(session, reader), ...messageRows(session, reader)]),
      [''],
      ...episodeTableRows(session, season, publicCurrencies(standing), readerSeats(session, reader)),
      ...substituteRows(session),
      ...persons.flatMap((person) => standingsRows(session, season, person)),
      ...matchRows(season, matches, findBook(files, undefined), own),
      ...formerSeasonRows(season, findBook(files, undefined), own),
    ],
  };
}

function pageRows({ snapshot, people }: BookSession, reader: ReaderId): Rows {
  const page = reader === undefined ? '' : pageLink(snapshot, personById(people, reader));
  return page === ''
    ? []
    : [
        [styled('Open your page', { ...STYLES.action, link: page })],
        [styled(SECOND_LINK_LABEL, { link: alternateLink(page) })],
      ];
}

/** The host's messages, one below the other, because the columns only fit the table. */
function messageRows(session: BookSession, reader: ReaderId): Rows {
  const own = messagesForReader(session.people.hostMessages, reader);
  if (own.length === 0) return [];
  return [
    [''],
    [styled(HOST_MESSAGES_TITLE, STYLES.heading)],
    ...messageTexts(own, readerTimeZone(session, reader)).flatMap(([when, text]) => [
      [styled(when, { bold: true })],
      ...text.split('\n').flatMap(textRows),
    ]),
  ];
}

/** The season's parts of a person's page. The matches have no links to tabs. */
export function seasonSections(
  session: BookSession,
  season: SeasonRecord,
  reader: PersonId,
): readonly HomeSection[] {
  const { standing } = season;
  const title = standing.name;
  const persons = readerSeats(session, reader).flatMap((seat) => findPerson(standing, seat) ?? []);
  const matches = listSeasonMatches(session, season, undefined, NO_CURRENT_TAB_TITLES);
  return [
    { title, rows: currentEpisodeRows(season, session.people) },
    {
      title,
      rows: [
        ...episodeTableRows(session, season, publicCurrencies(standing), readerSeats(session, reader)),
        ...substituteRows(session),
      ],
    },
    ...persons.flatMap((person) => standingSections(session, season, person)),
    ...(matches.length === 0 ? [] : [{ title: 'Matches', rows: matchLines(matches) }]),
  ];
}

/** Matches with winner and outcome, latest first. */
function matchLines(matches: readonly ListedMatch[]): Rows {
  return [...matches]
    .reverse()
    .map((match) => [
      styled(`${match.lead} · ${match.title}`, { bold: true }),
      resultLines(match).map(withFullStop).join(' '),
    ]);
}

function withFullStop(line: string): string {
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** The open episode and its duel; after the end, the winner and everyone's place. */
export function currentEpisodeRows({ standing, ended }: SeasonRecord, people: People): Rows {
  const { episodes, candidate, opponent } = standing;
  const called = (name: string): string => seatName(people, name);
  if (ended !== undefined) {
    const places = endSeason(standing, ended);
    const names = places.ok ? places.value : [ended];
    return [
      ['Won by', styled(andList(ended.map(called)), EPISODE_STYLES.won)],
      ...names
        .slice(1)
        .map((others, at) => [`Place ${toPlaceNumber(names, at + 1)}`, andList(others.map(called))]),
    ];
  }
  const open = episodes[episodes.length - 1];
  if (open === undefined) return [['Episode', 'The first episode isn’t open yet']];
  if (candidate === null || (opponent === null && !areAllInSeason(standing, candidate)))
    return [['Episode', open]];
  return [
    ['Episode', open],
    opponent === null
      ? ['Candidate', called(candidate)]
      : [
          'Death match',
          `${called(candidate)} ${areAllInSeason(standing, candidate, opponent) ? 'faces' : 'faced'} ${called(opponent)}`,
        ],
  ];
}

function areAllInSeason(standing: Season, ...names: readonly string[]): boolean {
  return names.every((name) => {
    const person = findPerson(standing, name);
    return person !== undefined && isInSeason(person);
  });
}

/** What became of everyone in each episode. Cached for all books, because it's the same for every reader. */
export const cachedEpisodeTable = memoize((session: BookSession): readonly EpisodeRow[] => {
  const season = mustHaveSeason(session);
  const { standing, log, ended } = season;
  const matches = listSeasonMatches(session, season, undefined, NO_CURRENT_TAB_TITLES);
  const won = namesByEpisode(standing.episodes, matches, 'main', 'winners');
  const duels = namesByEpisode(standing.episodes, matches, 'death', 'players');
  return episodeTable(standing, { log, won, duels, ended: ended !== undefined });
});

/** The table of what became of everyone, with purses in these currencies. The reader's own seats are highlighted. */
export function episodeTableRows(
  session: BookSession,
  { standing, ended }: SeasonRecord,
  currencies: readonly string[],
  own: readonly string[] = [],
): Rows {
  const { people } = session;
  const { episodes } = standing;
  const fates = cachedEpisodeTable(session);
  const isWinner = ({ player }: EpisodeRow): boolean => ended?.includes(player) === true;
  const rows = [...fates.filter(isWinner), ...fates.filter((row) => !isWinner(row))];
  const middle = { align: 'center' } as const;
  return [
    [
      ...headings('Player'),
      ...episodes.map((episode) => styled(episode, { ...STYLES.heading, ...middle })),
      ...headings('Tokens', 'Marks', ...currencies),
    ],
    ...rows.map(({ player, fates }) => {
      const person = mustFindNamed(standing.people, player);
      return [
        styled(seatName(people, player), nameStyle(person, ended, own)),
        ...fates.map((fate) => styled(fate, { ...EPISODE_STYLES[fate], ...middle })),
        person.tokens === 0 ? '' : person.tokens,
        [...person.marks.keys()].join(', '),
        ...currencies.map((currency) => purseAmount(person, currency)),
      ];
    }),
  ];
}

/** Names current substitutes, a line each, because in the table they'd make a column too wide. */
export function substituteRows({ people }: BookSession): Rows {
  return [...people.seats.keys()].flatMap((seat): Rows => {
    const { name } = holder(people, seat);
    const { since, forMatch } = seatTenure(people, seat);
    const until = forMatch ? ', for this match' : '';
    return name === seat
      ? []
      : [
          [
            styled(
              `${name} plays for ${seat}${since === '' ? '' : ` from ${since} on`}${until}.`,
              STYLES.muted,
            ),
          ],
        ];
  });
}

function nameStyle(person: Person, ended: readonly string[] | undefined, own: readonly string[]): Style {
  if (ended?.includes(person.name) === true) return EPISODE_STYLES.won;
  if (!isInSeason(person)) return STYLES.muted;
  return { bold: true, ...(own.includes(person.name) ? { background: '#fff3c4' } : {}) };
}

/** A person's purses and latest changes. */
function standingsRows(session: BookSession, season: SeasonRecord, person: Person): Rows {
  return standingSections(session, season, person).flatMap(({ title, rows }) => [
    [''],
    [styled(title, STYLES.heading)],
    ...rows.flatMap((row) => (row.length === 1 ? textRows(String(row[0])) : [row])),
  ]);
}

function matchRows(
  season: SeasonRecord,
  matches: readonly ListedMatch[],
  everyones: GameFile | undefined,
  own: GameFile | undefined,
): Rows {
  if (matches.length === 0) return [];
  return [
    [''],
    [styled('Matches', STYLES.heading)],
    ...[...matches].reverse().flatMap((match): Rows => {
      const { lead, title, number } = match;
      const first = match.publicTitles[0];
      const link =
        everyones === undefined || first === undefined
          ? undefined
          : tabLink(season, everyones, number, first);
      return [
        [styled(`${lead} · ${title}`, { bold: true, ...dropUndefined({ link }) })],
        ...resultLines(match).flatMap(textRows),
        ...linkRows(season, match, 'Tabs', everyones, match.publicTitles),
        ...linkRows(season, match, 'Your tabs', own, match.ownTitles),
        [''],
      ];
    }),
  ];
}

function linkRows(
  season: SeasonRecord,
  { number }: ListedMatch,
  label: string,
  book: GameFile | undefined,
  titles: readonly string[],
): Rows {
  if (book === undefined || titles.length === 0) return [];
  const links = titles.map((title) => styled(title, { link: tabLink(season, book, number, title) }));
  const rows = Math.ceil(links.length / LINKS_PER_ROW);
  return Array.from({ length: rows }, (_, row) => [
    row === 0 ? label : '',
    ...links.slice(row * LINKS_PER_ROW, (row + 1) * LINKS_PER_ROW),
  ]);
}

/** Links to former seasons' tables and archive books. */
function formerSeasonRows(
  season: SeasonRecord,
  everyones: GameFile | undefined,
  own: GameFile | undefined,
): Rows {
  const places = formerSeasonLinks(season, everyones, own);
  if (places.length === 0) return [];
  return [
    [''],
    [styled('Earlier seasons', STYLES.heading)],
    ...places.map(({ name, table, shelves }) => [
      styled(name, { bold: true, link: table }),
      ...shelves.map((link) => styled('More tabs', { link })),
    ]),
  ];
}

/** Links per row that fit on a phone. */
const LINKS_PER_ROW = 4;

/** Characters per line that fit on a phone. */
const CHARACTERS_PER_ROW = 56;

/** Splits a text into rows that run across the table's columns, because wrapped text would stay in the first one. */
function textRows(text: string): Rows {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1];
    if (line === undefined || line.length + 1 + word.length > CHARACTERS_PER_ROW) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.map((line) => [line]);
}
