// FormApp's items: questions, their choices and rules, section headers and page breaks.
import { GoogleError } from './errors';
import {
  anything,
  enumeration,
  flag,
  integer,
  kind,
  list,
  method,
  overloaded,
  type ServiceObject,
  signature,
  text,
  texts,
  type Member,
  type Method,
} from './interface';
import { itemTypes, type Answer, type FormDocument, type FormItem, type ItemType } from './forms/form';
import { impossible, problem } from './forms/validation';
import { wording } from './json';
import { validationKind } from './form-validation';

/** FormApp.ItemType */
export const itemTypeEnum = enumeration('ItemType', itemTypes);

/** How an item object reaches its form: reads and changes go through here. */
export interface FormAccess {
  read<T>(use: (form: FormDocument) => T): T;
  change<T>(use: (form: FormDocument) => T): T;
}

export interface ItemResponse {
  readonly item: number;
  readonly answer: Answer;
}

/** ItemResponse objects, as `FormResponse.withItemResponse` takes them. */
export const itemResponseKind = kind<ItemResponse>('ItemResponse');
/** Item objects, as `Form.moveItem` and `deleteItem` take them. */
export const itemKind = kind<number>('Item');
const choiceKind = kind<string>('Choice');

const MISSING = 'No item with the given ID could be found, or you do not have permission to access it.';

const classNames: Partial<Record<ItemType, string>> = {
  TEXT: 'TextItem',
  PARAGRAPH_TEXT: 'ParagraphTextItem',
  LIST: 'ListItem',
  MULTIPLE_CHOICE: 'MultipleChoiceItem',
  CHECKBOX: 'CheckboxItem',
  SECTION_HEADER: 'SectionHeaderItem',
  PAGE_BREAK: 'PageBreakItem',
  GRID: 'GridItem',
  SCALE: 'ScaleItem',
  DATE: 'DateItem',
  TIME: 'TimeItem',
};

/** The item of a form, or Google's refusal. */
export function itemOf(form: FormDocument, id: number): FormItem {
  const item = form.items.find((one) => one.id === id);
  if (item === undefined) throw new GoogleError(MISSING);
  return item;
}

function checkChoices(values: readonly string[], parameter: string): void {
  if (values.length === 0) throw new GoogleError(`Array is empty: ${parameter}`);
  const seen = new Set<string>();
  for (const value of values) {
    if (value.trim() === '') throw new GoogleError('Invalid data updating form. A choice is empty.');
    if (seen.has(value)) throw new GoogleError(`Invalid data updating form. Two choices read "${value}".`);
    seen.add(value);
  }
}

function asAnswer(item: FormItem, value: unknown): Answer {
  if (Array.isArray(value)) return value.map((one: unknown) => (one === null ? '' : wording(one)));
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  throw new GoogleError(`Invalid response submitted to item: ${item.title}`);
}

/** An ItemResponse object of an answer that is already known to fit. */
export function itemResponseObject(access: FormAccess, given: ItemResponse): ServiceObject {
  return itemResponseKind.make(given, {
    getItem: method([], () => itemObject(access, given.item)),
    getResponse: method([], () => given.answer),
  });
}

/** An item object of the class for its type. */
export function itemObject(access: FormAccess, id: number): ServiceObject {
  const read = <T>(use: (item: FormItem, form: FormDocument) => T): T =>
    access.read((form) => use(itemOf(form, id), form));
  const set = (change: (item: FormItem) => void): ServiceObject => {
    access.change((form) => change(itemOf(form, id)));
    return self;
  };
  const type = read((item) => item.type);
  const members: Record<string, Member> = {
    getId: method([], () => id),
    getIndex: method([], () => read((item, form) => form.items.indexOf(item))),
    getType: method([], () => itemTypeEnum.constant(type)),
    getTitle: method([], () => read((item) => item.title)),
    setTitle: method([text], (title) => set((item) => (item.title = title))),
    getHelpText: method([], () => read((item) => item.help)),
    setHelpText: method([text], (help) => set((item) => (item.help = help))),
    duplicate: method([], () => {
      const copy = access.change((form) => {
        const item = itemOf(form, id);
        const fresh = { ...structuredClone(item), id: Math.max(...form.items.map((one) => one.id)) + 1 };
        form.items.push(fresh);
        return fresh.id;
      });
      return itemObject(access, copy);
    }),
  };
  const question = type !== 'SECTION_HEADER' && type !== 'PAGE_BREAK';
  if (question) Object.assign(members, questionMembers());
  if (type === 'LIST' || type === 'MULTIPLE_CHOICE' || type === 'CHECKBOX') {
    Object.assign(members, choiceMembers());
  }
  if (type === 'TEXT' || type === 'PARAGRAPH_TEXT' || type === 'CHECKBOX') {
    members['setValidation'] = method([validationKind], (rule) => set((item) => (item.validation = rule)));
    members['clearValidation'] = method([], () => set((item) => delete item.validation));
  }
  if (type === 'GRID') Object.assign(members, gridMembers());
  if (type === 'SCALE') {
    members['setBounds'] = method([integer, integer], (lower, upper) =>
      set((item) => (item.bounds = { lower, upper })),
    );
    members['getLowerBound'] = method([], () => read((item) => item.bounds?.lower ?? 1));
    members['getUpperBound'] = method([], () => read((item) => item.bounds?.upper ?? 5));
    members['setLabels'] = method([text, text], () => self);
  }
  for (const [itemType, className] of Object.entries(classNames)) {
    members[`as${className}`] = method([], () => {
      if (itemType !== type) throw new GoogleError(`Item type mismatch: this item is of type ${type}.`);
      return self;
    });
  }
  const self = itemKind.make(id, members, classNames[type] ?? 'Item');
  return self;

  function questionMembers(): Record<string, Method> {
    return {
      isRequired: method([], () => read((item) => item.required)),
      setRequired: method([flag], (required) => set((item) => (item.required = required))),
      createResponse: method([anything], (value) => {
        const given = read((item) => {
          const answer = asAnswer(item, value);
          const wrong = impossible(item, answer) ?? problem({ ...item, required: false }, answer);
          if (wrong !== undefined) {
            throw new GoogleError(`Invalid response submitted to item: ${item.title} (${wrong}).`);
          }
          return { item: id, answer };
        });
        return itemResponseObject(access, given);
      }),
    };
  }

  function choiceObject(value: string): ServiceObject {
    return choiceKind.make(value, { getValue: method([], () => value) });
  }

  function choiceMembers(): Record<string, Method> {
    const setAll = (values: string[], parameter: string): ServiceObject => {
      checkChoices(values, parameter);
      return set((item) => (item.choices = [...values]));
    };
    return {
      createChoice: overloaded(
        signature([text], choiceObject),
        signature([text, flag], choiceObject),
        signature([text, anything], choiceObject),
      ),
      getChoices: method([], () => read((item) => item.choices).map(choiceObject)),
      setChoices: method([list], (choices) =>
        setAll(
          choices.map((choice) => {
            const value = choiceKind.read(choice);
            if (typeof value !== 'string') throw new GoogleError('Invalid argument: choices');
            return value;
          }),
          'choices',
        ),
      ),
      setChoiceValues: method([texts], (values) => setAll(values, 'values')),
      hasOtherOption: method([], () => read((item) => item.other)),
      showOtherOption: method([flag], (enabled) => set((item) => (item.other = enabled))),
    };
  }

  function gridMembers(): Record<string, Method> {
    return {
      getRows: method([], () => read((item) => item.rows ?? [])),
      setRows: method([texts], (rows) => {
        checkChoices(rows, 'rows');
        return set((item) => (item.rows = rows));
      }),
      getColumns: method([], () => read((item) => item.columns ?? [])),
      setColumns: method([texts], (columns) => {
        checkChoices(columns, 'columns');
        return set((item) => (item.columns = columns));
      }),
    };
  }
}
