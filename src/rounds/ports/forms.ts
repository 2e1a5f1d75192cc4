import type { Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Responders } from '../record/files-tab';
import type { CreatedFile } from './books';
import type { SentResponse } from './host-book';

/** A form's content. Its items are the player, the game's questions, and the key. */
export interface FormSpec {
  readonly title: string;
  readonly description: string;
  /** The text that a player sees after sending. It must be true at any time and in any stage. */
  readonly received: string;
  /** Title of a field that shows players who they are. Nothing reads the field. */
  readonly playerTitle: string;
  readonly keyTitle: string;
  readonly questions: readonly Question[];
}

/** A form's items, in order: the player, the questions, and the key. */
export type FormItems = Pick<FormSpec, 'playerTitle' | 'keyTitle' | 'questions'>;

/** The only choice of a question that has no choices now. Picking it counts as no answer. */
export const NOTHING_TO_CHOOSE = '(nothing to choose)';

/** An open form. Its response tab appears in the book shortly after the form is connected. */
export interface OpenedForm {
  readonly url: string;
  /** False if an earlier call connected the form. */
  readonly isNewlyConnected: boolean;
  /** The form's prefilled link, with placeholders `KEY_IN_LINK` and `PLAYER_IN_LINK`. */
  readonly link: string;
}

export interface FormToAdmit extends Pick<OpenedForm, 'isNewlyConnected'> {
  readonly id: string;
}

interface AdmittedForm {
  /** Id of the form's response tab. */
  readonly sheet: number;
  /** Who can answer; absent if Google doesn't say. */
  readonly responders?: Responders;
}

export interface QuestionChanges {
  readonly options: boolean;
  readonly help: boolean;
  readonly required: boolean;
}

/** Changes per question, in order; `all` if what the form shows is unknown. */
export type FormChanges =
  | 'all'
  | {
      readonly title: boolean;
      readonly description: boolean;
      readonly questions: readonly QuestionChanges[];
    };

export interface FormToChange {
  readonly spec: FormSpec;
  readonly changes: FormChanges;
  /** Whether the form must be opened for answers (`from-now`), or already accepts them. */
  readonly answers: 'from-now' | 'already';
}

/** A form that must be opened: just created, or perhaps left unfinished by an earlier attempt. */
export type UnopenedFormState = 'fresh' | 'unfinished';

export interface CreatedForm extends CreatedFile {
  readonly is: UnopenedFormState;
}

/** Results, in the order of the input. */
export interface CreatedForms {
  readonly made: readonly Result<CreatedForm, CallProblem>[];
  /** True for a form that was deleted by hand. */
  readonly gone: readonly Result<boolean, CallProblem>[];
}

export interface FormsPort {
  /** Creates empty forms, or finds an interrupted attempt's, and checks in parallel whether others exist. */
  begin(names: readonly string[], looked: readonly string[]): CreatedForms;
  /** Adds the questions, connects the form to the host book and opens it. Repeatable; `'fresh'` saves requests. */
  open(id: string, spec: FormSpec, known: UnopenedFormState): Result<OpenedForm, CallProblem>;
  /** Makes only these changes; columns stay. If everything had to be redrawn and opened, returns the same as `open`. */
  change(id: string, form: FormToChange): Result<OpenedForm | undefined, CallProblem>;
  /** Lets everyone with the link answer, if Google allows that, and finds the response tabs. */
  admit(forms: readonly FormToAdmit[]): readonly Result<AdmittedForm, CallProblem>[];
  close(id: string, closedText: string): Result<undefined, CallProblem>;
  /** Responses since this instant, read from the form, whether or not their rows are in the sheet. */
  responsesSince(id: string, since: number): Result<readonly SentResponse[], CallProblem>;
  /** Fills in a response like a player; `submit` is a separate call. With `known`, the titles needn't be read. */
  fill(
    id: string,
    answers: Readonly<Record<string, string>>,
    known?: FormItems,
  ): Result<FilledForm, CallProblem>;
}

export interface FilledForm {
  submit(): Result<undefined, CallProblem>;
}

/** Code for a form that was deleted by hand and must be recreated. */
export const FORM_GONE = 'form-gone';

/** Code for a form that this account can't see: it was deleted for good, or another account created it. */
export const FORM_NOT_VISIBLE = 'form-not-shown';
