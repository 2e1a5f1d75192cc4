// Everything that Google's servers store: books, forms, files and their permissions.
import { Documents, hasVersion, type Store } from './store';
import type { Clock } from './clock';
import { ApiError } from './errors';
import { isForm, type FormDocument } from './forms/form';
import { idUuid } from './ids';
import { toBookDraft, isBook, type Book } from './sheets/book';

/** The roles, from the least to the most powerful. */
export const roles = ['reader', 'commenter', 'writer', 'owner'] as const;
export type Role = (typeof roles)[number];

export const permissionTypes = ['user', 'group', 'domain', 'anyone'] as const;

export interface Permission {
  readonly id: string;
  readonly type: (typeof permissionTypes)[number];
  role: Role;
  readonly emailAddress?: string;
  readonly domain?: string;
  /** Set if the permission only allows answering a form. */
  readonly view?: 'published';
  /** True for a permission inherited from the file's folder. */
  readonly inherited?: true;
}

/** A user and a script project. With `drive.file`, a script only sees files that this user created with this project. */
export interface FileCreator {
  readonly user: string;
  readonly project: string;
}

export interface DriveFile {
  readonly id: string;
  name: string;
  readonly mimeType: string;
  trashed: boolean;
  readonly createdTime: string;
  modifiedTime: string;
  permissions: Permission[];
  /** Who created the file; absent if it wasn't created through the REST API of Drive or Sheets. */
  readonly madeBy?: FileCreator;
  /** The shared drive that contains the file. */
  driveId?: string;
}

interface DriveDocument {
  version: 2;
  files: Record<string, DriveFile>;
}

export const SHEETS_MIME = 'application/vnd.google-apps.spreadsheet';
export const FORMS_MIME = 'application/vnd.google-apps.form';

function isDriveDocument(value: unknown): value is DriveDocument {
  return hasVersion(value, 2, 'files');
}

const notFound = (): ApiError => new ApiError(404, 'NOT_FOUND', 'Requested entity was not found.');
const forbidden = (): ApiError =>
  new ApiError(403, 'PERMISSION_DENIED', 'The caller does not have permission');

export class Cloud {
  readonly store: Store;
  readonly clock: Clock;
  readonly books: Documents<Book>;
  readonly forms: Documents<FormDocument>;
  readonly #changedAt = new Map<string, number>();

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
    this.books = new Documents(store, 'books', isBook, toBookDraft);
    this.forms = new Documents(store, 'forms', isForm);
  }

  /** All files by id. Callers mustn't change them. */
  files(): Readonly<Record<string, DriveFile>> {
    const value = this.store.read('drive');
    if (value === undefined) return {};
    if (!isDriveDocument(value)) throw new Error('drive.json is not what this version writes.');
    return value.files;
  }

  file(id: string): DriveFile | undefined {
    return this.files()[id];
  }

  /** Changes the list of files. If `change` throws, nothing is stored. */
  changeFiles<T>(change: (files: Record<string, DriveFile>) => T): T {
    return this.store.exclusively('drive', () => {
      const files = structuredClone(this.files());
      const answer = change(files);
      this.store.write('drive', { version: 2, files } satisfies DriveDocument);
      return answer;
    });
  }

  addFile(id: string, name: string, mimeType: string, owner: string, madeBy?: FileCreator): DriveFile {
    const now = new Date(this.clock.now()).toISOString();
    const file: DriveFile = {
      id,
      name,
      mimeType,
      trashed: false,
      createdTime: now,
      modifiedTime: now,
      permissions: [{ id: permissionId('user', owner), type: 'user', role: 'owner', emailAddress: owner }],
      ...(madeBy === undefined ? {} : { madeBy }),
    };
    this.changeFiles((files) => (files[id] = file));
    return file;
  }

  addBook(book: Book, owner: string, madeBy?: FileCreator): DriveFile {
    this.books.add(book.id, book);
    return this.addFile(book.id, book.title, SHEETS_MIME, owner, madeBy);
  }

  addForm(form: FormDocument, name: string, owner: string, madeBy?: FileCreator): DriveFile {
    this.forms.add(form.id, form);
    return this.addFile(form.id, name, FORMS_MIME, owner, madeBy);
  }

  /** A user's role in a file; undefined for users without access. */
  roleOf(id: string, user: string): Role | undefined {
    const file = this.file(id);
    let best: Role | undefined;
    for (const permission of file?.permissions ?? []) {
      if (permission.view !== undefined) continue;
      const meant =
        permission.type === 'anyone' ||
        (permission.type === 'domain' && user.endsWith(`@${permission.domain ?? ''}`)) ||
        permission.emailAddress?.toLowerCase() === user.toLowerCase();
      if (meant && (best === undefined || roles.indexOf(permission.role) > roles.indexOf(best))) {
        best = permission.role;
      }
    }
    return best;
  }

  /** Whether a user can read or write a file. */
  mayUse(id: string, user: string, use: 'read' | 'write'): boolean {
    const role = this.roleOf(id, user);
    return use === 'read' ? role !== undefined : role === 'writer' || role === 'owner';
  }

  /** A book, for a user who can read it. Callers mustn't change the book. */
  readBook(id: string, user: string): Book {
    const book = this.books.get(id);
    if (book === undefined || this.file(id) === undefined) throw notFound();
    if (!this.mayUse(id, user, 'read')) throw forbidden();
    return book;
  }

  /** When this process last changed a book; -Infinity if never. */
  changedAt(id: string): number {
    return this.#changedAt.get(id) ?? -Infinity;
  }

  /** Changes a book for a user who can write it. If `change` throws, nothing is stored. */
  changeBook<T>(id: string, user: string, change: (draft: Book) => T): T {
    this.readBook(id, user);
    if (!this.mayUse(id, user, 'write')) throw forbidden();
    return this.changeBookAsGoogle(id, change);
  }

  /** Changes a book as Google itself does when a form's response arrives. */
  changeBookAsGoogle<T>(id: string, change: (draft: Book) => T): T {
    const answer = this.books.change(id, (draft) => {
      const title = draft.title;
      const value = change(draft);
      return { value, renamed: draft.title === title ? undefined : draft.title };
    });
    if (answer === undefined) throw notFound();
    this.#changedAt.set(id, this.clock.now());
    const name = answer.renamed;
    if (name !== undefined) {
      this.changeFiles((files) => {
        const file = files[id];
        if (file !== undefined) file.name = name;
      });
    }
    return answer.value;
  }
}

/** A permission's id. In Drive, a user's permissions have the same id for every file. */
export function permissionId(type: Permission['type'], whom: string): string {
  if (type === 'anyone') return 'anyoneWithLink';
  let hash = 0n;
  for (const letter of `${type}:${whom.toLowerCase()}`) {
    hash = (hash * 131n + BigInt(letter.codePointAt(0) ?? 0)) % 100_000_000_000_000_000_000n;
  }
  return hash.toString().padStart(20, '0');
}

export function newId(): string {
  return idUuid();
}
