// News: announcements of what the host enters.
import { lineText } from '../../../src/games/frame/account';
import { unsentNews, newsOfEntry, type News } from '../../../src/games/frame/news';
import { loneNumber } from '../../example-game/game';
import type { Event } from '../../example-game/events';

const named = (prize: string): Event => ({ kind: 'prize-named', to: 'everyone', prize });
const forAll = (text: string): News => ({ to: 'everyone', text });
const toAna = (text: string): News => ({ to: { player: 'Ana' }, text });
const sentence = (prize: string): string => loneNumber.lines(named(prize)).map(lineText).join();
const state = {} as Parameters<typeof newsOfEntry<never>>[2]['state'];

function told(before: readonly string[], now: readonly string[]): readonly string[] {
  const news = newsOfEntry(loneNumber, before.map(named), { state, events: now.map(named) });
  return news.map(({ text }) => text);
}

test('if one of two equal sentences was sent before, only the other is news', () => {
  expect(unsentNews([forAll('A'), forAll('A'), toAna('A')], [forAll('A')])).toEqual([
    forAll('A'),
    toAna('A'),
  ]);
  expect(unsentNews([toAna('A')], [{ to: { player: 'Bo' }, text: 'A' }])).toEqual([toAna('A')]);
  expect(told(['a cake'], ['a cake', 'a cake'])).toEqual([sentence('a cake')]);
});

test('news that no longer holds is withdrawn before new news', () => {
  expect(told(['a cake'], [])).toEqual([`Undone by the host: ${sentence('a cake')}`]);
  expect(told(['a cake', 'a cake'], ['a cake'])).toEqual([`Undone by the host: ${sentence('a cake')}`]);
  expect(told(['a cake'], ['a pie'])).toEqual([
    `Undone by the host: ${sentence('a cake')}`,
    sentence('a pie'),
  ]);
});

test('a game can state the current value, which is announced once', () => {
  const game = { ...loneNumber, takenBack: () => sentence('a pie') };
  const entry = { state, events: [named('a pie')] };
  expect(newsOfEntry(game, [named('a cake')], entry)).toEqual([forAll(sentence('a pie'))]);
  expect(newsOfEntry(game, [named('a cake')], { state, events: [] })).toEqual([forAll(sentence('a pie'))]);
});
