// The players' page in the built program: its content, its cost, and that it neither delays the host nor leaks secrets.
import { gzipSync } from 'node:zlib';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { PlayerPage } from '../../src/rounds/page/views';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { quietly } from '../support/evening';
import { ADDRESS, keysOf, moveOf, read, visit, withPage } from '../support/visits';
import { copyOf, openTestHost, type TestHost } from '../support/host';
import { builtPlayerPage } from '../support/built-program';
import { buildPingAnswer } from '../../src/rounds/host/account/account-check';
import { waitsIn } from '../support/waits';
import {
  create,
  createdGame,
  deliverAll,
  openStage,
  gameView,
  refused,
  resolveStage,
} from '../support/host-game';

const MINUTE = 60_000;
/** The largest compressed size of a player's page, about half of what a slow phone can load. */
const MOST_BYTES = 47_800;

function pageOf(addOn: TestHost, player: string): PlayerPage {
  const { page } = unwrapReply(read(addOn, keysOf(addOn).get(player) ?? ''));
  if (page === null) throw new Error('No page.');
  return page;
}

/** The data that doGet puts into the page for its script. */
function startIn(html: string): unknown {
  const script = /<script>Object\.assign\(window,(.*?)\)<\/script>/.exec(html)?.[1] ?? '{}';
  const json = toJson(JSON.parse(script));
  return isJsonObject(json) ? json['ROUND_KEEPER_PAGE'] : undefined;
}

const soullinked = { players: 4 };

describe('opening the page', () => {
  test('the first view stands in its HTML, and it is of one player', () => {
    const addOn = quietly('bare calls', () => withPage(createdGame(soullinked)));
    const key = keysOf(addOn).get('Aa') ?? '';
    const { html, title, metaTags } = addOn.host.visit({ key });
    expect([title, metaTags['viewport']]).toEqual(['Round Keeper', 'width=device-width, initial-scale=1']);
    expect(startIn(html)).toMatchObject({
      key,
      reading: { ok: true, value: { page: { person: 'Aa', stage: { title: 'Round 1' } } } },
    });
  });

  test('with a wrong key, without one, without a page and without a game it is the same page', () => {
    const hosts = quietly('bare calls', () => [
      withPage(createdGame(soullinked)),
      createdGame(soullinked),
      openTestHost(),
    ]);
    const pages = hosts.flatMap(({ host }) =>
      [{}, { key: 'x' }, { key: '../x', c: '1' }].map((parameter) =>
        host.visit(parameter).html.replace(/"key":"[^"]*"/, ''),
      ),
    );
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('"code":"no-page"');
  });

  test('text of others that looks like markup, a comment or a scriptlet, or is beyond ASCII, stays what it is', () => {
    const names = ['</script><script>alert(1)</script><!--', 'Юрий さくら 🦊 ✓', 'a // b /* c */ <? d ?>'];
    const html = { sidebar: '<head></head>', player: builtPlayerPage() };
    const addOn = openTestHost({ html, quiet: 'bare calls' });
    const view = unwrapReply(addOn.desk.draft({ game: 'soullinked', practice: true }));
    if (view.draft === undefined) throw new Error('No draft.');
    const roster = view.draft.roster.map(([name = '', ...row], index) => [names[index] ?? name, ...row]);
    unwrapReply(addOn.desk.saveDraft({ ...view.draft, game: 'soullinked', roster }));
    create(addOn);
    const keys = keysOf(withPage(addOn));
    for (const name of names) {
      const page = addOn.host.visit({ key: keys.get(name) ?? '' }).html;
      // No name or text can end the page's script or start another.
      const [, script] = /Object\.assign\(window,(.*?)\)<\/script>/.exec(page) ?? [];
      expect(script).not.toMatch(/[<>]|\/\/|\/\*|[^\0-~]/);
      expect(startIn(page)).toMatchObject({ reading: { value: { page: { person: name } } } });
    }
  });

  test('on its way it is small, also in a game of twenty', () => {
    const pages = { sidebar: '<head></head>', player: builtPlayerPage() };
    const addOn = withPage(copyOf(createdGame({ players: 20 }), { html: pages, quiet: 'bare calls' }));
    resolveStage(addOn.desk);
    const { html } = addOn.host.visit({ key: keysOf(addOn).get('Aa') ?? '' });
    expect(startIn(html)).toMatchObject({ reading: { value: { page: { person: 'Aa' } } } });
    expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
  });

  test('once its game is put away it leads to the book, and a wrong key still costs one look', () => {
    const addOn = quietly('counted calls', () => withPage(createdGame(soullinked)));
    const key = keysOf(addOn).get('Aa') ?? '';
    const { book } = pageOf(addOn, 'Aa').links;
    unwrapReply(addOn.desk.archive({ reason: 'The next one.' }));
    expect(startIn(addOn.host.visit({ key }).html)).toMatchObject({
      reading: { ok: false, error: { code: 'put-away', putAway: { book } } },
    });
    addOn.host.faults.resetCounts();
    expect(refused(read(addOn, 'wrong')).putAway).toBeUndefined();
    expect(addOn.host.faults.counts()['Cache.getAll']).toBe(1);
    expect(Object.keys(addOn.host.faults.counts()).join()).not.toContain('Properties');
    unwrapReply(addOn.desk.savePage({ address: '' }));
    expect(refused(read(addOn, key)).putAway).toBeUndefined();
  });

  test('?ping says that it is open, and reads nothing', () => {
    const { host } = quietly('counted calls', () => withPage(createdGame(soullinked)));
    host.faults.resetCounts();
    const { html } = host.visit({ ping: '1' });
    expect(html).toContain('opens this page for everybody');
    expect(html).not.toMatch(/[^\0-~]/);
    expect(Object.keys(host.faults.counts())).toEqual(['HtmlService.createHtmlOutput']);
  });

  test('a page that still runs the former version is named until it is updated, and stays open', () => {
    const addOn = quietly('own faults', () => withPage(createdGame(soullinked)));
    const warned = (): boolean => gameView(addOn.desk).warnings.join().includes('choose “New version”');
    expect(warned()).toBe(false);
    const former = { code: 200, text: `<p>${buildPingAnswer('0.0.9 (0badc0de)')}</p>` };
    addOn.answers.push(former, former, { code: 503 });
    unwrapReply(addOn.desk.savePage({ address: '' }));
    unwrapReply(addOn.desk.savePage({ address: ADDRESS }));
    expect([warned(), warned(), warned()]).toEqual([true, true, false]);
    expect(startIn(addOn.host.visit({ key: keysOf(addOn).get('Aa') ?? '' }).html)).toMatchObject({
      reading: { ok: true },
    });
  });
});

describe('what it costs', () => {
  test.each([
    ['reads no sheet', 0],
    ['where Google has no room for the open stage, reads the sheet', 1],
  ])('a check %s', (_, reads) => {
    const addOn = quietly('own faults', () => withPage(createdGame(soullinked)));
    const { host, desk } = addOn;
    const key = keysOf(addOn).get('Aa') ?? '';
    unwrapReply(desk.submitForPractice({ players: [] }));
    // The data kept for pages has the stage and the checkpoint, only the stage, or neither.
    const [first, second] = [2, 3];
    for (const nth of reads === 0 ? [] : [first, second])
      host.faults.fail('Properties.setProperties', 'Argument too large: value', { nth });
    unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
    host.faults.clear();
    const answers = moveOf(openStage(desk), 0).map(([title]) => [title, '2']);
    host.faults.resetCounts();
    expect(unwrapReply(visit(addOn, 'checkMove', { key, stage: 'round-2', answers }))).toMatchObject({
      problems: expect.any(Array) as unknown,
    });
    expect(host.faults.count('Sheets.*')).toBe(reads);
  });

  test('books that are about to be written wait for a page that begins to send', () => {
    const addOn = withPage(createdGame(soullinked));
    const { host, desk, clock } = addOn;
    host.conditions.rowLagMs = 0;
    deliverAll(desk);
    const [first = '', second = ''] = keysOf(addOn).values();
    const stage = openStage(desk);
    unwrapReply(visit(addOn, 'sendMove', { key: first, stage: stage.name, answers: moveOf(stage, 0) }));
    clock.pass(6000);
    const sending = { key: second, stage: stage.name, answers: moveOf(stage, 1) };
    // Send at a moment when the book has been read and the lock is held. The page tries once, and waits.
    const run = (): void => addOn.calmly(() => void host.call('sendMove', [sending], { visitor: true }));
    host.faults.plant({ on: 'Drive.Files.get', nth: 1, when: 'after', action: { do: 'run', run } });
    host.faults.resetCounts();
    expect(unwrapReply(desk.deliverFates()).left).toBe(1);
    expect(host.faults.count('Sheets.Spreadsheets.batchUpdate')).toBe(0);
    clock.pass(6000);
    expect(unwrapReply(desk.deliverFates()).left).toBe(0);
  });
});

describe('beside the host', () => {
  test('a host who waits for the lock is let in before the next player', () => {
    const addOn = quietly('own faults', () => withPage(createdGame(soullinked)));
    const { host, desk, clock } = addOn;
    const key = keysOf(addOn).get('Aa') ?? '';
    let host1: unknown;
    // The host resolves during a player's call. The host's call waits in vain, since nothing else runs in this process.
    host.faults.plant({
      on: 'Sheets.Spreadsheets.Values.batchGetByDataFilter',
      nth: 1,
      action: { do: 'run', run: () => (host1 = desk.resolveRound({ stage: 'round-1', token: '' })) },
    });
    read(addOn, key);
    host.faults.clear();
    expect(host1).toMatchObject({ ok: false, error: { code: 'busy' } });
    // After that, players' calls are refused without trying the lock or reading the sheet.
    host.faults.resetCounts();
    expect(refused(visit(addOn, 'sendMove', { key, stage: 'round-1', answers: [] })).code).toBe('busy');
    expect(Object.keys(host.faults.counts()).filter((name) => /^(Sheets|Lock|FormApp)\./.test(name))).toEqual(
      [],
    );
    expect(unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' })).outcome).toBe('resolved');
    clock.pass(MINUTE);
    expect(read(addOn, key).ok).toBe(true);
  });

  test('if a late answer’s page says when Send was tapped, the host reads that', () => {
    const addOn = quietly('set times', () => withPage(createdGame(soullinked)));
    const { desk, clock } = addOn;
    unwrapReply(desk.setDeadline({ deadline: clock.now() + MINUTE }));
    clock.pass(2 * MINUTE);
    const [key = ''] = keysOf(addOn).values();
    const answers = moveOf(openStage(desk), 0);
    unwrapReply(visit(addOn, 'sendMove', { key, stage: 'round-1', answers, tapped: clock.now() - MINUTE }));
    clock.pass(MINUTE);
    expect(openStage(desk).submissions[0]?.tapText).toContain('“Send” was tapped 0 s');
  });

  test('the webhook and others’ addresses reach no page', () => {
    const webhook = 'https://discord.com/api/webhooks/1/secret-own';
    const addOn = withPage(
      createdGame({
        players: 4,
        contacts: [
          ['aa@example.com', webhook, ''],
          ['bb@example.com', '', ''],
        ],
        publicWebhook: 'https://discord.com/api/webhooks/2/secret-all',
      }),
    );
    resolveStage(addOn.desk);
    const keys = keysOf(addOn);
    for (const player of keys.keys()) {
      const text = JSON.stringify(pageOf(addOn, player));
      expect(text).not.toMatch(/webhooks|@example\.com/);
      // Only the player's own key appears, as part of the form's link.
      for (const [other, key] of keys) if (other !== player) expect(text).not.toContain(key);
    }
  });
});

test.each([
  ['on an open page a send takes four waits until it counts: the form is opened and sent', true],
  ['a send takes one more where no page is kept: the game is read', false],
])('%s', (_, isOpen) => {
  const addOn = quietly('counted calls', () => withPage(createdGame(soullinked)));
  const key = keysOf(addOn).get('Aa') ?? '';
  const stage = openStage(addOn.desk);
  if (isOpen) unwrapReply(read(addOn, key));
  addOn.host.faults.resetCounts();
  const { page } = unwrapReply(
    visit<{ readonly page: unknown }>(addOn, 'sendMove', {
      key,
      stage: stage.name,
      answers: moveOf(stage, 0),
    }),
  );
  expect(waitsIn(addOn.host.faults.trace())).toEqual([
    ...(isOpen ? [] : ['Sheets.Spreadsheets.Values.batchGetByDataFilter']),
    'FormApp.openById',
    'Form.getItems',
    'Item.getTitle',
    'FormResponse.submit',
  ]);
  expect(JSON.stringify(page)).toContain('Counts so far');
});
