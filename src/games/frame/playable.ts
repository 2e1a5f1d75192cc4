// A game as the catalogue holds it: its types hidden, and its match begun from JSON.
import { chanceFrom, type Chance } from './chance';
import type { Game, GameInfo, GameTypes, RulesSection, Timing } from './contract';
import type { Field, Question } from './fields';
import { isObject, type JsonObject } from './json';
import { beginMatch } from './begin-match';
import type { Match } from './match';
import { nameKey, namelessWhy } from './names';
import { problem, type Problem } from './problems';
import { FRAME_TITLES, isReservedTitle } from './reserved-titles';
import { fail, ok, type Result } from './result';
import type { GameSeason } from './season';

export interface PlayableGame {
  readonly info: GameInfo;
  readonly timings: readonly Timing[];
  readonly rosterQuestions: readonly Question[];
  readonly settingsQuestions: readonly Question[];
  readonly rosterRow: Field<{ readonly name: string }>;
  readonly settings: Field<object>;
  readonly sampleRoster: readonly JsonObject[];
  readonly sampleSettings: JsonObject;
  /** The codes of the problems that are this game's own. */
  readonly problems: readonly string[];
  /** The rules page with the default settings. */
  readonly rules: readonly RulesSection[];
  readonly template?: Game<GameTypes>['template'];
  /** Its part in a season's rosters; the changes that it leaves are its match's to say. */
  readonly season: Pick<
    GameSeason<unknown, unknown, unknown>,
    'takes' | 'guests' | 'decided' | 'repeated' | 'tellsGarnets'
  >;
  /** Begins a match from JSON, or gives every reason why not. Places start with `players` or `settings`. */
  begin(players: readonly unknown[], settings: unknown, seed: string): Result<Match, readonly Problem[]>;
}

/**
 * Hides a game's types behind its contract. Throws where the game is written wrongly: a tab with a title of the
 * frame's, or two with one title.
 */
export function playable<T extends GameTypes>(game: Game<T>): PlayableGame {
  checkTitles(game);
  return {
    info: game.info,
    timings: game.timings,
    get rosterQuestions() {
      return game.rosterRow.questions('');
    },
    get settingsQuestions() {
      return game.settings.questions('');
    },
    rosterRow: game.rosterRow,
    settings: game.settings,
    sampleRoster: game.sampleRoster,
    sampleSettings: game.sampleSettings,
    problems: game.problems,
    get rules() {
      return game.rules(undefined);
    },
    ...(game.template === undefined ? {} : { template: game.template }),
    season: game.season,
    begin: (players, settings, seed) => begin(game, players, settings, chanceFrom(seed)),
  };
}

/** A book cannot hold two tabs of one title: it would never be written. A home page repeats tabs that there are. */
function checkTitles<T extends GameTypes>({ info, views }: Game<T>): void {
  const audiences = [
    { reader: 'host', titles: views.host.map(({ title }) => title) },
    { reader: 'public', titles: views.public.map(({ title }) => title) },
    { reader: 'player', titles: views.player.map(({ title }) => title) },
  ];
  for (const { reader, titles } of audiences) {
    const taken = new Set<string>();
    const wrong = titles.find((title) => {
      const isTaken = isReservedTitle(title) || taken.has(nameKey(title));
      taken.add(nameKey(title));
      return isTaken;
    });
    if (wrong !== undefined) {
      throw new Error(
        `${info.title}: its ${reader} tab “${wrong}” has a title that the frame or another tab uses. Give it another.`,
      );
    }
  }
  const everyones: readonly string[] = [FRAME_TITLES.game, ...views.public.map(({ title }) => title)];
  const [lacking] = [
    ...[...views.home.public, ...(views.home.picture ?? [])].filter(({ tab }) => !everyones.includes(tab)),
    ...views.home.player.filter(({ tab }) => !views.player.some(({ title }) => title === tab)),
    ...(views.home.desk?.public.flat() ?? []).filter(({ tab }) => !everyones.includes(tab)),
    ...(views.home.desk?.player.flat() ?? []).filter(
      ({ tab }) => !everyones.includes(tab) && !views.player.some(({ title }) => title === tab),
    ),
  ];
  if (lacking !== undefined) {
    throw new Error(`${info.title}: its home page repeats a tab “${lacking.tab}”, which it does not have.`);
  }
}

function begin<T extends GameTypes>(
  game: Game<T>,
  players: readonly unknown[],
  settings: unknown,
  chance: Chance,
): Result<Match, readonly Problem[]> {
  const readings = players.map((player, index) =>
    game.rosterRow.read(player, { place: ['players', index], label: `Player ${index + 1}` }),
  );
  const names = players.map((player, index) => ({ index, name: rosterName(player) }));
  const given = game.settings.read(settings, { place: ['settings'], label: 'Settings' });
  const problems = [
    ...readings.flatMap((reading) => (reading.ok ? [] : reading.problems)),
    ...nameProblems(names),
    ...(given.ok ? [] : given.problems),
  ];
  const rows = readings.flatMap((reading) => (reading.ok ? [trimmed(reading.value)] : []));
  if (problems.length > 0 || !given.ok) return fail(problems);
  const setUp = game.setUp(rows, given.value, chance.for('set-up'));
  if (!setUp.ok) return setUp;
  const { state, open, events, warnings = [], doubts = [], roster = rows } = setUp.value;
  return ok(
    beginMatch(
      {
        game,
        open,
        chance,
        warnings,
        doubts,
        roster: rows.map(({ name }) => name),
        read: { players: roster, settings: given.value },
        setUp: { rosterRow: game.rosterRow, players: roster, settings: game.settings, given: settings },
      },
      state,
      events,
    ),
  );
}

function trimmed<P extends { readonly name: string }>(player: P): P {
  return { ...player, name: player.name.trim() };
}

function rosterName(player: unknown): string | undefined {
  return isObject(player) && typeof player.name === 'string' ? player.name : undefined;
}

/** Empty names, and names with one key (ALL-6). */
function nameProblems(
  names: readonly { readonly index: number; readonly name: string | undefined }[],
): Problem[] {
  return names.flatMap(({ index, name }) => {
    if (name === undefined) return [];
    const place = ['players', index, 'name'];
    const why = namelessWhy(name);
    if (why !== undefined) {
      return [
        problem('empty-name', place, `Player ${index + 1}: the name ${why}. Expected a name with letters.`),
      ];
    }
    const first = names.find((other) => other.name !== undefined && nameKey(other.name) === nameKey(name));
    if (first === undefined || first.index === index) return [];
    return [
      problem(
        'same-name',
        place,
        `“${name}” (player ${index + 1}): reads the same as player ${first.index + 1}. Names must differ in more than capitals and accents.`,
      ),
    ];
  });
}
