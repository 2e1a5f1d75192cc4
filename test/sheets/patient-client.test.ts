// If Google gets too many calls in a minute or a service fails temporarily, the program waits and retries, within limits.
import { type FailureKind, retryingClient } from '../../src/sheets/client';
import { paperSheets } from '../support/paper-sheets';

function refusing(call: string, kinds: readonly FailureKind[]): ReturnType<typeof paperSheets> {
  const sheets = paperSheets();
  for (const kind of kinds) sheets.refusals.push({ call, kind, message: 'not now' });
  return sheets;
}

test.each([
  ['tabs', ['busy', 'unsure', 'busy']],
  ['values', ['busy', 'unsure', 'busy']],
  ['batchUpdate', ['busy', 'busy', 'busy']],
] as const)('%s is retried after longer and longer pauses', (call, kinds) => {
  const pauses: number[] = [];
  const client = retryingClient(refusing(call, kinds).client, (ms) => pauses.push(ms));
  const calls = {
    tabs: () => client.tabs('b'),
    values: () => client.values('b', []),
    batchUpdate: () => client.batchUpdate('b', []),
  };
  expect(calls[call]().ok).toBe(true);
  expect(pauses).toEqual([2000, 4000, 8000]);
});

test('retrying ends before the host gives up', () => {
  const { client, calls } = refusing('tabs', ['busy', 'busy', 'busy', 'busy']);
  expect(retryingClient(client, () => undefined).tabs('b')).toMatchObject({ ok: false, kind: 'busy' });
  expect(calls).toHaveLength(4);
});

test.each(['invalid', 'denied', 'failed', 'unsure'] as const)(
  'a write that is %s is not repeated',
  (kind) => {
    const { client, calls } = refusing('batchUpdate', [kind]);
    const pauses: number[] = [];
    const patient = retryingClient(client, (ms) => pauses.push(ms));
    expect(patient.batchUpdate('b', [])).toMatchObject({ ok: false, kind });
    expect(calls).toHaveLength(1);
    // The pause before checking what was written.
    expect(pauses).toEqual(kind === 'unsure' ? [2000] : []);
  },
);

test('a refused write is only repeated if it turns out not to be done', () => {
  for (const done of [true, false]) {
    const { client, calls } = refusing('batchUpdate', ['busy']);
    const asked = jest.fn(() => done);
    expect(retryingClient(client, () => undefined).batchUpdate('b', [], asked).ok).toBe(true);
    expect([calls.length, asked.mock.calls.length]).toEqual([done ? 1 : 2, 1]);
  }
});
