// The tabs in which a host computes results (OM-4, OM-8), for the open round or an earlier round that is being corrected.
// One click updates the tabs. Another reads the results, as if the host had typed them.
import { isQuestionAsked, type Question } from '../../../games/frame/fields';
import type { Match, OpenStage } from '../../../games/frame/match';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import { quote } from '../../../games/frame/wording';
import type { CallProblem, AnswersByTitle, SheetResults } from '../../reply/reply';
import type { MatchTabsView } from './views';
import type { MatchTab, MatchTabs, MatchTabsPort, MatchTabsWrite } from '../../ports/match-tabs';
import { matchesWithFormulaTabs } from '../../record/season-record';
import { encodeBasis } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { lineChecker } from '../../session/host-part';
import { historyCells } from '../../session/history-tab';
import { answersCells, hasResultsTable, resultsCells, resultsTable } from '../../session/match-tab-cells';
import { cellHasTitle, readSheetResults, type ParsedResults } from '../../session/results';
import { sheetMatch } from '../../session/sheet-columns';

/** The button's label, which refusals mention. */
const UPDATE_LABEL = 'Update the Answers tab';

/** Writes the answers that count and the earlier rounds into their tabs, creating missing tabs. `name`: a round to show. */
export function updateAnswers(
  session: GameSession,
  port: MatchTabsPort,
  name?: string,
): Result<MatchTabsView, CallProblem> {
  const doing = 'Updating “Answers”';
  const stage = stageWithResults(session, doing, name);
  if (!stage.ok) return stage;
  const match = toMatchKey(session);
  const there = port.read(match);
  if (!there.ok) return there;
  const cells = cellsToWrite(session, stage.value, there.value, doing);
  if (!cells.ok) return cells;
  const { answers, history, results } = there.value;
  const titles = { answers: answers?.title, history: history?.title, results: results?.title };
  const created = Object.values(titles).includes(undefined);
  const changed = hasTabChanges(cells.value);
  const written = created || changed ? port.write(match, there.value, cells.value) : ok({});
  if (!written.ok) return written;
  if (created) moveFormerTabsToEnd(session, port);
  const now = { ...titles, ...written.value };
  return ok({
    created,
    changed,
    answers: now.answers ?? '',
    history: now.history ?? '',
    results: now.results ?? '',
    round: stage.value.title,
  });
}

/** Moves the tabs of the season's former matches to the end. */
export function moveFormerTabsToEnd({ season }: GameSession, port: MatchTabsPort): void {
  const former = matchesWithFormulaTabs(season);
  if (former.length > 0) port.archive(former);
}

/** Reads the host's entries from Results without saving them. `name`: an earlier round to correct. */
export function resultsFromSheet(
  session: GameSession,
  port: MatchTabsPort,
  name?: string,
): Result<SheetResults, CallProblem> {
  const read = readResults(session, port, name);
  if (!read.ok) return read;
  const { waiting, filled, tab, ...taken } = read.value;
  return ok(taken);
}

/** Like `resultsFromSheet`, plus the tab and its cells' values. */
export function readResults(
  session: GameSession,
  port: MatchTabsPort,
  name?: string,
): Result<SheetResults & ParsedResults & { readonly tab: MatchTab }, CallProblem> {
  const doing = 'Reading the Results tab';
  const stage = stageWithResults(session, doing, name);
  if (!stage.ok) return stage;
  const read = port.read(toMatchKey(session));
  if (!read.ok) return read;
  const { answers, history, results } = read.value;
  if (answers === undefined || history === undefined || results === undefined) {
    const lost = answers === undefined ? 'Answers' : history === undefined ? 'History' : 'Results';
    return fail({
      code: 'no-match-tabs',
      text: `${doing}: this match has no ${quote(lost)} tab. Choose ${quote(UPDATE_LABEL)} to create it.`,
    });
  }
  const cells = cellsToWrite(session, stage.value, read.value, doing);
  if (!cells.ok) return cells;
  if (hasTabChanges(cells.value)) {
    const old = cells.value.answers.length > 0 ? answers : history;
    return fail({
      code: 'answers-out-of-date',
      text: `${doing}: the tab ${quote(old.title)} is out of date, so formulas may use old answers. Choose ${quote(UPDATE_LABEL)}, check your results, then choose “Read the Results tab” again.`,
    });
  }
  const check = lineChecker(matchAtOpening(session, stage.value), stage.value);
  const taken = readSheetResults(results, questionsInResults(session, stage.value, results), check);
  return ok({
    ...taken,
    tab: results,
    sameAs: name === undefined ? leftoverRoundTitle(session, stage.value, taken.answers) : '',
    over: encodeBasis(session),
  });
}

/** The previous round's title if these results may be left over from it, because they're the same; else empty. */
function leftoverRoundTitle(
  session: GameSession,
  { hostQuestions }: OpenStage,
  answers: AnswersByTitle,
): string {
  const last = session.past[session.past.length - 1];
  if (last === undefined) return '';
  const words = last.stage.hostToAnswers(last.recorded.hostFacts);
  const before = new Map(words.map(({ title, answer }) => [title, answer]));
  const titles = resultsTable(hostQuestions).placed.flatMap(({ question: { title, table } }) =>
    table?.lines !== undefined && answers[title] === undefined ? [] : [title],
  );
  const isEmpty = titles.every((title) => (answers[title] ?? '') === '');
  const isSame = titles.every((title) => (answers[title] ?? '') === (before.get(title) ?? ''));
  return isSame && !isEmpty ? last.title : '';
}

/** The match as it was when this stage opened. */
function matchAtOpening({ begun, past }: GameSession, { name }: OpenStage): Match {
  const openings = [begun, ...past.map(({ resolved }) => resolved.next)];
  // The open stage isn't in the past, so its index is -1, which gives the last opening.
  const index = past.findIndex(({ stage }) => stage.name === name);
  return ensure(openings.at(index), 'Every stage was opened.');
}

/** The open stage, or the earlier stage with this name. */
function stageWithResults(
  { match, past }: GameSession,
  doing: string,
  name?: string,
): Result<OpenStage, CallProblem> {
  const stage =
    name === undefined || name === match.stage?.name
      ? match.stage
      : (past.find((round) => round.stage.name === name)?.stage ?? null);
  if (stage !== null && hasResultsTable(stage)) return ok(stage);
  const why =
    stage !== null
      ? 'this game computes its own results'
      : name === undefined
        ? 'the game is over'
        : 'that round isn’t over, or is open again';
  return fail({ code: 'no-results', text: `${doing}: ${why}. There’s nothing to do.` });
}

/** Questions with a column in Results. A standalone match has no season columns, unless an older version wrote them. */
function questionsInResults(
  { season }: GameSession,
  { hostQuestions }: OpenStage,
  tab?: MatchTab,
): readonly Question[] {
  const has = ({ table }: Question): boolean =>
    tab?.cells.some((row) => row.some((cell) => cellHasTitle(cell, table?.column ?? ''))) === true;
  return hostQuestions.filter((question) =>
    isQuestionAsked(question, season !== undefined, () => has(question)),
  );
}

/** The cells to write so that the tabs show this stage. */
function cellsToWrite(
  session: GameSession,
  stage: OpenStage,
  { answers, history }: MatchTabs,
  doing: string,
): Result<MatchTabsWrite, CallProblem> {
  const match = sheetMatch(session, stage.name);
  const now = answersCells(match, answers?.cells);
  const before = historyCells(match, history?.cells);
  if (now !== undefined && before !== undefined) {
    const results = resultsCells(questionsInResults(session, stage), session.match.roster);
    const { cells, shown, hidden } = now;
    return ok({ answers: cells, shown, hidden, history: before, results });
  }
  const lost = ensure(now === undefined ? answers : history, 'A new tab has nothing to find.');
  const what =
    now === undefined
      ? 'the players’ names or their heading are gone'
      : 'the headings “Round” and “Player” are gone';
  return fail({
    code: 'no-answers-place',
    text: `${doing}: in the tab ${quote(lost.title)}, ${what}. Restore them, or delete the tab and choose ${quote(UPDATE_LABEL)} to create a new one.`,
  });
}

function hasTabChanges({ answers, history }: MatchTabsWrite): boolean {
  return answers.length + history.length > 0;
}

/** Identifies the match in its tabs. No two matches of a book start in the same millisecond. */
export function toMatchKey({ record }: GameSession): string {
  return String(record.startedAt);
}
