// Checks what every game guarantees at every stage about its facts, tabs, news and questions.
import { isList, isObject } from '../../src/games/frame/json';
import type { Match } from '../../src/games/frame/match';
import type { News } from '../../src/games/frame/news';
import { cellValue, type Tab } from '../../src/games/frame/tabs';

/** The longest text that a cell can have, and the longest title of a tab. */
const LONGEST_CELL = 50_000;
const LONGEST_TITLE = 100;
/** Characters that Sheets, or a file saved from it, refuses in a tab's title. */
const NOT_IN_TITLES = /[[\]*?:/\\]|^'|'$/;
/** Values that were turned into text by mistake. */
export const SLIPS = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b/;

export function faultsOf(match: Match): readonly string[] {
  return [
    ...factFaults(match.facts, 'facts'),
    ...(match.outcome === null ? [] : factFaults(match.outcome, 'outcome')),
    ...((match.stage === null) === (match.outcome !== null) ? [] : ['an outcome, and a stage open too']),
    ...tabsFaults('host', match.view('host')),
    ...tabsFaults('public', match.view('everyone')),
    ...match.roster.flatMap((player) => tabsFaults(`player ${player}`, match.view({ player }))),
    ...stageFaults(match),
  ];
}

function factFaults(value: unknown, place: string): readonly string[] {
  if (isList(value)) return value.flatMap((part, index) => factFaults(part, `${place}[${index}]`));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, part]) => factFaults(part, `${place}.${key}`));
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${place} is ${String(value)}`];
  }
  return value === null || typeof value === 'string' || typeof value === 'boolean'
    ? []
    : [`${place} is a ${typeof value}`];
}

function tabsFaults(whose: string, tabs: readonly Tab[]): readonly string[] {
  const titles = tabs.map(({ title }) => title.toLowerCase());
  return [
    ...titles.filter((title, at) => titles.indexOf(title) !== at).map((title) => `two tabs “${title}”`),
    ...tabs.flatMap((tab) => [...titleFaults(tab.title), ...cellFaults(tab), ...chartFaults(tab)]),
  ].map((fault) => `${whose}: ${fault}`);
}

function titleFaults(title: string): readonly string[] {
  if (title.trim() !== title || title === '') return [`“${title}” has spaces around it, or is empty`];
  if (title.length > LONGEST_TITLE) return [`“${title}” is too long for a tab`];
  return NOT_IN_TITLES.test(title) ? [`“${title}” is no title for a tab`] : [];
}

function cellFaults({ title, rows }: Tab): readonly string[] {
  return rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const value: unknown = cellValue(cell);
      const where = `${title}, row ${at + 1}, column ${column + 1}`;
      if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${where}: ${String(value)}`];
      if (typeof value === 'boolean') return [];
      if (typeof value !== 'string') return [`${where}: a ${typeof value}`];
      if (value.length > LONGEST_CELL) return [`${where}: too long for a cell`];
      return SLIPS.test(value) ? [`${where}: “${value}”`] : [];
    }),
  );
}

function chartFaults({ title, rows, charts = [] }: Tab): readonly string[] {
  return charts.flatMap((chart) => {
    const [from, to] = chart.rows;
    const width = rows[from]?.length ?? 0;
    const columns = [chart.labels, ...chart.series];
    const inside =
      from >= 0 && from < to && to <= rows.length && columns.every((at) => at >= 0 && at < width);
    return inside ? [] : [`${title}: the chart “${chart.title}” shows cells that are not there`];
  });
}

function stageFaults({ stage, roster }: Match): readonly string[] {
  if (stage === null) return [];
  const asked = stage.asks.flatMap(({ players }) => players);
  return [
    ...(stage.timing === undefined ? [`${stage.name}: no pattern in timings matches this name`] : []),
    ...asked.filter((name, at) => asked.indexOf(name) !== at).map((name) => `${name} is asked twice`),
    ...asked.filter((name) => !roster.includes(name)).map((name) => `${name} is asked, and does not play`),
    ...(asked.length === 0 && stage.hostQuestions.length === 0 ? [`${stage.name} asks nobody`] : []),
    ...stage.asks.flatMap(({ questions, title }) => {
      const titles = questions.map((question) => question.title);
      const options = questions.flatMap(({ kind }) =>
        kind.type === 'choice' || kind.type === 'checkboxes' ? [kind.options] : [],
      );
      return [
        ...titles.filter((each, at) => titles.indexOf(each) !== at).map((each) => `“${each}” is asked twice`),
        ...options.flatMap((list) => {
          const labels = list.map(({ value, label }) => label ?? value);
          return labels.filter((label, at) => labels.indexOf(label) !== at || label.trim() === '');
        }),
        ...[title, ...titles].filter((words) => words.trim() === '' || SLIPS.test(words)),
      ].map((fault) => `${stage.name}: ${fault}`);
    }),
  ];
}

export function newsFaults(news: readonly News[]): readonly string[] {
  return news
    .filter(({ text }) => text.trim() === '' || SLIPS.test(text))
    .map(({ text }) => `news: “${text}”`);
}
