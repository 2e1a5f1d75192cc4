// Compact JSON for a stage's inputs: a time, the stage, and a list per answer with player, move, time since the previous
// answer, and its source unless it's the next row of the same tab. Empty and implied parts are omitted.
import { isList, isObject } from '../../games/frame/json';

interface Submission {
  readonly from: string;
  readonly at: number;
  readonly player?: unknown;
  readonly move?: unknown;
}

interface RowCursor {
  readonly sheet: number;
  readonly rows: number;
}

interface RoundInputs {
  readonly stage: string;
  readonly submissions: readonly Submission[];
  readonly hostSubmissions: readonly unknown[];
  readonly hostFacts?: unknown;
  readonly cursors?: readonly RowCursor[];
}

/** `round` for a resolved round; `inputs` for a correction, or for the stage that was open before one. */
type InputsKind = 'round' | 'inputs';

/** Shortens a stage's inputs. `at` is the row's time. The JSON of a round starts with it, for `timeOfRound`. */
export function shortenInputs(
  name: InputsKind,
  at: number,
  { stage, submissions, hostSubmissions, hostFacts, cursors = [], ...body }: RoundInputs,
): object {
  const moves = submissions.map((submission, index) =>
    shortSubmission(submission, submissions[index - 1], at),
  );
  const moved = explicitCursors(submissions, cursors);
  return {
    [name]: [at, stage, ...moves],
    ...body,
    ...(hostSubmissions.length === 0 ? {} : { hostSubmissions }),
    ...(isObject(hostFacts) && Object.keys(hostFacts).length === 0 ? {} : { hostFacts }),
    ...(moved.length === 0 ? {} : { cursors: moved }),
  };
}

/** The time in a round's data; undefined for other data. */
export function timeOfRound(data: string): number | undefined {
  const [, at] = /^\{"round":\[(\d{1,16}),/.exec(data) ?? [];
  return at === undefined ? undefined : Number(at);
}

/** The reverse of `shortenInputs`, without the row's time; undefined if `shortenInputs` can't have produced the JSON. */
export function expandInputs(name: InputsKind, json: Readonly<Record<string, unknown>>): object | undefined {
  const { [name]: list, hostSubmissions = [], hostFacts = {}, cursors = [], ...body } = json;
  if (!isList(list) || !isList(cursors) || 'submissions' in body || 'stage' in body) return undefined;
  const [at, stage, ...moves] = list;
  if (typeof at !== 'number') return undefined;
  const submissions: Submission[] = [];
  for (const move of moves) {
    const submission = readSubmission(move, submissions[submissions.length - 1], at);
    if (submission === undefined) return undefined;
    submissions.push(submission);
  }
  const moved = expandCursors(submissions, cursors);
  if (moved === undefined) return undefined;
  return {
    ...body,
    stage,
    submissions,
    hostSubmissions,
    hostFacts,
    ...(moved.length === 0 ? {} : { cursors: moved }),
  };
}

/** `[player, move, step]` or `[player, move, step, from]`; with rare fields, an object replaces player and move. */
function shortSubmission(
  { from, at, ...rest }: Submission,
  before: Submission | undefined,
  start: number,
): unknown {
  const { player, move, ...rare } = rest;
  const plain = Object.keys(rare).length === 0 && typeof player === 'string' && move !== undefined;
  const source = from === nextRowSource(before) ? [] : [from];
  const step = at - (before?.at ?? start);
  return plain ? [player, move, step, ...source] : [rest, step, ...source];
}

function readSubmission(
  json: unknown,
  before: Submission | undefined,
  start: number,
): Submission | undefined {
  if (!isList(json)) return undefined;
  const [first] = json;
  const isRare = isObject(first);
  const rest = isRare ? first : { player: first, move: json[1] };
  const at = isRare ? 1 : 2;
  const step = json[at];
  const from = json[at + 1] === undefined ? nextRowSource(before) : json[at + 1];
  return typeof step === 'number' && typeof from === 'string' && json.length <= at + 2
    ? { ...rest, from, at: (before?.at ?? start) + step }
    : undefined;
}

/** The source one row below this answer's. */
function nextRowSource(before: Submission | undefined): string | undefined {
  const place = before === undefined ? undefined : splitTabAndRow(before.from);
  return place === undefined ? undefined : `${place[0]}${place[1] + 1}`;
}

/** Splits `pick:12:7` into tab and row. */
function splitTabAndRow(name: string): readonly [tab: string, row: number] | undefined {
  const [, tab, row] = /^(.*:)([1-9]\d{0,8})$/.exec(name) ?? [];
  return tab === undefined ? undefined : [tab, Number(row)];
}

/** By tab: number of rows up to the tab's last answer, without the heading. */
function impliedCursors(submissions: readonly Submission[]): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { from } of submissions) {
    const [tab = '', row = 0] = splitTabAndRow(from) ?? [];
    const [, sheet] = /^[^:]+:(0|[1-9]\d{0,14}):$/.exec(tab) ?? [];
    if (sheet !== undefined) last.set(Number(sheet), Math.max(last.get(Number(sheet)) ?? 0, row - 1));
  }
  return last;
}

/** Cursors that don't follow from the answers, and (as `[sheet]`) tabs without a cursor although the answers imply one. */
function explicitCursors(
  submissions: readonly Submission[],
  cursors: readonly RowCursor[],
): readonly (readonly number[])[] {
  const implied = impliedCursors(submissions);
  const moved = cursors.map(({ sheet }) => sheet);
  return [
    ...cursors
      .filter(({ sheet, rows }) => implied.get(sheet) !== rows)
      .map(({ sheet, rows }) => [sheet, rows]),
    ...[...implied.keys()].filter((sheet) => !moved.includes(sheet)).map((sheet) => [sheet]),
  ];
}

function expandCursors(
  submissions: readonly Submission[],
  beside: readonly unknown[],
): readonly RowCursor[] | undefined {
  const cursors = new Map(impliedCursors(submissions));
  for (const one of beside) {
    const [sheet, rows, ...more] = isList(one) ? one : [];
    if (typeof sheet !== 'number' || more.length > 0) return undefined;
    if (rows === undefined) cursors.delete(sheet);
    else if (typeof rows === 'number') cursors.set(sheet, rows);
    else return undefined;
  }
  return [...cursors].map(([sheet, rows]) => ({ sheet, rows }));
}
