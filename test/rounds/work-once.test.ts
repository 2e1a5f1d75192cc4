// Work that is done once: how often a click has a game judge submissions, draw pages and explain days, looks up how
// players are called, and goes through the tabs Roster and Settings.
import { given } from '../../src/commands/desk-calls';
import { functionCalls } from '../support/function-calls';
import { played, stageIn } from '../support/paper-game';

const COUNTED = {
  judge: 'games/frame/begin-match.ts',
  page: 'games/frame/begin-match.ts',
  explainNext: 'games/pokemon-snap/explanation/explain.ts',
  namesAt: 'rounds/session/shown-names.ts',
  rowsByText: 'rounds/contacts/contacts.ts',
};
type Counts = Readonly<Record<keyof typeof COUNTED, number>>;

/**
 * A click's most calls. Of the eight players six are Pokémon, each of whose four days is explained. Names are found once
 * for the session, and once for each form or stage whose players are not those of today.
 */
const MOST: Readonly<Record<string, Counts>> = {
  desk: { judge: 1, page: 0, explainNext: 0, namesAt: 3, rowsByText: 2 },
  preview: { judge: 0, page: 0, explainNext: 24, namesAt: 1, rowsByText: 2 },
  resolve: { judge: 2, page: 0, explainNext: 0, namesAt: 4, rowsByText: 2 },
  deliver: { judge: 1, page: 8, explainNext: 24, namesAt: 4, rowsByText: 2 },
};

test('each click of Pokémon Snap in its fourth day does it no more often than it must', () => {
  const book = played(3, { game: 'pokemon-snap' });
  const { desk } = book;
  given(desk.submitForPractice({ players: [] }));
  const { name: stage } = stageIn(desk);
  const counts = functionCalls(COUNTED, {
    desk: () => given(desk.getDesk({ refresh: true })),
    preview: () => given(desk.previewRound()),
    resolve: () => given(desk.resolveRound({ stage, token: '' })),
    deliver: () => given(desk.deliverSome()),
  });
  expect(counts).toEqual(MOST);
});
