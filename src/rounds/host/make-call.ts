// Runs a call from the host's browser: checks its input, its caller, and the stage or match its window showed. Input that
// no window sends is refused before anything else.
import { readInput, type Field } from '../../games/frame/fields';
import { fail, type Result } from '../../games/frame/result';
import type { AnyCall } from '../commit/call';
import { portsForCaller, type CallAccess } from '../commit/caller';
import type { Ports } from '../ports/ports';
import { object, text } from '../reply/call-input';
import type { WindowState, CallProblem, Reply } from '../reply/reply';
import { HOST_CALLS, type HostCall } from './calls';
import { deskView } from './desk/desk-view';

const openingInput = object({ match: text, stage: text });
const matchSeasonIdsInput = object({ match: text, season: text });

/** `at` identifies the stage or match that the window showed, if the call depends on it. */
export function makeCall(ports: Ports, name: HostCall, input: unknown, at?: unknown): Reply<unknown> {
  return makeCallWith(name, input, at, (asked) => portsForCaller(ports, asked));
}

/** Like `makeCall`, with the ports that `admit` grants the caller. */
export function makeCallWith(
  name: HostCall,
  input: unknown,
  at: unknown,
  admit: (asked: CallAccess) => Result<Ports, CallProblem>,
): Reply<unknown> {
  const called: AnyCall = HOST_CALLS[name];
  const opened = called.open(input);
  const madeOn = parseWindowState(called, at);
  if (opened === undefined || madeOn === 'unfit') return fail(invalidCall(name));
  const { tried } = called;
  const people = opened.reaches;
  // Windows must say whose seat they showed; scripts needn't.
  if (madeOn !== undefined && people.some(({ holder }) => holder === undefined))
    return fail(invalidCall(name));
  const admitted = admit({ tried, who: opened.who });
  if (!admitted.ok) return admitted;
  const ports = people.length === 0 ? admitted.value : { ...admitted.value, reaching: { tried, people } };
  return opened.run(madeOn === undefined ? ports : { ...ports, madeOn }, deskView);
}

/** Undefined if the call doesn't come from a window, or depends on neither stage nor match. */
function parseWindowState({ tried, made }: AnyCall, at: unknown): WindowState | undefined | 'unfit' {
  if (at === undefined || made === 'nothing') return undefined;
  if (made === 'stage') {
    const read = parseInput(openingInput, at);
    return read === undefined ? 'unfit' : { tried, made, at: read };
  }
  const read = parseInput(matchSeasonIdsInput, at);
  return read === undefined ? 'unfit' : { tried, made, at: read };
}

function parseInput<T>(field: Field<T>, value: unknown): T | undefined {
  const read = readInput(field, value, '');
  return read.ok ? read.value : undefined;
}

function invalidCall(name: HostCall): CallProblem {
  return {
    code: 'bad-call',
    text: `Using Round Keeper: this window’s request “${name}” couldn’t be read. Nothing was changed. Close the window, reopen it from the menu, then try again.`,
  };
}
