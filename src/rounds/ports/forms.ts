// Forms as the round loop needs them: made, changed, opened to players, closed, asked.
import { object, optional, type Question, type ValueOf } from '../../games/frame/fields';
import { anyText } from '../../games/frame/fields/plain';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Responders } from '../record/files-tab';
import { secret } from '../record/entry-fields';
import type { Secret } from '../record/secret';
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
  /** Present where Google refused a step while the form was published, and took it while it was not. */
  readonly refusedPublished?: true;
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
  /** Whether the form takes answers from now on, took them already, or takes none. */
  readonly answers: 'from-now' | 'already' | 'none';
}

/** A form to begin. */
export interface FormToBegin {
  /** The name of its file, which no other file has. */
  readonly name: string;
  /** The form that was drawn ahead and becomes this one, if any. */
  readonly drawn?: Secret;
}

/** A form as it was begun. */
export interface BegunForm extends MadeFile {
  /** Whether this very call made it, it was drawn ahead, or an interrupted try left it. */
  readonly is: 'fresh' | 'drawn' | 'unfinished';
}

/** What is known of a form that is to be opened; for one drawn ahead, what still has to change. */
export type KnownForm = 'fresh' | 'unfinished' | { readonly changes: FormChanges };

/** Forms that were made or looked at; each result stands in the place of what was asked. */
export interface BegunForms {
  readonly made: readonly Result<BegunForm, CallProblem>[];
  /** True for a form that was deleted by hand. */
  readonly gone: readonly Result<boolean, CallProblem>[];
  /** True for a form that is in the bin, or gone. */
  readonly binned: readonly boolean[];
}

/** A form that is drawn ahead of its game, while the host still sets it up. */
export const aheadFormField = object({
  /** The name of its file, which no other file has. */
  name: anyText,
  /** The account that makes it. */
  maker: anyText,
  /** The form's id; absent until the form is made. */
  id: optional<Secret>(secret('id')),
  /** The fingerprint of what is drawn in it; absent while nobody knows. */
  version: optional(anyText),
  /** The name of the game's form that it became. */
  takenAs: optional(anyText),
});
export type AheadForm = ValueOf<typeof aheadFormField>;

/** Keeps what is known of forms that are drawn ahead. Nothing depends on it: a form that is forgotten is made anew. */
export interface FormsAheadPort {
  /** Reads it as it is now; whoever changes it holds the lock on forms. */
  read(): readonly AheadForm[];
  /** Writes it; false where it could not be kept. */
  write(forms: readonly AheadForm[]): boolean;
}

export interface FormsPort {
  /**
   * Makes empty forms, or finds those that an interrupted try made, looks at others, and puts others in the bin, all at
   * once. A form that was drawn ahead gets its name; where it was deleted, another is made.
   */
  begin(forms: readonly FormToBegin[], looked: readonly string[], toBin?: readonly string[]): BegunForms;
  /**
   * Asks the questions of a form that nobody may answer yet: it is neither published nor connected. True where it takes
   * answers all the same.
   */
  draw(id: string, spec: FormSpec, isFresh: boolean): Result<true | undefined, CallProblem>;
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
