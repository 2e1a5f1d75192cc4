// Reads and plays seasons from JSON files (docs/season-file.md), and writes their results as JSON.
import type { Catalogue } from '../../games/frame/catalogue';
import { isJsonObject, isObject, hasOwn, type JsonObject, dropUndefined } from '../../games/frame/json';
import { readJsonFile, MAX_PEOPLE } from '../../games/frame/json-file';
import type { PlayableGame } from '../../games/frame/playable';
import {
  problem,
  nestProblems,
  type ValuePath,
  type Problem,
  fail,
  ok,
  type Result,
} from '../../games/frame/result';
import { orList, quote } from '../../games/frame/wording';
import { applyHostChanges, changeField } from '../../seasons/changes';
import { countMatch, changesOfMatch } from '../../seasons/counting';
import { endSeason, type SeasonRanking, openEpisode } from '../../seasons/episodes';
import { isInSeason, peopleInSeason, findPerson } from '../../seasons/people';
import { fillRosterRow, canHaveGuests, defaultPlayers } from '../../seasons/roster';
import { withSettings, startSeason } from '../../seasons/start';
import { standingsJson } from '../../seasons/standing-line';
import {
  type CausedChange,
  type AppliedChanges,
  type Season,
  INHERITANCE_RULES,
  VISIBILITIES,
} from '../../seasons/types';
import { playMatch, resultJson, type PlayedScenario, matchField } from './scenario';
import {
  mapField,
  choice,
  listOf,
  object,
  oneOfShapes,
  optional,
  toOptions,
  text,
  jsonField,
  integer,
  type FieldValue,
} from '../../games/frame/fields';
import { MATCH_KINDS } from '../../games/frame/season';

/** Whether a file looks like a season rather than a scenario, so that refusals use the right word. */
export function isSeasonFile(json: unknown): boolean {
  return (
    isObject(json) && !hasOwn(json, 'game') && ['season', 'people', 'steps'].some((key) => hasOwn(json, key))
  );
}

/** A match with its full roster and its changes to the season. */
export interface PlayedMatch {
  readonly played: PlayedScenario;
  readonly guests: readonly string[];
  readonly left: readonly CausedChange[];
}

/** The season after a step, with the step's changes. */
export interface PlayedStep extends AppliedChanges {
  readonly step: Step;
  readonly match?: PlayedMatch;
  /** Everyone's place; only present in the step that ends the season. */
  readonly places?: SeasonRanking;
}

export interface PlayedSeason {
  /** The season's name as written in the file. */
  readonly name: string;
  readonly started: Season;
  readonly steps: readonly PlayedStep[];
}

type StepResult = Result<Omit<PlayedStep, 'step'>, readonly Problem[]>;

export function playSeason(json: unknown, games: Catalogue): Result<PlayedSeason, readonly Problem[]> {
  const reading = readJsonFile(seasonField, json, 'Season');
  if (!reading.ok) return fail(reading.problems);
  const { season: name, settings = {}, people, steps = [] } = reading.value;
  const started = startSeason(
    name,
    settings,
    people.map(({ name: person, purses = new Map(), tokens = 0, marks = [] }) => ({
      name: person,
      purses,
      tokens,
      marks,
    })),
  );
  if (!started.ok) return started;
  let season = started.value;
  const played: PlayedStep[] = [];
  for (const [index, step] of steps.entries()) {
    const place: ValuePath = ['steps', index];
    const untimely = stepOrderProblem(season, played, step);
    if (untimely !== undefined) return fail(nestProblems(place, [untimely]));
    const done = playStep(season, step, games);
    if (!done.ok) return fail(nestProblems(place, done.error));
    season = done.value.season;
    played.push({ ...done.value, step });
  }
  return ok({ name, started: started.value, steps: played });
}

/** Refuses steps before the first episode or after the season's end. */
function stepOrderProblem(season: Season, played: readonly PlayedStep[], step: Step): Problem | undefined {
  if (played.some(({ places }) => places !== undefined)) {
    return problem('season-over', [], 'The season has ended. Expected no step after its end.');
  }
  return season.episodes.length === 0 && !('episode' in step)
    ? problem('no-episode', [], 'No episode is open. Expected a step with an episode first.')
    : undefined;
}

function playStep(season: Season, step: Step, games: Catalogue): StepResult {
  if ('match' in step) return playMatchStep(season, step, games);
  if ('episode' in step) {
    const opened = openEpisode(season, step.episode);
    return opened.ok ? opened : fail([opened.error]);
  }
  if ('settings' in step) {
    const set = withSettings(season, step.settings);
    return set.ok ? ok({ season: set.value, changes: [] }) : fail(nestProblems(['settings'], [set.error]));
  }
  if ('end' in step) {
    const ended = endSeason(season, step.end.winners);
    return ended.ok
      ? ok({ season, changes: [], places: ended.value })
      : fail(nestProblems(['end'], ended.error));
  }
  if (step.reason.trim() === '') return fail([EMPTY_REASON]);
  const made = applyHostChanges(season, step.changes, step.reason);
  return made.ok ? made : fail(nestProblems(['changes'], made.error));
}

const EMPTY_REASON = problem('empty-reason', ['reason'], 'The reason is empty. Enter why this was changed.');
/** The cause of the host's changes if the file has no reason. */
const DEFAULT_HOST_CAUSE = 'Changed by the host when the match was counted.';

function playMatchStep(season: Season, step: MatchStep, games: Catalogue): StepResult {
  const { leaveOut, changes, reason = '', kind, match: said, guests = [] } = step;
  const game = games.find(({ info }) => info.id === said.game);
  // Playing the match refuses an unknown game. It has no roster, so there's nothing else to check.
  const roster = game === undefined ? ok([]) : buildRoster(season, step, game);
  if (!roster.ok) return roster;
  const first = roster.value.length - guests.length;
  const played = playMatch({ ...said, players: roster.value }, games);
  if (!played.ok) return fail(played.error.map((one) => withPlaceInStep(one, first)));
  const { match } = played.value;
  const toCount = { match, kind, guests: match.roster.slice(first) };
  const own = { played: played.value, guests: toCount.guests };
  if (match.stage !== null) {
    const early = (['leaveOut', 'changes'] as const).filter((key) => step[key] !== undefined);
    const problems = early.map((key) =>
      problem('not-over', [key], `${key}: the match isn’t over. Expected ${key} only in a finished match.`),
    );
    const running = { ...own, left: [] };
    return problems.length > 0 ? fail(problems) : ok({ season, changes: [], match: running });
  }
  const counted = countMatch(season, toCount, {
    leaveOut: leaveOut ?? [],
    changes: changes ?? [],
    reason: reason.trim() === '' ? DEFAULT_HOST_CAUSE : reason,
  });
  const { changes: left } = changesOfMatch(season, toCount);
  return counted.ok ? ok({ ...counted.value, match: { ...own, left } }) : counted;
}

/** A match's players, then its guests (SN-17). What the file leaves out is filled in from the standings (SN-3). */
function buildRoster(
  season: Season,
  { match, kind, guests = [] }: MatchStep,
  game: PlayableGame,
): Result<readonly unknown[], readonly Problem[]> {
  if (guests.length > 0 && !canHaveGuests(kind, game)) {
    const which = game.season.guests ? `a ${kind} match` : game.info.title;
    return fail([
      problem('no-guests', ['guests'], `guests: ${which} can’t have any. Expected no guests here.`),
    ]);
  }
  const given = match.players ?? defaultPlayers(season, kind)?.map(({ name }) => ({ name }));
  if (given === undefined) {
    const text =
      'This death match has no players, and the season doesn’t have both a Candidate and an opponent who are still in. Expected players.';
    return fail([problem('missing', ['match', 'players'], text)]);
  }
  const filled = (row: unknown, areIn: boolean): JsonObject | undefined => {
    const person = findPerson(season, rowName(row) ?? '');
    return isJsonObject(row) && person !== undefined && isInSeason(person) === areIn
      ? fillRosterRow(season, game, person, row, match.settings ?? {})
      : undefined;
  };
  const problems: Problem[] = [];
  const rows = given.map((row, at) => {
    const whole = filled(row, true);
    // Playing the match refuses a row without a name.
    const name = rowName(row);
    if (whole === undefined && name !== undefined) {
      const text = `${quote(name)} isn’t in the season. Expected ${orList(peopleInSeason(season).map(({ name: one }) => one))}.`;
      problems.push(problem('not-in', ['match', 'players', at, 'name'], text));
    }
    return whole ?? row;
  });
  const invited = guests.map((guest, at) => {
    const whole = filled(typeof guest === 'string' ? { name: guest } : guest, false);
    if (whole === undefined) {
      const out = orList(season.people.filter((person) => !isInSeason(person)).map(({ name }) => name));
      const wanted = out === '' ? 'no guest, because nobody is out' : `someone who is out: ${out}`;
      const text = `Guest ${at + 1}: ${quote(guest)} can’t be a guest. Expected ${wanted}.`;
      problems.push(problem('not-a-guest', ['guests', at], text));
    }
    return whole ?? guest;
  });
  return problems.length > 0 ? fail(problems) : ok([...rows, ...invited]);
}

function rowName(row: unknown): string | undefined {
  return isObject(row) && typeof row.name === 'string' ? row.name : undefined;
}

/** Converts a problem's place in the match to its place in the step: roster rows from `first` on are guests. */
function withPlaceInStep(wrong: Problem, first: number): Problem {
  const [part, at, ...rest] = wrong.place;
  const guest = part === 'players' && typeof at === 'number' ? at - first : -1;
  return { ...wrong, place: guest < 0 ? ['match', ...wrong.place] : ['guests', guest, ...rest] };
}

/** The result as docs/season-file.md describes it. */
export function seasonJson({ name, steps }: PlayedSeason): JsonObject {
  return { season: name, steps: steps.map(stepJson) };
}

function stepJson({ season, changes, match, places }: PlayedStep): JsonObject {
  return {
    changes: changes.map(changeJson),
    ...(match === undefined ? {} : { result: resultJson(match.played) }),
    standings: standingsJson(season),
    ...dropUndefined({ places }),
  };
}

function changeJson(change: CausedChange): JsonObject {
  return { ...change };
}

const settingsField = object({
  currencies: optional(mapField(choice({ title: 'currency', options: toOptions(VISIBILITIES) }))),
  inherit: optional(choice({ title: 'inherit', options: toOptions(INHERITANCE_RULES) })),
});

const personField = object({
  name: text({ title: 'name' }),
  purses: optional(mapField(integer({ title: 'purse', min: 0 }))),
  tokens: optional(integer({ title: 'tokens', min: 0 })),
  marks: optional(listOf(text({ title: 'mark' }))),
});

const stepField = oneOfShapes({
  match: object({
    match: matchField,
    kind: choice({ title: 'kind', options: toOptions(MATCH_KINDS) }),
    guests: optional(listOf(jsonField)),
    leaveOut: optional(listOf(integer({ title: 'place', min: 0 }))),
    changes: optional(listOf(changeField)),
    reason: optional(text({ title: 'reason' })),
  }),
  episode: object({ episode: text({ title: 'episode' }) }),
  settings: object({ settings: settingsField }),
  end: object({ end: object({ winners: listOf(text({ title: 'winner' })) }) }),
  changes: object({ changes: listOf(changeField), reason: text({ title: 'reason' }) }),
});

const seasonField = object({
  season: text({ title: 'season' }),
  settings: optional(settingsField),
  people: listOf(personField, MAX_PEOPLE),
  steps: optional(listOf(stepField)),
});

type Step = FieldValue<typeof stepField>;
export type MatchStep = Extract<Step, { readonly match: unknown }>;
