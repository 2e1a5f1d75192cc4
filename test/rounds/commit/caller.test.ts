// Co-hosts may use a game, and only its host’s account owns triggers and files. Other accounts may do nothing.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { portsForCaller } from '../../../src/rounds/commit/caller';
import { HOST_CALL_NAMES, type HostCall } from '../../../src/rounds/host/calls';
import { makeCall } from '../../../src/rounds/host/make-call';
import { refused } from '../../support/host-game';
import { CALL_INPUTS } from '../../support/call-inputs';
import { CO, HOST, OTHER } from '../../support/co-hosts';
import { created, drafted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const HOSTS = { owner: HOST, coHosts: [{ address: CO, since: 0, by: HOST }] };

/** A game with a co-host, opened by this account. */
function openedBy(who: string, email = ''): Paper {
  const book = created({
    contacts: [
      ['', '', ''],
      [email, '', ''],
    ],
  });
  unwrapReply(book.ports.hosts.write(HOSTS));
  book.account.name = who;
  return book;
}

const portsOf = (book: Paper) => unwrapReply(portsForCaller(book.ports, { tried: 'Looking', who: 'hosts' }));

const REPLACE = { kind: 'replace-player', player: 'Ana', name: 'Zoe' };

test.each<[string, HostCall, object | undefined, string, RegExp]>([
  [OTHER, 'getDesk', undefined, 'not-the-host', /^Using/],
  [OTHER, 'nameCoHost', { address: OTHER }, 'not-the-host', /^Using/],
  [CO, 'archive', { reason: 'Over' }, 'hosts-own', /^Archiving/],
  [CO, 'replaceKey', { person: 'x', newBook: true }, 'hosts-own', /^Giving/],
  [CO, 'applyChange', { change: REPLACE, reason: 'Ill', token: '' }, 'hosts-own', /^Replacing/],
])('%s can’t call %s', (who, name, input, code, text) => {
  const error = refused(makeCall(openedBy(who).ports, name, input));
  expect(error).toEqual({ code, text: expect.stringMatching(text) as unknown });
});

test('co-hosts can’t make calls that create files, change access or set triggers', () => {
  const { ports } = openedBy(CO);
  const own = HOST_CALL_NAMES.filter((name) => {
    const answer = makeCall(ports, name, CALL_INPUTS[name]);
    return !answer.ok && answer.error.code === 'hosts-own';
  });
  expect(own).toEqual([
    'goOnFromHere',
    'create',
    'prepareNext',
    'setAtDeadline',
    'setAccepting',
    'saveContacts',
    'substitutePerson',
    'publishEverything',
    'importFile',
    'startSeason',
    'archive',
    'endSeason',
    'takeEndBack',
    'submitForPractice',
    'startPracticeSeason',
    'playPracticeStep',
    'getAccountCheck',
    'askAccount',
    'nameCoHost',
    'removeCoHost',
    'savePage',
  ]);
});

test('a co-host who plays reads nothing, and no game is created with them', () => {
  expect(refused(portsOf(openedBy(CO, CO)).book.read()).code).toBe('co-host-plays');
  const book = drafted({ contacts: [[CO, '', '']] });
  unwrapReply(book.ports.hosts.write(HOSTS));
  expect(refused(book.desk.create()).code).toBe('co-host-plays');
});

test('once removed, a co-host sees no cached data', () => {
  const book = openedBy(CO);
  const seen = portsOf(book).book;
  expect(seen.lastRow()).toBe(book.ports.book.lastRow());
  unwrapReply(book.ports.hosts.write({ owner: HOST, coHosts: [] }));
  expect(seen.lastRow()).toBeUndefined();
});

test.each([HOST, CO])('%s uses only their own triggers', (who) => {
  const book = openedBy(who);
  const { alarm, trigger, submitTrigger, book: hostBook } = portsOf(book);
  book.calls.length = 0;
  alarm.set(5);
  alarm.clear();
  for (const each of [trigger, submitTrigger]) {
    expect(each.create().ok).toBe(who === HOST);
    for (const isSet of [true, false]) {
      book.trigger.set = book.submitTrigger.set = isSet;
      expect(each.isThere()).toBe(isSet || who === CO);
      const { hostedBy, unwatched } = unwrapReply(hostBook.read());
      expect([hostedBy, unwatched]).toEqual(who === HOST ? [] : [HOST, isSet ? undefined : true]);
    }
    expect(each.delete().ok).toBe(true);
  }
  const changes = book.calls.filter((call) => call !== 'book.read');
  const triggers = ['trigger', 'submitTrigger'].flatMap((name) => [`${name}.create`, `${name}.delete`]);
  expect(changes).toEqual(who === HOST ? ['alarm.set', 'alarm.clear', ...triggers] : []);
});
