// The entries of a correction as text in a ledger row: each submission as a scenario has it, and beside them,
// shortened, where they came from and when. Empty parts are left out.
import { isList, isObject } from '../../games/frame/json';

/** Where submissions came from: a name, or rows of one tab that follow each other: `['pick:12:', 7, 9]`. */
type Sources = readonly (string | readonly [tab: string, first: number, last: number])[];

export interface Inputs {
  readonly submissions: readonly {
    readonly from: string;
    readonly at: number;
    readonly player?: unknown;
    readonly move?: unknown;
  }[];
  readonly hostSubmissions: readonly unknown[];
  readonly hostFacts?: unknown;
  readonly cursors?: readonly { readonly sheet: number; readonly rows: number }[];
}

/** Shortens the entries of a stage. */
export function shortened({
  submissions,
  hostSubmissions,
  hostFacts,
  cursors = [],
  ...body
}: Inputs): object {
  return {
    ...body,
    ...(submissions.length === 0
      ? {}
      : {
          submissions: submissions.map(({ from: _, at: __, ...submission }) => submission),
          from: sourcesOf(submissions.map(({ from }) => from)),
          at: submissions.map(({ at }, index) => at - (submissions[index - 1]?.at ?? 0)),
        }),
    ...(hostSubmissions.length === 0 ? {} : { hostSubmissions }),
    ...(noFacts(hostFacts) ? {} : { hostFacts }),
    ...(cursors.length === 0 ? {} : { cursors: cursors.map(({ sheet, rows }) => [sheet, rows]) }),
  };
}

/** Whether facts say nothing. */
export function noFacts(facts: unknown): boolean {
  return isObject(facts) && Object.keys(facts).length === 0;
}

/** Gives such entries in full again; undefined for anything that `shortened` does not make. */
export function inFull(json: Readonly<Record<string, unknown>>): object | undefined {
  const {
    submissions = [],
    from = [],
    at = [],
    hostSubmissions = [],
    hostFacts = {},
    cursors,
    ...body
  } = json;
  if (!isList(submissions) || !isList(from) || !isList(at)) return undefined;
  const moved = cursors === undefined ? [] : isList(cursors) ? cursors.map(cursorIn) : [undefined];
  const names = namesOf(from);
  const times = timesOf(at);
  if (names?.length !== submissions.length || times?.length !== submissions.length) return undefined;
  const received = submissions.map((submission, index) => ({
    ...(isObject(submission) ? submission : { submission }),
    from: names[index],
    at: times[index],
  }));
  const read = moved.length === 0 ? {} : { cursors: moved };
  return { ...body, submissions: received, hostSubmissions, hostFacts, ...read };
}

function cursorIn(json: unknown): unknown {
  const [sheet, rows, ...more] = isList(json) ? json : [];
  return more.length === 0 ? { sheet, rows } : undefined;
}

/** Splits `pick:12:7` into its tab and row; undefined for another kind of name. */
export function placeIn(name: string): readonly [tab: string, row: number] | undefined {
  const [, tab, row] = /^(.*:)([1-9]\d{0,8})$/.exec(name) ?? [];
  return tab === undefined ? undefined : [tab, Number(row)];
}

function sourcesOf(names: readonly string[]): Sources {
  const sources: (string | [string, number, number])[] = [];
  for (const name of names) {
    const place = placeIn(name);
    const run = sources[sources.length - 1];
    if (place === undefined) sources.push(name);
    else if (isList(run) && run[0] === place[0] && run[2] + 1 === place[1]) run[2] = place[1];
    else sources.push([...place, place[1]]);
  }
  return sources.map((source) =>
    isList(source) && source[1] === source[2] ? `${source[0]}${source[1]}` : source,
  );
}

/** More submissions than any row keeps. */
const MOST = 100_000;

function namesOf(sources: readonly unknown[]): readonly string[] | undefined {
  const names: string[] = [];
  for (const source of sources) {
    if (typeof source === 'string') names.push(source);
    else {
      const [tab, first, last, ...more] = isList(source) ? source : [];
      const fits = typeof tab === 'string' && Number.isInteger(first) && Number.isInteger(last);
      if (!fits || more.length > 0 || Number(last) - Number(first) > MOST) return undefined;
      for (let row = Number(first); row <= Number(last); row += 1) names.push(`${tab}${row}`);
    }
  }
  return names;
}

/** Each time is written as the time since the one before. */
function timesOf(steps: readonly unknown[]): readonly number[] | undefined {
  let time = 0;
  const times: number[] = [];
  for (const step of steps) {
    if (typeof step !== 'number') return undefined;
    time += step;
    times.push(time);
  }
  return times;
}
