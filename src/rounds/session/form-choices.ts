// Names in the choices on forms. If Zoe plays for Bo, the choice `Bo` is shown as `Zoe (for Bo)`. Translates in both
// directions, because moves always contain `Bo`.
import {
  answerText,
  type AnswerLookup,
  type Cell,
  type Option,
  type Question,
} from '../../games/frame/fields';
import { ambiguityText, tickedIndices } from '../../games/frame/fields/joined-choices';
import { isSameName } from '../../games/frame/names';
import type { GameRecord } from '../record/game-record';
import { seatName, personById, seatLabel, type People } from '../record/people';
import { namesAtRow, type MatchWithPeople, type DisplayNames } from './display-names';

/** Forms show the names of those who held the seats at the ledger row `openedRow`. */
export interface HoldersAtOpening {
  readonly people: People;
  readonly record: Pick<GameRecord, 'openedRow'>;
}

/** Names of the holders when the stage opened. Choices on an open form don't change (ALL-12). */
export function namesOnForms({
  match,
  people,
  record,
}: HoldersAtOpening & Pick<MatchWithPeople, 'match'>): DisplayNames {
  return namesAtRow(match, people, record.openedRow);
}

/** Puts these names into a question's choices, unless two choices would become equal. */
export function questionWithNames(question: Question, names: DisplayNames): Question {
  const { kind } = question;
  if (names.size === 0 || (kind.type !== 'choice' && kind.type !== 'checkboxes')) return question;
  const options = kind.options.map((option): Option => {
    const shown = names.get(optionLabel(option));
    return shown === undefined ? option : { ...option, label: shown };
  });
  const labels = options.map(optionLabel);
  const areAlike = labels.some((label, at) =>
    labels.some((other, to) => to < at && isSameName(label, other)),
  );
  return areAlike || (kind.type === 'checkboxes' && ambiguityText(labels) !== undefined)
    ? question
    : { ...question, kind: { ...kind, options } };
}

/** Answers as the form words them, for submitting. */
export function toFormAnswers(
  questions: readonly Question[],
  names: DisplayNames,
  answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (names.size === 0) return answers;
  const changed = questions.map((question) => {
    const answer = answers[question.title] ?? '';
    const [before, after] = [choiceLabels(question), choiceLabels(questionWithNames(question, names))];
    const texts = before.map((label, at) => [label, after[at] ?? label] as const);
    return [question.title, answer === '' ? '' : translateAnswer(question, [texts], answer)] as const;
  });
  return { ...answers, ...Object.fromEntries(changed.filter(([, answer]) => answer !== '')) };
}

/** Converts form answers to roster names, from the names as of the stage's opening, the roster, or any holder. */
export function readFormAnswers(
  questions: readonly Question[],
  { people, record }: HoldersAtOpening,
  answers: AnswerLookup,
): AnswerLookup {
  if ([...people.seats.values()].every(({ terms }) => terms.length === 1)) return answers;
  const namesEver = (seat: string): readonly string[] =>
    (people.seats.get(seat)?.terms ?? []).map(({ person }) =>
      seatLabel(seat, personById(people, person).name),
    );
  return (title) => {
    const cell: Cell = answers(title);
    const question = questions.find((one) => one.title === title);
    if (typeof cell !== 'string' || question === undefined) return cell;
    const labels = choiceLabels(question);
    const plain = labels.map((label) => [label, label] as const);
    const shown = labels.map(
      (label) =>
        [people.seats.has(label) ? seatName(people, label, record.openedRow) : label, label] as const,
    );
    const ever = labels.flatMap((label) => namesEver(label).map((name) => [name, label] as const));
    return ever.length === 0 ? cell : translateAnswer(question, [shown, plain, [...plain, ...ever]], cell);
  };
}

type TextReplacements = readonly (readonly [text: string, instead: string])[];

/** Converts an answer with the first list that contains all its choices. Unchanged if no list does. */
function translateAnswer({ kind }: Question, lists: readonly TextReplacements[], answer: string): string {
  const text = answerText(answer);
  for (const texts of lists) {
    if (kind.type === 'checkboxes') {
      const ticks = tickedIndices(
        texts.map(([said]) => said),
        text,
      );
      if (ticks !== undefined) return ticks.flatMap((tick) => texts[tick]?.[1] ?? []).join(', ');
    } else {
      const found = texts.find(([said]) => isSameName(said, text));
      if (found !== undefined) return found[1];
    }
  }
  return answer;
}

function choiceLabels({ kind }: Question): readonly string[] {
  return 'options' in kind ? kind.options.map(optionLabel) : [];
}

function optionLabel({ label, value }: Option): string {
  return label ?? value;
}
