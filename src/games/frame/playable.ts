// A game as the catalogue lists it: its types are hidden, and matches begin from JSON.
import { Bug, problem, type Problem, fail, ok, type Result } from './result';
import { seededChance, type Chance } from './chance';
import type { Game, GameInfo, GameTypes, SeatGivenUpTexts, RulesSection, Timing } from './contract';
import { ambiguityText, titledPath, type TitledAnswer, type Field, type Question } from './fields';
import { isObject, hasOwn, fromEntries, type JsonObject, dropUndefined } from './json';
import { beginMatch } from './begin-match';
import { rulesSections } from './frame-tabs';
import type { Match } from './match';
import { nameKey } from './names';
import { FRAME_TITLES, isReservedTitle } from './reserved-titles';
import type { GameSeason } from './season';
import { findRepeatedTexts, nameFault, nameProblems as faultProblems, cleanName } from './name-input';
import { quote } from './wording';

export interface PlayableGame {
  readonly info: GameInfo;
  readonly timings: readonly Timing[];
  readonly rosterQuestions: readonly Question[];
  readonly settingsQuestions: readonly Question[];
  readonly rosterRow: Field<{ readonly name: string }>;
  readonly settings: Field<object>;
  /** Turns a host's answers into settings (JSON). `players`: the roster (JSON), whose names the answers may contain. */
  readonly fromTyped: (answer: (title: string) => string, players: readonly unknown[]) => unknown;
  /** Settings as the host would type them, without defaults. */
  readonly typed: (settings: unknown) => readonly TitledAnswer[];
  readonly sampleRoster: readonly JsonObject[];
  readonly sampleSettings: JsonObject;
  /** Codes of the game's own problems. */
  readonly problems: readonly string[];
  /** The rules page for the default settings. */
  readonly rules: readonly RulesSection[];
  readonly givenUp: SeatGivenUpTexts;
  readonly template?: Game<GameTypes>['template'];
  readonly undrawn?: Game<GameTypes>['undrawn'];
  /** The part of a season that concerns rosters. What a match changes is in `Match.seasonChanges`. */
  readonly season: Pick<
    GameSeason<unknown, unknown, unknown>,
    'takes' | 'guests' | 'fits' | 'practice' | 'decided' | 'repeated' | 'fitted' | 'tells'
  >;
  /**
   * Begins a match from JSON, or lists every problem (places start with `players` or `settings`). `rules`: the version of
   * the rules; default: the newest.
   */
  begin(
    players: readonly unknown[],
    settings: unknown,
    seed: string,
    rules?: number,
  ): Result<Match, readonly Problem[]>;
}

/** @throws if two tabs of a reader have the same title, or one has a title that the frame uses */
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
    fromTyped: (answer, players) => {
      const settings = game.settings.fromAnswers(answer, '') ?? {};
      return game.withRoster?.(settings, players) ?? settings;
    },
    typed: (settings) => {
      const usual = new Map(
        game.settings.questions('').map((question) => [question.title, question.default]),
      );
      return game.settings
        .toAnswers(settings, '')
        .filter(({ title, answer }) => answer !== (usual.get(title) ?? ''));
    },
    sampleRoster: game.sampleRoster,
    sampleSettings: game.sampleSettings,
    problems: game.problems,
    get rules() {
      return rulesSections(game, undefined);
    },
    givenUp: game.givenUp,
    ...dropUndefined({ template: game.template, undrawn: game.undrawn }),
    season: game.season,
    begin: (players, settings, seed, rules = game.info.rulesVersion) =>
      beginGame(game, { players, settings, rules }, seededChance(seed)),
  };
}

/** Checks that no reader has two tabs with the same title, and that home pages only repeat existing tabs. */
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
      throw new Bug(
        `${info.title}: its ${reader} tab “${wrong}” has a title that the frame or another tab uses. Give it another.`,
      );
    }
  }
  const everyones: readonly string[] = [FRAME_TITLES.game, ...views.public.map(({ title }) => title)];
  const [lacking] = [
    ...[...views.home.public, ...(views.home.picture ?? [])].filter(({ tab }) => !everyones.includes(tab)),
    ...(views.home.panes?.public.flat() ?? []).filter(({ tab }) => !everyones.includes(tab)),
    ...(views.home.leads ?? []).filter(({ tab }) => !views.host.some(({ title }) => title === tab)),
    ...(views.home.panes?.player.flat() ?? []).filter(
      ({ tab }) => !everyones.includes(tab) && !views.player.some(({ title }) => title === tab),
    ),
  ];
  if (lacking !== undefined) {
    throw new Bug(`${info.title}: its home page repeats the tab “${lacking.tab}”, which it doesn't have.`);
  }
}

function beginGame<T extends GameTypes>(
  game: Game<T>,
  {
    players,
    settings,
    rules,
  }: { readonly players: readonly unknown[]; readonly settings: unknown; readonly rules: number },
  chance: Chance,
): Result<Match, readonly Problem[]> {
  const readings = players.map((player, index) =>
    game.rosterRow.read(player, titledPath(['players', index], playerLabel(player, index))),
  );
  const given = game.settings.read(settings, { place: ['settings'], label: 'Settings' });
  const problems = [
    ...readings.flatMap((reading) => (reading.ok ? [] : reading.problems)),
    ...nameProblems(players.map(rosterName)),
    ...(given.ok ? [] : given.problems),
  ];
  const rows = readings.flatMap((reading) =>
    reading.ok ? [{ ...reading.value, name: cleanName(reading.value.name) }] : [],
  );
  if (problems.length > 0 || !given.ok) return fail(problems);
  const setUp = game.setUp(rows, given.value, chance.for('set-up'), rules);
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
        setUp: {
          rosterRow: game.rosterRow,
          players: roster,
          settings: game.settings,
          given: withDefaultSettings(settings, given.value),
        },
      },
      state,
      events,
    ),
  );
}

/** Adds default values for missing settings, at any depth. */
function withDefaultSettings(given: unknown, read: object): object {
  const typed = isObject(given) ? given : {};
  const filled = Object.entries(read).map(([key, value]) => {
    if (!hasOwn(typed, key)) return [key, value] as const;
    return [
      key,
      isObject(typed[key]) && isObject(value) ? withDefaultSettings(typed[key], value) : typed[key],
    ] as const;
  });
  return { ...typed, ...fromEntries(filled) };
}

/** How problems name a player: by name, or by number if the name is invalid. */
function playerLabel(player: unknown, index: number): string {
  const name = rosterName(player);
  return name === undefined || nameFault(name) !== undefined ? `Player ${index + 1}` : cleanName(name);
}

function rosterName(player: unknown): string | undefined {
  return isObject(player) && typeof player.name === 'string' ? player.name : undefined;
}

/** Problems of invalid names and of names that read the same (ALL-6). */
function nameProblems(given: readonly (string | undefined)[]): readonly Problem[] {
  const same = findRepeatedTexts(given.map((name) => name ?? ''));
  const problems = given.flatMap((name, index): readonly Problem[] => {
    if (name === undefined) return [];
    const place = ['players', index, 'name'];
    const wrong = faultProblems(name, place, `Player ${index + 1}: the name`);
    if (wrong.length > 0) return wrong;
    const first = same.get(index);
    if (first === undefined) return [];
    const sentence = `${quote(cleanName(name))} (player ${index + 1}) reads the same as player ${first + 1}’s name. ${NAME_DIFFERENCE_RULE}`;
    return [problem('same-name', place, sentence)];
  });
  return problems.length > 0 ? problems : ambiguousNameProblems(given.map((name) => cleanName(name ?? '')));
}

/** A problem if ticked lists of these players would be ambiguous. */
function ambiguousNameProblems(names: readonly string[]): readonly Problem[] {
  const ambiguity = ambiguityText(names);
  if (ambiguity === undefined) return [];
  const { words, at } = ambiguity;
  const text = `${quote(names[at])} (player ${at + 1}): ${words}. Write the name without a comma.`;
  return [problem('ambiguous-choices', ['players', at, 'name'], text)];
}

const NAME_DIFFERENCE_RULE = 'Names must differ by more than capitals, accents and invisible characters.';
