// Computes formulas with the library IronCalc, by filling its sheets and reading the results.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as IronCalc from '@ironcalc/wasm';

type IronCalcModule = typeof IronCalc;

let library: IronCalcModule | undefined;

/** Loads the library when the first formula is computed, since most books have no formulas. */
function loadLibrary(): IronCalcModule {
  if (library === undefined) {
    const require = createRequire(import.meta.url);
    // The package's types declare these exports.
    library = require('@ironcalc/wasm') as IronCalcModule;
    library.initSync({ module: readFileSync(require.resolve('@ironcalc/wasm/wasm_bg.wasm')) });
  }
  return library;
}

/** The library's result for a cell: a value or an error's name. */
export type ComputedValue =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'error'; readonly word: string };

/** How many rows and columns a formula fills, including its own cell. */
export interface SpillSize {
  readonly rows: number;
  readonly columns: number;
}

const NUMBER_FORMAT = '0.00000000000000E+00';
/** The library's codes for kinds of values. */
const VALUE_KIND_CODES = { number: 1, text: 2, boolean: 4 } as const;

/** A calculation on the library's sheets, which are named S0, S1 and so on. Rows and columns count from 0. */
export class Calculation {
  readonly #model: IronCalc.Model;

  constructor(sheets: number) {
    const { Model } = loadLibrary();
    this.#model = new Model('book', 'en', 'UTC', 'en');
    this.#model.pauseEvaluation();
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      if (sheet > 0) this.#model.newSheet();
      this.#model.renameSheet(sheet, `S${sheet}`);
    }
  }

  put(sheet: number, row: number, column: number, value: string | number | boolean): void {
    const typed = typeof value === 'string' ? `'${value}` : String(value).toUpperCase();
    this.#model.setUserInput(sheet, row + 1, column + 1, typed);
  }

  /** Puts a formula, in the library's notation, into a cell. */
  putFormula(sheet: number, row: number, column: number, formula: string): void {
    this.#model.setUserInput(sheet, row + 1, column + 1, formula);
  }

  compute(): void {
    this.#model.resumeEvaluation();
    this.#model.evaluate();
  }

  /** How many cells a cell's formula fills. Must be called before reading the cells' values. */
  filled(sheet: number, row: number, column: number): SpillSize {
    const structure = this.#model.getCellArrayStructure(sheet, row + 1, column + 1);
    const size: readonly [number, number] =
      typeof structure === 'object' && 'DynamicAnchor' in structure ? structure.DynamicAnchor : [1, 1];
    const [width, height] = size;
    // A format that shows all digits that a spreadsheet stores.
    this.#model.updateRangeStyle(
      { sheet, row: row + 1, column: column + 1, width, height },
      'num_fmt',
      NUMBER_FORMAT,
    );
    return { columns: width, rows: height };
  }

  value(sheet: number, row: number, column: number): ComputedValue {
    const kind = this.#model.getCellType(sheet, row + 1, column + 1);
    const text = this.#model.getFormattedCellValue(sheet, row + 1, column + 1);
    if (kind === VALUE_KIND_CODES.number) return { kind: 'value', value: Number(text.replaceAll(',', '')) };
    if (kind === VALUE_KIND_CODES.text) return { kind: 'value', value: text };
    if (kind === VALUE_KIND_CODES.boolean) return { kind: 'value', value: text === 'TRUE' };
    return { kind: 'error', word: text };
  }

  /** Frees the calculation's memory. */
  close(): void {
    this.#model.free();
  }
}
