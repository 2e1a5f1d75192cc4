// The service FormApp and its Form objects.
import { GoogleError } from '../errors';
import type { Execution } from '../execution';
import { formUrls, newForm, newItem, type FormDocument, type ItemType } from '../forms/form';
import { linkSheet, unlinkSheet } from '../forms/response-sheet';
import {
  chained,
  date,
  enumeration,
  flag,
  integer,
  method,
  optional,
  ServiceType,
  strictText,
  text,
  type Method,
  type ServiceObject,
} from '../service-types';
import {
  anyItemParam,
  checkItemLimit,
  isNavigationTarget,
  toItemObject,
  listItemObjects,
  getFormItem,
  itemTypeEnum,
  pageNavigationTypes,
  refuseUnchangeable,
  type FormAccess,
  validationBuilderType,
} from './form-items';
import { formResponseType, toResponseObject } from './form-responses';

const destinationTypes = enumeration('FormApp', 'DestinationType', ['SPREADSHEET'] as const);

const emailCollectionTypes = enumeration('FormApp', 'EmailCollectionType', [
  'DO_NOT_COLLECT',
  'VERIFIED',
  'RESPONDER_INPUT',
] as const);

const MISSING_ITEM_MESSAGE =
  'No item with the given ID could be found, or you do not have permission to access it.';

function newFormAccess(execution: Execution, id: string): FormAccess {
  const { cloud, user } = execution;
  return {
    execution,
    id,
    read: (use) => {
      const form = cloud.forms.get(id);
      if (form === undefined || !cloud.mayUse(id, user, 'write')) throw new GoogleError(MISSING_ITEM_MESSAGE);
      return use(form);
    },
    change: (use) => {
      if (!cloud.mayUse(id, user, 'write')) throw new GoogleError(MISSING_ITEM_MESSAGE);
      const answer = cloud.forms.change(id, (form) => ({ value: use(form) }));
      if (answer === undefined) throw new GoogleError(MISSING_ITEM_MESSAGE);
      execution.changedForms.add(id);
      return answer.value;
    },
  };
}

function refuseUnpublished({ published }: FormDocument): void {
  if (!published) throw new GoogleError('Operation not supported on unpublished form.');
}

function refuseOlderForm({ execution }: FormAccess): void {
  if (execution.conditions.formsOfBefore) throw new GoogleError('Operation not supported on this form.');
}

type FieldsOfType<T> = {
  [K in keyof FormDocument]-?: FormDocument[K] extends T ? K : never;
}[keyof FormDocument];

const flagSetter = (field: FieldsOfType<boolean>): Method<FormAccess> =>
  chained([flag], (form, value) =>
    form.change((draft) => {
      refuseUnchangeable(form, draft);
      draft[field] = value;
    }),
  );
const textSetter = (field: FieldsOfType<string>): Method<FormAccess> =>
  chained([text], (form, value) => form.change((draft) => (draft[field] = value)));

const addItemMethod = (type: ItemType): Method<FormAccess> =>
  method([], (form) => {
    const added = form.change((draft) => {
      refuseUnchangeable(form, draft);
      checkItemLimit(draft);
      const item = newItem(draft, type);
      draft.items.push(item);
      return item;
    });
    return toItemObject(form, added);
  });

const formType = new ServiceType<FormAccess>('FormApp', 'Form', {
  getId: method([], ({ id }) => id),
  getPublishedUrl: method([], (form) =>
    form.read((current) => {
      refuseUnpublished(current);
      return formUrls.respond(current);
    }),
  ),
  setTitle: textSetter('title'),
  setDescription: textSetter('description'),
  setConfirmationMessage: textSetter('confirmationMessage'),
  setCustomClosedFormMessage: textSetter('closedMessage'),
  setAllowResponseEdits: flagSetter('allowsEdits'),
  setShowLinkToRespondAgain: flagSetter('respondAgainLink'),
  setCollectEmail: flagSetter('collectsEmail'),
  setLimitOneResponsePerUser: flagSetter('oneResponseEach'),
  setRequireLogin: flagSetter('requiresLogin'),
  setEmailCollectionType: chained([emailCollectionTypes], (form, type) =>
    form.change((draft) => {
      refuseUnchangeable(form, draft);
      draft.collectsEmail = type !== 'DO_NOT_COLLECT';
    }),
  ),
  supportsAdvancedResponderPermissions: method([], ({ execution }) => !execution.conditions.formsOfBefore),
  isPublished: method([], (form) => {
    refuseOlderForm(form);
    return form.read(({ published }) => published);
  }),
  isAcceptingResponses: method([], (form) => form.read(({ accepting }) => accepting)),
  setAcceptingResponses: chained([flag], (form, accepting) =>
    form.change((draft) => {
      refuseUnpublished(draft);
      draft.accepting = form.execution.conditions.staysAccepting ?? accepting;
    }),
  ),
  setPublished: chained([flag], (form, published) => {
    refuseOlderForm(form);
    if (published && form.execution.conditions.staysUnpublished) return;
    form.change((draft) => {
      draft.published = published;
      draft.accepting = published;
    });
  }),
  addTextItem: addItemMethod('TEXT'),
  addParagraphTextItem: addItemMethod('PARAGRAPH_TEXT'),
  addListItem: addItemMethod('LIST'),
  addCheckboxItem: addItemMethod('CHECKBOX'),
  addMultipleChoiceItem: addItemMethod('MULTIPLE_CHOICE'),
  addScaleItem: addItemMethod('SCALE'),
  addPageBreakItem: addItemMethod('PAGE_BREAK'),
  getItems: method([], listItemObjects),
  deleteItem: method([anyItemParam], (form, { item }) =>
    form.change((draft) => {
      const deleted = getFormItem(draft, item);
      if (isNavigationTarget(draft, item))
        throw new GoogleError('Invalid data updating form. A page leads to this one.');
      draft.items.splice(draft.items.indexOf(deleted), 1);
    }),
  ),
  moveItem: method([anyItemParam, integer], (form, ref, to) => {
    const moved = form.change((draft) => {
      const item = getFormItem(draft, ref.item);
      draft.items.splice(draft.items.indexOf(item), 1);
      if (to < 0 || to > draft.items.length) throw new GoogleError(`Invalid index: ${to}`);
      draft.items.splice(to, 0, item);
      return item;
    });
    return toItemObject(form, moved);
  }),
  setDestination: chained([destinationTypes, strictText], (form, _type, bookId) =>
    setDestination(form, bookId),
  ),
  getDestinationId: method([], (form) => {
    const { destination } = form.read((current) => current);
    if (destination === undefined) throw new GoogleError('The form currently has no response destination.');
    return destination.bookId;
  }),
  // Google doesn't document the order of responses, or whether responses sent at exactly this time are included.
  getResponses: method([date], (form, since) =>
    form.read(({ responses }) =>
      (form.execution.conditions.hidesResponses ? [] : responses)
        .filter(({ at }) => at >= since.getTime())
        .reverse()
        .map((response) => toResponseObject(form, response)),
    ),
  ),
  createResponse: method([], (form) => formResponseType.make({ form, answers: {}, isSent: false })),
});

function setDestination(form: FormAccess, bookId: string): void {
  const { cloud, user, clock, conditions } = form.execution;
  // The book is checked first, since a form must not point to a sheet that was never created.
  cloud.readBook(bookId, user);
  if (!cloud.mayUse(bookId, user, 'write')) {
    throw new GoogleError('You do not have permission to access the requested document.');
  }
  const before = form.read((current) => current);
  refuseUnchangeable(form, before);
  if (before.destination !== undefined) unlinkSheet(cloud, before);
  const sheetId = linkSheet(cloud, before, bookId, clock.now() + conditions.tabLagMs);
  form.change((draft) => {
    draft.destination = { bookId, sheetId };
  });
}

function createForm(execution: Execution, title: string, published: boolean): ServiceObject {
  const { cloud, user, conditions } = execution;
  const form = newForm(title, published, conditions.anyoneResponds);
  // Not marked as created through a REST API. Google doesn't document that `drive.file` covers forms like this.
  cloud.addForm(form, title, user);
  return formType.make(newFormAccess(execution, form.id));
}

export const formApp = new ServiceType<Execution>('FormApp', 'FormApp', {
  DestinationType: destinationTypes.part,
  EmailCollectionType: emailCollectionTypes.part,
  ItemType: itemTypeEnum.part,
  PageNavigationType: pageNavigationTypes.part,
  // Since 30 June 2026, forms created by programs are unpublished unless the call says otherwise.
  create: method([text, optional(flag)], (execution, title, published) =>
    createForm(execution, title, published ?? false),
  ),
  openById: method([strictText], (execution, id) => {
    const form = newFormAccess(execution, id);
    form.read(() => undefined);
    return formType.make(form);
  }),
  createTextValidation: method([], () => validationBuilderType.make({ help: '' })),
});
