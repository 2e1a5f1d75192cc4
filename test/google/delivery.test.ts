// Delivery to books and Discord: who may read, what pauses it, what Discord refuses, and nothing twice.
import { given } from '../../src/commands/desk-calls';
import { shareByHand } from '../support/co-hosts';
import { quietly } from '../support/evening';
import type { TestHost } from '../support/host';
import { cells } from '../support/host-books';
import {
  createdGame,
  deliverAll,
  gameView,
  refused,
  resolveStage,
  SMALL,
  typePublicWebhook,
} from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { deliverByWindow } from '../support/posting-window';
import type { DeliveryView } from '../../src/rounds/reply/posts';

const WEBHOOK = 'https://discord.com/api/webhooks/1/public';

interface Contacts {
  readonly email?: string;
  readonly webhook?: string;
  readonly everyone?: string;
}

/** A practice game, with contacts of the first player, before anything is delivered. */
function game({ email = '', webhook = '', everyone = '' }: Contacts = {}): TestHost {
  return createdGame({ ...SMALL, contacts: [[email, webhook, '']], publicWebhook: everyone });
}

/** The same after the first round. */
function resolved(contacts: Contacts): TestHost {
  return madeOnce(`resolved ${JSON.stringify(contacts)}`, () => {
    const addOn = game(contacts);
    resolveStage(addOn.desk);
    return addOn;
  });
}

function of(addOn: TestHost, title: string): DeliveryView | undefined {
  return gameView(addOn.desk).deliveries.find((delivery) => delivery.title === title);
}

const idOf = (url: string): string => /\/d\/([^/]+)/.exec(url)?.[1] ?? '';

function readers({ host }: TestHost, url: string): readonly string[] {
  return (host.cloud.file(idOf(url))?.permissions ?? [])
    .filter(({ role }) => role !== 'owner')
    .map(({ type, role, emailAddress = '' }) => `${type} ${role} ${emailAddress}`.trim());
}

describe('books', () => {
  test('are shared with the player’s address where one is given, else by link, and only for reading', () => {
    const addOn = game({ email: 'aa@example.com' });
    const view = gameView(addOn.desk);
    expect(readers(addOn, view.publicBook)).toEqual(['anyone reader']);
    expect(readers(addOn, view.players[0]?.book ?? '')).toEqual(['user reader aa@example.com']);
    expect(readers(addOn, view.players[1]?.book ?? '')).toEqual(['anyone reader']);
  });

  test('a book that others can read is not written to until the host allows it', () => {
    const addOn = game({ email: 'aa@example.com' });
    const book = gameView(addOn.desk).players[0]?.book ?? '';
    shareByHand(addOn, idOf(book), { id: 'anyone', type: 'anyone', role: 'reader' });
    deliverAll(addOn.desk);
    expect(of(addOn, "Aa's book")).toMatchObject({
      state: 'paused',
      note: expect.stringContaining('anyone with the link') as unknown,
    });
    expect(addOn.host.sheets().get(idOf(book), { fields: 'sheets.properties.title' })).not.toMatchObject({
      sheets: [{ properties: { title: 'Now' } }],
    });
    given(addOn.desk.settleDelivery({ id: of(addOn, "Aa's book")?.id ?? '', was: 'paused', as: 'waiting' }));
    deliverAll(addOn.desk);
    expect(of(addOn, "Aa's book")?.state).toBe('done');
  });

  test('a book that was deleted is made again, shared as before', () => {
    const addOn = game({ email: 'aa@example.com' });
    const book = gameView(addOn.desk).players[0]?.book ?? '';
    addOn.host.cloud.changeFiles((files) => {
      const file = files[idOf(book)];
      if (file !== undefined) file.trashed = true;
    });
    deliverAll(addOn.desk);
    const again = gameView(addOn.desk).players[0]?.book ?? '';
    expect(again).not.toBe(book);
    expect(readers(addOn, again)).toEqual(['user reader aa@example.com']);
    expect(cells(addOn.host, idOf(again), 'Now')).not.toEqual([]);
  });
});

describe('Discord', () => {
  /** Posts of one round to the public channel, each as what Discord got. */
  function posts(addOn: TestHost): readonly { content: string; allowed_mentions: unknown }[] {
    return addOn.requests.map(
      ({ payload }) => JSON.parse(payload ?? '') as { content: string; allowed_mentions: unknown },
    );
  }

  /** Delivers a round from a window. */
  async function delivered(addOn: TestHost): Promise<number> {
    let slept = 0;
    await deliverByWindow(addOn.desk, addOn.discord, (ms) => (slept += ms));
    return slept;
  }

  test('gets short messages that ping nobody, each to its own channel, from the host’s window', async () => {
    const addOn = resolved({ everyone: WEBHOOK, webhook: 'https://ptb.discord.com/api/v10/webhooks/2/ana' });
    addOn.host.faults.deny('UrlFetchApp.fetch');
    await delivered(addOn);
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
    [
      'an address that is shut out tries no second time',
      [{ code: 429, text: 'error code: 1015' }],
      'waiting',
      1,
    ],
  ])('%s', async (_, answers, state, requests) => {
    // On an evening on which Google loses its answer to a claim, nobody knows whether the message was posted.
    const addOn = quietly('counted calls', () => resolved({ everyone: WEBHOOK }));
    addOn.answers.push(...answers);
    const slept = await delivered(addOn);
    expect(of(addOn, 'Discord, public channel')?.state).toBe(state);
    expect(addOn.requests).toHaveLength(requests);
    expect(slept).toBe(requests === 2 ? 1300 : 0);
    if (state === 'waiting') return;
    await deliverByWindow(addOn.desk, addOn.discord);
    expect(addOn.requests).toHaveLength(requests);
  });

  test('an address that is no webhook is sent nothing', async () => {
    const addOn = resolved({ everyone: WEBHOOK });
    typePublicWebhook(addOn, 'https://example.com/api/webhooks/1/x');
    await delivered(addOn);
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
  ])('%s: %s', (call, message) => {
    const addOn = quietly('own faults', () => createdGame(SMALL));
    addOn.host.faults.fail(call, message);
    const { code, text } = refused(addOn.desk.getDesk());
    expect([code, text]).toEqual([
      'not-authorized',
      expect.stringMatching(/several Google accounts.*only this one/),
    ]);
  });

  test('a host who may only read the spreadsheet', () => {
    const addOn = quietly('own faults', () => createdGame(SMALL));
    addOn.host.faults.deny('Sheets.Spreadsheets.batchUpdate', 'The caller does not have permission');
    expect(gameView(addOn.desk).players).not.toEqual([]);
    const { code, text } = refused(addOn.desk.setAccepting({ accepting: false }));
    expect([code, text]).toEqual(['not-authorized', expect.stringContaining('they must let you edit it')]);
  });
});
