// The tabs in which a host computes (OM-4): brought up to date by a click, and read back as what the host would have typed.
import type { OpenStage } from '../../../games/frame/match';
import { fail, ok, type Result } from '../../../games/frame/result';
import { quote } from '../../../games/frame/wording';
import type { CallProblem } from '../../reply/reply';
import type { MatchTabsView } from './views';
import type { TakenResults } from '../../reply/taken-results';
import type { TypedAnswers } from '../../reply/typed-answers';
import type { AnswersCells, MatchTabs, MatchTabsPort } from '../../ports/match-tabs';
import { shownText } from '../../session/decided-over';
import type { GameSession } from '../../session/game-session';
import { fatesNow } from '../../session/judge';
import { answersCells, hasResults, resultsCells, tableOf } from '../../session/match-tabs';
import { takeResults } from '../../session/results';

/** The words for the tab of everyone's answers, in problems. */
const UPDATE = 'Bring Answers up to date';

/** Writes the answers that count into their tab; the first time it makes the match's two tabs. */
export function updateAnswers(session: GameSession, port: MatchTabsPort): Result<MatchTabsView, CallProblem> {
  const doing = 'Bringing Answers up to date';
  const stage = stageWithResults(session, doing);
  if (!stage.ok) return stage;
  const match = matchOf(session);
  const there = port.read(match);
  if (!there.ok) return there;
  const made = there.value.answers === undefined || there.value.results === undefined;
  const answers = changedAnswers(session, stage.value, there.value, doing);
  if (!answers.ok) return answers;
  if (!made && answers.value.length === 0) return ok({ made });
  const results = resultsCells(stage.value.hostQuestions, session.match.roster);
  const written = port.write(match, there.value, { answers: answers.value, results });
  return written.ok ? ok({ made }) : written;
}

/** The host's part as the results say it; nothing is entered. */
export function takenResults(session: GameSession, port: MatchTabsPort): Result<TakenResults, CallProblem> {
  const doing = 'Taking from Results';
  const stage = stageWithResults(session, doing);
  if (!stage.ok) return stage;
  const read = port.read(matchOf(session));
  if (!read.ok) return read;
  const { answers, results } = read.value;
  if (answers === undefined || results === undefined) {
    const lost = answers === undefined ? 'Answers' : 'Results';
    return fail({
      code: 'no-match-tabs',
      text: `${doing}: this match has no tab ${lost}. Choose ${quote(UPDATE)}: that makes it.`,
    });
  }
  const changed = changedAnswers(session, stage.value, read.value, doing);
  if (!changed.ok) return changed;
  if (changed.value.length > 0) {
    return fail({
      code: 'answers-out-of-date',
      text: `${doing}: the tab ${quote(answers.title)} is not up to date, so formulas may be about other answers. Choose ${quote(UPDATE)}, look at your results, then take them.`,
    });
  }
  const taken = takeResults(results, stage.value.hostQuestions);
  return ok({
    ...taken,
    sameAs: sameAs(session, stage.value, taken.answers),
    over: shownText(session),
  });
}

/** The title of the round before where the results are those that were entered for it, as if they were not done anew. */
function sameAs(session: GameSession, { hostQuestions }: OpenStage, answers: TypedAnswers): string {
  const last = session.past[session.past.length - 1];
  if (last === undefined) return '';
  const words = last.stage.hostToAnswers(last.recorded.hostFacts);
  const before = new Map(words.map(({ title, answer }) => [title, answer]));
  const titles = tableOf(hostQuestions).placed.map(({ question }) => question.title);
  const isEmpty = titles.every((title) => (answers[title] ?? '') === '');
  const isSame = titles.every((title) => (answers[title] ?? '') === (before.get(title) ?? ''));
  return isSame && !isEmpty ? last.title : '';
}

function stageWithResults({ match }: GameSession, doing: string): Result<OpenStage, CallProblem> {
  const { stage } = match;
  if (stage !== null && hasResults(stage)) return ok(stage);
  const why = stage === null ? 'the game is over' : 'this game computes its results by itself';
  return fail({ code: 'no-results', text: `${doing}: ${why}. There is nothing to do.` });
}

/** The cells of Answers that are to be written. */
function changedAnswers(
  session: GameSession,
  stage: OpenStage,
  { answers }: MatchTabs,
  doing: string,
): Result<readonly AnswersCells[], CallProblem> {
  const past = session.past.map((round) => round.stage);
  const players = session.match.roster;
  const cells = answersCells({ stage, past, fates: fatesNow(session), players }, answers?.cells);
  if (cells !== undefined) return ok(cells);
  return fail({
    code: 'no-answers-place',
    text: `${doing}: in the tab ${quote(answers?.title ?? 'Answers')} the players’ names, or the heading above them, are gone, so it cannot be told where answers belong. Undo that, or delete the tab and choose ${quote(UPDATE)}: that makes a new one.`,
  });
}

/** The match as its tabs are called by it: no other of the book began at the same moment. */
function matchOf({ record }: GameSession): string {
  return String(record.startedAt);
}
