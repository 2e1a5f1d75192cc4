// The questions of the account's check that change a form: who may answer it, what becomes of its links and columns.
import type { Cell } from '../../games/frame/fields';
import type { AccountAnswer } from '../../rounds/api';
import { admitEveryone, isUnpublished, publish } from '../form-publishing';
import { NotTold } from './not-told';
import { addQuestion, QUESTION, questionOf, responseRows, sendResponse } from './responses';
import { throwaway } from './throwaway';

type Form = GoogleAppsScript.Forms.Form;

const ORGANISATION =
  'Round Keeper goes on: players answer with an account of your organisation, or you let everyone with the link respond in each form’s editor.';

export function askResponders(): AccountAnswer {
  const id = throwaway('form');
  const form = FormApp.openById(id);
  publish(form);
  const responders = admitEveryone(id);
  if (isUnpublished(form)) {
    return {
      kind: 'fails',
      text: 'The form stays unpublished. Round Keeper publishes its forms again whenever it opens them; if players see a closed form, publish it in its editor.',
    };
  }
  if (responders === undefined) throw new NotTold('Google does not say who may answer.');
  return responders === 'anyone'
    ? { kind: 'holds', text: 'Everyone may.' }
    : { kind: 'fails', text: `Your organisation does not allow it. ${ORGANISATION}` };
}

const KEY = 'ROUND-KEEPER-CHECK';

/** Whether the link that fills in an answer names its question still, once another one was added and deleted. */
export function askPrefilled(): AccountAnswer {
  const form = FormApp.openById(throwaway('form'));
  const before = prefilledField(form);
  const another = `${QUESTION}, another one`;
  form.addTextItem().setTitle(another);
  deleteQuestion(form, another);
  const after = prefilledField(form);
  if (before === undefined || after === undefined) throw new NotTold('The link holds no answer.');
  return before === after
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It does not: after each change of a form, hand out the links anew. Round Keeper always shows the ones that are right now.',
      };
}

function deleteQuestion(form: Form, title: string): void {
  for (const item of form.getItems()) if (item.getTitle() === title) form.deleteItem(item);
}

/** The name of the question in the link: `entry.1234`. */
function prefilledField(form: Form): string | undefined {
  const response = form.createResponse().withItemResponse(questionOf(form).createResponse(KEY));
  return new RegExp(`[?&](entry\\.\\d+)=${KEY}`).exec(response.toPrefilledUrl())?.[1];
}

/** What becomes of the answers in the sheet when their question is deleted and one with its title is added. */
export function askAskedAgain(): AccountAnswer {
  const form = FormApp.openById(throwaway('form'));
  const first = sendResponse('Sent before');
  deleteQuestion(form, QUESTION);
  addQuestion(form);
  const second = sendResponse('Sent after');
  if (first.stamp === undefined || second.stamp === undefined)
    throw new NotTold('No response was in the sheet.');
  const [header = [], ...rows] = responseRows();
  // The game finds answers by the titles of their questions: under another heading they are lost to it.
  const columns = header.flatMap((title, column) => (title === QUESTION ? [column] : []));
  const has = (text: Cell): boolean => rows.some((row) => columns.some((column) => row[column] === text));
  return has('Sent before') && has('Sent after')
    ? {
        kind: 'holds',
        text:
          columns.length > 1
            ? 'They do; the new question has a column of its own.'
            : 'They do, in one column.',
      }
    : {
        kind: 'fails',
        text: 'Some are gone from the sheet, or stand under another heading there. What was counted stays in the record. Do not delete questions by hand: Round Keeper deletes none that was answered.',
      };
}
