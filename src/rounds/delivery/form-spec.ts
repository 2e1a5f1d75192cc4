// Words and questions of a form: the same for everybody who is asked, since all of them read the same form. Everything
// that one player alone may know stands in their own book.
import { sha256 } from 'js-sha256';
import type { Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import type { DrawnQuestions, FormChanges, FormSpec, QuestionChanges } from '../ports/forms';
import { KEY_TITLE, PLAYER_TITLE } from '../session/columns';
import type { Kept, Play } from '../session/game-session';
import { namesOnForms, questionShown } from '../session/form-choices';
import { isLong } from '../session/perhaps-meant';
import { shortTimeText, timeText } from '../time/time-zone';
import { hostZone } from '../contacts/contacts';

type Ask = OpenStage['asks'][number];

/** Makes the form of an ask as it should be now. */
export function formSpec(session: Play & Kept, ask: Ask): FormSpec {
  const names = namesOnForms(session);
  return {
    title: `${session.match.info.title}: ${ask.title}`,
    description: [...openLines(session), '', ask.help].join('\n').trim(),
    received: receivedText(session),
    playerTitle: PLAYER_TITLE,
    keyTitle: KEY_TITLE,
    questions: ask.questions.map((question) => onForm(questionShown(question, names))),
  };
}

/** Gives what the items of a form are titled after, whoever plays. */
export function drawnQuestions({ questions }: Pick<Ask, 'questions'>): DrawnQuestions {
  return { playerTitle: PLAYER_TITLE, keyTitle: KEY_TITLE, questions };
}

const RECEIVED =
  'Received. To answer again, open your personal link once more: until the deadline your latest valid answer counts.';

/**
 * Words what the form says after sending. A form does not know in which stage it was opened, or what is open once it is
 * sent: where a stage takes long, it says what is true in any case (ALL-12).
 */
function receivedText(session: Play & Kept): string {
  const { match, record, snapshot } = session;
  if (match.stage === null || !isLong(session)) return RECEIVED;
  const opened = shortTimeText(record.openedAt, hostZone(snapshot));
  return `Received. Your book says for which stage it counts: this form was set to ${match.stage.title}, which opened on ${opened}. To answer again, open your personal link once more: of what counts, the latest does.`;
}

/**
 * Gives a question as a form asks it: not required where some players may leave it out, with a link for a picture, and
 * without what the page alone shows.
 */
function onForm({ lapses, picture, neededWith: _neededWith, ...question }: Question): Question {
  const { required, help, kind } = question;
  return {
    ...question,
    kind: kind.type === 'checkboxes' ? { type: kind.type, options: kind.options } : kind,
    required: required && lapses !== true,
    help: picture === undefined ? help : [help, picture].filter((line) => line !== '').join('\n'),
  };
}

const LIVE_LINES = ['The table shows which round is open, and how long you have.'] as const;

/** Words the open stage and its deadline. In a live game only the table tells them, once the host starts the clock. */
function openLines({ match, deadline, snapshot }: Play & Kept): readonly string[] {
  const { stage, info } = match;
  if (stage === null) return [];
  if (info.live === true) return LIVE_LINES;
  if (deadline === null) return [`${stage.title}. There is no deadline.`];
  return [
    stage.title,
    `Deadline: ${timeText(deadline, hostZone(snapshot))}. If the host moves it, your book tells you.`,
  ];
}

/** Finds what has changed in a form since it was drawn as this version, which `versionOf` made. */
export function formChanges(version: string | undefined, spec: FormSpec): FormChanges {
  const [now, before] = [partsOf(versionOf(spec)), partsOf(version ?? '')];
  if (before.fixed !== now.fixed) return 'all';
  return {
    title: before.title !== now.title,
    description: before.description !== now.description,
    questions: now.questions.map((parts, index) => changedParts(before.questions[index], parts)),
  };
}

function changedParts(before: string | undefined, now: string): QuestionChanges {
  const [old, parts] = [(before ?? '').split('-'), now.split('-')];
  return { options: old[0] !== parts[0], help: old[1] !== parts[1], required: old[2] !== parts[2] };
}

function isChanged({ options, help, required }: QuestionChanges): boolean {
  return options || help || required;
}

/** Whether anything in the form has changed besides the words above the questions. */
export function changesQuestions(changes: FormChanges): boolean {
  return changes === 'all' || changes.questions.some(isChanged);
}

/** Whether anything in the form has changed. */
export function changesForm(changes: FormChanges): boolean {
  return changes === 'all' || changes.title || changes.description || changesQuestions(changes);
}

/**
 * Makes a text that changes when anything that a form shows does: a hash of all that can only be changed by drawing the
 * form anew, one of its title, one of the words above the questions and after sending, and for each question one of its
 * choices and one of its help, and whether it is required.
 */
export function versionOf({ title, description, received, questions, ...rest }: FormSpec): string {
  const branching = new Set(questions.flatMap(({ section }) => section?.after?.question ?? []));
  const fixed = questions.map(({ help: _help, required: _required, kind, ...question }) => [
    question,
    // Where answers lead to pages, another choice is another way through the form, so it is drawn anew.
    'options' in kind && !branching.has(question.title) ? { ...kind, options: [] } : kind,
  ]);
  return [
    ...[[rest, fixed], title, [description, received]].map((part) => hashOf(part, 16)),
    ...questions.map(({ kind, help, required }) => {
      const options = 'options' in kind ? kind.options : [];
      // A question without choices cannot be answered, so it is not required until it has some.
      const asked = required && (!('options' in kind) || options.length > 0);
      return [hashOf(options, 8), hashOf(help, 8), asked ? 'y' : 'n'].join('-');
    }),
  ].join('.');
}

interface VersionParts {
  readonly fixed: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly string[];
}

function partsOf(version: string): VersionParts {
  const [fixed = '', title = '', description = '', ...questions] = version.split('.');
  return { fixed, title, description, questions };
}

function hashOf(part: unknown, digits: number): string {
  return sha256(JSON.stringify(part)).slice(0, digits);
}
