// Forms as the round loop needs them: made, changed, opened to players, closed, asked.
import type { Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../api';
import type { Responders } from '../record/files-tab';
import type { MadeFile } from './books';
import type { SentResponse } from './host-book';

/**
 * A form as it is to be: the question for who plays comes first, then the game's questions, and the key is the last of
 * all.
 */
export interface FormSpec {
  readonly title: string;
  readonly description: string;
  /** The title of the field that tells players who they are, and that nothing reads. */
  readonly playerTitle: string;
  readonly keyTitle: string;
  readonly questions: readonly Question[];
}

/** The only choice of a question that has none at the moment; whoever picks it has answered nothing. */
export const NOTHING_TO_CHOOSE = '(nothing to choose)';

/** A form that is ready for players. */
export interface ReadyForm {
  readonly url: string;
  readonly sheet: number;
  /** The form's address with `KEY_IN_LINK` where the key goes, and `PLAYER_IN_LINK` where the player's name does. */
  readonly link: string;
}

/** The parts of a question that are other than they were. */
export interface QuestionChanges {
  readonly options: boolean;
  readonly help: boolean;
  readonly required: boolean;
}

/** The parts of a form that are other than they were, its questions in their order; `all` where nobody knows. */
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
  /** The form takes answers from now on, took them already, or takes none. */
  readonly answers: 'from-now' | 'already' | 'none';
}

/** A form as it was begun. */
export interface BegunForm extends MadeFile {
  /** True for one that this very call has made; false for one that an interrupted try has begun. */
  readonly isFresh: boolean;
}

/** Forms that were begun or looked at, each result in the place of what was asked. */
export interface BegunForms {
  readonly made: readonly Result<BegunForm, CallProblem>[];
  /** True for a form that was deleted by hand. */
  readonly gone: readonly Result<boolean, CallProblem>[];
}

export interface FormsPort {
  /** Makes empty forms, or finds those that an interrupted try made, and looks at others, all at once. */
  begin(names: readonly string[], looked: readonly string[]): BegunForms;
  /**
   * Asks the questions, connects the form to the host book and opens it to players. Doing it twice changes nothing; a
   * fresh form takes fewer calls.
   */
  open(id: string, spec: FormSpec, isFresh: boolean): Result<ReadyForm, CallProblem>;
  /**
   * Changes what has changed, and nothing else; columns stay. Gives the form as `open` does where all of it had to be
   * drawn and opened.
   */
  change(id: string, form: FormToChange): Result<ReadyForm | undefined, CallProblem>;
  /** Lets everyone who has their links answer these forms, as far as that can be done. Absent where Google does not tell. */
  admit(ids: readonly string[]): readonly Result<Responders | undefined, CallProblem>[];
  close(id: string, closedText: string): Result<undefined, CallProblem>;
  /** Responses sent from this instant on, in the sheet or not. */
  responsesSince(id: string, since: number): Result<readonly SentResponse[], CallProblem>;
  /** Submits a response as a player would, for practice games. */
  submit(
    id: string,
    answers: Readonly<Record<string, string>>,
    /** The form as it was drawn, where that is known: then its items are not asked for their titles. */
    spec?: FormSpec,
  ): Result<undefined, CallProblem>;
}

/** The code of the error with a form that was deleted by hand: it is to be made anew. */
export const FORM_GONE = 'form-gone';

/** The code of the error with a form that this account is not shown: deleted for good, or made by another account. */
export const FORM_NOT_SHOWN = 'form-not-shown';
