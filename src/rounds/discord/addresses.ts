// Finds web and e-mail addresses in typed texts, and where Discord would end each link.

/** An address, or the text between two addresses. */
export interface TextPiece {
  readonly kind: 'words' | 'address' | 'e-mail';
  readonly text: string;
}

/** What Discord turns into links. Invisible characters and backslashes end a link. */
const URL_PATTERN = /(?:https?|steam):\/\/[^\s<>\\\u200b-\u200f\u2060]+/gi;

/**
 * An e-mail address that Discord shows unchanged: no underscore at either end. Excludes `@everyone` and `@here`, which would
 * mention everybody if pasted by hand.
 */
const EMAIL_REGEX =
  /[\p{L}\p{N}](?:[\p{L}\p{N}.%+-]|_(?=[0-9A-Za-z])){0,63}@(?!(?:everyone|here)(?![\p{L}\p{N}-]))[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,8}/gu;

/** Whether this @ is in an e-mail address that `EMAIL_REGEX` doesn't match. Its text is escaped, and it mentions nobody. */
export function isInEmail(text: string, at: number): boolean {
  return /\S/.test(text.charAt(at - 1)) && DOMAIN.test(text.slice(at + 1, at + 1 + MAX_DOMAIN_CHARACTERS));
}

const DOMAIN = /^(?!(?:everyone|here)(?![\p{L}\p{N}-]))[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u;
const MAX_DOMAIN_CHARACTERS = 255;

/** Addresses without the punctuation around them, e-mail addresses, and the text between. */
export function splitAtAddresses(text: string): readonly TextPiece[] {
  return splitAtMatches(text, URL_PATTERN, 'address', trimUrl).flatMap((piece) =>
    piece.kind === 'words' ? splitAtMatches(piece.text, EMAIL_REGEX, 'e-mail', (found) => found) : [piece],
  );
}

/** Splits a text at addresses. `own` cuts what `pattern` found down to the address; empty if there is none. */
function splitAtMatches(
  text: string,
  pattern: RegExp,
  kind: TextPiece['kind'],
  own: (found: string, before: string) => string,
): readonly TextPiece[] {
  const all: TextPiece[] = [];
  let done = 0;
  const add = (one: TextPiece): void => {
    if (one.text !== '') all.push(one);
  };
  for (const match of text.matchAll(pattern)) {
    const at = match.index;
    const address = own(match[0], text.slice(Math.max(0, at - MAX_MARKUP_CHARACTERS), at));
    if (address === '') continue;
    add({ kind: 'words', text: text.slice(done, at) });
    add({ kind, text: address });
    done = at + address.length;
  }
  add({ kind: 'words', text: text.slice(done) });
  return all;
}

/** Maximum number of markup characters considered before an address. */
const MAX_MARKUP_CHARACTERS = 12;
const MARKUP_AT_END = /[*_~|`]*$/;
const PUNCTUATION = /[.,:;"'!?…”’»›“‘。、，！？；：）」』】]/;
const BRACKETS = [
  { open: '(', close: ')' },
  { open: '[', close: ']' },
  { open: '{', close: '}' },
] as const;

/**
 * The address without trailing punctuation, unopened brackets, or markup that also precedes it (`**https://example.com**`).
 * Empty if nothing is left.
 */
function trimUrl(found: string, before: string): string {
  const around = MARKUP_AT_END.exec(before)?.[0] ?? '';
  // How many of each character can be dropped from the end.
  const surplus = new Map<string, number>();
  for (const sign of around) surplus.set(sign, countLetter(around, sign));
  for (const { open, close } of BRACKETS)
    surplus.set(close, countLetter(found, close) - countLetter(found, open));
  let end = found.length;
  for (; ; end -= 1) {
    const last = found.charAt(end - 1);
    const left = surplus.get(last) ?? 0;
    if (left > 0) surplus.set(last, left - 1);
    else if (!PUNCTUATION.test(last)) break;
  }
  const address = found.slice(0, end);
  return address.endsWith('/') && /^\w+:\/+$/.test(address) ? '' : address;
}

function countLetter(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

/** The link that Discord would see at the start of a text; empty for none. Like Discord, cuts one unmatched closing bracket. */
export function linkAtStart(text: string): string {
  const link = /^(?:https?|steam):\/\/[^\s<]+[^<.,:;"'\]\s]/i.exec(text)?.[0] ?? '';
  let opened = 0;
  for (let at = link.length - 1; link.charAt(at) === ')'; at -= 1) {
    const open = link.indexOf('(', opened);
    if (open === -1) return link.slice(0, -1);
    opened = open + 1;
  }
  return link;
}
