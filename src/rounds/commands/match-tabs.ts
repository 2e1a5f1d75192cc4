// The tabs in which a host computes (OM-4): brought up to date by a click, and read back as what the host would have typed.
import type { OpenStage } from '../../games/frame/match';
import { fail, ok, type Result } from '../../games/frame/result';
import { quote } from '../../games/frame/wording';
import type { CallProblem, MatchTabsView, TakenResults } from '../api';
import type { AnswersColumn, MatchTabs, MatchTabsPort } from '../ports/ports';
import type { GameSession } from '../session/game-session';
import { fatesNow } from '../session/judge';
import { answersColumns, changedColumns, hasResults, resultsCells } from '../session/match-tabs';
import { takeResults } from '../session/results';

/** The words for the tab of everyone's answers, in problems. */
const UPDATE = 'Bring Answers up to date';

/** Writes the answers that count into their tab; the first time it makes the match's two tabs. */
export function updateAnswers(session: GameSession, port: MatchTabsPort): Result<MatchTabsView, CallProblem> {
  const stage = stageWithResults(session, 'Bringing Answers up to date');
  if (!stage.ok) return stage;
  const match = matchOf(session);
  const there = port.read(match);
  if (!there.ok) return there;
  const made = there.value.answers === undefined || there.value.results === undefined;
  const answers = changedAnswers(session, stage.value, there.value);
  if (!made && answers.length === 0) return ok({ made });
  const results = resultsCells(stage.value.hostQuestions, session.match.roster);
  const written = port.write(match, there.value, { answers, results });
  return written.ok ? ok({ made }) : written;
}

/** The host's part as the results say it; nothing is entered. */
export function takenResults(session: GameSession, port: MatchTabsPort): Result<TakenResults, CallProblem> {
  const stage = stageWithResults(session, 'Taking from Results');
  if (!stage.ok) return stage;
  const read = port.read(matchOf(session));
  if (!read.ok) return read;
  const { answers, results } = read.value;
  if (answers === undefined || results === undefined) {
    const lost = answers === undefined ? 'Answers' : 'Results';
    return fail({
      code: 'no-match-tabs',
      text: `Taking from Results: this match has no tab ${lost}. Choose ${quote(UPDATE)}: that makes it.`,
    });
  }
  if (changedAnswers(session, stage.value, read.value).length > 0) {
    return fail({
      code: 'answers-out-of-date',
      text: `Taking from Results: the tab ${quote(answers.title)} is not up to date, so formulas may be about other answers. Choose ${quote(UPDATE)}, look at your results, then take them.`,
    });
  }
  return ok(takeResults(results, stage.value.hostQuestions));
}

function stageWithResults({ match }: GameSession, doing: string): Result<OpenStage, CallProblem> {
  const { stage } = match;
  if (stage !== null && hasResults(stage)) return ok(stage);
  const why = stage === null ? 'the game is over' : 'this game computes its results by itself';
  return fail({ code: 'no-results', text: `${doing}: ${why}. There is nothing to do.` });
}

/** The columns of Answers that are to be written. */
function changedAnswers(
  session: GameSession,
  stage: OpenStage,
  { answers }: MatchTabs,
): readonly AnswersColumn[] {
  const past = session.past.map((round) => round.stage);
  const { roster } = session.match;
  const columns = answersColumns(stage, past, fatesNow(session), roster, answers?.cells);
  return changedColumns(columns, answers?.cells);
}

/** The match as its tabs are called by it: no other of the book began at the same moment. */
function matchOf({ record }: GameSession): string {
  return String(record.startedAt);
}
