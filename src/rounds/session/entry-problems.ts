// Problems with what the host enters for a stage, found before it is saved: each reason at its question.
import type { Answered, Question } from '../../games/frame/fields';
import { isList, isObject, owns } from '../../games/frame/json';
import type { Match, OpenStage } from '../../games/frame/match';
import { problemTexts, type Place, type Problem } from '../../games/frame/problems';
import { inputOf } from './replay';
import type { AnswerProblem, CallProblem } from '../reply/reply';

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
export interface Typed {
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
  return isObject(value) && owns(value, String(step)) ? { [step]: onlyAt(value[step], rest) } : value;
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
