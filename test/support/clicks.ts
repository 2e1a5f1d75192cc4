// A host's clicks as the sidebar makes them, call by call, with the waits of each: the sidebar's own code over a test
// host, and a Discord that takes all.
import type { TraceEntry } from 'apps-script-stand-in/faults';
import { given } from '../../src/commands/desk-calls';
import { deliveriesOn } from '../../sidebar/panel/desk/outgoing';
import { deliverAll } from '../../sidebar/panel/stage/deliver';
import { resolveAndTell } from '../../sidebar/panel/stage/resolve-call';
import { takeSteps } from '../../sidebar/panel/stage/take-steps';
import { makesBeside, prepareAll, stepsOn } from '../../sidebar/panel/set-up/prepare-all';
import type { TestHost } from './host';
import { gameIn, openStage } from './host-game';
import { besideIn, waitsApart } from './waits';

/** The calls of one click. */
export interface Click {
  readonly name: string;
  /** Waits but those that edit forms, in the order made. */
  readonly waits: readonly string[];
  /** Calls that look up readers beside another call of it: nobody waits for them. */
  readonly prefetch: readonly string[];
  readonly forms: readonly FormEdit[];
  readonly beside: ReturnType<typeof besideIn>;
}

/** The calls of a form's own that one click makes, each asked or not. */
export interface FormEdit {
  readonly calls: readonly string[];
  /** The number of questions that it changes. */
  readonly questions: number;
  /** True where all of it is drawn. */
  readonly isMade: boolean;
}

/** The forms that are opened, with the calls until the next one is. */
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

/** The executions that look up readers beside another call. */
const looking = new Set<number>();

/** Lets the sidebar's code run: its calls go to this host, and Discord takes what it posts. */
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

/** A round resolved by a click, and the waits of the sidebar's first look at it. */
export interface RoundClick extends Click {
  readonly paint: readonly string[];
}

/** Resolves the open stage and sees it told, as the sidebar's button does, in a sidebar that has been open a while. */
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
      begin: () => undefined,
      end: () => undefined,
    });
    expect([name, given(left)]).toEqual([name, { waiting: 0, stuck: 0 }]);
  });
  return { ...click, paint };
}

/** Creates the game of the draft, makes its forms and books, and tells everybody, as the sidebar's button does. */
export function createByClick(test: TestHost): Promise<Click> {
  asSidebar(test);
  const { desk } = test;
  return counted(test, 'create', async () => {
    let view = given(desk.createGame());
    const show = (next: typeof view): void => {
      view = next;
    };
    given(await prepareAll(show, { known: stepsOn(view), beside: makesBeside(view) }));
    const left = await deliverAll(show, { known: deliveriesOn(view) });
    expect(given(left)).toEqual({ waiting: 0, stuck: 0 });
  });
}
