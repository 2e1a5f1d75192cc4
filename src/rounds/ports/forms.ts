// Forms as the round loop needs them: made, changed, opened to players, closed, asked.
import type { Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Responders } from '../record/files-tab';
import type { MadeFile } from './books';
import type { SentResponse } from './host-book';

/** A form as it should be: the question for who plays comes first, then the game's questions, and the key last. */
export interface FormSpec {
  readonly title: string;
  readonly description: string;
  /** What the form says after sending: true whenever that is, and whatever stage is open then. */
  readonly received: string;
  /** The title of the field that tells players who they are, and that the program does not read. */
  readonly playerTitle: string;
  readonly keyTitle: string;
  readonly questions: readonly Question[];
}

/** The parts of a form that its items are titled after, and by which they stand in order. */
export type DrawnQuestions = Pick<FormSpec, 'playerTitle' | 'keyTitle' | 'questions'>;

/** The only choice of a question that has none at the moment; picking it answers nothing. */
export const NOTHING_TO_CHOOSE = '(nothing to choose)';

/** A form that takes answers. Its tab of responses appears in the book a moment after it was connected. */
export interface OpenedForm {
  readonly url: string;
  /** False where an earlier call has connected it. */
  readonly isNewlyConnected: boolean;
  /** The form's address with `KEY_IN_LINK` where the key goes, and `PLAYER_IN_LINK` where the player's name does. */
  readonly link: string;
}

/** A form that was opened. */
export interface FormToAdmit extends Pick<OpenedForm, 'isNewlyConnected'> {
  readonly id: string;
}

interface AdmittedForm {
  /** The tab of its responses. */
  readonly sheet: number;
  /** Who may answer it; absent where Google does not tell. */
  readonly responders?: Responders;
}

/** Which parts of a question have changed. */
export interface QuestionChanges {
  readonly options: boolean;
  readonly help: boolean;
  readonly required: boolean;
}

/** Which parts of a form have changed, its questions in their order; `all` where nobody knows. */
export type FormChanges =
  | 'all'
  | {
      readonly title: boolean;
      readonly description: boolean;
      readonly questions: readonly QuestionChanges[];
    };

/** A form to bring up to date. */
export interface FormToChange {
  readonly spec: FormSpec;
  readonly changes: FormChanges;
  /** Whether the form takes answers from now on, or took them already. */
  readonly answers: 'from-now' | 'already';
}

/** What is known of a form that is to be opened: this very call made it, or an earlier try may have left something in it. */
export type KnownForm = 'fresh' | 'unfinished';

/** A form as it was begun. */
export interface BegunForm extends MadeFile {
  readonly is: KnownForm;
}

/** Forms that were made or looked at; each result stands in the place of what was asked. */
export interface BegunForms {
  readonly made: readonly Result<BegunForm, CallProblem>[];
  /** True for a form that was deleted by hand. */
  readonly gone: readonly Result<boolean, CallProblem>[];
}

export interface FormsPort {
  /** Makes empty forms of these names, or finds those that an interrupted try made, and looks at others, all at once. */
  begin(names: readonly string[], looked: readonly string[]): BegunForms;
  /**
   * Asks the questions, connects the form to the host book and opens it to players. Doing it twice changes nothing; the
   * more is known of the form, the fewer calls it takes.
   */
  open(id: string, spec: FormSpec, known: KnownForm): Result<OpenedForm, CallProblem>;
  /**
   * Changes what has changed, and nothing else; columns stay. Where all of the form had to be drawn and opened, gives
   * it as `open` does.
   */
  change(id: string, form: FormToChange): Result<OpenedForm | undefined, CallProblem>;
  /** Lets everyone with their links answer these forms, as far as that can be done, and finds their tabs. */
  admit(forms: readonly FormToAdmit[]): readonly Result<AdmittedForm, CallProblem>[];
  close(id: string, closedText: string): Result<undefined, CallProblem>;
  /** Gives responses sent from this instant on, whether they are in the sheet or not. */
  responsesSince(id: string, since: number): Result<readonly SentResponse[], CallProblem>;
  /**
   * Fills a response in as a player would; sending it takes another call. `drawn` is what the form was
   * drawn with, where that is known: then its items need not be asked for their titles.
   */
  fill(
    id: string,
    answers: Readonly<Record<string, string>>,
    drawn?: DrawnQuestions,
  ): Result<FilledForm, CallProblem>;
}

/** A response that is filled in and not sent yet. */
export interface FilledForm {
  submit(): Result<undefined, CallProblem>;
}

/** The code of the error with a form that was deleted by hand, so that it has to be made anew. */
export const FORM_GONE = 'form-gone';

/** The code of the error with a form that this account cannot see: it was deleted for good, or another account made it. */
export const FORM_NOT_SHOWN = 'form-not-shown';
