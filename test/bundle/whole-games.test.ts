// Plays every game to its end in the built program, and checks its books and records.
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { toCsv } from '../../src/commands/book-files';
import { createDeskApi, unwrapReply } from '../../src/commands/desk-calls';
import { STAGE_INTERVAL_MS, type PracticeGame } from '../../src/commands/practice-game';
import { verifyFile } from '../../src/commands/prove-file';
import { GAMES } from '../../src/games/catalogue';
import type { Cell } from '../../src/games/frame/fields';
import { plainTab, type Tab } from '../../src/games/frame/tabs';
import type { StageView } from '../../src/rounds/host/stage/views';
import { playScenario } from '../../src/rounds/proof/scenario';
import { practise, write } from '../commands/practised';
import { cells } from '../support/host-books';
import { openTestHost } from '../support/host';
import { deliverAll, draft, gameIn, prepare } from '../support/host-game';
import { sampled } from '../support/sample';
import { newFolder } from '../support/temp-folders';

/** All games except the shortest, which SAMPLE plays as the command does. */
const DRAWN_ONCE = GAMES.map(({ info }) => info.id).filter((id) => id !== 'between');

/** How many sample players are enough for a game. Games not listed use all of them. */
const FEWER: Readonly<Record<string, number>> = {
  'black-garnet': 3,
  soullinked: 4,
  'wanted-sharpshooters': 5,
};

/** Whether anybody answers a stage. In Picture Hunt, which has 50 stages, most get no answers. */
function isAnswered(game: string, stage: StageView): boolean {
  return game !== 'tactical-picture-hunt' || /^period-1-|^round-([1-5]|30)$|^challenge-/.test(stage.name);
}

/** Plays a practice game to its end with few calls, and draws its books only at the end. */
function playDrawnOnce(game: string): PracticeGame {
  const test = openTestHost({ quiet: 'a beginning' });
  const { host, desk, clock } = test;
  const players = FEWER[game];
  draft(test, players === undefined ? { game } : { game, players });
  let play = gameIn(unwrapReply(desk.create()));
  while (play.stage !== null) {
    const { name, hostSample: answers } = play.stage;
    if (isAnswered(game, play.stage)) {
      while (play.toPrepare.length > 0) play = gameIn(unwrapReply(desk.prepareNext()));
      unwrapReply(desk.submitForPractice({ players: [] }));
    }
    if (answers !== undefined) unwrapReply(desk.saveHostFacts({ answers }));
    play = gameIn(unwrapReply(desk.resolveRound({ stage: name, token: '' })).desk);
    clock.pass(STAGE_INTERVAL_MS);
  }
  prepare(desk);
  return { host, game: deliverAll(desk) };
}

const games = new Map<string, PracticeGame>();
function practised(game: string): PracticeGame {
  const isDrawnOnce = sampled([], DRAWN_ONCE).includes(game);
  const played = games.get(game) ?? (isDrawnOnce ? playDrawnOnce(game) : practise(game));
  games.set(game, played);
  return played;
}

function lastFilled(row: readonly Cell[]): number {
  return row.reduce<number>((last, cell, index) => (cell === '' ? last : index + 1), 0);
}

/** Tabs as CSV files, without empty rows and columns at the end. */
function asFiles(book: string, tabs: readonly Tab[]): readonly (readonly [string, string])[] {
  return tabs.map((tab) => {
    const rows = plainTab(tab).rows.map((row) =>
      row.map((cell) => (typeof cell === 'boolean' ? String(cell).toUpperCase() : cell)),
    );
    while (rows.at(-1)?.every((cell) => cell === '') === true) rows.pop();
    const width = Math.max(0, ...rows.map((row) => lastFilled(row)));
    return [`${book}/${tab.title}.csv`, toCsv(rows.map((row) => row.slice(0, width)))] as const;
  });
}

/** A game whose forms never change, a match with the host's own rules, and the shortest game. */
const SAMPLE = ['soullinked', 'own-match', 'between'];

test.each(
  sampled(
    GAMES.map(({ info }) => info.id),
    SAMPLE,
  ),
)('%s, to its end: the books hold what the exported scenario gives', (id) => {
  const one = practised(id);
  const written = write(one);
  const { content: scenario } = unwrapReply(createDeskApi(one.host).exportFile({ what: 'game' }));
  const played = playScenario(scenario, GAMES);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { match } = played.value;
  const titled = match.view('everyone').map((tab) => ({
    ...tab,
    // In the public book, the tab Result also has the spreadsheet's title.
    rows: tab.title === 'Result' ? [[match.info.title], ...tab.rows] : tab.rows,
  }));
  const wanted = [
    ...asFiles('public', titled),
    ...match.roster.flatMap((player) => asFiles(player, match.view({ player }))),
    ...asFiles('host', match.view('host')),
  ];
  for (const [file, text] of wanted) expect([file, written[file]]).toEqual([file, text]);
  // Files that aren't views: each book's front tab, and the host book's own tabs.
  const more = Object.keys(written).filter((file) => !wanted.some(([name]) => name === file));
  expect(
    more.filter(
      (file) =>
        !/^[^/]+\/Now\.csv$|^public\/Proof\.csv$|^host\/(Ledger|Roster|Settings|Outbox|Files|Links|Form Responses \d+)\.csv$/.test(
          file,
        ),
    ),
  ).toEqual([]);
  expect(match.stage).toBeNull();
  // A round is one ledger row, plus another if the host entered something.
  const ledger = cells(one.host, one.host.bookId ?? '', 'Ledger').slice(1);
  const { stages = [] } = played.value.scenario;
  const entered = stages.map(({ host = {} }) => Object.keys(host).some((key) => key !== 'submissions'));
  expect(ledger.map(([, , , , kind]) => kind)).toEqual([
    'set-up',
    ...entered.flatMap((some) => (some ? ['host-facts', 'resolved'] : ['resolved'])),
  ]);
});

test('published, a game is read by people, and the tab Proof as CSV proves it', () => {
  const { host } = practised('soullinked');
  const desk = createDeskApi(host);
  unwrapReply(desk.publishEverything());
  const { publicBook, players } = deliverAll(desk);
  const book = /\/d\/([^/]+)\//.exec(publicBook)?.[1] ?? '';
  const record = cells(host, book, 'Record');
  expect(record.flat().join(' ')).not.toContain('{');
  expect(record.flat().join(' ')).toContain('Published the whole record.');
  expect(cells(host, book, 'Submissions').length).toBeGreaterThan(players.length * 5);
  const proof = cells(host, book, 'Proof') as readonly (readonly Cell[])[];
  const shown = new Map(record.map(([, title, value]) => [title, value]));
  const hash = String(shown.get('Hash of the record'));
  const published = proof.findIndex((line) => line.join('').includes('"kind":"published"'));
  const file = path.join(newFolder(), 'Proof.csv');
  const holds = [proof, proof.slice(0, published)].map((rows) => {
    writeFileSync(file, toCsv(rows));
    const proved = verifyFile(file, { hash });
    return proved.ok && proved.value.holds;
  });
  expect(holds).toEqual([true, false]);
});
