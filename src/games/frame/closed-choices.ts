// Choices that are closed to one player, computed from what that player knows. Pages show why a choice is closed, moves
// that pick it are refused, and random moves avoid it. Also notes on open choices.
import type { GameEvent, Log } from './events';
import type { TitledAnswer, Question } from './fields';
import { isList, isObject, hasOwn } from './json';
import { problem, type ValuePath, type Problem } from './result';

/** Everything that one player knows. */
export interface Knowledge<Open, E extends GameEvent> {
  readonly name: string;
  readonly open: Open;
  readonly log: Log<E>;
}

/** The value of a choice: a word, a name or a number. */
export type Choice = string | number;

/** Choices at one place of a move, closed for one reason. */
export interface ClosedChoices {
  /** Place of the choice, or of the list of choices. */
  readonly place: ValuePath;
  readonly values: readonly Choice[];
  /** The reason, shown beside the choice in a few words: `played in round 1`. */
  readonly why: string;
  /** Code and sentence of the problem, if a move picks some of these. */
  readonly code: string;
  readonly text: (picked: readonly string[]) => string;
}

/** A note beside choices: `needs 6 Cleverness, but you have 4`. */
export interface ChoiceNote {
  readonly place: ValuePath;
  /** Absent: the note is a sentence about the whole question: “You have 12 coins.” */
  readonly values?: readonly Choice[];
  readonly note: string;
}

/** Returns the values that are open at this place. */
export type OpenChoices = <T extends Choice>(place: ValuePath, values: readonly T[]) => readonly T[];

/** The problems of closed choices that the move picks, then the other problems except those with the same codes. */
export function withClosedProblems(
  closed: readonly ClosedChoices[],
  draft: unknown,
  others: readonly Problem[],
): readonly Problem[] {
  const picked = closedChoiceProblems(closed, draft);
  return [...picked, ...others.filter(({ code }) => !picked.some((told) => told.code === code))];
}

function closedChoiceProblems(closed: readonly ClosedChoices[], draft: unknown): readonly Problem[] {
  return closed.flatMap(({ place, values, code, text }) => {
    const chosen = valuesAtPath(draft, place);
    const picked = values.filter((value) => chosen.includes(value));
    return picked.length === 0 ? [] : [problem(code, place, text(picked.map(String)))];
  });
}

/** The values chosen at a place: one choice, or all entries of a list. */
function valuesAtPath(value: unknown, [step, ...rest]: ValuePath): readonly unknown[] {
  if (step === undefined) return isList(value) ? value : [value];
  if (isList(value)) return typeof step === 'number' ? valuesAtPath(value[step], rest) : [];
  return isObject(value) && hasOwn(value, String(step)) ? valuesAtPath(value[step], rest) : [];
}

export function openChoicesAmong(closed: readonly ClosedChoices[]): OpenChoices {
  return (place, values) => {
    const at = closed.filter((group) => isSamePath(group.place, place));
    return values.filter((value) => !at.some((group) => group.values.includes(value)));
  };
}

/** Checks the place itself. For a list entry it also checks the list's place. */
export function isChoiceOpen(closed: readonly ClosedChoices[], place: ValuePath, value: Choice): boolean {
  const places = typeof place[place.length - 1] === 'number' ? [place, place.slice(0, -1)] : [place];
  const open = openChoicesAmong(closed);
  return places.every((each) => open(each, [value]).length > 0);
}

function isSamePath(one: ValuePath, other: ValuePath): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** A closed choice in the form's words. */
export interface ClosedAnswer extends TitledAnswer {
  readonly why: string;
}

/** A note on a choice, in the form's words. An empty answer stands for the whole question. */
export interface AnswerNote extends TitledAnswer {
  readonly note: string;
}

interface AnswerForm {
  readonly questions: readonly Question[];
  readonly toAnswers: (move: unknown) => readonly TitledAnswer[];
}

/** Closed choices in the form's words. If several reasons close the same choice, only the first is kept. */
export function closedAnswers(closed: readonly ClosedChoices[], worded: AnswerForm): readonly ClosedAnswer[] {
  const all = closed.flatMap((group) =>
    choicesAsAnswers(group, worded).map((answered) => ({ ...answered, why: group.why })),
  );
  return all.filter(
    ({ title, answer }, index) =>
      all.findIndex((first) => first.title === title && first.answer === answer) === index,
  );
}

/** Notes in the form's words. A choice can have several. */
export function answerNotes(notes: readonly ChoiceNote[], worded: AnswerForm): readonly AnswerNote[] {
  return notes.flatMap(({ place, values, note }) =>
    values === undefined
      ? choicesAsAnswers({ place, values: SAMPLE_VALUES }, worded)
          .slice(0, 1)
          .map(({ title }) => ({ title, answer: '', note }))
      : choicesAsAnswers({ place, values }, worded).map((answered) => ({ ...answered, note })),
  );
}

/** Sample values to find out which question a place belongs to. Every kind of question accepts at least one of them. */
const SAMPLE_VALUES: readonly unknown[] = [1, true, [1]];

/** The choices at a place, each as an answer to the question that asks for it. */
function choicesAsAnswers(
  { place, values }: { readonly place: ValuePath; readonly values: readonly unknown[] },
  { questions, toAnswers }: AnswerForm,
): readonly TitledAnswer[] {
  return values.flatMap((value) => {
    const [alone] = toAnswers(moveWithValue(place, value));
    const question = questions.find(({ title }) => title === alone?.title);
    const [answered] =
      question?.kind.type === 'checkboxes' ? toAnswers(moveWithValue(place, [value])) : [alone];
    return question === undefined || answered === undefined ? [] : [answered];
  });
}

/** A move with only this value. */
export function moveWithValue(place: ValuePath, value: unknown): unknown {
  return place.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'string') return { [step]: inner };
    return Array.from({ length: step + 1 }, (_, index) => (index === step ? inner : undefined));
  }, value);
}
