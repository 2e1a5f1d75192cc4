// Stand-ins in paper games for parts of Google: triggers, alarm, account check, lock, secrets, hosts.
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
  passes: 'others',
};

/** A trigger whose calls are counted under this name. */
export function paperTrigger(
  service: Service,
  name: 'trigger' | 'submitTrigger',
  trigger: { set: boolean },
): Ports['trigger'] {
  const make = (set: boolean): void => void (trigger.set = set);
  return {
    create: () => service(`${name}.create`, () => done(() => make(true))),
    delete: () => service(`${name}.delete`, () => done(() => make(false))),
    isThere: () => trigger.set,
    isNoted: () => trigger.set,
  };
}

/** The submission trigger. The note that it was created stays until the program deletes it. */
export function paperSubmitTrigger(
  service: Service,
  trigger: { set: boolean; noted: boolean },
): Ports['submitTrigger'] {
  const port = paperTrigger(service, 'submitTrigger', trigger);
  const noting = (is: boolean, done: ReturnType<typeof port.create>): typeof done => {
    if (done.ok) trigger.noted = is;
    return done;
  };
  return {
    isNoted: () => trigger.noted,
    create: () => noting(true, port.create()),
    delete: () => noting(false, port.delete()),
    isThere: () => port.isThere(),
  };
}

/** The alarm last requested. A test can have it refused. */
export interface PaperAlarm {
  set: Alarm | undefined;
  answers: 'set' | 'refused';
}

export function paperAlarm(service: Service, alarm: PaperAlarm): Ports['alarm'] {
  const asked = (due: number): Alarm =>
    alarm.answers === 'set'
      ? { kind: 'set', due, at: due + 5000 }
      : { kind: 'refused', due, why: 'This script has too many triggers.' };
  return {
    set: (due) => {
      service('alarm.set', () => done(() => (alarm.set = asked(due))));
      return alarm.set;
    },
    clear: () => void service('alarm.clear', () => done(() => (alarm.set = undefined))),
  };
}

export interface PaperAccount {
  findings: AccountFindings | undefined;
  /** Answers that a test chooses. Otherwise, every question of the check succeeds. */
  answers: AccountFindings['answers'];
}

export function paperAccount(account: PaperAccount): Ports['account'] {
  return {
    read: () => account.findings,
    write: (found) => void (account.findings = found),
    ask: (question) => account.answers[question] ?? { kind: 'holds', text: `${question}.`, build: '' },
    removeFiles: () => [],
  };
}

interface PaperLock {
  readonly exclusively: Ports['exclusively'];
  /** Runs calls while another execution holds the lock; returns their result. */
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

/** Returns a generator of secrets, each of 32 hexadecimal digits. */
export function paperSecrets(given: { secrets: number }): Ports['secret'] {
  return () => {
    given.secrets += 1;
    return given.secrets.toString(16).padStart(32, '0');
  };
}

/** Stores who is host and who are co-hosts. */
export function paperHosts(kept: { hosts: Hosts }): Ports['hosts'] {
  return {
    read: () => kept.hosts,
    noteOwner: (owner) => void (kept.hosts = { ...kept.hosts, owner }),
    write: (changed) => {
      kept.hosts = changed;
      return ok(undefined);
    },
  };
}
