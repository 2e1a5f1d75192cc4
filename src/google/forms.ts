// Google Forms drawn from a game's questions, and the tab of the host book in which their responses land.
import type { Question } from '../games/fields';
import { ok } from '../games/result';
import { KEY_IN_LINK, type FormSpec, type FormsPort, type MadeForm } from '../rounds/ports';
import { findFile } from './books';
import { trying } from './services';

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
      return ok(connect(form, spec));
    }),
  update: (id, spec) =>
    trying(`Bringing the form “${spec.title}” up to date`, () => {
      draw(FormApp.openById(id), spec);
      return ok(undefined);
    }),
  setAccepting: (id, accepting, closedText) =>
    trying(accepting ? 'Opening a form' : 'Closing a form', () => {
      const form = FormApp.openById(id);
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

function publish(form: Form): void {
  if (typeof form.setPublished === 'function') form.setPublished(true);
}

/** Brings a form to its questions. Items keep their titles, so that columns already there stay. */
function draw(form: Form, spec: FormSpec): void {
  form.setTitle(spec.title).setDescription(spec.description);
  form.setAllowResponseEdits(false).setShowLinkToRespondAgain(true);
  form.setConfirmationMessage(
    'Received. You may answer again until the deadline: your latest valid answer counts.',
  );
  // An item is made first and titled then: one without a title is left from a making that was interrupted.
  for (const item of form.getItems()) if (item.getTitle() === '') form.deleteItem(item);
  const items = form.getItems();
  const find = (title: string): Item | undefined => items.find((item) => item.getTitle() === title);
  keyItem(form, find(spec.keyTitle), spec.keyTitle);
  for (const question of spec.questions) drawQuestion(form, question, find(question.title));
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
      // Forms refuses a question without choices; where there is nothing to choose, nothing is asked.
      if (labels.length === 0) return;
      const list = item === undefined ? form.addListItem().setTitle(title) : item.asListItem();
      list.setChoiceValues(labels).setHelpText(help).setRequired(required);
      return;
    }
    case 'checkboxes': {
      const labels = kind.options.map(({ label, value }) => label ?? value);
      if (labels.length === 0) return;
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

/** Lets responses land in the host book, and finds the tab and the link with the key in it. */
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

/** The tab appears a moment after the form is connected. */
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

/** The choices in an answer that joins them with ", ", the longest first where one begins with another. */
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
