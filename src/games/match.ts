// A match: one play of one game at one point, its types hidden. The rest of the program handles every game
// through this; it never changes, each resolved stage gives the next match.
import type { Ask } from './ask';
import type { Chance } from './chance';
import type { Game, GameInfo, GameTypes, RulesSection, Timing } from './contract';
import { knownTo, type Audience, type GameEvent, type Log } from './events';
import { object, readWhole, type Answered, type Answers, type Question } from './fields';
import type { GivenSetUp } from './frame-tabs';
import { homeSections, type HomeSection } from './home';
import type { JsonObject } from './json';
import { lazy } from './lazy';
import { endNews, newsOf, newsOfEntry, type News } from './news';
import { problem, type Problem } from './problems';
import { readerTabs, type Reader } from './reader-tabs';
import { fail, ok, type Result } from './result';
import type { Scene } from './scene';
import type { HostEffect, Stage } from './stage';
import { askOf, judge, type Fate, type StageFates, type Submission } from './submissions';
import type { Tab } from './tabs';

/** What is entered for one stage. */
export interface StageInput {
  /** In the order received, the host's entries last. */
  readonly submissions: readonly Submission[];
  /** Everything that the host entered for the stage so far, as JSON; `{}` where it is nothing. */
  readonly hostFacts: unknown;
}

/** The fates of the submissions of an open stage. */
export interface Judgement {
  readonly fates: readonly Fate[];
  /** What is wrong with the host's facts; then the fates are those without them. */
  readonly hostProblems: readonly Problem[];
}

export interface Resolved {
  readonly stage: string;
  readonly fates: readonly Fate[];
  /** Each player's counted submission by its id, in the order received. */
  readonly counted: ReadonlyMap<string, string>;
  /** Further facts of the stage's result. */
  readonly result: JsonObject;
  /** Everything of this stage: what was told as the host entered it, and what the orders brought. */
  readonly news: readonly News[];
  readonly warnings: readonly string[];
  readonly next: Match;
}

/** What the host's entry for the open stage makes of it. */
export interface Entering {
  readonly match: Match;
  /** What the facts in the match so far had not brought, and that what they had brought is taken back. */
  readonly news: readonly News[];
  /** Sentences for the host alone, on all that was entered. */
  readonly warnings: readonly string[];
}

/** An open stage without the types of its game. */
export interface OpenStage {
  readonly name: string;
  readonly title: string;
  readonly asks: readonly Omit<Ask<unknown>, 'understand'>[];
  /** The questions for what the host enters with this stage; none in most. */
  readonly hostQuestions: readonly Question[];
  /** The host's facts as JSON from the answers to those questions, and back. */
  readonly hostFromAnswers: (answers: Answers) => unknown;
  readonly hostToAnswers: (facts: unknown) => readonly Answered[];
  readonly timing: Timing | undefined;
}

export interface Match {
  readonly info: GameInfo;
  readonly roster: readonly string[];
  readonly warnings: readonly string[];
  /** What was told before the first stage. */
  readonly opening: readonly News[];
  readonly stage: OpenStage | null;
  /** What everyone knows from the start, as set-up gave it. */
  readonly open: object;
  readonly facts: JsonObject;
  readonly outcome: JsonObject | null;
  readonly rules: readonly RulesSection[];
  /**
   * The tabs of one reader, drawn when they are asked for; `faceDown` leaves out what lies face down until the clock of
   * the open stage is started.
   */
  view(reader: Reader, faceDown?: boolean): readonly Tab[];
  /** What the home page repeats of the tabs of one reader. */
  home(reader: Audience, faceDown?: boolean): readonly HomeSection[];
  /** What a picture for everyone repeats of the public tabs. */
  picture(faceDown?: boolean): readonly HomeSection[];
  /** What stands on the table of a live game; null for all others. */
  scene(faceDown: boolean): Scene | null;
  /** The open stage with these facts of the host's in it, all that were entered for it so far. */
  enter(hostFacts: unknown): Result<Entering, readonly Problem[]>;
  /** The fates of the open stage's submissions without resolving it. */
  judge(input: StageInput): Judgement;
  /** Resolves the open stage, or says what is wrong with the host's facts. */
  resolve(input: StageInput): Result<Resolved, readonly Problem[]>;
}

/** What stays the same all through a match. */
interface Fixed<T extends GameTypes> {
  readonly game: Game<T>;
  readonly roster: readonly string[];
  readonly setUp: GivenSetUp;
  readonly open: T['open'];
  readonly chance: Chance;
  readonly warnings: readonly string[];
  readonly opening: readonly News[];
}

/** A match as its open stage opened. */
interface Position<T extends GameTypes> {
  readonly state: T['state'];
  readonly log: Log<T['event']>;
  /** How many events of the log the last stage brought: the last ones. */
  readonly fresh: number;
  readonly past: readonly StageFates[];
}

type Effect<T extends GameTypes> = HostEffect<T['state'], T['event']>;

/** A match that begins: its types are known here for the last time. */
export function beginMatch<T extends GameTypes>(
  fixed: Omit<Fixed<T>, 'opening'>,
  state: T['state'],
  events: readonly T['event'][],
): Match {
  const log = events.map((event) => ({ stage: 'set-up', title: 'Set-up', event }));
  return matchAt({ ...fixed, opening: newsOf(fixed.game, events) }, { state, log, fresh: 0, past: [] });
}

function matchAt<T extends GameTypes>(
  fixed: Fixed<T>,
  opened: Position<T>,
  entered: Effect<T> = { state: opened.state, events: [] },
): Match {
  const { game, roster } = fixed;
  const { state } = entered;
  const stageAsOpened = lazy(() => openStage(game, opened.state));
  const stageIn = (now: T['state']): Stage<T['state'], T['event']> | null =>
    now === opened.state ? stageAsOpened() : (openStage(game, now) ?? stageAsOpened());
  const shown = lazy(() => {
    const stage = stageIn(state);
    // What the host may enter stays as the stage opened: every entry starts from there.
    return stage === null ? null : withoutTypes(game, { ...stage, host: stageAsOpened()?.host });
  });
  const facts = lazy(() => game.facts(state));
  const outcome = lazy(() => game.outcome(state));

  const before = opened.past[opened.past.length - 1]?.title;
  const asking = (stage: Stage<T['state'], T['event']>): Parameters<typeof judge>[0] => ({
    title: stage.title,
    asks: stage.asks,
    before,
  });

  function view(reader: Reader, faceDown = false): readonly Tab[] {
    return readerTabs(fixed, reader, { state, log: logNow(faceDown), past: opened.past });
  }

  function enter(hostFacts: unknown): Result<Effect<T>, readonly Problem[]> {
    const opening = stageAsOpened();
    if (opening === null) return fail([GAME_OVER]);
    if (opening.host !== undefined) return opening.host.apply(hostFacts);
    const reading = readWhole(NO_FACTS, hostFacts, 'Host facts');
    return reading.ok ? ok({ state: opened.state, events: [] }) : fail(reading.problems);
  }

  function resolve(
    effect: Effect<T>,
    begun: Stage<T['state'], T['event']> | null,
    submissions: readonly Submission[],
  ): Resolved {
    const opening = stageAsOpened();
    if (opening === null || begun === null) throw new Error('A stage is resolved only while one is open.');
    const { fates, counted } = judge(asking(begun), roster, submissions);
    const resolution = begun.resolve(counted, fixed.chance.for(opening.name));
    const events = [...effect.events, ...resolution.events];
    const news = lazy(() =>
      game.outcome(resolution.state) === null
        ? newsOf(game, events)
        : endNews(game, effect.events, resolution.events),
    );
    const described = lazy(() => fates.map((fate) => ({ ...fate, words: moveText(begun, fate) })));
    const past: StageFates = {
      title: opening.title,
      get fates() {
        return described();
      },
    };
    return {
      stage: opening.name,
      fates,
      counted: new Map(
        fates.flatMap(({ fate, player, id }) => (fate.kind === 'counted' ? [[player, id] as const] : [])),
      ),
      result: effect.result ?? {},
      get news() {
        return news();
      },
      warnings: [...(effect.warnings ?? []), ...(resolution.warnings ?? [])],
      next: matchAt(fixed, {
        state: resolution.state,
        log: [...opened.log, ...logged(opening, events)],
        fresh: events.length,
        past: [...opened.past, past],
      }),
    };
  }

  /** The log with what the host entered; without the events that still lie face down. */
  function logNow(faceDown: boolean): Log<T['event']> {
    const from = opened.log.length - opened.fresh;
    const shownLog = faceDown
      ? opened.log.filter(({ event }, index) => index < from || game.faceDown?.(event) !== true)
      : opened.log;
    return [...shownLog, ...logged(stageAsOpened(), entered.events)];
  }

  return {
    info: game.info,
    roster,
    warnings: fixed.warnings,
    opening: fixed.opening,
    get stage() {
      return shown();
    },
    open: fixed.open,
    get facts() {
      return facts();
    },
    get outcome() {
      return outcome();
    },
    get rules() {
      return game.rules(fixed.open);
    },
    view,
    home: (reader, faceDown) => {
      const { home } = game.views;
      const parts = reader === 'everyone' ? home.public : home.player;
      return homeSections(parts, view(reader, faceDown), shown() === null);
    },
    picture: (faceDown) => {
      const { home } = game.views;
      return homeSections(home.picture ?? home.public, view('everyone', faceDown), shown() === null);
    },
    scene: (faceDown) => game.views.scene?.(fixed.open, knownTo(logNow(faceDown))) ?? null,
    enter: (hostFacts) => {
      const effect = enter(hostFacts);
      if (!effect.ok) return effect;
      return ok({
        match: matchAt(fixed, opened, effect.value),
        news: newsOfEntry(game, entered.events, effect.value),
        warnings: effect.value.warnings ?? [],
      });
    },
    judge: ({ submissions, hostFacts }) => {
      const effect = enter(hostFacts);
      const stage = effect.ok ? stageIn(effect.value.state) : stageAsOpened();
      return {
        fates: stage === null ? [] : judge(asking(stage), roster, submissions).fates,
        hostProblems: effect.ok ? lackingIn(stage) : effect.error,
      };
    },
    resolve: ({ submissions, hostFacts }) => {
      const effect = enter(hostFacts);
      if (!effect.ok) return effect;
      const begun = stageIn(effect.value.state);
      const lacking = lackingIn(begun);
      return lacking.length === 0 ? ok(resolve(effect.value, begun, submissions)) : fail(lacking);
    },
  };
}

const GAME_OVER = problem('game-over', [], 'Resolve a stage: the game is over, no stage is open.');

/** What the host may enter in a stage that asks nothing of the host. */
const NO_FACTS = object({});

/** The first stage that is held (see `Game.stages`); null when the game is over. */
function openStage<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
): Stage<T['state'], T['event']> | null {
  for (const stageIn of game.stages) {
    const stage = stageIn(state);
    if (stage !== null) return stage;
  }
  return null;
}

function logged<E extends GameEvent>(
  stage: { readonly name: string; readonly title: string } | null,
  events: readonly E[],
): Log<E> {
  return stage === null ? [] : events.map((event) => ({ stage: stage.name, title: stage.title, event }));
}

function withoutTypes<T extends GameTypes>(game: Game<T>, stage: Stage<T['state'], T['event']>): OpenStage {
  const { name, title, asks, host } = stage;
  return {
    name,
    title,
    asks,
    get hostQuestions() {
      return host?.questions ?? [];
    },
    hostFromAnswers: (answers) => host?.fromAnswers(answers) ?? {},
    hostToAnswers: (facts) => host?.toAnswers(facts) ?? [],
    timing: game.timings.find(({ stages }) => stages.test(name)),
  };
}

/** What the host must still enter before a stage can be resolved. */
function lackingIn<State, E extends GameEvent>(stage: Stage<State, E> | null): readonly Problem[] {
  return stage?.host?.lacking ?? [];
}

/** A move in the words of its form, for its author and the host. */
function moveText(stage: { readonly asks: readonly Ask<unknown>[] }, fate: Fate): string {
  const answers = askOf(stage, fate.player)?.toAnswers(fate.move) ?? [];
  return answers.map(({ title, answer }) => `${title}: ${answer}`).join('\n');
}
