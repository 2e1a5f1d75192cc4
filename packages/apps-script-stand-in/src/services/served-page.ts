// Changes the HTML of a page as Google does between the script that makes it and the browser that shows it.

/** Whether a program that cuts comments out of scripts spares texts in quotes. It never spares template literals. */
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

/** A page as browsers get it. Reports differ on what Google cuts; this cuts all that was ever seen cut. */
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

/** A file as parsed and written again as HTML: whatever looks like a tag in a script's text counts as one. */
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
