// The items of a form: they are made to match a game's questions, and keep their columns in the tab of responses.
import type { Question } from '../games/fields';
import { NOTHING_TO_CHOOSE, type FormSpec } from '../rounds/ports';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

/**
 * Makes the form's items match its questions. An item stays as long as its question, and so keeps its column; what
 * somebody added by hand is deleted. Each item is asked once: a call takes a tenth of a second.
 */
export function drawQuestions(form: Form, { keyTitle, questions }: FormSpec): void {
  const wanted = new Map([
    [keyTitle, FormApp.ItemType.TEXT],
    ...questions.map((question) => [question.title, itemType(question)] as const),
  ]);
  const items = new Map<string, Item>();
  for (const item of form.getItems()) {
    // An item is added first and gets its title then: one without a title is left over from an interrupted call.
    const title = item.getTitle();
    if (title !== '' && wanted.get(title) === item.getType() && !items.has(title)) items.set(title, item);
    else form.deleteItem(item);
  }
  keyItem(form, items.get(keyTitle), keyTitle);
  for (const question of questions) drawQuestion(form, question, items.get(question.title));
  if (items.size > 0 && items.size < wanted.size) order(form, [...wanted.keys()]);
}

/** Moves the items into the order of the questions. */
function order(form: Form, titles: readonly string[]): void {
  const items = form.getItems().map((item) => ({ item, title: item.getTitle() }));
  titles.forEach((title, index) => {
    const from = items.findIndex((candidate) => candidate.title === title);
    if (from === -1 || from === index) return;
    for (const moved of items.splice(from, 1)) {
      form.moveItem(moved.item, index);
      items.splice(index, 0, moved);
    }
  });
}

function itemType({ kind }: Question): GoogleAppsScript.Forms.ItemType {
  switch (kind.type) {
    case 'choice':
      return FormApp.ItemType.LIST;
    case 'checkboxes':
      return FormApp.ItemType.CHECKBOX;
    case 'whole':
      return FormApp.ItemType.TEXT;
    case 'text':
      return kind.long ? FormApp.ItemType.PARAGRAPH_TEXT : FormApp.ItemType.TEXT;
  }
}

function keyItem(form: Form, item: Item | undefined, title: string): void {
  const key = item === undefined ? form.addTextItem().setTitle(title) : item.asTextItem();
  key
    .setHelpText('Your personal link has filled this in. It says who you are: leave it as it is.')
    .setRequired(true);
}

function drawQuestion(form: Form, question: Question, item: Item | undefined): void {
  const { title, help, required, kind } = question;
  const isAsked = !('options' in kind) || kind.options.length > 0;
  switch (kind.type) {
    case 'choice': {
      const list = item === undefined ? form.addListItem().setTitle(title) : item.asListItem();
      list
        .setChoiceValues(labelsOf(kind.options))
        .setHelpText(help)
        .setRequired(isAsked && required);
      return;
    }
    case 'checkboxes': {
      const boxes = item === undefined ? form.addCheckboxItem().setTitle(title) : item.asCheckboxItem();
      boxes
        .setChoiceValues(labelsOf(kind.options))
        .setHelpText(help)
        .setRequired(isAsked && required);
      return;
    }
    case 'whole': {
      const text = item === undefined ? form.addTextItem().setTitle(title) : item.asTextItem();
      text.setHelpText(help).setRequired(required).setValidation(wholeNumber(kind));
      return;
    }
    case 'text': {
      if (kind.long) {
        const text =
          item === undefined ? form.addParagraphTextItem().setTitle(title) : item.asParagraphTextItem();
        text.setHelpText(help).setRequired(required);
      } else {
        const text = item === undefined ? form.addTextItem().setTitle(title) : item.asTextItem();
        text.setHelpText(help).setRequired(required);
      }
    }
  }
}

/** Google Forms refuses a question without choices. Without the question its column would be gone for later stages. */
function labelsOf(options: readonly { readonly value: string; readonly label?: string }[]): string[] {
  return options.length === 0 ? [NOTHING_TO_CHOOSE] : options.map(({ label, value }) => label ?? value);
}

function wholeNumber({
  min,
  max,
}: {
  readonly min?: number;
  readonly max?: number;
}): GoogleAppsScript.Forms.TextValidation {
  const validation = FormApp.createTextValidation();
  if (min !== undefined && max !== undefined) {
    return validation
      .setHelpText(`A whole number from ${min} to ${max}.`)
      .requireNumberBetween(min, max)
      .build();
  }
  if (min !== undefined) {
    return validation
      .setHelpText(`A whole number, ${min} or more.`)
      .requireNumberGreaterThanOrEqualTo(min)
      .build();
  }
  return validation.setHelpText('A whole number.').requireWholeNumber().build();
}
