// Forms: creating, changing, opening, closing and reading them.
import type { Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Responders } from '../record/files-tab';
import type { MadeFile } from './books';
import type { SentResponse } from './host-book';

/** Who is answering comes first, then the game's questions, and the key last. */
export interface FormSpec {
  readonly title: string;
  readonly description: string;
  /** Shown after sending; must be true at any time and in any stage. */
  readonly received: string;
  /** A field that shows players who they are; nothing reads it. */
  readonly playerTitle: string;
  readonly keyTitle: string;
  readonly questions: readonly Question[];
}

/** What a form's items are titled and ordered by. */
export type DrawnQuestions = Pick<FormSpec, 'playerTitle' | 'keyTitle' | 'questions'>;

/** The only choice of a question that has none right now; picking it answers nothing. */
export const NOTHING_TO_CHOOSE = '(nothing to choose)';

/** An open form. Its response tab appears in the book shortly after connecting. */
export interface OpenedForm {
  readonly url: string;
  /** False if an earlier call connected it. */
  readonly isNewlyConnected: boolean;
  /** The form's address with placeholders `KEY_IN_LINK` and `PLAYER_IN_LINK`. */
  readonly link: string;
}

export interface FormToAdmit extends Pick<OpenedForm, 'isNewlyConnected'> {
  readonly id: string;
}

interface AdmittedForm {
  /** Its response tab. */
  readonly sheet: number;
  /** Absent if Google doesn't say. */
  readonly responders?: Responders;
}

export interface QuestionChanges {
  readonly options: boolean;
  readonly help: boolean;
  readonly required: boolean;
}

/** Questions in order; `all` if unknown. */
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
  /** Whether the form starts taking answers now, or already did. */
  readonly answers: 'from-now' | 'already';
}

/** What is known of a form to be opened: just created, or perhaps left unfinished by an earlier attempt. */
export type KnownForm = 'fresh' | 'unfinished';

export interface BegunForm extends MadeFile {
  readonly is: KnownForm;
}

/** Results are in the order of the input. */
export interface BegunForms {
  readonly made: readonly Result<BegunForm, CallProblem>[];
  /** True if it was deleted by hand. */
  readonly gone: readonly Result<boolean, CallProblem>[];
}

export interface FormsPort {
  /** Creates empty forms, or finds those of an interrupted attempt, and checks others, all at once. */
  begin(names: readonly string[], looked: readonly string[]): BegunForms;
  /** Adds the questions, connects the form to the host book and opens it. Repeatable; knowing more about the form saves requests. */
  open(id: string, spec: FormSpec, known: KnownForm): Result<OpenedForm, CallProblem>;
  /** Makes only these changes; columns stay. If the whole form had to be redrawn and opened, returns it like `open`. */
  change(id: string, form: FormToChange): Result<OpenedForm | undefined, CallProblem>;
  /** Lets everyone with the link answer, as far as possible, and finds the response tabs. */
  admit(forms: readonly FormToAdmit[]): readonly Result<AdmittedForm, CallProblem>[];
  close(id: string, closedText: string): Result<undefined, CallProblem>;
  /** Responses since an instant, whether or not they are in the sheet. */
  responsesSince(id: string, since: number): Result<readonly SentResponse[], CallProblem>;
  /** Fills in a response like a player; sending is another call. With `drawn`, the items needn't be asked for their titles. */
  fill(
    id: string,
    answers: Readonly<Record<string, string>>,
    drawn?: DrawnQuestions,
  ): Result<FilledForm, CallProblem>;
}

export interface FilledForm {
  submit(): Result<undefined, CallProblem>;
}

/** Error code for a form that was deleted by hand and must be recreated. */
export const FORM_GONE = 'form-gone';

/** Error code for a form that this account can't see: deleted for good, or created by another account. */
export const FORM_NOT_SHOWN = 'form-not-shown';
