// The two tabs of a draft: roster and settings. The current match's Settings tab has the same layout.
import type { Catalogue } from '../../games/frame/catalogue';
import { answerText, type Cell, type Question } from '../../games/frame/fields';
import { nameKey } from '../../games/frame/names';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { MATCH_KINDS, type MatchKind } from '../../games/frame/season';
import { headings, STYLES, styled, type Tab } from '../../games/frame/tabs';
import {
  contactText,
  HOST_TIME_ZONE_SETTING,
  PUBLIC_WEBHOOK_SETTING,
  SETTINGS_WIDTHS,
  readPastedSetting,
  settingText,
} from '../contacts/contacts';
import type { Grid, HostSnapshot, SetupTabs } from '../ports/host-book';
import type { SeasonRecord } from '../record/season-record';
import { getAnswer } from '../reply/reply';
import { parseTimeOfDay } from '../time/deadline';
import {
  draftColumns,
  type Draft,
  type SeasonPlace,
  laterQuestionsRows,
  readAskedWinners,
  readLaterQuestions,
} from './draft';
import type { LoadedBook } from './game-session';

const ROW_TITLES = {
  game: 'Game',
  practice: 'Practice game',
  seed: 'Seed',
  clock: 'deadline at',
  from: 'Filled in from',
  kind: 'Kind of match',
  usual: 'Players as the season says',
  asked: 'Questions to winners',
} as const;
const GUEST_HEADING = 'Guest';

/** `next`: the next match. `ahead`: a match of the season's next episode, kept until that episode opens (SN-19). */
export type DraftSlot = 'next' | 'ahead';

/** `ahead` is true for a match of the next episode. */
export function draftSlot(ahead = false): DraftSlot {
  return ahead ? 'ahead' : 'next';
}

/** In a season, a match whose kind was cleared or mistyped by hand is a main match. */
export function readDraft(
  { snapshot, games, season }: LoadedBook & { readonly season?: SeasonRecord | undefined },
  slot: DraftSlot = 'next',
): Draft | undefined {
  return parseDraft(
    slot === 'next'
      ? { roster: snapshot.nextRoster, settings: snapshot.nextSettings }
      : { roster: snapshot.aheadRoster, settings: snapshot.aheadSettings },
    games,
    season === undefined ? undefined : 'main',
  );
}

/** The draft in these two tabs. The current match's tabs contain the draft it was created from. */
export function parseDraft(
  { roster, settings }: Pick<HostSnapshot, 'roster' | 'settings'>,
  games: Catalogue,
  usualKind?: MatchKind,
): Draft | undefined {
  const title = settingText(settings, ROW_TITLES.game);
  const definition = games.find(({ info }) => nameKey(info.title) === nameKey(title) || info.id === title);
  if (definition === undefined) return undefined;
  const later = readLaterQuestions(settings);
  const place = readSeasonPlace(roster, settings, usualKind);
  const from = settingText(settings, ROW_TITLES.from);
  const asked = readAskedWinners(settingText(settings, ROW_TITLES.asked));
  const draft: Draft = {
    definition,
    ...(later.length === 0 ? {} : { later }),
    ...(place === undefined ? {} : { place }),
    ...(from === '' ? {} : { from }),
    ...(asked.length === 0 ? {} : { asked }),
    game: definition.info.id,
    practice: isPracticeGame({ settings }),
    seed: settingText(settings, ROW_TITLES.seed),
    zone: readPastedSetting(settings, HOST_TIME_ZONE_SETTING),
    webhook: readPastedSetting(settings, PUBLIC_WEBHOOK_SETTING),
    timings: definition.timings.map(({ title: name, seconds, graceSeconds }) => ({
      title: name,
      seconds: secondsText(settings, `${name}: seconds`, seconds),
      clock: parseTimeOfDay(settingText(settings, `${name}: ${ROW_TITLES.clock}`)),
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

export function isPracticeGame({ settings }: Pick<HostSnapshot, 'settings'>): boolean {
  return nameKey(settingText(settings, ROW_TITLES.practice)) === 'yes';
}

/** The draft's place in a season; undefined for a standalone game. */
function readSeasonPlace(
  roster: Grid | undefined,
  settings: Grid | undefined,
  usualKind: MatchKind | undefined,
): SeasonPlace | undefined {
  const kind = MATCH_KINDS.find((one) => one === settingText(settings, ROW_TITLES.kind)) ?? usualKind;
  if (kind === undefined) return undefined;
  const [header = [], ...rows] = roster ?? [];
  const at = header.findIndex((cell) => nameKey(answerText(cell)) === nameKey(GUEST_HEADING));
  const guests = rows
    .filter((cells) => answerText(cells[at] ?? '') !== '')
    .map(([name = '']) => answerText(name))
    .filter((name) => name !== '');
  return { kind, guests, usual: settingText(settings, ROW_TITLES.usual) !== 'no' };
}

function secondsText(settings: Grid | undefined, title: string, usual: number): number {
  const value = Number(settingText(settings, title) || usual);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, MAX_STAGE_SECONDS) : usual;
}

/** The seconds of a leap year. With longer stages a deadline might not be a valid date. */
export const MAX_STAGE_SECONDS = 366 * 86_400;

/** Roster rows as text in the order of `columns`, which are found by title. Blank rows are skipped. */
function rosterRows(roster: Grid | undefined, columns: readonly Question[]): readonly (readonly string[])[] {
  const [header = [], ...rows] = roster ?? [];
  const places = columns.map(({ title }) =>
    header.findIndex((cell) => nameKey(answerText(cell)) === nameKey(title)),
  );
  return rows
    .map((cells) => places.map((place, at) => contactText(columns[at]?.title ?? '', cells[place] ?? '')))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** The tabs to write; null for `draft` deletes them. */
export function draftTabs(draft: Draft | null, slot: DraftSlot = 'next'): SetupTabs {
  const roster = draft === null ? null : { ...rosterTab(draft), title: FRAME_TITLES[`${slot}Roster`] };
  const settings =
    draft === null ? null : { ...draftSettingsTab(draft), title: FRAME_TITLES[`${slot}Settings`] };
  return slot === 'next'
    ? { nextRoster: roster, nextSettings: settings }
    : { aheadRoster: roster, aheadSettings: settings };
}

/** The Roster tab of a standalone game, or of a season's draft. */
export function rosterTab(draft: Draft): Tab {
  const { roster, place } = draft;
  const columns = draftColumns(draft).map(({ title }) => title);
  const titles = place === undefined ? columns : [...columns, GUEST_HEADING];
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

/** A draft's Settings tab, which has a few more rows than a match's. */
function draftSettingsTab(draft: Draft): Tab {
  const tab = settingsTab(draft);
  const { from, place, asked = [] } = draft;
  const ofPlace = (place: SeasonPlace): Tab['rows'] => [
    [ROW_TITLES.kind, place.kind, `One of ${MATCH_KINDS.join(', ')}.`],
    [
      ROW_TITLES.usual,
      place.usual ? 'yes' : 'no',
      'Yes: the players come from the season when you create the match.',
    ],
  ];
  return {
    ...tab,
    rows: [
      ...tab.rows,
      ...(from === undefined ? [] : [[ROW_TITLES.from, from, 'The match that this set-up was copied from.']]),
      ...(place === undefined ? [] : ofPlace(place)),
      ...(asked.length === 0 ? [] : [[ROW_TITLES.asked, styled(JSON.stringify(asked), STYLES.data)]]),
    ],
  };
}

export function settingsTab(draft: Draft): Tab {
  const { definition, practice, seed, zone, webhook, timings, settings, later = [] } = draft;
  const row = (title: string, value: Cell, help: string): Tab['rows'][number] => [
    title,
    value,
    styled(help, STYLES.muted),
  ];
  return {
    title: FRAME_TITLES.settings,
    rows: [
      headings('Setting', 'Value', 'What it means'),
      row(ROW_TITLES.game, definition.info.title, 'The game you’re playing.'),
      row(
        ROW_TITLES.practice,
        practice ? 'yes' : 'no',
        'In a practice game, Round Keeper can answer for players.',
      ),
      row(
        ROW_TITLES.seed,
        seed,
        'All random draws come from this seed. Leave empty for a seed that nobody can guess.',
      ),
      row(
        HOST_TIME_ZONE_SETTING,
        zone,
        'For example, Europe/Berlin. Leave empty to use the spreadsheet’s time zone.',
      ),
      row(
        PUBLIC_WEBHOOK_SETTING,
        webhook,
        'Public results are posted to this channel. Leave empty to post nothing.',
      ),
      ...timings.flatMap(({ title, seconds, clock, graceSeconds }) => [
        row(`${title}: seconds`, seconds, 'How long players have.'),
        row(
          `${title}: ${ROW_TITLES.clock}`,
          clock,
          'A time of day like 21:00. Players get at least 90% of the seconds above. Leave empty for no fixed time.',
        ),
        row(
          `${title}: seconds of grace`,
          graceSeconds,
          'How long after the deadline an answer still counts.',
        ),
      ]),
      ...definition.settingsQuestions.map(({ title, help }) => row(title, getAnswer(settings, title), help)),
      ...laterQuestionsRows(later).map((each) => row(...each)),
    ],
    widths: SETTINGS_WIDTHS,
  };
}
