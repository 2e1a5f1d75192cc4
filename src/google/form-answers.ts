// Reads a form's responses, and sends a response. Answers are keyed by item title.
import type { FormItems } from '../rounds/ports/forms';
import type { SentResponse } from '../rounds/ports/host-book';
import { hasMatchingResponse } from '../rounds/session/arriving-responses';
import { titlesIfUnchanged } from './form-questions';
import { rethrowBug, ignoreRefusal } from './failure';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;
type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/** Responses sent since `since`, which is in UTC milliseconds. */
export function responsesSince(form: Form, since: number): readonly SentResponse[] {
  return form.getResponses(new Date(since)).map((response) => ({
    at: Number(response.getTimestamp()),
    answers: response
      .getItemResponses()
      .map((answered) => [answered.getItem().getTitle(), formatAnswer(answered.getResponse())] as const),
  }));
}

/** An answer as the response tab shows it. For a scale, Google may return a number, despite its types. */
function formatAnswer(answer: string[][] | string[] | string | number): string {
  return Array.isArray(answer) ? answer.flat().join(', ') : String(answer);
}

/** Fills in a response; returns the function that sends it. */
export function fillForm(
  form: Form,
  answers: Readonly<Record<string, string>>,
  known?: FormItems,
): () => void {
  const all = form.getItems();
  const titles = known === undefined ? undefined : titlesIfUnchanged(all, known);
  const items = all.map((item, index) => ({
    item,
    answer: answers[titles?.[index] ?? item.getTitle()] ?? '',
  }));
  const given = items.flatMap(({ item, answer }) => (answer === '' ? [] : [toItemResponse(item, answer)]));
  return () => {
    const began = Date.now();
    // The form may have received the response despite an exception.
    const isTaken = (): boolean =>
      hasMatchingResponse(responsesSince(form, began - CLOCK_TOLERANCE_MS), answers);
    try {
      send(form, given);
    } catch (error) {
      rethrowBug(error);
      const passed = skippedPageAnswers(items);
      if (passed.length === 0) throw error;
      if (isTaken() || trySend(form, given) || isTaken()) return;
      // Google doesn't say whether a program must answer required questions on skipped pages. Answers to skipped questions
      // are ignored but appear in the row, so they are only added after two refusals.
      send(form, [...given, ...passed]);
    }
  };
}

/** Whether sending the response worked; false if Google refuses. */
function trySend(form: Form, responses: readonly ItemResponse[]): boolean {
  return (
    ignoreRefusal(() => {
      send(form, responses);
      return true;
    }) ?? false
  );
}

/** How far the clocks of forms and scripts may differ, in milliseconds. */
const CLOCK_TOLERANCE_MS = 2000;

function send(form: Form, responses: readonly ItemResponse[]): void {
  let response = form.createResponse();
  for (const one of responses) response = response.withItemResponse(one);
  response.submit();
}

/** An answer to each required question on pages without answers. */
function skippedPageAnswers(
  items: readonly { readonly item: Item; readonly answer: string }[],
): readonly ItemResponse[] {
  const pages: { answered: boolean; items: Item[] }[] = [{ answered: true, items: [] }];
  for (const { item, answer } of items) {
    if (item.getType() === FormApp.ItemType.PAGE_BREAK) pages.push({ answered: false, items: [] });
    const page = pages[pages.length - 1];
    page?.items.push(item);
    if (page !== undefined && answer !== '') page.answered = true;
  }
  return pages.filter(({ answered }) => !answered).flatMap((page) => page.items.flatMap(buildSampleResponse));
}

function buildSampleResponse(item: Item): readonly ItemResponse[] {
  switch (item.getType()) {
    case FormApp.ItemType.LIST: {
      const list = item.asListItem();
      return list.isRequired() ? [list.createResponse(firstChoice(list.getChoices()))] : [];
    }
    case FormApp.ItemType.MULTIPLE_CHOICE: {
      const choices = item.asMultipleChoiceItem();
      return choices.isRequired() ? [choices.createResponse(firstChoice(choices.getChoices()))] : [];
    }
    case FormApp.ItemType.CHECKBOX: {
      const boxes = item.asCheckboxItem();
      return boxes.isRequired() ? [boxes.createResponse([firstChoice(boxes.getChoices())])] : [];
    }
    case FormApp.ItemType.SCALE: {
      const scale = item.asScaleItem();
      return scale.isRequired() ? [scale.createResponse(scale.getLowerBound())] : [];
    }
    default:
      return [];
  }
}

function firstChoice(choices: readonly GoogleAppsScript.Forms.Choice[]): string {
  return choices[0]?.getValue() ?? '';
}

function toItemResponse(item: Item, answer: string): ItemResponse {
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
      return boxes.createResponse(splitChoices(labels, answer));
    }
    case FormApp.ItemType.PARAGRAPH_TEXT:
      return item.asParagraphTextItem().createResponse(answer);
    default:
      return item.asTextItem().createResponse(answer);
  }
}

/** Splits an answer at ", " into choices. The longest match wins, since a choice can contain ", ". */
function splitChoices(labels: readonly string[], answer: string): string[] {
  const longestFirst = [...labels].sort((a, b) => b.length - a.length);
  const found: string[] = [];
  let rest = answer;
  while (rest !== '') {
    const start = rest;
    // Google refuses text that isn't a choice, which is better than silently dropping it.
    const label = longestFirst.find((candidate) => start.startsWith(candidate)) ?? start;
    found.push(label);
    rest = start.slice(label.length).replace(/^, /, '');
  }
  return found;
}
