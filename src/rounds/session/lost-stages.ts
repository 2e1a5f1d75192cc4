// Answers sent while stages were open whose opening the book has lost. Each answer belongs to the stage that was open when
// it was sent, or that its page showed. None counts for another stage (ALL-12).
import type { LostStageAnswers, ReceivedSubmission } from '../record/entries';
import type { CachedOpening } from '../record/ledger-cache';
import type { GameSession } from './game-session';
import { withoutLateMarks } from './game-session';
import { findNewRows, type ResponseRow } from './inbox';
import { pageMark } from './page-marks';
import { latestUnparsedAnswers } from './unparsed-answers';

export interface LostStages {
  /** Lost openings, in order. */
  readonly openings: readonly CachedOpening[];
  /** The match's id in the openings. */
  readonly match: string;
  /** True if openings from before the first one may be lost too. */
  readonly isFirstUnsure: boolean;
}

interface AnswersByStage {
  /** The session with only the answers that belong to the open stage. */
  readonly session: GameSession;
  readonly awaiting: readonly LostStageAnswers[];
}

/**
 * Where an answer belongs: the open stage; a lost opening of the same stage (`open-again`); no stage because it was late, or
 * nobody knows (`too-late`); or another stage's lost opening.
 */
type AnswerDestination = 'open' | 'open-again' | 'too-late' | CachedOpening;

/** Sorts all answers sent since the open stage opened, including those that only the forms have. */
export function sortAnswers(session: GameSession, lost: LostStages): AnswersByStage {
  const { snapshot, people, record, inputs } = session;
  if (session.match.stage === null) return { session, awaiting: [] };
  const arrivals = snapshot.responses.flatMap(
    (sheet) => findNewRows(sheet, { people, record, now: snapshot.readAt }).arrivals,
  );
  const places = new Map(arrivals.map((one) => [one.from, stageOfAnswer(one, session, lost)]));
  const submissions = inputs.submissions.flatMap((one): readonly ReceivedSubmission[] => {
    const place = places.get(one.from) ?? 'open';
    if (place === 'open') return [one];
    if (place === 'open-again') return [withoutLateMarks(one)];
    return place === 'too-late' ? [{ ...withoutLateMarks(one), late: true, former: true }] : [];
  });
  return {
    session: { ...session, inputs: { ...inputs, submissions } },
    awaiting: lostStageAnswers(arrivals, places, snapshot.responses),
  };
}

function stageOfAnswer(
  { at, player, mark, onItsWay }: ResponseRow,
  { record, match }: GameSession,
  { openings, match: own, isFirstUnsure }: LostStages,
): AnswerDestination {
  const isDrawnFor = (opening: string): boolean =>
    mark !== '' && pageMark({ setUp: record.setUp, opening }, player) === mark;
  const [first] = openings;
  const isAfter = first !== undefined && at >= first.at;
  if (isDrawnFor(record.opening)) return isAfter ? 'too-late' : 'open';
  const drawnFor = openings.find(({ row }) => isDrawnFor(row));
  const opened = drawnFor ?? openings.filter((one) => one.at <= at).at(-1);
  if (opened === undefined) return isFirstUnsure && onItsWay ? 'too-late' : 'open';
  if (opened.match !== own || opened.stage === '') return 'too-late';
  return opened.stage === match.stage?.name ? 'open-again' : opened;
}

function lostStageAnswers(
  arrivals: readonly ResponseRow[],
  places: ReadonlyMap<string, AnswerDestination>,
  sheets: GameSession['snapshot']['responses'],
): readonly LostStageAnswers[] {
  const lostOpening = ({ from }: ResponseRow): CachedOpening | undefined => {
    const place = places.get(from);
    return typeof place === 'object' ? place : undefined;
  };
  const titles = new Map(
    arrivals.flatMap((arrival) => {
      const opening = lostOpening(arrival);
      return opening === undefined ? [] : [[opening.stage, opening.title] as const];
    }),
  );
  const kept = latestUnparsedAnswers(arrivals, sheets, (arrival) => lostOpening(arrival)?.stage);
  return [...kept].map(([stage, unread]) => ({ stage, title: titles.get(stage) ?? '', unread }));
}
