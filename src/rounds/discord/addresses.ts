// Addresses of web pages and e-mail addresses in texts that people typed, and where Discord sees the end of an address.

/** A piece of a text: an address, or the words between two. */
export interface Piece {
  readonly kind: 'words' | 'address' | 'e-mail';
  readonly text: string;
}

/** Discord makes links of these. Signs that nobody sees, and a backslash, end an address. */
const ADDRESS = /(?:https?|steam):\/\/[^\s<>\\\u200b-\u200f\u2060]+/gi;

/**
 * An e-mail address whose signs Discord shows as they are, so without an underscore at an end. One of `@everyone` or
 * `@here` is none: pasted by hand, it would call everybody.
 */
const E_MAIL =
  /[\p{L}\p{N}](?:[\p{L}\p{N}.%+-]|_(?=[0-9A-Za-z])){0,63}@(?!(?:everyone|here)(?![\p{L}\p{N}-]))[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,8}/gu;

/** True where the @ at this place is that of any other e-mail address: its signs are escaped, and it calls nobody. */
export function isInEmail(text: string, at: number): boolean {
  return /\S/.test(text.charAt(at - 1)) && DOMAIN.test(text.slice(at + 1, at + 1 + LONGEST_DOMAIN));
}

const DOMAIN = /^(?!(?:everyone|here)(?![\p{L}\p{N}-]))[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u;
const LONGEST_DOMAIN = 255;

/**
 * Gives the text in pieces: addresses without the punctuation around them, e-mail addresses, and the words between
 * them.
 */
export function splitAtAddresses(text: string): readonly Piece[] {
  return pieces(text, ADDRESS, 'address', ownPart).flatMap((piece) =>
    piece.kind === 'words' ? pieces(piece.text, E_MAIL, 'e-mail', (found) => found) : [piece],
  );
}

/** Cuts a text at what is found; `own` gives the part of it that belongs to the address, empty where there is none. */
function pieces(
  text: string,
  pattern: RegExp,
  kind: Piece['kind'],
  own: (found: string, before: string) => string,
): readonly Piece[] {
  const all: Piece[] = [];
  let done = 0;
  const add = (one: Piece): void => {
    if (one.text !== '') all.push(one);
  };
  for (const match of text.matchAll(pattern)) {
    const at = match.index;
    const address = own(match[0], text.slice(Math.max(0, at - MOST_AROUND), at));
    if (address === '') continue;
    add({ kind: 'words', text: text.slice(done, at) });
    add({ kind, text: address });
    done = at + address.length;
  }
  add({ kind: 'words', text: text.slice(done) });
  return all;
}

/** So many signs of markup may stand around an address. */
const MOST_AROUND = 12;
const MARKUP_AT_END = /[*_~|`]*$/;
const PUNCTUATION = /[.,:;"'!?…”’»›“‘。、，！？；：）」』】]/;
const BRACKETS = [
  { open: '(', close: ')' },
  { open: '[', close: ']' },
  { open: '{', close: '}' },
] as const;

/**
 * Gives the address without what follows it in a sentence: punctuation, brackets that it does not open, and markup that
 * stands before it as well (`**https://example.com**`). Empty where nothing is left.
 */
function ownPart(found: string, before: string): string {
  const around = MARKUP_AT_END.exec(before)?.[0] ?? '';
  // The number of times that a sign may be dropped from the end.
  const surplus = new Map<string, number>();
  for (const sign of around) surplus.set(sign, times(around, sign));
  for (const { open, close } of BRACKETS) surplus.set(close, times(found, close) - times(found, open));
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const left = surplus.get(last) ?? 0;
    if (left > 0) surplus.set(last, left - 1);
    else if (!PUNCTUATION.test(last)) break;
  }
  const address = found.slice(0, end);
  return address.endsWith('/') && /^\w+:\/+$/.test(address) ? '' : address;
}

function times(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/**
 * Gives the link that Discord makes at the start of a text; empty for none. It leaves a bracket outside that is not
 * opened.
 */
export function linkedAt(text: string): string {
  const link = /^(?:https?|steam):\/\/[^\s<]+[^<.,:;"'\]\s]/i.exec(text)?.[0] ?? '';
  let opened = 0;
  for (let at = link.length - 1; link.charAt(at) === ')'; at -= 1) {
    const open = link.indexOf('(', opened);
    if (open < 0) return link.slice(0, -1);
    opened = open + 1;
  }
  return link;
}
