// FormApp's builder of rules for text answers.
import { GoogleError } from '../errors';
import type { Validation } from '../forms/form';
import { chained, method, number, ServiceType, text } from '../interface';

/** Finished rules, as `setValidation` takes them. */
export const validationType = new ServiceType<Validation>('FormApp', 'TextValidation', {});

interface Building {
  rule?: Omit<Validation, 'help'>;
  help: string;
}

/** The builders that `FormApp.createTextValidation` gives. */
export const validationBuilderType = new ServiceType<Building>('FormApp', 'TextValidationBuilder', {
  setHelpText: chained([text], (building, help) => (building.help = help)),
  requireWholeNumber: chained([], (building) => {
    building.rule = { rule: 'WHOLE_NUMBER', values: [] };
  }),
  requireNumberBetween: chained([number, number], (building, low, high) => {
    building.rule = { rule: 'NUMBER_BETWEEN', values: [low, high] };
  }),
  requireNumberGreaterThanOrEqualTo: chained([number], (building, low) => {
    building.rule = { rule: 'NUMBER_GREATER_THAN_OR_EQUAL_TO', values: [low] };
  }),
  build: method([], ({ rule, help }) => {
    if (rule === undefined) throw new GoogleError('A validation needs a rule before it is built.');
    return validationType.make({ ...rule, help });
  }),
});
