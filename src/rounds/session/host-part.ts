// What the host enters for the open stage: parsing it, finding the question of each problem, and its effects on the match.
import type { Match, OpenStage } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import type { GameRecord } from '../record/game-record';
import { findAsk } from '../../games/frame/submissions';
import { getAnswer, type AnswersByTitle, type AnswerProblem, type CallProblem } from '../reply/reply';
import type { TitledAnswer, Question } from '../../games/frame/fields';
import { isList, isObject, hasOwn, dropUndefined } from '../../games/frame/json';
import { problemTexts, type ValuePath, type Problem } from '../../games/frame/result';
import { toStageInput } from './replay';

export interface WithHostFacts {
  /** The match including the host's facts for the open stage, if they are valid. */
  readonly match: Match;
  readonly hostNews: readonly News[];
  readonly hostWarnings: readonly string[];
}

/** The host's facts, if the host has entered nothing. */
export const NO_HOST_FACTS = {};

/** The facts entered last, or those from before the game went back to this stage. */
export function latestHostFacts({ pending, carried }: GameRecord, stage: string | undefined): unknown {
  const before = stage === undefined ? undefined : carried.get(stage);
  return pending.hostFacts[pending.hostFacts.length - 1] ?? before?.hostFacts ?? NO_HOST_FACTS;
}

export function applyHostFacts(opened: Match, facts: unknown): WithHostFacts {
  const entered = facts === NO_HOST_FACTS ? undefined : opened.enter(facts);
  if (entered?.ok !== true) return { match: opened, hostNews: [], hostWarnings: [] };
  const { match, news, warnings } = entered.value;
  return { match, hostNews: news, hostWarnings: warnings };
}

/** All news that the host's entries caused in the open stage, in order, including entries that were replaced since. */
export function newsFromHost(opened: Match, { pending, carried }: GameRecord): readonly News[] {
  const before = opened.stage === null ? undefined : carried.get(opened.stage.name);
  let match = opened;
  return [...(before === undefined ? [] : [before.hostFacts]), ...pending.hostFacts].flatMap((facts) => {
    const entered = applyHostFacts(match, facts);
    match = entered.match;
    return entered.hostNews;
  });
}

export function moveFromAnswers(
  stage: Pick<OpenStage, 'asks'>,
  player: string,
  answers: AnswersByTitle,
): unknown {
  return toRecordedValue(findAsk(stage, player)?.fromAnswers((title) => getAnswer(answers, title)));
}

export function parseHostFacts(stage: Pick<OpenStage, 'hostFromAnswers'>, answers: AnswersByTitle): unknown {
  return toRecordedValue(stage.hostFromAnswers((title) => getAnswer(answers, title)));
}

/** Problems with a cell's lines, in the game's words. `line` counts from 1; absent if it's about the whole cell. */
export type LineChecker = (
  question: Question,
  text: string,
) => readonly { readonly line?: number; readonly text: string }[];

/** Checks cells of the host's input by entering them in this match. */
export function lineChecker(match: Match, stage: Pick<OpenStage, 'hostFromAnswers'>): LineChecker {
  return ({ title, table }, text) => {
    const entered = match.enter(parseHostFacts(stage, { [title]: text }));
    if (table?.lines === undefined || entered.ok) return [];
    const numbers = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
    return entered.error.flatMap(({ place: [part, at], text: why }) =>
      part === table.lines
        ? [{ ...dropUndefined({ line: typeof at === 'number' ? numbers[at] : undefined }), text: why }]
        : [],
    );
  };
}

/** The value as it will be read from the ledger, so that a replay gives the same results. */
export function toRecordedValue(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? {}));
}

/** Answers by question title, as the sidebar's forms use them. */
export function toAnswersByTitle(
  answers: readonly { readonly title: string; readonly answer: string }[],
): AnswersByTitle {
  return Object.fromEntries(answers.map(({ title, answer }) => [title, answer]));
}

/** Why an answer that the host enters for a player would be refused; empty if it would count. */
export function entryProblems(
  match: Match,
  hostFacts: unknown,
  entry: { readonly player: string; readonly move: unknown },
): readonly Problem[] {
  const hostSubmissions = [{ ...entry, reason: '', id: 'entry' }];
  const { fates } = match.judge(toStageInput({ submissions: [], hostSubmissions, hostFacts }));
  return fates.flatMap(({ fate }) => (fate.kind === 'refused' ? fate.problems : []));
}

/** Typed answers: the questions, the JSON value, and how to convert such a value to answers. */
interface EntryAnswers {
  readonly questions: readonly Question[];
  readonly value: unknown;
  readonly toAnswers: (value: unknown) => readonly TitledAnswer[];
}

export function toAnswerProblems(
  typed: EntryAnswers,
  problems: readonly Problem[],
): readonly AnswerProblem[] {
  const texts = problemTexts(problems);
  // If there are too many problems, the last text only counts the rest.
  return texts.map((text, index) => {
    const found = problems[index];
    const title =
      leadingTitle(typed, text) ?? (found?.text === text ? titleAtPlace(typed, found.place) : undefined);
    return { title: title ?? '', text };
  });
}

/** The question whose title starts the sentence. If several titles do, the longest. */
function leadingTitle({ questions }: EntryAnswers, text: string): string | undefined {
  const named = questions
    .map(({ title }) => title)
    .filter((title) => text.startsWith(title) && /^[:\s]/.test(text.slice(title.length)));
  return named.sort((a, b) => b.length - a.length)[0];
}

/** The question that sets the value at this place; undefined if there are none or several. */
function titleAtPlace({ value, toAnswers }: EntryAnswers, place: ValuePath): string | undefined {
  const answered = toAnswers(reduceToPlace(value, place)).filter(({ answer }) => answer !== '');
  return answered.length === 1 ? answered[0]?.title : undefined;
}

/** The value, reduced to the part at this place. */
function reduceToPlace(value: unknown, [step, ...rest]: ValuePath): unknown {
  if (step === undefined) return value;
  if (isList(value))
    return value.map((item, index) => (index === step ? reduceToPlace(item, rest) : undefined));
  return isObject(value) && hasOwn(value, String(step)) ? { [step]: reduceToPlace(value[step], rest) } : {};
}

export function refuseEntry(
  { title, asks }: Pick<OpenStage, 'title' | 'asks'>,
  { player, move }: { readonly player: string; readonly move: unknown },
  problems: readonly Problem[],
): CallProblem {
  const asked = asks.find(({ players }) => players.includes(player));
  const typed = { questions: asked?.questions ?? [], value: move, toAnswers: asked?.toAnswers ?? (() => []) };
  return {
    code: 'entry-refused',
    text: `Entering an answer for ${player} in ${title}: this answer would be refused, so nothing was entered. Change it, then try again.`,
    problems: toAnswerProblems(typed, problems),
  };
}
