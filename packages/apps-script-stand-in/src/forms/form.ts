// A form as the store keeps it: its settings, items and responses, and where the responses go.
import { idBytes } from '../ids';
import { newFileId } from '../sheets/book';
import { isVersion } from '../store';

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

/** A rule that an answer must follow: Google's name for it, and its arguments. */
export interface Validation {
  readonly rule: 'WHOLE_NUMBER' | 'NUMBER_BETWEEN' | 'NUMBER_GREATER_THAN_OR_EQUAL_TO';
  readonly values: readonly number[];
  readonly help: string;
}

/** Where somebody goes next: to the page after the page break with this id, or to a step that Google has a word for. */
export type Navigation = number | 'CONTINUE' | 'RESTART' | 'SUBMIT';

export interface FormItem {
  readonly id: number;
  readonly type: ItemType;
  title: string;
  help: string;
  required: boolean;
  choices: string[];
  /** Where each choice leads; absent where no choice leads anywhere special. */
  leads?: Navigation[];
  /** For a page break: where the page before it leads, unless a choice on that page leads elsewhere. */
  goTo?: Navigation;
  validation?: Validation;
  /** The first and the last number of a scale. */
  bounds?: Bounds;
}

export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** An answer: text, or the chosen choices of checkboxes. */
export type Answer = string | string[];

export interface FormResponseRecord {
  readonly id: string;
  /** When it was last submitted. */
  at: number;
  answers: Record<string, Answer>;
  /** The zone in which its time is written; absent where that is the spreadsheet's zone. */
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
  /** A setting of the maker's: true where people may answer who are not named in Drive's permissions. */
  anyoneResponds: boolean;
  collectsEmail: boolean;
  oneResponseEach: boolean;
  /** True for a form that asks for an account of its maker's organisation. */
  requiresLogin: boolean;
  allowsEdits: boolean;
  respondAgainLink: boolean;
  destination?: { readonly bookId: string; readonly sheetId: number };
  responses: FormResponseRecord[];
  /** Responses that are not in the sheet yet, and when they come there. */
  landing?: { readonly response: string; readonly at: number }[];
}

/** Whether a stored document is a form of this version. */
export function isForm(value: unknown): value is FormDocument {
  return isVersion(value, 2, 'items');
}

/** Makes a new form. Where not everybody may respond, it has the settings that an organisation may give its forms. */
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

/** Gives a new item of a form. */
export function newItem(form: FormDocument, type: ItemType): FormItem {
  const asksToChoose = type === 'LIST' || type === 'CHECKBOX' || type === 'MULTIPLE_CHOICE';
  return {
    id: newItemId(form),
    type,
    title: '',
    help: '',
    required: false,
    // A new choice question has one choice, as in Google's editor.
    choices: asksToChoose ? ['Option 1'] : [],
    ...(type === 'SCALE' ? { bounds: { lower: 1, upper: 5 } } : {}),
  };
}

/** Copies an item with everything that was set on it; the copy gets an id of its own. */
export function copiedItem(form: FormDocument, item: FormItem): FormItem {
  return { ...structuredClone(item), id: newItemId(form) };
}

/** Draws the id of a new item as Google draws them. */
function newItemId(form: FormDocument): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id > 1000 && !form.items.some((item) => item.id === id)) return id;
  }
}

/** Whether an item asks something; all but page breaks do. */
export function isQuestion(item: FormItem): boolean {
  return item.type !== 'PAGE_BREAK';
}

export const formUrls = {
  edit: (form: FormDocument): string => `https://docs.google.com/forms/d/${form.id}/edit`,
  respond: (form: FormDocument): string => `https://docs.google.com/forms/d/e/${form.publishedId}/viewform`,
};
