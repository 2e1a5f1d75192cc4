// Looks at books, which the calls of one click make while another of its calls resolves.

/** The looks of a click, each of them at one part of the books. */
export interface BookLooks {
  /** A name that no other click has. */
  readonly click: string;
  /** The number of parts. */
  readonly parts: number;
}

/** One of these looks. */
export interface BookLook extends BookLooks {
  /** From 0. */
  readonly part: number;
}
