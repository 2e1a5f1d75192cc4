// Visits a host's players' page: the players' keys, and the page's calls.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { PageUpdate } from '../../src/rounds/page/views';
import type { Reply } from '../../src/rounds/reply/reply';
import type { StageView } from '../../src/rounds/host/stage/views';
import type { TestHost } from './host';
import { gameView } from './host-game';

export const ADDRESS = 'https://script.google.com/macros/s/AKfy_page-1/exec';

export function withPage(addOn: TestHost): TestHost {
  unwrapReply(addOn.desk.savePage({ address: ADDRESS }));
  return addOn;
}

/** Each player's key, from their link to the page. */
export function keysOf({ desk }: TestHost): ReadonlyMap<string, string> {
  return new Map(
    gameView(desk).players.map(({ name, page }) => [name, new URL(page).searchParams.get('key') ?? '']),
  );
}

export function visit<T>({ host, patiently }: TestHost, name: string, input: object): Reply<T> {
  return patiently(
    name,
    (openedAt) => host.call(name, [input], { visitor: true, openedAt }) as unknown as Reply<T>,
  );
}

export const read = (addOn: TestHost, key: string, stamp = ''): Reply<PageUpdate> =>
  visit<PageUpdate>(addOn, 'readPage', { key, stamp });

/** A legal move in Soullinked; `index`: the player's index on the roster. */
export function moveOf(stage: StageView, index: number): readonly (readonly [string, string])[] {
  const at = index % 2 === 0 ? 2 : 1;
  const values: Readonly<Record<string, number>> = { Row: at, Column: at, 'Power card': 1 };
  return (stage.asks[0]?.questions ?? []).map(({ title }) => [title, String(values[title] ?? 1)]);
}
