// A drafted match, standalone or in a season. It's stored in two tabs of the host book, so the host can continue later, and
// edit it in sidebar or tabs.
import { parseJson, dropUndefined } from '../../games/frame/json';
import {
  type TitledAnswer,
  type Question,
  type FieldValue,
  answerText,
  listCodec,
  readInput,
} from '../../games/frame/fields';
import type { Match } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import type { Problem, Result } from '../../games/frame/result';
import { MATCH_KINDS, type MatchKind } from '../../games/frame/season';
import { CONTACT_QUESTIONS } from '../contacts/contact-columns';
import { listOf, object, oneOf, text, secret } from '../record/entry-fields';
import type { GameChoice, DraftInput, TimingView } from '../reply/draft-view';
import { getAnswer, type AnswersByTitle, type CallProblem } from '../reply/reply';
import { sha256 } from 'js-sha256';
import { DRAFT_CHANGED } from '../reply/draft-fields';
import { questionCodec, type Template } from '../../games/frame/custom';
import type { Grid } from '../ports/host-book';

export interface Draft extends Omit<DraftInput, 'place'> {
  readonly definition: PlayableGame;
  /** The template's questions for later rounds; absent if it has none. */
  readonly later?: readonly LaterQuestions[];
  /** The match whose settings were copied, as text. */
  readonly from?: string;
  /** The match's place in a season; absent for a standalone game. */
  readonly place?: SeasonPlace;
  /** Questions to winners about this match; absent if there are none. */
  readonly asked?: readonly AskedWinners[];
}

/** A question to the winners of the last match of a kind (SN-23). */
const askedWinnersField = object({
  by: oneOf('by', MATCH_KINDS),
  form: text('form'),
  people: listOf(secret('person')),
});
export type AskedWinners = FieldValue<typeof askedWinnersField>;

export interface SeasonPlace {
  readonly kind: MatchKind;
  /** Names of guests. Their rows come last. */
  readonly guests: readonly string[];
  /** True if the players are those who usually play this kind of match. */
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
    ...dropUndefined({ seats }),
    length,
    secrets,
    accent,
    fits: season.fits,
    ...(template === undefined ? {} : { template: true }),
  };
}

/** The game's questions about a player, followed by the contact columns. */
export function rosterColumns(game: PlayableGame): readonly Question[] {
  return [...game.rosterQuestions, ...CONTACT_QUESTIONS];
}

/** In a season the contacts are kept separately, so the draft has no columns for them. */
export function draftColumns({ definition, place }: Draft): readonly Question[] {
  return place === undefined ? rosterColumns(definition) : definition.rosterQuestions;
}

/** A draft with default values, except those given. */
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

/** A practice game's draft, with players and settings given as JSON, or else the game's samples. */
export function practiceDraft(
  game: PlayableGame,
  given: { readonly players: readonly unknown[]; readonly settings: unknown; readonly seed: string } = {
    players: game.sampleRoster,
    settings: game.sampleSettings,
    seed: '',
  },
): Draft {
  const texts = (answers: readonly TitledAnswer[]): AnswersByTitle =>
    Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
  return freshDraft(game, {
    practice: true,
    seed: given.seed,
    roster: given.players.map((player) => {
      const answers = texts(game.rosterRow.toAnswers(player, ''));
      return rosterColumns(game).map(({ title }) => getAnswer(answers, title));
    }),
    settings: texts(game.typed(given.settings)),
  });
}

export function usualTimings({ timings }: PlayableGame): readonly TimingView[] {
  return timings.map(({ title, seconds, graceSeconds }) => ({ title, seconds, clock: '', graceSeconds }));
}

/** Roster and settings as JSON, as in scenarios. */
export function draftJson({ definition, roster, settings }: Draft): {
  readonly players: readonly unknown[];
  readonly settings: unknown;
} {
  const columns = rosterColumns(definition);
  const players = roster.map(
    (cells) =>
      definition.rosterRow.fromAnswers(
        (title) => cells[columns.findIndex((column) => column.title === title)] ?? '',
        '',
      ) ?? {},
  );
  return { players, settings: definition.fromTyped((title) => getAnswer(settings, title), players) };
}

export function matchFromDraft(draft: Draft, seed: string): Result<Match, readonly Problem[]> {
  const { players, settings } = draftJson(draft);
  return draft.definition.begin(players, settings, seed);
}

/** A hash that changes whenever the draft changes. */
export function draftMark(draft: DraftInput & { readonly definition: PlayableGame }): string {
  const { definition: _, ...typed } = draft;
  return sha256(JSON.stringify(typed)).slice(0, 16);
}

/** Refuses if the window showed another version of the draft; `shown` is undefined without a window. */
export function draftChangedProblem(
  tried: string,
  draft: DraftInput & { readonly definition: PlayableGame },
  shown: string | undefined,
): CallProblem | undefined {
  if (shown === undefined || shown === draftMark(draft)) return undefined;
  return {
    code: DRAFT_CHANGED,
    text: `${tried}: the draft has changed since you opened it. Nothing was created. Check it again, then create the match.`,
  };
}

/** Questions from this round on, as text lines; `none` if the round has no questions. */
export interface LaterQuestions {
  readonly round: number;
  readonly questions: string;
}

export function toLaterQuestions({ later }: Pick<Template, 'later'>): readonly LaterQuestions[] {
  return later.map(({ round, questions }) => ({
    round,
    questions: questions.length === 0 ? 'none' : listCodec(questionCodec()).show(questions),
  }));
}

export function readAskedWinners(text: string): readonly AskedWinners[] {
  const read = readInput(listOf(askedWinnersField), parseJson(text), '');
  return read.ok ? read.value : [];
}

const LATER_QUESTIONS_ROW = /^Questions of round (\d+)$/;

export function readLaterQuestions(settings: Grid | undefined): readonly LaterQuestions[] {
  return (settings ?? []).flatMap(([title = '', questions = '']) => {
    const round = Number(LATER_QUESTIONS_ROW.exec(answerText(title))?.[1]);
    return Number.isSafeInteger(round) ? [{ round, questions: answerText(questions) }] : [];
  });
}

export function laterQuestionsRows(
  later: readonly LaterQuestions[],
): readonly (readonly [title: string, value: string, help: string])[] {
  return later.map(({ round, questions }) => [
    `Questions of round ${round}`,
    questions,
    'From the template. Round Keeper suggests these questions before that round.',
  ]);
}
