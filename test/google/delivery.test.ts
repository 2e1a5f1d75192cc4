// Delivery to books and Discord: who may read, what pauses it, what Discord refuses, and nothing twice.
import { builtCode, openAddOn, removeAddOns, type AddOn } from './add-on';
import type { DeliveryView } from '../../src/rounds/view/api';

afterAll(removeAddOns);

const WEBHOOK = 'https://discord.com/api/webhooks/1/public';

interface Contacts {
  readonly email?: string;
  readonly webhook?: string;
  readonly everyone?: string;
}

/** A practice game, with contacts of the first player, before anything is made for it. */
async function game({ email = '', webhook = '', everyone = '' }: Contacts = {}): Promise<AddOn> {
  const code = await builtCode();
  const addOn = await openAddOn({
    bundle: {
      text: `${code}\nfunction drive(method, ...args) { return Drive[method[0]][method[1]](...args); }`,
    },
  });
  addOn.call('startDraft', { game: 'soullinked', practice: true });
  const [header = []] = addOn.tab('Roster');
  const column = (title: string): string => String.fromCharCode(65 + header.indexOf(title));
  addOn.type(`Roster!${column('E-mail')}2`, email);
  addOn.type(`Roster!${column('Discord webhook')}2`, webhook);
  const row = addOn.tab('Settings').findIndex(([title]) => title === 'Discord webhook of the public channel');
  addOn.type(`Settings!B${row + 1}`, everyone);
  addOn.create();
  return addOn;
}

function of(addOn: AddOn, title: string): DeliveryView | undefined {
  return addOn.view().deliveries.find((delivery) => delivery.title === title);
}

const idOf = (url: string): string => /\/d\/([^/]+)/.exec(url)?.[1] ?? '';

function readers(addOn: AddOn, url: string): readonly unknown[] {
  const { permissions } = addOn.host.call('drive', [
    ['Permissions', 'list'],
    idOf(url),
    { fields: 'permissions(type,role,emailAddress)' },
  ]) as unknown as { permissions: readonly { type: string; role: string; emailAddress?: string }[] };
  return permissions
    .filter(({ role }) => role !== 'owner')
    .map(({ type, role, emailAddress = '' }) => `${type} ${role} ${emailAddress}`.trim());
}

describe('books', () => {
  test('are shared with the player’s address where one is given, else by link, and only for reading', async () => {
    const addOn = await game({ email: 'ana@example.com' });
    const view = addOn.view();
    expect(readers(addOn, view.publicBook)).toEqual(['anyone reader']);
    expect(readers(addOn, view.players[0]?.book ?? '')).toEqual(['user reader ana@example.com']);
    expect(readers(addOn, view.players[1]?.book ?? '')).toEqual(['anyone reader']);
  });

  test('a book that others can read is not written to until the host allows it', async () => {
    const addOn = await game({ email: 'ana@example.com' });
    const book = addOn.view().players[0]?.book ?? '';
    addOn.host.call('drive', [['Permissions', 'create'], { type: 'anyone', role: 'reader' }, idOf(book)]);
    addOn.deliver();
    expect(of(addOn, "Ana's book")).toMatchObject({
      state: 'paused',
      note: expect.stringContaining('anyone with the link') as unknown,
    });
    expect(addOn.host.sheets().get(idOf(book), { fields: 'sheets.properties.title' })).not.toMatchObject({
      sheets: [{ properties: { title: 'Now' } }],
    });
    addOn.call('settleDelivery', { id: of(addOn, "Ana's book")?.id ?? '', as: 'waiting' });
    addOn.deliver();
    expect(of(addOn, "Ana's book")?.state).toBe('done');
  });

  test('a book that was deleted is made again, shared as before', async () => {
    const addOn = await game({ email: 'ana@example.com' });
    const book = addOn.view().players[0]?.book ?? '';
    addOn.host.call('drive', [['Files', 'update'], { trashed: true }, idOf(book)]);
    addOn.deliver();
    const again = addOn.view().players[0]?.book ?? '';
    expect(again).not.toBe(book);
    expect(readers(addOn, again)).toEqual(['user reader ana@example.com']);
    expect(addOn.tab('Now', idOf(again))).not.toEqual([]);
  });

  test('where an organisation forbids links, the host is told what was tried', async () => {
    const addOn = await openAddOn();
    addOn.call('startDraft', { game: 'soullinked', practice: true });
    addOn.call('createGame');
    addOn.host.faults.fail('Drive.Permissions.create', 'The domain policy has disabled sharing by link.');
    let error = '';
    for (let calls = 0; calls < 5 && error === ''; calls += 1) {
      const answer = addOn.try('prepareNext');
      if (!answer.ok) error = answer.error.text;
    }
    expect(error).toMatch(/^Sharing a book: .*domain policy/);
  });
});

describe('Discord', () => {
  /** Posts of one round to the public channel, each as what Discord got. */
  function posts(addOn: AddOn): readonly { content: string; allowed_mentions: unknown }[] {
    return addOn.requests.map(
      ({ payload }) => JSON.parse(payload ?? '') as { content: string; allowed_mentions: unknown },
    );
  }

  test('gets short messages that ping nobody, each to its own channel', async () => {
    const addOn = await game({ everyone: WEBHOOK, webhook: 'https://discord.com/api/webhooks/2/ana' });
    addOn.round();
    addOn.deliver();
    expect(new Set(addOn.requests.map(({ url }) => url))).toEqual(
      new Set([`${WEBHOOK}?wait=true`, 'https://discord.com/api/webhooks/2/ana?wait=true']),
    );
    for (const { content, allowed_mentions } of posts(addOn)) {
      expect(content.length).toBeLessThanOrEqual(2000);
      expect(allowed_mentions).toEqual({ parse: [] });
    }
  });

  test.each([
    ['a short wait is waited', [{ code: 429, text: '{"retry_after": 1.2}' }], 'done', 2],
    ['a long wait is left to the host', [{ code: 429, text: '{"retry_after": 300}' }], 'failed', 1],
    ['a deleted webhook is told', [{ code: 404 }], 'failed', 1],
    ['an error of Discord’s leaves it open whether it was posted', [{ code: 502 }], 'unsure', 1],
  ])('%s', async (_, answers, state, requests) => {
    const addOn = await game({ everyone: WEBHOOK });
    addOn.round();
    addOn.answers.push(...answers);
    addOn.deliver();
    expect(of(addOn, 'Discord, public channel')?.state).toBe(state);
    expect(addOn.requests).toHaveLength(requests);
    addOn.deliver();
    expect(addOn.requests).toHaveLength(requests);
  });

  test('an address that is no webhook is sent nothing', async () => {
    const addOn = await game({ everyone: 'https://example.com/api/webhooks/1/x' });
    addOn.round();
    addOn.deliver();
    expect(of(addOn, 'Discord, public channel')).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('webhook') as unknown,
    });
    expect(addOn.requests).toEqual([]);
  });
});

describe('who may not is told so in a sentence', () => {
  test.each([
    ['Sheets.Spreadsheets.Values.batchGetByDataFilter', 'The caller does not have permission'],
    [
      'PropertiesService.getDocumentProperties',
      'You do not have permission to call PropertiesService.getDocumentProperties.',
    ],
    [
      'Sheets.*',
      'We’re sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.',
    ],
  ])('%s: %s', async (call, message) => {
    const addOn = await openAddOn();
    addOn.practice();
    addOn.host.faults.fail(call, message);
    const { code, text } = addOn.error('getDesk');
    expect([code, text]).toEqual([
      'not-authorized',
      expect.stringMatching(/several Google accounts.*only this one/),
    ]);
  });

  test('a host who may only read the spreadsheet', async () => {
    const addOn = await openAddOn();
    addOn.practice();
    addOn.host.faults.deny('Sheets.Spreadsheets.batchUpdate', 'The caller does not have permission');
    expect(addOn.view().players).not.toEqual([]);
    const { code, text } = addOn.error('setAccepting', { accepting: false });
    expect([code, text]).toEqual(['not-authorized', expect.stringContaining('they must let you edit it')]);
  });
});
