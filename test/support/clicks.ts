// Makes a host's clicks through the sidebar's own code, and counts each click's waits. Discord accepts every message.
import type { TraceEntry } from 'apps-script-stand-in/faults';
import { unwrapReply } from '../../src/commands/desk-calls';
import {
  listDeliveries,
  deliverAll,
  canPrepareInParallel,
  prepareAll,
  pendingSteps,
} from '../../sidebar/panel/stage/deliver';
import { resolveAndDeliver, runSteps } from '../../sidebar/panel/stage/resolve-steps';
import type { TestHost } from './host';
import { gameIn, openStage } from './host-game';
import { nearbyIn, waitsApart } from './waits';

export interface Click {
  readonly name: string;
  /** The calls to a server in order, except those that edit forms. */
  readonly waits: readonly string[];
  /** Calls that look up who can open which book while another call runs. Nothing waits for them. */
  readonly prefetch: readonly string[];
  readonly forms: readonly FormEdit[];
  readonly beside: ReturnType<typeof nearbyIn>;
}

/** The calls that a click makes on one form, whether they reach Google or not. */
export interface FormEdit {
  readonly calls: readonly string[];
  /** The number of the form's questions that it changes. */
  readonly questions: number;
  /** Whether the whole form is filled in. */
  readonly isMade: boolean;
}

/** The opened forms, each with the calls up to the next opening. */
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

/** Runs a click and counts its calls. */
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
    beside: nearbyIn(trace),
  };
}

/** The concurrent executions that look up who can open books. */
const looking = new Set<number>();

/** Lets the sidebar's code run here. Its calls go to this host, and Discord accepts every message. */
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

/** A click that resolves a round; `paint`: what the sidebar waits for when it shows the result. */
export interface RoundClick extends Click {
  readonly paint: readonly string[];
}

/** Resolves the open stage and delivers, as the button does in a sidebar that has been open for a while. */
export async function resolveByClick(test: TestHost): Promise<RoundClick> {
  asSidebar(test);
  const { desk } = test;
  const { waits: paint } = await counted(test, 'paint', () => void unwrapReply(desk.getDesk()));
  const before = unwrapReply(desk.getDesk({ refresh: true }));
  const { name } = openStage(desk);
  const on = gameIn(before).at;
  const click = await counted(test, name, async () => {
    const left = await runSteps({
      known: listDeliveries(before),
      show: () => undefined,
      say: () => undefined,
      resolve: () => resolveAndDeliver(listDeliveries(before), on, { stage: name, token: '' }),
    });
    expect([name, unwrapReply(left)]).toEqual([name, { steps: 0, waiting: 0, posting: 0, stuck: 0 }]);
  });
  return { ...click, paint };
}

/** Creates the draft's game, makes forms and books, and delivers, as the sidebar's button does. */
export function createByClick(test: TestHost): Promise<Click> {
  asSidebar(test);
  const { desk } = test;
  return counted(test, 'create', async () => {
    let view = unwrapReply(desk.create());
    const show = (next: typeof view): void => {
      view = next;
    };
    unwrapReply(await prepareAll(show, { known: pendingSteps(view), beside: canPrepareInParallel(view) }));
    const left = await deliverAll(show, { known: listDeliveries(view) });
    expect(unwrapReply(left)).toEqual({ steps: 0, waiting: 0, posting: 0, stuck: 0 });
  });
}
