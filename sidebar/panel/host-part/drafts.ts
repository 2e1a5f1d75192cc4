// Questions being written: their parts as typed, and the text they are stored as.
import { listText, piecesOf } from '../../../src/games/frame/fields';
import { isList, isObject, present } from '../../../src/games/frame/json';
import {
  MADE_UP_KINDS,
  questionLines,
  whomIn,
  whomText,
  type Askable,
  type MadeUpQuestion,
} from '../../../src/games/frame/made-up';
import { typedWhole } from '../../../src/games/frame/typed-number';

export type MadeUpKind = (typeof MADE_UP_KINDS)[number];

export interface QuestionParts {
  readonly title: string;
  readonly kind: MadeUpKind;
  /** The choices, one per line. */
  readonly choices: string;
  readonly least: string;
  readonly most: string;
  /** The score that caps the answer; empty for no cap. */
  readonly within: string;
  /** Accepted answers, one per line. */
  readonly accept: string;
  readonly picture: string;
  readonly once: boolean;
  readonly required: boolean;
  /** A group, or players separated by commas; empty for everyone. */
  readonly whom: string;
  readonly help: string;
}

/** A question, or a line that can't be read as one; `id` is the key of its fields. */
export type QuestionDraft = { readonly id: number } & (
  | { readonly parts: QuestionParts }
  | { readonly line: string }
);

let made = 0;

export function newDraft(parts: Partial<QuestionParts> = {}): QuestionDraft {
  made += 1;
  return { id: made, parts: { ...EMPTY, ...parts } };
}

const EMPTY: QuestionParts = {
  title: '',
  kind: 'text',
  choices: '',
  least: '',
  most: '',
  within: '',
  accept: '',
  picture: '',
  once: false,
  required: true,
  whom: '',
  help: '',
};

export function draftsIn(text: string, askable?: Askable): readonly QuestionDraft[] {
  if (text.trim() === '') return [];
  return listText(questionLines(askable))
    .parse(text)
    .map((given) => draftOf(given, askable));
}

export function textOf(drafts: readonly QuestionDraft[], askable: Askable): string {
  const questions = drafts.map((draft) => ('line' in draft ? draft.line : jsonOf(draft.parts, askable)));
  return listText(questionLines(askable)).show(questions);
}

function draftOf(given: unknown, askable?: Askable): QuestionDraft {
  const kind = isObject(given) ? MADE_UP_KINDS.find((each) => each === given.kind) : undefined;
  if (!isObject(given) || kind === undefined) {
    made += 1;
    return { id: made, line: typeof given === 'string' ? given : JSON.stringify(given) };
  }
  const { title, choices, least, most, within, accept, picture, once, required, help } = given;
  return newDraft({
    title: wordsOf(title),
    kind,
    choices: isList(choices) ? choices.map(wordsOf).join('\n') : '',
    least: wordsOf(least),
    most: wordsOf(most),
    within: wordsOf(within),
    accept: isList(accept) ? accept.map(wordsOf).join('\n') : '',
    picture: wordsOf(picture),
    once: once === true,
    required: required !== false,
    whom: whomText(given, askable),
    help: wordsOf(help),
  });
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Undefined if empty. A text that isn't a whole number is kept, so that saving refuses it. */
function limitOf(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return typedWhole(text) ?? text;
}

function jsonOf(parts: QuestionParts, askable: Askable): object {
  const { title, kind, choices, least, most, within, accept, picture, once, required, whom, help } = parts;
  const accepted = piecesOf(accept, '\n');
  const [from, to] = [limitOf(least), limitOf(most)];
  return {
    title: title.trim(),
    kind,
    ...(hasChoices(kind) ? { choices: piecesOf(choices, '\n') } : {}),
    ...(hasRange(kind) && from !== undefined ? { least: from } : {}),
    ...(hasRange(kind) && to !== undefined ? { most: to } : {}),
    ...(kind === 'number' && within.trim() !== '' ? { within: within.trim() } : {}),
    ...(mayBeOnce(kind) && once ? { once } : {}),
    ...(kind === 'text' && accepted.length > 0 ? { accept: accepted } : {}),
    ...(picture.trim() === '' ? {} : { picture: picture.trim() }),
    ...whomIn(whom.trim(), askable),
    ...(required ? {} : { required }),
    ...(help.trim() === '' ? {} : { help }),
  };
}

export function hasChoices(kind: MadeUpKind): kind is 'choice' | 'several' | 'ranking' {
  return kind === 'choice' || kind === 'several' || kind === 'ranking';
}

export function hasRange(kind: MadeUpKind): kind is 'number' | 'several' | 'players' {
  return kind === 'number' || kind === 'several' || kind === 'players';
}

export function mayBeOnce(kind: MadeUpKind): kind is 'choice' | 'several' | 'player' {
  return kind === 'choice' || kind === 'several' || kind === 'player';
}

/** The question as a player gets it; undefined while it's incomplete. */
export function questionOf(draft: QuestionDraft, askable: Askable): MadeUpQuestion | undefined {
  if ('line' in draft) return undefined;
  const { title, kind, choices, least, most, within, picture, once, required, whom, help } = draft.parts;
  if (title.trim() === '') return undefined;
  const asked = {
    title: title.trim(),
    help,
    required,
    ...whomIn(whom.trim(), askable),
    ...(picture.trim() === '' ? {} : { picture: picture.trim() }),
  };
  if (hasChoices(kind)) {
    const list = piecesOf(choices, '\n');
    if (list.length === 0) return undefined;
    if (kind === 'ranking') return { ...asked, kind, choices: list };
    if (kind === 'choice') return { ...asked, kind, choices: list, once };
  }
  if (kind === 'player') return { ...asked, kind, once };
  if (kind === 'text') return { ...asked, kind };
  const [from, to] = [limitOf(least), limitOf(most)];
  if (typeof from === 'string' || typeof to === 'string') return undefined;
  const range = {
    ...present({ least: from, most: to }),
  };
  if (kind === 'several') return { ...asked, kind, choices: piecesOf(choices, '\n'), ...range, once };
  return kind === 'players'
    ? { ...asked, kind, ...range }
    : { ...asked, kind, ...range, ...(within.trim() === '' ? {} : { within: within.trim() }) };
}
