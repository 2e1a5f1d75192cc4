// Numbers agree with their nouns in everything that a season's loop says: what the host is shown, previews, books, messages.
import { given } from '../../src/commands/desk-calls';
import { cellValue } from '../../src/games/frame/tabs';
import type { DeskView } from '../../src/rounds/host/desk/views';
import { wrongIn } from '../games/nouns';
import { paper } from '../support/paper-ports';

/** All texts within a value, each for itself. */
function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
}

test('a practice season from its first match to its end', () => {
  const book = paper();
  const said = new Set<string>();
  const listen = (...values: readonly unknown[]): void => {
    for (const text of values.flatMap(textsWithin)) said.add(text);
  };
  given(book.desk.startPracticeSeason());
  let view: DeskView = given(book.desk.getDesk());
  for (let steps = 0; steps < 400 && 'season' in view && view.season.end === null; steps += 1) {
    const step = given(book.desk.playPracticeStep());
    view = step.desk;
    listen(step.did, view);
    if ('play' in view && view.play.stage !== null && view.play.stage.waitingFor.length === 0) {
      listen(given(book.desk.previewRound()));
    }
    book.pass(60_000);
  }
  for (const { tabs } of book.books.values()) {
    for (const { rows } of tabs) for (const row of rows) listen(...row.map(cellValue));
  }
  listen(book.posts);
  expect(said.size).toBeGreaterThan(500);
  // Not the items of a shop as their setting is typed: `cost 1 victims 1`.
  expect([...said].filter((text) => wrongIn(text) && !text.includes('weapon cost'))).toEqual([]);
});
