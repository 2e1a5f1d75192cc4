// The facts of a match that its host computes with in the sheet (OM-8, OM-11).
import type { HostSheet } from '../frame/host-sheet';
import { namesIn } from './asking';
import type { State } from './types';

export function sheet(state: State): HostSheet {
  return {
    scores: [...state.totals].map(([name, totals]) => ({ name, totals })),
    playing: namesIn(state),
    marked: state.questions.flatMap((question) =>
      question.kind === 'text' && question.accept !== undefined ? [question.title] : [],
    ),
  };
}
