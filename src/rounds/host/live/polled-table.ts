// The table of a live game as the host's window shows it. The window asks each second and more often: mostly the answer
// comes from the last reading of the sheet, since all of an account's calls share sixty readings a minute.
import { isObject, parseJson } from '../../../games/frame/json';
import { ok, type Result, fail } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { TableView } from './views';
import { lampsLit, noteLamps } from '../../page/memory';
import type { Ports } from '../../ports/ports';
import { loadGame } from '../../session/load';
import { keyDigest } from '../../session/page-keys';
import { openingOf } from '../../commit/made-on';
import { tableContent } from '../../page/table-content';
import type { GameSession } from '../../session/game-session';

/** How long a window does without reading the sheet. Answers by forms show so much later; answers by pages show at once. */
const READ_EVERY_SECONDS = 5;

interface Kept {
  /** The hash of the ledger's last row. */
  readonly row: string;
  readonly view: TableView;
}

/** Gives the table for the window that asks; a problem where the game is not played live. */
export function polledTable(ports: Ports): Result<TableView, CallProblem> {
  return keptTable(ports) ?? readTable(ports);
}

function readTable(ports: Ports): Result<TableView, CallProblem> {
  const session = loadGame(ports);
  if (!session.ok) return session;
  noteLamps(ports, session.value);
  const view = tableView(session.value, ports.now());
  const row = session.value.last?.hash;
  if (view.ok && row !== undefined) {
    const kept: Kept = { row, view: view.value };
    ports.pages.remember(new Map([[nameFor(ports), JSON.stringify(kept)]]), READ_EVERY_SECONDS);
  }
  return view;
}

/** The table as last read, with the lamps of players who sent by their pages; undefined if the game changed. */
function keptTable(ports: Ports): Result<TableView, CallProblem> | undefined {
  const kept = parseJson(ports.pages.recall([nameFor(ports)]).get(nameFor(ports)) ?? '');
  if (!isKept(kept) || kept.row !== ports.book.lastRow()) return undefined;
  const { stage } = kept.view;
  const lit = stage === null ? [] : lampsLit(ports, stage.name);
  const players = stage?.players.map((one) => ({ ...one, sent: one.sent || lit.includes(one.player) })) ?? [];
  return ok({ ...kept.view, stage: stage === null ? null : { ...stage, players }, now: ports.now() });
}

/** Forgets what was kept for this account’s window: its next call reads the sheet. */
export function forgetTable(ports: Pick<Ports, 'pages' | 'who'>): void {
  ports.pages.forget([nameFor(ports)]);
}

/**
 * Gives the name under which the table is kept for this account. Each account has one of its own, since it is checked
 * only when the game is read whether the account may read it. Players' pages never get what is kept under this name.
 */
function nameFor({ who }: Pick<Ports, 'who'>): string {
  return `window ${keyDigest(who())}`;
}

/** Whether a value is what was kept here: only the script writes where it is kept. */
function isKept(value: unknown): value is Kept {
  return isObject(value) && typeof value.row === 'string' && isObject(value.view);
}

/** Gives the table as the host's window shows it; a problem where the game is not played live. */
export function tableView(session: GameSession, now: number): Result<TableView, CallProblem> {
  const content = tableContent(session);
  if (content === undefined)
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  const { stage } = content;
  return ok({ ...content, stage: stage === null ? null : { ...stage, at: openingOf(session) }, now });
}
