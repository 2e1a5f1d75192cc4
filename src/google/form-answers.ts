// Responses of a form: those that were sent, and one that the program itself sends in. Answers by title are answers of
// items.
import type { DrawnQuestions } from '../rounds/ports/forms';
import type { SentResponse } from '../rounds/ports/host-book';
import { isAmong } from '../rounds/session/on-their-way';
import { titlesAsDrawn } from './form-questions';
import { throwMistake, quietly } from './failure';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;
type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/** Gives the responses that were sent from this time on. */
export function responsesSince(form: Form, since: number): readonly SentResponse[] {
  return form.getResponses(new Date(since)).map((response) => ({
    at: Number(response.getTimestamp()),
    answers: response
      .getItemResponses()
      .map((answered) => [answered.getItem().getTitle(), answerText(answered.getResponse())] as const),
  }));
}

/** Writes an answer as the tab of responses shows it. A scale may give a number, whatever its type says. */
function answerText(answer: string[][] | string[] | string | number): string {
  return Array.isArray(answer) ? answer.flat().join(', ') : String(answer);
}

/** Fills in a response with these answers by the title of their question. @returns the function that sends it */
export function fillForm(
  form: Form,
  answers: Readonly<Record<string, string>>,
  drawn?: DrawnQuestions,
): () => void {
  const all = form.getItems();
  const titles = drawn === undefined ? undefined : titlesAsDrawn(all, drawn);
  const items = all.map((item, index) => ({
    item,
    answer: answers[titles?.[index] ?? item.getTitle()] ?? '',
  }));
  const given = items.flatMap(({ item, answer }) => (answer === '' ? [] : [itemResponse(item, answer)]));
  return () => {
    const began = Date.now();
    // Whether the form has the response, in which case the exception was about something else.
    const isTaken = (): boolean => isAmong(responsesSince(form, began - CLOCKS_APART_MS), answers);
    try {
      send(form, given);
    } catch (error) {
      throwMistake(error);
      const passed = answersPassed(items);
      if (passed.length === 0) throw error;
      if (isTaken() || sends(form, given) || isTaken()) return;
      // Google does not say whether a program must answer required questions that its answers skip. Such answers are
      // not read but would stand in the row, so they are added only after the response was refused twice without them.
      send(form, [...given, ...passed]);
    }
  };
}

/** Sends a response; gives false where Google refuses it. */
function sends(form: Form, responses: readonly ItemResponse[]): boolean {
  return (
    quietly(() => {
      send(form, responses);
      return true;
    }) ?? false
  );
}

/** How far apart the clocks of forms and of scripts may be, in milliseconds. */
const CLOCKS_APART_MS = 2000;

function send(form: Form, responses: readonly ItemResponse[]): void {
  let response = form.createResponse();
  for (const one of responses) response = response.withItemResponse(one);
  response.submit();
}

/** Gives some answer to each required question on pages on which nothing is answered. */
function answersPassed(
  items: readonly { readonly item: Item; readonly answer: string }[],
): readonly ItemResponse[] {
  const pages: { answered: boolean; items: Item[] }[] = [{ answered: true, items: [] }];
  for (const { item, answer } of items) {
    if (item.getType() === FormApp.ItemType.PAGE_BREAK) pages.push({ answered: false, items: [] });
    const page = pages[pages.length - 1];
    page?.items.push(item);
    if (page !== undefined && answer !== '') page.answered = true;
  }
  return pages.filter(({ answered }) => !answered).flatMap((page) => page.items.flatMap(someAnswer));
}

function someAnswer(item: Item): readonly ItemResponse[] {
  switch (item.getType()) {
    case FormApp.ItemType.LIST: {
      const list = item.asListItem();
      return list.isRequired() ? [list.createResponse(firstOf(list.getChoices()))] : [];
    }
    case FormApp.ItemType.MULTIPLE_CHOICE: {
      const choices = item.asMultipleChoiceItem();
      return choices.isRequired() ? [choices.createResponse(firstOf(choices.getChoices()))] : [];
    }
    case FormApp.ItemType.CHECKBOX: {
      const boxes = item.asCheckboxItem();
      return boxes.isRequired() ? [boxes.createResponse([firstOf(boxes.getChoices())])] : [];
    }
    case FormApp.ItemType.SCALE: {
      const scale = item.asScaleItem();
      return scale.isRequired() ? [scale.createResponse(scale.getLowerBound())] : [];
    }
    default:
      return [];
  }
}

function firstOf(choices: readonly GoogleAppsScript.Forms.Choice[]): string {
  return choices[0]?.getValue() ?? '';
}

function itemResponse(item: Item, answer: string): ItemResponse {
  switch (item.getType()) {
    case FormApp.ItemType.LIST:
      return item.asListItem().createResponse(answer);
    case FormApp.ItemType.MULTIPLE_CHOICE:
      return item.asMultipleChoiceItem().createResponse(answer);
    case FormApp.ItemType.SCALE:
      return item.asScaleItem().createResponse(Number(answer));
    case FormApp.ItemType.CHECKBOX: {
      const boxes = item.asCheckboxItem();
      const labels = boxes.getChoices().map((choice) => choice.getValue());
      return boxes.createResponse(ticked(labels, answer));
    }
    case FormApp.ItemType.PARAGRAPH_TEXT:
      return item.asParagraphTextItem().createResponse(answer);
    default:
      return item.asTextItem().createResponse(answer);
  }
}

/** Splits an answer that joins its choices with ", " into these choices; where several fit, the longest. */
function ticked(labels: readonly string[], answer: string): string[] {
  const longestFirst = [...labels].sort((a, b) => b.length - a.length);
  const found: string[] = [];
  let rest = answer;
  while (rest !== '') {
    const start = rest;
    const label = longestFirst.find((candidate) => start.startsWith(candidate));
    // Google refuses a text that is no choice, which is better than sending less than was meant.
    found.push(label ?? start);
    if (label === undefined) break;
    rest = start.slice(label.length).replace(/^, /, '');
  }
  return found;
}
