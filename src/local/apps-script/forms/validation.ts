// Whether an answer fits its question: required, one of the choices, obeying the rule set on it.
import type { Answer, FormItem, Validation } from './form';

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

function pattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

function fits(rule: string, values: readonly (string | number)[], answer: string): boolean {
  const first = values[0] ?? '';
  const low = Number(first);
  const high = Number(values[1] ?? 0);
  const value = Number(answer);
  switch (rule) {
    case 'NUMBER':
      return isNumber(answer);
    case 'WHOLE_NUMBER':
      return isNumber(answer) && Number.isInteger(value);
    case 'NUMBER_BETWEEN':
      return isNumber(answer) && value >= low && value <= high;
    case 'NUMBER_NOT_BETWEEN':
      return isNumber(answer) && (value < low || value > high);
    case 'NUMBER_GREATER_THAN':
      return isNumber(answer) && value > low;
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return isNumber(answer) && value >= low;
    case 'NUMBER_LESS_THAN':
      return isNumber(answer) && value < low;
    case 'NUMBER_LESS_THAN_OR_EQUAL_TO':
      return isNumber(answer) && value <= low;
    case 'NUMBER_EQUAL_TO':
      return isNumber(answer) && value === low;
    case 'NUMBER_NOT_EQUAL_TO':
      return isNumber(answer) && value !== low;
    case 'TEXT_CONTAINS':
      return answer.includes(String(first));
    case 'TEXT_DOES_NOT_CONTAIN':
      return !answer.includes(String(first));
    case 'TEXT_IS_EMAIL':
      return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(answer);
    case 'TEXT_IS_URL':
      return /^(https?:\/\/)?[^\s.]+\.\S+$/.test(answer);
    case 'TEXT_LENGTH_LESS_THAN_OR_EQUAL_TO':
      return answer.length <= low;
    case 'TEXT_LENGTH_GREATER_THAN_OR_EQUAL_TO':
      return answer.length >= low;
    case 'TEXT_MATCHES_PATTERN':
      return pattern(`^(?:${first})$`)?.test(answer) ?? true;
    case 'TEXT_DOES_NOT_MATCH_PATTERN':
      return !(pattern(`^(?:${first})$`)?.test(answer) ?? false);
    case 'TEXT_CONTAINS_PATTERN':
      return pattern(String(first))?.test(answer) ?? true;
    case 'TEXT_DOES_NOT_CONTAIN_PATTERN':
      return !(pattern(String(first))?.test(answer) ?? false);
    default:
      return true;
  }
}

function selects(rule: string, count: number, chosen: number): boolean {
  switch (rule) {
    case 'SELECT_AT_LEAST':
      return chosen >= count;
    case 'SELECT_AT_MOST':
      return chosen <= count;
    case 'SELECT_EXACTLY':
      return chosen === count;
    default:
      return true;
  }
}

/** What the page says when a rule is broken and the form's author wrote no text for it. */
function ruleText({ rule, values }: Validation): string {
  const [first = '', second = ''] = values;
  switch (rule) {
    case 'NUMBER':
      return 'Must be a number';
    case 'WHOLE_NUMBER':
      return 'Must be a whole number';
    case 'NUMBER_BETWEEN':
      return `Must be a number between ${first} and ${second}`;
    case 'TEXT_LENGTH_LESS_THAN_OR_EQUAL_TO':
      return `Must be fewer than ${Number(first) + 1} characters`;
    case 'TEXT_LENGTH_GREATER_THAN_OR_EQUAL_TO':
      return `Must be at least ${first} characters`;
    case 'SELECT_AT_LEAST':
      return `Must select at least ${first} options`;
    case 'SELECT_AT_MOST':
      return `Must select at most ${first} options`;
    case 'SELECT_EXACTLY':
      return `Must select exactly ${first} options`;
    case 'TEXT_MATCHES_PATTERN':
      return 'Must match pattern';
    default:
      return 'Invalid answer';
  }
}

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (Array.isArray(answer) ? answer.every((one) => one === '') : answer === '');

const NOT_AN_ANSWER = 'Invalid answer';

function notAChoice(
  choices: readonly string[],
  given: readonly string[],
  other: boolean,
): string | undefined {
  const stray = given.find((one) => !choices.includes(one));
  return stray === undefined || other ? undefined : `"${stray}" is not one of the choices`;
}

/** Why an answer is no possible answer to the question at all, whatever its rules. */
export function impossible(item: FormItem, answer: Answer): string | undefined {
  if (item.type === 'CHECKBOX') {
    return Array.isArray(answer) ? notAChoice(item.choices, answer, item.other) : NOT_AN_ANSWER;
  }
  if (item.type === 'GRID') {
    if (!Array.isArray(answer) || answer.length > (item.rows?.length ?? 0)) return NOT_AN_ANSWER;
    const given = answer.filter((one) => one !== '');
    return notAChoice(item.columns ?? [], given, false);
  }
  if (Array.isArray(answer)) return NOT_AN_ANSWER;
  if (item.type === 'LIST' || item.type === 'MULTIPLE_CHOICE') {
    return notAChoice(item.choices, [answer], item.other);
  }
  if (item.type === 'SCALE') {
    const value = Number(answer);
    const { lower = 1, upper = 5 } = item.bounds ?? {};
    return Number.isInteger(value) && value >= lower && value <= upper ? undefined : NOT_AN_ANSWER;
  }
  return undefined;
}

/** What the form's page says about an answer, or undefined when it takes it. */
export function problem(item: FormItem, answer: Answer | undefined): string | undefined {
  if (answer === undefined || isEmpty(answer)) {
    return item.required ? 'This is a required question' : undefined;
  }
  if (item.required && item.type === 'GRID' && Array.isArray(answer)) {
    const answered = answer.filter((one) => one !== '').length;
    if (answered < (item.rows?.length ?? 0)) return 'This question requires one response per row';
  }
  const wrong = impossible(item, answer);
  if (wrong !== undefined) return wrong;
  const rule = item.validation;
  if (rule === undefined) return undefined;
  const obeyed = Array.isArray(answer)
    ? selects(rule.rule, Number(rule.values[0] ?? 0), answer.length)
    : fits(rule.rule, rule.values, answer);
  if (obeyed) return undefined;
  return rule.help === '' ? ruleText(rule) : rule.help;
}
