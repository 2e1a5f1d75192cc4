// Co-hosts: other accounts that the host allows to use the sidebar in the same spreadsheet.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { CallProblem, Reply } from '../../src/rounds/reply/reply';
import type { CoHostsView } from '../../src/rounds/host/account/views';
import { alarms, goingOn, HOUR, rows, sleep } from '../bundle/deadline-game';
import { CO, coHostOf, deskOf, HOST, OTHER } from '../support/co-hosts';
import { openTestHost } from '../support/host';
import { changeProperty, changeTab, sheetId } from '../support/hand-edits';
import { hostTab } from '../support/host-books';
import { byHolder, createdGame, draft, gameView, refused, SMALL, submittedGame } from '../support/host-game';

const errorOf = (answer: Reply<unknown>): readonly string[] => {
  const { code, text }: CallProblem = refused(answer);
  return [code, text];
};

const names = ({ coHosts }: CoHostsView): unknown =>
  coHosts.map(({ address, by, until }) => [address, by, until === null]);

describe('who may call', () => {
  test('an editor whom the host has not named is refused, and told who can name them', () => {
    const addOn = submittedGame(SMALL);
    const other = deskOf(addOn, OTHER);
    const before = gameView(addOn.desk);
    const calls: readonly Reply<unknown>[] = [
      other.getDesk(),
      other.getHistory(),
      other.getContacts(),
      other.resolveRound({ stage: 'round-1', token: '' }),
      other.nameCoHost({ address: OTHER }),
      other.getCoHosts(),
      other.mendLedger(),
      other.takeResults({}),
      other.getAccountCheck(),
      other.prefetchAccess({ click: 'c', parts: 1, part: 0 }),
    ];
    for (const answer of calls) {
      const [code, text] = errorOf(answer);
      expect([code, text]).toEqual(['not-the-host', expect.stringContaining(`Only the host, ${HOST},`)]);
    }
    expect(gameView(addOn.desk)).toEqual(before);
  });

  test('several are named and removed, with time and who, and a second click changes nothing', () => {
    const addOn = createdGame(SMALL);
    coHostOf(addOn);
    unwrapReply(addOn.desk.nameCoHost({ address: ' Third.One@gmail.com ' }));
    unwrapReply(addOn.desk.nameCoHost({ address: 'thirdone+x@googlemail.com' }));
    expect(names(unwrapReply(addOn.desk.getCoHosts()))).toEqual([
      [CO, HOST, true],
      ['Third.One@gmail.com', HOST, true],
    ]);
    const third = deskOf(addOn, 'thirdone@gmail.com');
    expect(unwrapReply(third.getCoHosts())).toMatchObject({
      host: HOST,
      you: 'thirdone@gmail.com',
      yours: false,
    });
    const removed = unwrapReply(addOn.desk.removeCoHost({ address: 'thirdone@gmail.com' }));
    sleep(addOn, 1);
    expect(unwrapReply(addOn.desk.removeCoHost({ address: 'thirdone@gmail.com' }))).toEqual(removed);
    expect(errorOf(third.getDesk())[0]).toBe('not-the-host');
    expect(names(unwrapReply(addOn.desk.getCoHosts()))).toEqual([
      [CO, HOST, true],
      ['Third.One@gmail.com', HOST, false],
    ]);
  });

  test.each([
    ['', 'bad-contact'],
    ['nobody', 'bad-contact'],
    ['Host@Example.com', 'is-the-host'],
    ['aa.lee@googlemail.com', 'is-a-player'],
  ])('%p is named by nobody', (address, code) => {
    const addOn = openTestHost();
    draft(addOn, { ...SMALL, contacts: [['aalee+game@gmail.com', '', '']] });
    expect(errorOf(addOn.desk.nameCoHost({ address }))[0]).toBe(code);
    expect(unwrapReply(addOn.desk.getCoHosts()).coHosts).toEqual([]);
  });

  test('where it is forgotten who hosts, the book has its host by its files', () => {
    const addOn = createdGame(SMALL);
    // An invalid property is ignored.
    changeProperty(addOn, 'hosts', '');
    expect(errorOf(deskOf(addOn, OTHER).getDesk())).toEqual([
      'not-the-host',
      expect.stringContaining(`Only the host, ${HOST},`),
    ]);
    expect(unwrapReply(addOn.desk.getCoHosts())).toMatchObject({ host: HOST, yours: true });
  });
});

describe('a co-host', () => {
  test('looks, enters, moves the deadline and resolves; each line says who did it', () => {
    const addOn = submittedGame(SMALL);
    const [co, third] = [coHostOf(addOn), coHostOf(addOn, OTHER)];
    const stage = gameView(co).stage?.name ?? '';
    unwrapReply(third.setDeadline({ deadline: addOn.clock.now() + 3_600_000 }));
    const [player = ''] = gameView(co).players.map(({ name }) => name);
    const answers = { Row: '2', Column: '2', 'Power card': '1' };
    const change = { kind: 'submission', stage, player, answers } as const;
    unwrapReply(co.applyChange({ change, reason: 'By telephone', token: '' }));
    const resolved = unwrapReply(co.resolveRound({ stage, token: '', deliver: true }));
    expect([resolved.outcome, resolved.desk.phase]).toEqual(['resolved', 'playing']);
    const authors = unwrapReply(co.getHistory()).map(({ who }) => who);
    expect([...new Set(authors)]).toEqual([HOST, OTHER, CO]);
    expect(authors.at(-1)).toBe(CO);
  });

  test('changes standings of a season; contacts of who joins are the host’s', () => {
    const addOn = openTestHost();
    const people = [{ name: 'Aa' }, { name: 'Bb' }];
    unwrapReply(addOn.desk.startSeason({ name: 'S', currencies: [], inherit: 'nothing', people }));
    unwrapReply(addOn.desk.openEpisode({ episode: '1' }));
    const co = coHostOf(addOn);
    const joins = (player: string, contacts: Readonly<Record<string, string>>): Reply<unknown> =>
      co.changeStandings({
        changes: [{ player, joins: true }],
        reason: 'Came late.',
        contacts: { [player]: contacts },
      });
    unwrapReply(joins('Cc', { 'E-mail': ' ' }));
    expect(errorOf(joins('Dd', { 'E-mail': 'dd@example.com', 'Discord webhook': '' }))[0]).toBe('hosts-own');
  });

  test('moves the deadline of a game that resolves by itself, and owns no trigger', () => {
    const addOn = goingOn();
    const co = coHostOf(addOn);
    unwrapReply(co.setDeadline({ deadline: addOn.clock.now() + 20 * HOUR }));
    unwrapReply(co.getDesk());
    const owners = [...new Set(addOn.host.triggers().map(({ user }) => user))];
    expect(owners).toEqual([HOST]);
    // The host's window sets the alarm again.
    unwrapReply(addOn.desk.getDesk());
    expect(alarms(addOn)).toHaveLength(1);
    addOn.clock.pass(19 * HOUR);
    sleep(addOn, 2);
    expect(rows(addOn, 'by-itself')).toBe(1);
  });

  test('who runs a trigger’s function by hand without being the host does nothing', () => {
    const addOn = goingOn();
    coHostOf(addOn);
    addOn.clock.pass(9 * HOUR);
    for (const user of [CO, OTHER]) {
      deskOf(addOn, user);
      addOn.host.call('onPeriodicTrigger', [], { user });
    }
    expect(rows(addOn, 'resolved')).toBe(0);
    addOn.host.call('onPeriodicTrigger', []);
    expect(rows(addOn, 'resolved')).toBe(1);
  });
});

describe('who is or was a co-host', () => {
  const barred = ['co-host-plays', expect.stringContaining('belongs to a current or former co-host')];

  test('is in no later roster, however they are entered', () => {
    const addOn = createdGame(SMALL);
    coHostOf(addOn);
    unwrapReply(addOn.desk.removeCoHost({ address: CO }));
    const view = gameView(addOn.desk);
    const [player = ''] = view.players.map(({ name }) => name);
    const contacts = { 'E-mail': 'CO@example.com' };
    const { zone, webhook } = unwrapReply(addOn.desk.getContacts());
    const players = { [player]: contacts };
    expect(
      errorOf(addOn.desk.saveContacts({ zone, webhook, players: byHolder(addOn.desk, players) })),
    ).toEqual(barred);
    const change = { kind: 'replace-player', player, name: 'Somebody', contacts } as const;
    const shown = unwrapReply(addOn.desk.previewChange({ change }));
    const applied = addOn.desk.applyChange({ change, reason: 'Ill', token: shown.token });
    expect(errorOf(applied)).toEqual(barred);
    unwrapReply(addOn.desk.archive({ reason: 'Over' }));
    const people = [{ name: 'Aa', contacts }];
    const season = { name: 'S', currencies: [], inherit: 'nothing', people } as const;
    expect(errorOf(addOn.desk.startSeason(season))).toEqual(barred);
    expect(() => draft(addOn, { ...SMALL, contacts: [[CO, '', '']] })).toThrow(
      /belongs to a current or former co-host/,
    );
  });

  test('typed into the roster by hand, creates no game and can do nothing', () => {
    const addOn = openTestHost();
    draft(addOn, { ...SMALL, contacts: [['player@example.com', '', '']] });
    const co = coHostOf(addOn);
    unwrapReply(co.getDesk());
    const roster = hostTab(addOn, 'Next roster').map((cells) => cells.map(String));
    const row = roster.findIndex((cells) => cells.includes('player@example.com'));
    const column = roster[row]?.indexOf('player@example.com') ?? -1;
    changeTab(addOn, sheetId(addOn, 'Next roster'), (tab) => {
      const cell = tab.rows[row]?.[column];
      if (cell !== undefined) cell.userEnteredValue = { stringValue: CO };
    });
    expect(errorOf(addOn.desk.create())).toEqual(barred);
    expect(errorOf(co.getDesk())[0]).toBe('co-host-plays');
  });
});
