// A match: one play of one game at one point, its types hidden. The rest of the program handles every game
// through this; it never changes, each resolved stage gives the next match.
import { chanceFrom, type Chance } from './chance';
import type {
  Ask,
  Audience,
  Game,
  GameEvent,
  GameInfo,
  GameTypes,
  RulesSection,
  Stage,
  Timing,
  Told,
} from './contract';
import { readWhole, type Answered, type Answers, type Field, type Question } from './fields';
import { isObject, type JsonObject } from './json';
import { fold } from './names';
import { problem, type Problem } from './problems';
import { fail, ok, type Result } from './result';
import { rulesTab, submissionsTab } from './shared-tabs';
import { judge, type Fate, type HostSubmission, type Submission, type SubmissionIndex } from './submissions';
import type { Tab } from './tabs';

/** What is entered for one stage. */
export interface StageInput {
  readonly submissions: readonly Submission[];
  readonly hostSubmissions: readonly HostSubmission[];
  /** The host's facts as JSON; `{}` where there are none. */
  readonly hostFacts: unknown;
}

export interface Views {
  readonly host: readonly Tab[];
  readonly public: readonly Tab[];
  readonly players: readonly { readonly name: string; readonly tabs: readonly Tab[] }[];
}

/** A line of news: an event in words, and who may read it. */
export interface News {
  readonly to: Audience;
  readonly text: string;
}

export interface Resolved {
  readonly stage: string;
  readonly fates: readonly Fate[];
  readonly counted: readonly (readonly [player: string, index: SubmissionIndex])[];
  /** Further facts of the stage's result. */
  readonly result: JsonObject;
  readonly news: readonly News[];
  readonly warnings: readonly string[];
  readonly next: Match;
}

/** An open stage without the types of its orders. */
export type OpenStage = Omit<Stage<never>, 'asks'> & {
  readonly asks: readonly Omit<Ask<unknown>, 'understand'>[];
  /** The questions for what the host enters with this stage; none in most. */
  readonly hostQuestions: readonly Question[];
  /** The host's facts as JSON from the answers to those questions, and back. */
  readonly hostFromAnswers: (answers: Answers) => unknown;
  readonly hostToAnswers: (facts: unknown) => readonly Answered[];
  readonly timing: Timing | undefined;
};

export interface Match {
  readonly info: GameInfo;
  readonly roster: readonly string[];
  readonly warnings: readonly string[];
  /** What was told before the first stage. */
  readonly opening: readonly News[];
  readonly stage: OpenStage | null;
  readonly facts: JsonObject;
  readonly outcome: JsonObject | null;
  readonly rules: readonly RulesSection[];
  views(): Views;
  /** Resolves the open stage, or says what is wrong with the host's facts. */
  resolve(input: StageInput): Result<Resolved, readonly Problem[]>;
}

/** A game of the catalogue without its types. */
export interface PlayableGame {
  readonly info: GameInfo;
  readonly timings: readonly Timing[];
  readonly rosterQuestions: readonly Question[];
  readonly settingsQuestions: readonly Question[];
  readonly rosterRow: Field<{ readonly name: string }>;
  readonly settings: Field<object>;
  readonly sampleRoster: readonly JsonObject[];
  readonly sampleSettings: JsonObject;
  /** The rules page with the default settings. */
  readonly rules: readonly RulesSection[];
  /** Begins a match from JSON, or gives every reason why not. Places start with `players` or `settings`. */
  begin(players: readonly unknown[], settings: unknown, seed: string): Result<Match, readonly Problem[]>;
}

/** Hides a game's types behind its contract. */
export function playable<T extends GameTypes>(game: Game<T>): PlayableGame {
  return {
    info: game.info,
    timings: game.timings,
    rosterQuestions: game.rosterRow.questions(''),
    settingsQuestions: game.settings.questions(''),
    rosterRow: game.rosterRow,
    settings: game.settings,
    sampleRoster: game.sampleRoster,
    sampleSettings: game.sampleSettings,
    rules: game.rules(undefined),
    begin: (players, settings, seed) => begin(game, players, settings, chanceFrom(seed)),
  };
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
    ...namesTwice(names),
    ...(given.ok ? [] : given.problems),
  ];
  const rows = readings.flatMap((reading) => (reading.ok ? [trimmed(reading.value)] : []));
  if (problems.length > 0 || !given.ok) return fail(problems);
  const setUp = game.setUp(rows, given.value, chance.for('set-up'));
  if (!setUp.ok) return setUp;
  const told = setUp.value.events.map((event) => ({ stage: 'set-up', title: 'Set-up', event }));
  const roster = rows.map((row) => row.name);
  return ok(matchAt(game, { roster, chance, warnings: setUp.value.warnings }, setUp.value.state, told, []));
}

function trimmed<P extends { readonly name: string }>(player: P): P {
  return { ...player, name: player.name.trim() };
}

function rosterName(player: unknown): string | undefined {
  return isObject(player) && typeof player.name === 'string' ? player.name : undefined;
}

/** Empty names, and names that fold alike (ALL-6). */
function namesTwice(
  names: readonly { readonly index: number; readonly name: string | undefined }[],
): Problem[] {
  return names.flatMap(({ index, name }) => {
    if (name === undefined) return [];
    const place = ['players', index, 'name'];
    if (name.trim() === '') return [problem('empty-name', place, `Player ${index + 1}: the name is empty.`)];
    const first = names.find((other) => other.name !== undefined && fold(other.name) === fold(name));
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

interface Fixed {
  readonly roster: readonly string[];
  readonly chance: Chance;
  readonly warnings: readonly string[];
}

/** The fates of a resolved stage, kept for the tabs that show them to their authors. */
export interface StageFates {
  readonly title: string;
  readonly fates: readonly (Fate & { readonly words: string })[];
}

function matchAt<T extends GameTypes>(
  game: Game<T>,
  fixed: Fixed,
  state: T['state'],
  told: readonly Told<T['event']>[],
  past: readonly StageFates[],
): Match {
  const stage: Stage<T['order']> | null = game.stage(state);
  const open = game.open(state);
  return {
    info: game.info,
    roster: fixed.roster,
    warnings: fixed.warnings,
    opening: newsOf(
      game,
      told.filter((entry) => entry.stage === 'set-up').map((entry) => entry.event),
    ),
    stage:
      stage === null
        ? null
        : {
            ...stage,
            ...hostForm(game.hostFacts(state)),
            timing: game.timings.find((timing) => timing.stages.test(stage.name)),
          },
    facts: game.facts(state),
    outcome: game.outcome(state),
    rules: game.rules(open),
    views: () => ({
      host: [...game.tabs.host(state, told), submissionsTab(past, undefined)],
      public: [
        ...game.tabs.everyone(
          open,
          told.filter(({ event }) => mayKnow(event, undefined)),
        ),
        rulesTab(game.info, game.rules(open)),
      ],
      players: fixed.roster.map((name) => ({
        name,
        tabs: [
          ...game.tabs.player(
            name,
            open,
            told.filter(({ event }) => mayKnow(event, name)),
          ),
          submissionsTab(past, name),
        ],
      })),
    }),
    resolve: (input) => {
      if (stage === null) {
        return fail([problem('game-over', [], 'Resolve a stage: the game is over, no stage is open.')]);
      }
      const facts = readWhole(game.hostFacts(state), input.hostFacts, 'Host facts');
      if (!facts.ok) return fail(facts.problems);
      const begun = game.begin(state, facts.value);
      if (!begun.ok) return begun;
      const openStage = game.stage(begun.value) ?? stage;
      const { fates, orders } = judge(openStage, fixed.roster, input.submissions, input.hostSubmissions);
      const resolution = game.resolve(begun.value, orders, facts.value, fixed.chance.for(stage.name));
      const tellings = resolution.events.map((event) => ({ stage: stage.name, title: stage.title, event }));
      const described = fates.map((fate) => ({ ...fate, words: moveWords(openStage, fate) }));
      return ok({
        stage: stage.name,
        fates,
        counted: fates.flatMap(({ fate, player, index }) =>
          fate.kind === 'counted' ? [[player, index] as const] : [],
        ),
        result: resolution.result ?? {},
        news: newsOf(game, resolution.events),
        warnings: resolution.warnings ?? [],
        next: matchAt(
          game,
          fixed,
          resolution.state,
          [...told, ...tellings],
          [...past, { title: stage.title, fates: described }],
        ),
      });
    },
  };
}

/** The questions for what the host enters, as its field draws and reads them. */
function hostForm(
  field: Field<unknown>,
): Pick<OpenStage, 'hostQuestions' | 'hostFromAnswers' | 'hostToAnswers'> {
  return {
    hostQuestions: field.questions(''),
    hostFromAnswers: (answers) => field.fromAnswers(answers, '') ?? {},
    hostToAnswers: (facts) => field.toAnswers(facts, ''),
  };
}

function newsOf<T extends GameTypes>(game: Game<T>, events: readonly T['event'][]): readonly News[] {
  return events.flatMap((event) => {
    const text = game.words(event);
    return text === undefined ? [] : [{ to: event.to, text }];
  });
}

/** Whether a player, or everyone (no player), may know an event. The one filter on the way out; it fails closed. */
function mayKnow(event: GameEvent, player: string | undefined): boolean {
  if (event.to === 'everyone') return true;
  return typeof event.to === 'object' && player !== undefined && event.to.player === player;
}

/** A move in the words of its form, for its author and the host. */
function moveWords(stage: Stage<unknown>, fate: Fate): string {
  const asked = stage.asks.find((candidate) => candidate.players.includes(fate.player));
  const answers = asked?.toAnswers(fate.move) ?? [];
  return answers.map(({ title, answer }) => `${title}: ${answer}`).join('\n');
}
