// What a call that failed says: what was tried once, whether or not the sentence of the error begins with it, and what
// stands below the sentence.
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { Fold } from '../../shared/text';

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

export function FailureDetails({ details = [], folded = [] }: Pick<CallProblem, 'details' | 'folded'>) {
  return (
    <>
      {folded.length > 0 && <Fold title="One by one">{list(folded)}</Fold>}
      {details.length > 0 && list(details)}
    </>
  );
}

function list(sentences: readonly string[]) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
