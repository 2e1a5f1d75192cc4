// The numbered steps of a guide as what is to be done, one act after another, in the order of the text.
import { readFileSync } from 'node:fs';

/** A part of a step: words on a screen, a file or a command, an address, a link to another text, or something to do. */
export type Act =
  | { readonly kind: 'choose'; readonly words: string }
  | { readonly kind: 'code'; readonly words: string }
  | { readonly kind: 'address'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'do'; readonly words: string };

/** Things to do that have no words of their own on a screen. */
const DONE =
  'make a new (?:Google )?spreadsheet|set your time zone|select all|paste|save|press enter|close the editor|reload|then your account|choose the same menu entry once more|make a copy|share it with nobody';

const ACT = new RegExp(
  [
    String.raw`\*\*(?<bold>[^*]+)\*\*`,
    String.raw`\x60(?<code>[^\x60]+)\x60`,
    String.raw`<(?<address>https:[^>]+)>`,
    String.raw`\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)`,
    String.raw`\b(?<done>${DONE})\b`,
  ].join('|'),
  'gi',
);

const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Of buttons that are called otherwise from account to account, the first; and nothing of what only some accounts have. */
function onThisAccount(text: string): string {
  return text
    .replace(/(\*\*[^*]+\*\*)(?:, \*\*[^*]+\*\*)* or \*\*[^*]+\*\* \(accounts differ\)/g, '$1')
    .replace(/\(Some accounts [^)]*\)/g, '');
}

/** The acts of a step, or of any text. Words that lead through menus are one act each. */
export function actsIn(step: string): readonly Act[] {
  return [...onThisAccount(step.replace(/\s+/g, ' ')).matchAll(ACT)].flatMap(
    ({ groups = {} }): readonly Act[] => {
      const { bold, code, address, words, to, done } = groups;
      if (code !== undefined) return [{ kind: 'code', words: code }];
      if (address !== undefined) return [{ kind: 'address', words: address }];
      if (words !== undefined && to !== undefined) return [{ kind: 'link', words, to }];
      if (done !== undefined) return [{ kind: 'do', words: done.toLowerCase() }];
      const [, text, target] = LINK.exec(bold ?? '') ?? [];
      if (text !== undefined && target !== undefined) return [{ kind: 'link', words: text, to: target }];
      return (bold ?? '').split(' › ').map((one) => ({ kind: 'choose', words: one.replace(/\.$/, '') }));
    },
  );
}

/** A section of a guide by its heading. */
export function section(text: string, title: string): string {
  const found = text.split(/^#+ /m).find((part) => part.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`There is no section “${title}”.`);
  return found;
}

/** The numbered steps of a section. */
export function stepsOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => /^(\d+\. | {3})/.test(line));
  return lines
    .join('\n')
    .split(/^\d+\. /m)
    .filter((step) => step !== '');
}

/** A guide of this folder, by its path. */
export const guide = (path: string): string => readFileSync(path, 'utf8');
