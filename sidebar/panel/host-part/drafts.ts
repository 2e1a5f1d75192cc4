// Questions that the host is writing: their parts as typed, and the text they're stored as.
import { listCodec, splitAndTrim } from '../../../src/games/frame/fields';
import { isList, isObject, dropUndefined } from '../../../src/games/frame/json';
import {
  CUSTOM_QUESTION_KINDS,
  questionCodec,
  parseTargets,
  targetsText,
  type QuestionTargets,
  type CustomQuestion,
} from '../../../src/games/frame/custom';
import { parseInteger } from '../../../src/games/frame/number-input';

export type CustomQuestionKind = (typeof CUSTOM_QUESTION_KINDS)[number];

export interface QuestionFields {
  readonly title: string;
  readonly kind: CustomQuestionKind;
  /** The choices, one per line. */
  readonly choices: string;
  readonly least: string;
  readonly most: string;
  /** The name of the score that limits the answer; empty for no limit. */
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
  | { readonly parts: QuestionFields }
  | { readonly line: string }
);

let lastDraftId = 0;

export function newDraft(parts: Partial<QuestionFields> = {}): QuestionDraft {
  lastDraftId += 1;
  return { id: lastDraftId, parts: { ...EMPTY_QUESTION, ...parts } };
}

const EMPTY_QUESTION: QuestionFields = {
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

export function parseDrafts(text: string, askable?: QuestionTargets): readonly QuestionDraft[] {
  if (text.trim() === '') return [];
  return listCodec(questionCodec(askable))
    .parse(text)
    .map((given) => toDraft(given, askable));
}

export function draftsToText(drafts: readonly QuestionDraft[], askable: QuestionTargets): string {
  const questions = drafts.map((draft) =>
    'line' in draft ? draft.line : questionJson(draft.parts, askable),
  );
  return listCodec(questionCodec(askable)).show(questions);
}

function toDraft(given: unknown, askable?: QuestionTargets): QuestionDraft {
  const kind = isObject(given) ? CUSTOM_QUESTION_KINDS.find((each) => each === given.kind) : undefined;
  if (!isObject(given) || kind === undefined) {
    lastDraftId += 1;
    return { id: lastDraftId, line: typeof given === 'string' ? given : JSON.stringify(given) };
  }
  const { title, choices, least, most, within, accept, picture, once, required, help } = given;
  return newDraft({
    title: textOrNumberText(title),
    kind,
    choices: isList(choices) ? choices.map(textOrNumberText).join('\n') : '',
    least: textOrNumberText(least),
    most: textOrNumberText(most),
    within: textOrNumberText(within),
    accept: isList(accept) ? accept.map(textOrNumberText).join('\n') : '',
    picture: textOrNumberText(picture),
    once: once === true,
    required: required !== false,
    whom: targetsText(given, askable),
    help: textOrNumberText(help),
  });
}

function textOrNumberText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Undefined if empty. A text that isn't a whole number is kept, so that saving refuses it. */
function parseLimit(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return parseInteger(text) ?? text;
}

function questionJson(parts: QuestionFields, askable: QuestionTargets): object {
  const { title, kind, choices, least, most, within, accept, picture, once, required, whom, help } = parts;
  const accepted = splitAndTrim(accept, '\n');
  const [from, to] = [parseLimit(least), parseLimit(most)];
  return {
    title: title.trim(),
    kind,
    ...(kindHasChoices(kind) ? { choices: splitAndTrim(choices, '\n') } : {}),
    ...(kindHasRange(kind) && from !== undefined ? { least: from } : {}),
    ...(kindHasRange(kind) && to !== undefined ? { most: to } : {}),
    ...(kind === 'number' && within.trim() !== '' ? { within: within.trim() } : {}),
    ...(canForbidRepeats(kind) && once ? { once } : {}),
    ...(kind === 'text' && accepted.length > 0 ? { accept: accepted } : {}),
    ...(picture.trim() === '' ? {} : { picture: picture.trim() }),
    ...parseTargets(whom.trim(), askable),
    ...(required ? {} : { required }),
    ...(help.trim() === '' ? {} : { help }),
  };
}

export function kindHasChoices(kind: CustomQuestionKind): kind is 'choice' | 'several' | 'ranking' {
  return kind === 'choice' || kind === 'several' || kind === 'ranking';
}

export function kindHasRange(kind: CustomQuestionKind): kind is 'number' | 'several' | 'players' {
  return kind === 'number' || kind === 'several' || kind === 'players';
}

export function canForbidRepeats(kind: CustomQuestionKind): kind is 'choice' | 'several' | 'player' {
  return kind === 'choice' || kind === 'several' || kind === 'player';
}

/** The question as a player gets it; undefined while it's incomplete. */
export function questionFromDraft(
  draft: QuestionDraft,
  askable: QuestionTargets,
): CustomQuestion | undefined {
  if ('line' in draft) return undefined;
  const { title, kind, choices, least, most, within, picture, once, required, whom, help } = draft.parts;
  if (title.trim() === '') return undefined;
  const asked = {
    title: title.trim(),
    help,
    required,
    ...parseTargets(whom.trim(), askable),
    ...(picture.trim() === '' ? {} : { picture: picture.trim() }),
  };
  if (kindHasChoices(kind)) {
    const list = splitAndTrim(choices, '\n');
    if (list.length === 0) return undefined;
    if (kind === 'ranking') return { ...asked, kind, choices: list };
    if (kind === 'choice') return { ...asked, kind, choices: list, once };
  }
  if (kind === 'player') return { ...asked, kind, once };
  if (kind === 'text') return { ...asked, kind };
  const [from, to] = [parseLimit(least), parseLimit(most)];
  if (typeof from === 'string' || typeof to === 'string') return undefined;
  const range = {
    ...dropUndefined({ least: from, most: to }),
  };
  if (kind === 'several') return { ...asked, kind, choices: splitAndTrim(choices, '\n'), ...range, once };
  return kind === 'players'
    ? { ...asked, kind, ...range }
    : { ...asked, kind, ...range, ...(within.trim() === '' ? {} : { within: within.trim() }) };
}
