// Rewrites a page's script and text for HtmlService, which treats `//` and `/*` anywhere in a script as comments, garbles
// non-ASCII letters, and interprets `<?`.
import { parse, type Program, type Token } from 'acorn';

interface Comment {
  readonly start: number;
  readonly end: number;
}

/** A parsed script, with tokens and comments in order. */
export interface ParsedScript {
  readonly program: Program;
  readonly tokens: readonly Token[];
  readonly comments: readonly Comment[];
}

/** Parses ES2019, the newest JavaScript that all phones in use support. Throws a SyntaxError for newer syntax. */
export function parseScript(script: string): ParsedScript {
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  const program = parse(script, {
    ecmaVersion: 2019,
    sourceType: 'script',
    onToken: tokens,
    onComment: (_isBlock, _text, start, end) => comments.push({ start, end }),
  });
  return { program, tokens, comments };
}

/** Rewrites strings and regular expressions so that HtmlService leaves them alone, without changing their meaning. */
export function escapeForHtmlService(script: string): string {
  let written = '';
  let from = 0;
  for (const { type, start, end } of parseScript(script).tokens) {
    const write =
      type.label === 'string'
        ? escapeStringLiteral
        : type.label === 'regexp'
          ? escapeRegExpLiteral
          : undefined;
    if (write === undefined) continue;
    written += script.slice(from, start) + write(script.slice(start, end));
    from = end;
  }
  return written + script.slice(from);
}

/** In a string, a backslash before these characters changes nothing. The bundler has already made the string ASCII. */
function escapeStringLiteral(raw: string): string {
  return raw.replace(/\/(?=[/*])|<(?=\?)/g, (sign) => `${sign}\\`);
}

/** In a regular expression, numeric escapes are used, since a backslash would change the meaning of `*` or `?`. */
function escapeRegExpLiteral(raw: string): string {
  const end = raw.lastIndexOf('/');
  const source = raw.slice(1, end).replace(/\\[^]|\/|<(?=\?)|`|[^\0-~]/g, (part) => {
    const sign = part.slice(-1);
    if (sign === '/' || sign === '<' || sign === '`') return `\\x${hexCharCode(sign, 2)}`;
    return /[^\0-~]/.test(sign) ? `\\u${hexCharCode(sign, 4)}` : part;
  });
  return `/${source}${raw.slice(end)}`;
}

/** The longest line for pasting, since Google's editor is slow with longer lines. */
const MAX_LINE_CHARACTERS = 190;
/** Tokens after which a line break changes nothing. (After `return`, it would.) */
const TOKENS_BEFORE_LINE_BREAK: readonly string[] = [
  ',',
  ';',
  '{',
  '(',
  '[',
  '||',
  '&&',
  '?',
  ':',
  '=',
  '=>',
];

/** Breaks lines between tokens, as late as possible. Long strings continue after a backslash. */
export function wrapLines(script: string): string {
  let lines = '';
  let line = '';
  let mayEndAt = 0;
  let from = 0;
  const endLine = (): void => {
    lines += `${line.slice(0, mayEndAt)}\n`;
    line = line.slice(mayEndAt);
    mayEndAt = 0;
  };
  for (const { type, start, end } of parseScript(script).tokens) {
    line += script.slice(from, start);
    const token = script.slice(start, end);
    if (mayEndAt > 0 && line.length + Math.min(token.length, 60) > MAX_LINE_CHARACTERS) endLine();
    line +=
      type.label === 'string' || type.label === 'template' ? wrapStringLiteral(token, line.length) : token;
    const newline = line.lastIndexOf('\n') + 1;
    lines += line.slice(0, newline);
    line = line.slice(newline);
    if (newline > 0) mayEndAt = 0;
    if (line.length > MAX_LINE_CHARACTERS && mayEndAt > 0) endLine();
    if (TOKENS_BEFORE_LINE_BREAK.includes(type.label)) mayEndAt = line.length;
    from = end;
  }
  return lines + line + script.slice(from);
}

/** Breaks a string that starts at this column. Never breaks within an escape, or so that HtmlService sees a comment. */
function wrapStringLiteral(raw: string, column: number): string {
  let at = column;
  return (raw.match(/\\(?:u\{.*?\}|u.{4}|x..|[^])|[^]/gu) ?? [])
    .map((part, index) => {
      const breaks = index > 0 && at > MAX_LINE_CHARACTERS - 10;
      at = breaks ? part.length : at + part.length;
      return breaks ? `\\\n${part}` : part;
    })
    .join('');
}

function hexCharCode(sign: string, digits: number): string {
  return sign.charCodeAt(0).toString(16).padStart(digits, '0');
}

/** Replaces non-ASCII letters with entities. */
export function toHtmlEntities(html: string): string {
  return html.replace(/[^\0-~]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
}
