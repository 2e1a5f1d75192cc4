// Whatever a browser sends to a call of the sidebar, the reply is an answer or a sentence, never an exception.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { HOST_CALL_NAMES, type HostCall } from '../../../src/rounds/host/calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { CallProblem, Reply } from '../../../src/rounds/reply/reply';
import { CALL_INPUTS } from '../../support/call-inputs';
import { created, drafted, played } from '../../support/paper-game';
import { paper, type Paper } from '../../support/paper-ports';
import { sampled } from '../../support/sample';

const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e300,
  Number.NaN,
  '',
  'Ann',
  '\u{d800}',
  [],
  [[]],
  [null],
  {},
  { toString: 'x' },
  JSON.parse('{"__proto__": {"kind": "rewind"}, "constructor": 1}'),
];

const CHANGES: readonly object[] = [
  { kind: 'rewind', toStage: 'round-1' },
  { kind: 'submission', stage: 'round-1', player: 'nobody', answers: { Row: 'x' } },
  { kind: 'accept-late', stage: 'round-1', id: 'nothing' },
  { kind: 'remove-submission', stage: 'no-stage', id: 'nothing' },
  { kind: 'host-facts', stage: 'round-1', answers: {} },
  { kind: 'settings', settings: { Rows: 'many' } },
  { kind: 'replace-player', player: 'nobody', name: '' },
  { kind: 'replace-player', player: 'Ann', name: 'Zoë', contacts: { 'E-mail': 'x' } },
  { kind: 'of another kind' },
];

/** Variants of an object with one property missing or odd. */
function oddly(whole: object): readonly object[] {
  return Object.keys(whole).flatMap((name) => [
    ...ODD.map((odd) => ({ ...whole, [name]: odd })),
    Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name)),
  ]);
}

/** Inputs for a call. Calls that take a change get every kind of change. */
function inputsOf(name: HostCall): readonly unknown[] {
  const whole = CALL_INPUTS[name];
  if (typeof whole !== 'object' || whole === null) return [undefined, null, 'Ann', { key: 'x' }];
  const changes = 'change' in whole ? CHANGES.flatMap((change) => [change, ...oddly(change)]) : [];
  return [...ODD, whole, ...oddly(whole), ...changes.map((change) => ({ ...whole, change }))];
}

const BOOKS: readonly (readonly [string, () => Paper])[] = [
  ['an empty book', paper],
  ['a draft', drafted],
  ['a game', created],
  ['a game in its second round', () => played(1)],
];

// The second round covers what calls do in a new game.
const SAMPLE = BOOKS.filter(([, make]) => make !== created);

describe.each(sampled(BOOKS, SAMPLE))('in %s', (_, make) => {
  test.each(HOST_CALL_NAMES)('%s answers any input', (name) => {
    const { ports } = make();
    const unclear = inputsOf(name).filter((input) => {
      const answer = answerTo(ports, name, input);
      return !answer.ok && !isClear(answer.error);
    });
    expect(unclear).toEqual([]);
  });
});

const isClear = ({ code, text }: CallProblem): boolean =>
  /^[a-z-]+$/.test(code) && /^[A-Z].*[.!]$/s.test(text);

function answerTo(ports: Ports, name: HostCall, input: unknown): Reply<unknown> {
  try {
    return makeCall(ports, name, input);
  } catch (error) {
    throw new Error(`${name} threw for ${JSON.stringify(input).slice(0, 300)}`, { cause: error });
  }
}

const LAST_INSTANT = Date.UTC(9999, 11, 31);

test('any invalid input is refused with the same code, and changes nothing', () => {
  const book = created();
  const before = JSON.stringify([...book.grids]);
  for (const [name, input] of [
    ['applyChange', { reason: 'x', token: '' }],
    ['applyChange', { change: { kind: 'rewind' }, reason: 'x', token: '' }],
    ['previewChange', {}],
    ['archive', {}],
    ['archive', null],
    ['saveContacts', { zone: '', webhook: '', players: { Ann: null } }],
    ['setDeadline', { deadline: LAST_INSTANT + 1 }],
  ] as const) {
    expect(makeCall(book.ports, name, input)).toMatchObject({ ok: false, error: { code: 'bad-call' } });
  }
  // Windows have to say whose seat they showed.
  const change = { kind: 'replace-player', player: 'Ann', name: 'Zed' };
  const asked = makeCall(book.ports, 'previewChange', { change }, { match: '', stage: 'round-1' });
  expect(asked).toMatchObject({ ok: false, error: { code: 'bad-call' } });
  expect(JSON.stringify([...book.grids])).toBe(before);
  unwrapReply(book.desk.setDeadline({ deadline: LAST_INSTANT }));
});
