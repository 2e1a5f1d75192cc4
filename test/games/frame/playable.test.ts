// The catalogue refuses a game whose tab titles are reserved or used twice in a book.
import { playable } from '../../../src/games/frame/playable';
import { FRAME_TITLES } from '../../../src/games/frame/reserved-titles';
import { loneNumber } from '../../example-game/game';

type Views = typeof loneNumber.views;

function withViews(views: Partial<Views>): typeof loneNumber {
  return { ...loneNumber, views: { ...loneNumber.views, home: { public: [] }, ...views } };
}

const tab = (title: string) => ({ title, content: () => null });

test.each([...Object.values(FRAME_TITLES), 'now', ' Rules ', 'Form Responses 3'])(
  'a tab called “%s” is refused in every book',
  (title) => {
    for (const views of [{ host: [tab(title)] }, { public: [tab(title)] }, { player: [tab(title)] }]) {
      expect(() => playable(withViews(views))).toThrow(`“${title}”`);
    }
  },
);

test('two tabs of one book can’t have the same title, but tabs of two books can', () => {
  expect(() => playable(withViews({ public: [tab('Board'), tab('board')] }))).toThrow('“board”');
  expect(() => playable(withViews({ public: [tab('Board')], host: [tab('Board')] }))).not.toThrow();
});

test('a home page can’t repeat a tab that its reader doesn’t have', () => {
  const part = { tab: 'Numbers', rows: { kind: 'facts' } } as const;
  // The host's tab of this title isn't in the public book.
  for (const home of [
    { public: [part] },
    { public: [], panes: { public: [[part]], player: [] } },
    { public: [], panes: { public: [], player: [[part]] } },
  ]) {
    expect(() => playable(withViews({ home }))).toThrow('“Numbers”');
  }
});

test('a player’s home page can repeat their own tabs, public ones, and the roster', () => {
  const parts = ['Numbers', 'Own', FRAME_TITLES.game].map((title) => ({
    tab: title,
    rows: { kind: 'whole' } as const,
  }));
  const home = { public: [], panes: { public: [], player: [parts] } };
  expect(() => playable(withViews({ home, public: [tab('Numbers')], player: [tab('Own')] }))).not.toThrow();
});
