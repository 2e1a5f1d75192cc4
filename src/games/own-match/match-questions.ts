// Questions as one match can ask them: what they name is a score or a player of it, spelt as there.
import { sameName } from '../frame/names';
import { scoreWithin } from '../frame/made-up';
import { within as inside, type Place, type Problem } from '../frame/problems';
import { fail, ok, type Result } from '../frame/result';
import { either, quote } from '../frame/wording';
import { problem, type Question, type Score, type State } from './types';

type Naming = Pick<State, 'scores' | 'players'>;

/**
 * Gives the questions with what they name, or every reason why this match cannot ask them; `place` is that of the list.
 */
export function questionsIn(
  match: Naming,
  questions: readonly Question[],
  place: Place,
): Result<readonly Question[], readonly Problem[]> {
  const problems = questions.flatMap((question, index) =>
    inside([...place, index], problemsIn(match, question)),
  );
  if (problems.length > 0) return fail(problems);
  return ok(questions.map((question) => spelt(match, question)));
}

function problemsIn(match: Naming, question: Question): readonly Problem[] {
  return [...scoreProblems(match, question), ...nameProblems(match, question)];
}

/** Finds players whom a question asks alone and who do not play. */
function nameProblems({ players }: Naming, { title, only = [] }: Question): readonly Problem[] {
  return only.flatMap((name, index) =>
    players.some((player) => sameName(player.name, name))
      ? []
      : [
          problem(
            'unknown-player',
            ['only', index],
            `Question ${quote(title)}: it is for ${quote(name)}, who is not a player of this game. Name players alone.`,
          ),
        ],
  );
}

function scoreProblems({ scores }: Naming, question: Question): readonly Problem[] {
  const within = scoreWithin(question);
  if (within === undefined || readScore(scores, within) !== undefined) return [];
  const readable = scores.filter(isRead).map(({ name }) => name);
  const hint =
    readable.length === 0
      ? 'This match has no score that everyone or its owner reads.'
      : `Expected: ${either(readable)}.`;
  const sentence = `Question ${quote(question.title)}: it is within ${quote(within)}, which is no score that its player reads. ${hint}`;
  return [problem('no-such-score', ['within'], sentence)];
}

function isRead({ shown }: Score): boolean {
  return shown !== 'host';
}

function readScore(scores: readonly Score[], name: string): Score | undefined {
  return scores.find((score) => isRead(score) && sameName(score.name, name));
}

function spelt({ scores, players }: Naming, given: Question): Question {
  const { only } = given;
  const named = players.filter(({ name }) => only?.some((each) => sameName(each, name)));
  const question = only === undefined ? given : { ...given, only: named.map(({ name }) => name) };
  if (question.kind !== 'number' || question.within === undefined) return question;
  return { ...question, within: readScore(scores, question.within)?.name ?? question.within };
}
