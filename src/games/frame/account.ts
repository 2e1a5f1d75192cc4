// The account of a game: the lines that it makes of what happened, each told once. A surface may leave out a line’s
// reason, or some of the lines; it never words them anew.
import { LOOKS, styled, type Look, type Rows } from './tabs';
import { all, apart } from './wording';

/** The tone of a line or a part of a page; its words say the same. */
const TONES = ['plain', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_LOOKS: Readonly<Record<Tone, Look>> = { plain: {}, good: LOOKS.good, bad: LOOKS.bad };

/** A line of an account, for the reader whom its event is for. */
export interface Line {
  /** What the line is about, exactly a name or a few words: `Winner of Heaven`; empty where `what` is a sentence. */
  readonly label: string;
  /** A sentence, or what is so: a headline has it as it is, a text with a full stop. */
  readonly what: string;
  /** The reason, as a sentence; a table has it in a column of its own. Empty where there is none to tell. */
  readonly why: string;
  readonly tone: Tone;
  /** True where it tells the reader that they sent nothing that counted, and what comes of it. */
  readonly unsent: boolean;
}

/** Makes a line that is a sentence. */
export function sentence(what: string, more: Partial<Pick<Line, 'why' | 'tone' | 'unsent'>> = {}): Line {
  return { label: '', what, why: '', tone: 'plain', unsent: false, ...more };
}

/** Makes a line of each line of a text. */
export function sentencesOf(text: string | undefined, unsent = false): readonly Line[] {
  return text === undefined || text === '' ? [] : text.split('\n').map((what) => sentence(what, { unsent }));
}

/** Makes a line about something: `Winner of Heaven: Emil.`, with the reason behind it. */
export function fact(label: string, what: string, more: Partial<Pick<Line, 'why' | 'tone'>> = {}): Line {
  return { ...sentence(what, more), label };
}

/** Names somebody in a line for this reader: `you`, or their name. */
export function you(name: string, reader: string | undefined): string {
  return name === reader ? 'you' : name;
}

/** Names these people within a sentence: `you and Bo`. */
export function whom(names: readonly string[], reader: string | undefined): string {
  return all(names.map((name) => you(name, reader)));
}

/** Begins a sentence with these people: `You and Bo`. A name is written as its owner writes it, small letters too. */
export function who(names: readonly string[], reader: string | undefined): string {
  return all(names.map((name, at) => (at === 0 && name === reader ? 'You' : you(name, reader))));
}

/** Begins a sentence with somebody and what they do: `You win`, `Bo wins`. */
export function does(name: string, reader: string | undefined, own: string, others: string): string {
  return name === reader ? `You ${own}` : `${name} ${others}`;
}

/** Gives a line in one piece, as messages and pages have it. */
export function lineText({ label, what, why }: Line): string {
  // A sentence that stands alone may be the host's, and stays as it is.
  if (label === '' && why === '') return what;
  const said = `${label === '' ? '' : `${apart(label)}: `}${what}${/[.!?]$/.test(what) ? '' : '.'}`;
  return why === '' ? said : `${said} ${why}`;
}

/** Gives lines as rows of a tab: what it is about, what is so, and why. */
export function lineRows(lines: readonly Line[]): Rows {
  return lines.map(({ label, what, why, tone }) => [
    ...(label === '' ? [] : [label]),
    styled(what, TONE_LOOKS[tone]),
    ...(why === '' ? [] : [why]),
  ]);
}
