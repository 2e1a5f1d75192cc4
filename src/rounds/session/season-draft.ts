// What a season adds to the draft of its match: roster and columns are filled in from the standings, and taken from them
// when the match is created (SN-3, SN-19).
import { apart } from '../../games/frame/wording';
import { answerText, type Answered } from '../../games/frame/fields';
import { isJsonObject, type Json, type JsonObject } from '../../games/frame/json';
import { nameKey } from '../../games/frame/names';
import type { PlayableGame } from '../../games/frame/playable';
import type { Take } from '../../games/frame/season';
import { isIn, personCalled } from '../../seasons/people';
import { filledIn, mayHaveGuests, usualPlayers } from '../../seasons/roster';
import type { Person, Season } from '../../seasons/types';
import { HOST_ZONE, publicWebhook, settingText } from '../contacts/contacts';
import { holder, otherSeatsOf, type People } from '../record/people';
import { beginDraft, draftJson, type Draft, type Place } from './draft';
import { recordsOf, seasonIn, type Session } from './game-session';

/** Stands in a cell that is filled in from the standing when the match is created. */
const TAKEN = '(season)';

/** The draft of a season's match. */
export interface SeasonDraft extends Draft {
  readonly place: Place;
}

/** A draft as a match is created from it. */
interface ReadyDraft {
  readonly draft: Draft;
  /** The same with settings that are for people who do not play: its screen shows them. */
  readonly filled: Draft;
  /** Says what was left out of it, a sentence each. */
  readonly says: readonly string[];
  /** Problems with who plays, a sentence each. */
  readonly problems: readonly string[];
}

/** Fills in what the season knows; the draft of a game alone is as it was typed. */
export function readyDraft(session: Session, draft: Draft): ReadyDraft {
  const season = seasonIn(session);
  const { place } = draft;
  if (season === undefined || place === undefined) return { draft, filled: draft, says: [], problems: [] };
  const placed = { ...draft, place };
  const filled = { ...filledDraft(season.standing, placed), ...waysToReach(session, draft) };
  return {
    filled,
    ...fittedDraft(season.standing, filled),
    problems: rosterProblems(season.standing, placed, recordsOf(session).people),
  };
}

/** Gives the host's time zone and the public channel for the next match: those of the draft, else of the match before. */
export function waysToReach(
  { snapshot }: Session,
  { zone, webhook }: Pick<Draft, 'zone' | 'webhook'>,
): Pick<Draft, 'zone' | 'webhook'> {
  return {
    zone: zone === '' ? settingText(snapshot.settings, HOST_ZONE) : zone,
    webhook: webhook === '' ? publicWebhook(snapshot) : webhook,
  };
}

/**
 * Leaves out what is for people who do not play: nobody types the rest again (SN-15). The tabs keep it, so that it is there
 * again once they play. A draft that has other problems stays whole, since these are shown where they stand.
 */
function fittedDraft({ people }: Season, filled: SeasonDraft): Pick<ReadyDraft, 'draft' | 'says'> {
  const { definition, roster } = filled;
  const playing = new Set(roster.map(([name = '']) => nameKey(name)));
  const away = people.flatMap(({ name }) => (playing.has(nameKey(name)) ? [] : [name]));
  const fitted = definition.season.fitted?.(draftJson(filled).settings, away);
  if (fitted === undefined || fitted.says.length === 0) return { draft: filled, says: [] };
  const answers = definition.typed(fitted.settings);
  const settings = Object.fromEntries(answers.map(({ title, answer }) => [title, answerText(answer)]));
  const draft = { ...filled, settings };
  return beginDraft(draft, 'draft').ok ? { draft, says: fitted.says } : { draft: filled, says: [] };
}

/**
 * Gives a draft as it is saved: cells that are as in the standing are taken from it again when the match is created.
 * `former`: its kind before, with whose usual players and guests it may still be typed.
 */
export function savedIn(season: Season, draft: SeasonDraft, former = draft.place.kind): SeasonDraft {
  const { definition, place } = draft;
  const { kind } = place;
  const titles = takenTitles(definition);
  const isGuest = ([name = '']: readonly string[]): boolean => isNamed(place.guests, name);
  const guests = kind === former || mayHaveGuests(kind, definition) ? place.guests : [];
  const kept = draft.roster.filter((cells) => !isGuest(cells) || guests.length > 0);
  const roster = kept.map((cells) => {
    const person = personCalled(season, cells[0] ?? '');
    const fill = person === undefined ? undefined : filledCells(season, definition, person);
    return cells.map((cell, at) => {
      const title = definition.rosterQuestions[at]?.title ?? '';
      return fill !== undefined && titles.includes(title) && cell.trim() === (fill[at] ?? '') ? TAKEN : cell;
    });
  });
  const names = kept.filter((cells) => !isGuest(cells)).map(([name = '']) => nameKey(name));
  const usual = [kind, former].some((one) => {
    const wanted = (usualPlayers(season, one) ?? []).map(({ name }) => nameKey(name));
    return wanted.join('\n') === names.join('\n');
  });
  return { ...draft, roster, place: { kind, guests, usual } };
}

function isNamed(names: readonly string[], name: string): boolean {
  return names.some((one) => nameKey(one) === nameKey(name));
}

/** Fills in the draft as the match would be created from it now: its rows in order, each with all its cells. */
export function filledDraft(season: Season, draft: SeasonDraft): SeasonDraft {
  const { definition, roster, place } = draft;
  const { kind, guests, usual } = place;
  const rowOf = (name: string): readonly string[] | undefined =>
    roster.find(([own = '']) => nameKey(own) === nameKey(name));
  const listed = roster.map(([name = '']) => name).filter((name) => !isNamed(guests, name));
  const players = usual ? (usualPlayers(season, kind) ?? []).map(({ name }) => name) : listed;
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
function rosterProblems(season: Season, draft: SeasonDraft, people: People): readonly string[] {
  const { definition, place } = draft;
  const { kind, guests, usual } = place;
  const filled = filledDraft(season, draft);
  const missing =
    kind === 'death' && usual && usualPlayers(season, kind) === undefined
      ? ['There is no Candidate and opponent who are in: list who plays, or name both in the season first.']
      : [];
  const unknown = filled.roster.flatMap(([name = '']) => {
    const person = personCalled(season, name);
    if (person === undefined) return [`${name} is nobody of this season. Choose among its people.`];
    if (isNamed(guests, name)) return isIn(person) ? [`${person.name} is in, and no guest.`] : [];
    return isIn(person) ? [] : [`${person.name} is out: leave them out, or add them as a guest.`];
  });
  const twice = filled.roster.flatMap(([seat = '']) => {
    const standing = personCalled(season, seat);
    if (standing === undefined || !isNamed(guests, seat)) return [];
    const other = otherSeatsOf(people, standing.name).find((one) =>
      filled.roster.some(([name]) => name === one),
    );
    return other === undefined
      ? []
      : [`${holder(people, standing.name).name} plays for ${other}, and can’t be a guest of the same match.`];
  });
  const none = guests.length > 0 && !mayHaveGuests(kind, definition) ? ['This match has no guests.'] : [];
  return [...missing, ...unknown, ...twice, ...none];
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
