// A response that the program itself sends in: answers by title become the answers of items.

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

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
