// Matches with their types: how one begins, what may be asked of it, and what the host's entries and a resolution make
// of it. `match.ts` is the same as the rest of the program sees it.
import type { Chance } from './chance';
import type { Game, GameInfo, GameTypes, RulesSection } from './contract';
import { knownTo, type Audience, type GameEvent, type Log } from './events';
import { object, readWhole } from './fields';
import type { GivenSetUp } from './frame-tabs';
import { homeSections, type HomePart, type HomeSection } from './home';
import type { JsonObject } from './json';
import { lazy } from './lazy';
import type { Entering, Judgement, Match, Resolved, StageInput } from './match';
import { endNews, newsOf, newsOfEntry, type News } from './news';
import { openStage, withoutTypes, type KnownIn, type StageOf } from './open-stage';
import { idsOfCounted, PastStage, ResolvedStage } from './past-stage';
import { problem, type Problem } from './problems';
import { readerTabs, type Reader } from './reader-tabs';
import { fail, ok, type Result } from './result';
import type { Scene } from './scene';
import type { Left, MatchKind } from './season';
import type { HostEffect } from './stage';
import { judge, type Judged, type StageFates, type Submission } from './submissions';
import type { Tab } from './tabs';

/** Everything that stays the same all through a match. */
interface Fixed<T extends GameTypes> {
  readonly game: Game<T>;
  readonly roster: readonly string[];
  /** Roster and settings as the game read them. */
  readonly read: { readonly players: readonly T['player'][]; readonly settings: T['settings'] };
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
  /** The number of events, the last ones of the log, that the last stage brought. */
  readonly fresh: number;
  readonly past: readonly StageFates[];
}

type Effect<T extends GameTypes> = HostEffect<T['state'], T['event']>;

/** One point of a match: its open stage, and what the host entered for it so far. */
interface Point<T extends GameTypes> {
  readonly fixed: Fixed<T>;
  readonly opened: Position<T>;
  readonly entered: Effect<T>;
  /** The open stage before the host entered anything. */
  readonly stageAsOpened: () => StageOf<T> | null;
  /** The open stage with the state that the host's entries gave. */
  readonly stageNow: (effect: Effect<T>) => StageOf<T> | null;
}

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
  return new PlayedMatch(pointAt(fixed, opened, entered));
}

/** A match at a point; what it shows is made when it is first asked for. (A class for the reason of `MadeAsk`.) */
class PlayedMatch<T extends GameTypes> implements Match {
  declare private readonly point: Point<T>;
  declare private readonly shown: () => Match['stage'];
  declare private readonly factsNow: () => JsonObject;
  declare private readonly outcomeNow: () => JsonObject | null;

  constructor(point: Point<T>) {
    const { fixed, entered } = point;
    this.point = point;
    this.shown = lazy(() => shownStage(point));
    this.factsNow = lazy(() => fixed.game.facts(entered.state));
    this.outcomeNow = lazy(() => fixed.game.outcome(entered.state));
  }

  get info(): GameInfo {
    return this.point.fixed.game.info;
  }

  get roster(): readonly string[] {
    return this.point.fixed.roster;
  }

  get warnings(): readonly string[] {
    return this.point.fixed.warnings;
  }

  get opening(): readonly News[] {
    return this.point.fixed.opening;
  }

  get stage(): Match['stage'] {
    return this.shown();
  }

  get open(): object {
    return this.point.fixed.open;
  }

  get facts(): JsonObject {
    return this.factsNow();
  }

  get outcome(): JsonObject | null {
    return this.outcomeNow();
  }

  get rules(): readonly RulesSection[] {
    const { game, open } = this.point.fixed;
    return game.rules(open);
  }

  view(reader: Reader, faceDown = false): readonly Tab[] {
    return viewOf(this.point, reader, faceDown);
  }

  home(reader: Audience, faceDown = false): readonly HomeSection[] {
    const { home } = this.point.fixed.game.views;
    return this.repeated(reader === 'everyone' ? home.public : home.player, reader, faceDown);
  }

  picture(faceDown = false): readonly HomeSection[] {
    const { home } = this.point.fixed.game.views;
    return this.repeated(home.picture ?? home.public, 'everyone', faceDown);
  }

  scene(faceDown: boolean): Scene | null {
    const { game, open } = this.point.fixed;
    return game.views.scene?.(open, knownTo(logNow(this.point, faceDown))) ?? null;
  }

  leaves(kind: MatchKind): readonly Left[] {
    const { fixed, opened } = this.point;
    return this.outcome === null
      ? []
      : fixed.game.season.leaves({ ...fixed.read, state: opened.state, kind });
  }

  enter(hostFacts: unknown): Result<Entering, readonly Problem[]> {
    return enterFacts(this.point, hostFacts);
  }

  judge(input: StageInput): Judgement {
    return judgeInput(this.point, input);
  }

  resolve(input: StageInput): Result<Resolved, readonly Problem[]> {
    return resolveInput(this.point, input);
  }

  private repeated(parts: readonly HomePart[], reader: Audience, faceDown: boolean): readonly HomeSection[] {
    return homeSections(parts, viewOf(this.point, reader, faceDown), this.stage === null);
  }
}

function pointAt<T extends GameTypes>(fixed: Fixed<T>, opened: Position<T>, entered: Effect<T>): Point<T> {
  const stageAsOpened = lazy(() => openStage(fixed.game, opened.state));
  return {
    fixed,
    opened,
    entered,
    stageAsOpened,
    stageNow: ({ state }) =>
      state === opened.state ? stageAsOpened() : (openStage(fixed.game, state) ?? stageAsOpened()),
  };
}

/** The open stage for the rest of the program; null when the game is over. */
function shownStage<T extends GameTypes>(point: Point<T>): Match['stage'] {
  const stage = point.stageNow(point.entered);
  // What the host may enter stays as the stage opened: every entry starts from there.
  const host = point.stageAsOpened()?.host;
  const known = knownIn(point, point.entered);
  return stage === null ? null : withoutTypes(point.fixed.game, stage, host, known);
}

/** The knowledge of each player in the open stage, once these facts of the host's are told. */
function knownIn<T extends GameTypes>(
  { fixed, opened, stageAsOpened }: Omit<Point<T>, 'entered' | 'stageNow'>,
  effect: Effect<T>,
): (player: string) => KnownIn<T> {
  const log = lazy(() =>
    effect.events.length === 0 ? opened.log : [...opened.log, ...logged(stageAsOpened(), effect.events)],
  );
  return (name) => ({ name, open: fixed.open, log: knownTo(log(), name) });
}

function viewOf<T extends GameTypes>(point: Point<T>, reader: Reader, faceDown: boolean): readonly Tab[] {
  const { fixed, opened, entered } = point;
  return readerTabs(fixed, reader, {
    state: entered.state,
    log: logNow(point, faceDown),
    past: opened.past,
  });
}

/** The log with the events of the host's entries; without the events that still lie face down. */
function logNow<T extends GameTypes>(
  { fixed, opened, entered, stageAsOpened }: Point<T>,
  faceDown: boolean,
): Log<T['event']> {
  const from = opened.log.length - opened.fresh;
  const shownLog = faceDown
    ? opened.log.filter(({ event }, index) => index < from || fixed.game.faceDown?.(event) !== true)
    : opened.log;
  return [...shownLog, ...logged(stageAsOpened(), entered.events)];
}

function logged<E extends GameEvent>(
  stage: { readonly name: string; readonly title: string } | null,
  events: readonly E[],
): Log<E> {
  return stage === null ? [] : events.map((event) => ({ stage: stage.name, title: stage.title, event }));
}

const GAME_OVER = problem('game-over', [], 'Resolve a stage: the game is over, no stage is open.');

/** The host's facts in a stage that asks nothing of the host. */
const NO_FACTS = object({});

/** The effect of the host's facts on the stage as it opened. */
function effectOf<T extends GameTypes>(
  { opened, stageAsOpened }: Point<T>,
  hostFacts: unknown,
): Result<Effect<T>, readonly Problem[]> {
  const stage = stageAsOpened();
  if (stage === null) return fail([GAME_OVER]);
  if (stage.host !== undefined) return stage.host.apply(hostFacts);
  const reading = readWhole(NO_FACTS, hostFacts, 'Host facts');
  return reading.ok ? ok({ state: opened.state, events: [] }) : fail(reading.problems);
}

function enterFacts<T extends GameTypes>(
  point: Point<T>,
  hostFacts: unknown,
): Result<Entering, readonly Problem[]> {
  const { fixed, opened, entered } = point;
  const effect = effectOf(point, hostFacts);
  if (!effect.ok) return effect;
  return ok({
    match: matchAt(fixed, opened, effect.value),
    news: newsOfEntry(fixed.game, entered.events, effect.value),
    warnings: effect.value.warnings ?? [],
  });
}

function judgeInput<T extends GameTypes>(point: Point<T>, { submissions, hostFacts }: StageInput): Judgement {
  const effect = effectOf(point, hostFacts);
  const counting = effect.ok ? effect.value : { state: point.opened.state, events: [] };
  const stage = point.stageNow(counting);
  return {
    fates: stage === null ? [] : fatesIn(point, counting, stage, submissions).fates,
    hostProblems: effect.ok ? lackingIn(stage) : effect.error,
  };
}

/** The fates of the submissions for a stage; what came too early for it was too late for the one before. */
function fatesIn<T extends GameTypes>(
  point: Omit<Point<T>, 'entered' | 'stageNow'>,
  effect: Effect<T>,
  { title, asks }: StageOf<T>,
  submissions: readonly Submission[],
): Judged {
  const before = point.opened.past[point.opened.past.length - 1]?.title;
  return judge({ title, asks, before, known: knownIn(point, effect) }, point.fixed.roster, submissions);
}

function resolveInput<T extends GameTypes>(
  point: Point<T>,
  { submissions, hostFacts }: StageInput,
): Result<Resolved, readonly Problem[]> {
  const effect = effectOf(point, hostFacts);
  if (!effect.ok) return effect;
  const stage = point.stageNow(effect.value);
  if (stage === null) return fail([GAME_OVER]);
  const lacking = lackingIn(stage);
  return lacking.length === 0 ? ok(resolveStage(point, effect.value, stage, submissions)) : fail(lacking);
}

/** The host's facts that are still needed before a stage can be resolved. */
function lackingIn<T extends GameTypes>(stage: StageOf<T> | null): readonly Problem[] {
  return stage?.host?.lacking ?? [];
}

/** The result of a stage that begins with the state of the host's facts, and the match after it. */
function resolveStage<T extends GameTypes>(
  { fixed, opened, stageAsOpened }: Point<T>,
  effect: Effect<T>,
  begun: StageOf<T>,
  submissions: readonly Submission[],
): Resolved {
  const { game } = fixed;
  // The name and the title of a stage do not depend on the host's facts: people have read them.
  const { name, title } = stageAsOpened() ?? begun;
  const { fates, counted } = fatesIn({ fixed, opened, stageAsOpened }, effect, begun, submissions);
  const resolution = begun.resolve(counted, fixed.chance.for(name));
  const events = [...effect.events, ...resolution.events];
  const next = matchAt(fixed, {
    state: resolution.state,
    log: opened.log.concat(logged({ name, title }, events)),
    fresh: events.length,
    past: opened.past.concat(new PastStage(title, fates, begun)),
  });
  return new ResolvedStage(
    {
      stage: name,
      fates,
      counted: idsOfCounted(fates),
      result: effect.result ?? {},
      warnings: [...(effect.warnings ?? []), ...(resolution.warnings ?? [])],
      next,
    },
    () => (next.outcome === null ? newsOf(game, events) : endNews(game, effect.events, resolution.events)),
  );
}
