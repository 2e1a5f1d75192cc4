// Begins matches, judges submissions, applies host entries and resolves stages, with each game's own types. The rest of
// the program only sees `match.ts`.
import type { GameInfo, GameTypes, RulesSection } from './contract';
import { stageEvents, last, SET_UP_STAGE, type Audience } from './events';
import { buildPanes, homeSections, type PaneSection, type HomePart, type HomeSection } from './home';
import { EMPTY_SHEET, type HostSheet } from './host-sheet';
import type { JsonObject } from './json';
import { getOrAdd, lazy } from './lazy';
import type { SavedMatch } from './saved-match';
import type { EntryResult, Judgement, Match, StageResult, StageInput } from './match';
import { newsOfEnd, LazyNews, eventsToNews, newsOfEntry, type News } from './news';
import { type GameStage, describeMove } from './open-stage';
import { EMPTY_PAGE, type GamePage, type Pip } from './page-kit';
import {
  toSavedMatch,
  currentKnownLog,
  toLog,
  createStagePoint,
  restorePosition,
  currentStage,
  stageTabs,
  type EntryEffect,
  type FixedSetUp,
  type StagePoint,
  type Position,
  playerKnowledge,
} from './stage-point';
import { ensure, type Problem, problem, fail, ok, type Result } from './result';
import { rulesSections } from './frame-tabs';
import type { Reader } from './reader-tabs';
import type { Scene } from './scene';
import type { SeasonChange, MatchKind, PurseWarning } from './season';
import {
  type Submission,
  judge,
  type JudgedSubmissions,
  type AnswerVerdict,
  type StageVerdicts,
} from './submissions';
import type { Tab } from './tabs';
import { object, readInput } from './fields';

/** Begins a match and hides its game's types. */
export function beginMatch<T extends GameTypes>(
  fixed: Omit<FixedSetUp<T>, 'opening'>,
  state: T['state'],
  events: readonly T['event'][],
): Match {
  const log = events.map((event) => ({ stage: SET_UP_STAGE, title: 'Set-up', event }));
  const { game, open } = fixed;
  const info = game.title === undefined ? game.info : { ...game.info, title: game.title(open) };
  return createMatch(
    { ...fixed, game: { ...game, info }, opening: eventsToNews(game, events) },
    { state, log, fresh: 0, past: [], left: [] },
  );
}

function createMatch<T extends GameTypes>(
  fixed: FixedSetUp<T>,
  opened: Position<T>,
  entered: EntryEffect<T> = { state: opened.state, events: [] },
): Match {
  const { game, roster, warnings, doubts, opening, open, setUp } = fixed;
  return Object.assign(new LazyMatch(createStagePoint(fixed, opened, entered)), {
    info: game.info,
    roster,
    warnings,
    doubts,
    opening,
    open,
    settings: setUp.given,
    left: opened.left,
  });
}

/** A match at one point, with lazy views. (It's a class for the same reason as `LazyQuestions`.) */
class LazyMatch<T extends GameTypes> implements Match {
  declare readonly info: GameInfo;
  declare readonly roster: readonly string[];
  declare readonly warnings: readonly string[];
  declare readonly doubts: readonly string[];
  declare readonly opening: readonly News[];
  declare readonly open: object;
  declare readonly settings: object;
  declare readonly left: readonly string[];
  declare private readonly point: StagePoint<T>;
  declare private readonly shown: () => Match['stage'];
  declare private readonly factsNow: () => JsonObject;
  declare private readonly outcomeNow: () => JsonObject | null;
  /** Cached because books and pages keep asking for the same tabs. */
  declare private readonly views: Map<string, readonly Tab[]>;
  declare private readonly pages: Map<string, GamePage>;

  constructor(point: StagePoint<T>) {
    const { fixed, entered } = point;
    this.point = point;
    this.views = new Map();
    this.pages = new Map();
    this.shown = lazy(() => currentStage(point));
    this.factsNow = lazy(() => fixed.game.facts(entered.state));
    this.outcomeNow = lazy(() => fixed.game.outcome(entered.state));
  }

  get stage(): Match['stage'] {
    return this.shown();
  }

  get facts(): JsonObject {
    return this.factsNow();
  }

  get outcome(): JsonObject | null {
    return this.outcomeNow();
  }

  get sheet(): HostSheet {
    const { fixed, opened } = this.point;
    return fixed.game.sheet?.(opened.state) ?? EMPTY_SHEET;
  }

  get rules(): readonly RulesSection[] {
    const { game, open } = this.point.fixed;
    return rulesSections(game, open);
  }

  view(reader: Reader, faceDown = false): readonly Tab[] {
    return this.drawn(reader, faceDown);
  }

  goal(player: string): string {
    const { game, open } = this.point.fixed;
    return game.goal(open, player);
  }

  home(faceDown = false): readonly HomeSection[] {
    return this.repeated(this.point.fixed.game.views.home.public, 'everyone', faceDown);
  }

  panes(reader: Audience, faceDown = false): readonly (readonly PaneSection[])[] {
    const { panes } = this.point.fixed.game.views.home;
    const everyones = this.drawn('everyone', faceDown);
    const over = this.stage === null;
    return reader === 'everyone'
      ? buildPanes(panes?.public ?? [], undefined, everyones, over)
      : buildPanes(panes?.player ?? [], { of: reader, tabs: this.drawn(reader, faceDown) }, everyones, over);
  }

  picture(faceDown = false): readonly HomeSection[] {
    const { home } = this.point.fixed.game.views;
    return this.repeated(home.picture ?? home.public, 'everyone', faceDown);
  }

  leads(): readonly HomeSection[] {
    return this.repeated(this.point.fixed.game.views.home.leads ?? [], 'host', false);
  }

  page(player: string, faceDown = false): GamePage {
    return getOrAdd(this.pages, JSON.stringify([player, faceDown]), () => this.drawnPage(player, faceDown));
  }

  private drawnPage(player: string, faceDown: boolean): GamePage {
    const { game, open } = this.point.fixed;
    const log = currentKnownLog(this.point, faceDown)(player);
    const page = game.views.page?.({ name: player, open, log }) ?? EMPTY_PAGE;
    const latest = last(log)?.stage ?? SET_UP_STAGE;
    // Show only the latest stage's news. Older results aren't repeated.
    const resolved = last(this.point.opened.past)?.name ?? SET_UP_STAGE;
    if (!faceDown && ![resolved, this.stage?.name].includes(latest)) return { ...page, result: [] };
    // Skip later host entries, which belong to the open stage.
    const own = stageEvents(log, faceDown ? latest : resolved).filter(({ to }) => to !== 'everyone');
    return { result: own.flatMap((event) => game.lines(event, player)), ...page };
  }

  has(player: string, faceDown = false): readonly Pip[] {
    const { game, open } = this.point.fixed;
    return game.views.has?.({ name: player, open, log: currentKnownLog(this.point, faceDown)(player) }) ?? [];
  }

  scene(faceDown: boolean): Scene | null {
    const { game, open } = this.point.fixed;
    return game.views.scene?.(open, currentKnownLog(this.point, faceDown)()) ?? null;
  }

  winners(): readonly string[] {
    const { fixed, opened } = this.point;
    // Winners don't depend on the kind of match, so any kind will do.
    const end = { ...fixed.read, state: opened.state, kind: 'main' } as const;
    const winners = this.outcome === null ? [] : (fixed.game.season.winners?.(end) ?? []);
    return fixed.roster.filter((name) => winners.includes(name));
  }

  purseWarnings(): readonly PurseWarning[] {
    const { fixed, opened } = this.point;
    return fixed.game.season.purseWarnings?.(opened.state) ?? [];
  }

  seasonChanges(kind: MatchKind): readonly SeasonChange[] {
    const { fixed, opened } = this.point;
    return this.outcome === null
      ? []
      : fixed.game.season.seasonChanges({ ...fixed.read, state: opened.state, kind });
  }

  withLeft(names: readonly string[]): Match {
    const { fixed, opened, entered } = this.point;
    const left = fixed.roster.filter((name) => names.includes(name));
    const same = left.length === opened.left.length && left.every((name) => opened.left.includes(name));
    return same ? this : createMatch(fixed, { ...opened, left }, entered);
  }

  enter(hostFacts: unknown): Result<EntryResult, readonly Problem[]> {
    return enterFacts(this.point, hostFacts);
  }

  judge(input: StageInput): Judgement {
    return judgeInput(this.point, input);
  }

  resolve(input: StageInput): Result<StageResult, readonly Problem[]> {
    return resolveInput(this.point, input);
  }

  kept(from: number): SavedMatch {
    return toSavedMatch(this.point.opened, from);
  }

  resumed(kept: SavedMatch): Match {
    const { fixed, opened } = this.point;
    return createMatch(fixed, restorePosition(opened, kept));
  }

  private drawn(reader: Reader, faceDown: boolean): readonly Tab[] {
    return getOrAdd(this.views, JSON.stringify([reader, faceDown]), () =>
      stageTabs(this.point, reader, faceDown),
    );
  }

  private repeated(parts: readonly HomePart[], reader: Reader, faceDown: boolean): readonly HomeSection[] {
    return homeSections(parts, this.drawn(reader, faceDown), this.stage === null);
  }
}

function enterFacts<T extends GameTypes>(
  point: StagePoint<T>,
  hostFacts: unknown,
): Result<EntryResult, readonly Problem[]> {
  const { fixed, opened, entered } = point;
  const effect = hostFactsEffect(point, { hostFacts });
  if (!effect.ok) return effect;
  return ok({
    match: createMatch(fixed, opened, effect.value),
    news: newsOfEntry(fixed.game, entered.events, effect.value),
    warnings: effect.value.warnings ?? [],
  });
}

function resolveInput<T extends GameTypes>(
  point: StagePoint<T>,
  input: StageInput,
): Result<StageResult, readonly Problem[]> {
  const { submissions } = input;
  const effect = hostFactsEffect(point, input);
  if (!effect.ok) return effect;
  const stage = ensure(point.stageNow(effect.value) ?? undefined, 'Host facts only apply to an open stage.');
  const lacking = missingHostFacts(stage);
  return lacking.length === 0 ? ok(resolveStage(point, effect.value, stage, submissions)) : fail(lacking);
}

/** Resolves a stage, starting from the state that includes the host's facts. */
function resolveStage<T extends GameTypes>(
  point: StagePoint<T>,
  effect: EntryEffect<T>,
  begun: GameStage<T>,
  submissions: readonly Submission[],
): StageResult {
  const { fixed, opened, stageAsOpened } = point;
  const { game } = fixed;
  // People have already read the stage's name and title, so the host's facts can't change them.
  const { name, title } = stageAsOpened() ?? begun;
  const { fates, counted } = judgeStageSubmissions(point, effect, begun, submissions);
  const resolution = begun.resolve(counted, fixed.chance.for(name));
  const events = [...effect.events, ...resolution.events];
  const next = createMatch(fixed, {
    state: resolution.state,
    log: opened.log.concat(toLog({ name, title }, events)),
    fresh: events.length,
    past: opened.past.concat(new ResolvedStage({ name, title }, fates, begun)),
    left: opened.left,
  });
  const news = (): readonly News[] =>
    next.outcome === null ? eventsToNews(game, events) : newsOfEnd(game, effect.events, resolution.events);
  return Object.assign(new LazyNews(news), {
    stage: name,
    fates,
    counted: acceptedAnswerIds(fates),
    result: effect.result ?? {},
    warnings: [...(effect.warnings ?? []), ...(resolution.warnings ?? [])],
    next,
  });
}

const GAME_OVER_PROBLEM = problem('game-over', [], 'Resolving the stage: the game is over.');

const NO_FACTS_FIELD = object({});

function hostFactsEffect<T extends GameTypes>(
  { fixed, opened, stageAsOpened }: StagePoint<T>,
  { hostFacts, formerFacts = [] }: Pick<StageInput, 'hostFacts' | 'formerFacts'>,
): Result<EntryEffect<T>, readonly Problem[]> {
  const stage = stageAsOpened();
  if (stage === null) return fail([GAME_OVER_PROBLEM]);
  if (stage.host !== undefined) {
    return stage.host.apply(hostFacts, { chance: fixed.chance.for(stage.name), former: formerFacts });
  }
  const reading = readInput(NO_FACTS_FIELD, hostFacts, 'Host facts');
  return reading.ok ? ok({ state: opened.state, events: [] }) : fail(reading.problems);
}

/** Judges submissions. Ignores the host's facts if they are invalid. */
function judgeInput<T extends GameTypes>(point: StagePoint<T>, input: StageInput): Judgement {
  const { submissions } = input;
  const effect = hostFactsEffect(point, input);
  const counting = effect.ok ? effect.value : { state: point.opened.state, events: [] };
  const stage = point.stageNow(counting);
  return {
    fates: stage === null ? [] : judgeStageSubmissions(point, counting, stage, submissions).fates,
    hostProblems: effect.ok ? missingHostFacts(stage) : effect.error,
  };
}

/** Judges submissions. A submission sent before this stage opened counts as late for the previous stage. */
function judgeStageSubmissions<T extends GameTypes>(
  point: Omit<StagePoint<T>, 'stageNow'>,
  effect: EntryEffect<T>,
  { title, asks }: GameStage<T>,
  submissions: readonly Submission[],
): JudgedSubmissions {
  const { past, left } = point.opened;
  const before = past[past.length - 1]?.title;
  return judge(
    { title, asks, left, before, knownTo: playerKnowledge(point, effect) },
    point.fixed.roster,
    submissions,
  );
}

/** Host facts still needed before the stage can be resolved. */
function missingHostFacts<T extends GameTypes>(stage: GameStage<T> | null): readonly Problem[] {
  return stage?.host?.lacking ?? [];
}

/** A past stage, whose moves are put into words on first use. */
class ResolvedStage<T extends GameTypes> implements StageVerdicts {
  declare readonly name: string;
  declare readonly title: string;
  declare private readonly described: () => StageVerdicts['fates'];

  constructor(
    { name, title }: Pick<StageVerdicts, 'name' | 'title'>,
    fates: readonly AnswerVerdict[],
    stage: GameStage<T>,
  ) {
    this.name = name;
    this.title = title;
    this.described = lazy(() => fates.map((fate) => ({ ...fate, words: describeMove(stage, fate) })));
  }

  get fates(): StageVerdicts['fates'] {
    return this.described();
  }
}

function acceptedAnswerIds(fates: readonly AnswerVerdict[]): ReadonlyMap<string, string> {
  return new Map(fates.filter(({ fate }) => fate.kind === 'counted').map(({ player, id }) => [player, id]));
}
