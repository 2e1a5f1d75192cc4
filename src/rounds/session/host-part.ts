// The host's part of the open stage: what they enter, as the ledger keeps it, what is wrong with it at its question, and the
// match once it is entered, its news and its warnings.
import type { Match, OpenStage } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import type { GameRecord } from '../record/game-record';
import { askOf } from '../../games/frame/submissions';
import { answerIn, type TypedAnswers, type AnswerProblem, type CallProblem } from '../reply/reply';
import type { Answered, Question } from '../../games/frame/fields';
import { isList, isObject, owns } from '../../games/frame/json';
import { problemTexts, type Place, type Problem } from '../../games/frame/result';
import { inputOf } from './replay';

/** The open stage with the host's part in it. */
export interface WithHostPart {
  /** The match with the host's facts of the open stage in it, as far as they fit. */
  readonly match: Match;
  /** News from the host's facts. */
  readonly hostNews: readonly News[];
  /** Warnings for the host from these facts. */
  readonly hostWarnings: readonly string[];
}

/** The facts where the host has entered nothing. */
export const NO_FACTS = {};

/** Gives the host's facts of this stage: those entered last, or those from before the game went back to it. */
export function factsOf({ pending, carried }: GameRecord, stage: string | undefined): unknown {
  const before = stage === undefined ? undefined : carried.get(stage);
  return pending.hostFacts[pending.hostFacts.length - 1] ?? before?.hostFacts ?? NO_FACTS;
}

/** Enters these facts into a match as its stage opened. */
export function withHostPart(opened: Match, facts: unknown): WithHostPart {
  const entered = facts === NO_FACTS ? undefined : opened.enter(facts);
  if (entered?.ok !== true) return { match: opened, hostNews: [], hostWarnings: [] };
  const { match, news, warnings } = entered.value;
  return { match, hostNews: news, hostWarnings: warnings };
}

/** Gathers all news from the host's entries for the open stage in their order, also those of entries taken back. */
export function toldByHost(opened: Match, { pending, carried }: GameRecord): readonly News[] {
  const before = opened.stage === null ? undefined : carried.get(opened.stage.name);
  let match = opened;
  return [...(before === undefined ? [] : [before.hostFacts]), ...pending.hostFacts].flatMap((facts) => {
    const entered = match.enter(facts);
    if (!entered.ok) return [];
    match = entered.value.match;
    return entered.value.news;
  });
}

/** Makes a player's move of the answers. */
export function moveFrom(stage: Pick<OpenStage, 'asks'>, player: string, answers: TypedAnswers): unknown {
  return asRecorded(askOf(stage, player)?.fromAnswers((title) => answerIn(answers, title)));
}

/** Makes the host's facts of a stage of the answers. */
export function hostFactsFrom(stage: Pick<OpenStage, 'hostFromAnswers'>, answers: TypedAnswers): unknown {
  return asRecorded(stage.hostFromAnswers((title) => answerIn(answers, title)));
}

/** Gives a value exactly as the ledger will give it back, so that the same is judged now and in a replay. */
export function asRecorded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}

/** Gives the answers by the titles of their questions, as the sidebar's forms hold them. */
export function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): TypedAnswers {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}

/** Gives the reasons why a submission that the host enters for a player would be refused; none where it would count. */
export function entryProblems(
  match: Match,
  hostFacts: unknown,
  entry: { readonly player: string; readonly move: unknown },
): readonly Problem[] {
  const hostSubmissions = [{ ...entry, reason: '', id: 'entry' }];
  const { fates } = match.judge(inputOf({ submissions: [], hostSubmissions, hostFacts }));
  return fates.flatMap(({ fate }) => (fate.kind === 'refused' ? fate.problems : []));
}

/** Answers as somebody typed them: their questions, the JSON that they stand for, and how to write such JSON as answers. */
interface Typed {
  readonly questions: readonly Question[];
  readonly value: unknown;
  readonly toAnswers: (value: unknown) => readonly Answered[];
}

/** Puts the reasons at their questions. */
export function faultsAt(typed: Typed, problems: readonly Problem[]): readonly AnswerProblem[] {
  const texts = problemTexts(problems);
  // The last sentence says how many reasons there are where they are too many to read.
  return texts.map((text, index) => {
    const found = problems[index];
    const title =
      titleNamed(typed, text) ?? (found?.text === text ? titleAnswering(typed, found.place) : undefined);
    return { title: title ?? '', text };
  });
}

/** Finds the question with whose title the sentence starts; of titles that begin alike, the longest. */
function titleNamed({ questions }: Typed, text: string): string | undefined {
  const named = questions
    .map(({ title }) => title)
    .filter((title) => text.startsWith(title) && /^[:\s]/.test(text.slice(title.length)));
  return named.sort((a, b) => b.length - a.length)[0];
}

/** Finds the one question whose answer gives the value at this place; undefined where there is none, or several do. */
function titleAnswering({ value, toAnswers }: Typed, place: Place): string | undefined {
  const answered = toAnswers(onlyAt(value, place)).filter(({ answer }) => answer !== '');
  return answered.length === 1 ? answered[0]?.title : undefined;
}

/** Gives a value with what lies on the way to a place, and nothing beside it. */
function onlyAt(value: unknown, [step, ...rest]: Place): unknown {
  if (step === undefined) return value;
  if (isList(value)) return value.map((item, index) => (index === step ? onlyAt(item, rest) : undefined));
  if (!isObject(value)) return value;
  return owns(value, String(step)) ? { [step]: onlyAt(value[step], rest) } : {};
}

/** Gives the problem with an entry of the host's that would be refused. */
export function entryRefused(
  { title, asks }: Pick<OpenStage, 'title' | 'asks'>,
  { player, move }: { readonly player: string; readonly move: unknown },
  problems: readonly Problem[],
): CallProblem {
  const asked = asks.find(({ players }) => players.includes(player));
  const typed = { questions: asked?.questions ?? [], value: move, toAnswers: asked?.toAnswers ?? (() => []) };
  return {
    code: 'entry-refused',
    text: `Entering a submission for ${player} in ${title}: it would be refused, so nothing was entered. Change it, then try again.`,
    problems: faultsAt(typed, problems),
  };
}
