// A season as a stranger hosted one, on the built program: whatever its host kept elsewhere then, the program keeps now.
import { given } from '../../src/commands/desk-calls';
import type { SeasonMatchView } from '../../src/rounds/host/season/views';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { bookTabs } from '../support/host-books';
import { asKind, count, draftIn, draftNext, playToTheEnd, seasonIn } from '../support/paper-season';
import { prepare } from '../support/host-game';

quietEvenings('set times');

const NAMES = ['Ana María', 'Björn', 'Chloé', 'Dems', 'Gavin', 'Ivo Ćosić', 'Łukasz', 'Nour', 'Seán O’Brien'];
const WEBHOOK = 'https://discord.com/api/webhooks/1/all';
const DUEL = {
  Title: 'The Number Duel',
  Rules: 'The higher number wins.',
  Questions: 'Your number; number 1 to 9',
  Scores: 'Points; everyone',
  Rounds: '1',
};

test('a season of three episodes is hosted with nothing kept elsewhere', () => {
  const test = openTestHost();
  const { desk, clock } = test;
  const host = { desk, pass: (ms: number) => clock.pass(ms) };
  const season = () => seasonIn(host);
  const personOf = (name: string) => season().people.find((person) => person.name === name);
  const garnetsOf = (name: string): number =>
    personOf(name)?.purses.find((purse) => purse.name === 'garnets')?.amount ?? 0;
  const matchCalled = (title: string): SeasonMatchView | undefined =>
    season().matches.find((match) => match.title === title);
  const create = (): void => {
    given(desk.create());
    prepare(desk);
  };
  /** Ends the match of the host's own that is open. */
  const endDuel = (winner: string): void => {
    const answers = { 'Does the match end with this round?': 'Yes', Winners: winner };
    given(desk.saveHostFacts({ answers }));
    given(desk.resolveRound({ stage: 'round-1', token: '' }));
  };
  const face = (candidate: string, opponent: string): void => {
    const changes = [
      { player: candidate, candidate: true },
      { player: opponent, opponent: true },
    ];
    given(desk.changeStandings({ changes, reason: 'agreed' }));
  };
  /** Everyone's tab Season as it stands in the public book, in one text. */
  const everyonesTab = (): string => {
    for (let calls = 0; calls < 30; calls += 1) given(desk.deliverSome());
    const view = given(desk.getDesk());
    const url =
      view.phase === 'between' ? view.outgoing.publicBook : 'play' in view ? view.play.publicBook : '';
    const book = /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';
    return JSON.stringify(bookTabs(test.host, book)['Season']);
  };

  // The public channel and the host's zone stand at the start.
  given(
    desk.startSeason({
      ...{ name: 'The Hollow Oak', inherit: 'nothing', zone: 'Europe/Berlin', webhook: WEBHOOK },
      currencies: [{ name: 'bellflowers', shown: 'own' }],
      people: NAMES.map((name) => ({ name, purses: { garnets: 2 } })),
    }),
  );
  given(desk.openEpisode({ episode: '1' }));
  const meadows = Object.fromEntries(NAMES.map((name) => [name, { Meadow: 'Meadow' }]));
  draftNext(host, 'wanted-sharpshooters', 'main', meadows);
  expect(draftIn(host)).toMatchObject({ zone: 'Europe/Berlin', webhook: WEBHOOK });
  create();

  // The next episode's main match is planned early (3), and a gift is promised while this one runs (6).
  given(desk.draft({ game: 'soullinked', kind: 'main', ahead: true }));
  const gift = { from: 'Nour', to: 'Dems', purse: 'garnets', amount: 1 };
  given(desk.giveGift({ ...gift, wait: true }));
  playToTheEnd(host);
  expect(season().next.title).toBe('Count Wanted Sharpshooters');

  // One change is left out by mistake (4).
  const look = given(desk.previewCount());
  expect(look.changes.every(({ cause }) => cause.startsWith('Wanted Sharpshooters: '))).toBe(true);
  const missed = look.changes.findIndex(({ text }) => text.startsWith('garnets'));
  expect(missed).toBeGreaterThanOrEqual(0);
  given(desk.countMatch({ token: look.token, leaveOut: [missed], changes: [], reason: '' }));
  const [waits] = season().waiting;
  expect(waits).toMatchObject({ text: 'Nour gives Dems 1 garnet.', isFree: true });
  if (garnetsOf('Nour') === 0) {
    const bonus = { player: 'Nour', purse: 'garnets', by: 1 };
    given(desk.changeStandings({ changes: [bonus], reason: 'a bonus' }));
  }
  const before = garnetsOf('Dems');
  given(desk.settleWaiting({ row: waits?.row ?? 0, as: 'done', token: season().token }));
  expect(garnetsOf('Dems')).toBe(before + 1);

  // The planned match takes no step: a duel of the host's own comes first, and its loser is named (1).
  face('Gavin', 'Seán O’Brien');
  given(desk.draft({ game: 'own-match', kind: 'main' }));
  // The kind is changed until it is created, and the players with it.
  asKind(host, 'death');
  given(desk.saveDraft({ ...draftIn(host), game: 'own-match', settings: DUEL }));
  expect(draftIn(host).roster.map(([name]) => name)).toEqual(['Gavin', 'Seán O’Brien']);
  create();
  endDuel('Seán O’Brien');
  expect(season().next).toMatchObject({ action: 'count', asked: ['Gavin'] });
  const out = { leaveOut: [], changes: [{ player: 'Gavin', eliminated: true } as const], reason: '' };
  const told = given(desk.previewCount(out));
  expect(told.messages.find(({ to }) => to === 'everyone')?.text).toContain(
    'Gavin is eliminated.\nThe reason: Lost The Number Duel, the death match.',
  );
  given(desk.countMatch({ ...out, token: told.token }));
  expect(personOf('Gavin')?.in).toBe('eliminated');

  // What was left out stands with its match, weeks later, and is entered by a click.
  const left = matchCalled('Wanted Sharpshooters')?.leftOut ?? [];
  expect(left.map(({ line }) => line.text)).toEqual([look.changes[missed]?.text]);
  const [first] = left;
  if (first === undefined) throw new Error('Nothing was left out.');
  given(
    desk.enterLeftOut({ match: 1, change: first.change, reason: 'ticked by mistake', token: season().token }),
  );
  // A dispute about a match that is put away: the reason stands at its public ending (4).
  const mark = { player: 'Chloé', mark: 'Heaven' } as const;
  given(desk.changeStandings({ changes: [mark], reason: 'her guilt was right', match: 1 }));
  expect(matchCalled('Wanted Sharpshooters')?.ending.join('\n')).toContain('her guilt was right');

  given(desk.openEpisode({ episode: '2' }));
  expect(given(desk.getDesk()).ahead).toBeUndefined();
  expect(draftIn(host)).toMatchObject({ game: { id: 'soullinked' }, place: { kind: 'main' } });
  const drafted = draftIn(host);
  const realm = (at: number): string => (at % 2 === 0 ? 'Heaven' : 'Hell');
  given(
    desk.saveDraft({
      ...drafted,
      ...{ game: 'soullinked', practice: true },
      roster: drafted.roster.map(([name = '', , , ...rest], at) => [
        ...[name, realm(at), `Pair ${Math.floor(at / 2)}`],
        ...rest,
      ]),
    }),
  );
  create();
  // Gavin, who is out, stands in for Björn under his own name (12).
  const change = { kind: 'replace-player', player: 'Björn', name: 'Gavin' } as const;
  const { token } = given(desk.previewChange({ change }));
  given(desk.applyChange({ change, reason: 'Björn is ill.', token }));
  prepare(desk);
  playToTheEnd(host);
  count(host);
  expect(personOf('Björn')?.title).toBe('Björn (played by Gavin since Round 1 of Soullinked)');
  expect(matchCalled('Soullinked')?.players).toContain('Gavin (for Björn)');

  // The weekly duel has its questions and scores (2).
  face('Chloé', 'Łukasz');
  given(desk.draft({ game: 'own-match', kind: 'death' }));
  expect(draftIn(host).settings).toEqual(DUEL);
  create();
  endDuel('Łukasz');
  const lost = {
    leaveOut: [],
    changes: [{ player: 'Chloé', eliminated: true } as const],
    reason: 'she lost',
  };
  given(desk.countMatch({ ...lost, token: given(desk.previewCount(lost)).token }));

  // One that nobody came to is abandoned.
  given(desk.draft({ game: 'own-match', kind: 'extra' }));
  create();
  given(desk.archive({ reason: 'Nobody came.', uncounted: true }));

  // A look before a currency is public, and then it is.
  const opened = given(desk.previewSettings({ currencies: [{ name: 'bellflowers', shown: 'public' }] }));
  expect(opened.opened[0]?.purses.map(({ name }) => name)).toContain('Gavin (for Björn)');
  given(
    desk.changeSeasonSettings({
      currencies: [{ name: 'bellflowers', shown: 'public' }],
      token: opened.token,
    }),
  );

  given(desk.openEpisode({ episode: '3' }));
  given(desk.endSeason({ winners: ['Dems'] }));
  const shown = everyonesTab();
  // As fans know it: who survived, who fell, the later episode first; and no note of the host's is needed for any of it.
  for (const said of [
    'survived',
    'safe',
    'eliminated',
    'Gavin plays for Björn since Round 1 of Soullinked.',
    'Abandoned: it counts for nothing.',
    'her guilt was right',
  ]) {
    // A line that is wide goes on in the row below.
    const words = said.split(' ').map((word) => word.replace(/[.:]/g, '\\$&'));
    expect(shown).toMatch(new RegExp(words.join('[^]{1,120}?')));
  }
  expect(shown).toContain('Gavin (for Björn)');
  expect(shown.indexOf('"Chloé"')).toBeLessThan(shown.lastIndexOf('"Gavin"'));
  // The file of the season brings the same standings elsewhere.
  const { content: file } = given(desk.exportFile({ what: 'season' }));
  const elsewhere = given(openTestHost().desk.previewFile({ file }));
  const standings = (people: ReturnType<typeof season>['people']): unknown =>
    people.map(({ name, in: membership, purses, tokens, marks }) => ({
      ...{ name, membership, purses, tokens },
      marks: marks.map((one) => one.name),
    }));
  expect(standings(elsewhere.season?.people ?? [])).toEqual(standings(season().people));
  expect(season().end?.places[0]).toEqual({ place: 1, names: ['Dems'] });
});
