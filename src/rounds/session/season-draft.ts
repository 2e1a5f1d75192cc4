// Drafts in a season: the roster is filled in from the standings, and taken from them when the match is created (SN-3, SN-19).
import { isolateRtl } from '../../games/frame/wording';
import { answerText, type Answered } from '../../games/frame/fields';
import { isJsonObject, type Json, type JsonObject } from '../../games/frame/json';
import { nameKey } from '../../games/frame/names';
import type { PlayableGame } from '../../games/frame/playable';
import type { Take } from '../../games/frame/season';
import { isIn, personCalled } from '../../seasons/people';
import { filledIn, mayHaveGuests, defaultPlayers } from '../../seasons/roster';
import type { Person, Season } from '../../seasons/types';
import { HOST_ZONE, publicWebhook, settingText } from '../contacts/contacts';
import { holder, otherSeatsOf, type People } from '../record/people';
import { beginDraft, draftJson, type Draft, type Place } from './draft';
import { recordsOf, seasonIn, type Session } from './game-session';
import { withAnswers } from './winner-questions';

/** A cell to be filled in from the standings when the match is created. */
const TAKEN = '(season)';

export interface SeasonDraft extends Draft {
  readonly place: Place;
}

/** A draft ready for creating its match. */
interface ReadyDraft {
  readonly draft: Draft;
  /** The draft including settings for people who don't play: its screen shows them. */
  readonly filled: Draft;
  /** What was left out, a sentence each. */
  readonly says: readonly string[];
  /** Problems with the players, a sentence each. */
  readonly problems: readonly string[];
}

/** Fills in what the season knows and winners have answered; standalone drafts stay as typed. */
export function readyDraft(session: Session, draft: Draft): ReadyDraft {
  const season = seasonIn(session);
  const { place } = draft;
  if (season === undefined || place === undefined) return { draft, filled: draft, says: [], problems: [] };
  const placed = { ...draft, place, settings: withAnswers(session, draft) };
  const filled = { ...filledDraft(season.standing, placed), ...waysToReach(session, draft) };
  return {
    filled,
    ...fittedDraft(season.standing, filled),
    problems: rosterProblems(season.standing, placed, recordsOf(session).people),
  };
}

/** Time zone and public channel for the next match: the draft's, else the previous match's. */
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
 * Leaves out settings for people who don't play, so that nobody has to retype the rest (SN-15). The tabs keep them for when
 * they play again. A draft with other problems stays whole, because those are shown at their place.
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
 * The draft to save: cells that match the standings are marked to be taken from them when the match is created. `former`:
 * the previous kind, whose usual players and guests may still be listed.
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
    const wanted = (defaultPlayers(season, one) ?? []).map(({ name }) => nameKey(name));
    return wanted.join('\n') === names.join('\n');
  });
  return { ...draft, roster, place: { kind, guests, usual } };
}

function isNamed(names: readonly string[], name: string): boolean {
  return names.some((one) => nameKey(one) === nameKey(name));
}

/** The draft as the match would be created now: rows in order, with all their cells. */
export function filledDraft(season: Season, draft: SeasonDraft): SeasonDraft {
  const { definition, roster, place } = draft;
  const { kind, guests, usual } = place;
  const rowOf = (name: string): readonly string[] | undefined =>
    roster.find(([own = '']) => nameKey(own) === nameKey(name));
  const listed = roster.map(([name = '']) => name).filter((name) => !isNamed(guests, name));
  const players = usual ? (defaultPlayers(season, kind) ?? []).map(({ name }) => name) : listed;
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

/** A row for everyone in the season, in or out, filled in from the standings. */
export function knownRows(season: Season, definition: PlayableGame): readonly (readonly string[])[] {
  return season.people.map((person) => filledCells(season, definition, person));
}

/** A person's cells from the standings, in column order; empty if unknown. */
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

/** Titles of columns that a game takes from the standings. */
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

/** An example value for the column. */
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

function rosterProblems(season: Season, draft: SeasonDraft, people: People): readonly string[] {
  const { definition, place } = draft;
  const { kind, guests, usual } = place;
  const filled = filledDraft(season, draft);
  const missing =
    kind === 'death' && usual && defaultPlayers(season, kind) === undefined
      ? [
          'There’s no Candidate and opponent who are both in. List the players, or name both in the season first.',
        ]
      : [];
  const unknown = filled.roster.flatMap(([name = '']) => {
    const person = personCalled(season, name);
    if (person === undefined) return [`${name} isn’t in this season. Choose someone who is.`];
    if (isNamed(guests, name)) return isIn(person) ? [`${person.name} is in, so they can’t be a guest.`] : [];
    return isIn(person) ? [] : [`${person.name} is out. Remove them, or add them as a guest.`];
  });
  const twice = filled.roster.flatMap(([seat = '']) => {
    const standing = personCalled(season, seat);
    if (standing === undefined || !isNamed(guests, seat)) return [];
    const other = otherSeatsOf(people, standing.name).find((one) =>
      filled.roster.some(([name]) => name === one),
    );
    return other === undefined
      ? []
      : [
          `${holder(people, standing.name).name} plays for ${other}, so they can’t be a guest in the same match.`,
        ];
  });
  const none = guests.length > 0 && !mayHaveGuests(kind, definition) ? ['This match can’t have guests.'] : [];
  return [...missing, ...unknown, ...twice, ...none];
}

/** Which cells come from the standings and which differ, a sentence each. */
export function comparedWithStandings(
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
      .map(({ name, title, known }) => `${isolateRtl(name)}: ${title} ${known}, from the season.`),
    differs: cells
      .filter(({ typed, known }) => typed !== known)
      .map(
        ({ name, title, typed, known }) =>
          `${isolateRtl(name)}: ${title} is ${typed === '' ? 'empty' : typed} here and ${known === '' ? 'unknown' : known} in the season.`,
      ),
  };
}
