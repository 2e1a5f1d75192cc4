// Saves what is typed shortly after the typing stops: one save at a time, and always the latest value.

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

interface SaverPorts<T> {
  /** Saves a value; gives false where it did not work. */
  readonly save: (value: T) => Promise<boolean>;
  readonly onState: (state: SaveState) => void;
}

/** How long after the last key a save begins, in milliseconds: longer than a pause between two words. */
export const SAVE_AFTER = 1000;

export class Saver<T> {
  private pending: { readonly value: T } | undefined;
  private underway: Promise<boolean> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: SaverPorts<T>) {}

  /** True while something that was typed is not saved. */
  get dirty(): boolean {
    return this.pending !== undefined || this.underway !== undefined;
  }

  /** Takes the latest value, and saves it if no newer one follows soon. */
  change(value: T): void {
    this.pending = { value };
    this.ports.onState('waiting');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), SAVE_AFTER);
  }

  /** Saves immediately what is not saved yet. Gives false where it did not work; the value is kept for the next try. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.underway !== undefined) await this.underway;
    const { pending } = this;
    if (pending === undefined) return true;
    this.pending = undefined;
    this.ports.onState('saving');
    this.underway = this.ports.save(pending.value);
    const saved = await this.underway;
    this.underway = undefined;
    // What was typed during the save has its own timer.
    const newer = this.hasNewer();
    if (!saved && !newer) this.pending = pending;
    this.ports.onState(newer ? 'waiting' : saved ? 'saved' : 'failed');
    return saved;
  }

  /** Forgets what is not saved; resolves once no save is running any more. */
  async drop(): Promise<void> {
    clearTimeout(this.timer);
    this.pending = undefined;
    await this.underway;
  }

  private hasNewer(): boolean {
    return this.pending !== undefined;
  }
}
