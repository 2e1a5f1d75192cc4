// A copy of a running host book is recognized by its id, and leaves the original's files alone.
import { copyByHand } from 'apps-script-stand-in/copied-book';
import { HOST_CALL_NAMES } from '../../src/rounds/host/calls';
import { unwrapReply } from '../../src/commands/desk-calls';
import { CALL_INPUTS } from '../support/call-inputs';
import { openTestHost, type TestHost } from '../support/host';
import { sampled } from '../support/sample';
import { SMALL, submittedGame } from '../support/host-game';
import { builtSidebar, emptyPage } from '../support/built-program';

const WEBHOOK = 'https://discord.com/api/webhooks/1234/secret-token';

/** A copy of the host book made by the same account, with its own script project. */
function backupOf(addOn: TestHost): TestHost {
  const { host, store, clock } = addOn;
  const id = copyByHand(host.cloud, host.bookId ?? '', host.user);
  const copy = openTestHost(
    { hostBookId: id, project: 'copy', html: { sidebar: builtSidebar(), player: emptyPage('player') } },
    store,
  );
  copy.clock.set(clock.now());
  return copy;
}

/** All files and forms of everybody. */
const world = ({ store }: TestHost): string =>
  JSON.stringify(
    [...store.documents()].filter(([name]) => /^(books|forms|drive|triggers)/.test(name)).sort(),
  );

/** Calls that aren't about the game, but about the account or the spreadsheet, and the prefetch, which changes nothing. */
const NOT_OF_THE_GAME: readonly string[] = [
  'prefetchAccess',
  'askAccount',
  'getAccountCheck',
  'getCoHosts',
  'getRules',
  'nameCoHost',
  'removeCoHost',
  'savePage',
];

test('a copy of a book in play posts nothing and writes nothing, whatever is clicked or runs by itself', () => {
  const original = submittedGame({ ...SMALL, contacts: [['aa@example.com', WEBHOOK, '']] });
  unwrapReply(original.desk.setDeadline({ deadline: original.clock.now() + 3_600_000 }));
  unwrapReply(original.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  const copy = backupOf(original);
  copy.clock.pass(7_200_000);
  const before = world(copy);
  copy.host.call('onOpen', [], { authMode: 'NONE', event: {} });
  for (const open of ['openRoundKeeper', 'openResolveRound', 'openHelp']) copy.host.call(open);
  const calls = HOST_CALL_NAMES.filter((name) => !NOT_OF_THE_GAME.includes(name));
  for (const name of sampled(
    calls,
    calls.filter((_, at) => at % 5 === 0),
  )) {
    const answer = copy.host.call(name, [CALL_INPUTS[name] ?? {}]);
    expect([name, answer]).toEqual([name, expect.objectContaining({ ok: false })]);
  }
  for (const handler of ['onPeriodicTrigger', 'onDeadlineTrigger', 'onFormSubmitTrigger']) {
    copy.host.call(handler, [], { withUi: false });
  }
  expect(copy.requests).toEqual([]);
  expect(world(copy)).toBe(before);
});
