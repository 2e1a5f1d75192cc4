// The choices that are closed to one player, found from what that player knows. One definition serves all: a page shows
// them with their reasons, a move that picks one is refused, and no sample picks one. Beside them stand notes on open
// choices.
import type { GameEvent, Log } from './events';
import type { Answered, Question } from './fields';
import { isList, isObject, owns } from './json';
import { problem, type Place, type Problem } from './result';

/** Everything that one player knows. */
export interface Known<Open, E extends GameEvent> {
  readonly name: string;
  /** The facts that everyone knows from the start. */
  readonly open: Open;
  /** The events told to everyone and to this player. */
  readonly log: Log<E>;
}

/** A value that can be chosen: a word, a name, a number. */
export type Choice = string | number;

/** Choices at one place of a move that are closed to a player for one reason. */
export interface Closed {
  /** The place of the choice in the move, or of the list of choices. */
  readonly place: Place;
  readonly values: readonly Choice[];
  /** The reason in a few words, as a page shows it beside the choice: `played in round 1`. */
  readonly why: string;
  /** The problem with a move that picks some of these choices: its code, and its sentence for those. */
  readonly code: string;
  readonly text: (picked: readonly string[]) => string;
}

/** What some choices at one place of a move mean for a player now: `needs 6 Cleverness: you have 4`. */
export interface ChoiceNote {
  readonly place: Place;
  /**
   * Absent where the note is about the whole question, also one for a number; then it is a sentence: `You have 12
   * coins.`
   */
  readonly values?: readonly Choice[];
  readonly note: string;
}

/** Gives those of the values at a place of a move that are not closed. */
export type OpenChoices = <T extends Choice>(place: Place, values: readonly T[]) => readonly T[];

/**
 * Finds the closed choices that a move picks, as far as it could be read, and adds its other problems, without those
 * whose code was told with a closed choice.
 */
export function withClosed(
  closed: readonly Closed[],
  draft: unknown,
  others: readonly Problem[],
): readonly Problem[] {
  const picked = closedProblems(closed, draft);
  return [...picked, ...others.filter(({ code }) => !picked.some((told) => told.code === code))];
}

function closedProblems(closed: readonly Closed[], draft: unknown): readonly Problem[] {
  return closed.flatMap(({ place, values, code, text }) => {
    const chosen = chosenAt(draft, place);
    const picked = values.filter((value) => chosen.includes(value));
    return picked.length === 0 ? [] : [problem(code, place, text(picked.map(String)))];
  });
}

/** Gives the choice at a place of a move, or all choices of the list there. */
function chosenAt(value: unknown, [step, ...rest]: Place): readonly unknown[] {
  if (step === undefined) return isList(value) ? value : [value];
  if (isList(value)) return typeof step === 'number' ? chosenAt(value[step], rest) : [];
  return isObject(value) && owns(value, String(step)) ? chosenAt(value[step], rest) : [];
}

/** Makes the function that leaves the closed choices out of a list. */
export function openAmong(closed: readonly Closed[]): OpenChoices {
  return (place, values) => {
    const at = closed.filter((group) => samePlace(group.place, place));
    return values.filter((value) => !at.some((group) => group.values.includes(value)));
  };
}

/** Tells whether a choice is open, at its place or in the list there. */
export function isOpenIn(closed: readonly Closed[], place: Place, value: Choice): boolean {
  const places = typeof place[place.length - 1] === 'number' ? [place, place.slice(0, -1)] : [place];
  const open = openAmong(closed);
  return places.every((each) => open(each, [value]).length > 0);
}

function samePlace(one: Place, other: Place): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** A closed choice in the words of its form. */
export interface ClosedAnswer extends Answered {
  readonly why: string;
}

/** A note on a choice in the words of its form; on the whole question where the answer is empty. */
export interface NotedAnswer extends Answered {
  readonly note: string;
}

/** The form in whose words choices are named. */
interface Worded {
  readonly questions: readonly Question[];
  readonly toAnswers: (move: unknown) => readonly Answered[];
}

/** Gives closed choices as answers to the questions of their form, each once, with the first reason for it. */
export function closedAnswers(closed: readonly Closed[], worded: Worded): readonly ClosedAnswer[] {
  const all = closed.flatMap((group) =>
    answersOf(group, worded).map((answered) => ({ ...answered, why: group.why })),
  );
  return all.filter(
    ({ title, answer }, index) =>
      all.findIndex((first) => first.title === title && first.answer === answer) === index,
  );
}

/** Gives notes on choices as answers to the questions of their form; a choice may have several. */
export function notedAnswers(notes: readonly ChoiceNote[], worded: Worded): readonly NotedAnswer[] {
  return notes.flatMap(({ place, values, note }) =>
    values === undefined
      ? answersOf({ place, values: ANYTHING }, worded)
          .slice(0, 1)
          .map(({ title }) => ({ title, answer: '', note }))
      : answersOf({ place, values }, worded).map((answered) => ({ ...answered, note })),
  );
}

/** Each question words at least one of these values: that shows which question asks for a place of a move. */
const ANYTHING: readonly unknown[] = [1, true, [1]];

/** Gives the choices at one place of a move as answers to the question that asks for them. */
function answersOf(
  { place, values }: { readonly place: Place; readonly values: readonly unknown[] },
  { questions, toAnswers }: Worded,
): readonly Answered[] {
  return values.flatMap((value) => {
    const [alone] = toAnswers(moveWith(place, value));
    const question = questions.find(({ title }) => title === alone?.title);
    const [answered] = question?.kind.type === 'checkboxes' ? toAnswers(moveWith(place, [value])) : [alone];
    return question === undefined || answered === undefined ? [] : [answered];
  });
}

/** Makes a move with only this value at a place. */
export function moveWith(place: Place, value: unknown): unknown {
  return place.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'string') return { [step]: inner };
    return Array.from({ length: step + 1 }, (_, index) => (index === step ? inner : undefined));
  }, value);
}
