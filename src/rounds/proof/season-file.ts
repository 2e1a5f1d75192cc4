// A season as one JSON file (docs/season-file.md): reading one, playing it, and the result as JSON.
import { GAMES } from '../../games/catalogue';
import { isJsonObject, isList, isObject, owns, type Json, type JsonObject } from '../../games/frame/json';
import { readFile } from '../../games/frame/json-file';
import type { PlayableGame } from '../../games/frame/playable';
import { problem, within, type Place, type Problem } from '../../games/frame/problems';
import { fail, ok, type Result } from '../../games/frame/result';
import { either, quote } from '../../games/frame/wording';
import { makeOwnChanges } from '../../seasons/changes';
import { countMatch, whatItLeaves } from '../../seasons/counting';
import { endSeason, type Places } from '../../seasons/end';
import { openEpisode } from '../../seasons/episodes';
import { isIn, peopleIn, personCalled } from '../../seasons/people';
import { filledIn, mayHaveGuests, usualPlayers } from '../../seasons/roster';
import { withSettings } from '../../seasons/settings';
import { standings } from '../../seasons/standings';
import { startSeason } from '../../seasons/start';
import type { Caused, Counted, Person, Season } from '../../seasons/types';
import { playScenario, readScenario, resultJson, type PlayedScenario, type Scenario } from './scenario';
import { seasonField, type MatchStep, type SeasonFile, type Step } from './season-field';
import { present } from '../../games/frame/present';

/** Whether a file seems to be a season, so that what is wrong with it is said as of a season, not as of a scenario. */
export function isSeasonFile(json: unknown): boolean {
  return (
    isObject(json) && !owns(json, 'game') && ['season', 'people', 'steps'].some((key) => owns(json, key))
  );
}

/** Reads the form of a season's file. */
export function readSeason(json: unknown): Result<SeasonFile, readonly Problem[]> {
  const reading = readFile(seasonField, json, 'Season');
  return reading.ok ? ok(reading.value) : fail(reading.problems);
}

/** A match as a step plays it: with its whole roster, and with all that it changes in the season once it is over. */
export interface PlayedMatch {
  readonly scenario: Scenario;
  readonly played: PlayedScenario;
  readonly guests: readonly string[];
  readonly left: readonly Caused[];
}

/** The season after one step, and the changes of this step. */
export interface PlayedStep extends Counted {
  readonly step: Step;
  readonly match?: PlayedMatch;
  /** Everyone's place; only the step that ends the season has it. */
  readonly places?: Places;
}

/** A season that was played, from its start. */
export interface PlayedSeason {
  readonly started: Season;
  readonly steps: readonly PlayedStep[];
}

type Played = Result<Omit<PlayedStep, 'step'>, readonly Problem[]>;

/** Plays a season, or says why it cannot be played. `games` are the games that its matches may be of. */
export function playSeason(
  file: SeasonFile,
  games: readonly PlayableGame[] = GAMES,
): Result<JsonObject, readonly Problem[]> {
  const played = playSteps(file, games);
  return played.ok ? ok({ season: file.season, steps: played.value.steps.map(stepJson) }) : played;
}

/** Plays the steps of a season, or says why they cannot be played. */
export function playSteps(
  { season: name, settings = {}, people, steps = [] }: SeasonFile,
  games: readonly PlayableGame[] = GAMES,
): Result<PlayedSeason, readonly Problem[]> {
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
    const place: Place = ['steps', index];
    const untimely = timeProblem(season, played, step);
    if (untimely !== undefined) return fail(within(place, [untimely]));
    const done = playStep(season, step, games);
    if (!done.ok) return fail(within(place, done.error));
    season = done.value.season;
    played.push({ ...done.value, step });
  }
  return ok({ started: started.value, steps: played });
}

/** Refuses a step before the first episode, and one after the end. */
function timeProblem(season: Season, played: readonly PlayedStep[], step: Step): Problem | undefined {
  if (played.some(({ places }) => places !== undefined)) {
    return problem('season-over', [], 'The season has ended. Expected no step after its end.');
  }
  return season.episodes.length === 0 && !('episode' in step)
    ? problem('no-episode', [], 'No episode is open. Expected a step with an episode first.')
    : undefined;
}

function playStep(season: Season, step: Step, games: readonly PlayableGame[]): Played {
  if ('match' in step) return playMatch(season, step, games);
  if ('episode' in step) {
    const opened = openEpisode(season, step.episode);
    return opened.ok ? opened : fail([opened.error]);
  }
  if ('settings' in step) {
    const set = withSettings(season, step.settings);
    return set.ok ? ok({ season: set.value, changes: [] }) : fail(within(['settings'], [set.error]));
  }
  if ('end' in step) {
    const ended = endSeason(season, step.end.winners);
    return ended.ok ? ok({ season, changes: [], places: ended.value }) : fail(within(['end'], ended.error));
  }
  if (step.reason.trim() === '') return fail([EMPTY_REASON]);
  const made = makeOwnChanges(season, step.changes, step.reason);
  return made.ok ? made : fail(within(['changes'], made.error));
}

const EMPTY_REASON = problem('empty-reason', ['reason'], 'The reason is empty. Expected why it is changed.');
/** The cause of the host's own changes in a match for which the file gives no reason. */
const BY_HOST = 'Changed by the host when the match was counted.';

function playMatch(season: Season, step: MatchStep, games: readonly PlayableGame[]): Played {
  const { leaveOut, changes, reason = '', kind } = step;
  const { match: json } = step;
  const game = isObject(json) ? games.find(({ info }) => info.id === json.game) : undefined;
  const guests = guestRows(season, step, game);
  if (!guests.ok) return guests;
  const whole = withRoster(season, step, game, guests.value);
  if (!whole.ok) return whole;
  const scenario = readScenario(whole.value);
  if (!scenario.ok) return fail(within(['match'], scenario.error));
  const played = playScenario(scenario.value, games);
  if (!played.ok) return fail(played.error.map((one) => inStep(one, scenario.value, guests.value)));
  const { match } = played.value;
  const names = guests.value.map(({ person }) => person.name);
  const own = { scenario: scenario.value, played: played.value, guests: names };
  if (match.stage !== null) {
    const early = (['leaveOut', 'changes'] as const).filter((key) => step[key] !== undefined);
    const problems = early.map((key) =>
      problem('not-over', [key], `${key}: the match is not over. Expected it only with one that is.`),
    );
    const running = { ...own, left: [] };
    return problems.length > 0 ? fail(problems) : ok({ season, changes: [], match: running });
  }
  const toCount = { match, kind, guests: own.guests };
  const counted = countMatch(season, toCount, {
    leaveOut: leaveOut ?? [],
    changes: changes ?? [],
    reason: reason.trim() === '' ? BY_HOST : reason,
  });
  const { changes: left } = whatItLeaves(season, toCount);
  return counted.ok ? ok({ ...counted.value, match: { ...own, left } }) : counted;
}

interface Guest {
  readonly person: Person;
  readonly said: JsonObject;
}

/** Gives the guests of a match: people who play though they are out (SN-17). */
function guestRows(
  season: Season,
  { kind, guests = [] }: MatchStep,
  game: PlayableGame | undefined,
): Result<readonly Guest[], readonly Problem[]> {
  if (guests.length > 0 && game !== undefined && !mayHaveGuests(kind, game)) {
    const which = game.season.guests ? `a ${kind} match` : game.info.title;
    return fail([problem('no-guests', ['guests'], `guests: ${which} has none. Expected no guests here.`)]);
  }
  const read = guests.map((entry) => {
    const said: unknown = typeof entry === 'string' ? { name: entry } : entry;
    const person = personIn(season, said);
    return person !== undefined && !isIn(person) && isJsonObject(said) ? { person, said } : undefined;
  });
  const out = either(season.people.filter((person) => !isIn(person)).map(({ name }) => name));
  const problems = read.flatMap((guest, at) => {
    if (guest === undefined) {
      const wanted = out === '' ? 'nobody: nobody is out' : `one who is out: ${out}`;
      return [
        problem(
          'not-a-guest',
          ['guests', at],
          `Guest ${at + 1}: ${quote(guests[at])} is no guest. Expected ${wanted}.`,
        ),
      ];
    }
    return read.findIndex((other) => other?.person === guest.person) < at
      ? [
          problem(
            'repeated',
            ['guests', at],
            `${guest.person.name} stands here twice. Expected each guest once.`,
          ),
        ]
      : [];
  });
  return problems.length > 0 ? fail(problems) : ok(read.flatMap((guest) => guest ?? []));
}

/** Moves the place of a problem to where the step says the thing: a guest's row of the roster stands in `guests`. */
function inStep(wrong: Problem, { players }: Scenario, guests: readonly Guest[]): Problem {
  const [part, at, ...rest] = wrong.place;
  const guest = part === 'players' && typeof at === 'number' ? at - (players.length - guests.length) : -1;
  return { ...wrong, place: guest < 0 ? ['match', ...wrong.place] : ['guests', guest, ...rest] };
}

/** Completes the roster of a scenario: who plays, and for each what the file leaves out, from their standing (SN-3). */
function withRoster(
  season: Season,
  { match: json, kind }: MatchStep,
  game: PlayableGame | undefined,
  guests: readonly Guest[],
): Result<unknown, readonly Problem[]> {
  // Reading the scenario refuses anything but an object of a known game. For an unknown game the roster stays empty, so
  // that nothing else is said about it.
  if (!isJsonObject(json)) return ok(json);
  if (game === undefined) return ok({ players: [], ...json });
  const rows = json.players === undefined ? usualRows(season, kind) : listedRows(season, json.players);
  if (!rows.ok) return rows;
  if (!isList(rows.value)) return ok(json);
  const { settings = {} } = json;
  const players = rows.value.map((row) => {
    const person = personIn(season, row);
    return person !== undefined && isJsonObject(row) ? filledIn(season, game, person, row, settings) : row;
  });
  return ok({
    ...json,
    players: [
      ...players,
      ...guests.map(({ person, said }) => filledIn(season, game, person, said, settings)),
    ],
  });
}

function usualRows(season: Season, kind: MatchStep['kind']): Result<unknown, readonly Problem[]> {
  const people = usualPlayers(season, kind);
  if (people !== undefined) return ok(people.map(({ name }) => ({ name })));
  const text =
    'A death match without players: there is no Candidate and opponent who are in. Expected players.';
  return fail([problem('missing', ['match', 'players'], text)]);
}

/**
 * Gives the rows of a roster as the file lists them, or says who of them is not in. A row without a name is refused
 * when the scenario is read.
 */
function listedRows(season: Season, players: Json): Result<unknown, readonly Problem[]> {
  if (!isList(players)) return ok(players);
  const wanted = either(peopleIn(season).map(({ name }) => name));
  const problems = players.flatMap((row, at) => {
    const name = isObject(row) && typeof row.name === 'string' ? row.name : undefined;
    const person = personIn(season, row);
    if (name === undefined || (person !== undefined && isIn(person))) return [];
    const text = `${quote(name)} is nobody who is in. Expected ${wanted}.`;
    return [problem('not-in', ['match', 'players', at, 'name'], text)];
  });
  return problems.length > 0 ? fail(problems) : ok(players);
}

/** Finds the person whom a row of a roster names. */
function personIn(season: Season, row: unknown): Person | undefined {
  return isObject(row) && typeof row.name === 'string' ? personCalled(season, row.name) : undefined;
}

function stepJson({ season, changes, match, places }: PlayedStep): JsonObject {
  return {
    changes: changes.map(changeJson),
    ...(match === undefined ? {} : { result: resultJson(match.played) }),
    standings: standings(season),
    ...present({ places }),
  };
}

function changeJson(change: Caused): JsonObject {
  return { ...change };
}
