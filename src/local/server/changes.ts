// Notifies open pages about changes by this server, or by another program that uses the same folder.
import type { ServerResponse } from 'node:http';

/** How often to check the files, in milliseconds. Often enough to seem instant, and rarely enough to be cheap. */
const CHECK_INTERVAL_MS = 400;
/** How often to send something even without changes, in milliseconds, so that the connection isn't closed as idle. */
const PING_INTERVAL_MS = 20_000;

export class ChangeNotifier {
  readonly #fingerprint: () => string;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;
  #last = '';
  #version = 0;
  #pinged = 0;

  constructor(fingerprint: () => string) {
    this.#fingerprint = fingerprint;
  }

  /** Reports changes to a page until it's closed. */
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
    // Sent immediately, so that a page that reconnects reloads the changes it missed.
    response.write(`data: ${this.#version}\n\n`);
    if (this.#timer === undefined) {
      this.#last = this.#fingerprint();
      this.#timer = setInterval(() => this.look(), CHECK_INTERVAL_MS);
    }
  }

  /** Checks now, and reports any changes. */
  look(): void {
    if (this.#listeners.size === 0) return;
    const fingerprint = this.#fingerprint();
    const now = Date.now();
    const changed = fingerprint !== this.#last;
    if (!changed && now - this.#pinged < PING_INTERVAL_MS) return;
    this.#last = fingerprint;
    this.#pinged = now;
    if (changed) this.#version += 1;
    for (const response of this.#listeners) {
      response.write(changed ? `data: ${this.#version}\n\n` : ': still here\n\n');
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  close(): void {
    this.stop();
    for (const response of this.#listeners) response.end();
    this.#listeners.clear();
  }
}
