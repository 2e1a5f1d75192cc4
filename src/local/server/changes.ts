// Tells open pages that something has changed, whether this server changed it or another program that uses the same
// folder.
import type { ServerResponse } from 'node:http';

/** How often the files are looked at, in milliseconds: often enough to seem immediate, and it costs next to nothing. */
const LOOK_EVERY_MS = 400;
/** How often something is sent in any case, so that the connection is not closed as unused. */
const PING_EVERY_MS = 20_000;

export class Changes {
  readonly #stamp: () => string;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;
  #last = '';
  #version = 0;
  #pinged = 0;

  constructor(stamp: () => string) {
    this.#stamp = stamp;
  }

  /** Tells a page of all changes from now on, until it is closed. */
  listen(response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    this.#listeners.add(response);
    response.on('close', () => {
      this.#listeners.delete(response);
      if (this.#listeners.size === 0) this.stop();
    });
    // Sent immediately, so that a page that was cut off learns what it missed.
    response.write(`data: ${this.#version}\n\n`);
    if (this.#timer === undefined) {
      this.#last = this.#stamp();
      this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    }
  }

  /** Looks for changes now, and tells the pages if there are any. */
  look(): void {
    if (this.#listeners.size === 0) return;
    const stamp = this.#stamp();
    const now = Date.now();
    const changed = stamp !== this.#last;
    if (!changed && now - this.#pinged < PING_EVERY_MS) return;
    this.#last = stamp;
    this.#pinged = now;
    if (changed) this.#version += 1;
    for (const response of this.#listeners) {
      response.write(changed ? `data: ${this.#version}\n\n` : ': still here\n\n');
    }
  }

  /** Stops checking. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Ends all connections. */
  close(): void {
    this.stop();
    for (const response of this.#listeners) response.end();
    this.#listeners.clear();
  }
}
