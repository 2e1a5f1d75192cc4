// One run of the program on paper: who clicked, the clock, the lock that only one run can hold, and the memory that
// Google keeps for it.
import { fail, ok } from '../../../src/games/frame/result';
import type { AccountFindings } from '../../../src/rounds/ports/account-findings';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { Alarm } from '../../../src/rounds/ports/triggers';
import type { Hosts } from '../../../src/rounds/record/hosts';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { done, type Service } from './service';

const BUSY: CallProblem = {
  code: 'busy',
  text: 'Changing the game: another window does.',
  again: true,
  passes: 'others',
};

interface PaperTrigger {
  readonly port: Ports['trigger'];
  readonly trigger: { set: boolean };
}

/** Makes a trigger whose calls are counted under this name. */
export function paperTrigger(service: Service, name: 'trigger' | 'submitTrigger'): PaperTrigger {
  const trigger = { set: false };
  const port: Ports['trigger'] = {
    create: () => service(`${name}.create`, () => done(() => (trigger.set = true))),
    delete: () => service(`${name}.delete`, () => done(() => (trigger.set = false))),
    isThere: () => trigger.set,
  };
  return { port, trigger };
}

/** Makes the trigger on submissions. The program's note that it was made stays until the program deletes it. */
export function paperSubmitTrigger(service: Service): {
  readonly port: Ports['submitTrigger'];
  readonly trigger: { set: boolean };
} {
  const { port, trigger } = paperTrigger(service, 'submitTrigger');
  let noted = false;
  const noting = (is: boolean, done: ReturnType<typeof port.create>): typeof done => {
    if (done.ok) noted = is;
    return done;
  };
  return {
    port: {
      isNoted: () => noted,
      create: () => noting(true, port.create()),
      delete: () => noting(false, port.delete()),
      isThere: () => port.isThere(),
    },
    trigger,
  };
}

/** The alarm that was last asked for. A test can have it refused, or have nothing set, as in the run of a trigger. */
export interface PaperAlarm {
  set: Alarm | undefined;
  answers: 'set' | 'refused' | 'in-run';
}

export function paperAlarm(service: Service): { readonly port: Ports['alarm']; readonly alarm: PaperAlarm } {
  const alarm: PaperAlarm = { set: undefined, answers: 'set' };
  const asked = (due: number): Alarm | undefined => {
    if (alarm.answers === 'in-run') return undefined;
    return alarm.answers === 'set'
      ? { kind: 'set', due, at: due + 5000 }
      : { kind: 'refused', due, why: 'This script has too many triggers.' };
  };
  const port: Ports['alarm'] = {
    set: (due) => {
      service('alarm.set', () => done(() => (alarm.set = asked(due))));
      return alarm.set;
    },
    clear: () => void service('alarm.clear', () => done(() => (alarm.set = undefined))),
  };
  return { port, alarm };
}

/** Makes an account that was never checked, and for which every question is answered well. */
export function paperAccount(): Ports['account'] {
  let findings: AccountFindings | undefined;
  return {
    read: () => findings,
    write: (found) => void (findings = found),
    ask: (question) => ({ kind: 'holds', text: `${question}.` }),
    meet: (given) => ({ ...given, from: 0, until: 0, property: true, cache: true }),
    removeFiles: () => [],
  };
}

interface PaperLock {
  readonly exclusively: Ports['exclusively'];
  /** Runs calls while another run of the program holds the lock; gives their result. */
  readonly whileBusy: <T>(run: () => T) => T;
}

export function paperLock(): PaperLock {
  let busy = false;
  const whileBusy = <T>(run: () => T): T => {
    busy = true;
    try {
      return run();
    } finally {
      busy = false;
    }
  };
  return { exclusively: (run) => (busy ? fail(BUSY) : whileBusy(run)), whileBusy };
}

/** Gives secrets one after the other, each of 32 hexadecimal digits. */
export function paperSecrets(): Ports['secret'] {
  let secrets = 0;
  return () => {
    secrets += 1;
    return secrets.toString(16).padStart(32, '0');
  };
}

/** Keeps who is host and who are co-hosts, as it was last written. */
export function paperHosts(): Ports['hosts'] {
  let hosts: Hosts = { coHosts: [] };
  return {
    read: () => hosts,
    noteOwner: (owner) => void (hosts = { ...hosts, owner }),
    write: (changed) => {
      hosts = changed;
      return ok(undefined);
    },
  };
}
