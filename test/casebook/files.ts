// Reads the casebook's files: for each game a folder with rulings, the sentences of its rule sheet, and cases.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import {
  coversOf,
  readCases,
  readRules,
  readRulings,
  RULE_ID,
  type Case,
  type CaseFile,
  type Read,
  type Rule,
} from './format';

/** Relative to the root of the repository, where tests and commands run. */
const CASEBOOK = join('test', 'casebook');

export interface FiledCase {
  readonly file: string;
  readonly entry: Case;
  readonly shared: Pick<CaseFile, 'rosters' | 'settings'>;
}

/** A game's rulings, rule sheet and cases. */
export interface Folder {
  readonly name: string;
  readonly rulings: readonly Rule[];
  readonly clauses: readonly Rule[];
  readonly cases: readonly FiledCase[];
  /** One line for each mistake in the files. */
  readonly problems: readonly string[];
}

/** Reads one game's folder. Problems in its files are returned, not thrown. */
export function readFolder(path: string): Folder {
  const files = readdirSync(path).filter((name) => name.endsWith('.yaml'));
  const problems: string[] = [];
  const take = <T>(file: string, read: (value: unknown) => Read<T>): T | undefined => {
    const { value, problems: found } = readYaml(join(path, file), read);
    problems.push(...found.map((problem) => `${file}: ${problem}`));
    return value;
  };
  const rules = (file: string, read: typeof readRules): readonly Rule[] =>
    (files.includes(file) ? take(file, read) : undefined) ?? [];
  const rulings = rules('rulings.yaml', readRulings);
  const clauses = rules('clauses.yaml', readRules);
  const cases = files
    .filter((file) => file !== 'rulings.yaml' && file !== 'clauses.yaml')
    .sort()
    .flatMap((file) => {
      const contents = take(file, readCases);
      const { cases: entries, ...shared } = contents ?? { cases: [] };
      return entries.map((entry) => ({ file, entry, shared }));
    });
  return { name: basename(path), rulings, clauses, cases, problems: [...problems, ...twice(cases)] };
}

function twice(cases: readonly FiledCase[]): readonly string[] {
  return cases.flatMap(({ file, entry }, at) => {
    const first = cases.findIndex((other) => other.entry.case === entry.case);
    return first === at ? [] : [`${file}: ${entry.case}: this number stands in ${cases[first]?.file} too`];
  });
}

let known: readonly Folder[] | undefined;

/** Every folder of the casebook with rulings or cases. Read once and cached. */
export function readCasebook(): readonly Folder[] {
  known ??= readdirSync(CASEBOOK, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(CASEBOOK, entry.name))
    .filter((path) => readdirSync(path).some((name) => name.endsWith('.yaml')))
    .sort()
    .map(readFolder);
  return known;
}

function readYaml<T>(path: string, read: (value: unknown) => Read<T>): Read<T> {
  try {
    return existsSync(path)
      ? read(parse(readFileSync(path, 'utf8'), { merge: true, prettyErrors: true }))
      : { value: undefined, problems: ['there is no such file'] };
  } catch (error) {
    return { value: undefined, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Rules of a folder that no case covers. Cases of all folders count, because games share some rulings. */
export function uncovered(folder: Folder, all: readonly Folder[]): readonly string[] {
  const pinned = new Set([
    ...folder.cases.flatMap(({ entry }) => coversOf(entry)),
    ...all.flatMap(({ cases }) => cases.flatMap(({ entry }) => coversOf(entry))).filter(isRuling),
  ]);
  return [...folder.rulings, ...folder.clauses].map(({ id }) => id).filter((id) => !pinned.has(id));
}

/** Rules that the folder's cases cite but that don't exist. */
export function unknownRules(folder: Folder, all: readonly Folder[]): readonly string[] {
  const known = new Set([
    ...folder.clauses.map(({ id }) => id),
    ...all.flatMap(({ rulings }) => rulings.map(({ id }) => id)),
  ]);
  return folder.cases.flatMap(({ entry }) =>
    coversOf(entry)
      .filter((id) => !known.has(id))
      .map((id) => `${entry.case} covers ${id}`),
  );
}

/** The rules that a case covers, each with its text. */
export function coveredRules(entry: Case, folder: Folder, all: readonly Folder[]): readonly string[] {
  const rules = [...folder.clauses, ...all.flatMap(({ rulings }) => rulings)];
  return coversOf(entry).map((id) => `${id}: ${rules.find((rule) => rule.id === id)?.says ?? ''}`);
}

function isRuling(id: string): boolean {
  return RULE_ID.test(id) && !id.startsWith('sheet:');
}
