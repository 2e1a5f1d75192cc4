// Everything that Google's servers hold, kept in a store: books, forms, files and who may open them.
import { Documents, type Store } from './store';
import type { Clock } from './clock';
import { ApiError } from './errors';
import { isForm, type FormDocument } from './forms/form';
import { idUuid } from './ids';
import { draftOfBook, isBook, type Book } from './sheets/book';

/** From the least to the most. */
export const roles = ['reader', 'commenter', 'writer', 'owner'] as const;
export type Role = (typeof roles)[number];

export const permissionTypes = ['user', 'group', 'domain', 'anyone'] as const;

export interface Permission {
  readonly id: string;
  readonly type: (typeof permissionTypes)[number];
  role: Role;
  readonly emailAddress?: string;
  readonly domain?: string;
  /** Of a form: who may answer it, which opens nothing else of it. */
  readonly view?: 'published';
  /** True where it comes from the folder that the file lies in. */
  readonly inherited?: true;
}

/** A user with one script project: `drive.file` shows each what that user made with that project. */
export interface Maker {
  readonly user: string;
  readonly project: string;
}

/** A file as Drive lists it. */
export interface DriveFile {
  readonly id: string;
  name: string;
  readonly mimeType: string;
  trashed: boolean;
  readonly createdTime: string;
  modifiedTime: string;
  permissions: Permission[];
  /** The maker, of a file made through Drive's or Sheets' REST API; absent for any other. */
  readonly madeBy?: Maker;
  /** The shared drive that it lies in. */
  driveId?: string;
  /** False where its writers cannot change who may open it; absent where they can. */
  writersCanShare?: boolean;
}

interface DriveDocument {
  version: 2;
  files: Record<string, DriveFile>;
}

export const SHEETS_MIME = 'application/vnd.google-apps.spreadsheet';
export const FORMS_MIME = 'application/vnd.google-apps.form';

function isDrive(value: unknown): value is DriveDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'files' in value &&
    'version' in value &&
    value.version === 2
  );
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
    this.books = new Documents(store, 'books', isBook, draftOfBook);
    this.forms = new Documents(store, 'forms', isForm);
  }

  /** All files, by id. Not to be changed. */
  files(): Readonly<Record<string, DriveFile>> {
    const value = this.store.read('drive');
    if (value === undefined) return {};
    if (!isDrive(value)) throw new Error('drive.json is not what this version writes.');
    return value.files;
  }

  file(id: string): DriveFile | undefined {
    return this.files()[id];
  }

  /** Changes the list of files; kept only if the change returns. */
  changeFiles<T>(change: (files: Record<string, DriveFile>) => T): T {
    return this.store.exclusively('drive', () => {
      const files = structuredClone(this.files());
      const answer = change(files);
      this.store.write('drive', { version: 2, files } satisfies DriveDocument);
      return answer;
    });
  }

  /** Registers a new file that belongs to a user. */
  addFile(id: string, name: string, mimeType: string, owner: string, madeBy?: Maker): DriveFile {
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

  /** Stores a new book that belongs to a user. */
  addBook(book: Book, owner: string, madeBy?: Maker): DriveFile {
    this.books.add(book.id, book);
    return this.addFile(book.id, book.title, SHEETS_MIME, owner, madeBy);
  }

  /** Stores a new form that belongs to a user. */
  addForm(form: FormDocument, name: string, owner: string, madeBy?: Maker): DriveFile {
    this.forms.add(form.id, form);
    return this.addFile(form.id, name, FORMS_MIME, owner, madeBy);
  }

  /** The role of a user in a file; undefined where the user has none. */
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

  /** True where a user may read, or write, a file. */
  mayUse(id: string, user: string, use: 'read' | 'write'): boolean {
    const role = this.roleOf(id, user);
    return use === 'read' ? role !== undefined : role === 'writer' || role === 'owner';
  }

  /** The book, for a user who may read it. Not to be changed. */
  readBook(id: string, user: string): Book {
    const book = this.books.get(id);
    if (book === undefined || this.file(id) === undefined) throw notFound();
    if (!this.mayUse(id, user, 'read')) throw forbidden();
    return book;
  }

  /** The instant at which a book was last changed by this process; -Infinity where it was not. */
  changedAt(id: string): number {
    return this.#changedAt.get(id) ?? -Infinity;
  }

  /** Changes a book for a user who may; kept only if the change returns. */
  changeBook<T>(id: string, user: string, change: (draft: Book) => T): T {
    this.readBook(id, user);
    if (!this.mayUse(id, user, 'write')) throw forbidden();
    return this.changeBookAsGoogle(id, change);
  }

  /** Changes a book on Google's own account, as a form's response does. */
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

/** The id of a permission: the same user always has the same one, as in Drive. */
export function permissionId(type: Permission['type'], whom: string): string {
  if (type === 'anyone') return 'anyoneWithLink';
  let hash = 0n;
  for (const letter of `${type}:${whom.toLowerCase()}`) {
    hash = (hash * 131n + BigInt(letter.codePointAt(0) ?? 0)) % 100_000_000_000_000_000_000n;
  }
  return hash.toString().padStart(20, '0');
}

/** An id for anything that needs only to be new. */
export function newId(): string {
  return idUuid();
}
