// A form's text and questions. All players who are asked see the same form, so anything private is in a player's own book.
import { sha256 } from 'js-sha256';
import type { Question } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { ensure } from '../../games/frame/result';
import type { FormItems, FormChanges, FormSpec, QuestionChanges } from '../ports/forms';
import { KEY_TITLE, PLAYER_TITLE } from '../session/columns';
import type { SessionContent, PlayedGame } from '../session/game-session';
import type { WithReaders } from '../session/readers';
import type { FormAsk } from '../session/winner-questions';
import { namesOnForms, questionWithNames } from '../session/form-choices';
import { hasLongStages } from '../session/previous-stage-guess';
import { shortTimeText, timeText } from '../time/time-zone';
import { hostTimeZone } from '../contacts/contacts';

export function buildFormSpec(session: WithReaders, ask: FormAsk): FormSpec {
  const own = { playerTitle: PLAYER_TITLE, keyTitle: KEY_TITLE };
  if (ask.what === 'question' || !('match' in session)) {
    const { title, help: description, questions } = ask;
    return {
      title,
      description,
      received: RESUBMITTABLE_TEXT,
      ...own,
      questions: questions.map(toFormQuestion),
    };
  }
  const stage = ensure(session.match.stage ?? undefined, 'Only an open stage asks for answers.');
  const names = namesOnForms(session);
  return {
    title: `${session.match.info.title}: ${ask.title}`,
    description: [...openStageLines(session, stage), '', ask.help].join('\n').trim(),
    received: confirmationText(session, stage),
    ...own,
    questions: ask.questions.map((question) => toFormQuestion(questionWithNames(question, names))),
  };
}

/** A form's items, whose titles don't depend on who plays. */
export function listFormItems({ questions }: Pick<FormAsk, 'questions'>): FormItems {
  return { playerTitle: PLAYER_TITLE, keyTitle: KEY_TITLE, questions };
}

const RESUBMITTABLE_TEXT = 'Received. To change your answer, open your link again. Your last answer counts.';

const CONFIRMATION_TEXT =
  'Received. To answer again, reopen your personal link. Until the deadline, your latest valid answer counts.';

/** The text after sending. A form doesn't know when it's sent, so for long stages it must be true in any stage (ALL-12). */
function confirmationText(session: PlayedGame & SessionContent, stage: OpenStage): string {
  const { record, snapshot } = session;
  if (!hasLongStages(session)) return CONFIRMATION_TEXT;
  const opened = shortTimeText(record.openedAt, hostTimeZone(snapshot));
  return `Received. This form was for ${stage.title}, which opened on ${opened}. Your book shows which stage your answer counts for. To answer again, reopen your personal link. Your latest valid answer counts.`;
}

/** The question as Google Forms can show it: optional if anybody can skip it, with a link instead of a picture. */
function toFormQuestion({
  lapses,
  picture,
  limit,
  neededWith: _neededWith,
  ...question
}: Question): Question {
  const { required, help, kind } = question;
  return {
    ...question,
    kind: kind.type === 'checkboxes' ? { type: kind.type, options: kind.options } : kind,
    required: required && lapses !== true,
    help: [help, limit ?? '', picture ?? ''].filter((line) => line !== '').join('\n'),
  };
}

const LIVE_FORM_LINES = ['The table shows which round is open, and how long you have.'] as const;

/** The open stage and its deadline. Live games show neither: the table does, once the host starts the clock. */
function openStageLines(
  { match, deadline, snapshot }: PlayedGame & SessionContent,
  stage: OpenStage,
): readonly string[] {
  if (match.info.live === true) return LIVE_FORM_LINES;
  if (deadline === null) return [`${stage.title}. There is no deadline.`];
  return [
    stage.title,
    `Deadline: ${timeText(deadline, hostTimeZone(snapshot))}. If the host changes it, your book will say so.`,
  ];
}

/** What has changed since a form was drawn; `version` is from `hashFormSpec`. */
export function findFormChanges(version: string | undefined, spec: FormSpec): FormChanges {
  const [now, before] = [splitVersion(hashFormSpec(spec)), splitVersion(version ?? '')];
  if (before.fixed !== now.fixed) return 'all';
  return {
    title: before.title !== now.title,
    description: before.description !== now.description,
    questions: now.questions.map((parts, index) => findQuestionChanges(before.questions[index], parts)),
  };
}

function findQuestionChanges(before: string | undefined, now: string): QuestionChanges {
  const [old, parts] = [(before ?? '').split('-'), now.split('-')];
  return { options: old[0] !== parts[0], help: old[1] !== parts[1], required: old[2] !== parts[2] };
}

function isQuestionChanged({ options, help, required }: QuestionChanges): boolean {
  return options || help || required;
}

/** Whether anything changed besides the title and the text above the questions. */
export function hasQuestionChanges(changes: FormChanges): boolean {
  return changes === 'all' || changes.questions.some(isQuestionChanged);
}

/**
 * Fingerprint of everything a form shows. Separate hashes cover what needs a complete redraw, the title, the texts above the
 * questions and after sending, and each question's choices, help and whether it's required.
 */
export function hashFormSpec({ title, description, received, questions, ...rest }: FormSpec): string {
  const branching = new Set(questions.flatMap(({ section }) => section?.after?.question ?? []));
  const fixed = questions.map(({ help: _help, required: _required, kind, ...question }) => [
    question,
    // If choices lead to different pages, a new choice needs a new path, so the form is redrawn.
    'options' in kind && !branching.has(question.title) ? { ...kind, options: [] } : kind,
  ]);
  return [
    ...[[rest, fixed], title, [description, received]].map((part) => jsonHash(part, 16)),
    ...questions.map(({ kind, help, required }) => {
      const options = 'options' in kind ? kind.options : [];
      // Google can't require a question without choices.
      const asked = required && (!('options' in kind) || options.length > 0);
      return [jsonHash(options, 8), jsonHash(help, 8), asked ? 'y' : 'n'].join('-');
    }),
  ].join('.');
}

interface VersionParts {
  readonly fixed: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly string[];
}

function splitVersion(version: string): VersionParts {
  const [fixed = '', title = '', description = '', ...questions] = version.split('.');
  return { fixed, title, description, questions };
}

function jsonHash(part: unknown, digits: number): string {
  return sha256(JSON.stringify(part)).slice(0, digits);
}
