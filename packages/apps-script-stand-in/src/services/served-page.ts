// Google's changes to the HTML of a page between the script that made it and the browser that shows it.

/**
 * `known` for a program that leaves texts in quotes alone as it cuts comments out of scripts. It knows template
 * literals in neither case.
 */
export type Quotes = 'known' | 'unknown';

const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
const TEXT = String.raw`"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'`;

const CUT: Readonly<Record<Quotes, RegExp>> = {
  known: new RegExp(`${TEXT}|${COMMENT}`, 'g'),
  unknown: new RegExp(COMMENT, 'g'),
};

/** A script with its comments cut, as by a program that knows no more of the language than this. */
export function cutComments(script: string, quotes: Quotes): string {
  return script.replace(CUT[quotes], (part) => (part.startsWith('/') ? '' : part));
}

const SCRIPT = /(<script\b[^>]*>)([^]*?)(<\/script\s*>)/gi;
const DROPPED = /<!--[^]*?-->|<meta\b[^>]*>|<link\b[^>]*\brel=["']?(?:shortcut )?icon\b[^>]*>/gi;

/**
 * A page as its visitor's browser gets it. Reports differ on what is cut: this is everything that anyone saw cut, so
 * that a page which works here works in each case.
 */
export function servedPage(html: string): string {
  const parts = html.split(SCRIPT);
  // Four by four: what stands before a script, its tag, itself, its end.
  const kept = parts.map((part, index) => {
    if (index % 4 === 0) return part.replace(DROPPED, '');
    return index % 4 === 2 ? cutComments(cutComments(part, 'known'), 'unknown') : part;
  });
  return spoilt(kept.join(''));
}

/** Each letter beyond ASCII as the letters of another alphabet that its bytes would be. */
function spoilt(html: string): string {
  return Buffer.from(html, 'utf8').toString('latin1');
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** A file put together anew once it was read as HTML: anything like a tag in a text of a script counts as one. */
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
