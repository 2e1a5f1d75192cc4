// Draws of the host's own match (OM-7) in previews: nothing is drawn yet, and readers see what the round will say.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { JsonObject } from '../../src/games/frame/json';
import { correct, created, deliver, sessionOf } from '../support/paper-game';
import { paperOnce, type Paper } from '../support/paper-ports';

const QUESTIONS = 'Say; text; optional';
const ROLES = ['badger', 'otter', 'heron', 'viper', 'mole'] as const;
const ROLE = `Role; each; ${ROLES.join(' | ')}`;
const DRAWS = `${ROLE}\nOrder; everyone; north | south | east\nPrize; host; gold | lead`;
const settingsWith = (draws: string) => ({ Title: 'Draws', Questions: QUESTIONS, Draws: draws });

const facts = (book: Paper): JsonObject => sessionOf(book).match.facts;

function previewed(book: Paper): ReadonlyMap<string, string> {
  const { messages } = unwrapReply(book.desk.previewRound());
  return new Map(messages.map(({ to, text }) => [to === 'everyone' ? to : to.player, text]));
}

/** A match whose host has saved these draws for its first round. */
const saved = paperOnce((draws: string) => {
  const book = created({ game: 'own-match', settings: settingsWith('none') });
  unwrapReply(book.desk.saveHostFacts({ answers: { Draws: draws } }));
  return book;
});

test('the preview of a round shows each reader the saved draws as the round will announce them', () => {
  const book = saved(DRAWS);
  const shown = previewed(book);
  expect(previewed(book)).toEqual(shown);
  const { roster } = sessionOf(book).match;
  const theirs = roster.map((player) => ROLES.filter((word) => shown.get(player)?.includes(word)));
  expect(theirs.map((words) => words.length)).toEqual(roster.map(() => 1));
  expect(new Set(theirs.flat()).size).toBe(roster.length);
  expect(shown.get('everyone')).toMatch(/Order: .* \(drawn\)/);
  for (const word of ROLES) expect(shown.get('everyone')).not.toContain(word);
  for (const text of shown.values()) expect(text).not.toMatch(/Prize|gold|lead/);
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(facts(book)['draws']).toMatchObject([
    {
      round: 1,
      title: 'Role',
      players: Object.fromEntries(roster.map((player, at) => [player, theirs[at]?.[0]])),
    },
    { round: 1, title: 'Order' },
    { round: 1, title: 'Prize' },
  ]);
});

test('a change’s preview hides the words that it would draw, and shows those already drawn', () => {
  const book = saved(DRAWS);
  unwrapReply(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  deliver(book);
  const look = (draws: string): string => {
    const change = { kind: 'host-facts', stage: 'round-1', answers: { Draws: draws } } as const;
    return JSON.stringify(unwrapReply(book.desk.previewChange({ change })).differences);
  };
  const others = look(`${ROLE}\nOrder; everyone; up | down\nPrize; host; gold | lead`);
  expect(others).toContain('(drawn once this is applied)');
  expect(others).not.toMatch(/up|down|badger|otter/);
  expect(look(DRAWS)).toBe('[]');
  // Under another title, the same words are drawn in another order, so they aren't shown.
  const renamed = look(ROLE.replace('Role', 'Part'));
  expect(renamed).toContain('Part');
  expect(renamed).not.toMatch(/Part[^"]*(badger|otter|heron|viper|mole)/);
  // Lines that aren't draws have no words to hide.
  expect(look('up | down\n{"title":"Role"}')).toContain('Order');
  const answers = { Draws: 'Order; everyone; up | down' };
  correct(book, { kind: 'host-facts', stage: 'round-1', answers });
  expect(JSON.stringify(facts(book)['draws'])).toMatch(/"(up|down)","(up|down)"/);
  correct(book, { kind: 'host-facts', stage: 'round-1', answers: {} });
  expect(look(answers.Draws)).toContain('(drawn once this is applied)');
});

test('the preview of changed settings hides the words that it would draw', () => {
  const book = created({ game: 'own-match', settings: settingsWith(DRAWS) });
  const change = { kind: 'settings', settings: settingsWith('Order; everyone; red | blue') } as const;
  const shown = JSON.stringify(unwrapReply(book.desk.previewChange({ change })).differences);
  expect(shown).toContain('(drawn once this is applied)');
  expect(shown).not.toMatch(/red|blue/);
});
