// The functions that the stand-in can compute in formulas, with the arguments documented by Google.

/** What an argument can be: a value, cells or an array, only cells of a tab, or an expression computed for each cell. */
export type ArgumentKind = 'value' | 'cells' | 'tab' | 'each';

export interface FormulaFunction {
  readonly takes: readonly ArgumentKind[];
  /** The number of required arguments; by default all are required. */
  readonly needed?: number;
  /** How many of the last arguments can be repeated as a group. */
  readonly repeat?: number;
  /** True for a function whose result is an array that fills neighbouring cells. */
  readonly spills?: boolean;
}

const V = 'value';
const C = 'cells';
const T = 'tab';
const E = 'each';

const one: FormulaFunction = { takes: [V] };
const two: FormulaFunction = { takes: [V, V] };
const digits: FormulaFunction = { takes: [V, V], needed: 1 };
const many: FormulaFunction = { takes: [C], repeat: 1 };
const values: FormulaFunction = { takes: [V], repeat: 1 };
const none: FormulaFunction = { takes: [] };
/** The signature of functions that take cells to compute from, followed by pairs of cells and a criterion. */
const pairs: FormulaFunction = { takes: [T, T, V], repeat: 2 };

export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(
  Object.entries({
    ABS: one,
    AND: values,
    ARRAYFORMULA: { takes: [E] },
    AVERAGE: many,
    AVERAGEIF: { takes: [T, V, T], needed: 2 },
    AVERAGEIFS: pairs,
    CHAR: one,
    CHOOSE: { takes: [V, V], repeat: 1 },
    COLUMN: { takes: [T], needed: 0 },
    COLUMNS: { takes: [T] },
    CONCATENATE: values,
    COUNT: many,
    COUNTA: many,
    COUNTBLANK: { takes: [T] },
    COUNTIF: { takes: [T, V] },
    COUNTIFS: { takes: [T, V], repeat: 2 },
    EXACT: two,
    FALSE: none,
    FILTER: { takes: [E, E], repeat: 1, spills: true },
    FIND: { takes: [V, V, V], needed: 2 },
    HLOOKUP: { takes: [V, C, V, V] },
    IF: { takes: [V, V, V], needed: 2 },
    IFERROR: { takes: [C, V], needed: 1 },
    IFNA: { takes: [C, V] },
    IFS: { takes: [V, V], repeat: 2 },
    INDEX: { takes: [C, V, V], needed: 1 },
    INT: one,
    ISBLANK: one,
    ISERROR: one,
    ISNA: one,
    ISNUMBER: one,
    ISTEXT: one,
    JOIN: { takes: [V, C] },
    LARGE: { takes: [C, V] },
    LEFT: digits,
    LEN: one,
    LOWER: one,
    MATCH: { takes: [V, C, V], needed: 2 },
    MAX: many,
    MAXIFS: pairs,
    MEDIAN: many,
    MID: { takes: [V, V, V] },
    MIN: many,
    MINIFS: pairs,
    MOD: two,
    NA: none,
    NOT: one,
    OR: values,
    POWER: two,
    PRODUCT: many,
    QUOTIENT: two,
    RANK: { takes: [V, T, V], needed: 2 },
    REPT: two,
    RIGHT: digits,
    ROUND: digits,
    ROUNDDOWN: digits,
    ROUNDUP: digits,
    ROW: { takes: [T], needed: 0 },
    ROWS: { takes: [T] },
    SEARCH: { takes: [V, V, V], needed: 2 },
    SEQUENCE: { takes: [V, V], needed: 1, spills: true },
    SIGN: one,
    SMALL: { takes: [C, V] },
    SORT: { takes: [C, V, V], repeat: 2, spills: true },
    SPLIT: { takes: [V, V, V], needed: 2, spills: true },
    SQRT: one,
    SUBSTITUTE: { takes: [V, V, V] },
    SUM: many,
    SUMIF: { takes: [T, V, T], needed: 2 },
    SUMIFS: pairs,
    SUMPRODUCT: { takes: [E], repeat: 1 },
    SWITCH: { takes: [V, V, V], repeat: 1 },
    TEXT: two,
    TEXTJOIN: { takes: [V, V, C], repeat: 1 },
    TRANSPOSE: { takes: [C], spills: true },
    TRIM: one,
    TRUE: none,
    UNIQUE: { takes: [C], spills: true },
    UPPER: one,
    VALUE: one,
    VLOOKUP: { takes: [V, C, V, V] },
    XLOOKUP: { takes: [V, C, C, V], needed: 3 },
    XMATCH: { takes: [V, C] },
    XOR: values,
  } satisfies Record<string, FormulaFunction>),
);

/** Google functions that hosts use but that aren't computed here. */
export const NOT_COMPUTED: ReadonlySet<string> = new Set(
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
export function acceptsCount(
  { takes, needed = takes.length, repeat = 0 }: FormulaFunction,
  count: number,
): boolean {
  const extra = count - takes.length;
  return count >= needed && (extra <= 0 || (repeat > 0 && extra % repeat === 0));
}
