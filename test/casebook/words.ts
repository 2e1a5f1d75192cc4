// Describes in words what a case expects, for docs/casebook.md.
import { jsonText } from '../../src/games/frame/fields';
import { isList, isObject, type Json } from '../../src/games/frame/json';
import { andList } from '../../src/games/frame/wording';
import type { Case, Expectation, Fragment, Stage, StageExpectation } from './format';

/** One line for each expectation, in the order of the game. */
export function expectedWords({ expect = {}, stages = [], same }: Case): readonly string[] {
  const checked = stages.filter((stage) => stage.expect !== undefined).length;
  return [
    ...stages.flatMap((stage) => {
      const words = stage.expect === undefined ? [] : stageWords(stage, stage.expect);
      const when = stages.length > 1 || checked > 1 ? `\`${stage.stage}\`: ` : '';
      return words.length === 0 ? [] : [`${when}${capital(words.join('; '))}.`];
    }),
    ...wholeWords(expect),
    ...(same === undefined
      ? []
      : [`A play that differs in what they may not know looks the same to ${readers(same.to)}.`]),
  ];
}

function stageWords(stage: Stage, expect: StageExpectation): readonly string[] {
  return [
    ...(expect.counted === undefined ? [] : [countedWords(expect.counted)]),
    ...(expect.refused ?? []).map(
      ({ index, player, saying = [] }) =>
        `refused: ${submissionWords(index)} by ${player === '' ? 'nobody' : player}${
          saying.length === 0 ? '' : `, saying ${andList(saying.map(quoted))}`
        }`,
    ),
    ...(expect.refused?.length === 0 && submissionsOf(stage) > 0 ? ['nothing is refused'] : []),
    ...factWords(expect.state),
    ...factWords(expect.result),
    ...tabWords('the new tab Results', expect.empty),
    ...tabWords('the tab Answers', expect.answers),
    ...tabWords('the tab History', expect.history),
    ...(expect.taken === undefined ? [] : [`taken from Results: ${code(expect.taken)}`]),
    ...(expect.unread ?? []).map((line) => `nothing is taken: ${quoted(line)}`),
    ...Object.entries(expect.brought ?? {}).flatMap(([tab, rows]) => tabWords(`the new tab ${tab}`, rows)),
    ...(expect.unfit ?? []).map((line) => `said before it is brought: ${quoted(line)}`),
    ...[...(expect.tells ?? [])].map(([who, what]) => `${reader(who)} reads ${fragments(what)}`),
    ...[...(expect.hides ?? [])].map(([who, what]) => `${reader(who)} does not read ${fragments(what)}`),
  ];
}

/** A tab's expected rows, each in quotes. */
function tabWords(tab: string, rows: Json | undefined): readonly string[] {
  if (!isList(rows)) return [];
  const lines = rows.map((row) => quoted(isList(row) ? row.map(jsonText).join(' | ') : jsonText(row)));
  return [`${tab} has ${lines.join(', ')}`];
}

function submissionsOf({ moves, submissions }: Stage): number {
  return Object.keys(moves ?? {}).length + (isList(submissions) ? submissions.length : 0);
}

function countedWords(counted: Readonly<Record<string, Json>>): string {
  const entries = Object.entries(counted);
  return entries.length === 0
    ? 'no submission counts'
    : `counted: ${entries.map(([player, index]) => `${submissionWords(index)} for ${player}`).join(', ')}`;
}

/** People count submissions from 1. */
function submissionWords(index: Json): string {
  return typeof index === 'number'
    ? `submission ${index + 1}`
    : `the host's entry ${Number(jsonText(index).replace('host-', '')) + 1}`;
}

function factWords(facts: Readonly<Record<string, Json>> | undefined): readonly string[] {
  return Object.entries(facts ?? {}).map(([fact, value]) => `${fact}: ${valueWords(value)}`);
}

function valueWords(value: Json): string {
  if (value === null) return 'nobody';
  if (isObject(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return 'none';
    return entries.map(([key, inner]) => `${key} ${innerWords(inner)}`).join(', ');
  }
  return innerWords(value);
}

function innerWords(value: Json): string {
  if (value === null) return 'nobody';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isList(value)) {
    if (value.length === 0) return 'none';
    return value.every((entry) => typeof entry !== 'object') ? value.join(' · ') : code(value);
  }
  return typeof value === 'object' ? `(${valueWords(value)})` : String(value);
}

function wholeWords({
  next,
  closed,
  within,
  waits,
  outcome,
  warnings,
  error,
}: Expectation): readonly string[] {
  return [
    ...(error === undefined ? [] : [`It cannot be played: ${error.map(quoted).join(', ')}.`]),
    ...(next === undefined ? [] : [next === null ? 'The game is over.' : `Next comes \`${next}\`.`]),
    ...[...(closed ?? [])].flatMap(([player, questions]) =>
      [...questions].map(([question, lines]) =>
        lines.length === 0
          ? `Nothing of “${question}” is closed to ${player}.`
          : `Closed to ${player} of “${question}”: ${lines.join('; ')}.`,
      ),
    ),
    ...[...(within ?? [])].map(([player, lines]) =>
      lines.length === 0 ? `No limit holds for ${player}.` : `${player} has ${lines.join('; ')}.`,
    ),
    ...(waits === undefined
      ? []
      : [waits.length === 0 ? 'Nobody is waited for.' : `Waited for: ${waits.join(', ')}.`]),
    ...(outcome === undefined
      ? []
      : outcome === null
        ? ['There is no outcome yet.']
        : [`Outcome: ${factWords(outcome).join('; ')}.`]),
    ...(warnings === undefined
      ? []
      : warnings.length === 0
        ? ['The host is warned of nothing.']
        : [`The host is warned: ${andList(warnings.map(quoted))}.`]),
  ];
}

function readers(list: readonly string[]): string {
  return andList(list.map(reader));
}

function reader(who: string): string {
  return who === 'public' ? 'the public' : who === 'host' ? 'the host' : who;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function fragments(list: readonly Fragment[]): string {
  return list.map((each) => (typeof each === 'number' ? String(each) : quoted(each))).join(', ');
}

function quoted(text: string): string {
  return `“${text}”`;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
