// People read the substitute's name everywhere. Stored data and answers keep the original player's name.
import fc from 'fast-check';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { plainTab, type Tab } from '../../../src/games/frame/tabs';
import { NO_PEOPLE, withTenure, withPerson, type People } from '../../../src/rounds/record/people';
import { asSecret } from '../../../src/rounds/record/secret';
import { playerPage } from '../../../src/rounds/page/view';
import { visibleTabs } from '../../../src/rounds/session/face-down';
import { withDisplayNames, namesAtRow } from '../../../src/rounds/session/display-names';
import { liveTableContent } from '../../../src/rounds/page/live-table-content';
import { correct, gameIn, played, playStage, sessionOf, stageIn } from '../../support/paper-game';
import { personOf } from '../../support/paper-page';
import { replaceNames } from '../../../sidebar/shared/display-names';
import type { Paper } from '../../support/paper-ports';
import { sampledByName } from '../../support/sample';

const replace = (book: Paper, player: string, name: string): void =>
  correct(book, { kind: 'replace-player', player, name });

/** A game in which Zoe replaces the second player. */
function withZoe(game: string, stages: number): { readonly book: Paper; readonly player: string } {
  const book = played(stages, { game });
  const player = sessionOf(book).match.roster[1] ?? '';
  replace(book, player, 'Zoe');
  return { book, player };
}

function heldByZoe(seats: readonly string[]): People {
  const zoe = { id: asSecret('id'), name: 'Zoe', key: asSecret('key'), formerKeys: [] };
  const holding = { person: zoe.id, row: 1, at: 0, since: 'Round 2', changes: 0, forMatch: false };
  return seats.reduce((people, seat) => withTenure(people, seat, holding), withPerson(NO_PEOPLE, zoe));
}

/** The player's name without the substitute's before it. */
const alone = (player: string): RegExp =>
  new RegExp(`(?<!for )(?<![\\p{L}\\p{N}])${player}(?![\\p{L}\\p{N}])`, 'u');
const textOf = (tabs: readonly Tab[]): string => JSON.stringify(tabs.map(plainTab));

describe('a text', () => {
  const names = new Map([
    ['Bo Lee', 'Bo Lee'],
    ['Bo', 'Zoe (for Bo)'],
  ]);
  test.each([
    ['Bo attacks.', 'Zoe (for Bo) attacks.'],
    ['Ana shot at Bo, and Bo’s life is gone.', 'Ana shot at Zoe (for Bo), and Zoe (for Bo)’s life is gone.'],
    ['Bo Lee and Bo', 'Bo Lee and Zoe (for Bo)'],
    ['Bob, Bò, bo and Bo2 are others.', 'Bob, Bò, bo and Bo2 are others.'],
    ['', ''],
    ['Bo', 'Zoe (for Bo)'],
    ['Bo, Ana', 'Zoe (for Bo), Ana'],
    ['Bo Bo', 'Zoe (for Bo) Zoe (for Bo)'],
    ['Bo (Lapras)', 'Zoe (for Bo) (Lapras)'],
  ])('%s', (text, shown) => {
    expect(withDisplayNames(names, text)).toBe(shown);
    // The page treats choices of answers in the same way.
    expect(replaceNames([...names], text)).toBe(shown);
  });
});

test('a player whose name is a word of the game keeps their name', () => {
  const book = played(1);
  const { match } = sessionOf(book);
  const named = (player: string, ...paragraphs: readonly string[]): readonly string[] => {
    const rules = [...match.rules, { heading: '', paragraphs }];
    return [
      ...namesAtRow({ stage: match.stage, roster: [player], rules }, heldByZoe([player]), undefined).keys(),
    ];
  };
  expect([named('Zed'), named('Heaven'), named('You'), named('Row')]).toEqual([['Zed'], [], [], []]);
  expect([named('Zed', 'Alive: Zed'), named('Zed', 'Alive: Zed, nobody')]).toEqual([['Zed'], []]);
});

describe.each(GAMES.map(({ info }) => [info.id]))('%s', (game) => {
  test('pages, public and players’ tabs show who plays, and the host’s tabs do not', () => {
    const { book, player } = withZoe(game, 2);
    playStage(book);
    const session = sessionOf(book);
    const { match } = session;
    const shown = `Zoe (for ${player})`;
    expect(textOf(visibleTabs(session, 'everyone'))).not.toMatch(alone(player));
    for (const reader of match.roster) {
      expect(textOf(visibleTabs(session, { player: reader }))).not.toMatch(alone(player));
      const { stage, names, kit, news } = playerPage(session, personOf(book, reader).id);
      expect(names).toContainEqual([player, shown]);
      // The questions keep their choices. The page adds the substitutes' names when it's drawn.
      expect(JSON.stringify([kit.holds, kit.part, news])).not.toMatch(alone(player));
      expect(JSON.stringify(stage?.ask?.notes ?? [])).not.toMatch(
        new RegExp(`"note":"[^"]*${alone(player).source}`, 'u'),
      );
    }
    expect(JSON.stringify(match.view('host'))).not.toContain('Zoe');
    const table = liveTableContent(session);
    if (table !== undefined) {
      const { results, words, end } = table.scene;
      expect(JSON.stringify([words, end, results.map((one) => [one.headline, one.words])])).not.toMatch(
        alone(player),
      );
    }
    const stage = gameIn(book.desk).past.at(-1)?.name ?? '';
    const messages = unwrapReply(book.desk.getMessages({ stage })).map(({ text }) => text);
    expect(messages.join('\n').replace(/(Played by|Your form): .*/g, '')).not.toMatch(alone(player));
  });

  test('a replaced player is shown by the substitute’s name, whatever the stage', () => {
    for (let stages = 0; stages < 5; stages += 1) {
      const { match } = sessionOf(played(stages, { game }));
      const names = namesAtRow(match, heldByZoe(match.roster), undefined);
      expect([...names.keys()].sort()).toEqual([...match.roster].sort());
    }
  });
});

/** A game whose moves name no players, one whose moves do, and one with the host's own questions. */
const SAMPLE = ['soullinked', 'black-garnet', 'own-match'];

test.each(
  sampledByName(
    GAMES.map(({ info }) => info.id),
    (id) => id,
    SAMPLE,
  ),
)('nothing that is stored or answered in %s changes, whatever the substitute is called', (game) => {
  const name = fc
    .string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom('a', 'Z', ' ', '(', ')', '$1', '.', '\\'),
    })
    .map((text) => `Q${text}`);
  const playOn = (book: Paper): unknown => {
    const { roster } = sessionOf(book).match;
    const asks = stageIn(book.desk).asks.map(({ questions }) => questions);
    playStage(book);
    const { match, record } = sessionOf(book);
    const moves = record.stages.map(({ submissions, hostSubmissions, hostFacts }) => [
      submissions.map((one) => [one.player, one.move]),
      hostSubmissions.map((one) => [one.player, one.move]),
      hostFacts,
    ]);
    return { asks, moves, host: match.view('host'), roster };
  };
  const before = playOn(played(1, { game }));
  fc.assert(
    fc.property(name, (person) => {
      const book = played(1, { game });
      replace(book, sessionOf(book).match.roster[1] ?? '', person);
      expect(playOn(book)).toEqual(before);
    }),
    { numRuns: 2 },
  );
});
