// Hosts a match of docs/own-match in the built program, and compares the results with the match's page.
import { GAMES } from '../../src/games/catalogue';
import { unwrapReply } from '../../src/commands/desk-calls';
import { shiftFormula } from 'apps-script-stand-in/formulas/references';
import { columnIndex } from 'apps-script-stand-in/formulas/tokens';
import { columnLetters } from 'apps-script-stand-in/sheets/areas';
import { isJsonObject, isList, type JsonObject } from '../../src/games/frame/json';
import type { StageView } from '../../src/rounds/host/stage/views';
import { playScenario } from '../../src/rounds/proof/scenario';
import { typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';
import { editByHand } from './hand-edits';
import { openTestHost, type TestHost } from './host';
import { hostTab } from './host-books';
import { openStage, prepare } from './host-game';
import { keysOf, visit } from './visits';
import { readOwnTemplate, type OwnTemplate, type PlayedRow } from './own-template';

/** The parts of a host needed here: the built add-on in memory, or the local table in a browser. */
export type HostedOn = Pick<TestHost, 'host' | 'desk'>;

const PAGE = 'https://script.google.com/macros/s/AKfy_page-1/exec';

function begun(template: OwnTemplate): TestHost {
  const test = openTestHost();
  const { desk } = test;
  const { draft } = unwrapReply(desk.draft({ template: template.file }));
  if (draft === undefined) throw new Error('No draft.');
  const names = template.rounds[0]?.rows.map(({ player }) => player) ?? [];
  const roster = names.map((name) => draft.columns.map((_, index) => (index === 0 ? name : '')));
  unwrapReply(desk.saveDraft({ ...draft, game: 'own-match', seed: 'a seed that is long enough', roster }));
  unwrapReply(desk.create());
  unwrapReply(desk.savePage({ address: PAGE }));
  prepare(desk);
  return test;
}

/** Types the page's formulas as a host does: copies each block to its corner, and fills the rest down. */
export function typeFormulas(test: HostedOn, { sums, fill, results }: OwnTemplate, players: number): void {
  const { host } = test;
  const book = host.bookId ?? '';
  const fillDown = (tab: string, column: number, row: number, formula: string): void => {
    const cells = Array.from({ length: players }, (_, down) => [shiftFormula(formula, down, 0)]);
    typeAt(host, book, `${tab}!${columnLetters(column)}${row}`, cells);
  };
  editByHand(test, { addSheet: { properties: { title: 'Sums' } } });
  const block = sums.split('\n').map((line) => line.split('\t'));
  typeAt(host, book, 'Sums!A1', block);
  for (let column = columnIndex(fill[0]); column <= columnIndex(fill[1]); column += 1) {
    fillDown('Sums', column, 2, block[1]?.[column] ?? '');
  }
  const rows = hostTab(test, 'Results');
  const heading = rows.findIndex(([first]) => first === 'Player');
  for (const { heading: title, isFilled, typed } of results) {
    const column = rows[heading]?.indexOf(title) ?? -1;
    const row = rows.findIndex(([first]) => first === title);
    if ((isFilled ? column : row) < 0) throw new Error(`Results has no ${title}.`);
    if (isFilled) fillDown('Results', column, heading + 2, typed);
    else typeAt(host, book, `Results!B${row + 1}`, [[typed]]);
  }
}

/** A player's answers by form title; a list on the page becomes numbered questions. */
export function answersFor({ asks }: StageView, { answers }: PlayedRow): Readonly<Record<string, string>> {
  const titles = asks.flatMap(({ questions }) => questions.map(({ title }) => title));
  return Object.fromEntries(
    Object.entries(answers).flatMap(([title, answer]): (readonly [string, string])[] => {
      if (titles.includes(title)) return [[title, answer]];
      return answer.split(', ').map((part, index) => [`${title} ${index + 1}`, part]);
    }),
  );
}

/** The hosted match, from its exported file. */
function hosted({ desk }: HostedOn): { readonly stages: readonly JsonObject[]; readonly outcome: unknown } {
  const { content: scenario } = unwrapReply(desk.exportFile({ what: 'game' }));
  const played = playScenario(scenario, GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  const stages: unknown = scenario['stages'];
  return { stages: isList(stages) ? stages.filter(isJsonObject) : [], outcome: played.value.match.outcome };
}

type Totals = Pick<PlayedRow, 'player' | 'totals'>;

/** Everyone's totals as in the host's tab. */
function totals(test: HostedOn, rows: readonly Totals[]): unknown {
  const [titles = [], ...lines] = hostTab(test, 'All scores');
  return rows.map(({ player, totals: wanted }) => {
    const line = lines.find(([name]) => name === player) ?? [];
    return [
      player,
      Object.fromEntries(Object.keys(wanted).map((score) => [score, line[titles.indexOf(score)]])),
    ];
  });
}

/** Hosts the match at this path from its template; expects what the page says. */
export function hostTemplate(page: string): void {
  const template = readOwnTemplate(page);
  const test = begun(template);
  const { desk } = test;
  const keys = keysOf(test);
  expect(template.rounds.length).toBeGreaterThan(0);
  for (const { round, rows } of template.rounds) {
    const stage = openStage(desk);
    expect(stage.name).toBe(`round-${round}`);
    for (const row of rows) {
      const answers = Object.entries(answersFor(stage, row));
      if (answers.length === 0) continue;
      test.clock.pass(60_000);
      unwrapReply(visit(test, 'sendMove', { key: keys.get(row.player) ?? '', stage: stage.name, answers }));
    }
    // The last row can be a minute late.
    test.clock.pass(60_000);
    test.host.fireDue();
    if (round === 1) {
      unwrapReply(desk.updateAnswers({}));
      typeFormulas(test, template, rows.length);
    }
    // This is all that the host does in a round.
    unwrapReply(desk.resolveRound({ stage: `round-${round}`, token: '' }));
    prepare(desk);
    expectRound(test, rows);
  }
  expectEnd(test, template);
}

/** Expects everyone's totals to match the page after a round. */
export function expectRound(test: HostedOn, rows: readonly Totals[]): void {
  expect(totals(test, rows)).toEqual(rows.map((row) => [row.player, row.totals]));
}

/** Expects each round's announcement and the end to match the page. */
export function expectEnd(test: HostedOn, template: OwnTemplate): void {
  const { stages, outcome } = hosted(test);
  expect(stages.map((stage) => (isJsonObject(stage['host']) ? stage['host']['announce'] : ''))).toEqual(
    template.rounds.map(({ announced }) => announced),
  );
  expect(outcome).toMatchObject({ winners: template.winners, text: template.decided });
}
