// Finds the places at which a source file can be broken by one token, and adds a switch at each of them.
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import ts from 'typescript';

/** One break: which part of the file is replaced by what. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** Where the replaced expression or statement begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly broken: string;
  /** The token before and after, for messages. */
  readonly was: string;
  readonly by: string;
  readonly kind: 'expression' | 'statement' | 'member';
}

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const CALLED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** The places in a folder, a file, or on one line (`src/rounds/shell.ts:40`). */
export function placesAt(given: string): Place[] {
  const [, file = '', line] = /^(.*?\.ts)(?::(\d+))?$/.exec(given) ?? [];
  if (file === '') return sources(given).flatMap(placesIn);
  return placesIn(file).filter((place) => line === undefined || place.line === Number(line));
}

/** All TypeScript files in the folder, sorted by name. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return sources(at);
      return at.endsWith('.ts') ? [at] : [];
    });
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const isTypeOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node);

/** The first call of each `catch` in src/google. The linter notices if it's missing. */
const isLinted = (node: ts.Node): boolean => node.getText() === 'rethrowBug(error);';

/** A file's places: comparisons, arithmetic, logic, numbers, booleans, branches, and calls whose result isn't used. */
function placesIn(file: string): Place[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  const put = (
    [start, end]: readonly [number, number],
    broken: string,
    token: readonly [was: string, by: string],
    kind: Place['kind'] = 'expression',
  ): void => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, start, end, broken, was: token[0], by: token[1], kind });
  };
  const span = (node: ts.Node): [number, number] => [node.getStart(), node.getEnd()];
  const visit = (node: ts.Node): void => {
    if (isTypeOnly(node)) return;
    if (ts.isBinaryExpression(node)) {
      const was = node.operatorToken.getText();
      const by = SWAPPED[was];
      const joins = was === '+' && (isText(node.left) || isText(node.right));
      if (by !== undefined && !joins) {
        put(span(node), `((${node.left.getText()}) ${by} (${node.right.getText()}))`, [was, by]);
      }
    } else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      put(span(node), String(Number(node.text) + 1), [node.text, String(Number(node.text) + 1)]);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      put(span(node), 'false', ['true', 'false']);
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      put(span(node), 'true', ['false', 'true']);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      put(span(node), `(${node.operand.getText()})`, ['!', '']);
    } else if (ts.isConditionalExpression(node)) {
      const condition = node.condition.getText();
      put(span(node.condition), `!(${condition})`, [condition, `!(${condition})`]);
    } else if (ts.isIfStatement(node)) {
      put(span(node.expression), 'false', [node.expression.getText(), 'false']);
    } else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const by = CALLED.get(node.name.text);
      if (by !== undefined) {
        const from = (node.questionDotToken ?? node.name).getStart() - (node.questionDotToken ? 0 : 1);
        put([from, node.name.getEnd()], `'${by}'`, [node.name.text, by], 'member');
      }
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && !isLinted(node)) {
      put(span(node), '', [node.getText(), ''], 'statement');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The file's text with switches. A place is broken while its number is switched on. */
export function withSwitches(text: string, places: readonly (readonly [number, Place])[]): string {
  const put = (from: number, to: number, inside: readonly (readonly [number, Place])[]): string => {
    let written = '';
    let at = from;
    let left = [...inside].sort(([, a], [, b]) => a.start - b.start || b.end - a.end);
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [number, place] = next;
      const within = left.filter(([, other]) => other.start < place.end);
      left = left.slice(within.length);
      written += text.slice(at, place.start) + switched(number, place, put(place.start, place.end, within));
      at = place.end;
    }
    return written + text.slice(at, to);
  };
  return put(0, text.length, places);
}

function switched(number: number, { kind, broken }: Place, whole: string): string {
  const isOn = `globalThis.isBroken?.(${number})`;
  switch (kind) {
    case 'expression':
      return `(${isOn} ? ${broken} : (${whole}))`;
    case 'statement':
      return `{ if (!${isOn}) { ${whole} } }`;
    case 'member': {
      const [, dot = '', name = ''] = /^(\??\.)(.*)$/s.exec(whole) ?? [];
      return `${dot === '?.' ? '?.' : ''}[${isOn} ? ${broken} : '${name}']`;
    }
  }
}
