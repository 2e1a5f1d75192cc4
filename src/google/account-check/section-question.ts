// The question of the account's check that walks through the pages of a form.
import type { AccountAnswer } from '../../rounds/reply/account';
import { throwMistake } from '../failure';
import { publish } from '../form-publishing';
import { NotTold } from './not-told';
import { deleteItems } from './responses';
import { throwaway } from './throwaway';

const WAY = 'Round Keeper check, the way';
const PASSED = 'Round Keeper check, passed over';
const QUESTION_PASSED = 'Round Keeper check, required';
const END = 'Round Keeper check, the end';

/**
 * Asks whether an answer may skip a page of a form: it sends one whose choice leads past a page with a required
 * question.
 */
export function askSections(): AccountAnswer {
  const form = FormApp.openById(throwaway('form'));
  publish(form);
  const way = form.addMultipleChoiceItem().setTitle(WAY);
  const passed = form.addPageBreakItem().setTitle(PASSED);
  form.addTextItem().setTitle(QUESTION_PASSED).setRequired(true);
  const end = form.addPageBreakItem().setTitle(END);
  way.setChoices([way.createChoice('Past', end), way.createChoice('Into', passed)]);
  try {
    form.createResponse().withItemResponse(way.createResponse('Past')).submit();
    return { kind: 'holds', text: 'It may.' };
  } catch (error) {
    throwMistake(error);
    // A form that takes no answers says nothing about its pages.
    if (!form.isAcceptingResponses()) throw new NotTold('The form takes no answers.');
    return {
      kind: 'fails',
      text: 'A program’s answer may not. What players send from their pages answers such questions with something that nobody reads; people who fill in the form are led past them.',
    };
  } finally {
    // The choice is deleted first, since its options lead to the pages.
    for (const title of [WAY, QUESTION_PASSED, PASSED, END]) deleteItems(form, title);
  }
}
