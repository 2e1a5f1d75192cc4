// Checks that an answer to a question is there if required, is one of the choices, and follows the question's rule.
import type { Answer, ScaleBounds, FormItem, Validation } from './form';

function fitsRule({ rule, values }: Validation, answer: string): boolean {
  const [low = 0, high = 0] = values;
  const value = Number(answer);
  if (answer.trim() === '' || !Number.isFinite(value)) return false;
  switch (rule) {
    case 'WHOLE_NUMBER':
      return Number.isInteger(value);
    case 'NUMBER_BETWEEN':
      return value >= low && value <= high;
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return value >= low;
  }
}

/** The page's default text for an answer that breaks a rule. */
function describeRule({ rule, values }: Validation): string {
  const [low = 0, high = 0] = values;
  switch (rule) {
    case 'WHOLE_NUMBER':
      return 'Must be a whole number';
    case 'NUMBER_BETWEEN':
      return `Must be a number between ${low} and ${high}`;
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return `Must be a number greater than or equal to ${low}`;
  }
}

const INVALID_ANSWER_MESSAGE = 'Invalid answer';

function findChoiceProblem(choices: readonly string[], given: readonly string[]): string | undefined {
  const stray = given.find((one) => !choices.includes(one));
  return stray === undefined ? undefined : `"${stray}" is not one of the choices`;
}

/** Why the question can't have this answer, regardless of its rules. */
export function impossibleAnswerProblem(item: FormItem, answer: Answer): string | undefined {
  if (item.type === 'CHECKBOX') {
    return Array.isArray(answer) ? findChoiceProblem(item.choices, answer) : INVALID_ANSWER_MESSAGE;
  }
  if (Array.isArray(answer)) return INVALID_ANSWER_MESSAGE;
  switch (item.type) {
    case 'LIST':
    case 'MULTIPLE_CHOICE':
      return findChoiceProblem(item.choices, [answer]);
    case 'SCALE':
      return listScaleValues(item.bounds).includes(answer) ? undefined : INVALID_ANSWER_MESSAGE;
    case 'PAGE_BREAK':
    case 'PARAGRAPH_TEXT':
    case 'TEXT':
      return undefined;
  }
}

/** A scale's numbers as texts, as in answers. */
export function listScaleValues({ lower, upper }: ScaleBounds = { lower: 1, upper: 5 }): readonly string[] {
  return Array.from({ length: upper - lower + 1 }, (_, index) => String(lower + index));
}

/** The page's complaint about an answer; undefined if it is valid. */
export function findAnswerProblem(item: FormItem, answer: Answer = ''): string | undefined {
  if ([answer].flat().every((one) => one === '')) {
    return item.required ? 'This is a required question' : undefined;
  }
  const wrong = impossibleAnswerProblem(item, answer);
  if (wrong !== undefined) return wrong;
  const { validation } = item;
  if (validation === undefined || Array.isArray(answer) || fitsRule(validation, answer)) return undefined;
  return validation.help === '' ? describeRule(validation) : validation.help;
}
