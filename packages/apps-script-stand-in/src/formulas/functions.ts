// The functions that the stand-in can compute in formulas, with the arguments documented by Google.

/** What an argument can be: a value, cells or an array, only cells of a tab, or an expression computed for each cell. */
export type ArgumentKind = 'value' | 'cells' | 'tab' | 'each';

export interface FormulaFunction {
  readonly takes: readonly ArgumentKind[];
  /** The number of required arguments; by default all are required. */
  readonly needed?: number;
  /** How many of the last arguments can be repeated as a group. */
  readonly repeat?: number;
  /** True for a function whose result is an array that fills neighboring cells. */
  readonly spills?: boolean;
}

const VALUE_ARG = 'value';
const CELLS_ARG = 'cells';
const TAB_ARG = 'tab';
const EACH_CELL_ARG = 'each';

const oneValueArg: FormulaFunction = { takes: [VALUE_ARG] };
const twoValueArgs: FormulaFunction = { takes: [VALUE_ARG, VALUE_ARG] };
const valueAndDigitsArgs: FormulaFunction = { takes: [VALUE_ARG, VALUE_ARG], needed: 1 };
const manyCellArgs: FormulaFunction = { takes: [CELLS_ARG], repeat: 1 };
const manyValueArgs: FormulaFunction = { takes: [VALUE_ARG], repeat: 1 };
const noArguments: FormulaFunction = { takes: [] };
/** The signature of functions that take cells to compute from, followed by pairs of cells and a criterion. */
const cellsAndCriteriaArgs: FormulaFunction = { takes: [TAB_ARG, TAB_ARG, VALUE_ARG], repeat: 2 };

export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries({
    ABS: oneValueArg,
    AND: manyValueArgs,
    ARRAYFORMULA: { takes: [EACH_CELL_ARG] },
    AVERAGE: manyCellArgs,
    AVERAGEIF: { takes: [TAB_ARG, VALUE_ARG, TAB_ARG], needed: 2 },
    AVERAGEIFS: cellsAndCriteriaArgs,
    CHAR: oneValueArg,
    CHOOSE: { takes: [VALUE_ARG, VALUE_ARG], repeat: 1 },
    COLUMN: { takes: [TAB_ARG], needed: 0 },
    COLUMNS: { takes: [TAB_ARG] },
    CONCATENATE: manyValueArgs,
    COUNT: manyCellArgs,
    COUNTA: manyCellArgs,
    COUNTBLANK: { takes: [TAB_ARG] },
    COUNTIF: { takes: [TAB_ARG, VALUE_ARG] },
    COUNTIFS: { takes: [TAB_ARG, VALUE_ARG], repeat: 2 },
    EXACT: twoValueArgs,
    FALSE: noArguments,
    FILTER: { takes: [EACH_CELL_ARG, EACH_CELL_ARG], repeat: 1, spills: true },
    FIND: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG], needed: 2 },
    HLOOKUP: { takes: [VALUE_ARG, CELLS_ARG, VALUE_ARG, VALUE_ARG] },
    IF: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG], needed: 2 },
    IFERROR: { takes: [CELLS_ARG, VALUE_ARG], needed: 1 },
    IFNA: { takes: [CELLS_ARG, VALUE_ARG] },
    IFS: { takes: [VALUE_ARG, VALUE_ARG], repeat: 2 },
    INDEX: { takes: [CELLS_ARG, VALUE_ARG, VALUE_ARG], needed: 1 },
    INT: oneValueArg,
    ISBLANK: oneValueArg,
    ISERROR: oneValueArg,
    ISNA: oneValueArg,
    ISNUMBER: oneValueArg,
    ISTEXT: oneValueArg,
    JOIN: { takes: [VALUE_ARG, CELLS_ARG] },
    LARGE: { takes: [CELLS_ARG, VALUE_ARG] },
    LEFT: valueAndDigitsArgs,
    LEN: oneValueArg,
    LOWER: oneValueArg,
    MATCH: { takes: [VALUE_ARG, CELLS_ARG, VALUE_ARG], needed: 2 },
    MAX: manyCellArgs,
    MAXIFS: cellsAndCriteriaArgs,
    MEDIAN: manyCellArgs,
    MID: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG] },
    MIN: manyCellArgs,
    MINIFS: cellsAndCriteriaArgs,
    MOD: twoValueArgs,
    NA: noArguments,
    NOT: oneValueArg,
    OR: manyValueArgs,
    POWER: twoValueArgs,
    PRODUCT: manyCellArgs,
    QUOTIENT: twoValueArgs,
    RANK: { takes: [VALUE_ARG, TAB_ARG, VALUE_ARG], needed: 2 },
    REPT: twoValueArgs,
    RIGHT: valueAndDigitsArgs,
    ROUND: valueAndDigitsArgs,
    ROUNDDOWN: valueAndDigitsArgs,
    ROUNDUP: valueAndDigitsArgs,
    ROW: { takes: [TAB_ARG], needed: 0 },
    ROWS: { takes: [TAB_ARG] },
    SEARCH: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG], needed: 2 },
    SEQUENCE: { takes: [VALUE_ARG, VALUE_ARG], needed: 1, spills: true },
    SIGN: oneValueArg,
    SMALL: { takes: [CELLS_ARG, VALUE_ARG] },
    SORT: { takes: [CELLS_ARG, VALUE_ARG, VALUE_ARG], repeat: 2, spills: true },
    SPLIT: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG], needed: 2, spills: true },
    SQRT: oneValueArg,
    SUBSTITUTE: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG] },
    SUM: manyCellArgs,
    SUMIF: { takes: [TAB_ARG, VALUE_ARG, TAB_ARG], needed: 2 },
    SUMIFS: cellsAndCriteriaArgs,
    SUMPRODUCT: { takes: [EACH_CELL_ARG], repeat: 1 },
    SWITCH: { takes: [VALUE_ARG, VALUE_ARG, VALUE_ARG], repeat: 1 },
    TEXT: twoValueArgs,
    TEXTJOIN: { takes: [VALUE_ARG, VALUE_ARG, CELLS_ARG], repeat: 1 },
    TRANSPOSE: { takes: [CELLS_ARG], spills: true },
    TRIM: oneValueArg,
    TRUE: noArguments,
    UNIQUE: { takes: [CELLS_ARG], spills: true },
    UPPER: oneValueArg,
    VALUE: oneValueArg,
    VLOOKUP: { takes: [VALUE_ARG, CELLS_ARG, VALUE_ARG, VALUE_ARG] },
    XLOOKUP: { takes: [VALUE_ARG, CELLS_ARG, CELLS_ARG, VALUE_ARG], needed: 3 },
    XMATCH: { takes: [VALUE_ARG, CELLS_ARG] },
    XOR: manyValueArgs,
  } satisfies Record<string, FormulaFunction>),
);

/** Google functions that hosts use but that aren't computed here. */
export const UNSUPPORTED_FUNCTIONS: ReadonlySet<string> = new Set(
  `ADDRESS BYCOL BYROW CEILING CHOOSECOLS CHOOSEROWS CODE COMBIN COUNTUNIQUE DATE FACT FLATTEN FLOOR GCD HSTACK IMPORTRANGE
  INDIRECT ISEVEN ISODD LAMBDA LET LOOKUP MAKEARRAY MAP MODE MROUND N NOW OFFSET PERCENTILE PI PROPER QUARTILE QUERY RAND
  RANDARRAY RANDBETWEEN REDUCE REGEXEXTRACT REGEXMATCH REGEXREPLACE SCAN SORTN STDEV TOCOL TODAY TOROW TRUNC VSTACK`.split(
    /\s+/,
  ),
);

/** The kind of the argument at this index; undefined if there's no such argument. */
export function argumentKind(
  { takes, repeat = 0 }: FormulaFunction,
  index: number,
): ArgumentKind | undefined {
  if (index < takes.length || repeat === 0) return takes[index];
  return takes[takes.length - repeat + ((index - takes.length) % repeat)];
}

/** Whether a function can have this many arguments. */
export function acceptsArgumentCount(
  { takes, needed = takes.length, repeat = 0 }: FormulaFunction,
  count: number,
): boolean {
  const extra = count - takes.length;
  return count >= needed && (extra <= 0 || (repeat > 0 && extra % repeat === 0));
}
