// A server for the sidebar that resolves a round and delivers it.
import { NAMES } from './game-fixtures';
import { delivery, play } from './play-fixtures';
import { round, stage } from './stage-fixtures';
import { AFTER, playing, resolved } from './screens';
import { FakeServer } from './sidebar-page';

export const COMPLETE = stage({ waitingFor: [] });

export const WAITING = NAMES.map((name, index) =>
  delivery({ id: `w${index}`, title: `${name}’s book`, state: 'waiting' }),
);

/** A server that resolves, then delivers three items per call. */
export function resolvingServer(first = playing({ stage: COMPLETE })): FakeServer {
  const server = new FakeServer(first);
  const after = AFTER.phase === 'playing' ? AFTER.play : play();
  const left = (from: number) =>
    WAITING.map((entry, index) => (index < from ? { ...entry, state: 'done' as const } : entry));
  let delivered = 0;
  server.handlers = {
    previewRound: () => ({ ok: true, value: round() }),
    resolveRound: () => {
      server.view = { ...AFTER, play: { ...after, deliveries: left(0) } } as typeof AFTER;
      return { ok: true, value: resolved({ desk: server.view }) };
    },
    deliverSome: () => {
      delivered += 3;
      server.view = { ...AFTER, play: { ...after, deliveries: left(delivered) } } as typeof AFTER;
      return server.desk();
    },
  };
  return server;
}
