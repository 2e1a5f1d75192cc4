// A match being set up: a game alone, or one with a place in a season. Two tabs of the host book keep it, so that the host
// may leave it, come back, and edit it in the sidebar or in the tabs themselves.
import { present } from '../../games/frame/json';
import { type Answered, type Question, answerText } from '../../games/frame/fields';
import type { Match } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import type { Problem, Result } from '../../games/frame/result';
import type { MatchKind } from '../../games/frame/season';
import { CONTACT_QUESTIONS } from '../contacts/contact-columns';
import type { GameChoice, SaveDraft, TimingView } from '../reply/draft-view';
import { answerIn, type TypedAnswers, type CallProblem } from '../reply/reply';
import { sha256 } from 'js-sha256';
import { DRAFT_CHANGED } from '../reply/draft-fields';
import { QUESTION_LINES, type Template } from '../../games/frame/made-up';
import type { Grid } from '../ports/host-book';

/** A draft as it stands in its tabs. */
export interface Draft extends Omit<SaveDraft, 'place'> {
  readonly definition: PlayableGame;
  /** The questions that its template has for later rounds; absent without a template that has some. */
  readonly later?: readonly LaterQuestions[];
  /** The match from which it was filled in, in words; absent where there is none. */
  readonly from?: string;
  /** Its place in a season; absent for a game alone. */
  readonly place?: Place;
}

export interface Place {
  readonly kind: MatchKind;
  /** The names of guests, whose rows come after all others. */
  readonly guests: readonly string[];
  /** True where the players are the usual ones for this kind of match. */
  readonly usual: boolean;
}

export function gameChoice({ info, template, season }: PlayableGame): GameChoice {
  const { id, title, designers, origin, blurb, playerCount, seats, length, secrets, accent } = info;
  return {
    id,
    title,
    designers,
    origin,
    blurb,
    playerCount,
    ...present({ seats }),
    length,
    secrets,
    accent,
    fits: season.fits,
    ...(template === undefined ? {} : { template: true }),
  };
}

/** Lists the game's questions about a player, then those for how the player is reached. */
export function rosterColumns(game: PlayableGame): readonly Question[] {
  return [...game.rosterQuestions, ...CONTACT_QUESTIONS];
}

/** Lists the columns of a draft's roster: in a season, contacts are kept from match to match. */
export function draftColumns({ definition, place }: Draft): readonly Question[] {
  return place === undefined ? rosterColumns(definition) : definition.rosterQuestions;
}

/** Begins the draft of a game: all as usual but for what is given. */
export function freshDraft(game: PlayableGame, given: Partial<Draft> = {}): Draft {
  return {
    definition: game,
    game: game.info.id,
    practice: false,
    seed: '',
    zone: '',
    webhook: '',
    timings: usualTimings(game),
    roster: [],
    settings: {},
    ...given,
  };
}

/** Makes the draft of a practice game with these players and settings, as JSON; the game's samples if none are given. */
export function draftOf(
  game: PlayableGame,
  given: { readonly players: readonly unknown[]; readonly settings: unknown; readonly seed: string } = {
    players: game.sampleRoster,
    settings: game.sampleSettings,
    seed: '',
  },
): Draft {
  const texts = (answers: readonly Answered[]): TypedAnswers =>
    Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
  return freshDraft(game, {
    practice: true,
    seed: given.seed,
    roster: given.players.map((player) => {
      const answers = texts(game.rosterRow.toAnswers(player, ''));
      return rosterColumns(game).map(({ title }) => answerIn(answers, title));
    }),
    settings: texts(game.typed(given.settings)),
  });
}

/** Gives the times of a game's stages as they are before anybody changes them. */
export function usualTimings({ timings }: PlayableGame): readonly TimingView[] {
  return timings.map(({ title, seconds, graceSeconds }) => ({ title, seconds, clock: '', graceSeconds }));
}

/** Gives the roster and settings of a draft as JSON, as a scenario has them. */
export function draftJson({ definition, roster, settings }: Draft): {
  readonly players: readonly unknown[];
  readonly settings: unknown;
} {
  const columns = rosterColumns(definition);
  return {
    players: roster.map(
      (cells) =>
        definition.rosterRow.fromAnswers(
          (title) => cells[columns.findIndex((column) => column.title === title)] ?? '',
          '',
        ) ?? {},
    ),
    settings: definition.settings.fromAnswers((title) => answerIn(settings, title), '') ?? {},
  };
}

/** Begins the match of a draft with this seed. */
export function beginDraft(draft: Draft, seed: string): Result<Match, readonly Problem[]> {
  const { players, settings } = draftJson(draft);
  return draft.definition.begin(players, settings, seed);
}

/** Makes the mark: another text whenever the draft changes, from which nothing of the draft can be read. */
export function draftMark(draft: SaveDraft & { readonly definition: PlayableGame }): string {
  const { definition: _, ...typed } = draft;
  return sha256(JSON.stringify(typed)).slice(0, 16);
}

/** Refuses to create a game that is not the one that the window showed; `shown` is undefined where no window asks. */
export function draftChanged(
  tried: string,
  draft: SaveDraft & { readonly definition: PlayableGame },
  shown: string | undefined,
): CallProblem | undefined {
  if (shown === undefined || shown === draftMark(draft)) return undefined;
  return {
    code: DRAFT_CHANGED,
    text: `${tried}: somebody changed the set-up since this window showed it. Nothing was created. Look at it, then create it.`,
  };
}

/** The questions from a round on, as lines of text; `none` for a round that asks nothing. */
export interface LaterQuestions {
  readonly round: number;
  readonly questions: string;
}

/** The questions of a template as they are typed. */
export function laterIn({ later }: Pick<Template, 'later'>): readonly LaterQuestions[] {
  return later.map(({ round, questions }) => ({
    round,
    questions: questions.length === 0 ? 'none' : QUESTION_LINES.show(questions),
  }));
}

const ROW = /^Questions of round (\d+)$/;

export function readLater(settings: Grid | undefined): readonly LaterQuestions[] {
  return (settings ?? []).flatMap(([title = '', questions = '']) => {
    const round = Number(ROW.exec(answerText(title))?.[1]);
    return Number.isSafeInteger(round) ? [{ round, questions: answerText(questions) }] : [];
  });
}

/** Gives the rows of a draft: title, value and what it means. */
export function laterRows(
  later: readonly LaterQuestions[],
): readonly (readonly [title: string, value: string, help: string])[] {
  return later.map(({ round, questions }) => [
    `Questions of round ${round}`,
    questions,
    'The template’s. They are offered before that round.',
  ]);
}
