// The host's own match in a season: groups from realms, purses from scores, tokens for winners (SN-3, SN-5).
import type { JsonObject } from '../../src/games/frame/json';
import { by, played, plain, standingsOf } from './season-play';

const SCORES = [
  { name: 'Gold', start: 10, shown: 'owner', purse: 'GARNETS' },
  { name: 'More gold', shown: 'owner', purse: 'garnets ' },
  { name: 'Petals', shown: 'host', purse: 'Petals' },
  { name: 'Fame', shown: 'everyone' },
];

function match(scores: JsonObject, end: JsonObject, settings: JsonObject = {}): JsonObject {
  return {
    game: 'own-match',
    seed: 's',
    settings: { title: 'Trial', scores: SCORES, ...settings },
    stages: [{ stage: 'round-1', host: { scores, end } }],
  };
}

test('a score’s gain goes into its purse, a loss is taken from it, and scores of one purse are added up', () => {
  const changes = {
    Bo: { Gold: 3, 'More gold': 2, Fame: 7 },
    Cy: { Gold: -4, Petals: 5 },
    Ana: { Gold: -1, 'More gold': 1 },
  };
  const [, step] = played([
    by({ player: 'Cy', purse: 'garnets', by: 3 }),
    { match: match(changes, { winners: [] }), kind: 'main' },
  ]);
  expect(plain(step?.changes ?? [])).toEqual([
    { player: 'Bo', purse: 'garnets', by: 5 },
    // Cy loses no more garnets than the purse has.
    { player: 'Cy', purse: 'Petals', by: 5 },
    { player: 'Cy', purse: 'garnets', by: -3 },
  ]);
  expect(step?.standings).toEqual(
    standingsOf({ Bo: { purses: { garnets: 5 } }, Cy: { purses: { Petals: 5 } } }, undefined, [
      'garnets',
      'Petals',
    ]),
  );
});

test.each([
  ['nobody, unless the setting says so', {}, ['Bo'], []],
  [
    'one for each winner',
    { tokens: 'winners' },
    ['Bo', 'Ana'],
    [
      ['Ana', 1],
      ['Bo', 1],
    ],
  ],
  ['two for one who wins alone', { tokens: 'winners' }, ['Bo'], [['Bo', 2]]],
  ['none in a draw', { tokens: 'winners' }, [], []],
] as const)('tokens: %s', (_title, settings, winners, tokens) => {
  const [step] = played([{ match: match({}, { winners }, settings), kind: 'main' }]);
  expect(plain(step?.changes ?? [])).toEqual(tokens.map(([player, n]) => ({ player, tokens: n })));
});

test('its Candidate becomes the season’s; only the host eliminates people', () => {
  const end = { winners: ['Ana'], candidate: 'dee' };
  const [step] = played([{ match: match({}, end), kind: 'main' }]);
  expect(plain(step?.changes ?? [])).toEqual([{ player: 'Dee', candidate: true }]);
  const [, duel] = played([
    by({ player: 'Ana', candidate: true }, { player: 'Bo', opponent: true }),
    {
      match: match({}, { winners: ['Ana'] }),
      kind: 'death',
      changes: [{ player: 'Bo', eliminated: true }],
    },
  ]);
  expect(duel?.standings).toMatchObject({ Ana: { in: 'in' }, Bo: { in: 'eliminated', episode: '1' } });
  expect(plain(duel?.changes ?? [])).toEqual([{ player: 'Bo', eliminated: true }]);
});

test('groups are filled in from realms', () => {
  const asked = { questions: [{ title: 'Ours', kind: 'text', for: 'hell' }] };
  const [, step] = played([
    by({ player: 'Ana', mark: 'Hell' }, { player: 'Bo', mark: 'Heaven' }),
    { match: match({}, { winners: [] }, asked), kind: 'extra' },
  ]);
  const views = JSON.stringify(step?.result);
  expect(views).toContain('["Ana","Hell"]');
  expect(views).toContain('["Cy",""]');
});

test('a score that starts with a purse is filled in from it, and changes it', () => {
  const scores = [{ name: 'Gold', shown: 'owner', purse: 'Garnets', start: 'purse' }];
  const [, step] = played([
    by({ player: 'Cy', purse: 'garnets', by: 3 }),
    {
      match: match({ Cy: { Gold: -2 }, Bo: { Gold: 1 } }, { winners: [] }, { scores }),
      kind: 'main',
    },
  ]);
  expect(plain(step?.changes ?? [])).toEqual([
    { player: 'Bo', purse: 'garnets', by: 1 },
    { player: 'Cy', purse: 'garnets', by: -2 },
  ]);
  expect(step?.result).toMatchObject({ outcome: { scores: { Gold: { Ana: 0, Bo: 1, Cy: 1 } } } });
});
