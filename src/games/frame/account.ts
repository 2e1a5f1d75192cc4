// The account of a game: one line for each thing that happened. A screen can drop lines or reasons, but never rewords
// them.
import { LOOKS, styled, type Look, type Rows } from './tabs';
import { all, isolateRtl } from './wording';

/** Shown as a colour; the words say the same. */
const TONES = ['plain', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_LOOKS: Readonly<Record<Tone, Look>> = { plain: {}, good: LOOKS.good, bad: LOOKS.bad };

export interface Line {
  /** What the line is about: `Winner of Heaven`. Empty if `what` is a sentence. */
  readonly label: string;
  /** A sentence, or a value: a text adds the full stop, a headline doesn't. */
  readonly what: string;
  /** The reason, as a sentence, which tables put in their own column. Can be empty. */
  readonly why: string;
  readonly tone: Tone;
  /** True if it says that the reader sent nothing that counted, and with what result. */
  readonly unsent: boolean;
}

export function sentence(what: string, more: Partial<Pick<Line, 'why' | 'tone' | 'unsent'>> = {}): Line {
  return { label: '', what, why: '', tone: 'plain', unsent: false, ...more };
}

/** One line per line of text. */
export function sentencesOf(text: string | undefined, unsent = false): readonly Line[] {
  return text === undefined || text === '' ? [] : text.split('\n').map((what) => sentence(what, { unsent }));
}

/** `Winner of Heaven: Emil.` */
export function fact(label: string, what: string, more: Partial<Pick<Line, 'why' | 'tone'>> = {}): Line {
  return { ...sentence(what, more), label };
}

/** `you`, or their name. */
export function you(name: string, reader: string | undefined): string {
  return name === reader ? 'you' : name;
}

/** Inside a sentence: `you and Bo`. */
export function whom(names: readonly string[], reader: string | undefined): string {
  return all(names.map((name) => you(name, reader)));
}

/** At the start of a sentence: `You and Bo`. Names keep their own capitals. */
export function who(names: readonly string[], reader: string | undefined): string {
  return all(names.map((name, at) => (at === 0 && name === reader ? 'You' : you(name, reader))));
}

/** `You win`, `Bo wins`. */
export function does(name: string, reader: string | undefined, own: string, others: string): string {
  return name === reader ? `You ${own}` : `${name} ${others}`;
}

/** The whole line as text, for messages and pages. */
export function lineText({ label, what, why }: Line): string {
  // A bare sentence can be the host's own, so it is left as it is.
  if (label === '' && why === '') return what;
  const said = `${label === '' ? '' : `${isolateRtl(label)}: `}${what}${/[.!?]$/.test(what) ? '' : '.'}`;
  return why === '' ? said : `${said} ${why}`;
}

/** Rows of a tab: label, what, why. */
export function lineRows(lines: readonly Line[]): Rows {
  return lines.map(({ label, what, why, tone }) => [
    ...(label === '' ? [] : [label]),
    styled(what, TONE_LOOKS[tone]),
    ...(why === '' ? [] : [why]),
  ]);
}
