// Problems with the set-up of a draft, each at the cell of the roster or the setting that causes it, where that is
// known.
import type { Answered, Question } from '../../games/frame/fields';
import type { Match } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import type { Place, Problem } from '../../games/frame/problems';
import type { Result } from '../../games/frame/result';
import type { CellProblem } from '../reply/draft-view';
import { faultsAt } from './entry-problems';

/** One player's row, or the settings, as JSON, with the questions that they answer. */
interface Part {
  readonly questions: readonly Question[];
  readonly value: unknown;
  /** A complete value of the same kind. */
  readonly sample: unknown;
  readonly toAnswers: (value: unknown) => readonly Answered[];
}

/** Gives the problems at cells and settings, without those of the roster or the settings as a whole. */
export function cellProblems(
  game: PlayableGame,
  { players, settings }: { readonly players: readonly unknown[]; readonly settings: unknown },
  begun: Result<Match, readonly Problem[]>,
): readonly CellProblem[] {
  if (begun.ok) return [];
  return begun.error.flatMap((problem): readonly CellProblem[] => {
    const [kind, ...rest] = problem.place;
    const [row, ...place] = rest;
    if (kind === 'players' && typeof row === 'number') {
      const part: Part = {
        questions: game.rosterQuestions,
        value: players[row],
        sample: game.sampleRoster[0],
        toAnswers: (value) => game.rosterRow.toAnswers(value, ''),
      };
      return problemAt(part, problem, place).map((found) => ({ ...found, row }));
    }
    if (kind !== 'settings') return [];
    const part: Part = {
      questions: game.settingsQuestions,
      value: settings,
      sample: game.sampleSettings,
      toAnswers: (value) => game.settings.toAnswers(value, ''),
    };
    return problemAt(part, problem, rest).map((found) => ({ ...found, row: null }));
  });
}

/** Finds the question that a problem is about; none where no single question gives the value at its place. */
function problemAt(part: Part, problem: Problem, place: Place): readonly Omit<CellProblem, 'row'>[] {
  // An empty cell has no value by which its question could be found, so the sample's value is tried, too.
  const found = [part.value, part.sample].flatMap((value) =>
    faultsAt({ ...part, value }, [{ ...problem, place }]).filter(({ title }) => title !== ''),
  );
  return found.slice(0, 1);
}
