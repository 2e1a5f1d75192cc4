// The built add-on on the local host, with Google's stand-ins and a clock that the test moves.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { bundleScript } from '../../src/commands/bundle';
import { SOURCES } from '../../src/commands/dist';
import { HandClock } from '../../src/local/apps-script/clock';
import { openHost, type Host, type HostOptions } from '../../src/local/apps-script/host';
import type { FetchRequest } from '../../src/local/apps-script/execution';
import { isJsonObject, toJson, type JsonObject } from '../../src/local/apps-script/json';
import { asText, cellsOf, typeAt } from '../support/host-tabs';
import type { Answer, DeskApi, DeskView, GameView, UserError } from '../../src/rounds/view/api';

const folders: string[] = [];
let built: Promise<string> | undefined;

/** The text of Code.js, built once for a test file. */
export function builtCode(): Promise<string> {
  built ??= bundleScript(SOURCES.entry).then(({ code }) => code);
  return built;
}

export function readManifest(): JsonObject {
  const json = toJson(JSON.parse(fs.readFileSync(SOURCES.manifest, 'utf8')));
  if (!isJsonObject(json)) throw new Error('The manifest is no JSON object.');
  return json;
}

type Output<K extends keyof DeskApi> = ReturnType<DeskApi[K]> extends Answer<infer T> ? T : never;

/** A spreadsheet with the add-on open in it. */
export class AddOn {
  readonly host: Host;
  readonly clock: HandClock;
  readonly requests: FetchRequest[] = [];
  /** What Discord answers next; 200 once the list is used up. */
  readonly answers: { readonly code: number; readonly text?: string }[] = [];

  constructor(code: string, options: Partial<HostOptions> = {}) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'add-on-'));
    folders.push(folder);
    this.clock = new HandClock('2026-03-01T12:00:00Z');
    this.host = openHost({
      folder,
      bundle: { text: code },
      html: { sidebar: '<head></head>' },
      manifest: readManifest(),
      clock: this.clock,
      durable: false,
      fetch: (request) => {
        this.requests.push(request);
        const { code: status, text = '{}' } = this.answers.shift() ?? { code: 200 };
        return { code: status, text };
      },
      ...options,
    });
  }

  /** Calls as the sidebar does. */
  try<K extends keyof DeskApi>(name: K, ...args: Parameters<DeskApi[K]>): ReturnType<DeskApi[K]> {
    // The bundle answers what its types say; nothing else has that name.
    return this.host.call(name, args) as unknown as ReturnType<DeskApi[K]>;
  }

  /** Calls, and throws what went wrong. */
  call<K extends keyof DeskApi>(name: K, ...args: Parameters<DeskApi[K]>): Output<K> {
    const answer: Answer<unknown> = this.try(name, ...args);
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value as Output<K>;
  }

  /** Calls something that is to be refused, and gives why. */
  error<K extends keyof DeskApi>(name: K, ...args: Parameters<DeskApi[K]>): UserError {
    const answer: Answer<unknown> = this.try(name, ...args);
    if (answer.ok) throw new Error(`${name} was not refused.`);
    return answer.error;
  }

  /** Sets up a practice game with the game's own sample roster, and makes forms and books. */
  practice(game = 'soullinked'): GameView {
    this.call('startDraft', { game, practice: true });
    return this.create();
  }

  /** Creates the drafted game and prepares it. */
  create(): GameView {
    this.call('createGame');
    return this.prepare();
  }

  /** Makes everything that is to prepare. */
  prepare(): GameView {
    let view = play(this.call('getDesk'));
    while (view.toPrepare.length > 0) view = play(this.call('prepareNext'));
    return view;
  }

  view(): GameView {
    return play(this.call('getDesk'));
  }

  /** Everybody submits, the round is resolved. */
  round(): GameView {
    this.prepare();
    const { stage } = play(this.call('submitForPractice', { players: [] }));
    return play(this.call('resolveRound', { stage: stage?.name ?? '', token: '' }).desk);
  }

  /** Delivers until nothing waits. */
  deliver(): GameView {
    let view = play(this.call('deliverSome'));
    for (let calls = 0; calls < 50 && view.deliveries.some(({ state }) => state === 'waiting'); calls += 1) {
      view = play(this.call('deliverSome'));
    }
    return view;
  }

  /** A tab of the host book as rows of cells. */
  tab(title: string, book = this.host.bookId ?? ''): readonly (readonly unknown[])[] {
    return cellsOf(this.host, book, title);
  }

  /** Types a value into a cell of the host book, as the host would. */
  type(range: string, value: string): void {
    typeAt(this.host, this.host.bookId ?? '', range, asText([[value]]));
  }
}

export function play(view: DeskView): GameView {
  if (view.phase !== 'playing' && view.phase !== 'over')
    throw new Error(`No game is in play: ${view.phase}.`);
  return view.play;
}

/** An add-on in an empty spreadsheet. */
export async function openAddOn(options: Partial<HostOptions> = {}): Promise<AddOn> {
  return new AddOn(await builtCode(), options);
}

export function removeAddOns(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}
