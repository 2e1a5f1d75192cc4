// A template of docs/own-match as shown on its page: the formulas to copy, and a match played with it.
import { readdirSync, readFileSync } from 'node:fs';
import { jsonText } from '../../src/games/frame/fields';
import { isJsonObject, isList, type JsonObject } from '../../src/games/frame/json';

/** What the page says to type into a cell of Results, which is identified by the label beside or above it. */
export interface ResultsEntry {
  readonly heading: string;
  /** True for a column's heading: the formula is typed into the first player's row and filled down. */
  readonly isFilled: boolean;
  readonly typed: string;
}

/** A row of the page's table: a player's answers, and their totals after the round. */
export interface PlayedRow {
  readonly round: number;
  readonly player: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly totals: Readonly<Record<string, number>>;
}

export interface PlayedRound {
  readonly round: number;
  readonly announced: string;
  readonly rows: readonly PlayedRow[];
}

export interface OwnTemplate {
  readonly title: string;
  readonly file: JsonObject;
  /** The block to paste into the first cell of the tab Sums. */
  readonly sums: string;
  /** The first and last columns to fill down from the second row of Sums. */
  readonly fill: readonly [from: string, to: string];
  readonly results: readonly ResultsEntry[];
  readonly rounds: readonly PlayedRound[];
  readonly winners: readonly string[];
  readonly decided: string;
}

/** The paths of a folder's templates, without extensions. */
export function templatesIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => `${folder}/${file.replace('.json', '')}`).sort();
}

function found(page: string, pattern: RegExp, what: string): readonly string[] {
  const match = pattern.exec(page);
  if (match === null) throw new Error(`The page has no ${what}.`);
  return match.slice(1);
}

/** The rows of the table below a heading; the first row has the column titles. */
function tableBelow(page: string, heading: RegExp): readonly (readonly string[])[] {
  const lines = page.slice(page.search(heading)).split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const to = lines.findIndex((line, index) => index > from && !line.startsWith('|'));
  return lines
    .slice(from, to)
    .filter((_, index) => index !== 1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** Reads the page and template at this path without extension. */
export function readOwnTemplate(at: string): OwnTemplate {
  const page = readFileSync(`${at}.md`, 'utf8');
  const file: unknown = JSON.parse(readFileSync(`${at}.json`, 'utf8'));
  if (!isJsonObject(file) || !isJsonObject(file['settings'])) throw new Error(`${at} is no template.`);
  const scores: unknown = file['settings']['scores'];
  const names = (isList(scores) ? scores : []).map((score) =>
    jsonText(isJsonObject(score) ? score['name'] : ''),
  );
  const [titles = [], ...rows] = tableBelow(page, /^## A match/m);
  const rest = (row: readonly string[], areScores: boolean): (readonly [string, string])[] =>
    titles.slice(2).flatMap((title, index) => {
      const cell = row[index + 2] ?? '';
      return names.includes(title) === areScores && cell !== '' ? [[title, cell] as const] : [];
    });
  const played = rows.map((row): PlayedRow => ({
    round: Number(row[0]),
    player: row[1] ?? '',
    answers: Object.fromEntries(rest(row, false)),
    totals: Object.fromEntries(rest(row, true).map(([score, total]) => [score, Number(total)])),
  }));
  const told = tableBelow(page, /^Everybody was told/m).slice(1);
  const [sums = ''] = found(page, /```tsv\n([^]*?)\n```/, 'block for Sums');
  const [from = '', to = ''] = found(page, /fill \*\*([A-Z]+)2 to ([A-Z]+)2\*\*/, 'columns to fill down');
  const [winners = '', decided = ''] = found(page, /^(.*) won: “(.*)”$/m, 'winners');
  return {
    title: jsonText(file['settings']['title']),
    file,
    sums,
    fill: [from, to],
    results: tableBelow(page, /^Type these into \*\*Results\*\*/m)
      .slice(1)
      .map(([heading = '', typed = '']) => ({
        heading: heading.replace(' ↓', ''),
        isFilled: heading.endsWith(' ↓'),
        typed: typed.replace(/^`|`$/g, ''),
      })),
    rounds: told.map(([round, announced = '']) => ({
      round: Number(round),
      announced,
      rows: played.filter((row) => row.round === Number(round)),
    })),
    winners: winners.split(/, | and /),
    decided,
  };
}
