// A game being set up: the Roster and Settings tabs of the host book are where it is kept, so that the host may
// leave it, come back, and edit it in the sidebar or in the tabs themselves.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { findGame, GAMES } from '../../games/catalogue';
import { answerText, type Answered, type Cell, type Question } from '../../games/frame/fields';
import { nameKey } from '../../games/frame/names';
import type { Match } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import type { Problem } from '../../games/frame/problems';
import type { Result } from '../../games/frame/result';
import { all, quote } from '../../games/frame/wording';
import { headings, LOOKS, styled, type Tab } from '../../games/frame/tabs';
import { answerIn, type TypedAnswers } from '../reply/typed-answers';
import type { DraftView, GameChoice, SaveDraft, TimingView } from '../reply/draft-view';
import { CONTACT_QUESTIONS, rosterProblem, webhookProblem, zoneProblem } from '../contacts/contact-columns';
import {
  contactText,
  HOST_ZONE,
  PUBLIC_WEBHOOK,
  SETTINGS_WIDTHS,
  pastedSetting,
  settingText,
} from '../contacts/contacts';
import { sharedChannels, type OwnChannel } from '../discord/shared-channels';
import type { Grid, HostSnapshot } from '../ports/host-book';
import { draftMark } from './draft-mark';
import { laterRows, readLater, type LaterQuestions } from './later-questions';
import { cellProblems } from './draft-problems';
import { isZone } from '../time/time-zone';
import { isTimeOfDay, timeOfDayIn } from '../time/deadline';

const ROWS = { game: 'Game', practice: 'Practice game', seed: 'Seed', clock: 'deadline at' } as const;

/** A draft as it stands in its tabs. */
export interface Draft extends SaveDraft {
  readonly definition: PlayableGame;
  /** The questions that its template has for later rounds; absent without a template that has some. */
  readonly later?: readonly LaterQuestions[];
}

export function gameChoice({ info, template, season }: PlayableGame): GameChoice {
  const { id, title, designers, origin, blurb, playerCount, length, secrets, accent } = info;
  return {
    id,
    title,
    designers,
    origin,
    blurb,
    playerCount,
    length,
    secrets,
    accent,
    fits: season.fits,
    ...(template === undefined ? {} : { template: true }),
  };
}

/** Gives the games that a host may choose. */
export function gameChoices(): readonly GameChoice[] {
  return GAMES.map(gameChoice);
}

/** Gives the draft in the tabs, or undefined where they hold none. */
export function readDraft({
  roster,
  settings,
}: Pick<HostSnapshot, 'roster' | 'settings'>): Draft | undefined {
  const title = settingText(settings, ROWS.game);
  const definition = GAMES.find(({ info }) => nameKey(info.title) === nameKey(title) || info.id === title);
  if (definition === undefined) return undefined;
  const later = readLater(settings);
  return {
    definition,
    ...(later.length === 0 ? {} : { later }),
    game: definition.info.id,
    practice: nameKey(settingText(settings, ROWS.practice)) === 'yes',
    seed: settingText(settings, ROWS.seed),
    zone: pastedSetting(settings, HOST_ZONE),
    webhook: pastedSetting(settings, PUBLIC_WEBHOOK),
    timings: definition.timings.map(({ title: name, seconds, graceSeconds }) => ({
      title: name,
      seconds: secondsText(settings, `${name}: seconds`, seconds),
      clock: timeOfDayIn(settingText(settings, `${name}: ${ROWS.clock}`)),
      graceSeconds: secondsText(settings, `${name}: seconds of grace`, graceSeconds),
    })),
    roster: rosterRows(roster, rosterColumns(definition)),
    settings: Object.fromEntries(
      definition.settingsQuestions.flatMap(({ title: question }) => {
        const value = settingText(settings, question);
        return value === '' ? [] : [[question, value]];
      }),
    ),
  };
}

function secondsText(settings: Grid | undefined, title: string, usual: number): number {
  const value = Number(settingText(settings, title) || usual);
  return Number.isInteger(value) && value >= 0 ? Math.min(value, LONGEST_STAGE) : usual;
}

/** The longest time for a stage, a leap year in seconds: a deadline has to be a date. */
export const LONGEST_STAGE = 366 * 86_400;

/** Lists the game's questions about a player, then those for how the player is reached. */
export function rosterColumns(game: PlayableGame): readonly Question[] {
  return [...game.rosterQuestions, ...CONTACT_QUESTIONS];
}

/** Reads the rows of the Roster tab as text, in the order of `columns`, which it finds by title; it skips blank rows. */
function rosterRows(roster: Grid | undefined, columns: readonly Question[]): readonly (readonly string[])[] {
  const [header = [], ...rows] = roster ?? [];
  const places = columns.map(({ title }) =>
    header.findIndex((cell) => nameKey(answerText(cell)) === nameKey(title)),
  );
  return rows
    .map((cells) => places.map((place, at) => contactText(columns[at]?.title ?? '', cells[place] ?? '')))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/**
 * Begins a draft: with the sample roster and settings for a practice game, else with an empty roster. `zone` is that of
 * the host's browser.
 */
export function freshDraft(game: PlayableGame, practice: boolean, zone = ''): Draft {
  const given = { players: game.sampleRoster, settings: game.sampleSettings, seed: '' };
  const draft = { ...draftOf(game, given), zone: isZone(zone) ? zone : '' };
  return practice ? draft : { ...draft, practice, roster: [], settings: {} };
}

/** Makes the draft of a practice game with these players and settings, as JSON. */
export function draftOf(
  game: PlayableGame,
  given: { readonly players: readonly unknown[]; readonly settings: unknown; readonly seed: string },
): Draft {
  const columns = rosterColumns(game);
  const texts = (answers: readonly Answered[]): TypedAnswers =>
    Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
  return {
    definition: game,
    game: game.info.id,
    practice: true,
    seed: given.seed,
    zone: '',
    webhook: '',
    timings: usualTimings(game),
    roster: given.players.map((player) => {
      const answers = texts(game.rosterRow.toAnswers(player, ''));
      return columns.map(({ title }) => answerIn(answers, title));
    }),
    settings: texts(game.typed(given.settings)),
  };
}

/** Gives the times of a game's stages as they are before anybody changes them. */
export function usualTimings({ timings }: PlayableGame): readonly TimingView[] {
  return timings.map(({ title, seconds, graceSeconds }) => ({ title, seconds, clock: '', graceSeconds }));
}

/** Makes a draft of what the sidebar sends; undefined for a game that does not exist. */
export function savedDraft(saved: SaveDraft): Draft | undefined {
  const definition = findGame(saved.game);
  return definition === undefined ? undefined : { ...saved, definition };
}

/** Gives the titles of the roster's columns, and those of the settings. */
export function draftTitles(definition: PlayableGame): {
  readonly columns: readonly string[];
  readonly settings: readonly string[];
} {
  const titlesOf = (questions: readonly Question[]): readonly string[] => questions.map(({ title }) => title);
  return { columns: titlesOf(rosterColumns(definition)), settings: titlesOf(definition.settingsQuestions) };
}

export function rosterTab(draft: Draft): Tab {
  return {
    title: FRAME_TITLES.roster,
    rows: [headings(...rosterColumns(draft.definition).map(({ title }) => title)), ...draft.roster],
    widths: rosterColumns(draft.definition).map(() => 140),
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

/** Gives the roster and settings of a draft as JSON, as a scenario has them. */
export function draftJson({ definition, roster, settings }: Draft): {
  readonly players: readonly unknown[];
  readonly settings: unknown;
} {
  const columns = rosterColumns(definition);
  return {
    players: roster.map(
      (cells) =>
        definition.rosterRow.fromAnswers(
          (title) => cells[columns.findIndex((column) => column.title === title)] ?? '',
          '',
        ) ?? {},
    ),
    settings: definition.settings.fromAnswers((title) => answerIn(settings, title), '') ?? {},
  };
}

/** Begins the match of a draft with this seed. */
export function draftMatch(draft: Draft, seed: string): Result<Match, readonly Problem[]> {
  const { players, settings } = draftJson(draft);
  return draft.definition.begin(players, settings, seed);
}

/** Gives the channels that a draft names. */
function draftChannels({ definition, roster, webhook }: Draft): readonly OwnChannel[] {
  const at = rosterColumns(definition).findIndex(({ title }) => title === 'Discord webhook');
  return [
    { name: '', webhook },
    ...roster.map((cells, row) => ({ name: playerAt(roster, row), webhook: cells[at] ?? '' })),
  ];
}

/** Problems with the contacts in a draft, one sentence each. */
function contactFaults({ definition, roster, webhook, zone }: Draft): readonly string[] {
  const columns = rosterColumns(definition);
  const players = roster.flatMap((cells, index) =>
    columns.flatMap(({ title }, column) => {
      const problem = rosterProblem(title, cells[column] ?? '');
      return problem === '' ? [] : [`${title} of ${playerAt(roster, index)}: ${problem}`];
    }),
  );
  const own = [
    [PUBLIC_WEBHOOK, webhookProblem(webhook)],
    [HOST_ZONE, zoneProblem(zone)],
  ].flatMap(([title = '', problem = '']) => (problem === '' ? [] : [`${title}: ${problem}`]));
  return [...players, ...own];
}

/** Finds problems with the times of day at which stages are to end. */
export function clockFaults({ timings }: Pick<Draft, 'timings'>): readonly string[] {
  return timings.flatMap(({ title, clock }) =>
    clock === '' || isTimeOfDay(clock)
      ? []
      : [
          `${title}, ${ROWS.clock}: ${quote(clock)} is not a time of day. Enter one such as 21:00, or nothing.`,
        ],
  );
}

/** Problems with the roster and the settings: of one that several players have, one sentence that names them. */
function namedFaults({ roster }: Draft, problems: readonly Problem[]): readonly string[] {
  const players = new Map<string, readonly string[]>();
  for (const { text, place } of problems) {
    const [part, row] = place;
    const name = typeof row === 'number' && part === 'players' ? playerAt(roster, row) : '';
    const own = `${name}: `;
    const isNamed = name !== '' && text.startsWith(own);
    const fault = isNamed ? text.slice(own.length) : text;
    players.set(fault, [...(players.get(fault) ?? []), ...(isNamed ? [name] : [])]);
  }
  return [...players].map(([text, names]) => (names.length === 0 ? text : `${all(names)}: ${text}`));
}

function playerAt(roster: Draft['roster'], row: number): string {
  const name = (roster[row]?.[0] ?? '').trim();
  return name === '' ? `player ${row + 1}` : name;
}

/** Problems with a draft, one sentence each; empty when the game can be created. */
export function draftProblems(draft: Draft, begun: Result<Match, readonly Problem[]>): readonly string[] {
  return [
    ...(begun.ok ? [] : namedFaults(draft, begun.error)),
    ...contactFaults(draft),
    ...clockFaults(draft),
  ];
}

/** Shorter seeds than this can be guessed from their hash (ALL-5). */
const SAFE_SEED = 20;

/** Shows a draft in the sidebar. `warningsOf` gives the warnings about the set-up for the host. */
export function draftView(
  draft: Draft,
  { zone: bookZone, hostedBy }: Pick<HostSnapshot, 'zone' | 'hostedBy'>,
  warningsOf: (match: Match) => readonly string[] = ({ warnings }) => warnings,
): DraftView {
  const { definition, practice, roster, settings, seed, timings, zone, webhook } = draft;
  const begun = draftMatch(draft, seed === '' ? 'draft' : seed);
  const problems = draftProblems(draft, begun);
  const mayDraw = begun.ok && problems.length === 0 && hostedBy === undefined;
  const seedWarning =
    seed !== '' && seed.length < SAFE_SEED
      ? [
          'The seed is short: somebody could guess it from its published hash. Leave it empty to have one drawn.',
        ]
      : [];
  return {
    mark: draftMark(draft),
    game: gameChoice(definition),
    practice,
    columns: rosterColumns(definition),
    roster,
    settingQuestions: definition.settingsQuestions,
    settings,
    seed,
    timings: timings.map((timing): TimingView => timing),
    zone,
    bookZone,
    webhook,
    problems,
    atCells: cellProblems(definition, draftJson(draft), begun),
    warnings: [
      ...(begun.ok ? warningsOf(begun.value) : []),
      ...seedWarning,
      ...sharedChannels(draftChannels(draft)),
    ],
    forms: mayDraw ? (begun.value.stage?.asks.length ?? 0) : 0,
  };
}
