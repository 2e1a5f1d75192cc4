// A server for the sidebar with a drafted game.
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { DraftView, DraftInput } from '../../src/rounds/reply/draft-view';
import { draft } from './draft-fixtures';
import { GAMES, SHOWN } from './game-fixtures';
import { playing } from './screens';
import { empty, FakeServer } from './sidebar-page';

export const drafting = (part: Partial<DraftView> = {}): DeskView => ({
  phase: 'empty',
  games: GAMES,
  shown: SHOWN,
  draft: draft(part),
});

/** A server that saves drafts, demands at least four players, and creates games. */
export function draftServer(first: DeskView = empty()): FakeServer {
  const server = new FakeServer(first);
  const show = (view: DeskView) => {
    server.view = view;
    return server.desk();
  };
  server.handlers = {
    draft: ({ practice = false }) =>
      show(drafting({ practice, roster: [], settings: {}, problems: ['No players.'] })),
    saveDraft: ({ place: _, ...input }: DraftInput) =>
      show(
        drafting({
          // Saving never changes the columns.
          ...(server.view.draft !== undefined ? { columns: server.view.draft.columns } : {}),
          ...input,
          game: draft().game,
          problems: input.roster.length < 4 ? ['Too few players.'] : [],
        }),
      ),
    discardDraft: () => show(empty()),
    create: () => show(playing({ toPrepare: ['The form', 'The books'] })),
    prepareNext: () => {
      const left = server.view.phase === 'playing' ? server.view.play.toPrepare.slice(1) : [];
      return show(playing({ toPrepare: left }));
    },
  };
  return server;
}
