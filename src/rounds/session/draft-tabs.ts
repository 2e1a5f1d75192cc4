// The two tabs of a draft. The settings of the match in the book stand in a tab of the same form.
import type { Catalogue } from '../../games/frame/catalogue';
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import { nameKey } from '../../games/frame/names';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { MATCH_KINDS } from '../../games/frame/season';
import { headings, LOOKS, styled, type Tab } from '../../games/frame/tabs';
import {
  contactText,
  HOST_ZONE,
  PUBLIC_WEBHOOK,
  SETTINGS_WIDTHS,
  pastedSetting,
  settingText,
} from '../contacts/contacts';
import type { Grid, HostSnapshot } from '../ports/host-book';
import { answerIn } from '../reply/reply';
import { timeOfDayIn } from '../time/deadline';
import { draftColumns, type Draft, type Place, laterRows, readLater } from './draft';
import type { ReadBook } from './game-session';

const ROWS = {
  game: 'Game',
  practice: 'Practice game',
  seed: 'Seed',
  clock: 'deadline at',
  from: 'Filled in from',
  kind: 'Kind of match',
  usual: 'Players as the season says',
} as const;
const GUEST = 'Guest';

/** `next`: the draft of the next match; `ahead`: of the season's next episode, kept until that is opened (SN-19). */
export type DraftSlot = 'next' | 'ahead';

/** Gives the slot of a draft; `ahead`: true for a match of the next episode. */
export function slotOf(ahead = false): DraftSlot {
  return ahead ? 'ahead' : 'next';
}

/** Reads a draft as it is typed; undefined if there is none. */
export function readDraft({ snapshot, games }: ReadBook, slot: DraftSlot = 'next'): Draft | undefined {
  return draftIn(
    slot === 'next'
      ? { roster: snapshot.nextRoster, settings: snapshot.nextSettings }
      : { roster: snapshot.aheadRoster, settings: snapshot.aheadSettings },
    games,
  );
}

/** Reads the draft in two tabs, or that from which the match in the book was created. */
export function draftIn(
  { roster, settings }: Pick<HostSnapshot, 'roster' | 'settings'>,
  games: Catalogue,
): Draft | undefined {
  const title = settingText(settings, ROWS.game);
  const definition = games.find(({ info }) => nameKey(info.title) === nameKey(title) || info.id === title);
  if (definition === undefined) return undefined;
  const later = readLater(settings);
  const place = placeIn(roster, settings);
  const from = settingText(settings, ROWS.from);
  const draft: Draft = {
    definition,
    ...(later.length === 0 ? {} : { later }),
    ...(place === undefined ? {} : { place }),
    ...(from === '' ? {} : { from }),
    game: definition.info.id,
    practice: isPractice({ settings }),
    seed: settingText(settings, ROWS.seed),
    zone: pastedSetting(settings, HOST_ZONE),
    webhook: pastedSetting(settings, PUBLIC_WEBHOOK),
    timings: definition.timings.map(({ title: name, seconds, graceSeconds }) => ({
      title: name,
      seconds: secondsText(settings, `${name}: seconds`, seconds),
      clock: timeOfDayIn(settingText(settings, `${name}: ${ROWS.clock}`)),
      graceSeconds: secondsText(settings, `${name}: seconds of grace`, graceSeconds),
    })),
    roster: [],
    settings: Object.fromEntries(
      definition.settingsQuestions.flatMap(({ title: question }) => {
        const value = settingText(settings, question);
        return value === '' ? [] : [[question, value]];
      }),
    ),
  };
  return { ...draft, roster: rosterRows(roster, draftColumns(draft)) };
}

/** Whether the settings are those of a practice game. */
export function isPractice({ settings }: Pick<HostSnapshot, 'settings'>): boolean {
  return nameKey(settingText(settings, ROWS.practice)) === 'yes';
}

/** Reads what only the draft of a season's match has. */
function placeIn(roster: Grid | undefined, settings: Grid | undefined): Place | undefined {
  const kind = MATCH_KINDS.find((one) => one === settingText(settings, ROWS.kind));
  if (kind === undefined) return undefined;
  const [header = [], ...rows] = roster ?? [];
  const at = header.findIndex((cell) => nameKey(answerText(cell)) === nameKey(GUEST));
  const guests = rows
    .filter((cells) => answerText(cells[at] ?? '') !== '')
    .map(([name = '']) => answerText(name))
    .filter((name) => name !== '');
  return { kind, guests, usual: settingText(settings, ROWS.usual) !== 'no' };
}

function secondsText(settings: Grid | undefined, title: string, usual: number): number {
  const value = Number(settingText(settings, title) || usual);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, LONGEST_STAGE) : usual;
}

/** The longest time for a stage, a leap year in seconds: a deadline has to be a date. */
export const LONGEST_STAGE = 366 * 86_400;

/** Reads the rows of a roster as text, in the order of `columns`, which it finds by title; it skips blank rows. */
function rosterRows(roster: Grid | undefined, columns: readonly Question[]): readonly (readonly string[])[] {
  const [header = [], ...rows] = roster ?? [];
  const places = columns.map(({ title }) =>
    header.findIndex((cell) => nameKey(answerText(cell)) === nameKey(title)),
  );
  return rows
    .map((cells) => places.map((place, at) => contactText(columns[at]?.title ?? '', cells[place] ?? '')))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

type DraftTabs = Partial<
  Readonly<Record<'nextRoster' | 'nextSettings' | 'aheadRoster' | 'aheadSettings', Tab | null>>
>;

/** Makes the two tabs of a draft; null empties its slot. */
export function draftTabs(draft: Draft | null, slot: DraftSlot = 'next'): DraftTabs {
  const roster = draft === null ? null : { ...rosterTab(draft), title: FRAME_TITLES[`${slot}Roster`] };
  const settings =
    draft === null ? null : { ...draftSettings(draft), title: FRAME_TITLES[`${slot}Settings`] };
  return slot === 'next'
    ? { nextRoster: roster, nextSettings: settings }
    : { aheadRoster: roster, aheadSettings: settings };
}

/** Makes the Roster tab of a game alone, or, in its slot, of a season's match. */
export function rosterTab(draft: Draft): Tab {
  const { roster, place } = draft;
  const columns = draftColumns(draft).map(({ title }) => title);
  const titles = place === undefined ? columns : [...columns, GUEST];
  const isGuest = ([name = '']: readonly string[]): boolean =>
    place?.guests.some((guest) => nameKey(guest) === nameKey(name)) === true;
  return {
    title: FRAME_TITLES.roster,
    rows: [
      headings(...titles),
      ...roster.map((cells) =>
        titles.map((_, at) => (at < columns.length ? (cells[at] ?? '') : isGuest(cells) ? 'yes' : '')),
      ),
    ],
    widths: titles.map(() => 140),
  };
}

/** Makes the Settings tab of a draft, with what only a draft has. */
function draftSettings(draft: Draft): Tab {
  const tab = settingsTab(draft);
  const { from, place } = draft;
  const ofPlace = (place: Place): Tab['rows'] => [
    [ROWS.kind, place.kind, `One of ${MATCH_KINDS.join(', ')}.`],
    [
      ROWS.usual,
      place.usual ? 'yes' : 'no',
      'Yes: the roster is taken from the season when the match is created.',
    ],
  ];
  return {
    ...tab,
    rows: [
      ...tab.rows,
      ...(from === undefined ? [] : [[ROWS.from, from, 'The match before whose entries it began with.']]),
      ...(place === undefined ? [] : ofPlace(place)),
    ],
  };
}

export function settingsTab(draft: Draft): Tab {
  const { definition, practice, seed, zone, webhook, timings, settings, later = [] } = draft;
  const row = (title: string, value: Cell, help: string): Tab['rows'][number] => [
    title,
    value,
    styled(help, LOOKS.muted),
  ];
  return {
    title: FRAME_TITLES.settings,
    rows: [
      headings('Setting', 'Value', 'What it means'),
      row(ROWS.game, definition.info.title, 'Which game is played.'),
      row(ROWS.practice, practice ? 'yes' : 'no', 'In a practice game the program can submit for players.'),
      row(ROWS.seed, seed, 'Every draw comes from it. Leave empty to have one drawn that nobody can guess.'),
      row(HOST_ZONE, zone, 'Times are shown in it, such as Europe/Berlin. Empty: that of the spreadsheet.'),
      row(PUBLIC_WEBHOOK, webhook, 'Results for everyone are posted there. Empty: nothing is posted.'),
      ...timings.flatMap(({ title, seconds, clock, graceSeconds }) => [
        row(`${title}: seconds`, seconds, 'How long players have.'),
        row(
          `${title}: ${ROWS.clock}`,
          clock,
          'A time of day such as 21:00: the first that leaves players nine tenths of that. Empty: no fixed time.',
        ),
        row(
          `${title}: seconds of grace`,
          graceSeconds,
          'How long after the deadline a submission still counts.',
        ),
      ]),
      ...definition.settingsQuestions.map(({ title, help }) => row(title, answerIn(settings, title), help)),
      ...laterRows(later).map((each) => row(...each)),
    ],
    widths: SETTINGS_WIDTHS,
  };
}
