// Changes a page's HTML as Google does before it sends the page to a browser.

/** Whether a comment stripper recognizes quoted strings. It never recognizes template literals. */
export type QuoteHandling = 'known' | 'unknown';

const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`;
const QUOTED_STRING = String.raw`"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'`;

const COMMENT_PATTERNS: Readonly<Record<QuoteHandling, RegExp>> = {
  known: new RegExp(`${QUOTED_STRING}|${COMMENT}`, 'g'),
  unknown: new RegExp(COMMENT, 'g'),
};

/** Strips the comments from a script with a naive parser. */
export function stripComments(script: string, quotes: QuoteHandling): string {
  return script.replace(COMMENT_PATTERNS[quotes], (part) => (part.startsWith('/') ? '' : part));
}

const SCRIPT_TAG = /(<script\b[^>]*>)([^]*?)(<\/script\s*>)/gi;
const DROPPED_TAGS = /<!--[^]*?-->|<meta\b[^>]*>|<link\b[^>]*\brel=["']?(?:shortcut )?icon\b[^>]*>/gi;

/** A page as browsers receive it. Reports differ about what Google strips, so this strips all of it. */
export function toServedPage(html: string): string {
  const parts = html.split(SCRIPT_TAG);
  // Four parts per script: the text before it, then its start tag, contents and end tag.
  const kept = parts.map((part, index) => {
    if (index % 4 === 0) return part.replace(DROPPED_TAGS, '');
    return index % 4 === 2 ? stripComments(stripComments(part, 'known'), 'unknown') : part;
  });
  return garble(kept.join(''));
}

/** Garbles non-ASCII letters: decodes their bytes in another encoding. */
function garble(html: string): string {
  return Buffer.from(html, 'utf8').toString('latin1');
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** A file after parsing and serializing as HTML. Anything that looks like a tag in a script is treated as a tag. */
export function rewritePage(html: string): string {
  return html
    .replace(DROPPED_TAGS, '')
    .replace(
      TAG,
      (_, name: string, attributes: string) => `<${name.toLowerCase()}${rewriteAttributes(attributes)}>`,
    );
}

function rewriteAttributes(attributes: string): string {
  return [...attributes.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single, bare]) => ` ${name}="${double ?? single ?? bare ?? ''}"`)
    .join('');
}
