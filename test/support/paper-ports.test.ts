import { given } from '../../src/commands/desk-calls';
import { isObject } from '../../src/games/frame/json';
import { kindsOf, played, submitted, stageIn } from './paper-game';
import type { Paper } from './paper-ports';

/** All lists, maps and objects within a game, with the path that leads to each. */
function partsOf(value: unknown, path = 'book', found = new Map<unknown, string>()): Map<unknown, string> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.set(value, path);
  const entries = value instanceof Map ? [...value] : isObject(value) ? Object.entries(value) : [];
  const items = Array.isArray(value) ? [...value.entries()] : [];
  for (const [key, part] of [...entries, ...items]) partsOf(part, `${path}.${String(key)}`, found);
  return found;
}

/** The data of a game on paper, without its functions. */
const heldBy = ({ desk: _, ports: _ports, ...held }: Paper) => ({ ...held, drawn: held.drawn() });

test('what is done in one copy of a game is not in another', () => {
  const [first, second] = [submitted(), submitted()];
  const before = kindsOf(second);
  given(first.desk.resolveRound({ stage: stageIn(first.desk).name, token: '' }));
  expect(kindsOf(first)).not.toEqual(before);
  expect(kindsOf(second)).toEqual(before);
});

test('copies of a game share nothing that could be changed', () => {
  const [first, second] = [played(2), played(2)].map((book) => partsOf(heldBy(book)));
  const shared = [...(first ?? [])].filter(([part]) => second?.has(part)).map(([, path]) => path);
  expect(first?.size).toBeGreaterThan(500);
  expect(shared).toEqual([]);
});

test('a copy goes on as its original does', () => {
  const original = played(1);
  const copy = original.copy();
  for (const book of [original, copy]) {
    given(book.desk.submitForPractice({ players: [] }));
    given(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  }
  expect(JSON.stringify([...copy.grids])).toBe(JSON.stringify([...original.grids]));
  expect([...copy.books]).toEqual([...original.books]);
});
