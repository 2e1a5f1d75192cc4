// The built bundle when a service call fails: a sentence each time, and a second try completes what was begun.
import { DEEDS } from '../support/deeds';
import { copyOf, everything, removeFolders } from '../support/played-host';

afterAll(removeFolders);

const SERVER_ERROR = 'We’re sorry, a server error occurred. Please wait a bit and try again.';

/** Calls of one kind are tried at the first, the last and one in the middle. */
function chosen(trace: readonly string[]): readonly number[] {
  return trace.flatMap((name, index) => {
    const same = trace.flatMap((other, at) => (other === name ? [at] : []));
    const wanted = [same[0], same[same.length >> 1], same[same.length - 1]];
    return wanted.includes(index) ? [index + 1] : [];
  });
}

describe.each(DEEDS)('$name', (deed) => {
  test.each(['before', 'after'] as const)(
    'a call that fails %s it does something',
    async (when) => {
      const start = await deed.before();
      const undisturbed = await copyOf(start);
      undisturbed.host.faults.resetCounts();
      deed.run(undisturbed);
      const expected = everything(undisturbed);
      const trace = undisturbed.host.faults.trace().map(({ name }) => name);
      for (const nth of chosen(trace)) {
        const at = `${nth} ${trace[nth - 1] ?? ''}`;
        const test = await copyOf(start);
        test.host.faults.fail('*', SERVER_ERROR, { nth, when });
        let said = '';
        try {
          deed.run(test);
        } catch (error) {
          // What the desk answered: an exception of the script's would have a name before it.
          said =
            error instanceof Error && error.name === 'Error' ? error.message : `exception: ${String(error)}`;
        }
        test.host.faults.clear();
        const sentence = said === '' || /^[A-Z][^]*[.)]$/.test(said);
        expect([at, said, sentence && !said.includes('mistake of its own')]).toEqual([at, said, true]);
        deed.run(test);
        if (everything(test) !== expected)
          expect({ at, holds: everything(test) }).toEqual({ at, holds: expected });
      }
    },
    120_000,
  );
});
