// A host's clicks through the sidebar's own code on a test host, with the waits of each. Discord takes every message.
import type { TraceEntry } from 'apps-script-stand-in/faults';
import { given } from '../../src/commands/desk-calls';
import {
  deliveriesOn,
  deliverAll,
  makesBeside,
  prepareAll,
  stepsOn,
} from '../../sidebar/panel/stage/deliver';
import { resolveAndTell, takeSteps } from '../../sidebar/panel/stage/resolve-steps';
import type { TestHost } from './host';
import { gameIn, openStage } from './host-game';
import { besideIn, waitsApart } from './waits';

/** What one click does, call by call. */
export interface Click {
  readonly name: string;
  /** The calls that ask a server, in the order in which they were made, except those that edit forms. */
  readonly waits: readonly string[];
  /** The calls that look up, beside another call of the click, who may open which book: nobody waits for them. */
  readonly prefetch: readonly string[];
  readonly forms: readonly FormEdit[];
  readonly beside: ReturnType<typeof besideIn>;
}

/** The calls on one form that a click makes, whether they ask Google or not. */
export interface FormEdit {
  readonly calls: readonly string[];
  /** How many questions of the form it changes. */
  readonly questions: number;
  /** Whether it draws the whole form. */
  readonly isMade: boolean;
}

/** Gives the forms that were opened, each with the calls up to the opening of the next. */
function formsIn(trace: readonly { readonly name: string }[]): readonly FormEdit[] {
  const edits: string[][] = [];
  for (const { name } of trace) {
    if (name === 'FormApp.openById') edits.push([]);
    if (/^(FormApp|Form|\w+Item|Item)\./.test(name)) edits[edits.length - 1]?.push(name);
  }
  return edits.map((calls) => ({
    calls,
    questions: calls.filter((call) => /^Item\.as/.test(call)).length,
    isMade: calls.some((call) => /^Form\.add/.test(call)),
  }));
}

/** Counts the calls of a click. */
export async function counted(
  { host }: TestHost,
  name: string,
  click: () => Promise<void> | void,
): Promise<Click> {
  host.faults.resetCounts();
  looking.clear();
  await click();
  const all = host.faults.trace();
  const isLook = ({ execution }: TraceEntry): boolean => looking.has(execution);
  const trace = all.filter((entry) => !isLook(entry));
  return {
    name,
    waits: waitsApart(trace).others,
    prefetch: waitsApart(all.filter(isLook)).others,
    forms: formsIn(trace),
    beside: besideIn(trace),
  };
}

/** The runs of the program that look up who may open books, beside another call. */
const looking = new Set<number>();

/** Lets the sidebar's code run here: its calls go to this host, and Discord takes every message. */
function asSidebar({ host }: TestHost): void {
  const runner = (succeed: (value: unknown) => void, failed: (error: unknown) => void): object =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'withSuccessHandler') return (handler: typeof succeed) => runner(handler, failed);
          if (name === 'withFailureHandler') return (handler: typeof failed) => runner(succeed, handler);
          return (...args: readonly unknown[]) => {
            try {
              const answer = host.call(String(name), args);
              if (name === 'prefetchAccess') looking.add(host.faults.trace().at(-1)?.execution ?? 0);
              succeed(answer);
            } catch (error) {
              failed(error);
            }
          };
        },
      },
    );
  const run = runner(
    () => undefined,
    () => undefined,
  );
  Object.assign(globalThis, {
    window: { google: { script: { run } } },
    fetch: () => Promise.resolve(new Response('{"id":"1"}')),
  });
}

/** A click that resolves a round, and what the sidebar waits for when it then looks at it. */
export interface RoundClick extends Click {
  readonly paint: readonly string[];
}

/** Resolves the open stage and tells everybody, as the button does in a sidebar that has been open for a while. */
export async function resolveByClick(test: TestHost): Promise<RoundClick> {
  asSidebar(test);
  const { desk } = test;
  const { waits: paint } = await counted(test, 'paint', () => void given(desk.getDesk()));
  const before = given(desk.getDesk({ refresh: true }));
  const { name } = openStage(desk);
  const on = gameIn(before).at;
  const click = await counted(test, name, async () => {
    const left = await takeSteps({
      known: deliveriesOn(before),
      show: () => undefined,
      say: () => undefined,
      resolve: () => resolveAndTell(deliveriesOn(before), on, { stage: name, token: '' }),
    });
    expect([name, given(left)]).toEqual([name, { steps: 0, waiting: 0, posting: 0, stuck: 0 }]);
  });
  return { ...click, paint };
}

/** Creates the game of the draft, makes its forms and books, and tells everybody, as the sidebar's button does. */
export function createByClick(test: TestHost): Promise<Click> {
  asSidebar(test);
  const { desk } = test;
  return counted(test, 'create', async () => {
    let view = given(desk.create());
    const show = (next: typeof view): void => {
      view = next;
    };
    given(await prepareAll(show, { known: stepsOn(view), beside: makesBeside(view) }));
    const left = await deliverAll(show, { known: deliveriesOn(view) });
    expect(given(left)).toEqual({ steps: 0, waiting: 0, posting: 0, stuck: 0 });
  });
}
