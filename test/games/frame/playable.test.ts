// The refusals of the catalogue: tabs that the frame or another tab of the same book has a right to.
import { playable } from '../../../src/games/frame/playable';
import { FRAME_TITLES } from '../../../src/games/frame/reserved-titles';
import { loneNumber } from '../../example-game/game';

type Views = typeof loneNumber.views;

function withViews(views: Partial<Views>): typeof loneNumber {
  return { ...loneNumber, views: { ...loneNumber.views, home: { public: [], player: [] }, ...views } };
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

test('two tabs of one book may not have one title; those of two books may', () => {
  expect(() => playable(withViews({ public: [tab('Board'), tab('board')] }))).toThrow('“board”');
  expect(() => playable(withViews({ public: [tab('Board')], host: [tab('Board')] }))).not.toThrow();
});

test('a home page may not repeat a tab that its reader does not have', () => {
  const part = { tab: 'Numbers', rows: { kind: 'facts' } } as const;
  // The host's tab of that title is not the public's.
  for (const home of [
    { public: [part], player: [] },
    { public: [], player: [part] },
  ]) {
    expect(() => playable(withViews({ home }))).toThrow('“Numbers”');
  }
});
