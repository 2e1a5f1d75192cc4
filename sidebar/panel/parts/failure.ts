// What a call that failed says: what was tried once, whether or not the sentence of the error begins with it.

/** The words before a failure's sentence, which stand out, and the sentence after them. */
interface Failure {
  readonly tried: string;
  readonly text: string;
}

export function failure(doing: string, text: string): Failure {
  const tried = `${doing}:`;
  return text.startsWith(tried)
    ? { tried, text: text.slice(tried.length).trimStart() }
    : { tried: `${doing} did not work.`, text };
}
