// Drafts in a season. Rosters are filled in from the standings, and again when the match is created (SN-3, SN-19).
import { isolateRtl } from '../../games/frame/wording';
import { answerText, type TitledAnswer } from '../../games/frame/fields';
import { isJsonObject, type Json, type JsonObject } from '../../games/frame/json';
import { nameKey } from '../../games/frame/names';
import type { PlayableGame } from '../../games/frame/playable';
import type { SeasonColumn } from '../../games/frame/season';
import { isInSeason, findPerson } from '../../seasons/people';
import { fillRosterRow, canHaveGuests, defaultPlayers } from '../../seasons/roster';
import type { Person, Season } from '../../seasons/types';
import { HOST_TIME_ZONE_SETTING, publicWebhook, settingText } from '../contacts/contacts';
import { holder, otherSeatsHeld, type People } from '../record/people';
import { matchFromDraft, draftJson, type Draft, type SeasonPlace } from './draft';
import { sessionRecords, sessionSeason, type Session } from './game-session';
import { withWinnersAnswers } from './winner-questions';

/** Stands for a value that's taken from the standings when the match is created. */
const SEASON_VALUE_PLACEHOLDER = '(season)';

export interface SeasonDraft extends Draft {
  readonly place: SeasonPlace;
}

/** A draft from which the match can be created. */
interface ReadyDraft {
  readonly draft: Draft;
  /** The same draft for the screen, which also shows settings about people who don't play. */
  readonly filled: Draft;
  /** Sentences about settings that were left out. */
  readonly says: readonly string[];
  /** Sentences about problems with the players. */
  readonly problems: readonly string[];
}

/** Fills in what the season knows and what winners have answered. Standalone drafts are returned as typed. */
export function completeDraft(session: Session, draft: Draft): ReadyDraft {
  const season = sessionSeason(session);
  const { place } = draft;
  if (season === undefined || place === undefined) return { draft, filled: draft, says: [], problems: [] };
  const placed = { ...draft, place, settings: withWinnersAnswers(session, draft) };
  const filled = { ...fillDraft(season.standing, placed), ...contactDefaults(session, draft) };
  return {
    filled,
    ...dropAbsentPlayers(season.standing, filled),
    problems: rosterProblems(season.standing, placed, sessionRecords(session).people),
  };
}

/** Time zone and public channel for the next match: the draft's own, else those of the previous match. */
export function contactDefaults(
  { snapshot }: Session,
  { zone, webhook }: Pick<Draft, 'zone' | 'webhook'>,
): Pick<Draft, 'zone' | 'webhook'> {
  return {
    zone: zone === '' ? settingText(snapshot.settings, HOST_TIME_ZONE_SETTING) : zone,
    webhook: webhook === '' ? publicWebhook(snapshot) : webhook,
  };
}

/**
 * Leaves out settings about people who don't play, so that nobody has to retype the others (SN-15). The tabs keep them for
 * when those people play again. A draft with other problems stays whole, because they're shown at its settings.
 */
function dropAbsentPlayers({ people }: Season, filled: SeasonDraft): Pick<ReadyDraft, 'draft' | 'says'> {
  const { definition, roster } = filled;
  const playing = new Set(roster.map(([name = '']) => nameKey(name)));
  const away = people.flatMap(({ name }) => (playing.has(nameKey(name)) ? [] : [name]));
  const fitted = definition.season.fitted?.(draftJson(filled).settings, away);
  if (fitted === undefined || fitted.omissions.length === 0) return { draft: filled, says: [] };
  const answers = definition.typed(fitted.settings);
  const settings = Object.fromEntries(answers.map(({ title, answer }) => [title, answerText(answer)]));
  const draft = { ...filled, settings };
  return matchFromDraft(draft, 'draft').ok ? { draft, says: fitted.omissions } : { draft: filled, says: [] };
}

/**
 * The draft to save. Cells that match the standings are replaced by `SEASON_VALUE_PLACEHOLDER`. If `former`, the previous kind of match, is
 * different, its usual players and guests may still be listed.
 */
export function withoutSeasonCells(
  season: Season,
  draft: SeasonDraft,
  former = draft.place.kind,
): SeasonDraft {
  const { definition, place } = draft;
  const { kind } = place;
  const titles = seasonColumnTitles(definition);
  const isGuest = ([name = '']: readonly string[]): boolean => includesName(place.guests, name);
  const keepsGuests = kind === former || canHaveGuests(kind, definition);
  const guests = keepsGuests ? place.guests : [];
  const kept = draft.roster.filter((cells) => keepsGuests || !isGuest(cells));
  const roster = kept.map((cells) => {
    const person = findPerson(season, cells[0] ?? '');
    const fill = person === undefined ? undefined : personCells(season, definition, person);
    return cells.map((cell, at) => {
      const title = definition.rosterQuestions[at]?.title ?? '';
      return fill !== undefined && titles.includes(title) && cell.trim() === (fill[at] ?? '')
        ? SEASON_VALUE_PLACEHOLDER
        : cell;
    });
  });
  const names = kept.filter((cells) => !isGuest(cells)).map(([name = '']) => nameKey(name));
  const usual = [kind, former].some((one) => {
    const wanted = (defaultPlayers(season, one) ?? []).map(({ name }) => nameKey(name));
    return wanted.join('\n') === names.join('\n');
  });
  return { ...draft, roster, place: { kind, guests, usual } };
}

function includesName(names: readonly string[], name: string): boolean {
  return names.some((one) => nameKey(one) === nameKey(name));
}

/** The draft as the match would be created from it now, with all rows and cells filled in. */
export function fillDraft(season: Season, draft: SeasonDraft): SeasonDraft {
  const { definition, roster, place } = draft;
  const { kind, guests, usual } = place;
  const rowOf = (name: string): readonly string[] | undefined =>
    roster.find(([own = '']) => nameKey(own) === nameKey(name));
  const listed = roster.map(([name = '']) => name).filter((name) => !includesName(guests, name));
  const players = usual ? (defaultPlayers(season, kind) ?? []).map(({ name }) => name) : listed;
  const rows = [...players, ...guests].map((name) => {
    const person = findPerson(season, name);
    const fill = person === undefined ? undefined : personCells(season, definition, person);
    const said = rowOf(name);
    return definition.rosterQuestions.map((_, at) => {
      if (at === 0) return person?.name ?? name;
      const cell = said?.[at];
      return cell === undefined || cell === SEASON_VALUE_PLACEHOLDER ? (fill?.[at] ?? '') : cell;
    });
  });
  return { ...draft, roster: rows };
}

/** A roster row for everyone in the season, whether in or out, filled in from the standings. */
export function seasonRosterRows(season: Season, definition: PlayableGame): readonly (readonly string[])[] {
  return season.people.map((person) => personCells(season, definition, person));
}

/** A person's cells in column order, filled in from the standings; empty if unknown. */
function personCells(season: Season, definition: PlayableGame, person: Person): readonly string[] {
  const answers = rosterRowAnswers(definition, fillRosterRow(season, definition, person, {}));
  return definition.rosterQuestions.map(({ title }) => answers.get(title) ?? '');
}

function rosterRowAnswers(definition: PlayableGame, row: unknown): ReadonlyMap<string, string> {
  const json: JsonObject = isJsonObject(row) ? row : {};
  return new Map(
    definition.rosterRow.toAnswers(json, '').map(({ title, answer }: TitledAnswer) => [title, answer]),
  );
}

/** Titles of the columns that a game fills in from the standings. */
export function seasonColumnTitles(
  definition: PlayableGame,
  isWanted: (take: SeasonColumn) => boolean = () => true,
): readonly string[] {
  return definition.season.takes.filter(isWanted).flatMap((take) => {
    const given = rosterRowAnswers(definition, { [take.column]: sampleValue(take) });
    const without = rosterRowAnswers(definition, {});
    return [...given]
      .filter(([title, answer]) => answer !== (without.get(title) ?? ''))
      .map(([title]) => title);
  });
}

/** A sample value, to find out which columns it fills in. */
function sampleValue(take: SeasonColumn): Json {
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

function rosterProblems(season: Season, draft: SeasonDraft, people: People): readonly string[] {
  const { definition, place } = draft;
  const { kind, guests, usual } = place;
  const filled = fillDraft(season, draft);
  const missing =
    kind === 'death' && usual && defaultPlayers(season, kind) === undefined
      ? [
          'A death match needs a Candidate and an opponent who are still in. List the players, or name both in the season first.',
        ]
      : [];
  const unknown = filled.roster.flatMap(([name = '']) => {
    const person = findPerson(season, name);
    if (person === undefined) return [`${name} isn’t in this season. Choose someone who is.`];
    if (includesName(guests, name))
      return isInSeason(person) ? [`${person.name} is still in, so they can’t be a guest.`] : [];
    return isInSeason(person) ? [] : [`${person.name} is out. Remove them, or add them as a guest.`];
  });
  const twice = filled.roster.flatMap(([seat = '']) => {
    const standing = findPerson(season, seat);
    if (standing === undefined || !includesName(guests, seat)) return [];
    const other = otherSeatsHeld(people, standing.name).find((one) =>
      filled.roster.some(([name]) => name === one),
    );
    return other === undefined
      ? []
      : [
          `${holder(people, standing.name).name} plays for ${other}, so they can’t be a guest in the same match.`,
        ];
  });
  const none = guests.length > 0 && !canHaveGuests(kind, definition) ? ['This match can’t have guests.'] : [];
  return [...missing, ...unknown, ...twice, ...none];
}

/** Sentences about cells that come from the standings, and cells that differ from them. */
export function standingsNotes(
  season: Season,
  draft: SeasonDraft,
): { readonly took: readonly string[]; readonly differs: readonly string[] } {
  const { definition } = draft;
  const titles = seasonColumnTitles(definition);
  const filled = fillDraft(season, draft);
  const cells = filled.roster.flatMap((row) => {
    const person = findPerson(season, row[0] ?? '');
    const fill = person === undefined ? [] : personCells(season, definition, person);
    return definition.rosterQuestions.flatMap(({ title }, at) =>
      titles.includes(title) && person !== undefined
        ? [{ name: person.name, title, typed: (row[at] ?? '').trim(), known: fill[at] ?? '' }]
        : [],
    );
  });
  return {
    took: cells
      .filter(({ typed, known }) => typed === known && known !== '')
      .map(({ name, title, known }) => `${isolateRtl(name)}: ${title} ${known}, from the season.`),
    differs: cells
      .filter(({ typed, known }) => typed !== known)
      .map(
        ({ name, title, typed, known }) =>
          `${isolateRtl(name)}: ${title} is ${typed === '' ? 'empty' : typed} here and ${known === '' ? 'unknown' : known} in the season.`,
      ),
  };
}
