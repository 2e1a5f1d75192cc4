// The host's part of the open stage: entering it, problems at their questions, and the resulting match, news and warnings.
import type { Match, OpenStage } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import type { GameRecord } from '../record/game-record';
import { askOf } from '../../games/frame/submissions';
import { answerIn, type TypedAnswers, type AnswerProblem, type CallProblem } from '../reply/reply';
import type { Answered, Question } from '../../games/frame/fields';
import { isList, isObject, owns, present } from '../../games/frame/json';
import { problemTexts, type Place, type Problem } from '../../games/frame/result';
import { inputOf } from './replay';

export interface WithHostPart {
  /** The match with the host's facts for the open stage, as far as they fit. */
  readonly match: Match;
  readonly hostNews: readonly News[];
  readonly hostWarnings: readonly string[];
}

/** The host has entered nothing. */
export const NO_FACTS = {};

/** The last facts entered, or those from before the game went back to this stage. */
export function factsOf({ pending, carried }: GameRecord, stage: string | undefined): unknown {
  const before = stage === undefined ? undefined : carried.get(stage);
  return pending.hostFacts[pending.hostFacts.length - 1] ?? before?.hostFacts ?? NO_FACTS;
}

export function withHostPart(opened: Match, facts: unknown): WithHostPart {
  const entered = facts === NO_FACTS ? undefined : opened.enter(facts);
  if (entered?.ok !== true) return { match: opened, hostNews: [], hostWarnings: [] };
  const { match, news, warnings } = entered.value;
  return { match, hostNews: news, hostWarnings: warnings };
}

/** All news from the host's entries for the open stage, in order, including entries since replaced. */
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

export function moveFrom(stage: Pick<OpenStage, 'asks'>, player: string, answers: TypedAnswers): unknown {
  return asRecorded(askOf(stage, player)?.fromAnswers((title) => answerIn(answers, title)));
}

export function hostFactsFrom(stage: Pick<OpenStage, 'hostFromAnswers'>, answers: TypedAnswers): unknown {
  return asRecorded(stage.hostFromAnswers((title) => answerIn(answers, title)));
}

/** Says what is wrong with the lines of a cell, as the game would say it; `line`: counted from 1, if it is one of them. */
export type LineCheck = (
  question: Question,
  text: string,
) => readonly { readonly line?: number; readonly text: string }[];

/** Checks the lines of a cell as the host's part of a stage of this match takes them. */
export function lineCheck(match: Match, stage: Pick<OpenStage, 'hostFromAnswers'>): LineCheck {
  return ({ title, table }, text) => {
    const entered = match.enter(hostFactsFrom(stage, { [title]: text }));
    if (table?.lines === undefined || entered.ok) return [];
    const numbers = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
    return entered.error.flatMap(({ place: [part, at], text: why }) =>
      part === table.lines
        ? [{ ...present({ line: typeof at === 'number' ? numbers[at] : undefined }), text: why }]
        : [],
    );
  };
}

/** The value as it will come back from the ledger, so that a replay judges the same. */
export function asRecorded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}

/** Answers by question title, as the sidebar's forms keep them. */
export function answersRecord(
  answers: readonly { readonly title: string; readonly answer: string }[],
): TypedAnswers {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}

/** Why the host's answer for a player would be refused; empty if it would count. */
export function entryProblems(
  match: Match,
  hostFacts: unknown,
  entry: { readonly player: string; readonly move: unknown },
): readonly Problem[] {
  const hostSubmissions = [{ ...entry, reason: '', id: 'entry' }];
  const { fates } = match.judge(inputOf({ submissions: [], hostSubmissions, hostFacts }));
  return fates.flatMap(({ fate }) => (fate.kind === 'refused' ? fate.problems : []));
}

/** Typed answers: questions, the JSON value, and how to turn such a value into answers. */
interface Typed {
  readonly questions: readonly Question[];
  readonly value: unknown;
  readonly toAnswers: (value: unknown) => readonly Answered[];
}

export function faultsAt(typed: Typed, problems: readonly Problem[]): readonly AnswerProblem[] {
  const texts = problemTexts(problems);
  // If there are too many reasons, the last sentence gives their number.
  return texts.map((text, index) => {
    const found = problems[index];
    const title =
      titleNamed(typed, text) ?? (found?.text === text ? titleAnswering(typed, found.place) : undefined);
    return { title: title ?? '', text };
  });
}

/** The question that the sentence starts with; the longest title wins. */
function titleNamed({ questions }: Typed, text: string): string | undefined {
  const named = questions
    .map(({ title }) => title)
    .filter((title) => text.startsWith(title) && /^[:\s]/.test(text.slice(title.length)));
  return named.sort((a, b) => b.length - a.length)[0];
}

/** The one question that sets the value at this place; undefined if none or several do. */
function titleAnswering({ value, toAnswers }: Typed, place: Place): string | undefined {
  const answered = toAnswers(onlyAt(value, place)).filter(({ answer }) => answer !== '');
  return answered.length === 1 ? answered[0]?.title : undefined;
}

/** The value reduced to the path to a place. */
function onlyAt(value: unknown, [step, ...rest]: Place): unknown {
  if (step === undefined) return value;
  if (isList(value)) return value.map((item, index) => (index === step ? onlyAt(item, rest) : undefined));
  if (!isObject(value)) return value;
  return owns(value, String(step)) ? { [step]: onlyAt(value[step], rest) } : {};
}

export function entryRefused(
  { title, asks }: Pick<OpenStage, 'title' | 'asks'>,
  { player, move }: { readonly player: string; readonly move: unknown },
  problems: readonly Problem[],
): CallProblem {
  const asked = asks.find(({ players }) => players.includes(player));
  const typed = { questions: asked?.questions ?? [], value: move, toAnswers: asked?.toAnswers ?? (() => []) };
  return {
    code: 'entry-refused',
    text: `Entering an answer for ${player} in ${title}: it would be refused, so nothing was entered. Change it, then try again.`,
    problems: faultsAt(typed, problems),
  };
}
