// Parses a formula into a tree, with spreadsheets' operator precedence.
import { tokenize, type Reference, type Token } from './tokens';

export type AstNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text' | 'error' | 'name'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'before'; readonly sign: string; readonly of: AstNode }
  | { readonly kind: 'percent'; readonly of: AstNode }
  | { readonly kind: 'between'; readonly sign: string; readonly left: AstNode; readonly right: AstNode }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly AstNode[] }
  | { readonly kind: 'nothing' };

/** Binary operators by precedence, lowest first. */
const OPERATORS_BY_PRECEDENCE: readonly (readonly string[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

/** Parses a formula into a tree; undefined if it is invalid. */
export function parseFormula(formula: string): AstNode | undefined {
  const tokens = tokenize(formula);
  if (tokens === undefined || tokens.length === 0) return undefined;
  const reading = new FormulaParser(tokens);
  const node = reading.value();
  return reading.isDone ? node : undefined;
}

class FormulaParser {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** Parses a value with operators of this precedence and higher. */
  value(level = 0): AstNode | undefined {
    const signs = OPERATORS_BY_PRECEDENCE[level];
    if (signs === undefined) return this.#signed();
    let left = this.value(level + 1);
    for (;;) {
      const sign = this.#take(signs);
      if (sign === undefined || left === undefined) return left;
      const right = this.value(level + 1);
      left = right === undefined ? undefined : { kind: 'between', sign, left, right };
    }
  }

  #signed(): AstNode | undefined {
    const sign = this.#take(['-', '+']);
    if (sign !== undefined) {
      const of = this.#signed();
      return of === undefined ? undefined : { kind: 'before', sign, of };
    }
    let node = this.#single();
    while (node !== undefined && this.#take(['%']) !== undefined) node = { kind: 'percent', of: node };
    return node;
  }

  #single(): AstNode | undefined {
    if (this.#take(['(']) !== undefined) {
      const inside = this.value();
      return this.#take([')']) === undefined ? undefined : inside;
    }
    const token = this.#tokens[this.#at];
    if (token === undefined || token.kind === 'sign') return undefined;
    this.#at += 1;
    switch (token.kind) {
      case 'number':
        return { kind: 'number', value: token.value };
      case 'reference':
        return { kind: 'reference', reference: token.reference };
      case 'text':
      case 'error':
        return { kind: token.kind, value: token.value };
      case 'name':
        return this.#named(token.value);
    }
  }

  #named(name: string): AstNode | undefined {
    if (this.#take(['(']) !== undefined) {
      const given = this.#given();
      return given === undefined ? undefined : { kind: 'call', name, given };
    }
    if (name === 'TRUE' || name === 'FALSE') return { kind: 'boolean', value: name === 'TRUE' };
    return { kind: 'name', value: name };
  }

  /** Parses a function's arguments up to the closing bracket. */
  #given(): readonly AstNode[] | undefined {
    const given: AstNode[] = [];
    if (this.#take([')']) !== undefined) return given;
    for (;;) {
      const next = this.#tokens[this.#at];
      const isLeftOut = next?.kind === 'sign' && [',', ')'].includes(next.value);
      const node: AstNode | undefined = isLeftOut ? { kind: 'nothing' } : this.value();
      if (node === undefined) return undefined;
      given.push(node);
      if (this.#take([')']) !== undefined) return given;
      if (this.#take([',']) === undefined) return undefined;
    }
  }

  #take(signs: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.value)) return undefined;
    this.#at += 1;
    return token.value;
  }
}
