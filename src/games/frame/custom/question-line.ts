// Parses and writes a question as a line: `Your bid; number 0 to 20; optional; for Heaven; help What it costs you.`
import { jsonText, type LineCodec } from '../fields';
import { isList } from '../json';
import { isSameName } from '../names';
import { cleanName } from '../name-input';
import { parseInteger } from '../number-input';
import type { CustomQuestion } from './types';

const SEPARATOR = ';';
const CHOICE_SEPARATOR = '|';
const NAME_SEPARATOR = ',';

/** The players and groups that a question can be for; empty while the roster isn't known. */
export interface QuestionTargets {
  readonly players: readonly string[];
  readonly groups: readonly string[];
}

const NO_ASK_TARGETS: QuestionTargets = { players: [], groups: [] };

/** Parses `Heaven` or `Ana, Bo`. A name of both a group and a player is the group; `only Ana` is always the player. */
export function parseTargets(
  words: string,
  { players, groups }: QuestionTargets,
): Pick<CustomQuestion, 'for' | 'only'> {
  const isIn = (among: readonly string[]): boolean => among.some((name) => isSameName(name, words));
  if (words === '') return {};
  if (isIn(groups)) return { for: words };
  const only = /^only\s+(.+)$/i.exec(words)?.[1];
  const names = splitAndClean(only ?? words, NAME_SEPARATOR);
  return only !== undefined || names.length > 1 || isIn(players) ? { only: names } : { for: words };
}

export function targetsText(
  question: Readonly<Record<string, unknown>>,
  askable: QuestionTargets = NO_ASK_TARGETS,
): string {
  if (!isList(question.only)) return question.for === undefined ? '' : jsonText(question.for);
  const names = question.only.map(jsonText).join(`${NAME_SEPARATOR} `);
  return parseTargets(names, askable).only === undefined ? `only ${names}` : names;
}

/** Parses a line into the JSON of a question; undefined if that isn't possible. */
function parseQuestion(line: string, askable: QuestionTargets): unknown {
  const [title = '', kind, ...more] = line.split(SEPARATOR).map(cleanName);
  if (kind === undefined) return undefined;
  const asked = parseKind(kind);
  const rest = more.map((part) => parseModifier(part, askable));
  if (asked === undefined || rest.includes(undefined)) return undefined;
  return rest.reduce<object>((all, part) => ({ ...all, ...part }), { title, ...asked });
}

function parseKind(words: string): object | undefined {
  const [, kind = '', details = ''] = /^(\S+?)(?:\s*:\s*|\s+|$)(.*)$/.exec(words) ?? [];
  switch (kind.toLowerCase()) {
    case 'several': {
      // In `1 to 2: a | b`, the part before the colon is the range. If it isn't a range, it belongs to the first choice.
      const [, limits = '', rest = ''] = /^([^:|]+):(.*)$/.exec(details) ?? [];
      const range = parseRange(limits.trim());
      const choices = splitAndClean(range === undefined ? details : rest, CHOICE_SEPARATOR);
      return { kind: 'several', choices, ...range };
    }
    case 'choice':
    case 'ranking':
      return {
        kind: kind.toLowerCase(),
        choices: splitAndClean(details, CHOICE_SEPARATOR),
      };
    case 'number':
    case 'players': {
      const range = details === '' ? {} : parseRange(details);
      return range === undefined ? undefined : { kind: kind.toLowerCase(), ...range };
    }
    case 'text':
    case 'player':
      return details === '' ? { kind: kind.toLowerCase() } : undefined;
    default:
      return undefined;
  }
}

/** Parses `0 to 20`, `1 or more`, `20 or less`. */
function parseRange(words: string): object | undefined {
  const both = /^(?:from\s+)?(\S+)\s+to\s+(\S+)$/i.exec(words);
  if (both !== null) return { least: numberOrText(both[1]), most: numberOrText(both[2]) };
  const one = /^(\S+)\s+or\s+(more|less)$/i.exec(words);
  if (one === null) return undefined;
  const limit = numberOrText(one[1]);
  return one[2]?.toLowerCase() === 'more' ? { least: limit } : { most: limit };
}

function splitAndClean(words: string, between: string): readonly string[] {
  return words
    .split(between)
    .map(cleanName)
    .filter((piece) => piece !== '');
}

/** Text that isn't a number stays text, and is refused later. */
function numberOrText(typed = ''): number | string {
  return parseInteger(typed) ?? typed;
}

function parseModifier(words: string, askable: QuestionTargets): object | undefined {
  if (/^optional$/i.test(words)) return { required: false };
  if (/^once$/i.test(words)) return { once: true };
  const score = /^within\s+(.+)$/i.exec(words)?.[1];
  if (score !== undefined) return { within: score };
  const named = /^(?:for\s+|(?=only\s))(.+)$/i.exec(words)?.[1];
  if (named !== undefined) return parseTargets(named, askable);
  const accept = /^accept\s+(.+)$/i.exec(words)?.[1];
  if (accept !== undefined) return { accept: splitAndClean(accept, CHOICE_SEPARATOR) };
  const picture = /^picture\s+(\S+)$/i.exec(words)?.[1];
  if (picture !== undefined) return { picture };
  const help = /^help\s+(.+)$/i.exec(words)?.[1];
  return help === undefined ? undefined : { help };
}

/** A question without the properties that have default values. */
export function withoutDefaults({
  required,
  help,
  ...asked
}: CustomQuestion): Readonly<Record<string, unknown>> {
  return { ...asked, ...(required ? {} : { required }), ...(help === '' ? {} : { help }) };
}

/** Writes a question as a line. If no line can express it, the line reads back as a different question. */
export function questionToLine(
  question: Readonly<Record<string, unknown>>,
  askable: QuestionTargets,
): string {
  const { title, required, help } = question;
  const asked = targetsText(question, askable);
  return [
    jsonText(title),
    kindText(question),
    ...(question.within === undefined ? [] : [`within ${jsonText(question.within)}`]),
    ...(question.once === true ? ['once'] : []),
    ...(isList(question.accept) ? [`accept ${choicesText(question.accept)}`] : []),
    ...(required === false ? ['optional'] : []),
    ...(asked === '' ? [] : [asked.startsWith('only ') ? asked : `for ${asked}`]),
    ...(question.picture === undefined ? [] : [`picture ${jsonText(question.picture)}`]),
    ...(help === undefined ? [] : [`help ${jsonText(help)}`]),
  ].join(`${SEPARATOR} `);
}

function kindText({ kind, choices, least, most }: Readonly<Record<string, unknown>>): string {
  const known = jsonText(kind);
  const range = rangeText(least, most);
  if (isList(choices)) return `${known} ${range === '' ? '' : `${range}: `}${choicesText(choices)}`;
  return range === '' ? known : `${known} ${range}`;
}

function rangeText(least: unknown, most: unknown): string {
  if (least !== undefined && most !== undefined) return `${jsonText(least)} to ${jsonText(most)}`;
  if (least !== undefined) return `${jsonText(least)} or more`;
  return most === undefined ? '' : `${jsonText(most)} or less`;
}

function choicesText(choices: readonly unknown[]): string {
  return choices.map(jsonText).join(` ${CHOICE_SEPARATOR} `);
}

export function questionCodec(
  askable: QuestionTargets = NO_ASK_TARGETS,
): Pick<LineCodec<unknown>, 'parse' | 'show'> {
  return {
    parse: (line) => parseQuestion(line, askable),
    show: (question) => questionToLine(question, askable),
  };
}
