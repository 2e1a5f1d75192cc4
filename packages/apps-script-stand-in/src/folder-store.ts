// A folder that stands in for Google's storage. It contains JSON documents, written whole or not at all, and file locks.
//
//   <folder>/books/<id>.json      one spreadsheet each
//   <folder>/forms/<id>.json      one form each, with its responses
//   <folder>/drive.json           each file's owner and permissions, and the trash
//   <folder>/properties.json      script, user and document properties
//   <folder>/triggers.json        installable triggers
//   <folder>/host.json            the id of the open document
//   <folder>/locks/               locks of documents and LockService's locks, each with its process
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { blockThread } from './clock';
import type { Store } from './store';

export interface FolderStoreOptions {
  /** Whether each write waits for the disk (default). Tests that write thousands of times can turn it off. */
  readonly durable?: boolean;
}

interface CachedDocument {
  readonly version: string;
  readonly value: unknown;
}

/** A system error's code. `instanceof` wouldn't work, since a test runner's realm has another Error class. */
function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

const isMissingFileError = (error: unknown): boolean => errorCode(error) === 'ENOENT';
const isFileExistsError = (error: unknown): boolean => errorCode(error) === 'EEXIST';

/** Distinguishes this process from an earlier process with the same id, which containers have after a restart. */
const processToken = randomUUID();

/** Older locks count as free, since no execution lasts that long and the process id may have been reused. */
const STALE_LOCK_MS = 10 * 60 * 1000;

/** Whether a process with this id runs on this machine. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process runs as another user.
    return errorCode(error) === 'EPERM';
  }
}

const lockText = (holder: string): string => `${process.pid} ${processToken} ${holder}`;

export class FolderStore implements Store {
  /** The folder's path. */
  readonly place: string;
  readonly #durable: boolean;
  readonly #cache = new Map<string, CachedDocument>();

  constructor(folder: string, options: FolderStoreOptions = {}) {
    this.place = path.resolve(folder);
    this.#durable = options.durable ?? true;
    for (const part of ['books', 'forms', 'locks']) {
      fs.mkdirSync(path.join(this.place, part), { recursive: true });
    }
    this.#sweep();
  }

  read(name: string): unknown {
    const file = this.#file(name);
    let version: string;
    try {
      const stat = fs.statSync(file, { bigint: true });
      version = `${stat.ino} ${stat.mtimeNs} ${stat.size}`;
    } catch (error) {
      if (isMissingFileError(error)) return undefined;
      throw error;
    }
    const cached = this.#cache.get(name);
    if (cached?.version === version) return cached.value;
    let value: unknown;
    try {
      value = JSON.parse(fs.readFileSync(file, 'utf8'));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${name}.json in ${this.place} cannot be read: ${reason}`, { cause: error });
    }
    this.#cache.set(name, { version, value });
    return value;
  }

  /** Replaces a document atomically. After a crash at any moment, either the old or the new document is there, complete. */
  write(name: string, value: unknown): void {
    const file = this.#file(name);
    const temporary = `${file}.${process.pid}.${randomUUID()}.new`;
    const handle = fs.openSync(temporary, 'w');
    try {
      fs.writeFileSync(handle, JSON.stringify(value));
      if (this.#durable) fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(temporary, file);
    const stat = fs.statSync(file, { bigint: true });
    this.#cache.set(name, { version: `${stat.ino} ${stat.mtimeNs} ${stat.size}`, value });
  }

  remove(name: string): void {
    fs.rmSync(this.#file(name), { force: true });
    this.#cache.delete(name);
  }

  names(part: string): string[] {
    return fs
      .readdirSync(path.join(this.place, part))
      .filter((entry) => entry.endsWith('.json'))
      .map((entry) => entry.slice(0, -'.json'.length))
      .sort();
  }

  exclusively<T>(name: string, change: () => T): T {
    const lock = `document-${name.replaceAll('/', '-')}`;
    // A change takes milliseconds, so after half a minute the process with the lock must be hanging.
    const deadline = Date.now() + 30_000;
    while (!this.tryLock(lock, 'change')) {
      if (Date.now() > deadline) throw new Error(`${name} has been locked by another process for too long.`);
      blockThread(2);
    }
    try {
      return change();
    } finally {
      this.unlock(lock, 'change');
    }
  }

  /** Takes a lock. A lock whose process has ended counts as free. */
  tryLock(lock: string, holder: string): boolean {
    const file = this.#lockFile(lock);
    const mine = lockText(holder);
    try {
      // The lock must appear with its content. Linking a finished file is atomic; creating and filling a file isn't.
      const temporary = `${file}.${process.pid}.${randomUUID()}`;
      fs.writeFileSync(temporary, mine);
      try {
        fs.linkSync(temporary, file);
      } finally {
        fs.rmSync(temporary, { force: true });
      }
      return true;
    } catch (error) {
      if (!isFileExistsError(error)) throw error;
    }
    const owner = this.#owner(file);
    if (owner === undefined) return this.tryLock(lock, holder);
    if (owner.lives) return false;
    return this.#takeOver(file, owner.text) && this.tryLock(lock, holder);
  }

  holdsLock(lock: string, holder: string): boolean {
    return this.#owner(this.#lockFile(lock))?.text === lockText(holder);
  }

  isLockedHere(lock: string): boolean {
    return this.#owner(this.#lockFile(lock))?.text.startsWith(lockText('')) === true;
  }

  unlock(lock: string, holder: string): void {
    if (this.holdsLock(lock, holder)) fs.rmSync(this.#lockFile(lock), { force: true });
  }

  /** Removes the lock of a process that has ended. If several try, only the process whose rename succeeds removes it. */
  #takeOver(file: string, text: string): boolean {
    const aside = `${file}.${process.pid}.${randomUUID()}.dead`;
    try {
      fs.renameSync(file, aside);
    } catch (error) {
      if (isMissingFileError(error)) return true;
      throw error;
    }
    const moved = fs.readFileSync(aside, 'utf8');
    if (moved !== text) {
      // Another process took the lock between our check and our rename, so we restore its lock.
      try {
        fs.linkSync(aside, file);
      } catch (error) {
        if (!isFileExistsError(error)) throw error;
      }
    }
    fs.rmSync(aside, { force: true });
    return moved === text;
  }

  /** Removes temporary files of processes that ended in the middle of a write. */
  #sweep(): void {
    for (const part of ['', 'books', 'forms']) {
      for (const entry of fs.readdirSync(path.join(this.place, part))) {
        const pid = /\.(\d+)\.[\w-]+\.new$/.exec(entry)?.[1];
        if (pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid))) {
          fs.rmSync(path.join(this.place, part, entry), { force: true });
        }
      }
    }
  }

  #owner(file: string): { readonly lives: boolean; readonly text: string } | undefined {
    try {
      const text = fs.readFileSync(file, 'utf8');
      const [pid, token] = text.split(' ');
      const fresh = Date.now() - fs.statSync(file).mtimeMs < STALE_LOCK_MS;
      const lives = Number(pid) === process.pid ? token === processToken : isRunning(Number(pid));
      return { lives: lives && fresh, text };
    } catch (error) {
      if (isMissingFileError(error)) return undefined;
      throw error;
    }
  }

  #lockFile(lock: string): string {
    return path.join(this.place, 'locks', `${lock.replaceAll(/[^\w-]/g, '_')}.lock`);
  }

  #file(name: string): string {
    if (!/^[\w-]+(\/[\w-]+)?$/.test(name)) throw new Error(`No document can be called "${name}".`);
    return path.join(this.place, `${name}.json`);
  }
}
