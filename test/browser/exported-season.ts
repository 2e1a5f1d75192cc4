// The file that a season's screen exports: plays it, and expects the season's books to say the same.
import { GAMES } from '../../src/games/catalogue';
import { isJsonObject, isList, isObject, type JsonObject } from '../../src/games/frame/json';
import { all } from '../../src/games/frame/wording';
import { playSeason, seasonJson } from '../../src/rounds/proof/season-file';
import { downloadedText } from '../support/browser';
import type { SeasonHost } from './season-host';

/** The file that the season's screen gives. */
export async function exported({ desk }: SeasonHost): Promise<unknown> {
  await desk.sidebar.getByText('Export the season').click();
  await desk.click('Make the file');
  const downloaded = desk.page.waitForEvent('download');
  await desk.sidebar.getByRole('link', { name: /^Download/ }).click();
  return JSON.parse(await downloadedText(await downloaded));
}

/** The last step of the file, played. */
export function lastStep(file: unknown): JsonObject {
  const played = playSeason(file, GAMES);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { steps } = seasonJson(played.value);
  const last = isList(steps) ? steps.at(-1) : undefined;
  if (!isObject(last) || !isJsonObject(last)) throw new Error('It has no steps.');
  return last;
}

/** The season's tab of a book, as it reads. */
function rowsOf({ started }: SeasonHost, url: string): readonly (readonly string[])[] {
  const { tabs } = started.table.book(/\/d\/([^/]+)/.exec(url)?.[1] ?? '');
  const tab = tabs.find(({ title }) => title === 'Season');
  return (tab?.rows ?? []).map((cells) => cells.map(({ text }) => text));
}

/** Everyone's standing and place by the file, as the public book and their own say them. */
export function expectSaidInBooks(host: SeasonHost, { standings, places }: JsonObject): void {
  const everyone = rowsOf(host, host.started.game().publicBook);
  const table = everyone.slice(everyone.findIndex(([first]) => first === 'Player'));
  const [header = []] = table;
  const people = host.season().people.map(({ name, book }) => ({
    name,
    row: table.find(([first]) => first === name),
    book,
  }));
  const said = people.map(({ name, row = [], book }) => {
    const own = rowsOf(host, book);
    const at = own.findIndex(([first]) => first === 'Yours');
    const gone = header.filter((_, column) => row[column] === 'eliminated');
    return [
      name,
      {
        gone,
        tokens: Number(row[header.indexOf('Tokens')]),
        marks: row[header.indexOf('Marks')],
        purses: own
          .slice(
            at + 1,
            own.findIndex(([first], index) => index > at && first === ''),
          )
          .map(([purse, amount]) => [purse, Number(amount)]),
      },
    ];
  });
  const known = Object.entries(isObject(standings) ? standings : {}).map(([name, standing]) => {
    if (!isObject(standing)) throw new Error(`${name} has no standing.`);
    const { in: membership, episode, tokens, marks, purses } = standing;
    return [
      name,
      {
        gone: membership === 'in' ? [] : [episode],
        tokens,
        marks: (isList(marks) ? marks : []).map(String).join(', '),
        purses: Object.entries(isObject(purses) ? purses : {}),
      },
    ];
  });
  expect(said).toEqual(known);
  const placed = everyone
    .filter(([first = '']) => /^(Won by|Place \d+)$/.test(first))
    .map(([, names]) => names);
  const inFile = isList(places) ? places.map((names) => all(isList(names) ? names.map(String) : [])) : [];
  expect(placed).toEqual(inFile);
}
