// The calls of the sidebar over ports: their type, and the answer that most of them give.
import { ok, type Result } from '../../games/frame/result';
import type { CallProblem, DeskApi, DeskView, Reply, SidebarCall } from '../api';
import type { Ports } from '../ports/ports';
import type { Session } from '../session/game-session';
import { deskView } from '../view/desk-view';

export type Calls = {
  readonly [K in SidebarCall]: (ports: Ports, ...input: Parameters<DeskApi[K]>) => ReturnType<DeskApi[K]>;
};

/**
 * For calls that redraw tabs of the host book: they read the tabs first, so that those that stay the same are not
 * written.
 */
export const REDRAWS = { rendered: true };

/** The desk as it is after a call. */
export function desk(done: Result<Session, CallProblem>): Reply<DeskView> {
  return done.ok ? ok(deskView(done.value)) : done;
}
