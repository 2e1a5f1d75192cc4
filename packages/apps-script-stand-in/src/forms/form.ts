// A form as the store keeps it: settings, items, responses, and where responses land.
import { idBytes } from '../ids';
import { newFileId } from '../sheets/book';

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

/** A rule that an answer must obey, by Google's name for it, with its arguments. */
export interface Validation {
  readonly rule: 'WHOLE_NUMBER' | 'NUMBER_BETWEEN' | 'NUMBER_GREATER_THAN_OR_EQUAL_TO';
  readonly values: readonly number[];
  readonly help: string;
}

/** The next step in answering: the page that begins with the page break of this id, or a step in Google's words. */
export type Navigation = number | 'CONTINUE' | 'RESTART' | 'SUBMIT';

export interface FormItem {
  readonly id: number;
  readonly type: ItemType;
  title: string;
  help: string;
  required: boolean;
  choices: string[];
  /** The step that each choice leads to; absent where no choice leads anywhere of its own. */
  leads?: Navigation[];
  /** Of a page break: the step after the page before it, when no choice on that page leads elsewhere. */
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
  /** The instant of the last submission. */
  at: number;
  answers: Record<string, Answer>;
  /** The zone in which its time is written, where it is not the spreadsheet's zone. */
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
  /** The maker's setting: true where people may answer who are not named in Drive's permissions. */
  anyoneResponds: boolean;
  collectsEmail: boolean;
  oneResponseEach: boolean;
  /** True for a form that asks for an account of its maker's organisation. */
  requiresLogin: boolean;
  allowsEdits: boolean;
  respondAgainLink: boolean;
  destination?: { readonly bookId: string; readonly sheetId: number };
  responses: FormResponseRecord[];
  /** Responses that are not in the sheet yet, and when they will be. */
  landing?: { readonly response: string; readonly at: number }[];
}

/** True for a stored document that is a form of this version. */
export function isForm(value: unknown): value is FormDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 2 &&
    'items' in value &&
    Array.isArray(value.items)
  );
}

/** A new form. Where not everybody may respond, it has the defaults that an account may have set for its forms. */
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

/** A new item of a form. */
export function newItem(form: FormDocument, type: ItemType): FormItem {
  const asksToChoose = type === 'LIST' || type === 'CHECKBOX' || type === 'MULTIPLE_CHOICE';
  return {
    id: newItemId(form),
    type,
    title: '',
    help: '',
    required: false,
    // A fresh choice question has one choice, as in the editor.
    choices: asksToChoose ? ['Option 1'] : [],
    ...(type === 'SCALE' ? { bounds: { lower: 1, upper: 5 } } : {}),
  };
}

/** A copy of an item, with all that was set on it, but for its id. */
export function copiedItem(form: FormDocument, item: FormItem): FormItem {
  return { ...structuredClone(item), id: newItemId(form) };
}

/** A new item's id, drawn as Google draws them. */
function newItemId(form: FormDocument): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id > 1000 && !form.items.some((item) => item.id === id)) return id;
  }
}

/** True for an item that asks something: any but a page break. */
export function isQuestion(item: FormItem): boolean {
  return item.type !== 'PAGE_BREAK';
}

export const formUrls = {
  edit: (form: FormDocument): string => `https://docs.google.com/forms/d/${form.id}/edit`,
  respond: (form: FormDocument): string => `https://docs.google.com/forms/d/e/${form.publishedId}/viewform`,
};
