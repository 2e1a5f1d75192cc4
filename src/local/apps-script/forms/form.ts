// A form as the store keeps it: settings, items, responses, and where responses land.
import { idBytes } from '../ids';
import { newFileId } from '../sheets/book';

export const itemTypes = [
  'CHECKBOX',
  'CHECKBOX_GRID',
  'DATE',
  'DATETIME',
  'DURATION',
  'FILE_UPLOAD',
  'GRID',
  'IMAGE',
  'LIST',
  'MULTIPLE_CHOICE',
  'PAGE_BREAK',
  'PARAGRAPH_TEXT',
  'RATING',
  'SCALE',
  'SECTION_HEADER',
  'TEXT',
  'TIME',
  'VIDEO',
] as const;
export type ItemType = (typeof itemTypes)[number];

/** A rule that an answer must obey, by Google's name for it, with its arguments. */
export interface Validation {
  readonly rule: string;
  readonly values: readonly (string | number)[];
  readonly help: string;
}

export interface FormItem {
  readonly id: number;
  readonly type: ItemType;
  title: string;
  help: string;
  required: boolean;
  choices: string[];
  other: boolean;
  validation?: Validation;
  rows?: string[];
  columns?: string[];
  bounds?: { lower: number; upper: number };
}

/** An answer: text, or the chosen choices of checkboxes (or one per row of a grid). */
export type Answer = string | string[];

export interface FormResponseRecord {
  readonly id: string;
  /** The instant of the last submission. */
  at: number;
  email: string;
  answers: Record<string, Answer>;
}

export interface FormDocument {
  version: 1;
  id: string;
  publishedId: string;
  title: string;
  documentTitle: string;
  description: string;
  items: FormItem[];
  accepting: boolean;
  published: boolean;
  closedMessage: string;
  confirmationMessage: string;
  collectsEmail: boolean;
  requiresLogin: boolean;
  allowsEdits: boolean;
  oneResponse: boolean;
  respondAgainLink: boolean;
  progressBar: boolean;
  shuffles: boolean;
  destination?: { readonly bookId: string; readonly sheetId: number };
  responses: FormResponseRecord[];
}

/** Whether a stored document is a form of this version. */
export function isForm(value: unknown): value is FormDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'items' in value &&
    Array.isArray(value.items)
  );
}

/** A new form. */
export function newForm(title: string, published: boolean): FormDocument {
  return {
    version: 1,
    id: newFileId(),
    publishedId: `1FAIpQLS${newFileId().slice(1, 49)}`,
    title,
    documentTitle: title,
    description: '',
    items: [],
    accepting: true,
    published,
    closedMessage: '',
    confirmationMessage: '',
    collectsEmail: false,
    requiresLogin: false,
    allowsEdits: false,
    oneResponse: false,
    respondAgainLink: true,
    progressBar: false,
    shuffles: false,
    responses: [],
  };
}

/** A new item's id, drawn as Google draws them. */
export function newItemId(form: FormDocument): number {
  for (;;) {
    const id = idBytes(4).readUInt32BE() & 0x7fffffff;
    if (id > 1000 && !form.items.some((item) => item.id === id)) return id;
  }
}

/** Items that ask nothing. */
const layoutTypes: readonly ItemType[] = ['IMAGE', 'PAGE_BREAK', 'SECTION_HEADER', 'VIDEO'];

export function isQuestion(item: FormItem): boolean {
  return !layoutTypes.includes(item.type);
}

export const formUrls = {
  edit: (form: FormDocument): string => `https://docs.google.com/forms/d/${form.id}/edit`,
  respond: (form: FormDocument): string => `https://docs.google.com/forms/d/e/${form.publishedId}/viewform`,
};
