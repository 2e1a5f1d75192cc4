// Words and questions of a form: the same for everybody who is asked, since all of them read the same form. Everything
// that one player alone may know stands in their own book.
import { sha256 } from 'js-sha256';
import type { OpenStage } from '../../games/frame/match';
import type { FormSpec } from '../ports/ports';
import { KEY_TITLE, PLAYER_TITLE } from '../session/columns';
import type { Kept, Play } from '../session/game-session';
import { timeText } from '../time/time-zone';
import { hostZone } from '../contacts/contacts';

type Ask = OpenStage['asks'][number];

/** The form of an ask as it is to be now. */
export function formSpec(session: Play & Kept, ask: Ask): FormSpec {
  return {
    title: `${session.game.info.title}: ${ask.title}`,
    description: [...openLines(session), '', ask.help].join('\n').trim(),
    playerTitle: PLAYER_TITLE,
    keyTitle: KEY_TITLE,
    questions: ask.questions,
  };
}

/**
 * The open stage and its deadline, in lines. Of a live game the table alone tells it, when the host starts the clock.
 */
function openLines({ match, deadline, snapshot }: Play & Kept): readonly string[] {
  const { stage, info } = match;
  if (stage === null) return [];
  if (info.live === true) return ['The table shows which round is open, and how long you have.'];
  if (deadline === null) return [`${stage.title}. There is no deadline.`];
  return [
    stage.title,
    `Deadline: ${timeText(deadline, hostZone(snapshot))}. If the host moves it, your book tells you.`,
  ];
}

/** The part of a form to bring up to date: its questions and all else, or no more than the words above them. */
export type FormChange = 'questions' | 'description' | 'nothing';

/** The part that has changed since a form was made or brought up to date as this version. */
export function formChange(version: string | undefined, spec: FormSpec): FormChange {
  const [questions, description] = partsOf(versionOf(spec));
  const [oldQuestions, oldDescription] = partsOf(version ?? '');
  if (questions !== oldQuestions) return 'questions';
  return description === oldDescription ? 'nothing' : 'description';
}

/** Changes when anything that a form shows does: one hash for its questions, and one for the words above them. */
export function versionOf({ title, description, ...asked }: FormSpec): string {
  return [asked, [title, description]].map((part) => hashOf(JSON.stringify(part))).join('.');
}

function partsOf(version: string): readonly string[] {
  return version.split('.');
}

function hashOf(text: string): string {
  return sha256(text).slice(0, 16);
}
