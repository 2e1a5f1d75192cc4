// Responses of a form: those that were sent, and one that the program itself sends in. Answers by title are answers of
// items.
import type { SentResponse } from '../rounds/ports';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

/** What was sent from an instant on. */
export function responsesSince(form: Form, since: number): readonly SentResponse[] {
  return form.getResponses(new Date(since)).map((response) => ({
    at: Number(response.getTimestamp()),
    answers: response
      .getItemResponses()
      .map((answered) => [answered.getItem().getTitle(), answerText(answered.getResponse())] as const),
  }));
}

/** As the tab of responses shows it. What a scale gives may be a number, whatever its type says. */
function answerText(answer: string[][] | string[] | string | number): string {
  return Array.isArray(answer) ? answer.flat().join(', ') : String(answer);
}

/** Submits a response with these answers by the title of their question. */
export function submitAnswers(form: Form, answers: Readonly<Record<string, string>>): void {
  let response = form.createResponse();
  for (const item of form.getItems()) {
    const answer = answers[item.getTitle()];
    if (answer !== undefined && answer !== '') {
      response = response.withItemResponse(itemResponse(item, answer));
    }
  }
  response.submit();
}

function itemResponse(item: Item, answer: string): GoogleAppsScript.Forms.ItemResponse {
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

/** The choices in an answer that joins them with ", "; of choices that begin alike, the longest that fits. */
function ticked(labels: readonly string[], answer: string): string[] {
  const longestFirst = [...labels].sort((a, b) => b.length - a.length);
  const found: string[] = [];
  let rest = answer;
  while (rest !== '') {
    const start = rest;
    const label = longestFirst.find((candidate) => start.startsWith(candidate));
    if (label === undefined) break;
    found.push(label);
    rest = start.slice(label.length).replace(/^, /, '');
  }
  return found;
}
