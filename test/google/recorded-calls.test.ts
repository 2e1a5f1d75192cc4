// Compares each call to Google in a host's actions, and what it's given, with recordings. Each action is done twice: once
// undisturbed, and once with the first call of each kind refused, so that the host clicks again until it's done.
import type { Refusal } from 'apps-script-stand-in/faults';
import { withIds } from 'apps-script-stand-in/ids';
import { unwrapReply } from '../../src/commands/desk-calls';
import { parseJson } from '../../src/games/frame/json';
import { fire, goingOn, HOUR } from '../bundle/deadline-game';
import { compareLines, IS_RECORDING } from '../support/compared';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { CREATE_LARGE_GAME, HOST_ACTIONS, type HostAction } from '../support/host-actions';
import { answeredGame, createdGame, deliverAll, openStage, SMALL } from '../support/host-game';
import { sampled } from '../support/sample';
import { keysOf, moveOf, visit, withPage } from '../support/visits';
import { Written } from '../support/written';
import { checked } from './check-run';

quietEvenings('counted calls');

/** Looks at who can read the books, in two calls, and resolves so much later. Only recent looks count. */
const resolveLater = (waitMs: number, apis: 'on' | 'off' = 'on'): HostAction => ({
  name: `looking at the books with APIs ${apis}, and resolving ${waitMs} ms later`,
  before: () => answeredGame(SMALL),
  run: ({ desk, clock, host }) => {
    host.conditions.apisOff = apis === 'off';
    const prefetch = { click: 'one', parts: 2 };
    for (const part of [0, 1]) unwrapReply(desk.prefetchAccess({ ...prefetch, part }));
    clock.pass(waitMs);
    unwrapReply(desk.resolveRound({ stage: 'round-1', token: '', deliver: true, prefetch }));
    deliverAll(desk);
  },
});

const ACTIONS: readonly HostAction[] = [
  ...HOST_ACTIONS,
  CREATE_LARGE_GAME,
  resolveLater(1000),
  resolveLater(21_000),
  // The first look finds out that requests can’t be sent together, so the second makes none.
  resolveLater(1000, 'off'),
  { name: 'checking the account', before: () => openTestHost(), run: (test) => void checked(test) },
  {
    name: 'waiting until after the deadline',
    before: goingOn,
    run: (test) => {
      test.clock.pass(9 * HOUR);
      fire(test);
    },
  },
  {
    name: 'opening a player’s page and answering there',
    before: () => withPage(createdGame(SMALL)),
    run: (test) => {
      const key = keysOf(test).get('Aa') ?? '';
      test.host.visit({ key });
      const stage = openStage(test.desk);
      unwrapReply(visit(test, 'sendMove', { key, stage: stage.name, answers: moveOf(stage, 0) }));
    },
  },
  {
    name: 'removing all pages',
    before: () => withPage(createdGame(SMALL)),
    run: ({ desk }) => void unwrapReply(desk.savePage({ address: '' })),
  },
];

/** Refuses the first call of each kind. */
function firstRefused(): (name: string) => Refusal | undefined {
  const known = new Set<string>();
  return (name) => {
    if (known.has(name)) return undefined;
    known.add(name);
    return {
      message: 'We’re sorry, a server error occurred. Please wait a bit and try again.',
      ...(/^(Sheets|Drive)\./.test(name) ? { code: 503 } : {}),
    };
  };
}

interface Case extends HostAction {
  readonly way: 'undisturbed' | 'refused';
}

const CASES = (['undisturbed', 'refused'] as const).flatMap((way) =>
  ACTIONS.map((action): Case => ({ ...action, way })),
);
/** Each action once, without those that are parts of others. Those that take many clicks aren't refused. */
const SAMPLE = CASES.filter(
  ({ name, way }) =>
    /^(creating a large|importing|looking|replacing)/.test(name) === (way === 'undisturbed') &&
    !/^(creating the game|resolving a round$|delivering)/.test(name),
);

test.each(sampled(CASES, IS_RECORDING ? CASES : SAMPLE))('$name, $way', ({ name, way, before, run }) => {
  const test = withIds(name, before);
  const { faults } = test.host;
  const written = new Written(['Aa', 'Bb', 'Cc', 'Dd', 'Zoë']);
  const lines: string[] = [];
  const tell = (what: unknown): void => void lines.push(...written.lines(what));
  faults.watch = (call) => tell({ [call.name]: call.given.map(plain) });
  faults.names = undefined;
  faults.refuses = way === 'refused' ? firstRefused() : undefined;
  const isDone = (): boolean => {
    try {
      run(test);
      return true;
    } catch (error) {
      tell(String(error));
      test.clock.pass(60_000);
      return false;
    }
  };
  withIds(name, () => {
    for (let clicks = 1; !isDone(); clicks += 1) expect(clicks).toBeLessThan(100);
  });
  compareLines(`${__dirname}/recorded`, `${name.replace(/\W+/g, '-')}-${way}`, lines, written.sentences);
});

/** A text as a list of its lines, with JSON parsed. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.split(/\r?\n/).map((line) => parseJson(line) ?? line);
}
