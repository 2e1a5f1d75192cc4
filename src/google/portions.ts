// Portions of the books that the call which resolves gives to the calls beside it. What is given stands in a property of the
// document, which one call alone writes, with the game locked: it outlives whoever gave it and whoever took it. That a call waits
// or has drawn, which may be forgotten at any time, is said in the script's cache.
import { isList, isObject, parseJson } from '../games/frame/json';
import type { BookLook, BookLooks } from '../rounds/api';
import type { Portion, PortionsPort } from '../rounds/ports/portions';
import type { BookTabsStore, KnownTab } from '../sheets/book-tabs';
import { drawKnown } from '../sheets/render-book';
import { bookTabsStore } from './book-tabs-store';
import { changeProperty, fits, keepProperty, propertyJson } from './document-properties';
import { quietly } from './quietly';
import { booksWriterUntil } from './sheets-client';
import { atOnce } from './together';
import { scriptCache } from './services';

const PROPERTY = 'portions';
/** A call begins no write later than so long after it was given books. */
const BEGUN_MS = 15_000;
/** Sheets gives up a request after three minutes; and no two clocks are quite the same. */
const ENDED_MS = 185_000;
/** A call beside waits so long for the round to be written. */
const PATIENCE_MS = 25_000;
/** A call that is about to leave is given nothing. */
const LEAVES_MS = 3000;
/** Milliseconds between two looks whether something has come. */
const PAUSE_MS = 150;
const KEPT_SECONDS = 600;

/** All that was given by one call. */
interface Given {
  readonly click: string;
  readonly head: string;
  /** The instant at which the last write may begin. */
  readonly until: number;
  readonly parts: readonly (readonly [part: number, books: readonly string[]])[];
}

export const portionsPort: PortionsPort = {
  begin: ({ click }) => {
    quietly(() => scriptCache().put(resolvingName(click), 'yes', KEPT_SECONDS));
  },
  end: ({ click }) => {
    quietly(() => scriptCache().remove(resolvingName(click)));
  },
  waiting: (looks) => quietly(() => waitingParts(looks)) ?? [],
  give,
  drawn,
  offer: (look) => quietly(() => offer(look)) ?? false,
  await: (look) => quietly(() => awaited(look)),
  draw: (portion, books) => {
    const tabs = new Map<string, readonly KnownTab[]>();
    const given = givenIn(propertyJson(PROPERTY));
    const until = given?.click === portion.click ? given.until : 0;
    // The call that gave them keeps all that is to be remembered: two that wrote it would each forget the other's.
    const store: BookTabsStore = {
      get: (id) => bookTabsStore.get(id),
      set: (id, there) => void tabs.set(id, there),
    };
    const ids = quietly(() => drawKnown(booksWriterUntil(until), store, books)) ?? [];
    const answer = ids.map((id) => [id, tabs.get(id) ?? []]);
    quietly(() =>
      scriptCache().put(drawnName(portion.click, portion.part), JSON.stringify(answer), KEPT_SECONDS),
    );
  },
};

/** The books that were given to a call that may still write them, as the properties were read last. */
export function booksGiven(): ReadonlySet<string> {
  const given = givenIn(propertyJson(PROPERTY));
  if (given === undefined || Date.now() > given.until + ENDED_MS) return new Set();
  const { click, parts } = given;
  const answers = answersOf(
    click,
    parts.map(([part]) => part),
  );
  return new Set(parts.flatMap(([part, books]) => (answers.has(part) ? [] : books)));
}

function give(portions: readonly Portion[]): boolean {
  const [first] = portions;
  if (first === undefined || booksGiven().size > 0) return false;
  const { click, head } = first;
  const parts = portions.map(({ part, books }) => [part, books] as const);
  const text = JSON.stringify({ click, head, until: Date.now() + BEGUN_MS, parts } satisfies Given);
  if (!fits(text)) return false;
  // Where Google refuses, it may have taken it: they count as given.
  quietly(() => changeProperty(PROPERTY, text));
  return true;
}

function drawn(portions: readonly Portion[], until: number): ReadonlyMap<number, readonly string[]> {
  const answers = new Map<number, readonly string[]>();
  for (;;) {
    const open = portions.filter(({ part }) => !answers.has(part));
    const came = answersOf(
      open[0]?.click ?? '',
      open.map(({ part }) => part),
    );
    for (const { part, books } of open) {
      const answer = came.get(part);
      if (answer === undefined) continue;
      const known = [...answer].filter(([id]) => books.includes(id));
      for (const [id, tabs] of known) bookTabsStore.set(id, tabs);
      answers.set(
        part,
        known.map(([id]) => id),
      );
    }
    if (answers.size === portions.length || Date.now() >= until) break;
    Utilities.sleep(PAUSE_MS);
  }
  const given = givenIn(propertyJson(PROPERTY));
  const parts = given?.parts.filter(([part]) => !answers.has(part)) ?? [];
  if (given !== undefined)
    keepProperty(PROPERTY, parts.length === 0 ? '' : JSON.stringify({ ...given, parts } satisfies Given));
  return answers;
}

function waitingParts({ click, parts }: BookLooks): readonly number[] {
  const all = Array.from({ length: parts - 1 }, (_, index) => index + 1);
  const found = scriptCache().getAll(all.map((part) => waitsName(click, part)));
  const stays = (part: number): boolean =>
    Number(found[waitsName(click, part)] ?? 0) > Date.now() + LEAVES_MS;
  return all.filter(stays);
}

/** The first part is drawn by the call that resolves. */
function offer({ click, part }: BookLook): boolean {
  if (part === 0 || atOnce() === 1 || !isResolving(click)) return false;
  scriptCache().put(waitsName(click, part), String(Date.now() + PATIENCE_MS), KEPT_SECONDS);
  return true;
}

function awaited({ click, part }: BookLook): Portion | undefined {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const text = PropertiesService.getDocumentProperties().getProperty(PROPERTY);
    const given = givenIn(text === null ? undefined : parseJson(text));
    if (given?.click === click) return portionOf(given, part);
    if (Date.now() >= until || !isResolving(click)) return undefined;
    Utilities.sleep(PAUSE_MS);
  }
}

function portionOf({ click, head, parts }: Given, part: number): Portion | undefined {
  const [, books] = parts.find(([other]) => other === part) ?? [];
  return books === undefined ? undefined : { click, part, head, books };
}

function isResolving(click: string): boolean {
  return scriptCache().get(resolvingName(click)) !== null;
}

/** The books that calls have drawn, each with the tabs that it has since, by the part of the call. */
function answersOf(
  click: string,
  parts: readonly number[],
): ReadonlyMap<number, ReadonlyMap<string, readonly KnownTab[]>> {
  const found = quietly(() => scriptCache().getAll(parts.map((part) => drawnName(click, part)))) ?? {};
  return new Map(
    parts.flatMap((part) => {
      const text: unknown = found[drawnName(click, part)];
      const answer = typeof text === 'string' ? parseJson(text) : undefined;
      return isList(answer) ? [[part, new Map(answer.flatMap(drawnBook))] as const] : [];
    }),
  );
}

function drawnBook(value: unknown): readonly (readonly [id: string, tabs: readonly KnownTab[]])[] {
  const [id, tabs]: readonly unknown[] = isList(value) ? value : [];
  return typeof id === 'string' && isList(tabs) && tabs.every(isKnownTab) ? [[id, tabs]] : [];
}

function isKnownTab(value: unknown): value is KnownTab {
  return (
    isObject(value) &&
    typeof value.sheetId === 'number' &&
    isList(value.charts) &&
    value.charts.every((chart) => typeof chart === 'number')
  );
}

function givenIn(json: unknown): Given | undefined {
  if (!isObject(json)) return undefined;
  const { click, head, until, parts } = json;
  if (typeof click !== 'string' || typeof head !== 'string' || typeof until !== 'number') return undefined;
  return isList(parts) && parts.every(isPart) ? { click, head, until, parts } : undefined;
}

function isPart(value: unknown): value is Given['parts'][number] {
  return (
    isList(value) &&
    typeof value[0] === 'number' &&
    isList(value[1]) &&
    value[1].every((id) => typeof id === 'string')
  );
}

function resolvingName(click: string): string {
  return `resolving-${click}`;
}

function waitsName(click: string, part: number): string {
  return `waits-${click}-${part}`;
}

function drawnName(click: string, part: number): string {
  return `drawn-${click}-${part}`;
}
