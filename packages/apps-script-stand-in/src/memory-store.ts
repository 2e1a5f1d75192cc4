// A store that lasts as long as this process. Writes don't wait for a disk, and copying is cheap.
import type { Store } from './store';

export class MemoryStore implements Store {
  readonly place = 'memory';
  readonly #documents: Map<string, unknown>;
  /** The holder of each lock. */
  readonly #locks = new Map<string, string>();

  constructor(documents: ReadonlyMap<string, unknown> = new Map()) {
    this.#documents = new Map(documents);
  }

  /** A store with the same documents and no locks. Documents are immutable, so both stores can share them. */
  copy(): MemoryStore {
    return new MemoryStore(this.#documents);
  }

  /** All documents by name, as JSON. */
  documents(): ReadonlyMap<string, unknown> {
    return this.#documents;
  }

  read(name: string): unknown {
    return this.#documents.get(name);
  }

  write(name: string, value: unknown): void {
    this.#documents.set(name, value);
  }

  remove(name: string): void {
    this.#documents.delete(name);
  }

  names(part: string): string[] {
    return [...this.#documents.keys()]
      .filter((name) => name.startsWith(`${part}/`))
      .map((name) => name.slice(part.length + 1))
      .sort();
  }

  /** Needs no lock, since nothing else can run during the change. */
  exclusively<T>(_name: string, change: () => T): T {
    return change();
  }

  tryLock(lock: string, holder: string): boolean {
    if (this.#locks.has(lock)) return false;
    this.#locks.set(lock, holder);
    return true;
  }

  holdsLock(lock: string, holder: string): boolean {
    return this.#locks.get(lock) === holder;
  }

  isLockedHere(lock: string): boolean {
    return this.#locks.has(lock);
  }

  unlock(lock: string, holder: string): void {
    if (this.holdsLock(lock, holder)) this.#locks.delete(lock);
  }
}
