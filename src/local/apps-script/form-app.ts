// The service FormApp and its Form objects.
import { FORMS_MIME, permissionId } from './cloud';
import { GoogleError } from './errors';
import type { Execution } from './execution';
import { checkboxValidation, paragraphValidation, textValidation } from './form-validation';
import { itemKind, itemObject, itemOf, itemTypeEnum, type FormAccess } from './form-items';
import { formResponseObject } from './form-responses';
import {
  date,
  enumeration,
  flag,
  integer,
  kind,
  method,
  overloaded,
  ServiceObject,
  signature,
  strictText,
  text,
  type Member,
  type Method,
} from './interface';
import { formUrls, newForm, newItemId, type FormDocument, type FormItem, type ItemType } from './forms/form';
import { linkSheet, unlinkSheet } from './forms/response-sheet';

const destinationTypes = enumeration('DestinationType', ['SPREADSHEET'] as const);

const MISSING = 'No item with the given ID could be found, or you do not have permission to access it.';

/** Google's limit is not written down; forms beyond it stop loading. */
const ITEM_LIMIT = 500;

type FieldOf<T> = {
  [K in keyof FormDocument]-?: FormDocument[K] extends T ? K : never;
}[keyof FormDocument];
type FlagField = FieldOf<boolean>;
type TextField = FieldOf<string>;

/** Form objects, by id. */
export const formKind = kind<string>('Form');

function access(execution: Execution, id: string): FormAccess {
  const { cloud, user } = execution;
  return {
    read: (use) => {
      const form = cloud.forms.get(id);
      if (form === undefined || !cloud.mayUse(id, user, 'write')) throw new GoogleError(MISSING);
      return use(form);
    },
    change: (use) => {
      if (!cloud.mayUse(id, user, 'write')) throw new GoogleError(MISSING);
      const answer = cloud.forms.change(id, (form) => ({ value: use(form) }));
      if (answer === undefined) throw new GoogleError(MISSING);
      execution.changedForms.add(id);
      return answer.value;
    },
  };
}

function blankItem(form: FormDocument, type: ItemType): FormItem {
  const item: FormItem = {
    id: newItemId(form),
    type,
    title: '',
    help: '',
    required: false,
    choices: [],
    other: false,
  };
  // A fresh choice question has one choice, as in the editor.
  if (type === 'LIST' || type === 'MULTIPLE_CHOICE' || type === 'CHECKBOX') item.choices = ['Option 1'];
  if (type === 'GRID') {
    item.rows = ['Row 1'];
    item.columns = ['Column 1'];
  }
  if (type === 'SCALE') item.bounds = { lower: 1, upper: 5 };
  return item;
}

function formObject(execution: Execution, id: string): ServiceObject {
  const { cloud } = execution;
  const form = access(execution, id);
  const chained = (change: (draft: FormDocument) => void): ServiceObject => {
    form.change(change);
    return self;
  };
  const flagMembers = (field: FlagField, getter: string, setter: string): Record<string, Method> => ({
    [getter]: method([], () => form.read((current) => current[field])),
    [setter]: method([flag], (value) => chained((draft) => (draft[field] = value))),
  });
  const textMembers = (field: TextField, name: string): Record<string, Method> => ({
    [`get${name}`]: method([], () => form.read((current) => current[field])),
    [`set${name}`]: method([text], (value) => chained((draft) => (draft[field] = value))),
  });
  const add = (type: ItemType): Method =>
    method([], () => {
      const item = form.change((draft) => {
        if (draft.items.length >= ITEM_LIMIT) throw new GoogleError('The form has too many items.');
        const fresh = blankItem(draft, type);
        draft.items.push(fresh);
        return fresh.id;
      });
      return itemObject(form, item);
    });
  const items = (type?: ItemType): ServiceObject[] =>
    form
      .read((current) => current.items.filter((item) => type === undefined || item.type === type))
      .map((item) => itemObject(form, item.id));
  const deleteAt = (index: number): void => {
    form.change((draft) => {
      if (draft.items[index] === undefined) throw new GoogleError(`Invalid index: ${index}`);
      draft.items.splice(index, 1);
    });
  };
  const move = (from: number, to: number): ServiceObject => {
    const moved = form.change((draft) => {
      const [item] = draft.items.splice(from, 1);
      if (item === undefined || to < 0 || to > draft.items.length)
        throw new GoogleError(`Invalid index: ${to}`);
      draft.items.splice(to, 0, item);
      return item.id;
    });
    return itemObject(form, moved);
  };
  const indexOf = (item: number): number =>
    form.read((current) => current.items.indexOf(itemOf(current, item)));
  const responses = (since?: Date): ServiceObject[] =>
    form
      .read((current) => current.responses.filter((one) => since === undefined || one.at >= since.getTime()))
      .map((response) => formResponseObject(execution, form, id, response));
  const setDestination = (bookId: string): ServiceObject => {
    // The book first: a form must not point to a sheet that was never made.
    execution.cloud.readBook(bookId, execution.user);
    if (!cloud.mayUse(bookId, execution.user, 'write')) {
      throw new GoogleError('You do not have permission to access the requested document.');
    }
    const before = form.read((current) => current);
    if (before.destination !== undefined) unlinkSheet(cloud, before);
    const sheetId = linkSheet(cloud, before, bookId);
    form.change((draft) => {
      draft.destination = { bookId, sheetId };
    });
    return self;
  };
  const members: Record<string, Member> = {
    getId: method([], () => id),
    getEditUrl: method([], () => form.read(formUrls.edit)),
    getPublishedUrl: method([], () => form.read(formUrls.respond)),
    getSummaryUrl: method([], () => form.read((current) => `${formUrls.edit(current)}#responses`)),
    shortenFormUrl: method([text], (url) => `https://forms.gle/${url.slice(-17)}`),
    ...textMembers('title', 'Title'),
    ...textMembers('description', 'Description'),
    ...textMembers('confirmationMessage', 'ConfirmationMessage'),
    ...textMembers('closedMessage', 'CustomClosedFormMessage'),
    ...flagMembers('collectsEmail', 'collectsEmail', 'setCollectEmail'),
    ...flagMembers('requiresLogin', 'requiresLogin', 'setRequireLogin'),
    ...flagMembers('allowsEdits', 'canEditResponse', 'setAllowResponseEdits'),
    ...flagMembers('oneResponse', 'hasLimitOneResponsePerUser', 'setLimitOneResponsePerUser'),
    ...flagMembers('respondAgainLink', 'hasRespondAgainLink', 'setShowLinkToRespondAgain'),
    ...flagMembers('progressBar', 'hasProgressBar', 'setProgressBar'),
    ...flagMembers('shuffles', 'getShuffleQuestions', 'setShuffleQuestions'),
    isAcceptingResponses: method([], () => form.read((current) => current.published && current.accepting)),
    setAcceptingResponses: method([flag], (accepting) =>
      chained((draft) => {
        // Google forces "accepting" off while a form is unpublished.
        if (accepting && !draft.published) {
          throw new GoogleError('The form must be published before it can accept responses.');
        }
        draft.accepting = accepting;
      }),
    ),
    isPublished: method([], () => form.read((current) => current.published)),
    setPublished: method([flag], (published) =>
      chained((draft) => {
        draft.published = published;
        draft.accepting = published;
      }),
    ),
    supportsAdvancedResponderPermissions: method([], () => true),
    addTextItem: add('TEXT'),
    addParagraphTextItem: add('PARAGRAPH_TEXT'),
    addListItem: add('LIST'),
    addMultipleChoiceItem: add('MULTIPLE_CHOICE'),
    addCheckboxItem: add('CHECKBOX'),
    addSectionHeaderItem: add('SECTION_HEADER'),
    addPageBreakItem: add('PAGE_BREAK'),
    addGridItem: add('GRID'),
    addScaleItem: add('SCALE'),
    getItems: overloaded(
      signature([], () => items()),
      signature([itemTypeEnum], (type) => items(type)),
    ),
    getItemById: method([integer], (item) =>
      form.read((current) => current.items.some((one) => one.id === item)) ? itemObject(form, item) : null,
    ),
    deleteItem: overloaded(
      signature([integer], deleteAt),
      signature([itemKind], (item) => deleteAt(indexOf(item))),
    ),
    moveItem: overloaded(
      signature([integer, integer], move),
      signature([itemKind, integer], (item, to) => move(indexOf(item), to)),
    ),
    setDestination: method([destinationTypes, strictText], (_type, bookId) => setDestination(bookId)),
    removeDestination: method([], () => {
      unlinkSheet(
        cloud,
        form.read((current) => current),
      );
      return chained((draft) => delete draft.destination);
    }),
    getDestinationId: method([], () => {
      const bookId = form.read((current) => current.destination?.bookId);
      if (bookId === undefined) throw new GoogleError('The form currently has no response destination.');
      return bookId;
    }),
    getDestinationType: method([], () => {
      if (form.read((current) => current.destination) === undefined) {
        throw new GoogleError('The form currently has no response destination.');
      }
      return destinationTypes.constant('SPREADSHEET');
    }),
    createResponse: method([], () => formResponseObject(execution, form, id)),
    getResponses: overloaded(
      signature([], () => responses()),
      signature([date], (since) => responses(since)),
    ),
    getResponse: method([text], (responseId) => {
      const response = form.read((current) => current.responses.find((one) => one.id === responseId));
      if (response === undefined) throw new GoogleError('No response with the given ID could be found.');
      return formResponseObject(execution, form, id, response);
    }),
    deleteAllResponses: method([], () => chained((draft) => (draft.responses = []))),
    addEditor: method([text], (person) => {
      cloud.changeFiles((files) => {
        files[id]?.permissions.push({
          id: permissionId('user', person),
          type: 'user',
          role: 'writer',
          emailAddress: person,
        });
      });
      return self;
    }),
  };
  const self = formKind.make(id, members, 'Form');
  return self;
}

/** The global `FormApp`. */
export function formApp(execution: Execution): ServiceObject {
  const { cloud, user } = execution;
  const open = (id: string): ServiceObject => {
    access(execution, id).read(() => undefined);
    return formObject(execution, id);
  };
  const create = (title: string, published: boolean): ServiceObject => {
    const form = newForm(title, published);
    form.accepting = published;
    cloud.forms.add(form.id, form);
    cloud.addFile(form.id, title, FORMS_MIME, user);
    return formObject(execution, form.id);
  };
  return new ServiceObject('FormApp', {
    DestinationType: destinationTypes.object,
    ItemType: itemTypeEnum.object,
    create: overloaded(
      // Forms made by programs are unpublished since 30 June 2026, unless told otherwise.
      signature([text], (title) => create(title, false)),
      signature([text, flag], create),
    ),
    openById: method([strictText], open),
    openByUrl: method([strictText], (url) => {
      const id = /\/forms\/d\/([\w-]+)/.exec(url)?.[1];
      if (id === undefined || id === 'e') throw new GoogleError('Invalid argument: url');
      return open(id);
    }),
    getActiveForm: method([], () => null),
    createTextValidation: method([], textValidation),
    createParagraphTextValidation: method([], paragraphValidation),
    createCheckboxValidation: method([], checkboxValidation),
  });
}
