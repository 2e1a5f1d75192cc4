// FormApp's builders of rules for text, paragraph and checkbox answers.
import { GoogleError } from './errors';
import { integer, kind, method, number, ServiceObject, text, type Member, type Param } from './interface';
import type { Validation } from './forms/form';

/** Built rules, as `setValidation` takes them. */
export const validationKind = kind<Validation>('Validation');

const numberRules: Readonly<Record<string, readonly [string, number]>> = {
  requireNumber: ['NUMBER', 0],
  requireWholeNumber: ['WHOLE_NUMBER', 0],
  requireNumberBetween: ['NUMBER_BETWEEN', 2],
  requireNumberNotBetween: ['NUMBER_NOT_BETWEEN', 2],
  requireNumberGreaterThan: ['NUMBER_GREATER_THAN', 1],
  requireNumberGreaterThanOrEqualTo: ['NUMBER_GREATER_THAN_OR_EQUAL_TO', 1],
  requireNumberLessThan: ['NUMBER_LESS_THAN', 1],
  requireNumberLessThanOrEqualTo: ['NUMBER_LESS_THAN_OR_EQUAL_TO', 1],
  requireNumberEqualTo: ['NUMBER_EQUAL_TO', 1],
  requireNumberNotEqualTo: ['NUMBER_NOT_EQUAL_TO', 1],
};

const lengthRules: Readonly<Record<string, string>> = {
  requireTextLengthLessThanOrEqualTo: 'TEXT_LENGTH_LESS_THAN_OR_EQUAL_TO',
  requireTextLengthGreaterThanOrEqualTo: 'TEXT_LENGTH_GREATER_THAN_OR_EQUAL_TO',
};

const patternRules: Readonly<Record<string, string>> = {
  requireTextContainsPattern: 'TEXT_CONTAINS_PATTERN',
  requireTextDoesNotContainPattern: 'TEXT_DOES_NOT_CONTAIN_PATTERN',
  requireTextMatchesPattern: 'TEXT_MATCHES_PATTERN',
  requireTextDoesNotMatchPattern: 'TEXT_DOES_NOT_MATCH_PATTERN',
};

const selectRules: Readonly<Record<string, string>> = {
  requireSelectAtLeast: 'SELECT_AT_LEAST',
  requireSelectAtMost: 'SELECT_AT_MOST',
  requireSelectExactly: 'SELECT_EXACTLY',
};

function builder(
  name: string,
  rules: (choose: (rule: Omit<Validation, 'help'>) => ServiceObject) => Record<string, Member>,
): ServiceObject {
  let chosen: Omit<Validation, 'help'> | undefined;
  let help = '';
  const self: ServiceObject = new ServiceObject(name, {
    ...rules((rule) => {
      chosen = rule;
      return self;
    }),
    setHelpText: method([text], (words) => {
      help = words;
      return self;
    }),
    build: method([], () => {
      if (chosen === undefined) throw new GoogleError('A validation needs a rule before it is built.');
      const built: Validation = { ...chosen, help };
      return validationKind.make(built, { getHelpText: method([], () => built.help) });
    }),
  });
  return self;
}

function ruled<T extends string | number>(
  names: Readonly<Record<string, string>>,
  parameter: Param<T>,
  choose: (rule: Omit<Validation, 'help'>) => ServiceObject,
): Record<string, Member> {
  const members: Record<string, Member> = {};
  for (const [name, rule] of Object.entries(names)) {
    members[name] = method([parameter], (value) => choose({ rule, values: [value] }));
  }
  return members;
}

/** FormApp.createTextValidation() */
export function textValidation(): ServiceObject {
  return builder('TextValidationBuilder', (choose) => {
    const members: Record<string, Member> = {
      requireTextIsEmail: method([], () => choose({ rule: 'TEXT_IS_EMAIL', values: [] })),
      requireTextIsUrl: method([], () => choose({ rule: 'TEXT_IS_URL', values: [] })),
      ...ruled(lengthRules, integer, choose),
      ...ruled(patternRules, text, choose),
      ...ruled(
        { requireTextContains: 'TEXT_CONTAINS', requireTextDoesNotContain: 'TEXT_DOES_NOT_CONTAIN' },
        text,
        choose,
      ),
    };
    for (const [name, [rule, count]] of Object.entries(numberRules)) {
      if (count === 0) members[name] = method([], () => choose({ rule, values: [] }));
      else if (count === 1) members[name] = method([number], (value) => choose({ rule, values: [value] }));
      else members[name] = method([number, number], (low, high) => choose({ rule, values: [low, high] }));
    }
    return members;
  });
}

/** FormApp.createParagraphTextValidation() */
export function paragraphValidation(): ServiceObject {
  return builder('ParagraphTextValidationBuilder', (choose) => ({
    ...ruled(lengthRules, integer, choose),
    ...ruled(patternRules, text, choose),
  }));
}

/** FormApp.createCheckboxValidation() */
export function checkboxValidation(): ServiceObject {
  return builder('CheckboxValidationBuilder', (choose) => ruled(selectRules, integer, choose));
}
