// A stored form, with its settings, items, responses, and the sheet that responses go to.
import { idBytes } from '../ids';
import { newFileId } from '../sheets/book';
import { hasVersion } from '../store';

export const itemTypes = [
  'CHECKBOX',
  'LIST',
  'MULTIPLE_CHOICE',
  'PAGE_BREAK',
  'PARAGRAPH_TEXT',
  'SCALE',
  'TEXT',
] as const;
export type ItemType = (typeof itemTypes)[number];

/** A rule for valid answers: Google's name for the rule, and its arguments. */
export interface Validation {
  readonly rule: 'WHOLE_NUMBER' | 'NUMBER_BETWEEN' | 'NUMBER_GREATER_THAN_OR_EQUAL_TO';
  readonly values: readonly number[];
  readonly help: string;
}

/** The next page: the id of the page break before it, or one of Google's keywords. */
export type PageNavigation = number | 'CONTINUE' | 'RESTART' | 'SUBMIT';

export interface FormItem {
  readonly id: number;
  readonly type: ItemType;
  title: string;
  help: string;
  required: boolean;
  choices: string[];
  /** The page that each choice leads to; absent if no choice sets a page. */
  leads?: PageNavigation[];
  /** For a page break: the page that follows the page before the break, unless a choice on that page leads elsewhere. */
  goTo?: PageNavigation;
  validation?: Validation;
  /** A scale's first and last numbers. */
  bounds?: ScaleBounds;
}

export interface ScaleBounds {
  readonly lower: number;
  readonly upper: number;
}

/** An answer: text, or a list of ticked choices. */
export type Answer = string | string[];

export interface StoredResponse {
  readonly id: string;
  /** When the response was last submitted. */
  at: number;
  answers: Record<string, Answer>;
  /** The time zone of the response's timestamp; absent for the spreadsheet's zone. */
  zone?: string;
}

export interface FormDocument {
  version: 2;
  id: string;
  publishedId: string;
  title: string;
  description: string;
  items: FormItem[];
  accepting: boolean;
  published: boolean;
  closedMessage: string;
  confirmationMessage: string;
  /** Whether people who aren't in Drive's permissions can answer. The default depends on the maker's account. */
  anyoneResponds: boolean;
  collectsEmail: boolean;
  oneResponseEach: boolean;
  /** True if the form requires an account of its maker's organization. */
  requiresLogin: boolean;
  allowsEdits: boolean;
  respondAgainLink: boolean;
  destination?: { readonly bookId: string; readonly sheetId: number };
  responses: StoredResponse[];
  /** Responses that aren't in the sheet yet, and when they will arrive. */
  landing?: { readonly response: string; readonly at: number }[];
}

/** Whether a stored document is a form of this version. */
export function isForm(value: unknown): value is FormDocument {
  return hasVersion(value, 2, 'items');
}

/** A new form. If not everybody can respond, the form has settings that an organization may impose. */
export function newForm(title: string, published: boolean, anyoneResponds: boolean): FormDocument {
  return {
    version: 2,
    id: newFileId(),
    publishedId: `1FAIpQLS${newFileId().slice(1, 49)}`,
    title,
    description: '',
    items: [],
    accepting: published,
    published,
    closedMessage: '',
    confirmationMessage: '',
    anyoneResponds,
    collectsEmail: !anyoneResponds,
    oneResponseEach: !anyoneResponds,
    requiresLogin: !anyoneResponds,
    allowsEdits: false,
    respondAgainLink: true,
    responses: [],
  };
}

export function newItem(form: FormDocument, type: ItemType): FormItem {
  const asksToChoose = type === 'LIST' || type === 'CHECKBOX' || type === 'MULTIPLE_CHOICE';
  return {
    id: newItemId(form),
    type,
    title: '',
    help: '',
    required: false,
    // As in Google's editor, a new choice question has one choice.
    choices: asksToChoose ? ['Option 1'] : [],
    ...(type === 'SCALE' ? { bounds: { lower: 1, upper: 5 } } : {}),
  };
}

/** A copy of an item with all its settings and a new id. */
export function copyItem(form: FormDocument, item: FormItem): FormItem {
  return { ...structuredClone(item), id: newItemId(form) };
}

/** A random item id like Google's. */
function newItemId(form: FormDocument): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id > 1000 && !form.items.some((item) => item.id === id)) return id;
  }
}

/** Whether an item is a question. All items but page breaks are questions. */
export function isQuestion(item: FormItem): boolean {
  return item.type !== 'PAGE_BREAK';
}

export const formUrls = {
  edit: (form: FormDocument): string => `https://docs.google.com/forms/d/${form.id}/edit`,
  respond: (form: FormDocument): string => `https://docs.google.com/forms/d/e/${form.publishedId}/viewform`,
};
