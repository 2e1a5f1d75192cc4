// The draft of the season's next match, in two tabs of its own. Its roster and columns are filled in from the
// standings, and taken from them when the match is created (SN-3, SN-19).
import { apart } from '../../games/frame/wording';
import { answerText, type Answered } from '../../games/frame/fields';
import { isJsonObject, type Json, type JsonObject } from '../../games/frame/json';
import { nameKey } from '../../games/frame/names';
import type { PlayableGame } from '../../games/frame/playable';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { MATCH_KINDS, type MatchKind, type Take } from '../../games/frame/season';
import { headings, type Tab } from '../../games/frame/tabs';
import { isIn, personCalled } from '../../seasons/people';
import { filledIn, mayHaveGuests, usualPlayers } from '../../seasons/roster';
import type { Person, Season } from '../../seasons/types';
import type { SaveNextMatch } from '../reply/draft-view';
import type { TypedAnswers } from '../reply/typed-answers';
import { HOST_ZONE, publicWebhook, settingText } from '../contacts/contacts';
import type { HostSnapshot } from '../ports/host-book';
import { readDraft, savedDraft, settingsTab, type Draft } from './draft';

const ROWS = { kind: 'Kind of match', usual: 'Players as the season says' } as const;
const GUEST = 'Guest';
/** Stands in a cell that is filled in from the standing when the match is created. */
const TAKEN = '(season)';

/** The draft of a season's match. */
export interface SeasonDraft extends Draft {
  readonly kind: MatchKind;
  /** The names of guests, whose rows come after all others. */
  readonly guests: readonly string[];
  /** True where the players are the usual ones for this kind of match. */
  readonly usual: boolean;
}

/** `next`: the draft of a match of the open episode; `ahead`: of the next episode, kept until that is opened (SN-19). */
export type DraftPlace = 'next' | 'ahead';

/** Reads the draft in the tabs, its cells as typed; undefined where they hold none. */
export function readSeasonDraft(snapshot: HostSnapshot, place: DraftPlace = 'next'): SeasonDraft | undefined {
  const roster = place === 'next' ? snapshot.nextRoster : snapshot.aheadRoster;
  const settings = place === 'next' ? snapshot.nextSettings : snapshot.aheadSettings;
  const draft = readDraft({ roster, settings });
  const kind = MATCH_KINDS.find((one) => one === settingText(settings, ROWS.kind)) ?? 'main';
  if (draft === undefined) return undefined;
  const [header = [], ...rows] = roster ?? [];
  const at = header.findIndex((cell) => nameKey(answerText(cell)) === nameKey(GUEST));
  const guests = rows
    .filter((cells) => answerText(cells[at] ?? '') !== '')
    .map(([name = '']) => answerText(name));
  const width = draft.definition.rosterQuestions.length;
  return {
    ...draft,
    roster: draft.roster.map((cells) => cells.slice(0, width)),
    kind,
    guests: guests.filter((name) => name !== ''),
    usual: settingText(settings, ROWS.usual) !== 'no',
  };
}

type DraftTabs = Partial<
  Readonly<Record<'nextRoster' | 'nextSettings' | 'aheadRoster' | 'aheadSettings', Tab | null>>
>;

/** Makes the two tabs of a draft; null empties its place. */
export function seasonDraftTabs(draft: SeasonDraft | null, place: DraftPlace = 'next'): DraftTabs {
  const [roster, settings] = draft === null ? [null, null] : tabsOf(draft, place);
  return place === 'next'
    ? { nextRoster: roster, nextSettings: settings }
    : { aheadRoster: roster, aheadSettings: settings };
}

function tabsOf(draft: SeasonDraft, place: DraftPlace): readonly [Tab, Tab] {
  const { definition, roster, guests, kind, usual } = draft;
  const titles = definition.rosterQuestions.map(({ title }) => title);
  const isGuest = ([name = '']: readonly string[]): boolean =>
    guests.some((guest) => nameKey(guest) === nameKey(name));
  const settings = settingsTab(draft);
  return [
    {
      title: FRAME_TITLES[`${place}Roster`],
      rows: [
        headings(...titles, GUEST),
        ...roster.map((cells) => [
          ...titles.map((_, index) => cells[index] ?? ''),
          isGuest(cells) ? 'yes' : '',
        ]),
      ],
      widths: [...titles, GUEST].map(() => 140),
    },
    {
      ...settings,
      title: FRAME_TITLES[`${place}Settings`],
      rows: [
        ...settings.rows,
        [ROWS.kind, kind, `One of ${MATCH_KINDS.join(', ')}.`],
        [
          ROWS.usual,
          usual ? 'yes' : 'no',
          'Yes: the roster is taken from the season when the match is created.',
        ],
      ],
    },
  ];
}

/** Gives the host's time zone and the public channel for the next match: those of the draft, else of the match before. */
export function waysToReach(
  { snapshot }: { readonly snapshot: HostSnapshot },
  { zone, webhook }: Pick<Draft, 'zone' | 'webhook'>,
): Pick<Draft, 'zone' | 'webhook'> {
  return {
    zone: zone === '' ? settingText(snapshot.settings, HOST_ZONE) : zone,
    webhook: webhook === '' ? publicWebhook(snapshot) : webhook,
  };
}

/** Begins a draft of a game with the settings of the last match of it. */
export function freshSeasonDraft(
  definition: PlayableGame,
  kind: MatchKind,
  last: { readonly settings: TypedAnswers; readonly timings: Draft['timings'] } | undefined,
): SeasonDraft {
  return {
    definition,
    game: definition.info.id,
    practice: false,
    seed: '',
    zone: '',
    webhook: '',
    timings:
      last?.timings ??
      definition.timings.map(({ title, seconds, graceSeconds }) => ({
        title,
        seconds,
        clock: '',
        graceSeconds,
      })),
    settings: last?.settings ?? {},
    roster: [],
    kind,
    guests: [],
    usual: true,
  };
}

/**
 * Makes a draft of what the sidebar sends. Cells that are as in the standing are taken from it again when the match is
 * created.
 */
export function savedSeasonDraft(season: Season, input: SaveNextMatch): SeasonDraft | undefined {
  const draft = savedDraft(input);
  if (draft === undefined) return undefined;
  const { kind, guests } = input;
  const { definition } = draft;
  const titles = takenTitles(definition);
  const roster = input.roster.map((cells) => {
    const person = personCalled(season, cells[0] ?? '');
    const fill = person === undefined ? undefined : filledCells(season, definition, person);
    return cells.map((cell, at) => {
      const title = definition.rosterQuestions[at]?.title ?? '';
      return fill !== undefined && titles.includes(title) && cell.trim() === (fill[at] ?? '') ? TAKEN : cell;
    });
  });
  const names = roster
    .map(([name = '']) => name)
    .filter((name) => !guests.some((guest) => nameKey(guest) === nameKey(name)));
  const wanted = (usualPlayers(season, kind) ?? []).map(({ name }) => name);
  const usual =
    names.length === wanted.length && names.every((name, at) => nameKey(name) === nameKey(wanted[at] ?? ''));
  return { ...draft, roster, kind, guests, usual };
}

/** Fills in the draft as the match would be created from it now: its rows in order, each with all its cells. */
export function filledDraft(season: Season, draft: SeasonDraft): SeasonDraft {
  const { definition, kind, guests, roster } = draft;
  const isGuest = (name: string): boolean => guests.some((guest) => nameKey(guest) === nameKey(name));
  const rowOf = (name: string): readonly string[] | undefined =>
    roster.find(([own = '']) => nameKey(own) === nameKey(name));
  const listed = roster.map(([name = '']) => name).filter((name) => !isGuest(name));
  const players = draft.usual ? (usualPlayers(season, kind) ?? []).map(({ name }) => name) : listed;
  const rows = [...players, ...guests].map((name) => {
    const person = personCalled(season, name);
    const fill = person === undefined ? undefined : filledCells(season, definition, person);
    const said = rowOf(name);
    return definition.rosterQuestions.map((_, at) => {
      if (at === 0) return person?.name ?? name;
      const cell = said?.[at];
      return cell === undefined || cell === TAKEN ? (fill?.[at] ?? '') : cell;
    });
  });
  return { ...draft, roster: rows };
}

/** Makes a row for everyone of the season, in or out, with the cells that the standings fill in. */
export function knownRows(season: Season, definition: PlayableGame): readonly (readonly string[])[] {
  return season.people.map((person) => filledCells(season, definition, person));
}

/** Gives the cells of a person's row that the standing fills in, in the columns' order; empty where nothing is known. */
function filledCells(season: Season, definition: PlayableGame, person: Person): readonly string[] {
  const answers = answersOf(definition, filledIn(season, definition, person, {}));
  return definition.rosterQuestions.map(({ title }) => answers.get(title) ?? '');
}

function answersOf(definition: PlayableGame, row: unknown): ReadonlyMap<string, string> {
  const json: JsonObject = isJsonObject(row) ? row : {};
  return new Map(
    definition.rosterRow.toAnswers(json, '').map(({ title, answer }: Answered) => [title, answer]),
  );
}

/** Lists the titles of the columns that a game takes from standings, or only of those that are wanted. */
export function takenTitles(
  definition: PlayableGame,
  isWanted: (take: Take) => boolean = () => true,
): readonly string[] {
  return definition.season.takes.filter(isWanted).flatMap((take) => {
    const given = answersOf(definition, { [take.column]: sampleOf(take) });
    const without = answersOf(definition, {});
    return [...given]
      .filter(([title, answer]) => answer !== (without.get(title) ?? ''))
      .map(([title]) => title);
  });
}

/** Gives a value such as the column takes from a standing, as an example. */
function sampleOf(take: Take): Json {
  switch (take.what) {
    case 'purse':
    case 'tokens':
      return 7;
    case 'candidate':
      return true;
    case 'realm':
      return take.words.Heaven;
    case 'purses':
      return { garnets: 7 };
  }
}

/** Finds problems with who plays, a sentence each. */
export function rosterProblems(season: Season, draft: SeasonDraft): readonly string[] {
  const { kind, guests, definition } = draft;
  const filled = filledDraft(season, draft);
  const isGuest = (name: string): boolean => guests.some((guest) => nameKey(guest) === nameKey(name));
  const missing =
    kind === 'death' && draft.usual && usualPlayers(season, kind) === undefined
      ? ['There is no Candidate and opponent who are in: list who plays, or name both in the season first.']
      : [];
  const unknown = filled.roster.flatMap(([name = '']) => {
    const person = personCalled(season, name);
    if (person === undefined) return [`${name} is nobody of this season. Choose among its people.`];
    if (isGuest(name)) return isIn(person) ? [`${person.name} is in, and no guest.`] : [];
    return isIn(person) ? [] : [`${person.name} is out: leave them out, or add them as a guest.`];
  });
  const none = guests.length > 0 && !mayHaveGuests(kind, definition) ? ['This match has no guests.'] : [];
  return [...missing, ...unknown, ...none];
}

/** Tells which cells are taken from standings, and which differ from them, a sentence each. */
export function tellTaken(
  season: Season,
  draft: SeasonDraft,
): { readonly took: readonly string[]; readonly differs: readonly string[] } {
  const { definition } = draft;
  const titles = takenTitles(definition);
  const filled = filledDraft(season, draft);
  const cells = filled.roster.flatMap((row) => {
    const person = personCalled(season, row[0] ?? '');
    const fill = person === undefined ? [] : filledCells(season, definition, person);
    return definition.rosterQuestions.flatMap(({ title }, at) =>
      titles.includes(title) && person !== undefined
        ? [{ name: person.name, title, typed: (row[at] ?? '').trim(), known: fill[at] ?? '' }]
        : [],
    );
  });
  return {
    took: cells
      .filter(({ typed, known }) => typed === known && known !== '')
      .map(({ name, title, known }) => `${apart(name)}: ${title} ${known}, from the season.`),
    differs: cells
      .filter(({ typed, known }) => typed !== known)
      .map(
        ({ name, title, typed, known }) =>
          `${apart(name)}: ${title} is ${typed === '' ? 'empty' : typed} here, and ${known === '' ? 'not known' : known} in the season.`,
      ),
  };
}
