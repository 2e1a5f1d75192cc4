// Makes and updates Google Forms from a game's questions, and connects them to tabs of the host book.
import type { Question } from '../games/fields';
import { fail, ok } from '../games/result';
import type { UserError } from '../rounds/view/api';
import { FORM_GONE, KEY_IN_LINK, type FormSpec, type FormsPort, type MadeForm } from '../rounds/ports';
import { findFile } from './books';
import { driveService, trying } from './services';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

const FORMS_TYPE = 'application/vnd.google-apps.form';

export const formsPort: FormsPort = {
  make: (spec) =>
    trying(`Making the form “${spec.title}”`, () => {
      const found = findFile(spec.name, FORMS_TYPE);
      const form = found === undefined ? FormApp.create(spec.name) : FormApp.openById(found);
      draw(form, spec);
      publish(form);
      admitEveryone(form);
      return ok(connect(form, spec));
    }),
  update: (id, spec) =>
    trying(`Bringing the form “${spec.title}” up to date`, () => {
      const form = openForm(id);
      if (form === undefined) return fail(GONE);
      draw(form, spec);
      return ok(undefined);
    }),
  setAccepting: (id, accepting, closedText) =>
    trying(accepting ? 'Opening a form' : 'Closing a form', () => {
      const form = openForm(id);
      if (form === undefined) return fail(GONE);
      form.setAcceptingResponses(accepting);
      if (!accepting) form.setCustomClosedFormMessage(closedText);
      return ok(undefined);
    }),
  submit: (id, answers) =>
    trying('Submitting for a player', () => {
      const form = FormApp.openById(id);
      let response = form.createResponse();
      for (const item of form.getItems()) {
        const answer = answers[item.getTitle()];
        if (answer !== undefined && answer !== '') {
          response = response.withItemResponse(itemResponse(item, answer));
        }
      }
      response.submit();
      return ok(undefined);
    }),
};

const GONE: UserError = {
  code: FORM_GONE,
  text: 'Changing a form: it was deleted. Open or close the forms again to make it anew.',
};

/** The form; undefined when it was deleted or is in the bin. */
function openForm(id: string): Form | undefined {
  try {
    const form = FormApp.openById(id);
    return isInBin(id) ? undefined : form;
  } catch (error) {
    if (String(error).includes('No item with the given ID could be found')) return undefined;
    throw error;
  }
}

/** Whether the file is in Drive's bin. A file that Drive does not show to this add-on is taken not to be. */
function isInBin(id: string): boolean {
  try {
    return driveService().Files.get(id, { fields: 'trashed' }).trashed === true;
  } catch (error) {
    if (/File not found|notFound/.test(String(error))) return false;
    throw error;
  }
}

/** Publishes the form where Google makes forms unpublished: such a form takes no answers. */
function publish(form: Form): void {
  if (typeof form.setPublished === 'function') form.setPublished(true);
}

/** Lets everyone answer: accounts of an organisation make forms for its members only. */
function admitEveryone(form: Form): void {
  try {
    if (form.requiresLogin()) form.setRequireLogin(false);
  } catch {
    // Other accounts lack the setting: everyone who has the link can answer.
  }
}

/**
 * Makes the form's items match its questions. An item stays as long as its question, and so keeps its column in the
 * tab of responses. The item of a question that is no longer asked is deleted; its column stays.
 */
function draw(form: Form, spec: FormSpec): void {
  form.setTitle(spec.title).setDescription(spec.description);
  form.setAllowResponseEdits(false).setShowLinkToRespondAgain(true);
  form.setConfirmationMessage(
    'Received. You may answer again until the deadline: your latest valid answer counts.',
  );
  // An item is added first and gets its title then: one without a title is left over from an interrupted call.
  for (const item of form.getItems()) if (item.getTitle() === '') form.deleteItem(item);
  const questions = spec.questions.filter(isAnswerable);
  const wanted = new Map([
    [spec.keyTitle, FormApp.ItemType.TEXT],
    ...questions.map((question) => [question.title, itemType(question)] as const),
  ]);
  const items = new Map<string, Item>();
  for (const item of form.getItems()) {
    const title = item.getTitle();
    if (wanted.get(title) === item.getType() && !items.has(title)) items.set(title, item);
    else form.deleteItem(item);
  }
  keyItem(form, items.get(spec.keyTitle), spec.keyTitle);
  for (const question of questions) drawQuestion(form, question, items.get(question.title));
  if (items.size > 0 && items.size < wanted.size) order(form, [...wanted.keys()]);
}

/** Google Forms refuses a question without choices, so such a question is not asked. */
function isAnswerable({ kind }: Question): boolean {
  return !('options' in kind) || kind.options.length > 0;
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

/** Moves the items into the order of the questions. */
function order(form: Form, titles: readonly string[]): void {
  titles.forEach((title, index) => {
    const item = form.getItems().find((candidate) => candidate.getTitle() === title);
    if (item !== undefined && item.getIndex() !== index) form.moveItem(item, index);
  });
}

function keyItem(form: Form, item: Item | undefined, title: string): void {
  const key = item === undefined ? form.addTextItem().setTitle(title) : item.asTextItem();
  key
    .setHelpText('Your personal link has filled this in. It says who you are: leave it as it is.')
    .setRequired(true);
}

function drawQuestion(form: Form, question: Question, item: Item | undefined): void {
  const { title, help, required, kind } = question;
  switch (kind.type) {
    case 'choice': {
      const labels = kind.options.map(({ label, value }) => label ?? value);
      const list = item === undefined ? form.addListItem().setTitle(title) : item.asListItem();
      list.setChoiceValues(labels).setHelpText(help).setRequired(required);
      return;
    }
    case 'checkboxes': {
      const labels = kind.options.map(({ label, value }) => label ?? value);
      const boxes = item === undefined ? form.addCheckboxItem().setTitle(title) : item.asCheckboxItem();
      boxes.setChoiceValues(labels).setHelpText(help).setRequired(required);
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

/** Connects the form to the host book, and gives the tab of its responses and its link with a place for the key. */
function connect(form: Form, spec: FormSpec): MadeForm {
  const book = SpreadsheetApp.getActiveSpreadsheet();
  const before = responseTab(book, form);
  if (before === undefined) form.setDestination(FormApp.DestinationType.SPREADSHEET, book.getId());
  const sheet = before ?? awaitTab(book, form);
  const key = form.getItems().find((item) => item.getTitle() === spec.keyTitle);
  if (key === undefined) throw new Error('the form has lost its first question');
  const response = form.createResponse().withItemResponse(key.asTextItem().createResponse(KEY_IN_LINK));
  return { id: form.getId(), url: form.getPublishedUrl(), sheet, link: response.toPrefilledUrl() };
}

const TRIES = 6;
const PAUSE_MS = 1000;

/** Waits for the tab of responses, which appears a moment after the form is connected. */
function awaitTab(book: GoogleAppsScript.Spreadsheet.Spreadsheet, form: Form): number {
  for (let tries = 0; tries < TRIES; tries += 1) {
    SpreadsheetApp.flush();
    const sheet = responseTab(book, form);
    if (sheet !== undefined) return sheet;
    Utilities.sleep(PAUSE_MS);
  }
  throw new Error('the tab for its responses did not appear');
}

function responseTab(book: GoogleAppsScript.Spreadsheet.Spreadsheet, form: Form): number | undefined {
  const id = form.getId();
  const sheet = book.getSheets().find((candidate) => (candidate.getFormUrl() ?? '').includes(id));
  return sheet?.getSheetId();
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
