// Changes the HTML of a page as Google does between the script that makes it and the browser that shows it.

/**
 * What a program that cuts comments out of scripts knows of the language: `known` where it leaves texts in quotes
 * alone. Template literals it never knows.
 */
export type Quotes = 'known' | 'unknown';

const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
const TEXT = String.raw`"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'`;

const CUT: Readonly<Record<Quotes, RegExp>> = {
  known: new RegExp(`${TEXT}|${COMMENT}`, 'g'),
  unknown: new RegExp(COMMENT, 'g'),
};

/** Cuts the comments out of a script, as a program does that knows no more of the language than this. */
export function cutComments(script: string, quotes: Quotes): string {
  return script.replace(CUT[quotes], (part) => (part.startsWith('/') ? '' : part));
}

const SCRIPT = /(<script\b[^>]*>)([^]*?)(<\/script\s*>)/gi;
const DROPPED = /<!--[^]*?-->|<meta\b[^>]*>|<link\b[^>]*\brel=["']?(?:shortcut )?icon\b[^>]*>/gi;

/**
 * Gives a page as its visitor's browser gets it. Reports differ on what Google cuts; this cuts all that anyone has seen
 * cut, so that a page which works here works in each case.
 */
export function servedPage(html: string): string {
  const parts = html.split(SCRIPT);
  // The pieces come in fours: what is before a script, its tag, its text, its end.
  const kept = parts.map((part, index) => {
    if (index % 4 === 0) return part.replace(DROPPED, '');
    return index % 4 === 2 ? cutComments(cutComments(part, 'known'), 'unknown') : part;
  });
  return spoilt(kept.join(''));
}

/** Shows each letter beyond ASCII as the letters that its bytes would be in another encoding. */
function spoilt(html: string): string {
  return Buffer.from(html, 'utf8').toString('latin1');
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Gives a file as it is after it was read as HTML and written again: whatever looks like a tag in a text of a script
 * counts as one.
 */
export function rewrittenPage(html: string): string {
  return html
    .replace(DROPPED, '')
    .replace(TAG, (_, name: string, attributes: string) => `<${name.toLowerCase()}${rewritten(attributes)}>`);
}

function rewritten(attributes: string): string {
  return [...attributes.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single, bare]) => ` ${name}="${double ?? single ?? bare ?? ''}"`)
    .join('');
}
