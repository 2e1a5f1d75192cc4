// A move as a response of the player's form, filled in and not sent yet.
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import { drawnQuestions } from '../delivery/form-spec';
import type { FilledForm } from '../ports/forms';
import { KEY_TITLE } from '../session/columns';
import { asOnForm } from '../session/form-choices';
import { markedKey } from '../session/page-marks';
import type { StageToMoveIn } from '../session/stage-to-move-in';
import type { Visitor } from './memory';
import type { JudgedMove } from './move';
import type { PagePorts } from './read-game';
import type { PageSending } from './views';

export interface Response {
  readonly filled: Result<FilledForm, CallProblem>;
  /** The form's id. */
  readonly id: string;
  /** The answers by the titles of the form's questions. */
  readonly given: Readonly<Record<string, string>>;
}

/** Fills in the response of a move that was judged; undefined where there is no form for it. */
export function responseFor(
  { forms }: PagePorts,
  { key }: Visitor,
  { mark = '' }: PageSending,
  { stage, judged }: { readonly stage: StageToMoveIn; readonly judged: JudgedMove },
): Response | undefined {
  const id = stage.forms.get(judged.form);
  const ask = stage.match.stage?.asks.find(({ form }) => form === judged.form);
  if (id === undefined || ask === undefined) return undefined;
  const said = asOnForm(ask.questions, stage.names, judged.answers);
  const given = { [KEY_TITLE]: markedKey(key, mark), ...said };
  return { filled: forms.fill(id, given, drawnQuestions(ask)), id, given };
}
