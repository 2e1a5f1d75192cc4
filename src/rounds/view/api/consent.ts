// What the host did not allow when Google asked.

/** The page of the add-on holds it as it was when the page was opened. */
export interface Consent {
  /** What cannot be done without it: `make the forms that players answer`. */
  readonly missing: readonly string[];
  /** Where it can be allowed; empty where Google names no page. */
  readonly page: string;
}
