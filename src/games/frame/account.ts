// The account of a game: one line for each thing that happened. A screen can drop lines or reasons, but never rewords
// them.
import { STYLES, styled, type Style, type Rows } from './tabs';
import { andList, isolateRtl } from './wording';

/** The color of a line. The words never depend on it. */
const TONES = ['plain', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_STYLES: Readonly<Record<Tone, Style>> = { plain: {}, good: STYLES.good, bad: STYLES.bad };

export interface Line {
  /** What the line is about: `Winner of Heaven`. Empty if `what` is a sentence. */
  readonly label: string;
  /** A sentence or a value. `lineText` adds a missing full stop; headlines have none. */
  readonly what: string;
  /** The reason, as a sentence; tables put it in its own column. Can be empty. */
  readonly why: string;
  readonly tone: Tone;
  /** True if the line says that the reader sent nothing that counted, and what follows from that. */
  readonly unsent: boolean;
}

export function sentenceLine(what: string, more: Partial<Pick<Line, 'why' | 'tone' | 'unsent'>> = {}): Line {
  return { label: '', what, why: '', tone: 'plain', unsent: false, ...more };
}

/** Makes a `Line` of each line of text. */
export function textToLines(text: string | undefined, unsent = false): readonly Line[] {
  return text === undefined || text === ''
    ? []
    : text.split('\n').map((what) => sentenceLine(what, { unsent }));
}

/** A line with a label: `Winner of Heaven: Emil.` */
export function factLine(label: string, what: string, more: Partial<Pick<Line, 'why' | 'tone'>> = {}): Line {
  return { ...sentenceLine(what, more), label };
}

/** “you” for the reader, else the name. */
export function youOrName(name: string, reader: string | undefined): string {
  return name === reader ? 'you' : name;
}

/** Names inside a sentence: `you and Bo`. */
export function namesInSentence(names: readonly string[], reader: string | undefined): string {
  return andList(names.map((name) => youOrName(name, reader)));
}

/** Names at the start of a sentence: `You and Bo`. Names keep their own capitals. */
export function namesAtSentenceStart(names: readonly string[], reader: string | undefined): string {
  return andList(names.map((name, at) => (at === 0 && name === reader ? 'You' : youOrName(name, reader))));
}

/** Subject and verb: `You win`, `Bo wins`. */
export function subjectAndVerb(
  name: string,
  reader: string | undefined,
  own: string,
  others: string,
): string {
  return name === reader ? `You ${own}` : `${name} ${others}`;
}

/** The whole line as text, for messages and pages. */
export function lineText({ label, what, why }: Line): string {
  // A bare sentence can be the host's own text, so add no full stop.
  if (label === '' && why === '') return what;
  const said = `${label === '' ? '' : `${isolateRtl(label)}: `}${what}${/[.!?]$/.test(what) ? '' : '.'}`;
  return why === '' ? said : `${said} ${why}`;
}

/** Lines as a tab's rows, with columns for label, what and why. */
export function lineRows(lines: readonly Line[]): Rows {
  return lines.map(({ label, what, why, tone }) => [
    ...(label === '' ? [] : [label]),
    styled(what, TONE_STYLES[tone]),
    ...(why === '' ? [] : [why]),
  ]);
}
