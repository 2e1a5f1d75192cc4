// The table of a live game in the host's window. The window polls at least once a second, mostly from the cache, because all
// of an account's calls together can read the sheet only sixty times a minute.
import { isObject, parseJson } from '../../../games/frame/json';
import { ok, type Result, fail } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { LiveTableView } from './views';
import { cachedLitPlayers, dropOutdatedLamps } from '../../page/page-cache';
import type { Ports } from '../../ports/ports';
import { loadGame } from '../../session/load';
import { keyDigest } from '../../session/page-keys';
import { currentOpening } from '../../commit/outdated-calls';
import { liveTableContent } from '../../page/live-table-content';
import type { GameSession } from '../../session/game-session';

/** Answers sent by form can appear up to this many seconds late; answers sent from a page appear at once. */
const READ_INTERVAL_SECONDS = 5;

interface CachedLiveTable {
  /** Hash of the ledger's last row. */
  readonly row: string;
  readonly view: LiveTableView;
}

/** The table, cached if possible; refused unless the game is live. */
export function pollLiveTable(ports: Ports): Result<LiveTableView, CallProblem> {
  return cachedLiveTable(ports) ?? readLiveTable(ports);
}

function readLiveTable(ports: Ports): Result<LiveTableView, CallProblem> {
  const session = loadGame(ports);
  if (!session.ok) return session;
  dropOutdatedLamps(ports, session.value);
  const view = liveTableView(session.value, ports.now());
  const row = session.value.last?.hash;
  if (view.ok && row !== undefined) {
    const kept: CachedLiveTable = { row, view: view.value };
    ports.pages.remember(new Map([[cacheKey(ports), JSON.stringify(kept)]]), READ_INTERVAL_SECONDS);
  }
  return view;
}

/** The cached table, with lamps lit for players who have since answered on their pages; undefined if the game changed. */
function cachedLiveTable(ports: Ports): Result<LiveTableView, CallProblem> | undefined {
  const kept = parseJson(ports.pages.recall([cacheKey(ports)]).get(cacheKey(ports)) ?? '');
  if (!isCachedLiveTable(kept) || kept.row !== ports.book.lastRow()) return undefined;
  const { stage } = kept.view;
  const lit = stage === null ? [] : cachedLitPlayers(ports, stage.name);
  const players = stage?.players.map((one) => ({ ...one, sent: one.sent || lit.includes(one.player) })) ?? [];
  return ok({ ...kept.view, stage: stage === null ? null : { ...stage, players }, now: ports.now() });
}

/** Clears this account's cached table, so that its next call reads the sheet. */
export function clearCachedTable(ports: Pick<Ports, 'pages' | 'who'>): void {
  ports.pages.forget([cacheKey(ports)]);
}

/**
 * The cache key, one per account, because permissions are only checked when the game is read. Players' pages can't read what
 * is stored under this key.
 */
function cacheKey({ who }: Pick<Ports, 'who'>): string {
  return `window ${keyDigest(who())}`;
}

/** Only this script writes the cache, so a rough check is enough. */
function isCachedLiveTable(value: unknown): value is CachedLiveTable {
  return isObject(value) && typeof value.row === 'string' && isObject(value.view);
}

/** The table as read from the sheet; refused unless the game is live. */
export function liveTableView(session: GameSession, now: number): Result<LiveTableView, CallProblem> {
  const content = liveTableContent(session);
  if (content === undefined)
    return fail({ code: 'not-live', text: 'Opening the table: the game in this spreadsheet isn’t live.' });
  const { stage } = content;
  return ok({ ...content, stage: stage === null ? null : { ...stage, at: currentOpening(session) }, now });
}
