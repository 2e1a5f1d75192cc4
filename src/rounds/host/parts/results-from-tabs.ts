// The tabs in which a host computes (OM-4, OM-8): brought up to date by a click, and read back as what the host would have
// typed; of the open round, or of a former one that is corrected.
import type { Match, OpenStage } from '../../../games/frame/match';
import { fail, ok, type Result } from '../../../games/frame/result';
import { quote } from '../../../games/frame/wording';
import type { CallProblem, TypedAnswers, TakenResults } from '../../reply/reply';
import type { MatchTabsView } from './views';
import type { MatchTabs, MatchTabsPort, MatchTabsWrite } from '../../ports/match-tabs';
import { computedBefore } from '../../record/season-record';
import { shownText } from '../../session/decided-over';
import type { GameSession } from '../../session/game-session';
import { lineCheck } from '../../session/host-part';
import { historyCells } from '../../session/history-tab';
import { answersCells, hasResults, resultsCells, tableOf } from '../../session/match-tab-cells';
import { takeResults, type ReadResults } from '../../session/results';
import { sheetMatch } from '../../session/sheet-columns';

/** The words for the tab of everyone's answers, in problems. */
const UPDATE = 'Bring Answers up to date';

/**
 * Writes the answers that count, and the rounds before them, into their tabs; the first time it makes the match's tabs.
 * `name`: of a former round, which Answers is then about.
 */
export function updateAnswers(
  session: GameSession,
  port: MatchTabsPort,
  name?: string,
): Result<MatchTabsView, CallProblem> {
  const doing = 'Bringing Answers up to date';
  const stage = stageWithResults(session, doing, name);
  if (!stage.ok) return stage;
  const match = matchOf(session);
  const there = port.read(match);
  if (!there.ok) return there;
  const cells = cellsFor(session, stage.value, there.value, doing);
  if (!cells.ok) return cells;
  const { answers, history, results } = there.value;
  const titles = { answers: answers?.title, history: history?.title, results: results?.title };
  const made = Object.values(titles).includes(undefined);
  const changed = isOutOfDate(cells.value);
  const written = made || changed ? port.write(match, there.value, cells.value) : ok({});
  if (!written.ok) return written;
  if (made) keepFormerBehind(session, port);
  const now = { ...titles, ...written.value };
  return ok({
    made,
    changed,
    answers: now.answers ?? '',
    history: now.history ?? '',
    results: now.results ?? '',
    round: stage.value.title,
  });
}

/** Puts the tabs of the season's former matches behind those that came since. */
export function keepFormerBehind({ season }: GameSession, port: MatchTabsPort): void {
  const former = computedBefore(season);
  if (former.length > 0) port.setAside(former);
}

/** The host's part as the results say it; nothing is entered. `name`: of a former round, for its correction. */
export function takenResults(
  session: GameSession,
  port: MatchTabsPort,
  name?: string,
): Result<TakenResults, CallProblem> {
  const read = readResults(session, port, name);
  if (!read.ok) return read;
  const { waiting, filled, ...taken } = read.value;
  return ok(taken);
}

/** Reads the results, together with what stands in their cells. */
export function readResults(
  session: GameSession,
  port: MatchTabsPort,
  name?: string,
): Result<TakenResults & ReadResults, CallProblem> {
  const doing = 'Taking from Results';
  const stage = stageWithResults(session, doing, name);
  if (!stage.ok) return stage;
  const read = port.read(matchOf(session));
  if (!read.ok) return read;
  const { answers, history, results } = read.value;
  if (answers === undefined || history === undefined || results === undefined) {
    const lost = answers === undefined ? 'Answers' : history === undefined ? 'History' : 'Results';
    return fail({
      code: 'no-match-tabs',
      text: `${doing}: this match has no tab ${lost}. Choose ${quote(UPDATE)}: that makes it.`,
    });
  }
  const cells = cellsFor(session, stage.value, read.value, doing);
  if (!cells.ok) return cells;
  if (isOutOfDate(cells.value)) {
    const old = cells.value.answers.length > 0 ? answers : history;
    return fail({
      code: 'answers-out-of-date',
      text: `${doing}: the tab ${quote(old.title)} is not up to date, so formulas may be about other answers. Choose ${quote(UPDATE)}, look at your results, then take them.`,
    });
  }
  const check = lineCheck(openedAt(session, stage.value), stage.value);
  const taken = takeResults(results, stage.value.hostQuestions, check);
  return ok({
    ...taken,
    sameAs: name === undefined ? sameAs(session, stage.value, taken.answers) : '',
    over: shownText(session),
  });
}

/**
 * Gives the title of the round before where these results equal its results, as if they were left over; empty
 * otherwise.
 */
function sameAs(session: GameSession, { hostQuestions }: OpenStage, answers: TypedAnswers): string {
  const last = session.past[session.past.length - 1];
  if (last === undefined) return '';
  const words = last.stage.hostToAnswers(last.recorded.hostFacts);
  const before = new Map(words.map(({ title, answer }) => [title, answer]));
  const titles = tableOf(hostQuestions).placed.flatMap(({ question: { title, table } }) =>
    table?.lines !== undefined && answers[title] === undefined ? [] : [title],
  );
  const isEmpty = titles.every((title) => (answers[title] ?? '') === '');
  const isSame = titles.every((title) => (answers[title] ?? '') === (before.get(title) ?? ''));
  return isSame && !isEmpty ? last.title : '';
}

/** Gives the match as this stage opened. */
function openedAt({ begun, past, match }: GameSession, { name }: OpenStage): Match {
  const index = past.findIndex(({ stage }) => stage.name === name);
  return index === -1 ? match : (past[index - 1]?.resolved.next ?? begun);
}

/** Finds the open stage, or the former one with this name. */
function stageWithResults(
  { match, past }: GameSession,
  doing: string,
  name?: string,
): Result<OpenStage, CallProblem> {
  const stage =
    name === undefined || name === match.stage?.name
      ? match.stage
      : (past.find((round) => round.stage.name === name)?.stage ?? null);
  if (stage !== null && hasResults(stage)) return ok(stage);
  const why =
    stage !== null
      ? 'this game computes its results by itself'
      : name === undefined
        ? 'the game is over'
        : 'that round is not over, or is open again';
  return fail({ code: 'no-results', text: `${doing}: ${why}. There is nothing to do.` });
}

/** Gives the cells that are to be written for the tabs to be about this stage. */
function cellsFor(
  session: GameSession,
  stage: OpenStage,
  { answers, history }: MatchTabs,
  doing: string,
): Result<MatchTabsWrite, CallProblem> {
  const match = sheetMatch(session, stage.name);
  const now = match === undefined ? undefined : answersCells(match, answers?.cells);
  const before = match === undefined ? undefined : historyCells(match, history?.cells);
  if (now !== undefined && before !== undefined) {
    const results = resultsCells(stage.hostQuestions, session.match.roster);
    const { cells, shown, hidden } = now;
    return ok({ answers: cells, shown, hidden, history: before, results });
  }
  const lost = now === undefined ? quote(answers?.title ?? 'Answers') : quote(history?.title ?? 'History');
  const what =
    now === undefined
      ? 'the players’ names, or the heading above them, are gone'
      : 'the headings “Round” and “Player” are gone';
  return fail({
    code: 'no-answers-place',
    text: `${doing}: in the tab ${lost} ${what}, so it cannot be told where answers belong. Undo that, or delete the tab and choose ${quote(UPDATE)}: that makes a new one.`,
  });
}

function isOutOfDate({ answers, history }: MatchTabsWrite): boolean {
  return answers.length + history.length > 0;
}

/** Gives the match as its tabs are called by it: no other of the book began at the same moment. */
export function matchOf({ record }: GameSession): string {
  return String(record.startedAt);
}
