// FormApp's items, which are questions with choices and rules, and page breaks.
import { GoogleError } from '../errors';
import type { Execution } from '../execution';
import {
  copyItem,
  itemTypes,
  type Answer,
  type FormDocument,
  type FormItem,
  type ItemType,
  type PageNavigation,
  type Validation,
} from '../forms/form';
import { impossibleAnswerProblem, findAnswerProblem } from '../forms/validation';
import {
  anything,
  chained,
  enumeration,
  flag,
  integer,
  list,
  method,
  oneOf,
  optional,
  ServiceType,
  text,
  texts,
  type Members,
  type Method,
  type Param,
  type ServiceObject,
  number,
} from '../service-types';
import { asText } from '../json';

/** Finished rules, the argument of `setValidation`. */
const validationType = new ServiceType<Validation>('FormApp', 'TextValidation', {});

interface ValidationDraft {
  rule?: Omit<Validation, 'help'>;
  help: string;
}

/** The builders that `FormApp.createTextValidation` returns. */
export const validationBuilderType = new ServiceType<ValidationDraft>('FormApp', 'TextValidationBuilder', {
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

/** An execution's access to a form. All reads and changes go through this interface. */
export interface FormAccess {
  readonly execution: Execution;
  readonly id: string;
  read<T>(use: (form: FormDocument) => T): T;
  change<T>(use: (form: FormDocument) => T): T;
}

/** Refuses a change if this account's forms can't be changed in this form's state, published or unpublished. */
export function refuseUnchangeable({ execution }: FormAccess, { published }: FormDocument): void {
  const { fixedForms } = execution.conditions;
  if (fixedForms !== null && published === (fixedForms === 'published'))
    throw new GoogleError('Operation not supported on this form.');
}

interface ItemRef {
  readonly form: FormAccess;
  readonly item: number;
}

export const itemTypeEnum = enumeration('FormApp', 'ItemType', itemTypes);

export const pageNavigationTypes = enumeration('FormApp', 'PageNavigationType', [
  'CONTINUE',
  'GO_TO_PAGE',
  'RESTART',
  'SUBMIT',
] as const);

interface Choice {
  readonly value: string;
  readonly leadsTo?: NextPage;
}

/** The page that follows an answer or page: a page break, or a type of navigation. */
type NextPage = ItemRef | 'CONTINUE' | 'GO_TO_PAGE' | 'RESTART' | 'SUBMIT';

const choiceType = new ServiceType<Choice>('FormApp', 'Choice', {
  getValue: method([], ({ value }) => value),
});

const MISSING_ITEM_MESSAGE =
  'No item with the given ID could be found, or you do not have permission to access it.';

/** How many items a form can have. Google documents no limit, but forms with more items don't load. */
const ITEM_LIMIT = 500;

/** Throws if a form has the maximum number of items. */
export function checkItemLimit({ items }: FormDocument): void {
  if (items.length >= ITEM_LIMIT) throw new GoogleError('The form has too many items.');
}

/** An item of a form. If there is none, throws the error that Google would. */
export function getFormItem(form: FormDocument, id: number): FormItem {
  const item = form.items.find((one) => one.id === id);
  if (item === undefined) throw new GoogleError(MISSING_ITEM_MESSAGE);
  return item;
}

const readItem = <T>({ form, item }: ItemRef, use: (item: FormItem) => T): T =>
  form.read((current) => use(getFormItem(current, item)));
const changeItem = ({ form, item }: ItemRef, use: (item: FormItem) => void): void =>
  form.change((draft) => use(getFormItem(draft, item)));

const itemMembers: Members<ItemRef> = {
  duplicate: method([], ({ form, item }) => {
    const copy = form.change((draft) => {
      refuseUnchangeable(form, draft);
      checkItemLimit(draft);
      const added = copyItem(draft, getFormItem(draft, item));
      draft.items.push(added);
      return added;
    });
    return toItemObject(form, copy);
  }),
  setTitle: chained([text], (ref, title) => changeItem(ref, (item) => (item.title = title))),
  setHelpText: chained([text], (ref, help) => changeItem(ref, (item) => (item.help = help))),
};

const questionMembers: Members<ItemRef> = {
  ...itemMembers,
  setRequired: chained([flag], (ref, required) => changeItem(ref, (item) => (item.required = required))),
  isRequired: method([], (ref) => readItem(ref, ({ required }) => required)),
  createResponse: method([anything], (ref, value) => itemResponse(ref, toAnswer(value))),
};

function itemResponse(ref: ItemRef, answer: Answer): ServiceObject {
  readItem(ref, (item) => {
    const wrong =
      impossibleAnswerProblem(item, answer) ?? findAnswerProblem({ ...item, required: false }, answer);
    if (wrong === undefined) return;
    throw new GoogleError(`Invalid response submitted to item: ${item.title} (${wrong}).`);
  });
  return itemResponseType.make({ ...ref, answer });
}

function toAnswer(value: unknown): Answer {
  if (Array.isArray(value)) return value.map((one: unknown) => (one === null ? '' : asText(one)));
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new GoogleError('Invalid argument: response');
}

const choiceMembers: Members<ItemRef> = {
  ...questionMembers,
  setChoiceValues: chained([texts], (ref, values) => {
    checkChoices(values);
    changeItem(ref, (item) => {
      item.choices = values;
      delete item.leads;
    });
  }),
  getChoices: method([], (ref) =>
    readItem(ref, ({ choices }) => choices).map((value) => choiceType.make({ value })),
  ),
};

/** A page break of any form, converted by the type declared below. */
const pageBreakParam: Param<ItemRef> = { read: (value) => pageBreakType.read(value) };
const nextPageParam = oneOf<NextPage>(pageBreakParam, pageNavigationTypes);

/** The members of questions that can lead to other pages. Only two kinds of questions can. */
const branchingMembers: Members<ItemRef> = {
  ...choiceMembers,
  createChoice: method([text, optional(nextPageParam)], (_, value, leadsTo) =>
    choiceType.make(leadsTo === undefined ? { value } : { value, leadsTo }),
  ),
  setChoices: chained([list(choiceType)], (ref, choices) => {
    checkChoices(choices.map(({ value }) => value));
    const leads = choices.flatMap(({ leadsTo }) =>
      leadsTo === undefined ? [] : [toNavigation(ref.form, leadsTo)],
    );
    if (leads.length > 0 && leads.length < choices.length) throw new GoogleError(MIXED_NAVIGATION_MESSAGE);
    changeItem(ref, (item) => {
      item.choices = choices.map(({ value }) => value);
      if (leads.length > 0) item.leads = leads;
      else delete item.leads;
    });
  }),
};

const MIXED_NAVIGATION_MESSAGE =
  'Choices that use page navigation cannot be combined in the same item with choices that do not use page navigation.';

/** The destination as stored in the form. Throws for a page break of another form. */
function toNavigation(form: FormAccess, to: NextPage): PageNavigation {
  if (to === 'GO_TO_PAGE') throw new GoogleError('Invalid argument: navigationType');
  if (typeof to === 'string') return to;
  if (to.form.id !== form.id) throw new GoogleError(MISSING_ITEM_MESSAGE);
  return form.read((current) => getFormItem(current, to.item).id);
}

/** Whether a page or choice leads to this page break. */
export function isNavigationTarget({ items }: FormDocument, pageBreakId: number): boolean {
  return items.some(
    ({ id, leads = [], goTo }) => leads.includes(pageBreakId) || (goTo === pageBreakId && id !== pageBreakId),
  );
}

function checkChoices(values: readonly string[]): void {
  if (values.length === 0) throw new GoogleError('Array is empty: values');
  const seen = new Set<string>();
  for (const value of values) {
    if (value.trim() === '') throw new GoogleError('Invalid data updating form. A choice is empty.');
    if (seen.has(value)) throw new GoogleError(`Invalid data updating form. Two choices read "${value}".`);
    seen.add(value);
  }
}

const pageBreakType: ServiceType<ItemRef> = new ServiceType<ItemRef>('FormApp', 'PageBreakItem', {
  ...itemMembers,
  setGoToPage: chained([nextPageParam], (ref, to) => {
    const goTo = toNavigation(ref.form, to);
    changeItem(ref, (item) => (item.goTo = goTo));
  }),
});

const itemClasses: Readonly<Record<ItemType, ServiceType<ItemRef>>> = {
  TEXT: new ServiceType('FormApp', 'TextItem', {
    ...questionMembers,
    setValidation: chained([validationType], (ref: ItemRef, rule) =>
      changeItem(ref, (item) => (item.validation = rule)),
    ),
  }),
  PARAGRAPH_TEXT: new ServiceType('FormApp', 'ParagraphTextItem', questionMembers),
  LIST: new ServiceType('FormApp', 'ListItem', branchingMembers),
  CHECKBOX: new ServiceType('FormApp', 'CheckboxItem', choiceMembers),
  MULTIPLE_CHOICE: new ServiceType('FormApp', 'MultipleChoiceItem', branchingMembers),
  SCALE: new ServiceType('FormApp', 'ScaleItem', {
    ...questionMembers,
    setBounds: chained([integer, integer], (ref: ItemRef, lower, upper) => {
      if (lower < 0 || lower > 1 || upper < 3 || upper > 10)
        throw new GoogleError(`Invalid scale bounds: ${lower} to ${upper}.`);
      changeItem(ref, (item) => (item.bounds = { lower, upper }));
    }),
    getLowerBound: method([], (ref: ItemRef) => readItem(ref, ({ bounds }) => bounds?.lower ?? 1)),
    createResponse: method([integer], (ref: ItemRef, value) => {
      return itemResponse(ref, String(value));
    }),
  }),
  PAGE_BREAK: pageBreakType,
};

/** An item as an object, as its `add` method returns it. */
export function toItemObject(form: FormAccess, { id, type }: FormItem): ServiceObject {
  return itemClasses[type].make({ form, item: id });
}

/** A method that returns an item as an object of its own class. Refuses items of other types. */
const castMethod = (type: ItemType): Method<ItemRef> =>
  method([], (ref) => {
    const found = readItem(ref, (item) => item.type);
    if (found !== type) throw new GoogleError(`Item type mismatch: this item is of type ${found}.`);
    return itemClasses[type].make(ref);
  });

/** Items as `Form.getItems` returns them. */
const itemType = new ServiceType<ItemRef>('FormApp', 'Item', {
  getTitle: method([], (ref) => readItem(ref, (item) => item.title)),
  getType: method([], (ref) => itemTypeEnum.constant(readItem(ref, (item) => item.type))),
  asTextItem: castMethod('TEXT'),
  asParagraphTextItem: castMethod('PARAGRAPH_TEXT'),
  asListItem: castMethod('LIST'),
  asCheckboxItem: castMethod('CHECKBOX'),
  asMultipleChoiceItem: castMethod('MULTIPLE_CHOICE'),
  asScaleItem: castMethod('SCALE'),
  asPageBreakItem: castMethod('PAGE_BREAK'),
});

/** ItemResponse objects, the argument of `FormResponse.withItemResponse`. */
export const itemResponseType = new ServiceType<ItemRef & { readonly answer: Answer }>(
  'FormApp',
  'ItemResponse',
  {
    getItem: method([], ({ form, item }) => {
      form.read((current) => getFormItem(current, item));
      return itemType.make({ form, item });
    }),
    getResponse: method([], ({ answer }) => answer),
  },
);

export function listItemObjects(form: FormAccess): ServiceObject[] {
  return form.read((current) => current.items.map(({ id }) => itemType.make({ form, item: id })));
}

/** A parameter for an item of any class, as in `Form.moveItem` and `deleteItem`. */
export const anyItemParam = oneOf(itemType, ...Object.values(itemClasses));
